// SPDX-License-Identifier: GPL-3.0-or-later
// What the session's properties say.
#include "sessionprivate.h"

#include <algorithm>

#include "games/tablegame.h"
#include "houserules/rulebooks.h"
#include "words/tablewords.h"
#include "words/words.h"

PieceModel* TableSession::pieces() const { return &d->pieces; }
ZoneModel* TableSession::zones() const { return &d->zones; }
SeatModel* TableSession::seats() const { return &d->seats; }
ActionModel* TableSession::actions() const { return &d->actions; }
bool TableSession::running() const { return d->match != nullptr; }
int TableSession::players() const { return d->match ? d->match->setup().players : 0; }
int TableSession::roundNumber() const { return d->match ? d->match->round() + 1 : 0; }
QVariantMap TableSession::claim() const { return d->claimShown; }
QVariantList TableSession::choice() const { return d->choiceShown; }
QString TableSession::handSort() const { return d->order.mode(); }
bool TableSession::practice() const { return d->practice; }
QString TableSession::speed() const { return d->speed; }
bool TableSession::claimWaits() const { return d->claimWaits; }
bool TableSession::paused() const { return d->paused; }
bool TableSession::instant() const { return d->instant; }
QString TableSession::startError() const { return d->startError; }
QStringList TableSession::levels() const { return d->levels; }

QString TableSession::game() const { return d->match ? QString::fromStdString(d->match->setup().game) : QString(); }

QString TableSession::seedText() const { return d->match ? QString::number(d->match->setup().seed) : QString(); }

QString TableSession::sessionRecord() const
{
    return d->match ? QString::fromStdString(d->match->to_record()) : QString();
}

int TableSession::roundsTotal() const
{
    if (!d->match)
        return 0;
    const int fixed = d->rules->roundsTotal(d->now);
    return fixed > 0 ? fixed : d->match->setup().rounds;
}

QString TableSession::roundText() const
{
    return d->match ? TableWords::roundText(roundNumber(), roundsTotal()) : QString();
}

QString TableSession::rulesName() const { return d->rulesName; }

void TableSession::setRulesName(const QString& name) { d->rulesName = name; }

QString TableSession::ruleSetLabel() const
{
    if (!d->match)
        return {};
    if (!d->rulesName.isEmpty())
        return d->rulesName;
    const hanpan::json shortest = d->now.book->shortest(d->now.rules);
    const hanpan::rule_preset* preset =
        shortest.contains("preset") ? d->now.book->find_preset(shortest["preset"].get<std::string>()) : nullptr;
    return preset ? TableWords::engineWords(game(), preset->label) : TableWords::plainRules();
}

int TableSession::ruleChanges() const
{
    if (!d->match || !d->rulesName.isEmpty())
        return 0;
    const hanpan::json shortest = d->now.book->shortest(d->now.rules);
    // The number of players is no house rule, though the book lists it.
    int changes = 0;
    for (const auto& [id, value] : shortest.items())
        changes += id != "preset" && id != "players";
    return changes;
}

QVariantMap TableSession::ruleValues() const { return d->match ? toVariant(d->now.rules).toMap() : QVariantMap(); }

bool TableSession::handApart() const { return d->match && d->order.lastApart(); }

bool TableSession::clockwise() const { return !d->match || d->rules->clockwise(d->now); }

QString TableSession::tableTitle() const { return d->match ? ::gameName(game()) : QString(); }

QString TableSession::phase() const
{
    if (d->replaying && d->match)
        return d->now.roundOver || d->replay.open ? QStringLiteral("replay") : QStringLiteral("playing");
    if (!d->match || !d->now.roundOver || d->dealing)
        return QStringLiteral("playing");
    return d->match->over() ? QStringLiteral("matchOver") : QStringLiteral("roundOver");
}

QVariantMap TableSession::reading() const { return d->readingShown; }

QString TableSession::handSortText() const { return d->match ? d->rules->orderName(d->order.mode()) : QString(); }

QVariantList TableSession::handClasses() const
{
    QVariantList rows;
    if (d->match)
        for (const HandClass& one : d->rules->handClasses(d->now))
            rows.append(QVariantMap{{QStringLiteral("name"), one.name},
                                    {QStringLiteral("words"), one.words},
                                    {QStringLiteral("faces"), one.faces},
                                    {QStringLiteral("worth"), one.worth}});
    return rows;
}

QString TableSession::statusText() const
{
    if (!d->match)
        return {};
    if (d->dealing)
        return d->scenes.isEmpty() ? TableWords::dealing() : d->scenes[d->scene].text;
    if (d->handsOff() && !d->now.roundOver)
        return d->lastEventText;
    return d->now.roundOver ? roundResult() : d->rules->status(d->now);
}

QStringList TableSession::handSorts() const { return d->match ? d->rules->handSorts() : QStringList(); }

bool TableSession::watching() const { return d->mayGesture() && !d->hurried && d->rules->watching(d->now); }

QVariantMap TableSession::thinking() const
{
    const bool runs = d->match && d->thinkDeadline > 0;
    return {{QStringLiteral("serial"), d->thinkSerial},
            {QStringLiteral("totalMs"), runs ? d->rules->thinkingTime(d->now) : 0},
            {QStringLiteral("remainingMs"), runs ? int(std::max<qint64>(1, d->thinkDeadline - d->clock())) : 0}};
}

bool TableSession::myTurn() const { return d->mayGesture() && d->now.mayAct() && !d->locked(); }

QString TableSession::eventText() const { return d->lastEventText; }

QStringList TableSession::log() const
{
    QStringList lines;
    for (const hanpan::log_entry& entry : d->entries)
        if (const QString line = d->rules->eventText(d->now, entry.who, QString::fromStdString(entry.text));
            !line.isEmpty())
            lines.append(line);
    return lines;
}
