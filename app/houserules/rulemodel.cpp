// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulemodel.h"

#include <algorithm>

#include "games/gametable.h"
#include "ruleaccess.h"
#include "rulesinuse.h"
#include "rulewords.h"

using hanpan::json;
using hanpan::part_kind;
using hanpan::rule_info;
using hanpan::rule_kind;
using hanpan::rule_values;

namespace {

/// The editor for a rule's row.
QString kindName(rule_kind kind)
{
    switch (kind) {
    case rule_kind::flag: return QStringLiteral("flag");
    case rule_kind::number: return QStringLiteral("number");
    case rule_kind::choice: return QStringLiteral("choice");
    case rule_kind::numbers: return QStringLiteral("numbers");
    case rule_kind::text: return QStringLiteral("text");
    case rule_kind::list: return QStringLiteral("list");
    }
    return {};
}

} // namespace

RuleModel::RuleModel(QObject* parent) : QAbstractListModel(parent)
{
    connect(RulesInUse::instance(), &RulesInUse::changed, this, &RuleModel::follow);
}

void RuleModel::setGame(const QString& game)
{
    if (game_ == game)
        return;
    beginResetModel();
    game_ = game;
    book_ = ruleBook(game);
    refusal_.reset();
    freeze();
    shown_ = values();
    shownBase_ = baseValues();
    rows_ = matchingRows();
    endResetModel();
    emit gameChanged();
    emit frozenChanged();
    emit countChanged();
    emit valuesChanged();
    emit refusalChanged();
}

void RuleModel::setFrozen(const RuleValues& values)
{
    if (frozenInput_ == values)
        return;
    frozenInput_ = values;
    freeze();
    refuse(std::nullopt);
    emit frozenChanged();
    refresh();
}

void RuleModel::freeze()
{
    frozen_.reset();
    // The game may be set after the values: QML sets both, in any order.
    if (frozenInput_.isEmpty() || !book_)
        return;
    if (auto read = book_->read(frozenInput_.all())) {
        frozen_ = std::move(*read.value);
        frozenBase_ = nearestPreset(*book_, *frozen_);
    }
}

rule_values RuleModel::values() const
{
    if (!book_)
        return json::object();
    return frozen_ ? *frozen_ : RulesInUse::instance()->values(game_);
}

rule_values RuleModel::baseValues() const
{
    if (!book_)
        return json::object();
    return book_->preset_values(toStdString(frozen_ ? frozenBase_ : RulesInUse::instance()->base(game_)));
}

void RuleModel::follow(const QString& game)
{
    if (game.isEmpty() || game == game_)
        refresh();
}

void RuleModel::refresh()
{
    rule_values now = values();
    if (refusal_ && now != shown_)
        refuse(std::nullopt);
    shown_ = std::move(now);
    shownBase_ = baseValues();
    if (!rows_.empty())
        emit dataChanged(index(0), index(count() - 1));
    emit valuesChanged();
    emit refusalChanged();
}

void RuleModel::setFilter(const QString& filter)
{
    if (filter_ == filter)
        return;
    filter_ = filter;
    if (std::vector<int> rows = matchingRows(); rows != rows_) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        emit countChanged();
    }
    emit filterChanged();
}

void RuleModel::setOnlyChanged(bool only)
{
    if (onlyChanged_ == only)
        return;
    onlyChanged_ = only;
    beginResetModel();
    rows_ = matchingRows();
    endResetModel();
    emit countChanged();
    emit filterChanged();
}

std::vector<int> RuleModel::matchingRows() const
{
    std::vector<int> rows;
    if (book_)
        for (std::size_t i = 0; i < book_->fields().size(); ++i)
            if (matches(book_->fields()[i]))
                rows.push_back(static_cast<int>(i));
    return rows;
}

