// SPDX-License-Identifier: GPL-3.0-or-later
#include "judge.h"

#include <algorithm>

#include "houserules/rulesinuse.h"
#include "houserules/seated.h"
#include "registry/registry.h"
#include "rulebook/rulebook.h"
#include "words/language.h"
#include "words/tablewords.h"

namespace {

using Kind = JudgeField::Kind;

} // namespace

Judge::Judge(QObject* parent) : QObject(parent)
{
    connect(RulesInUse::instance(), &RulesInUse::changed, this, [this](const QString& game) {
        if (game.isEmpty() || game == game_)
            sit();
    });
    connect(Language::instance(), &Language::changed, this, &Judge::sit);
}

QList<OptionRow> Judge::games()
{
    QList<OptionRow> list;
    for (const auto& [id, game] : tableGames()) {
        const hanpan::game_entry* const entry = hanpan::find_game(id.toStdString());
        const auto match = entry ? seated(*entry, RulesInUse::instance()->values(id)) : nullptr;
        if (!match || !game->referee.judgeQuestions(opening(*match)).isEmpty())
            list.append({.value = id, .label = game->book.name()});
    }
    return list;
}

void Judge::setGame(const QString& game)
{
    if (game == game_ || !tableGame(game))
        return;
    others_[game_ + u'/' + case_.question] = case_;
    game_ = game;
    case_ = {};
    cleared_ = {};
    active_.clear();
    sit();
}

void Judge::sit()
{
    questions_.clear();
    numbers_.clear();
    problem_.clear();
    const GameTable* const game = tableGame(game_);
    const hanpan::game_entry* const entry = hanpan::find_game(game_.toStdString());
    if (!game || !entry) {
        emit changed();
        return;
    }
    const hanpan::rule_values values = RulesInUse::instance()->values(game_);
    QList<int> numbers;
    for (int number = entry->min_players; number <= entry->max_players; ++number)
        if (entry->problems(values, number).empty())
            numbers.append(number);
    for (const int number : std::as_const(numbers))
        numbers_.append({.value = number, .label = tr("%1 players").arg(number)});
    if (!numbers.contains(players_))
        players_ = numbers.contains(4) ? 4 : numbers.value(0);
    const auto match = seated(*entry, values, players_);
    if (!match) {
        problem_ = tr("These house rules contradict each other, so there is nothing to judge by.");
        show();
        return;
    }
    table_ = opening(*match);
    table_.me = hanpan::no_seat;
    table_.players = players_ > 0 ? players_ : match->setup().players;
    table_.names.clear();
    for (int who = 0; who < table_.players; ++who)
        table_.names.append(nameOf(who));
    questions_ = game->referee.judgeQuestions(table_);
    set_ = game->referee.judgeSet(table_);
    if (!asked() && !questions_.isEmpty())
        case_ = others_.value(game_ + u'/' + questions_.first().id);
    if (case_.question.isEmpty() && !questions_.isEmpty())
        case_.question = questions_.first().id;
    show();
}

QString Judge::nameOf(int who) const
{
    const QString said = names_.value(who);
    return said.isEmpty() ? tr("Player %1").arg(who + 1) : said;
}

const JudgeQuestion* Judge::asked() const
{
    for (const JudgeQuestion& one : questions_)
        if (one.id == case_.question)
            return &one;
    return nullptr;
}

QList<OptionRow> Judge::questions() const
{
    QList<OptionRow> list;
    for (const JudgeQuestion& one : questions_)
        list.append({.value = one.id, .label = one.label});
    return list;
}

void Judge::setQuestion(const QString& question)
{
    if (question == case_.question || std::none_of(questions_.begin(), questions_.end(),
                                                   [&](const JudgeQuestion& one) { return one.id == question; }))
        return;
    const JudgeCase before = case_;
    const QList<JudgeField> wanted = asked()->fields;
    others_[game_ + u'/' + case_.question] = case_;
    case_ = others_.value(game_ + u'/' + question);
    case_.question = question;
    if (empty()) // what lies there stays, as far as this question has the same places
        for (const JudgeField& field : asked()->fields)
            for (const JudgeField& same : wanted)
                if (same.kind == Kind::Pieces && same.id == field.id && same.eachPlayer == field.eachPlayer)
                    case_.pieces[field.id] = before.pieces.value(field.id);
    cleared_ = {};
    active_.clear();
    show();
}

bool Judge::counted() const { return asked() && asked()->players && numbers_.size() > 1; }

void Judge::setPlayers(int players)
{
    if (players == players_)
        return;
    players_ = players;
    sit();
}

void Judge::setNames(const QStringList& names)
{
    if (names == names_)
        return;
    names_ = names;
    sit();
}

