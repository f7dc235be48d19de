// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "search/temperament.h"

/// The animals that sit at the table: twelve, each with a name, a temperament and a drawing (resources/characters).
class Characters {
    Q_DECLARE_TR_FUNCTIONS(Characters)

public:
    /// "fox", "tiger", …: all there are, in the order in which they come where nobody chose.
    static const QStringList& ids();
    /// "Fox"; "" for what is none of them.
    static QString name(const QString& id);
    /// How it likes to play; even for what is none of them.
    static hanpan::temperament temperament(const QString& id);
    /// "bold"; "" for what is none of them.
    static QString temperamentName(const QString& id);
    /// So many of them, no two alike: those wanted as far as they are any, others in their places.
    static QStringList seated(const QStringList& wanted, int count);
};
