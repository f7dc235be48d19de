// SPDX-License-Identifier: GPL-3.0-or-later
// The book of rules: whatever the house rules are, it tells of all of them, in both languages, in words.
#include <QGuiApplication>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include "history_help.h"

#include "games/dragon/actions.h"
#include "games/gametable.h"
#include "games/hohpai/actions.h"
#include "games/hollywood/refusals.h"
#include "games/hoola/refusals.h"
#include "games/hulahoo/actions.h"
#include "houserules/bookofrules.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "registry/registry.h"
#include "settings/preferences.h"

namespace {

using hanpan::json;
using hanpan::rule_info;
using hanpan::rule_kind;
using hanpan::rule_values;
using hanpan::rulebook;

/// Values that differ in one field, as many kinds as it has.
QList<json> others(const rule_info& field, const json& now)
{
    QList<json> found;
    switch (field.kind) {
    case rule_kind::flag: found.append(!now.get<bool>()); break;
    case rule_kind::number:
        for (const int value : {field.min, field.max, now.get<int>() + field.step, now.get<int>() - field.step})
            if (value >= field.min && value <= field.max && json(value) != now)
                found.append(value);
        break;
    case rule_kind::choice:
        for (const hanpan::rule_choice& choice : field.choices)
            if (choice.value != now)
                found.append(choice.value);
        break;
    case rule_kind::numbers: {
        json changed = now;
        if (!changed.empty())
            changed[0] = changed[0].get<int>() == field.max ? field.max - 1 : changed[0].get<int>() + 1;
        found.append(changed);
        break;
    }
    case rule_kind::text:
    case rule_kind::list: break;
    }
    return found;
}

/// Every reason a game refuses an action for.
template <class Reason, class Explain>
QStringList idsOf(Explain explain)
{
    QStringList ids;
    for (int why = 1; why < int(Reason::count); ++why)
        ids.append(toQString(explain(Reason(why)).id));
    return ids;
}
QStringList refusals(const QString& game)
{
    const QHash<QString, QStringList> ids{
        {QStringLiteral("hoola"),
         idsOf<hanpan::hoola::refused>([](auto why) { return hanpan::hoola::explain(why, 0, 0); })},
        {QStringLiteral("hollywood"),
         idsOf<hanpan::hollywood::refused>([](auto why) { return hanpan::hollywood::explain(why, 0, 0); })},
        {QStringLiteral("hohpai"),
         idsOf<hanpan::hohpai::refused>([](auto why) { return hanpan::hohpai::explain(why); })},
        {QStringLiteral("hulahoo"),
         idsOf<hanpan::hulahoo::refused>([](auto why) { return hanpan::hulahoo::explain(why, 0, 0); })},
        {QStringLiteral("dragon"),
         idsOf<hanpan::dragon::refused>([](auto why) { return hanpan::dragon::explain(why, 0, 0); })}};
    return ids.value(game);
}

} // namespace

class BookOfRulesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// Every word of it is one that people read.
    static QString wrongWords(const BookOfRules& book, const rulebook& rules)
    {
        const QString text = book.plainText();
        static const QRegularExpression raw(QStringLiteral("[a-z0-9]+_[a-z0-9_]+|%[0-9nL]|undefined|\\bnull\\b"));
        if (const auto match = raw.match(text); match.hasMatch())
            return match.captured() + QStringLiteral(" in: ") + text.mid(qMax(0, match.capturedStart() - 60), 140);
        if (text.contains(QStringLiteral("은(는)")) || text.contains(QStringLiteral("을(를)")) ||
            text.contains(QStringLiteral("(으)로")) || text.contains(QStringLiteral("와(과)")))
            return QStringLiteral("doubled particle");
        for (const BookChapter& chapter : book.chapters())
            for (const BookPart& part : chapter.parts)
                for (const QString& field : part.fields)
                    if (!rules.find_field(field.toStdString()))
                        return QStringLiteral("no such rule: ") + field;
        return {};
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        new RulesInUse(folder_.filePath(QStringLiteral("rules")), QCoreApplication::instance());
    }
    /// An example that the engine refuses is none.
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("the book of"))); }

    void theTableStandsInTheBook_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("whose");
        for (const auto& [name, table] : tableGames())
            QTest::newRow(qPrintable(name)) << name
                                            << (name == QLatin1String("hulahoo")  ? QStringLiteral("Jacques Zeimet")
                                                : name == QLatin1String("dragon") ? QStringLiteral("Youn Bros.")
                                                : name == QLatin1String("hohpai") ? QStringLiteral("1895")
                                                                                  : QString());
    }
    /// As it lies after the deal, every place with its name, in both languages; and to whom the game is owed.
    void theTableStandsInTheBook()
    {
        QFETCH(QString, game);
        QFETCH(QString, whose);
        for (const char* language : {"en", "ko"}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(language));
            BookOfRules book;
            book.setGame(game);
            BookPart table;
            QString words;
            const BookChapter first = book.chapters().constFirst();
            for (const BookPart& part : first.parts) {
                words += part.text + u'\n';
                if (part.kind == QLatin1String("places"))
                    table = part;
            }
            QVERIFY(words.contains(whose));
            QStringList named;
            bool mine = false;
            for (const BookPlace& place : std::as_const(table.places)) {
                QCOMPARE(place.count, place.faces.size());
                if (!place.name.isEmpty())
                    named.append(QStringLiteral("%1 %2").arg(named.size() + 1).arg(place.name));
                if (place.kind == QLatin1String("hand")) {
                    const bool own = place.owner == 0;
                    mine = mine || (own && !place.faces.isEmpty() && !place.faces.contains(QString()));
                    if (!own) // nobody's secrets, in a picture either
                        QCOMPARE(place.faces.count(QString()), place.faces.size());
                }
            }
            QVERIFY(mine);
            QVERIFY(named.size() >= 3);
            QCOMPARE(table.text, named.join(QStringLiteral(" · ")));
            QVERIFY(!table.names.contains(QString()));
        }
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }

    void everyRuleHasItsPlace_data()
    {
        QTest::addColumn<QString>("game");
        for (const auto& [name, table] : tableGames())
            QTest::newRow(qPrintable(name)) << name;
    }
    void everyRuleHasItsPlace()
    {
        QFETCH(QString, game);
        const rulebook& rules = *ruleBook(game);
        BookOfRules book;
        book.setGame(game);
        QVERIFY(book.chapters().size() >= 4);
        QVERIFY(!book.terms().isEmpty());
        for (const rule_info& field : rules.fields())
            if (field.in_panel)
                QVERIFY2(book.placeOf(toQString(field.id)).chapter >= 0, std::string(field.id).c_str());
        // What is searched for is all that is left.
        const QString word = book.terms().first().word;
        const int all = int(book.plainText().size());
        book.setSearch(word);
        QVERIFY(book.plainText().contains(word, Qt::CaseInsensitive));
        QVERIFY(book.plainText().size() < all);
        book.setSearch(QStringLiteral("nothing is called that"));
        QVERIFY(book.chapters().isEmpty());
    }

    /// "Why?" leads from every refusal to a paragraph, under all presets and whatever the house rules are.
    void everyRefusalIsExplained_data() { everyRuleHasItsPlace_data(); }
    void everyRefusalIsExplained()
    {
        QFETCH(QString, game);
        const rulebook& rules = *ruleBook(game);
        const QStringList ids = refusals(game);
        QVERIFY(!ids.isEmpty());
        BookOfRules book;
        book.setGame(game);
        const auto complaint = [&]() -> QString {
            for (const QString& id : ids)
                if (book.placeOf(id).part < 0)
                    return id + QStringLiteral(" is not explained");
            for (const BookChapter& chapter : book.chapters())
                for (const BookPart& part : chapter.parts)
                    for (const QString& id : part.answers)
                        if (!ids.contains(id) && id != QStringLiteral("not_your_turn"))
                            return QStringLiteral("no such refusal: ") + id;
            // What has no reason of its own leads to how a turn goes; so does a turn that is not one's own.
            if (book.placeOf(QStringLiteral("turn")).chapter < 0 ||
                book.placeOf(QStringLiteral("not_your_turn")).part < 0)
                return QStringLiteral("turns are not told of");
            return QString();
        };
        QRandomGenerator chance(7);
        for (const hanpan::rule_preset& preset : rules.presets()) {
            const rule_values base = rules.preset_values(preset.id);
            book.setValues(base);
            QCOMPARE(complaint(), QString());
            for (const rule_info& field : rules.fields())
                for (const json& value : others(field, base.at(std::string(field.id)))) {
                    if (chance.bounded(3) != 0)
                        continue;
                    rule_values changed = base;
                    changed[std::string(field.id)] = value;
                    book.setValues(changed);
                    if (book.problem().isEmpty())
                        QVERIFY2(complaint().isEmpty(),
                                 qPrintable(complaint() + u' ' + toQString(preset.id) + u' ' + toQString(field.id)));
                }
        }
    }

    void everyChangeIsSeen_data() { everyRuleHasItsPlace_data(); }
    void everyChangeIsSeen()
    {
        QFETCH(QString, game);
        const rulebook& rules = *ruleBook(game);
        for (const char* language : {"en", "ko"}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(language));
            BookOfRules book;
            book.setGame(game);
            for (const hanpan::rule_preset& preset : rules.presets()) {
                const rule_values base = rules.preset_values(preset.id);
                book.setValues(base);
                QCOMPARE(book.problem(), QString());
                const QString wrong = wrongWords(book, rules);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromLatin1(preset.id.data()) + u' ' + wrong));
                const QString before = book.plainText();
                // Every field of the first preset, some of the others.
                for (const rule_info& field : rules.fields()) {
                    if (!field.in_panel ||
                        (&preset != &rules.presets().front() && QRandomGenerator::global()->bounded(8) > 0))
                        continue;
                    for (const json& value : others(field, base.at(std::string(field.id)))) {
                        rule_values changed = base;
                        changed[std::string(field.id)] = value;
                        if (!rules.read(changed))
                            continue;
                        book.setValues(changed);
                        const QString note =
                            toQString(field.id) + QStringLiteral(" = ") + QString::fromStdString(value.dump());
                        QVERIFY2(book.plainText() != before, qPrintable(note));
                        const QString bad = wrongWords(book, rules);
                        QVERIFY2(bad.isEmpty(), qPrintable(note + u' ' + bad));
                    }
                }
            }
        }
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }

    /// Rounds that were played, settled once more with one rule changed: where the very same moves are paid otherwise, the
    /// chapters say something else, not only the list of rules at their end.
    void whatMovesMoneyIsTold_data() { everyRuleHasItsPlace_data(); }
    void whatMovesMoneyIsTold()
    {
        QFETCH(QString, game);
        const rulebook& rules = *ruleBook(game);
        BookOfRules book;
        book.setGame(game);
        const auto told = [&](const rule_values& values) {
            book.setValues(values);
            QString text;
            for (const BookChapter& chapter : book.chapters())
                for (const BookPart& part : chapter.parts) {
                    text += part.text + u'\n';
                    for (const BookRow& row : part.rows)
                        for (const BookCell& cell : row.cells)
                            text += cell.text + u' ' + cell.pieces.join(u' ') + u'\n';
                }
            return text;
        };
        const int seeds = qEnvironmentVariableIsSet("HANPAN_FULL_TESTS") ? 100 : 3;
        int moved = 0;
        QSet<QString> untold;
        for (const hanpan::rule_preset& preset : rules.presets()) {
            const rule_values base = rules.preset_values(preset.id);
            const QString before = told(base);
            for (int seed = 1; seed <= seeds; ++seed) {
                hanpan::match_setup setup;
                setup.game = game.toStdString();
                setup.players = 4;
                setup.seed = std::uint64_t(seed);
                setup.rules = base;
                setup.until = 1;
                auto played = hanpan::make_match(setup);
                if (!played)
                    continue;
                while (!(*played)->round_over() && history_help::step(**played))
                    ;
                const auto paid = (*played)->settle().payments;
                for (const rule_info& field : rules.fields())
                    for (const json& value : others(field, base.at(std::string(field.id)))) {
                        if (!field.in_panel || untold.contains(toQString(field.id)))
                            continue;
                        setup.rules = base;
                        setup.rules[std::string(field.id)] = value;
                        const auto again = hanpan::make_match(setup);
                        if (!again)
                            continue;
                        for (const hanpan::played_action& action : (*played)->actions())
                            if (!(*again)->play(action.who, action.text).allowed())
                                break;
                        if (!(*again)->round_over() || (*again)->settle().payments == paid)
                            continue;
                        ++moved;
                        if (told(setup.rules) == before)
                            untold.insert(toQString(field.id));
                    }
            }
        }
        QVERIFY(moved > 0);
        QVERIFY2(untold.isEmpty(), qPrintable(QStringList(untold.begin(), untold.end()).join(u' ')));
    }

    /// Many rules changed at once: no sentence falls over another.
    void randomRules_data() { everyRuleHasItsPlace_data(); }
    void randomRules()
    {
        QFETCH(QString, game);
        const rulebook& rules = *ruleBook(game);
        QRandomGenerator chance(20261123);
        const int rounds = qEnvironmentVariableIsSet("HANPAN_FULL_TESTS") ? 400 : 25;
        for (const char* language : {"en", "ko"}) {
            Preferences::instance()->setLanguage(QString::fromLatin1(language));
            BookOfRules book;
            book.setGame(game);
            for (int n = 0; n < rounds; ++n) {
                rule_values values = rules.defaults();
                for (const rule_info& field : rules.fields()) {
                    const QList<json> list = others(field, values.at(std::string(field.id)));
                    if (list.isEmpty() || chance.bounded(2) == 0)
                        continue;
                    rule_values tried = values;
                    tried[std::string(field.id)] = list[chance.bounded(int(list.size()))];
                    if (rules.read(tried))
                        values = tried;
                }
                book.setValues(values);
                const QString bad = wrongWords(book, rules);
                QVERIFY2(bad.isEmpty(), qPrintable(bad + QString::fromStdString(rules.shortest(values).dump())));
                QVERIFY2(!book.chapters().isEmpty() || !book.problem().isEmpty(), values.dump().c_str());
            }
        }
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }

    /// The numbers of Hoola's examples: RULES.md, section 6.3, cases 0a and 1's kind, worked out by hand.
    void theExamplesCount()
    {
        BookOfRules book;
        book.setGame(QStringLiteral("hoola"));
        const rulebook& rules = *ruleBook(QStringLiteral("hoola"));
        rule_values values = rules.preset_values("seed");
        book.setValues(values);
        // 2 4 5 and four nines: 11, the nines count nothing.
        QVERIFY(book.plainText().contains(QStringLiteral("11 points")));
        // 3 and 5 registered: first rank, one stake. 4 and J: second, two. 7 and K unregistered: third, a seven, no meld: 3×2×2.
        const QStringList wanted{QStringLiteral("8 · yes · 1"), QStringLiteral("15 · yes · 2"),
                                 QStringLiteral("20 · no · 12")};
        for (const QString& row : wanted)
            QVERIFY2(book.plainText().contains(row), qPrintable(book.plainText()));
        values["quads_ignored"] = false;
        book.setValues(values);
        QVERIFY(book.plainText().contains(QStringLiteral("47 points")));
        values["seven_final_value"] = 14;
        book.setValues(values);
        QVERIFY(book.plainText().contains(QStringLiteral("27 · no · 12")));
    }

    /// A rule that differs is marked where it is told of and where it is listed.
    void whatDiffersIsMarked()
    {
        BookOfRules book;
        book.setGame(QStringLiteral("hoola"));
        const rulebook& rules = *ruleBook(QStringLiteral("hoola"));
        rule_values values = rules.preset_values("seed");
        values["ace_runs"] = "cyclic";
        book.setValues(values);
        QStringList marked;
        for (const BookChapter& chapter : book.chapters()) {
            for (const BookPart& part : chapter.parts)
                if (part.changed)
                    marked += part.text;
            for (const BookRule& rule : chapter.rules)
                if (rule.changed)
                    marked += rule.id;
        }
        QVERIFY2(marked.contains(QStringLiteral("ace_runs")), qPrintable(marked.join(u'|')));
        QVERIFY2(marked.join(u'|').contains(QStringLiteral("K-A-2 is a run")), qPrintable(marked.join(u'|')));
    }

    /// Whoever learns Ho-Hpai finds every name that is met at its table, as it is written in Korean too.
    void theGlossaryOfHohpaiKnowsItsNames()
    {
        // RULES.md, the table of names and the line of the pieces' names.
        const QStringList hands{QStringLiteral("쌍소"), QStringLiteral("홀쌍소"), QStringLiteral("대사대"),
                                QStringLiteral("부동"), QStringLiteral("속"),     QStringLiteral("대삼동"),
                                QStringLiteral("노인"), QStringLiteral("아기"),   QStringLiteral("쌍비연"),
                                QStringLiteral("요"),   QStringLiteral("순")};
        const QStringList pieces{QStringLiteral("소소"), QStringLiteral("백륙"), QStringLiteral("쥐코"),
                                 QStringLiteral("관아"), QStringLiteral("준홍"), QStringLiteral("장삼")};
        for (const char* language : {"en", "ko"}) {
            Preferences::instance()->setLanguage(QLatin1String(language));
            BookOfRules book;
            book.setGame(QStringLiteral("hohpai"));
            QStringList words;
            QString meanings;
            for (const BookTerm& term : book.glossary()) {
                words.append(term.word);
                meanings += term.meaning + u'\n';
                QVERIFY(!term.meaning.isEmpty());
            }
            for (const QString& hand : hands)
                QVERIFY2(std::count_if(words.begin(), words.end(),
                                       [&](const QString& word) {
                                           return word == hand || word.endsWith(u'(' + hand + u')');
                                       }) == 1,
                         qPrintable(hand + QStringLiteral(" – ") + words.join(u'|')));
            for (const QString& piece : pieces)
                QVERIFY2(meanings.count(piece) == 1, qPrintable(piece + QStringLiteral(" – ") + meanings));
        }
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        // Short ones are no beginnings of other words.
        BookOfRules book;
        book.setGame(QStringLiteral("hohpai"));
        QVERIFY(!book.linked(QStringLiteral("You win.")).contains(QLatin1String("<a ")));
        QVERIFY(book.linked(QStringLiteral("Two ssang-syo win.")).contains(QLatin1String(">ssang-syo</a>")));
    }

    /// A word of the glossary is a link where it stands, and no part of another word is one.
    void wordsAreLinked()
    {
        BookOfRules book;
        book.setGame(QStringLiteral("hoola"));
        const QString linked = book.linked(QStringLiteral("The mistake is a stake & no more."));
        QVERIFY2(linked.contains(QStringLiteral(">stake</a> &amp; no")), qPrintable(linked));
        QCOMPARE(linked.count(QStringLiteral("<a ")), 1);
        QVERIFY(book.linked(QStringLiteral("Once you have melded.")).contains(QStringLiteral(">melded</a>")));
        // The river is no part of a colour.
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        book.setGame(QStringLiteral("dragon"));
        QCOMPARE(book.linked(QStringLiteral("빨강")), QStringLiteral("빨강"));
        QVERIFY(book.linked(QStringLiteral("아무 강의 큐브")).contains(QStringLiteral(">강</a>의")));
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }
};

QTEST_MAIN(BookOfRulesTest)
#include "bookofrules_test.moc"
