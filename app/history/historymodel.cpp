// SPDX-License-Identifier: GPL-3.0-or-later
#include "historymodel.h"

#include <QRegularExpression>

#include "games/gametable.h"
#include "history.h"
#include "historywords.h"
#include "words/language.h"
#include "words/tablewords.h"
#include "work/change.h"

HistoryModel::HistoryModel(QObject* parent) : QAbstractListModel(parent)
{
    connect(History::instance(), &History::changed, this, &HistoryModel::reload);
    connect(Language::instance(), &Language::changed, this, &HistoryModel::reload);
    reload();
}

int HistoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(rows_.size()); }

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {
        {Id, "matchId"},          {Game, "game"},         {GameName, "gameName"}, {Rules, "rules"},
        {Opponents, "opponents"}, {Standing, "standing"}, {Score, "score"},       {ScoreSign, "scoreSign"},
        {When, "when"},           {Clock, "clock"},       {Day, "day"},           {Kind, "kind"},
        {KindLabel, "kindLabel"}, {Over, "over"},         {Rounds, "rounds"},     {AccessibleName, "accessibleName"}};
}

QVariant HistoryModel::data(const QModelIndex& at, int role) const
{
    if (!at.isValid() || at.row() >= rows_.size())
        return {};
    const KeptMatch& m = rows_[at.row()];
    const auto text = [&](int r) { return data(at, r).toString(); };
    switch (role) {
    case Id: return m.id;
    case Game: return m.game;
    case GameName: return ::gameName(m.game);
    case Rules: return HistoryWords::rules(m);
    case Opponents:
        //: players at the table, the opponents' level
        return tr("%1 players, %2").arg(m.players).arg(HistoryWords::level(HistoryWords::levelOf(m)));
    case Standing: return HistoryWords::standing(m);
    case Score: return HistoryWords::score(m);
    case ScoreSign: return HistoryWords::scoreSign(m);
    case Clock: return HistoryWords::time(m.touched);
    case When: return HistoryWords::moment(m.touched);
    case Day: return HistoryWords::day(m.touched);
    case Kind: return toText(m.kind);
    case KindLabel:
        return m.branch()                   ? tr("What if", "badge: it branches off another match")
               : m.kind == MatchKind::Match ? HistoryWords::dealOfDay(m)
                                            : HistoryWords::kind(m.kind);
    case Over: return m.over;
    case Rounds: return m.finished;
    case AccessibleName:
        return QStringList{text(GameName), text(Rules), text(Opponents), text(Standing),
                           text(Score),    text(When),  text(KindLabel)}
            .filter(QRegularExpression(QStringLiteral(".")))
            .join(QStringLiteral(", "));
    default: return {};
    }
}

void HistoryModel::setGame(const QString& game)
{
    if (game != game_)
        rules_.clear();
    change(this, game_, game, &HistoryModel::filterChanged, &HistoryModel::reload);
}

void HistoryModel::setRules(const QString& rules)
{
    change(this, rules_, rules, &HistoryModel::filterChanged, &HistoryModel::reload);
}

void HistoryModel::setDays(int days) { change(this, days_, days, &HistoryModel::filterChanged, &HistoryModel::reload); }

void HistoryModel::setKind(const QString& kind)
{
    change(this, kind_, kind, &HistoryModel::filterChanged, &HistoryModel::reload);
}

QList<KeptMatch> HistoryModel::read(const KeptMatch* after) const
{
    QStringList where;
    QVariantList values;
    const auto add = [&](const QString& condition, const QVariantList& more) {
        where.append(condition);
        values += more;
    };
    if (!game_.isEmpty())
        add(QStringLiteral("game = ?"), {game_});
    if (!rules_.isEmpty())
        add(QStringLiteral("rules_key = ?"), {rules_});
    if (kind_ == QLatin1String("open"))
        add(QStringLiteral("over = 0 AND kind <> 'demo'"), {});
    else if (!kind_.isEmpty())
        add(QStringLiteral("kind = ?"), {kind_});
    if (days_ > 0)
        add(QStringLiteral("touched >= ?"), {QDate::currentDate().addDays(1 - days_).startOfDay().toMSecsSinceEpoch()});
    if (after)
        add(QStringLiteral("(touched, id) < (?, ?)"), {after->touched.toMSecsSinceEpoch(), after->id});
    return History::instance()->store().list(where.join(QStringLiteral(" AND ")), values, page);
}

bool HistoryModel::canFetchMore(const QModelIndex& parent) const { return !parent.isValid() && more_; }

void HistoryModel::fetchMore(const QModelIndex& parent)
{
    if (!canFetchMore(parent))
        return;
    const QList<KeptMatch> next = rows_.isEmpty() ? read(nullptr) : read(&rows_.last());
    more_ = next.size() == page;
    if (next.isEmpty())
        return;
    beginInsertRows({}, int(rows_.size()), int(rows_.size() + next.size()) - 1);
    rows_ += next;
    endInsertRows();
    emit countChanged();
}

int HistoryModel::rowOf(int id)
{
    const KeptMatch sought = History::instance()->store().find(id);
    if (sought.id == 0)
        return -1;
    for (qsizetype row = 0;; ++row) {
        // The list has the latest first: once past its own time, the match will not come any more.
        while (row == rows_.size() && canFetchMore({}) &&
               (rows_.isEmpty() || std::pair(rows_.last().touched, rows_.last().id) > std::pair(sought.touched, id)))
            fetchMore({});
        if (row == rows_.size())
            return -1;
        if (rows_[row].id == id)
            return int(row);
    }
}

void HistoryModel::reload()
{
    HistoryStore& store = History::instance()->store();
    beginResetModel();
    any_ = !store.empty();
    ruleSets_ = {{.value = QString(), .label = tr("All rules")}};
    if (!game_.isEmpty())
        for (const KeptMatch& m : store.ruleSets(game_))
            ruleSets_.append({.value = m.rulesKey, .label = HistoryWords::rules(m)});
    rows_ = read(nullptr);
    more_ = rows_.size() == page;
    endResetModel();
    emit countChanged();
    emit reloaded();
}
