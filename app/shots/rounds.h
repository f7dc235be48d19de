// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

#include <vector>

#include "shots/photographer.h"
#include "table/tablesession.h"

/// A round played for the camera, with a picture of each kind of moment.
struct Tour {
    QString game;
    QString name; ///< the pictures' names begin with it
    int players = 0;
    QVariantMap rules; ///< differences from the defaults
    void (*play)(Photographer& photographer, TableSession& session, const QString& name) = nullptr;
};

/// All rounds that are photographed. A game without one is photographed after its deal.
const std::vector<Tour>& tours();
