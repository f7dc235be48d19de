// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <utility>

#include "rulebook/rulebook.h"

/// A match's house rules as the engine has them. QML passes them on unchanged; a layout that depends on a rule asks for
/// it.
class RuleValues {
    Q_GADGET
    QML_VALUE_TYPE(ruleValues)

public:
    RuleValues() = default;
    RuleValues(hanpan::rule_values values) : values_(std::move(values)) {}

    const hanpan::rule_values& all() const { return values_; }
    bool isEmpty() const { return values_.empty(); }
    /// A rule's value; undefined if there is no such rule.
    Q_INVOKABLE QVariant value(const QString& rule) const;
    friend bool operator==(const RuleValues&, const RuleValues&) = default;

private:
    hanpan::rule_values values_ = hanpan::rule_values::object();
};
