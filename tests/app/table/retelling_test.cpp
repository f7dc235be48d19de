// SPDX-License-Identifier: GPL-3.0-or-later
// What the table says is held against what happened: every event of whole rounds, read from the record and played again in the
// engine, against the log, the seats, the status, the pile's tag, what is announced and what is said in large words.
#include <atomic>

#include "games/gametable.h"
#include "settings/preferences.h"
#include "table_help.h"
#include "words/language.h"

using namespace table_help;

namespace {

/// Something that was to be seen or heard, from the record alone.
struct Fact {
    int who = -1;
    QStringList pieces; ///< everybody at the table saw which
    bool call = false;  ///< called out; whether it counts is seen later
    bool counts = true; ///< else it came to nothing
    QStringList laid;   ///< what a call lays if it counts
};

/// The course of a round, retold from the engine's own state.
class Retelling {
public:
    explicit Retelling(const hanpan::match& of) : game_(QString::fromStdString(of.setup().game))
    {
        match_ = std::move(*hanpan::make_match(of.setup()));
    }

    void follow(const hanpan::match& record)
    {
        for (; done_ < record.actions().size(); ++done_) {
            const hanpan::played_action& a = record.actions()[done_];
            while (match_->round() < a.round) {
                match_->next_round();
                facts.clear();
                thrower = -1;
            }
            take(a.who, QString::fromStdString(a.text));
        }
        while (match_->round() < record.round()) {
            match_->next_round();
            facts.clear();
            thrower = -1;
        }
    }

    /// Whose turn it is by the engine; -1 = nobody's, or nobody can say yet.
    int turn() const
    {
        if (match_->round_over() || claims())
            return -1;
        const hanpan::json all = match_->all();
        const QString phase = QString::fromStdString(all.value("phase", std::string()));
        if (phase == QLatin1String("pick_open") || phase == QLatin1String("dealt"))
            return -1;
        const char* const key = phase == QLatin1String("retarget") ? "caller"
                                : all.contains("active")           ? "active"
                                : all.contains("turn")             ? "turn"
                                                                   : "current";
        return all.contains(key) && all[key].is_number() ? all[key].get<int>() : -1;
    }
    /// Others than the one in turn may answer yet.
    bool claims() const
    {
        const QString phase = QString::fromStdString(match_->all().value("phase", std::string()));
        return phase == QLatin1String("claim") || phase.startsWith(QLatin1String("mayi"));
    }
    bool over() const { return match_->round_over(); }

    QList<Fact> facts;
    int thrower = -1;   ///< of what lies on the discards; -1 = nobody
    int claimsTold = 0; ///< claims that counted
    int contested = 0;  ///< those where somebody else had called before
    int doubles = 0;
    QList<int> skipped; ///< who took a turn that was seat 0's

private:
    QStringList zone(const QString& id) const
    {
        QStringList faces;
        for (const hanpan::zone& z : match_->open_zones())
            if (id == QLatin1String(z.id.c_str()))
                for (const std::string& face : z.pieces)
                    faces.append(QString::fromStdString(face));
        return faces;
    }