std::pair<QString, int> Judge::parted(const QString& key)
{
    return {key.section(u':', 0, 0), key.section(u':', 1).toInt()};
}

int Judge::left(const QString& face) const
{
    qsizetype laid = 0;
    for (const JudgeField& field : asked()->fields)
        if (field.kind == Kind::Pieces && !field.named) {
            const QList<QStringList> lists = case_.pieces.value(field.id);
            for (qsizetype i = 0; i < lists.size() && i < (field.eachPlayer ? table_.players : 1); ++i)
                laid += lists[i].count(face);
        }
    return int(set_.count(face) - laid);
}

bool Judge::free(const QString& face) const
{
    const QString id = parted(active_).first;
    return left(face) > 0 || std::any_of(asked()->fields.begin(), asked()->fields.end(),
                                         [&](const JudgeField& field) { return field.id == id && field.named; });
}

void Judge::show()
{
    fields_.clear();
    rows_.clear();
    const GameTable* const game = tableGame(game_);
    const JudgeQuestion* const now = problem_.isEmpty() ? asked() : nullptr;
    if (!now) {
        answer_ = {.title = problem_};
        emit changed();
        return;
    }
    QStringList places;
    // The fields of each player are together, after those of the whole table.
    const auto add = [&](const JudgeField& field, int who) {
        JudgePlace place{.key = field.eachPlayer ? field.id + u':' + QString::number(who) : field.id,
                         .label = field.eachPlayer ? tr("%1: %2", "player, what of them").arg(nameOf(who), field.label)
                                                   : field.label};
        switch (field.kind) {
        case Kind::Pieces:
            place.kind = QStringLiteral("pieces");
            place.faces = case_.pieces.value(field.id).value(who);
            for (const QString& face : std::as_const(place.faces))
                place.pieces.append(game->words.pieceName(face));
            place.most = field.most;
            place.full = field.most > 0 && place.faces.size() >= field.most;
            places.append(place.key);
            break;
        case Kind::Choice:
            place.kind = QStringLiteral("choice");
            for (const auto& [value, label] : field.options)
                place.options.append({.value = value, .label = label});
            place.chosen = case_.choices.value(field.id);
            break;
        case Kind::Who:
            place.kind = QStringLiteral("choice");
            if (!field.nobody.isEmpty())
                place.options.append({.value = QString::number(hanpan::no_seat), .label = field.nobody});
            for (int seat = 0; seat < table_.players; ++seat)
                place.options.append({.value = QString::number(seat), .label = nameOf(seat)});
            place.chosen = QString::number(case_.seats.value(field.id));
            break;
        case Kind::Flag:
            place.kind = QStringLiteral("flag");
            place.on = case_.flags.value(field.id).value(who);
            break;
        case Kind::Number:
            place.kind = QStringLiteral("number");
            place.number = case_.numbers.value(field.id);
            place.from = field.least;
            place.to = field.most;
            break;
        }
        fields_.append(place);
    };
    for (const JudgeField& field : now->fields) {
        // The value before anything is chosen.
        if (field.kind == Kind::Choice &&
            std::none_of(field.options.begin(), field.options.end(),
                         [&](const auto& one) { return one.first == case_.choices.value(field.id); }))
            case_.choices[field.id] = field.options.value(0).first;
        if (field.kind == Kind::Who) {
            const int least = field.nobody.isEmpty() ? 0 : hanpan::no_seat;
            const int said = case_.seats.value(field.id, least);
            case_.seats[field.id] = said < table_.players ? said : least;
        }
        if (field.kind == Kind::Number)
            case_.numbers[field.id] = std::clamp(case_.numbers.value(field.id, field.first), field.least, field.most);
    }
    for (const JudgeField& field : now->fields)
        if (!field.eachPlayer)
            add(field, 0);
    for (int who = 0; who < table_.players; ++who)
        for (const JudgeField& field : now->fields)
            if (field.eachPlayer)
                add(field, who);
    if (!places.contains(active_))
        active_ = places.value(0);
    if (!places.isEmpty())
        for (const QStringList& row : game->referee.judgePieces(table_)) {
            JudgeRow pieces;
            for (const QString& face : row)
                pieces.pieces.append(
                    {.face = face, .name = game->words.pieceName(face), .left = left(face), .free = free(face)});
            rows_.append(pieces);
        }
    answer_ = judged();
    emit changed();
}

