// SPDX-License-Identifier: GPL-3.0-or-later
#include "historymodel.h"

#include <algorithm>

#include <QRegularExpression>

#include "history.h"
#include "historywords.h"
#include "words/language.h"
#include "words/tablewords.h"
#include "words/words.h"

HistoryModel::HistoryModel(QObject* parent) : QAbstractListModel(parent)
{
    connect(History::instance(), &History::changed, this, &HistoryModel::reload);
    connect(Language::instance(), &Language::changed, this, &HistoryModel::reload);
    reload();
}

int HistoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(rows_.size()); }

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    return {{Id, "matchId"},  {Game, "game"},           {GameName, "gameName"},
            {Rules, "rules"}, {Opponents, "opponents"}, {Standing, "standing"},
            {Score, "score"}, {ScoreSign, "scoreSign"}, {When, "when"},
            {Day, "day"},     {Kind, "kind"},           {KindLabel, "kindLabel"},
            {Over, "over"},   {Rounds, "rounds"},       {AccessibleName, "accessibleName"}};
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
    case GameName: return Words::gameName(m.game);
    case Rules: return HistoryWords::rules(m);
    case Opponents:
        //: players at the table, the opponents' level
        return tr("%1 players, %2").arg(m.players).arg(HistoryWords::level(HistoryWords::levelOf(m)));
    case Standing: return HistoryWords::standing(m);
    case Score: return m.finished > 0 ? TableWords::signedAmount(m.score) : QString();
    case ScoreSign: return m.finished == 0 || m.score == 0 ? 0 : m.score > 0 ? 1 : -1;
    case When: return HistoryWords::moment(m.touched);
    case Day: return HistoryWords::day(m.touched);
    case Kind: return toText(m.kind);
    case KindLabel: return m.kind == MatchKind::Match ? QString() : HistoryWords::kind(m.kind);
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
    if (game == game_)
        return;
    game_ = game;
    rules_.clear();
    emit filterChanged();
    reload();
}

void HistoryModel::setRules(const QString& rules)
{
    if (rules == rules_)
        return;
    rules_ = rules;
    emit filterChanged();
    reload();
}

void HistoryModel::setDays(int days)
{
    if (days == days_)
        return;
    days_ = days;
    emit filterChanged();
    reload();
}

void HistoryModel::setKind(const QString& kind)
{
    if (kind == kind_)
        return;
    kind_ = kind;
    emit filterChanged();
    reload();
}

void HistoryModel::reload()
{
    QList<KeptMatch> all = History::instance()->store().list();
    beginResetModel();
    total_ = int(all.size());
    ruleSets_ = {QVariantMap{{QStringLiteral("value"), QString()}, {QStringLiteral("label"), tr("All rules")}}};
    QStringList seen;
    rows_.clear();
    const QDateTime from = QDate::currentDate().addDays(1 - days_).startOfDay();
    for (const KeptMatch& m : std::as_const(all)) {
        if (!game_.isEmpty() && m.game != game_)
            continue;
        if (!game_.isEmpty() && !seen.contains(m.rulesKey)) {
            seen.append(m.rulesKey);
            ruleSets_.append(
                QVariantMap{{QStringLiteral("value"), m.rulesKey}, {QStringLiteral("label"), HistoryWords::rules(m)}});
        }
        if ((rules_.isEmpty() || m.rulesKey == rules_) && (kind_.isEmpty() || toText(m.kind) == kind_) &&
            (days_ == 0 || m.touched >= from))
            rows_.append(m);
    }
    endResetModel();
    emit reloaded();
}