    void take(int who, const QString& text)
    {
        const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
        const QString word = words.first();
        const QString hand = QStringLiteral("hand:%1").arg(who);
        const hanpan::json before = match_->all();
        const QString pile = game_ == QLatin1String("dragon") ? QStringLiteral("island") : QStringLiteral("discard");
        const QStringList heldBefore = zone(hand), pileBefore = zone(pile);
        QVERIFY2(match_->play(who, text.toStdString()).allowed(), qPrintable(text));
        const hanpan::json after = match_->all();
        const QStringList heldAfter = zone(hand), pileAfter = zone(pile);

        Fact fact{who, {}, false, true, {}};
        QStringList named;
        for (const QString& one : words.mid(1))
            if (one != QLatin1String("|") && one != QLatin1String(">") && isPiece(one))
                named.append(one);
        bool told = true;
        if (game_ == QLatin1String("hoola")) {
            told = word != QLatin1String("pass");
            if (word == QLatin1String("thank")) {
                fact.call = true;
                fact.counts = false;
                fact.pieces = {pileBefore.last()};
                fact.laid = named;
            } else if (word == QLatin1String("take")) {
                fact.pieces = named + QStringList{pileBefore.last()};
            } else if (word == QLatin1String("add")) {
                fact.pieces = named.mid(0, 1);
            } else if (word != QLatin1String("draw")) {
                fact.pieces = named;
            }
            // Said while others could claim, and not done: nothing of it is seen.
            const bool does = word == QLatin1String("draw") || word == QLatin1String("meld") ||
                              word == QLatin1String("add") || word == QLatin1String("stop") ||
                              word == QLatin1String("blast");
            const bool ended = match_->round_over() &&
                               (!after.contains("closer") || !after["closer"].is_number() || after["closer"] == who);
            if (does && heldBefore == heldAfter && !ended)
                told = false;
        } else if (game_ == QLatin1String("hollywood")) {
            told = word != QLatin1String("pass");
            if (text == QLatin1String("draw discard") || word == QLatin1String("may_i"))
                fact.pieces = {pileBefore.last()};
            else if (word == QLatin1String("lay_off"))
                fact.pieces = named.mid(0, 1);
            else if (word == QLatin1String("lay_down") || word == QLatin1String("discard"))
                fact.pieces = named;
        } else if (game_ == QLatin1String("hohpai")) {
            told = word != QLatin1String("decline");
            if (word == QLatin1String("discard") || (word == QLatin1String("exchange") && who == 0))
                fact.pieces = named.mid(0, 1);
            else if (text == QLatin1String("take discard"))
                fact.pieces = {pileBefore.last()};
        } else if (game_ == QLatin1String("hulahoo")) {
            if (word == QLatin1String("play"))
                fact.pieces = named.mid(0, 1);
            doubles += word == QLatin1String("play") && words.contains(QStringLiteral("double"));
        } else {
            if (word == QLatin1String("island"))
                fact.pieces = {pileBefore.last()};
            else if (word != QLatin1String("draw"))
                fact.pieces = named.mid(0, 1);
        }
        if (told)
            facts.append(fact);

        // Who is on top of the pile.
        if (pile == QLatin1String("discard") && pileAfter != pileBefore) {
            if (pileAfter.isEmpty())
                whose_.clear();
            else if (pileAfter.size() == pileBefore.size() - 1)
                whose_.removeLast();
            else if (pileAfter.size() == pileBefore.size() + 1)
                whose_.append(who);
            else
                whose_ = {pileAfter.last() == pileBefore.value(pileBefore.size() - 1) && word != QLatin1String("play")
                              ? whose_.value(whose_.size() - 1, -1)
                              : who};
        }
        if (facts.size() == 1 && told && pileBefore.size() > whose_.size() && whose_.isEmpty())
            whose_.clear();
        thrower = whose_.isEmpty() || pileAfter.isEmpty() ? -1 : whose_.last();

        // A call counts once the table has it.
        if (game_ == QLatin1String("hoola") && before.value("discard_open", false) &&
            !after.value("discard_open", false) && pileAfter.size() < pileBefore.size() &&
            word != QLatin1String("take")) {
            const int served = match_->round_over() ? after.value("closer", -1) : after.value("turn", -1);
            int calls = 0;
            for (qsizetype i = facts.size(); i-- > 0 && (facts[i].call || facts[i].who == 0);)
                if (facts[i].call) {
                    ++calls;
                    if (facts[i].who == served && !facts[i].counts) {
                        facts[i].counts = true;
                        facts[i].pieces += facts[i].laid;
                        ++claimsTold;
                    }
                }
            contested += calls > 1;
            if (before.value("turn", -1) == 0 && served != 0 && !match_->round_over())
                skipped.append(served);
        }
    }

    bool isPiece(const QString& word) const
    {
        if (game_ == QLatin1String("hulahoo"))
            return word.toInt() > 0;
        if (game_ == QLatin1String("hohpai"))
            return word.size() == 3 && word[1] == u'-';
        if (game_ == QLatin1String("dragon"))
            return !word.isEmpty() && (word[0].isDigit() || word[0].isUpper());
        return CardWords::rank(word.section(u'#', 0, 0)) >= 0 && word.size() >= 2 && word[0] != u'#';
    }

