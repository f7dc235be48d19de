// SPDX-License-Identifier: GPL-3.0-or-later
#include "presetmodel.h"

#include <QLocale>

#include "ruleaccess.h"
#include "rulesinuse.h"
#include "rulewords.h"

PresetModel::PresetModel(QObject* parent) : QAbstractListModel(parent)
{
    connect(RulesInUse::instance(), &RulesInUse::changed, this, [this](const QString& game) {
        if (game.isEmpty() || game == game_)
            reload();
    });
}

void PresetModel::setGame(const QString& game)
{
    if (game_ == game)
        return;
    game_ = game;
    reload();
    emit gameChanged();
}

void PresetModel::reload()
{
    QList<Row> rows;
    if (const hanpan::rulebook* book = ruleBook(game_)) {
        for (const hanpan::rule_preset& preset : book->presets())
            rows.append({toQString(preset.id), false});
        for (const RuleSet& set : RulesInUse::instance()->sets().sets(game_))
            rows.append({set.id, true});
    }
    if (rows != rows_) {
        beginResetModel();
        rows_ = rows;
        endResetModel();
    } else if (!rows_.isEmpty()) {
        emit dataChanged(index(0), index(rowCountNow() - 1));
    }
    emit reloaded();
}

int PresetModel::currentRow() const
{
    RulesInUse* house = RulesInUse::instance();
    const QString own = house->own(game_);
    return static_cast<int>(rows_.indexOf(own.isEmpty() ? Row{house->base(game_), false} : Row{own, true}));
}

bool PresetModel::currentIsOwn() const { return !RulesInUse::instance()->own(game_).isEmpty(); }

int PresetModel::currentChanges() const { return RulesInUse::instance()->changesOf(game_); }

QString PresetModel::currentLabel() const { return RulesInUse::instance()->labelOf(game_); }

QString PresetModel::code() const { return RulesInUse::instance()->codeOf(game_); }

QString PresetModel::gameName() const { return RulesInUse::instance()->gameName(game_); }

QStringList PresetModel::problems() const { return RulesInUse::instance()->problemsOf(game_); }

int PresetModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rowCountNow(); }

QHash<int, QByteArray> PresetModel::roleNames() const
{
    return {{SetIdRole, "setId"},       {OwnRole, "own"},
            {LabelRole, "label"},       {HelpRole, "help"},
            {CurrentRole, "current"},   {ChangesRole, "changes"},
            {VerifiedRole, "verified"}, {ReconstructedRole, "reconstructed"},
            {FirstOwnRole, "firstOwn"}};
}

QString PresetModel::ownHelp(const QString& id) const
{
    const RuleSet* set = RulesInUse::instance()->sets().find(game_, id);
    if (!set)
        return {};
    const QString date = set->changed.isValid() ? set->changed.toLocalTime().date().toString(Qt::ISODate) : QString();
    const QString base = presetWord(*ruleBook(game_), set->base);
    if (set->played == 0)
        return date.isEmpty() ? base : base + QStringLiteral(" · ") + date;
    const QString played =
        set->played == 1 ? tr("played once") : tr("played %1 times").arg(QLocale().toString(set->played));
    return date.isEmpty() ? played : date + QStringLiteral(" · ") + played;
}

QVariant PresetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = rows_.at(index.row());
    const hanpan::rulebook& book = *ruleBook(game_);
    const hanpan::rule_preset* preset = row.own ? nullptr : book.find_preset(toStdString(row.id));
    switch (role) {
    case SetIdRole: return row.id;
    case OwnRole: return row.own;
    case Qt::DisplayRole:
    case LabelRole: {
        const RuleSet* set = row.own ? RulesInUse::instance()->sets().find(game_, row.id) : nullptr;
        return row.own ? (set ? set->name : QString()) : presetWord(book, row.id);
    }
    case HelpRole: return row.own ? ownHelp(row.id) : ruleWord(book, preset->help);
    case CurrentRole: return index.row() == currentRow();
    case ChangesRole: return index.row() == currentRow() ? currentChanges() : 0;
    case VerifiedRole: return row.own || preset->verified;
    case FirstOwnRole: return row.own && (index.row() == 0 || !rows_.at(index.row() - 1).own);
    case ReconstructedRole: return !row.own && preset->reconstructed;
    default: return {};
    }
}
