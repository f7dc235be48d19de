// SPDX-License-Identifier: GPL-3.0-or-later
// translations/TERMS.md holds: no Korean sentence of the program, and none of a lesson, says what its last column rules out;
// every Korean term it gives is one that the program says.
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

namespace {

struct Term {
    QString concept_;
    QStringList korean;
    QStringList never;
};

QString contents(const QString& path)
{
    QFile file(QStringLiteral(HANPAN_SOURCE "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QList<Term> terms()
{
    QList<Term> all;
    static const QRegularExpression quoted(QStringLiteral("`([^`]+)`"));
    static const QRegularExpression inBrackets(QStringLiteral(" *\\([^)]*\\)"));
    for (const QString& line : contents(QStringLiteral("translations/TERMS.md")).split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() != 6 || cells[1].trimmed() == QLatin1String("concept") ||
            cells[1].startsWith(QLatin1String("--")))
            continue;
        Term term{cells[1].trimmed(), {}, {}};
        for (const QString& word : QString(cells[3]).remove(inBrackets).split(u','))
            term.korean.append(word.trimmed());
        for (auto found = quoted.globalMatch(cells[4]); found.hasNext();)
            term.never.append(found.next().captured(1));
        all.append(term);
    }
    return all;
}

/// Every Korean sentence there is.
QStringList sentences()
{
    QStringList all;
    QXmlStreamReader xml(contents(QStringLiteral("translations/hanpan_ko.ts")));
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() &&
            (xml.name() == QLatin1String("translation") || xml.name() == QLatin1String("numerusform")))
            all.append(xml.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    for (QDirIterator it(QStringLiteral(HANPAN_SOURCE "/resources/games"), {QStringLiteral("*.json")}, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext();) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto collect = [&](auto&& self, const nlohmann::json& node) -> void {
            for (const auto& [key, value] : node.items())
                if (key == "ko" && value.is_string())
                    all.append(QString::fromStdString(value.template get<std::string>()));
                else if (value.is_structured())
                    self(self, value);
        };
        collect(collect, nlohmann::json::parse(file.readAll().toStdString()));
    }
    return all;
}

} // namespace

class TermsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingElseIsSaid()
    {
        const QStringList said = sentences();
        QVERIFY(said.size() > 2000);
        QStringList wrong;
        for (const Term& term : terms())
            for (const QString& never : term.never)
                for (const QString& sentence : said)
                    if (sentence.contains(never))
                        wrong.append(never + QStringLiteral(" (") + term.concept_ + QStringLiteral("): ") + sentence);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyTermIsSaid()
    {
        const QString said = sentences().join(u'\n');
        const QList<Term> all = terms();
        QVERIFY(all.size() > 20);
        for (const Term& term : all)
            for (const QString& word : term.korean) {
                // A verb is said in one of its forms.
                const QString stem = word.endsWith(u'다') ? word.chopped(1) : word;
                QVERIFY2(said.contains(stem), qPrintable(word));
            }
    }
};

QTEST_GUILESS_MAIN(TermsTest)
#include "terms_test.moc"