    QString game_;
    std::unique_ptr<hanpan::match> match_;
    std::size_t done_ = 0;
    QList<int> whose_; ///< of the discards, bottom first, as far as they were thrown
};

/// A piece as a line of the log names it.
QString named(const QString& game, const QString& face)
{
    if (game == QLatin1String("hoola") || game == QLatin1String("hollywood"))
        return CardWords::sign(face.section(u'#', 0, 0));
    return game == QLatin1String("dragon") ? tableGame(game)->words.pieceName(face) : face;
}

} // namespace

class RetellingTest : public QObject {
    Q_OBJECT

    static void seeTheSame(const TableSession& session, const Retelling& facts, const QString& game)
    {
        QStringList names;
        for (const SeatRow& seat : session.seats()->rows())
            names.append(seat.name);

        // The log.
        QList<StoryLine> lines;
        for (const auto& line : session.story())
            if (line.round == session.roundNumber())
                lines.append(line);
        QStringList texts;
        for (const StoryLine& line : lines)
            texts.append(line.text);
        QVERIFY2(lines.size() == facts.facts.size(),
                 qPrintable(QStringLiteral("%1 events, told: ").arg(facts.facts.size()) + texts.join(u'\n')));
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const Fact& fact = facts.facts[i];
            QCOMPARE(lines[i].seat, fact.who);
            QVERIFY2(texts[i].startsWith(names[fact.who]), qPrintable(texts[i]));
            for (const QString& face : fact.pieces)
                QVERIFY2(texts[i].contains(named(game, face)), qPrintable(face + u'|' + texts[i]));
        }

        // Each seat says what its player did last; not what came to nothing.
        if (!facts.over())
            for (const SeatRow& seat : session.seats()->rows()) {
                QString last;
                bool open = false; // still to be answered
                for (qsizetype i = lines.size(); i-- > 0 && last.isEmpty();)
                    if (facts.facts[i].who == seat.seat) {
                        open = facts.facts[i].call && !facts.facts[i].counts;
                        if (!open || facts.claims())
                            last = texts[i];
                        else
                            continue;
                    }
                if (seat.isHuman)
                    continue;
                QVERIFY2(last.isEmpty() ? seat.last.isEmpty() : last.endsWith(seat.last) && !seat.last.isEmpty(),
                         qPrintable(seat.last + u'|' + last));
                QVERIFY2(!seat.last.startsWith(u'·') && !seat.last.contains(seat.name), qPrintable(seat.last));
            }

        // Whose turn it is: at the seats and in the status.
        const int turn = facts.turn();
        if (turn >= 0 || game == QLatin1String("hoola"))
            for (const SeatRow& seat : session.seats()->rows())
                QVERIFY2(seat.isTurn == (seat.seat == turn), qPrintable(seat.name + u'|' + session.statusText()));
        if (turn > 0)
            QVERIFY2(session.statusText().contains(names[turn]), qPrintable(session.statusText()));
        if (turn == 0)
            for (int who = 1; who < names.size(); ++who)
                QVERIFY2(!session.statusText().contains(names[who]), qPrintable(session.statusText()));

        // Who lies on top of the pile.
        for (const ZoneRow& zone : session.zones()->rows())
            if (zone.kind == QLatin1String("discard") && zone.count > 0)
                QCOMPARE(zone.from, facts.thrower < 0 ? QString() : names[facts.thrower]);
    }

