// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/clause.h"

#include <QRegularExpression>

// No name and no sentence contains this sign: it stands for the subject to be inserted.
const QString Clause::subject(QChar::ObjectReplacementCharacter);

QString Clause::named(const QString& name) const { return QString(words_).replace(subject, name); }

QString Clause::predicate() const
{
    // The subject with what belongs to it: a particle, a colon, a dot that separates.
    static const QRegularExpression gap(QStringLiteral("^\uFFFC\\S* (\u00b7 )*"));
    return QString(words_).remove(gap).remove(subject);
}
