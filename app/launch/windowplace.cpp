// SPDX-License-Identifier: GPL-3.0-or-later
#include "launch/windowplace.h"

#include <QGuiApplication>
#include <QMargins>
#include <QScreen>

#include <algorithm>

namespace {

/// What a frame takes around a window: how much it will be is not known before there is one.
const QMargins frame(8, 40, 8, 8);

} // namespace

QRect WindowPlace::open(const QList<int>& kept, const QSize& least)
{
    QList<QRect> screens; // the primary one comes first
    for (const QScreen* screen : QGuiApplication::screens())
        screens.append(screen->availableGeometry());
    if (screens.isEmpty())
        return {QPoint(), least};
    if (kept.size() != 4) {
        const QSize first = screens.first().size();
        return {QPoint(), QSize(std::min(1440, first.width() * 94 / 100), std::min(900, first.height() * 92 / 100))
                              .expandedTo(least)};
    }
    const QSize size(kept[2], kept[3]);
    return within({QPoint(kept[0], kept[1]), size.expandedTo(least)}, least, screens);
}

QRect WindowPlace::within(const QRect& kept, const QSize& least, const QList<QRect>& screens)
{
    const auto shown = [&](const QRect& screen) {
        const QRect both = screen & kept;
        return both.isValid() ? qint64(both.width()) * both.height() : 0;
    };
    const QRect& screen = *std::ranges::max_element(screens, {}, shown);
    if (screen.contains(kept))
        return kept;
    const QRect room = screen.marginsRemoved(frame);
    const QSize size = kept.size().boundedTo(room.size()).expandedTo(least);
    const auto put = [](int at, int wide, int from, int to) { return std::max(from, std::min(at, to - wide)); };
    return {QPoint(put(kept.x(), size.width(), room.x(), room.x() + room.width()),
                   put(kept.y(), size.height(), room.y(), room.y() + room.height())),
            size};
}
