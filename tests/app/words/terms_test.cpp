// SPDX-License-Identifier: GPL-3.0-or-later
// translations/TERMS.md holds: no Korean sentence of the program, of a lesson, of README.ko.md or of what is installed beside
// the program says what its last column rules out; every Korean term it gives is one that the program says. And Korean is
// said as that page has it: 하세요 to the player, the log in nouns, one form for one's turn, the particle that fits its word.
#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <nlohmann/json.hpp>

namespace {

struct Term {
    QString concept_;
    QString game; ///< whose words it is looked for in; empty: in all
    QStringList korean;
    QStringList never;
};

/// A Korean sentence: what it belongs to (a context, "lesson", a file), whose game's it is ("" when all games') and its words.
struct Sentence {
    QString where, game, words;
};

const QList<std::pair<QString, QString>>& games()
{
    static const QList<std::pair<QString, QString>> all{
        {QStringLiteral("hoola"), QStringLiteral("Hoola")},
        {QStringLiteral("hollywood"), QStringLiteral("Hollywood Rummy")},
        {QStringLiteral("hohpai"), QStringLiteral("Ho-Hpai")},
        {QStringLiteral("hulahoo"), QStringLiteral("HULA-HOO!")},
        {QStringLiteral("dragon"), QStringLiteral("Dragon Holla")}};
    return all;
}

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
        Term term{cells[1].trimmed(), {}, {}, {}};
        for (const auto& [id, name] : games())
            if (term.concept_.startsWith(name + u':'))
                term.game = id;
        for (const QString& word : QString(cells[3]).remove(inBrackets).split(u','))
            term.korean.append(word.trimmed());
        for (auto found = quoted.globalMatch(cells[4]); found.hasNext();)
            term.never.append(found.next().captured(1));
        all.append(term);
    }
    return all;
}

/// The contexts of a game begin with its name: "hoola", "HoolaWords", "HoolaBook".
QString gameOf(const QString& context)
{
    for (const auto& [id, name] : games())
        if (context.startsWith(id, Qt::CaseInsensitive))
            return id;
    return {};
}

QList<Sentence> translated()
{
    QList<Sentence> all;
    QXmlStreamReader xml(contents(QStringLiteral("translations/hanpan_ko.ts")));
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("translation") || xml.name() == QLatin1String("numerusform"))
            all.append({context, gameOf(context), xml.readElementText(QXmlStreamReader::IncludeChildElements)});
    }
    return all;
}

