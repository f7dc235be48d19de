// SPDX-License-Identifier: GPL-3.0-or-later
// Hangul as it is typed: in every field of the real window a syllable is made step by step by an input method, and the Return
// that ends it ends nothing else.
#include <QInputMethodEvent>

#include "history_help.h"
#include "window_help.h"

using namespace window_help;

class ComposingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("composing");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setLanguage(QStringLiteral("ko"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }
    void init() { complaints().clear(); }
    void cleanup() { QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n'))); }

    void fields_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("press"); // what opens the field's sheet
        QTest::addColumn<QString>("field");
        QTest::newRow("name at the table") << "Settings" << QString() << "playerName";
        QTest::newRow("search of the house rules") << "HouseRules" << QString() << "search";
        QTest::newRow("name of rules") << "HouseRules"
                                       << "save"
                                       << "name";
        QTest::newRow("code of rules") << "HouseRules"
                                       << "code"
                                       << "paste";
        QTest::newRow("code of a deal") << "HistoryPage"
                                        << "code"
                                        << "dealCode";
        QTest::newRow("deal number") << "Setup" << QString() << "deal";
    }
    void fields()
    {
        QFETCH(QString, page);
        QFETCH(QString, press);
        QFETCH(QString, field);
        Window& w = *window_;
        w.home();
        w.go(page, page == QLatin1String("Setup") || page == QLatin1String("HouseRules")
                       ? QVariantMap{{QStringLiteral("game"), QStringLiteral("hoola")}}
                       : QVariantMap{});
        QTRY_COMPARE(w.pageName(), page);
        if (page == QLatin1String("Setup"))
            w.page()->setProperty("typedDeal", true);
        if (!press.isEmpty())
            QVERIFY(w.click(press));
        QQuickItem* entry = nullptr;
        QTRY_VERIFY((entry = w.item(field)) != nullptr && entry->width() > 0);
        entry->forceActiveFocus(Qt::TabFocusReason);
        QTRY_COMPARE(w->activeFocusItem(), entry);
        QMetaObject::invokeMethod(entry, "clear");
        const QStringList before = w.open();
        const int depth = w.depth();

        compose(QStringLiteral("ㅎ"));
        compose(QStringLiteral("호"));
        compose(QStringLiteral("훌"));
        QCOMPARE(entry->property("typed").toString(), QStringLiteral("훌"));
        QCOMPARE(entry->property("text").toString(), QString()); // nothing of it is there yet
        if (field == QLatin1String("search")) {
            // Found while the syllable is being made.
            QObject* model = nullptr;
            for (QObject* child : w.page()->findChildren<QObject*>())
                if (child->inherits("RuleModel"))
                    model = child;
            QVERIFY(model);
            QCOMPARE(model->property("filter").toString(), QStringLiteral("훌"));
        }
        // The Return that ends the syllable: put in, and the key passed on at once.
        commit(QStringLiteral("훌"));
        w.key(Qt::Key_Return);
        QCOMPARE(entry->property("text").toString(),
                 field == QLatin1String("deal") ? entry->property("text").toString() : QStringLiteral("훌"));
        QCOMPARE(w.open(), before);
        QCOMPARE(w.depth(), depth);
        QCOMPARE(w->activeFocusItem(), entry);
        // The next one is meant.
        compose(QStringLiteral("ㄹ"));
        compose(QStringLiteral("라"));
        commit(QStringLiteral("라"));
        QTRY_VERIFY(!entry->property("syllableEnded").toBool());
        w.key(Qt::Key_Return);
        if (field == QLatin1String("name"))
            QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
        if (field == QLatin1String("playerName"))
            QTRY_COMPARE(Preferences::instance()->playerName(), QStringLiteral("훌라"));
        while (!w.quiet())
            w.key(Qt::Key_Escape);
    }

    /// The rules that are written, and the names in lists: found by the search in Korean, typed in syllables.
    void rulesThatAreWritten_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QStringList>("press");
        QTest::addColumn<QString>("field");
        QTest::newRow("contracts") << "hollywood"
                                   << "contracts" << QStringList() << "written";
        QTest::newRow("a hand of the house")
            << "dragon"
            << "custom_hands" << QStringList{QStringLiteral("openList"), QStringLiteral("addElement")} << "writtenPart";
    }
    void rulesThatAreWritten()
    {
        QFETCH(QString, game);
        QFETCH(QString, rule);
        QFETCH(QStringList, press);
        QFETCH(QString, field);
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("HouseRules"), {{QStringLiteral("game"), game}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("HouseRules"));
        QTRY_VERIFY(w.item(QStringLiteral("search")));
        const hanpan::rule_info* const known =
            hanpan::find_game(game.toStdString())->book().find_field(rule.toStdString());
        QVERIFY(known);
        w.item(QStringLiteral("search"))
            ->setProperty("text",
                          QCoreApplication::translate(game.toUtf8().constData(), std::string(known->label).c_str()));
        for (const QString& button : press)
            QVERIFY2(w.click(button), qPrintable(button));
        QQuickItem* entry = nullptr;
        QTRY_VERIFY((entry = w.item(field)) != nullptr && entry->width() > 0);
        entry->forceActiveFocus(Qt::TabFocusReason);
        QTRY_COMPARE(w->activeFocusItem(), entry);
        QMetaObject::invokeMethod(entry, "clear");
        const QStringList before = w.open();
        const int depth = w.depth();
        for (const char* half : {"ㄱ", "가", "강"})
            compose(QString::fromUtf8(half));
        QCOMPARE(entry->property("typed").toString(), QStringLiteral("강"));
        commit(QStringLiteral("강"));
        w.key(Qt::Key_Return);
        QCOMPARE(entry->property("text").toString(), QStringLiteral("강"));
        QCOMPARE(w.open(), before);
        QCOMPARE(w.depth(), depth);
        QCOMPARE(w->activeFocusItem(), entry);
        while (!w.quiet())
            w.key(Qt::Key_Escape);
    }

    /// Whoever leaves a field in the middle of a syllable has typed it.
    void leavingKeepsTheSyllable()
    {
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("Settings"));
        QQuickItem* entry = nullptr;
        QTRY_VERIFY((entry = w.item(QStringLiteral("playerName"))) != nullptr);
        entry->forceActiveFocus(Qt::TabFocusReason);
        QMetaObject::invokeMethod(entry, "clear");
        compose(QStringLiteral("강"));
        QCOMPARE(entry->property("typed").toString(), QStringLiteral("강"));
        commit(QStringLiteral("강")); // what input methods do when the focus goes
        w.key(Qt::Key_Tab);
        QTRY_COMPARE(Preferences::instance()->playerName(), QStringLiteral("강"));
    }

private:
    void compose(const QString& half)
    {
        QInputMethodEvent event(half, {{QInputMethodEvent::Cursor, int(half.size()), 1}});
        QCoreApplication::sendEvent(window_->get()->activeFocusItem(), &event);
    }
    void commit(const QString& whole)
    {
        QInputMethodEvent event;
        event.setCommitString(whole);
        QCoreApplication::sendEvent(window_->get()->activeFocusItem(), &event);
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    ComposingTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "composing_test.moc"
