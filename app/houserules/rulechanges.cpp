// SPDX-License-Identifier: GPL-3.0-or-later
// Changing rules in the panel: refusals, their reasons, and what else would have to change.
#include "rulemodel.h"

#include <algorithm>

#include "ruleaccess.h"
#include "rulefix.h"
#include "rulesinuse.h"
#include "rulewords.h"

using hanpan::json;
using hanpan::rule_info;
using hanpan::rule_kind;
using hanpan::rule_values;

bool RuleModel::setValue(const QString& ruleId, const QVariant& value)
{
    const rule_info* field = book_ && !frozen_ ? book_->find_field(toStdString(ruleId)) : nullptr;
    if (!field)
        return false;
    json wanted = fromVariant(value);
    // A choice is kept as the table writes it (0.5, not "0.5"; 7, not 7.0).
    for (const hanpan::rule_choice& choice : field->choices)
        if (choice.value == wanted)
            wanted = choice.value;
    const std::string id(field->id);
    if (!book_->value_error(*field, wanted).empty()) {
        refuse(Refusal{id, wanted, std::nullopt, {}});
        return false;
    }
    rule_values next = shown_;
    next[id] = wanted;
    const auto problems = book_->contradictions(next);
    if (!problems.empty()) {
        // The changed rule is named first, in whichever order the table lists the two.
        hanpan::rule_problem problem = problems.front();
        for (const hanpan::rule_problem& p : problems)
            if (p.field == id || p.other == id) {
                problem = p;
                break;
            }
        if (problem.other == id)
            std::swap(problem.field, problem.other);
        refuse(Refusal{id, wanted, problem, findRuleFix(*book_, next, shownBase_, id).value_or(RuleFix{})});
        return false;
    }
    refuse(std::nullopt);
    RulesInUse::instance()->setValues(game_, next);
    return true;
}

bool RuleModel::setChoice(const QString& ruleId, int choice)
{
    const rule_info* field = book_ ? book_->find_field(toStdString(ruleId)) : nullptr;
    if (!field || choice < 0 || choice >= static_cast<int>(field->choices.size()))
        return false;
    return setValue(ruleId, toVariant(field->choices[static_cast<std::size_t>(choice)].value));
}

bool RuleModel::reset(const QString& ruleId)
{
    const auto it = book_ ? shownBase_.find(toStdString(ruleId)) : shownBase_.end();
    return it != shownBase_.end() && setValue(ruleId, toVariant(*it));
}

void RuleModel::resetAll()
{
    if (!book_ || frozen_)
        return;
    refuse(std::nullopt);
    rule_values next = shownBase_;
    // The number of players is not a rule of the panel, so it stays.
    for (const rule_info& field : book_->fields())
        if (!field.in_panel)
            next[std::string(field.id)] = shown_.at(std::string(field.id));
    RulesInUse::instance()->setValues(game_, book_->contradictions(next).empty() ? next : shownBase_);
}

QString RuleModel::judge(const QString& ruleId, const QVariant& value) const
{
    const rule_info* field = book_ ? book_->find_field(toStdString(ruleId)) : nullptr;
    return field ? valueProblem(*book_, *field, fromVariant(value)) : QString();
}

bool RuleModel::applyFix()
{
    if (!refusal_ || refusal_->fix.empty() || frozen_)
        return false;
    rule_values next = shown_;
    next[refusal_->field] = refusal_->wanted;
    for (const auto& [id, value] : refusal_->fix)
        next[id] = value;
    refuse(std::nullopt);
    RulesInUse::instance()->setValues(game_, next);
    return true;
}

void RuleModel::dismissRefusal() { refuse(std::nullopt); }

void RuleModel::refuse(std::optional<Refusal> refusal)
{
    if (!refusal && !refusal_)
        return;
    refusal_ = std::move(refusal);
    // The value is announced too, so that an editor that already shows the refused value returns to it.
    if (!rows_.empty())
        emit dataChanged(index(0), index(count() - 1),
                         {ProblemRole, FixTextRole, ValueRole, ValueTextRole, SpellingRole, ChoiceRole});
    emit refusalChanged();
}

QString RuleModel::refusal() const { return refusal_ ? refusalText(*refusal_) : QString(); }

QString RuleModel::refusalText(const Refusal& refusal) const
{
    if (!refusal.contradiction)
        return valueProblem(*book_, *book_->find_field(refusal.field), refusal.wanted);
    rule_values wanted = shown_;
    wanted[refusal.field] = refusal.wanted;
    return contradictionText(*book_, *refusal.contradiction, wanted);
}

QString RuleModel::fixText(const Refusal& refusal) const
{
    QStringList changes;
    for (const auto& [id, value] : refusal.fix) {
        const rule_info& field = *book_->find_field(id);
        changes.append(tr("%1 to %2", "a rule and its new value")
                           .arg(ruleWord(*book_, field.label), ruleValueText(*book_, field, value)));
    }
    return changes.isEmpty() ? QString() : tr("Also change %1").arg(changes.join(QStringLiteral(", ")));
}
