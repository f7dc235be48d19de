// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QByteArray>
#include <QColor>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <numbers>
#include <vector>

// What places are made of: the materials that paintPlace() lays over one another, and what these share.
namespace place {

constexpr double tau = 2 * std::numbers::pi;

/// One layer: what it is of, where, in which colours, and how coarse it is.
struct Stuff {
    QString kind;
    QRectF area;
    QColor colour, deep, line;
    double grain = 1;
    qint64 seed = 1; ///< differs from one layer to the next
};

// --- What materials share ---
QColor faded(QColor colour, double part);
inline QColor white(int alpha) { return {255, 255, 255, alpha}; }
inline QColor black(int alpha) { return {0, 0, 0, alpha}; }
/// What lies under the lamp over the middle is lighter than what lies at the rim.
void fillLit(QPainter& painter, const QPainterPath& outline, const Stuff& of);
/// A field of short fibres, to be repeated.
QBrush fibreBrush(int side, int count, double length, double lean, int light, int dark, qint64 seed);
/// A thin, nearly transparent line along a path, in straight pieces: several times as fast as drawPath(), and looks the same.
void drawThin(QPainter& painter, const QPainterPath& path);
/// Large soft clouds of lighter and darker.
void cloud(QPainter& painter, const QPainterPath& inside, double size, int alpha, qint64 seed);
/// The outline of a cloth that a hand laid down: straight, but not quite.
QPainterPath laid(const QRectF& area, double wander, double corner, qint64 seed);
/// Places along a path's first line. (A QPainterPath measures its whole length anew for each.)
class Walk {
public:
    explicit Walk(const QPainterPath& path);
    double length() const { return gone_.empty() ? 0 : gone_.back(); }
    struct Place {
        QPointF on;
        double angle = 0; ///< of the way there, in radians; 0 = to the right, a quarter turn = down
    };
    /// The place after that much of the way; its ends beyond them.
    Place at(double length) const;

private:
    std::vector<QPointF> corners_;
    std::vector<double> gone_; ///< how far each corner is from the first
};
/// A soft shadow round something that lies flat.
void shadow(QPainter& painter, const QPainterPath& outline, double depth, int alpha);
QByteArray fileOf(const QString& name);
/// A drawing of the game's, as large as it fits into the area; mirrored where the area is told from right to left.
void render(QPainter& painter, const QByteArray& drawing, QRectF area);

// --- The materials ---
/// A floor of oiled paper: sheets pasted over one another, each of its own shade, worn and glossy.
void paintFloor(QPainter& painter, const Stuff& of);
/// An army blanket: felted wool with a stripe at either end, its edge bound with thread, a little fuzzy.
void paintBlanket(QPainter& painter, const Stuff& of);
/// Silk on which a map is painted: threads across each other.
void paintSilk(QPainter& painter, const Stuff& of);
/// A curtain: folds of heavy cloth, scalloped along its lower edge, with a border of `line`.
void paintDrape(QPainter& painter, const Stuff& of);
/// A cord from the upper left to the upper right of the area, which sags to its lower edge, and pennants on it.
void paintPennants(QPainter& painter, const Stuff& of);
/// Mother-of-pearl let into lacquer, in the shape of a drawing.
void paintInlay(QPainter& painter, const QString& name, const Stuff& of, double scale);
/// Lacquer, brown where the light falls on it, with the gloss of many coats.
void paintLacquer(QPainter& painter, const Stuff& of);
/// A border of mother-of-pearl: two lines, and between them a fret that turns at every step.
void paintFret(QPainter& painter, const Stuff& of);
/// Split bamboo, lying: its nodes, the fibres along it, round from above to below, bound with cord at either end.
void paintBamboo(QPainter& painter, const Stuff& of);
/// The sea from its first wave down, with foam on it.
void paintSea(QPainter& painter, const Stuff& of);
/// An island: a shore of `line`, and beyond it the foam of the water.
void paintIsland(QPainter& painter, const Stuff& of);
/// A river across the area, from side to side: between banks of `line`, lines that flow with it.
void paintRiver(QPainter& painter, const Stuff& of);
/// Boards side by side, each with its grain, its knots and its two nails.
void paintBoards(QPainter& painter, const Stuff& of);
/// A yard of sand, round, raked from the middle outwards, with a kerb of many colours.
void paintRing(QPainter& painter, const Stuff& of);

} // namespace place