bool RuleModel::matches(const rule_info& field) const
{
    if (!field.in_panel)
        return false;
    const std::string id(field.id);
    // A search looks through all rows.
    if (onlyChanged_ && filter_.trimmed().isEmpty() && shown_.at(id) == shownBase_.at(id))
        return false;
    if (filter_.trimmed().isEmpty())
        return true;
    QString text = ruleWord(*book_, field.label) + QChar('\n') + ruleWord(*book_, field.help) + QChar('\n') +
                   groupLabel(toQString(field.group)) + QChar('\n') + ruleValueText(*book_, field, shown_.at(id));
    for (const hanpan::rule_choice& choice : field.choices)
        text += QChar('\n') + ruleWord(*book_, choice.label);
    if (const GameTable* const table = tableGame(game()))
        text += QChar('\n') + table->book.alsoCalled(toQString(field.id));
    const QStringList words = filter_.simplified().split(QChar(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

QString RuleModel::baseLabel() const
{
    return book_ ? presetWord(*book_, frozen_ ? frozenBase_ : RulesInUse::instance()->base(game_)) : QString();
}

QList<RuleDifference> RuleModel::differences() const
{
    QList<RuleDifference> list;
    if (!book_)
        return list;
    for (const std::string_view id : changedFields(*book_, shown_, shownBase_)) {
        const rule_info& field = *book_->find_field(id);
        const std::string key(id);
        list.append({.ruleId = toQString(id),
                     .label = ruleWord(*book_, field.label),
                     .now = ruleValueText(*book_, field, shown_.at(key)),
                     .before = ruleValueText(*book_, field, shownBase_.at(key))});
    }
    return list;
}

int RuleModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QHash<int, QByteArray> RuleModel::roleNames() const
{
    return {{RuleIdRole, "ruleId"},
            {GroupRole, "group"},
            {GroupLabelRole, "groupLabel"},
            {KindRole, "kind"},
            {LabelRole, "label"},
            {HelpRole, "help"},
            {UnitRole, "unit"},
            {ValueRole, "value"},
            {ValueTextRole, "valueText"},
            {DefaultTextRole, "defaultText"},
            {PresetTextRole, "presetText"},
            {ChangedRole, "changed"},
            {GreyedRole, "greyed"},
            {GreyedReasonRole, "greyedReason"},
            {ChoicesRole, "choices"},
            {ChoiceRole, "choice"},
            {MinimumRole, "minimum"},
            {MaximumRole, "maximum"},
            {StepRole, "step"},
            {CountMinRole, "countMin"},
            {CountMaxRole, "countMax"},
            {SpellingRole, "spelling"},
            {NumberNamesRole, "numberNames"},
            {PartsRole, "parts"},
            {ProblemRole, "problem"},
            {FixTextRole, "fixText"},
            {FirstInGroupRole, "firstInGroup"}};
}

const rule_info& RuleModel::fieldAt(int row) const
{
    return book_->fields()[static_cast<std::size_t>(rows_[static_cast<std::size_t>(row)])];
}

QVariant RuleModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const rule_info& field = fieldAt(index.row());
    const std::string id(field.id);
    const json& value = shown_.at(id);
    switch (role) {
    case RuleIdRole: return toQString(field.id);
    case GroupRole: return toQString(field.group);
    case GroupLabelRole: return groupLabel(toQString(field.group));
    case KindRole: return kindName(field.kind);
    case Qt::DisplayRole:
    case LabelRole: return ruleWord(*book_, field.label);
    case HelpRole: return ruleWord(*book_, field.help);
    case UnitRole: return toQString(field.unit);
    case ValueRole: return toVariant(value);
    case ValueTextRole: return ruleValueText(*book_, field, value);
    case DefaultTextRole: return ruleValueText(*book_, field, field.default_value);
    case PresetTextRole: return ruleValueText(*book_, field, shownBase_.at(id));
    case ChangedRole: return value != shownBase_.at(id);
    case GreyedRole: return book_->greyed(field.id, shown_).has_value();
    case GreyedReasonRole: {
        const auto greyed = book_->greyed(field.id, shown_);
        return greyed ? ruleWord(*book_, greyed->sentence) : QString();
    }
    case ChoicesRole: {
        QStringList labels;
        for (const hanpan::rule_choice& choice : field.choices)
            labels.append(ruleWord(*book_, choice.label));
        return labels;
    }
    case ChoiceRole:
        for (std::size_t i = 0; i < field.choices.size(); ++i)
            if (field.choices[i].value == value)
                return static_cast<int>(i);
        return -1;
    case MinimumRole: return field.min;
    case MaximumRole: return field.max;
    case StepRole: return field.step;
    case CountMinRole: return field.count_min;
    case CountMaxRole: return field.count_max;
    case SpellingRole: {
        const GameTable* table = tableGame(game());
        const QString written =
            field.kind == rule_kind::text ? toQString(value.get_ref<const std::string&>()) : QString();
        return table && !written.isEmpty() ? table->book.spelledRule(toQString(field.id), written) : written;
    }
    case NumberNamesRole: {
        const GameTable* table = field.kind == rule_kind::numbers ? tableGame(game()) : nullptr;
        return table ? table->book.numberNames(toQString(field.id)) : QStringList();
    }
    case PartsRole: return QVariant::fromValue(parts(field));
    case ProblemRole:
        if (refusal_ && (refusal_->field == id || (refusal_->contradiction && (refusal_->contradiction->field == id ||
                                                                               refusal_->contradiction->other == id))))
            return refusalText(*refusal_);
        return QString();
    case FirstInGroupRole: return index.row() == 0 || fieldAt(index.row() - 1).group != field.group;
    case FixTextRole: return refusal_ && refusal_->field == id ? fixText(*refusal_) : QString();
    default: return {};
    }
}

QString RuleModel::textFor(const QString& ruleId, int value) const
{
    const rule_info* field = book_ ? book_->find_field(toStdString(ruleId)) : nullptr;
    return field ? ruleValueText(*book_, *field, value) : QString();
}

QString RuleModel::groupLabel(const QString& group) const
{
    if (book_)
        for (const hanpan::rule_group& g : book_->groups())
            if (toQString(g.id) == group)
                return ruleWord(*book_, g.label);
    return group;
}

int RuleModel::rowOf(const QString& ruleId) const
{
    for (std::size_t row = 0; row < rows_.size(); ++row)
        if (toQString(book_->fields()[static_cast<std::size_t>(rows_[row])].id) == ruleId)
            return static_cast<int>(row);
    return -1;
}

QVariantMap RuleModel::newElement(const QString& ruleId, const QVariantList& elements) const
{
    QVariantMap element;
    const rule_info* field = book_ ? book_->find_field(toStdString(ruleId)) : nullptr;
    if (!field)
        return element;
    for (const hanpan::rule_part& part : field->parts) {
        const QString key = toQString(part.id);
        QVariant value = toVariant(part.initial);
        if (part.kind == part_kind::text || part.kind == part_kind::identity) {
            const bool name = part.kind == part_kind::text;
            const QString plain = name ? ruleWord(*book_, part.initial.get<std::string>()) : value.toString();
            const auto taken = [&](const QString& word) {
                return std::any_of(elements.begin(), elements.end(),
                                   [&](const QVariant& e) { return e.toMap().value(key).toString() == word; });
            };
            QString word = plain;
            for (int n = 2; taken(word); ++n)
                word = plain + (name ? QChar(' ') : QChar('_')) + QString::number(n);
            value = word;
        }
        element.insert(key, value);
    }
    return element;
}

QList<RulePart> RuleModel::parts(const rule_info& field) const
{
    QList<RulePart> list;
    for (const hanpan::rule_part& part : field.parts) {
        QList<PartChoice> choices;
        for (const hanpan::rule_choice& choice : part.choices)
            choices.append({.value = toVariant(choice.value), .label = ruleWord(*book_, choice.label)});
        list.append({.id = toQString(part.id),
                     .kind = toQString(to_text(part.kind)),
                     .label = ruleWord(*book_, part.label),
                     .minimum = part.min,
                     .maximum = part.max,
                     .choices = choices});
    }
    return list;
}