private slots:
    void everyEvent_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("players");
        QTest::addColumn<QVariantMap>("rules");
        QTest::addColumn<QString>("language");
        const QVariantMap race{{QStringLiteral("claim_priority"), QStringLiteral("race")}};
        const QVariantMap chaos{{QStringLiteral("preset"), QStringLiteral("chaos")}};
        const std::tuple<const char*, int, QVariantMap> tables[]{
            {"hoola", 2, {}},     {"hoola", 4, {}},     {"hoola", 5, {}},  {"hoola", 4, race},
            {"hollywood", 3, {}}, {"hollywood", 5, {}}, {"hohpai", 2, {}}, {"hohpai", 4, {}},
            {"hulahoo", 2, {}},   {"hulahoo", 6, {}},   {"dragon", 2, {}}, {"dragon", 4, {}}};
        for (const auto& [game, players, rules] : tables)
            for (const char* language : {"en", "ko"})
                QTest::addRow("%s, %d%s, %s", game, players, rules.isEmpty() ? "" : " by other rules", language)
                    << QString::fromLatin1(game) << players << rules << QString::fromLatin1(language);
    }

    void everyEvent()
    {
        QFETCH(QString, game);
        QFETCH(int, players);
        QFETCH(QVariantMap, rules);
        QFETCH(QString, language);
        Preferences::instance()->setForNow(language, {});
        QCOMPARE(Language::instance()->code(), language);
        const QStringList deals = game == QLatin1String("hoola") ? QStringList{"3", "8", "21"} : QStringList{"3"};
        for (const QString& deal : deals) {
            TableSession session;
            session.setUntimed(true);
            QStringList heard, large;
            int lit = -1;           // whose turn was shown last
            qsizetype litSince = 0; // how much had happened then
            std::unique_ptr<Retelling> facts;
            const auto look = [&] {
                const auto record = matchOf(session);
                if (!facts)
                    facts = std::make_unique<Retelling>(*record);
                facts->follow(*record);
                seeTheSame(session, *facts, game);
                // One's turn, once it is shown, is nobody else's before one has acted.
                for (const SeatRow& seat : session.seats()->rows())
                    if (seat.isTurn && seat.seat != lit) {
                        bool acted = lit < 0;
                        for (qsizetype i = litSince; i < facts->facts.size(); ++i)
                            acted = acted || facts->facts[i].who == lit;
                        QVERIFY2(acted, qPrintable(QStringLiteral("the turn of %1 was taken").arg(lit)));
                        lit = seat.seat;
                        litSince = facts->facts.size();
                    }
            };
            connect(&session, &TableSession::heard, &session, [&](const QString& line) { heard.append(line); });
            connect(&session, &TableSession::moment, &session,
                    [&](const Moment& moment) { large.append(moment.spoken()); });
            QVERIFY2(session.start(game, players, rules, deal, {QStringLiteral("learner")}, 1, 0),
                     qPrintable(session.startError()));
            connect(&session, &TableSession::changed, &session, look);
            look();
            int idle = 0;
            std::atomic<bool> stop = false;
            while (session.phase() == QLatin1String("playing") && !QTest::currentTestFailed()) {
                const auto match = matchOf(session);
                if (!match->to_act().has(0) || (!session.myTurn() && !session.claim().active)) {
                    QSignalSpy changed(&session, &TableSession::changed);
                    QVERIFY2(changed.wait(3000) || ++idle < 5, qPrintable(session.statusText()));
                    continue;
                }
                hanpan::bot_settings bot;
                bot.level = "learner";
                bot.seed = 4;
                const std::string choice = match->think(0, bot)->choose(stop);
                QVERIFY2(session.act(QString::fromStdString(choice)), choice.c_str());
            }
            if (QTest::currentTestFailed())
                return;
            look();
            // Everything in the log was said aloud when it happened.
            for (qsizetype i = 0; i < facts->facts.size(); ++i) {
                const QString line = session.log().value(i);
                QVERIFY2(heard.contains(line) || line.contains(QStringLiteral(" · ")), qPrintable(line));
            }
            // Every turn of mine that went to another was said so, large, to whom.
            if (game == QLatin1String("hoola")) {
                QCOMPARE(large.size(), facts->skipped.size());
                for (qsizetype i = 0; i < large.size(); ++i)
                    QVERIFY2(large[i].contains(session.seats()->rows()[facts->skipped[i]].name), qPrintable(large[i]));
            }
            claims_ += facts->claimsTold;
            contested_ += facts->contested;
            doubles_ += facts->doubles;
            skips_ += int(facts->skipped.size());
        }
    }

    void enoughHasHappened()
    {
        qInfo("claims %d, contested %d, doubles %d, skips %d", claims_, contested_, doubles_, skips_);
        QVERIFY(claims_ > 0);
        QVERIFY(doubles_ > 0);
    }

private:
    int claims_ = 0, contested_ = 0, doubles_ = 0, skips_ = 0;
};

QTEST_MAIN(RetellingTest)
#include "retelling_test.moc"
