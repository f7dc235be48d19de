// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <utility>
#include <vector>

#include "rulebook/rulebook.h"
#include "rulerows.h"
#include "rulevalues.h"

/// The rows of the rule panel: the fields of one game's rulebook, in table order, with their value in the rules in use
/// (RulesInUse) or, if `frozen` is set, in those of a running match, which nobody can change.
class RuleModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged)
    /// A running match's rules; empty: the rules in use, which can be changed.
    Q_PROPERTY(RuleValues frozen READ frozen WRITE setFrozen NOTIFY frozenChanged)
    Q_PROPERTY(bool readOnly READ readOnly NOTIFY frozenChanged)
    /// Words that must all be found in a row's label, help, group, value or choices.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(bool onlyChanged READ onlyChanged WRITE setOnlyChanged NOTIFY filterChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    /// The preset with which the rows are compared.
    Q_PROPERTY(QString baseLabel READ baseLabel NOTIFY valuesChanged)
    /// The rules that differ from it, in table order.
    Q_PROPERTY(QList<RuleDifference> differences READ differences NOTIFY valuesChanged)
    /// Why the last change was refused; "" when it was not. The same sentence is in the `problem` of both rows.
    Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)

public:
    enum Role {
        RuleIdRole = Qt::UserRole,
        GroupRole,
        GroupLabelRole,
        KindRole,
        LabelRole,
        HelpRole,
        UnitRole,
        ValueRole,
        ValueTextRole,
        DefaultTextRole,
        PresetTextRole,
        ChangedRole,
        GreyedRole,
        GreyedReasonRole,
        ChoicesRole,
        ChoiceRole,
        MinimumRole,
        MaximumRole,
        StepRole,
        CountMinRole,
        CountMaxRole,
        SpellingRole,    ///< of a text rule: its value, spelled out if it is only a name for it
        NumberNamesRole, ///< the meaning of each number of a rule with several; {} = the first, the second, …
        PartsRole,       ///< the parts of a `list` field's elements: RulePart
        ProblemRole,
        FixTextRole,
        FirstInGroupRole, ///< it is the first of its group among the rows shown
    };
    Q_ENUM(Role)

    explicit RuleModel(QObject* parent = nullptr);

    QString game() const { return game_; }
    void setGame(const QString& game);
    RuleValues frozen() const { return frozenInput_; }
    void setFrozen(const RuleValues& values);
    bool readOnly() const { return frozen_.has_value(); }
    QString filter() const { return filter_; }
    void setFilter(const QString& filter);
    bool onlyChanged() const { return onlyChanged_; }
    void setOnlyChanged(bool only);
    int count() const { return static_cast<int>(rows_.size()); }
    QString baseLabel() const;
    QList<RuleDifference> differences() const;
    QString refusal() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// Changes one rule. False if that is impossible: the value stays, and `refusal` and the rows' `problem` say why.
    Q_INVOKABLE bool setValue(const QString& ruleId, const QVariant& value);
    /// Sets a choice field by the index of the choice.
    Q_INVOKABLE bool setChoice(const QString& ruleId, int choice);
    /// The text of a number as the rule's value.
    Q_INVOKABLE QString textFor(const QString& ruleId, int value) const;
    /// Sets the preset's value again.
    Q_INVOKABLE bool reset(const QString& ruleId);
    Q_INVOKABLE void resetAll();
    /// What would be wrong with a value, before it is set: only its form and bounds are checked.
    Q_INVOKABLE QString judge(const QString& ruleId, const QVariant& value) const;
    /// Makes the refused change together with the other one that the refusal offers.
    Q_INVOKABLE bool applyFix();
    Q_INVOKABLE void dismissRefusal();
    Q_INVOKABLE QString groupLabel(const QString& group) const;
    /// The row of a rule, -1 if it is not shown.
    Q_INVOKABLE int rowOf(const QString& ruleId) const;
    /// A new element for a `list` field that contains `elements` already: with the parts' first values, but different
    /// from the others.
    Q_INVOKABLE QVariantMap newElement(const QString& ruleId, const QVariantList& elements) const;

signals:
    void gameChanged();
    void frozenChanged();
    void filterChanged();
    void countChanged();
    void valuesChanged();
    void refusalChanged();

private:
    struct Refusal {
        std::string field; ///< the rule whose change was refused
        hanpan::json wanted;
        std::optional<hanpan::rule_problem> contradiction;     ///< none: the value itself was wrong
        std::vector<std::pair<std::string, hanpan::json>> fix; ///< further changes that would make it possible
    };
    hanpan::rule_values values() const;
    QList<RulePart> parts(const hanpan::rule_info& field) const;
    hanpan::rule_values baseValues() const;
    const hanpan::rule_info& fieldAt(int row) const;
    void follow(const QString& game);
    void refresh();
    void freeze();
    std::vector<int> matchingRows() const;
    bool matches(const hanpan::rule_info& field) const;
    void refuse(std::optional<Refusal> refusal);
    QString refusalText(const Refusal& refusal) const;
    QString fixText(const Refusal& refusal) const;

    QString game_;
    const hanpan::rulebook* book_ = nullptr;
    RuleValues frozenInput_;
    std::optional<hanpan::rule_values> frozen_;
    QString frozenBase_;
    QString filter_;
    bool onlyChanged_ = false;
    std::vector<int> rows_;     ///< indices into the book's fields
    hanpan::rule_values shown_; ///< the values in the rows, so that data() need not copy them
    hanpan::rule_values shownBase_;
    std::optional<Refusal> refusal_;
};
