// SPDX-License-Identifier: GPL-3.0-or-later
// A Korean screen speaks Korean, also where something goes wrong: every way in which files, codes, records, rules, the
// database or the command line can be refused is gone here, and what is said is looked through for English.
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "catalog/gamecatalog.h"
#include "files/files.h"
#include "history/dealcode.h"
#include "history/history.h"
#include "history/matchkeeper.h"
#include "history/records.h"
#include "history_help.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulecode.h"
#include "houserules/rulefile.h"
#include "houserules/rulesinuse.h"
#include "houserules/rulewords.h"
#include "launch/launch.h"
#include "launch/openedfile.h"
#include "moving/movingfile.h"
#include "settings/preferences.h"
#include "words/language.h"
#include "words/particles.h"
#include "words/spoken.h"
#include "words/words.h"

using namespace history_help;
using hanpan::json;

namespace {

/// What is wrong with a sentence on a Korean screen; empty when nothing is. What stands in quotes or brackets and what
/// was typed or may be typed (behind "적힌 값:" and its like, options, ids) is no sentence.
QString fault(const QString& said)
{
    static const QRegularExpression hangul(QStringLiteral("[가-힣]"));
    if (!said.contains(hangul))
        return QStringLiteral("no Korean: ") + said;
    QString rest = said;
    static const QRegularExpression quoted(
        QStringLiteral("“[^”]*”|‘[^’]*’|\"[^\"]*\"|'[^']*'|\\{.*\\}|\\[.*\\]|\\([^)]*\\)|--[a-z]+"));
    rest.remove(quoted);
    static const QRegularExpression typed(
        QStringLiteral("(적힌 값|적힌 것|있는 것|있는 게임|쓸 수 있는 값|올 수 없는 값입니다): .*"));
    rest.remove(typed);
    static const QRegularExpression english(QStringLiteral("[A-Za-z]{2,}[ ,:]+[A-Za-z]{2,}"));
    if (rest.contains(english))
        return QStringLiteral("English left: ") + said;
    static const QRegularExpression mark(QStringLiteral("%[1-9]"));
    if (rest.contains(mark))
        return QStringLiteral("not filled in: ") + said;
    static const QRegularExpression both(
        QStringLiteral("은\\(는\\)|이\\(가\\)|을\\(를\\)|와\\(과\\)|\\(으\\)로|\\(이\\)라"));
    if (said.contains(both))
        return QStringLiteral("both particles: ") + said;
    return {};
}

#define IS_KOREAN(said)                                                                                                \
    do {                                                                                                               \
        const QString wrong = fault(said);                                                                             \
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));                                                                  \
    } while (false)

QString with(QString text, const QString& before, const QString& after)
{
    const qsizetype at = text.indexOf(before);
    return at < 0 ? QString() : text.replace(at, before.size(), after);
}

} // namespace

class KoreanTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("korean"));
        Preferences::instance()->setForNow(QStringLiteral("ko"), {});
        QCOMPARE(Language::instance()->code(), QStringLiteral("ko"));
    }

    void particlesFollowTheWord_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* word, const char* said) {
            QTest::newRow(word) << QString::fromUtf8(word) << QString::fromUtf8(said);
        };
        // Hangul: without a last consonant, with one, with ㄹ.
        row("훌라", "훌라는 훌라가 훌라를 훌라와 훌라로 훌라라");
        row("조합", "조합은 조합이 조합을 조합과 조합으로 조합이라");
        row("말", "말은 말이 말을 말과 말로 말이라");
        // Digits as they are read: 영 일 이 삼 사 오 육 칠 팔 구 십 백.
        row("0", "0은 0이 0을 0과 0으로 0이라");
        row("1", "1은 1이 1을 1과 1로 1이라");
        row("2", "2는 2가 2를 2와 2로 2라");
        row("3", "3은 3이 3을 3과 3으로 3이라");
        row("4", "4는 4가 4를 4와 4로 4라");
        row("5", "5는 5가 5를 5와 5로 5라");
        row("6", "6은 6이 6을 6과 6으로 6이라");
        row("7", "7은 7이 7을 7과 7로 7이라");
        row("8", "8은 8이 8을 8과 8로 8이라");
        row("9", "9는 9가 9를 9와 9로 9라");
        row("10", "10은 10이 10을 10과 10으로 10이라");
        row("300", "300은 300이 300을 300과 300으로 300이라");
        // Latin: letters one by one, and words by their ending.
        row("A", "A는 A가 A를 A와 A로 A라");
        row("L", "L은 L이 L을 L과 L로 L이라");
        row("M", "M은 M이 M을 M과 M으로 M이라");
        row("PDF", "PDF는 PDF가 PDF를 PDF와 PDF로 PDF라");
        row("house.json", "house.json은 house.json이 house.json을 house.json과 house.json으로 house.json이라");
        row("Hanpan", "Hanpan은 Hanpan이 Hanpan을 Hanpan과 Hanpan으로 Hanpan이라");
        row("Rummy", "Rummy는 Rummy가 Rummy를 Rummy와 Rummy로 Rummy라");
        row("file", "file은 file이 file을 file과 file로 file이라");
        // Cards: 스페이드 칠, 스페이드 킹, 하트.
        row("♠7", "♠7은 ♠7이 ♠7을 ♠7과 ♠7로 ♠7이라");
        row("♠K", "♠K은 ♠K이 ♠K을 ♠K과 ♠K으로 ♠K이라");
        row("♠A", "♠A는 ♠A가 ♠A를 ♠A와 ♠A로 ♠A라");
        row("7♥", "7♥는 7♥가 7♥를 7♥와 7♥로 7♥라");
        // What closes a quotation or a bracket is not read.
        row("“친구네”", "“친구네”는 “친구네”가 “친구네”를 “친구네”와 “친구네”로 “친구네”라");
        row("‘족보’(3)", "‘족보’(3)은 ‘족보’(3)이 ‘족보’(3)을 ‘족보’(3)과 ‘족보’(3)으로 ‘족보’(3)이라");
    }
    void particlesFollowTheWord()
    {
        QFETCH(QString, word);
        QFETCH(QString, said);
        QCOMPARE(withParticles(QStringLiteral("%1은(는) %1이(가) %1을(를) %1와(과) %1(으)로 %1(이)라").arg(word)),
                 said);
        QCOMPARE(withParticles(QStringLiteral("%1는(은) %1가(이) %1를(을) %1과(와)").arg(word)),
                 said.section(u' ', 0, 3));
        QCOMPARE(withParticles(word), word);
    }

    void linesAsTheyAreRead_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("read");
        const auto row = [](const char* written, const char* read) {
            QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(read);
        };
        row("여우: K♦ 버리기", "여우: 다이아 킹 버리기");
        row("4♥ 5♥ 10♥ 등록", "하트 4, 하트 5, 하트 10 등록");
        // The particle fits what is read, not the sign.
        row("4♥가 버려졌습니다. 손에 3♣과 7♦을 들었습니다.",
            "하트 4가 버려졌습니다. 손에 클로버 3과 다이아 7을 들었습니다.");
        row("10♠는 없습니다", "스페이드 10은 없습니다");
        // No particle: the beginning of a word.
        row("A♠ 가져오기", "스페이드 에이스 가져오기");
        row("내 차례 · 큐브를 버리십시오", "내 차례, 큐브를 버리십시오");
        row("나 −31, 곰 +61 ×2", "나 마이너스 31, 곰 +61 곱하기 2");
        row("초록 6 버리기", "초록 6 버리기");
    }
    void linesAsTheyAreRead()
    {
        QFETCH(QString, written);
        QFETCH(QString, read);
        QCOMPARE(spoken(written), read);
        QCOMPARE(spoken(read), read);
    }

    /// Every line of a record of every game left out, doubled, and spoilt in its first and last word.
    void everyRecordThatCannotBeRead()
    {
        QTemporaryDir folder;
        HistoryStore store(folder.filePath(QStringLiteral("history.sqlite")), HistoryDatabase::Safety::Fast);
        int refused = 0;
        for (const QString& game : games()) {
            const auto match = played(game.toStdString(), 7, 60, 1);
            QString record = QString::fromStdString(match->to_record());
            record = record.left(record.indexOf(QStringLiteral("check "))); // or nothing but that would be wrong
            const QStringList lines = record.split(u'\n', Qt::SkipEmptyParts);
            QStringList spoilt;
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const QString word = lines[i].section(u' ', 0, 0);
                for (const QString& other :
                     {QString(), lines[i] + u'\n' + lines[i], QStringLiteral("zz ") + lines[i].section(u' ', 1),
                      word + QStringLiteral(" zz yy"), word + QStringLiteral(" -1"), word,
                      QStringLiteral("9 discard zz"), QStringLiteral("round 7"), QStringLiteral("payments 1 2"),
                      QStringLiteral("scores 1")}) {
                    QStringList changed = lines;
                    changed[i] = other;
                    spoilt.append(changed.join(u'\n') + u'\n');
                }
            }
            for (const char* setting :
                 {"dealer 9", "dealer 7", "rounds 0", "target -1", "target x", "until 0", "deck 1 2", "reading 99",
                  "players 1", "players 8", "rules {", "rules {}{}", "rules \"nobody\"", "rules {\"a\":1,\"a\":2}",
                  "rules 7", "rules {\"preset\":7}", "rules {\"nothing_such\":1}"}) {
                const QString line = QLatin1String(setting);
                const QRegularExpression old(u'^' + line.section(u' ', 0, 0) + QStringLiteral(" .*\n"),
                                             QRegularExpression::MultilineOption);
                QString changed = record;
                changed.remove(old);
                spoilt.append(with(changed, QStringLiteral("round 1"), line + QStringLiteral("\nround 1")));
            }
            spoilt.append(record + QStringLiteral("more\n"));
            spoilt.append(record + QStringLiteral("check 0123456789abcdef\n"));
            spoilt.append(with(record, QStringLiteral("hanpan-record 1"), QStringLiteral("hanpan-record 2")));
            spoilt.append(with(record, QStringLiteral("hanpan-record 1"), QStringLiteral("hanpan-record 1x")));
            for (const QString& text : spoilt) {
                const ReadRecords read = readRecords(store, text);
                for (const QString& problem : read.problems) {
                    ++refused;
                    IS_KOREAN(problem);
                }
            }
        }
        QVERIFY2(refused > 300, qPrintable(QString::number(refused)));
    }

    /// Every field of every game with values it cannot have, in a file, in a code's contents and at the panel.
    void everyRuleThatCannotBe()
    {
        const std::vector<json> wrong{true,
                                      7,
                                      -1,
                                      99999,
                                      "zz",
                                      "S3 R9 X",
                                      "S3 S3 S3 S3 S3",
                                      "! S3",
                                      "",
                                      json::array(),
                                      json::array({1, "x"}),
                                      json::array({99}),
                                      json::object(),
                                      nullptr,
                                      1.5,
                                      6};
        for (const QString& game : games()) {
            const hanpan::rulebook& book = *ruleBook(game);
            for (const hanpan::rule_info& field : book.fields())
                for (const json& value : wrong) {
                    const QString problem = valueProblem(book, field, value);
                    if (problem.isEmpty())
                        continue;
                    IS_KOREAN(problem);
                    const json rules{{std::string(field.id), value}};
                    IS_KOREAN(readProblem(book, rules));
                    IS_KOREAN(Words::said(book.read(rules).error));
                }
            for (const json& value : wrong)
                if (const auto read = book.read(value); !read) {
                    IS_KOREAN(Words::said(read.error));
                    IS_KOREAN(readProblem(book, value));
                }
        }
    }

    void ownHandsThatCannotBe()
    {
        const hanpan::rulebook& book = *ruleBook(QStringLiteral("dragon"));
        const hanpan::rule_info& field = *book.find_field("custom_hands");
        const json good{{"id", "ours"}, {"name", "Ours"}, {"points", 5}};
        QVERIFY(valueProblem(book, field, json::array({good})).isEmpty());
        const std::pair<const char*, json> wrong[] = {
            {"id", "No"},       {"id", 5},          {"name", 5},           {"points", -1},
            {"points", "many"}, {"priority", 500},  {"head_suits", "s"},   {"head_suits", json::array({"x"})},
            {"neck_kinds", {}}, {"neck_wild", "?"}, {"body_kind", "both"}, {"tail_kinds", json::array({1})},
            {"feet", "four"},   {"id", "dragon"}};
        for (const auto& [key, value] : wrong) {
            json hand = good;
            hand[key] = value;
            IS_KOREAN(valueProblem(book, field, json::array({hand})));
        }
        IS_KOREAN(valueProblem(book, field, json::array({good, good})));
        IS_KOREAN(valueProblem(book, field, json::array({json{{"id", "ours"}}})));
        IS_KOREAN(valueProblem(book, field, json::array({7})));
        IS_KOREAN(valueProblem(book, field, json(std::vector<json>(200, good))));
    }

    void codesThatCannotBeRead()
    {
        const auto match = dealt("hoola", 5, 3);
        const QString deal = writeDealCode(*match);
        const QString rules = writeRuleCode(match->book(), match->setup().rules);
        QVERIFY(readDealCode(deal).error.isEmpty());
        for (const QString& code :
             {QString(), QStringLiteral("zz"), deal.chopped(1),
              with(deal, QStringLiteral("HP1"), QStringLiteral("HP9")), rules, QString(deal).insert(12, u'x')})
            IS_KOREAN(readDealCode(code).error);
        for (const QString& code :
             {QString(), QStringLiteral("zz"), rules.chopped(1), QStringLiteral("HP9-abc"), QStringLiteral("HP1-AAAA")})
            IS_KOREAN(readRuleCode(code).error);
        // Complete codes of what cannot be: a number of players, rules that contradict each other.
        for (const QString& game : games()) {
            hanpan::rule_values values = ruleBook(game)->defaults();
            for (const hanpan::rule_info& field : ruleBook(game)->fields())
                if (field.kind == hanpan::rule_kind::number) {
                    values = ruleBook(game)->defaults();
                    values[std::string(field.id)] = field.max + 1000;
                    const RuleCode code = readRuleCode(writeRuleCode(*ruleBook(game), values));
                    IS_KOREAN(code.error.isEmpty() ? readProblem(*ruleBook(game), code.differences) : code.error);
                }
        }
    }

    void ruleFilesThatCannotBeRead()
    {
        for (const char* content :
             {"", "zz", "{", "[]", "{\"format\":\"other\"}", "{\"format\":\"hanpan-rules\",\"version\":9}",
              "{\"format\":\"hanpan-rules\",\"version\":1}",
              "{\"format\":\"hanpan-rules\",\"version\":1,\"game\":\"hohpai\",\"rules\":{}}",
              "{\"format\":\"hanpan-rules\",\"version\":1,\"game\":\"chess\",\"rules\":{}}",
              "{\"format\":\"hanpan-rules\",\"version\":1,\"game\":\"hoola\",\"rules\":{\"zz\":1}}",
              "{\"preset\":\"zz\"}", "{\"preset\":7}", "{\"stop_limit\":\"many\"}"})
            IS_KOREAN(readRuleFile(content, QStringLiteral("hoola")).error);
        IS_KOREAN(readRuleFile("{}", QStringLiteral("chess")).error);
        IS_KOREAN(readRuleFile(QByteArray(2 << 20, ' '), QStringLiteral("hoola")).error);
    }

    void filesThatTheSystemRefuses()
    {
        QTemporaryDir folder;
        const QString there = folder.filePath(QStringLiteral("규칙.json"));
        IS_KOREAN(RulesInUse::instance()->importFrom(QStringLiteral("hoola"), QUrl::fromLocalFile(there)).text);
        IS_KOREAN(RulesInUse::instance()->importFrom(QStringLiteral("hoola"), QUrl::fromLocalFile(folder.path())).text);
        IS_KOREAN(RulesInUse::instance()
                      ->exportTo(QStringLiteral("hoola"), QUrl::fromLocalFile(folder.filePath("none/a.json")))
                      .text);
        IS_KOREAN(Files::save(folder.path(), "x"));
        QVERIFY(Files::save(there, "x").isEmpty());
        QVERIFY(QFile::setPermissions(there, QFileDevice::Permissions()));
        QFile closed(there);
        if (const QString said = Files::open(closed);
            !said.isEmpty()) // whoever may do everything reads it all the same
            IS_KOREAN(said);
        QVERIFY(QFile::setPermissions(there, QFileDevice::ReadOwner | QFileDevice::WriteOwner));
        QVERIFY(Files::remove(there).isEmpty());
    }

    void filesThatAreNothingOfOurs()
    {
        QTemporaryDir folder;
        const auto said = [&](const QByteArray& content) {
            const QString file = folder.filePath(QStringLiteral("받은 것.hanpan"));
            QFile out(file);
            if (!out.open(QIODevice::WriteOnly))
                return QString();
            out.write(content);
            out.close();
            return OpenedFile::instance()->look(QUrl::fromLocalFile(file)).text;
        };
        for (const char* content :
             {"", "Dear grandmother", "{", "{}", "{\"game\":\"chess\"}", "{\"game\":\"hoola\",\"format\":\"x\"}",
              "hanpan-record 1\ngame chess\n", "hanpan-record 99\n"})
            IS_KOREAN(said(content));
        IS_KOREAN(OpenedFile::instance()->look(QUrl(QStringLiteral("https://somewhere/x.hanpan"))).text);
        IS_KOREAN(OpenedFile::instance()->look(QUrl::fromLocalFile(folder.path())).text);
        // What was taken along elsewhere.
        const MovingFile::Home home{folder.filePath(QStringLiteral("h.sqlite")), folder.filePath(QStringLiteral("r"))};
        const QString whole = folder.filePath(QStringLiteral("이사.hanpanhome"));
        QCOMPARE(MovingFile::write(whole, home, {}), QString());
        QFile file(whole);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray sound = file.readAll();
        file.close();
        QByteArray foreign = sound;
        foreign.replace(68, 4, "abcd");
        QByteArray newer = sound;
        newer.replace(60, 4, QByteArray("\0\0\0\x7f", 4));
        for (const QByteArray& content :
             {QByteArray("x"), sound.left(60), sound.left(sound.size() / 2), foreign, newer}) {
            const QString broken = folder.filePath(QStringLiteral("깨진 것.hanpanhome"));
            QFile::remove(broken);
            QFile out(broken);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(content);
            out.close();
            IS_KOREAN(MovingFile::look(broken).error);
            IS_KOREAN(MovingFile::bringIn(broken, home).error);
        }
        IS_KOREAN(MovingFile::write(folder.filePath(QStringLiteral("없는 곳/이사.hanpanhome")), home, {}));
    }

    void tablesThatCannotBeSet()
    {
        int refused = 0;
        for (const QString& game : games()) {
            const hanpan::game_entry& entry = *hanpan::find_game(game.toStdString());
            QList<hanpan::rule_values> tables;
            for (const hanpan::rule_preset& preset : entry.book().presets())
                tables.append(entry.book().preset_values(preset.id));
            for (const hanpan::rule_info& field : entry.book().fields()) // and each number at its ends
                if (field.kind == hanpan::rule_kind::number)
                    for (const int value : {field.min, field.max}) {
                        json values = entry.book().defaults();
                        values[std::string(field.id)] = value;
                        tables.append(values);
                    }
            for (const hanpan::rule_values& rules : tables)
                for (int players = entry.min_players; players <= entry.max_players; ++players)
                    if (const QString problem = GameCatalog::playersProblem(game, players, rules); !problem.isEmpty()) {
                        ++refused;
                        IS_KOREAN(problem);
                    }
        }
        QVERIFY(refused > 0);
    }

    void aDamagedHistory()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("history.sqlite"));
        int id = 0;
        {
            HistoryStore store(file, HistoryDatabase::Safety::Fast);
            const auto match = played("hoola", 5, 30);
            MatchKeeper keeper(store);
            keeper.begin(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, {});
            QVERIFY(keeper.keepUp(*match, actionsOf(*match), MatchKind::Match));
            id = keeper.id();
            IS_KOREAN(store.wake(9999).error);
        }
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
            raw.setDatabaseName(file);
            QVERIFY(raw.open());
            QSqlQuery query(raw);
            QVERIFY(query.exec(QStringLiteral("UPDATE action SET text = 'garble' WHERE number = 5")));
            raw.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("raw"));
        {
            HistoryStore store(file, HistoryDatabase::Safety::Fast);
            IS_KOREAN(store.wake(id).note);
        }
        QFile broken(file);
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("this is no database at all, but it is long enough to look like one");
        broken.close();
        HistoryStore store(file, HistoryDatabase::Safety::Fast);
        IS_KOREAN(store.database().notice());
        HistoryStore nowhere(folder.path(), HistoryDatabase::Safety::Fast); // a folder stands where the file should
        IS_KOREAN(nowhere.database().notice());
    }

    void theCommandLine_data()
    {
        QTest::addColumn<QStringList>("arguments");
        for (const char* line : {"--game chess",
                                 "--lang fr",
                                 "--speed 9",
                                 "--seed x --game hoola",
                                 "--seed 5",
                                 "--rules classic",
                                 "--replay a --demo",
                                 "--resume --seed 5",
                                 "--only x",
                                 "--nothing",
                                 "--nothing --neither",
                                 "--game",
                                 "--demo=5",
                                 "hello",
                                 "--game hoola --rules nobody",
                                 "--game hoola --rules HP1-zz",
                                 "--replay nowhere.txt",
                                 "nowhere.hanpan",
                                 "one two",
                                 "x --demo",
                                 "--settings",
                                 "--take-along a --bring-in b",
                                 "--renderer zz",
                                 "--replay .",
                                 "--resume"})
            QTest::newRow(line) << QString::fromLatin1(line).split(u' ');
    }
    void theCommandLine()
    {
        QFETCH(QStringList, arguments);
        const LaunchOptions options = readOptions(arguments);
        AskedPage asked;
        IS_KOREAN(options.error.isEmpty() ? findAsked(options, &asked) : options.error);
    }

    void theHelp()
    {
        const QString help = helpText();
        static const QRegularExpression english(QStringLiteral("[a-z]{3,} [a-z]{2,} [a-z]{2,}"));
        const QRegularExpressionMatch found = english.match(help);
        QVERIFY2(!found.hasMatch(), qPrintable(found.captured() + u'\n' + help));
        QVERIFY(help.contains(QStringLiteral("사용")));
        QVERIFY(help.contains(QStringLiteral("옵션:")));
    }
};

QTEST_MAIN(KoreanTest)
#include "korean_test.moc"
