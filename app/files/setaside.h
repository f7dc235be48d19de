// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// Renames a file that cannot be used to the first free "<path>.<mark>", "<path>.<mark>-2", …, so that it is neither
/// overwritten nor lost. Gives the new path; empty when the disk refused.
QString setAside(const QString& path, const QString& mark);
