// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablewords.h"

#include <QLocale>
#include <QRegularExpression>

#include "characters.h"
#include "settings/preferences.h"
#include "words.h"

QString TableWords::engineWords(const QString& game, std::string_view english)
{
    return Words::said(hanpan::marked_sentence{game.toStdString(), english});
}

QString TableWords::amount(hanpan::half_units value) { return Words::amount(hanpan::units(value)); }

QString TableWords::signedAmount(hanpan::half_units value) { return Words::signedAmount(hanpan::units(value)); }

QString TableWords::penaltyPoints(const QString& amount)
{
    return amount == QLatin1String("1") ? tr("1 penalty point") : tr("%1 penalty points").arg(amount);
}

QString TableWords::unit(bool penalty) { return penalty ? tr("Penalty", "over a table of penalty points") : QString(); }

QString TableWords::fewer(const QString& amount) { return tr("%1 fewer", "so many penalty points").arg(amount); }

QString TableWords::more(const QString& amount) { return tr("%1 more", "so many penalty points").arg(amount); }

QString TableWords::place(const hanpan::verdict& refusal)
{
    return QString::fromLatin1(refusal.id.data(), qsizetype(refusal.id.size()));
}

QString TableWords::refusal(const QString& game, const hanpan::verdict& refusal)
{
    return Words::said(refusal.said(game.toStdString()));
}

QString TableWords::you() { return tr("You", "name of the human's seat"); }

QStringList TableWords::seatNames(int players, int person, const QStringList& characters)
{
    const QString own = Preferences::instance()->playerName();
    QStringList names;
    for (const QString& id : Characters::seated(characters, players - 1))
        names.append(Characters::name(id));
    names.insert(person, own.isEmpty() ? you() : own);
    return names;
}

QString TableWords::roundText(int number, int total)
{
    return total > 0 ? tr("Round %1 of %2").arg(number).arg(total) : tr("Round %1").arg(number);
}

QString TableWords::matchGoal(hanpan::half_units target)
{
    return tr("to %1", "so many points end the match").arg(amount(target));
}

QString TableWords::placeText(int place, int players) { return tr("place %1 of %2").arg(place).arg(players); }

QString TableWords::percent(int share) { return QLocale().toString(share) + u'%'; }

QString TableWords::ofMatch(double share)
{
    const double percent = 100 * share;
    return QLocale().toString(percent, 'f', percent >= 0.05 && percent < 0.95 ? 1 : 0) + u'%';
}

QString TableWords::plainRules() { return tr("Own rules"); }

QString TableWords::dealing() { return tr("Dealing…"); }

QString TableWords::notNow(bool roundOver) { return roundOver ? tr("The round is over.") : tr("It is not your turn."); }

QString TableWords::lessonGoesOn(bool othersMove)
{
    return othersMove ? tr("The others move first. Watch what they do.")
                      : tr("First read what the lesson says, then press Continue.");
}

QString TableWords::noSuchGame(const QString& game) { return tr("There is no game called \u201c%1\u201d.").arg(game); }

QString TableWords::badSeed(const QString& seed) { return tr("\u201c%1\u201d is not a deal number.").arg(seed); }

QString TableWords::silently(const QString& action) { return action == QLatin1String("pass") ? tr("Pass") : action; }

QString TableWords::matchOverTitle(const QStringList& winners, bool human)
{
    if (winners.size() > 1)
        return tr("A tie: %1").arg(winners.join(QStringLiteral(" · ")));
    return human ? tr("You win the match!") : tr("%1 wins the match").arg(winners.value(0));
}

QString TableWords::inRound(int number, const QString& name, const QString& amount)
{
    return tr("%1, %2 %3", "round, name, amount").arg(roundText(number, 0), name, amount);
}

QString TableWords::bestRound(const QString& inRound) { return tr("Best: %1").arg(inRound); }
QString TableWords::costliestRound(const QString& inRound) { return tr("Costliest: %1").arg(inRound); }

QString TableWords::settlementLine(const QString& from, const QString& to, const QString& amount,
                                   const QStringList& why)
{
    QStringList reasons = why;
    reasons.removeAll(QString());
    const QString who = to.isEmpty()     ? tr("%1: %2").arg(from, amount)
                        : from.isEmpty() ? tr("To %1: %2").arg(to, amount)
                                         : tr("%1 \u2192 %2: %3", "payer, receiver, amount").arg(from, to, amount);
    return reasons.isEmpty() ? who : who + QStringLiteral(" \u2013 ") + reasons.join(QStringLiteral(", "));
}

QString TableWords::sentences(const QStringList& parts)
{
    QString text;
    for (const QString& part : parts) {
        if (part.isEmpty())
            continue;
        const QChar last = part.back();
        const bool ends = last == u'.' || last == u'!' || last == u'?';
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + part + (ends ? QString() : QStringLiteral("."));
    }
    return text;
}

QString TableWords::pieces(int count)
{
    // Two sentences instead of a plural form: English would need a translation file for it.
    return count == 1 ? tr("1 piece") : tr("%1 pieces").arg(count);
}

QString TableWords::pieceAt(const QString& what, const QString& where, int place, int count, bool selected)
{
    const QString at = tr("%1, %2, %3 of %4", "piece, place on the table, position, number of pieces there")
                           .arg(what, where, QString::number(place), QString::number(count));
    return selected ? tr("%1, selected").arg(at) : at;
}

QString TableWords::standingFor(const QString& what, const QString& other)
{
    return tr("%1 as %2", "a wild piece and what it stands for").arg(what, other);
}

QString TableWords::wouldHelp(const QString& pieces) { return tr("Any of these would help: %1").arg(pieces); }

QString TableWords::layable(const QString& at) { return tr("%1, can be laid off").arg(at); }

QString TableWords::zoneAt(const QString& label, int count, bool target, const QStringList& held)
{
    // "Your mountain: 15" says it already.
    static const QRegularExpression number(QStringLiteral("\\d+"));
    bool said = false;
    for (auto found = number.globalMatch(label); found.hasNext();)
        said = found.next().captured().toInt() == count || said;
    const QString at =
        !held.isEmpty()
            ? tr("%1, %2", "place on the table, number of pieces").arg(label, held.join(QStringLiteral(", ")))
        : said ? label
               : tr("%1, %2", "place on the table, number of pieces").arg(label, pieces(count));
    return target ? tr("%1, can go here").arg(at) : at;
}

QString TableWords::seatAt(const QString& name, const QString& level, int count, const QString& score,
                           const QString& chance, const QStringList& badges, bool turn)
{
    QStringList parts{name};
    if (!level.isEmpty())
        parts.append(level);
    parts.append(pieces(count));
    parts.append(tr("score %1").arg(score));
    if (!chance.isEmpty())
        parts.append(tr("chance of the match %1").arg(chance));
    parts.append(badges);
    if (turn)
        parts.append(tr("in turn"));
    return parts.join(QStringLiteral(", "));
}

QString TableWords::buttonAt(const QString& label, const QString& key, const QString& reason)
{
    QString text = key.isEmpty() ? label : tr("%1, key %2").arg(label, key);
    if (!reason.isEmpty())
        text += QStringLiteral(": ") + reason;
    return text;
}