QList<Sentence> lessons()
{
    QList<Sentence> all;
    for (const auto& [id, name] : games())
        for (QDirIterator it(QStringLiteral(HANPAN_SOURCE "/resources/games/%1/lessons").arg(id),
                             {QStringLiteral("*.json")}, QDir::Files);
             it.hasNext();) {
            QFile file(it.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const auto collect = [&, game = id](auto&& self, const nlohmann::json& node) -> void {
                for (const auto& [key, value] : node.items())
                    if (key == "ko" && value.is_string())
                        all.append({QStringLiteral("lesson"), game,
                                    QString::fromStdString(value.template get<std::string>())});
                    else if (value.is_structured())
                        self(self, value);
            };
            collect(collect, nlohmann::json::parse(file.readAll().toStdString()));
        }
    return all;
}

/// What is said in the houses of the journey, each of them one game's.
QList<Sentence> houses()
{
    QList<Sentence> all;
    for (QDirIterator it(QStringLiteral(HANPAN_SOURCE "/resources/houses"), {QStringLiteral("*.json")}, QDir::Files);
         it.hasNext();) {
        QFile file(it.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto house = nlohmann::json::parse(file.readAll().toStdString());
        const QString game = QString::fromStdString(house.at("game").get<std::string>());
        const auto collect = [&](auto&& self, const nlohmann::json& node) -> void {
            for (const auto& [key, value] : node.items())
                if (key == "ko" && value.is_string())
                    all.append(
                        {QStringLiteral("house"), game, QString::fromStdString(value.template get<std::string>())});
                else if (value.is_structured())
                    self(self, value);
        };
        collect(collect, house);
    }
    return all;
}

/// README.ko.md, CHANGELOG.ko.md and what is installed: every line with Korean in it.
QList<Sentence> beside()
{
    static const QRegularExpression hangul(QStringLiteral("[가-힣]"));
    QList<Sentence> all;
    const QDir source(QStringLiteral(HANPAN_SOURCE));
    QStringList files{QStringLiteral("README.ko.md"), QStringLiteral("CHANGELOG.ko.md")};
    for (QDirIterator it(source.filePath(QStringLiteral("packaging")), QDir::Files, QDirIterator::Subdirectories);
         it.hasNext();)
        files.append(source.relativeFilePath(it.next()));
    for (const QString& file : std::as_const(files)) {
        const QString text = contents(file);
        if (text.contains(QChar(0)))
            continue; // a picture
        for (const QString& line : text.split(u'\n'))
            if (line.contains(hangul))
                all.append({file, {}, line});
    }
    return all;
}

/// Every Korean sentence there is.
const QList<Sentence>& sentences()
{
    static const QList<Sentence> all = translated() + lessons() + houses() + beside();
    return all;
}

/// Books, rules, settings and files: here it is said in 합니다체, and a thing to do may end in 하십시오.
bool isFormal(const QString& context)
{
    static const QStringList formal{
        QStringLiteral("About"),       QStringLiteral("DealCode"),   QStringLiteral("Evenings"),
        QStringLiteral("FileTrouble"), QStringLiteral("History"),    QStringLiteral("HouseRules"),
        QStringLiteral("Launch"),      QStringLiteral("Moving"),     QStringLiteral("OpenedFile"),
        QStringLiteral("Paper"),       QStringLiteral("RuleCode"),   QStringLiteral("RuleFile"),
        QStringLiteral("BookOfRules"), QStringLiteral("RulesInUse"), QStringLiteral("RuleSets"),
        QStringLiteral("Settings"),    QStringLiteral("RulesBook")};
    return formal.contains(context) || context.endsWith(QLatin1String("Book"));
}

/// How a word ends when it is read aloud: particles go by it. A Hangul syllable by its last consonant, a digit by its name.
enum class Ending { Vowel, Rieul, Consonant };

Ending endingOf(QChar letter)
{
    if (letter.isDigit()) { // 영 일 이 삼 사 오 육 칠 팔 구; 십, 백, 천 are closed as 영 is
        static constexpr Ending read[] = {Ending::Consonant, Ending::Rieul, Ending::Vowel,     Ending::Consonant,
                                          Ending::Vowel,     Ending::Vowel, Ending::Consonant, Ending::Rieul,
                                          Ending::Rieul,     Ending::Vowel};
        return read[letter.digitValue()];
    }
    const int last = (letter.unicode() - 0xac00) % 28;
    return last == 0 ? Ending::Vowel : last == 8 ? Ending::Rieul : Ending::Consonant;
}

/// A particle, the endings it does not follow, and words that only look as if it were there.
struct Particle {
    QString said;
    QList<Ending> never;
    QStringList words;
};

/// Those that can be told from the word before them: 이 and 는 are parts of too many words.
const QList<Particle>& particles()
{
    const auto words = [](const char* said) { return QString::fromUtf8(said).split(u' ', Qt::SkipEmptyParts); };
    constexpr auto open = Ending::Vowel, rieul = Ending::Rieul, closed = Ending::Consonant;
    static const QList<Particle> all{
        {QStringLiteral("을"), {open}, words("가을 마을 노을 고을 지을 이을 나을 부을 저을 그을 모을")},
        {QStringLiteral("를"), {rieul, closed}, {}},
        {QStringLiteral("은"), {open}, words("나은 지은 이은 부은 저은 그은 모은 작은")},
        {QStringLiteral("가"),
         {rieul, closed},
         words("평가 증가 참가 작가 물가 단가 상가 첨가 인가 던가 는가 은가 군가 젠가 뭔가 언가 딘가 을가")},
        {QStringLiteral("와"), {rieul, closed}, {}},
        {QStringLiteral("과"), {open}, words("효과 초과 사과 부과")},
        {QStringLiteral("으로"), {open, rieul}, {}},
        {QStringLiteral("로"), {closed}, words("으로 경로 통로 진로")},
        {QStringLiteral("예요"), {rieul, closed}, {}},
        {QStringLiteral("이에요"), {open}, {}}};
    return all;
}

/// The first particle in it that does not fit; empty when all do. What is filled in later has both forms and is left out.
QString misfit(const QString& sentence)
{
    static const QRegularExpression filledIn(QStringLiteral("%(L?n|r?[0-9])"));
    const QString text = QString(sentence).replace(filledIn, QStringLiteral("□"));
    for (const Particle& particle : particles()) {
        const QRegularExpression form(QStringLiteral("([가-힣0-9])%1(?![가-힣(])").arg(particle.said));
        for (auto found = form.globalMatch(text); found.hasNext();) {
            const auto match = found.next();
            if (!particle.never.contains(endingOf(match.captured(1).back())))
                continue;
            const QString before = text.left(match.capturedEnd());
            if (std::none_of(particle.words.begin(), particle.words.end(),
                             [&](const QString& word) { return before.endsWith(word); }))
                return match.captured();
        }
    }
    return {};
}

QString listed(const QStringList& faults) { return faults.join(u'\n'); }

} // namespace

class TermsTest : public QObject {
    Q_OBJECT

private slots:
    void nothingElseIsSaid()
    {
        QVERIFY(translated().size() > 2000);
        QVERIFY(lessons().size() > 400);
        QVERIFY(beside().size() > 100);
        QStringList wrong;
        for (const Term& term : terms())
            for (const QString& never : term.never)
                for (const Sentence& said : sentences())
                    if ((term.game.isEmpty() || term.game == said.game) && said.words.contains(never))
                        wrong.append(QStringLiteral("%1 (%2) in %3: ").arg(never, term.concept_, said.where) +
                                     said.words);
        QVERIFY2(wrong.isEmpty(), qPrintable(listed(wrong)));
    }

    /// What is written with a brush (resources/lettering) is a translation of its game: the same, sign by sign.
    void brushedWordsAreSaid()
    {
        int drawn = 0;
        const QList<Sentence> all = translated();
        for (const auto& [id, title] : games()) {
            const QString folder = QStringLiteral("resources/games/%1/pieces/").arg(id);
            for (const QString& name : QDir(QStringLiteral(HANPAN_SOURCE "/") + folder).entryList({"word-*.svg"})) {
                const QString drawing = contents(folder + name);
                const QString word = drawing.section(QStringLiteral("title>"), 1, 1).chopped(2);
                QVERIFY2(std::any_of(
                             all.begin(), all.end(),
                             [&word, game = id](const Sentence& one) { return one.game == game && one.words == word; }),
                         qPrintable(name + u' ' + word));
                ++drawn;
            }
        }
        QVERIFY(drawn > 10);
    }

    void everyTermIsSaid()
    {
        QString said;
        for (const Sentence& sentence : sentences())
            said += sentence.words + u'\n';
        const QList<Term> all = terms();
        QVERIFY(all.size() > 40);
        for (const Term& term : all)
            for (const QString& word : term.korean) {
                // A verb is said in one of its forms.
                const QString stem = word.endsWith(u'다') ? word.chopped(1) : word;
                QVERIFY2(said.contains(stem), qPrintable(word));
            }
    }

    /// No ministry speaks to the player.
    void thePlayerIsSpokenTo()
    {
        static const QRegularExpression stiff(QStringLiteral("십시오|십니까|겠습니까"));
        QStringList wrong;
        for (const QList<Sentence>& spoken : {translated(), lessons()})
            for (const Sentence& said : spoken)
                if (!isFormal(said.where) && stiff.match(said.words).hasMatch())
                    wrong.append(said.where + QStringLiteral(": ") + said.words);
        QVERIFY2(wrong.isEmpty(), qPrintable(listed(wrong)));
    }

    /// What somebody did is told in nouns, and one's own turn in one form.
    void logAndTurnHaveOneForm()
    {
        static const QRegularExpression menu(QStringLiteral("^%1( ·|:).*기(,|$)"));
        const QString givesUp = QStringLiteral("포기");
        QStringList wrong;
        int turns = 0;
        for (const Sentence& said : translated()) {
            if (said.where.endsWith(QLatin1String("Words")) && menu.match(said.words).hasMatch() &&
                !said.words.endsWith(givesUp))
                wrong.append(said.words);
            if (said.words.startsWith(QStringLiteral("내 차례 · "))) {
                ++turns;
                if (said.words.contains(QStringLiteral("니다")))
                    wrong.append(said.words);
            }
        }
        QVERIFY(turns > 20);
        QVERIFY2(wrong.isEmpty(), qPrintable(listed(wrong)));
    }

    /// “…” is one sign, and 55% one word.
    void signsAreWhole()
    {
        static const QRegularExpression broken(QStringLiteral("\\.\\.\\.|(%[1-9]|[0-9]) %(?![0-9Lnr])"));
        QStringList wrong;
        for (const Sentence& said : translated())
            if (broken.match(said.words).hasMatch())
                wrong.append(said.words);
        QVERIFY2(wrong.isEmpty(), qPrintable(listed(wrong)));
    }

    void particlesFitTheirWords()
    {
        // They are told from words that end alike.
        for (const char* right : {"강습을 마을 나은", "큐브를 10으로 7로 참가 가을", "3이에요", "%1을(를)"})
            QCOMPARE(misfit(QString::fromUtf8(right)), QString());
        for (const char* wrong :
             {"마친 강습를 더합니다", "큐브을 버리세요", "10로 풀고", "초록 9이에요", "골패으로", "판와 패"})
            QVERIFY2(!misfit(QString::fromUtf8(wrong)).isEmpty(), wrong);
        QStringList faults;
        for (const Sentence& said : sentences())
            if (const QString found = misfit(said.words); !found.isEmpty())
                faults.append(QStringLiteral("%1 in %2: ").arg(found, said.where) + said.words);
        QVERIFY2(faults.isEmpty(), qPrintable(listed(faults)));
    }
};

QTEST_GUILESS_MAIN(TermsTest)
#include "terms_test.moc"
