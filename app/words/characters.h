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
    /// "fox", "tiger", …: all there are, in the order in which they come when nobody has chosen.
    static const QStringList& ids();
    /// "Fox"; "" for an unknown id.
    static QString name(const QString& id);
    /// How it likes to play; even for an unknown id.
    static hanpan::temperament temperament(const QString& id);
    /// "bold"; "" for an unknown id.
    static QString temperamentName(const QString& id);
    /// `count` characters, no two alike: those of `wanted` that exist, in their places, filled up with others.
    static QStringList seated(const QStringList& wanted, int count);
};