JudgeSaid Judge::judged() const
{
    for (const JudgeField& field : asked()->fields)
        if (field.kind == Kind::Pieces)
            for (int who = 0; who < (field.eachPlayer ? table_.players : 1); ++who)
                if (const auto laid = case_.pieces.value(field.id).value(who).size(); laid < field.least)
                    return {
                        .title =
                            field.least == 1 || laid == 0
                                ? tr("Place: %1", "what has to be laid out before there is an answer").arg(field.label)
                                : tr("%1: %2 of %3 placed.", "what, how many, of how many")
                                      .arg(field.label)
                                      .arg(laid)
                                      .arg(field.least)};
    const GameTable& its = *tableGame(game_);
    const JudgeAnswer told = its.referee.judged(table_, case_);
    static const QString tones[]{QStringLiteral("told"), QStringLiteral("yes"), QStringLiteral("no")};
    JudgeSaid said{.tone = tones[int(told.tone)],
                   .title = told.title,
                   .lines = told.lines,
                   .groups = told.groups,
                   .groupNames = told.groupNames,
                   .place = told.place};
    for (std::size_t who = 0; who < told.paid.size(); ++who) {
        const double amount = hanpan::units(told.paid[who]);
        said.paid.append({.name = nameOf(int(who)),
                          .amount = its.scores.scoreText(amount),
                          .sign = its.scores.scoreSign(amount),
                          .units = amount});
    }
    return said;
}

void Judge::setActive(const QString& key)
{
    if (key == active_)
        return;
    active_ = key;
    show();
}

bool Judge::put(const QString& face)
{
    const auto [field, who] = parted(active_);
    if (!asked() || active_.isEmpty() || !free(face))
        return false;
    QList<QStringList>& lists = case_.pieces[field];
    while (lists.size() <= who)
        lists.append(QStringList());
    for (const JudgeField& one : asked()->fields)
        if (one.id == field && one.most > 0 && lists[who].size() >= one.most) {
            if (one.most > 1)
                return false;
            lists[who].removeLast();
        }
    lists[who].append(face);
    goOn();
    show();
    return true;
}

/// Leaves a place that has become full: for the first one that still needs pieces, else for the next one with room.
void Judge::goOn()
{
    struct Place {
        QString key;
        const JudgeField* field;
        qsizetype laid;
    };
    QList<Place> places; // in the order in which they are shown
    for (const bool each : {false, true})
        for (int who = 0; who < (each ? table_.players : 1); ++who)
            for (const JudgeField& field : asked()->fields)
                if (field.kind == Kind::Pieces && field.eachPlayer == each)
                    places.append({each ? field.id + u':' + QString::number(who) : field.id, &field,
                                   case_.pieces.value(field.id).value(who).size()});
    const auto room = [](const Place& place) { return place.field->most == 0 || place.laid < place.field->most; };
    const auto here =
        std::find_if(places.cbegin(), places.cend(), [&](const Place& place) { return place.key == active_; });
    if (here == places.cend() || room(*here))
        return;
    const auto wants = std::find_if(places.cbegin(), places.cend(),
                                    [](const Place& place) { return place.laid < place.field->least; });
    const auto next = wants != places.cend() ? wants : std::find_if(here, places.cend(), room);
    if (next != places.cend())
        active_ = next->key;
}

void Judge::take(const QString& key, int index)
{
    const auto [field, who] = parted(key);
    QList<QStringList>& lists = case_.pieces[field];
    if (who >= lists.size() || lists[who].isEmpty())
        return;
    lists[who].removeAt(index < 0 || index >= lists[who].size() ? lists[who].size() - 1 : index);
    active_ = key;
    show();
}

void Judge::choose(const QString& key, const QString& value)
{
    const QString id = parted(key).first;
    for (const JudgeField& field : asked() ? asked()->fields : QList<JudgeField>()) {
        if (field.id == id && field.kind == Kind::Choice)
            case_.choices[id] = value;
        if (field.id == id && field.kind == Kind::Who)
            case_.seats[id] = value.toInt();
    }
    show();
}

void Judge::count(const QString& key, int number)
{
    case_.numbers[parted(key).first] = number;
    show();
}

void Judge::mark(const QString& key, bool on)
{
    const auto [id, who] = parted(key);
    QList<bool>& flags = case_.flags[id];
    while (flags.size() <= who)
        flags.append(false);
    flags[who] = on;
    show();
}

bool Judge::empty() const
{
    for (const QList<QStringList>& lists : case_.pieces)
        for (const QStringList& list : lists)
            if (!list.isEmpty())
                return false;
    return true;
}

void Judge::clear()
{
    cleared_ = case_;
    const QString question = case_.question;
    case_ = {};
    case_.question = question;
    active_.clear();
    show();
}

void Judge::restore()
{
    if (!canRestore())
        return;
    case_ = cleared_;
    cleared_ = {};
    show();
}
