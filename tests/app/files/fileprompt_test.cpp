// SPDX-License-Identifier: GPL-3.0-or-later
// Files are asked for as people know it: a name is suggested, the button says Save, what is typed whole is taken, nothing is
// overwritten without a question. Where the desktop has no dialog of its own, which is so here.
#include <QFileDialog>
#include <QLibraryInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QTranslator>

#include "history_help.h"
#include "window_help.h"

using namespace window_help;

class FilePromptTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("fileprompt");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setLanguage(QStringLiteral("en"));
        all->forget(QStringLiteral("files/folder"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        const auto match = history_help::played("hoola", 7, 5000, 2);
        QVERIFY(History::instance()->store().add(
                    *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match)) > 0);
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }
    void cleanup()
    {
        if (QFileDialog* left = dialog())
            left->reject();
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    void exportIsSavedWhereItIsTyped()
    {
        QFileDialog* asked = exportAll();
        QVERIFY(asked);
        QCOMPARE(asked->acceptMode(), QFileDialog::AcceptSave);
        QVERIFY(asked->selectedFiles().value(0).endsWith(QLatin1String("Hanpan matches.hanpan")));
        QVERIFY(asked->directory().absolutePath() != QDir::currentPath()); // not where the program happens to stand
        const QString whole = folder_.filePath(QStringLiteral("a long way/한 판"));
        QVERIFY(QDir().mkpath(QFileInfo(whole).path()));
        type(asked, whole); // the suffix comes by itself
        QTRY_VERIFY(QFile::exists(whole + QStringLiteral(".hanpan")));
        QTRY_VERIFY(dialog() == nullptr);
        // The folder is remembered, the name is not: the next export begins with its own.
        asked = exportAll();
        QVERIFY(asked);
        QCOMPARE(asked->directory().absolutePath(), QFileInfo(whole).path());
        QVERIFY(asked->selectedFiles().value(0).endsWith(QLatin1String("/Hanpan matches.hanpan")));
    }

    void nothingIsOverwrittenWithoutAQuestion()
    {
        const QString file = folder_.filePath(QStringLiteral("there.hanpan"));
        QFile there(file);
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.write("precious");
        there.close();
        QFileDialog* asked = exportAll();
        QVERIFY(asked);
        bool question = false;
        QTimer::singleShot(0, this, [&] { answer(QMessageBox::No, &question); });
        type(asked, file);
        QTRY_VERIFY(question);
        QVERIFY(there.open(QIODevice::ReadOnly));
        QCOMPARE(there.readAll(), QByteArray("precious"));
    }

    /// The book of rules of every game, its pieces drawn, in a file.
    void theBookIsSavedAsPdf()
    {
        for (const QString& game : history_help::games()) {
            window_->home();
            window_->go(QStringLiteral("RulesBook"), {{QStringLiteral("game"), game}});
            QTRY_COMPARE(window_->pageName(), QStringLiteral("RulesBook"));
            // The list of chapters lies as it will.
            QTRY_VERIFY(window_->item(QStringLiteral("chapter-words")) &&
                        window_->item(QStringLiteral("chapter-words"))->y() > 0);
            QVERIFY(window_->click(QStringLiteral("bookPdf")));
            QVERIFY2(QTest::qWaitFor([] { return dialog() != nullptr; }), qPrintable(game + u' ' + window_->where()));
            const QString file = folder_.filePath(game + QStringLiteral(" book.pdf"));
            type(dialog(), file);
            QVERIFY2(QTest::qWaitFor([&] { return QFile::exists(file); }, 60'000),
                     qPrintable(game)); // after its rules were played
            const auto* effects = window_->page()->findChild<QQuickItem*>(QStringLiteral("bookEffects"));
            QVERIFY2(effects && !effects->property("text").toString().isEmpty(), qPrintable(game));
            QFile pdf(file);
            QVERIFY(pdf.open(QIODevice::ReadOnly));
            const QByteArray content = pdf.readAll();
            QVERIFY(content.startsWith("%PDF-1."));
            QVERIFY2(content.count("/Subtype /Image") >= 10, qPrintable(game));
            auto* news = window_->item(QStringLiteral("bookTerm"));
            QVERIFY(news);
            QTRY_VERIFY(news->isVisible());
            // To be looked at by a person.
            if (const QString keep = qEnvironmentVariable("HANPAN_KEEP_PDF"); !keep.isEmpty())
                QFile::copy(file, QDir(keep).filePath(game + QStringLiteral("-book.pdf")));
        }
    }

    /// Where there is no book, and so no piece to draw, the paper says so instead of never coming.
    void aBookWithoutPiecesIsSavedToo()
    {
        window_->home();
        window_->go(QStringLiteral("RulesBook"), {{QStringLiteral("game"), QStringLiteral("nothing")}});
        QTRY_COMPARE(window_->pageName(), QStringLiteral("RulesBook"));
        QVERIFY(window_->press(QStringLiteral("bookPdf")));
        QTRY_VERIFY(dialog() != nullptr);
        const QString file = folder_.filePath(QStringLiteral("no book.pdf"));
        type(dialog(), file);
        QTRY_VERIFY(QFile::exists(file));
    }

    /// A program that began in Korean asks in English once English is spoken, in Qt's own words too, and the other way round.
    void dialogsSpeakTheLanguageOfTheMoment()
    {
        if (QTranslator qts; !qts.load(QStringLiteral("qtbase_ko"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QSKIP("Qt's Korean words are not installed");
        for (const char* language : {"ko", "en", "ko"}) {
            Preferences::instance()->setLanguage(QLatin1String(language));
            if (qstrcmp(language, "ko") == 0) { // as a start in that language
                window_.reset();
                window_ = std::make_unique<Window>();
                QVERIFY(window_->opened());
            }
            QFileDialog* asked = exportAll();
            QVERIFY(asked);
            QStringList words;
            for (const QAbstractButton* button : asked->findChildren<QAbstractButton*>())
                words.append(button->text());
            const QString save = words.join(u' ');
            QVERIFY2(save.contains(QLatin1String("Save")) == (qstrcmp(language, "en") == 0), qPrintable(save));
            asked->reject();
            QTRY_VERIFY(dialog() == nullptr);
        }
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }

private:
    static QFileDialog* dialog()
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<QFileDialog*>(widget); found && found->isVisible())
                return found;
        return nullptr;
    }
    QFileDialog* exportAll()
    {
        window_->home();
        window_->go(QStringLiteral("HistoryPage"));
        if (!QTest::qWaitFor([&] { return window_->pageName() == QLatin1String("HistoryPage"); }) ||
            !window_->click(QStringLiteral("exportAll")) || !QTest::qWaitFor([&] { return dialog() != nullptr; }))
            return nullptr;
        return dialog();
    }
    static void type(QFileDialog* asked, const QString& name)
    {
        auto* line = asked->findChild<QLineEdit*>();
        line->clear();
        line->setText(name);
        QTest::keyClick(line, Qt::Key_Return);
    }
    /// Answers the question once it is there.
    void answer(QMessageBox::StandardButton button, bool* asked)
    {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box && box->isVisible()) {
                *asked = true;
                box->button(button)->click();
                return;
            }
        QTimer::singleShot(10, this, [this, button, asked] { answer(button, asked); });
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    FilePromptTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "fileprompt_test.moc"
