// SPDX-License-Identifier: GPL-3.0-or-later
#include "fairness.h"

#include <algorithm>
#include <cmath>

#include "historystore.h"
#include "registry/registry.h"

namespace {

/// The pieces of a deal, from the line that anybody can check.
QStringList deckOf(const hanpan::match& dealt)
{
    const QString line = QString::fromStdString(dealt.deal_text());
    return line.mid(line.indexOf(QStringLiteral(": ")) + 2).split(u' ', Qt::SkipEmptyParts);
}

/// The finished rounds of a match, from round `first` on, each to the pieces dealt from its deck.
void addMatch(const hanpan::match& played, int first, QMap<QString, DealtPieces>& byDeck)
{
    const auto made = hanpan::make_match(played.setup());
    if (!made)
        return;
    hanpan::match& walked = **made;
    const auto& actions = played.actions();
    const int finished = int(played.finished_rounds().size());
    std::size_t index = 0;
    for (int round = 0; round < finished; ++round) {
        if (round >= first) {
            QStringList deck = deckOf(walked);
            deck.sort();
            DealtPieces& pieces = byDeck[deck.join(u' ')];
            if (pieces.deck.isEmpty()) {
                for (const QString& piece : std::as_const(deck))
                    ++pieces.deck[piece];
                pieces.inDeck = int(deck.size());
            }
            QList<QString> own, theirs;
            for (const hanpan::zone& zone : walked.open_zones())
                if (zone.kind == "hand")
                    for (const std::string& piece : zone.pieces)
                        (zone.owner == 0 ? own : theirs).append(QString::fromStdString(piece));
            pieces.add(own, theirs);
        }
        for (; index < actions.size() && actions[index].round == round; ++index)
            if (!walked.play(actions[index].who, actions[index].text).allowed())
                return;
        if (round + 1 < finished) {
            if (!walked.round_over() || walked.over())
                return;
            walked.next_round();
        }
    }
}

} // namespace

void DealtPieces::add(const QList<QString>& own, const QList<QString>& theirs)
{
    ++rounds;
    for (const auto& [who, hand] : {std::pair{&mine, &own}, {&others, &theirs}}) {
        for (const QString& piece : *hand)
            ++who->came[piece];
        const double held = double(hand->size());
        who->pieces += held;
        who->variety += inDeck > 1 ? held * (inDeck - held) / (inDeck - 1) : 0;
    }
}

double DealtPieces::expected(const DealtTo& who, const QString& piece) const
{
    return who.pieces * deck.value(piece) / inDeck;
}

double DealtPieces::deviation(const DealtTo& who, const QString& piece) const
{
    const double share = double(deck.value(piece)) / inDeck;
    return std::sqrt(std::max(0.0, who.variety * share * (1 - share)));
}

double DealtPieces::fit(const DealtTo& who) const
{
    if (who.variety <= 0 || deck.size() < 2)
        return 1;
    // The numbers of the kinds have the covariance variety × (diag(p) − p p'), p being their shares of the deck.
    double sum = 0;
    for (auto it = deck.begin(); it != deck.end(); ++it) {
        const double apart = who.came.value(it.key()) - expected(who, it.key());
        sum += apart * apart * inDeck / (who.variety * it.value());
    }
    return chiSquareTail(sum, int(deck.size()) - 1);
}

double chiSquareTail(double x, int freedom)
{
    if (x <= 0)
        return 1;
    if (freedom % 2 == 0) {
        double term = std::exp(-x / 2), sum = term;
        for (int r = 1; r < freedom / 2; ++r)
            sum += term *= x / 2 / r;
        return std::min(1.0, sum);
    }
    const double root = std::sqrt(x);
    double term = root, sum = 0;
    for (int r = 1; r <= (freedom - 1) / 2; ++r) {
        sum += term;
        term *= x / (2 * r + 1);
    }
    constexpr double rootOfTwoPi = 2.506628274631000502;
    return std::min(1.0, std::erfc(root / std::sqrt(2.0)) + 2 * std::exp(-x / 2) / rootOfTwoPi * sum);
}

DealtPieces dealtPieces(HistoryStore& store, const QString& game, int mostMatches,
                        const std::function<bool(double)>& goes)
{
    QMap<QString, DealtPieces> byDeck;
    const QList<KeptMatch> matches =
        store.list(QStringLiteral("game = ? AND kind = 'match' AND branched < 0"), {game}, mostMatches);
    for (qsizetype i = 0; i < matches.size() && goes(double(i) / double(matches.size())); ++i)
        if (const WokenMatch woken = store.wake(matches[i].id); woken.match)
            addMatch(*woken.match, matches[i].copied, byDeck);
    const auto most = std::max_element(byDeck.begin(), byDeck.end(),
                                       [](const DealtPieces& a, const DealtPieces& b) { return a.rounds < b.rounds; });
    return most == byDeck.end() ? DealtPieces() : *most;
}
