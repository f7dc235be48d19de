// SPDX-License-Identifier: GPL-3.0-or-later
#include "art/portrait.h"

#include <cmath>

#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace {

/// Where the parts of a face belong, and their colours; lengths are those of the drawing, 64 wide.
struct Head {
    QColor ground; ///< behind the head
    QColor robe;
    QColor sash;    ///< the edge of the robe's collar
    QPointF eye;    ///< the left one; the face is symmetrical about x = 32
    double size;    ///< half the width of an eye
    bool dots;      ///< eyes without a white
    QPointF mouth;  ///< its middle
    double width;   ///< of the mouth
    QColor beak;    ///< valid: the mouth is a beak
    QColor ink;     ///< of mouth and lids
    QColor brow;    ///< valid: brows are always there
    double browGap; ///< from the middle of an eye up to its brow
    QPointF cheek;  ///< the left one
    QColor blush;
};

Head headOf(const QByteArray& svg)
{
    QXmlStreamReader reader(svg);
    reader.readNextStartElement();
    const QXmlStreamAttributes given = reader.attributes();
    const auto words = [&](const char* name) {
        return given.value(QLatin1String("data-") + QLatin1String(name)).toString().split(u' ');
    };
    const auto colour = [&](const char* name, const QColor& otherwise = {}) {
        const QColor found(words(name).first());
        return found.isValid() ? found : otherwise;
    };
    const auto point = [&](const char* name) {
        return QPointF(words(name).first().toDouble(), words(name).value(1).toDouble());
    };
    const auto number = [&](const char* name, int at, double otherwise) {
        const double found = words(name).value(at).toDouble();
        return found > 0 ? found : otherwise;
    };
    const QColor ink = colour("ink", QColor(0x2a, 0x20, 0x1c));
    return {.ground = colour("ground"),
            .robe = colour("robe"),
            .sash = colour("sash", QColor(0xff, 0xfd, 0xf7)),
            .eye = point("eyes"),
            .size = number("eyes", 2, 5),
            .dots = words("eyes").value(3) == QLatin1String("dots"),
            .mouth = point("mouth"),
            .width = number("mouth", 2, 10),
            .beak = colour("beak"),
            .ink = ink,
            .brow = colour("brows"),
            .browGap = number("brows", 1, number("eyes", 2, 5) + 3.2),
            .cheek = point("cheeks"),
            .blush = colour("blush", QColor(0xf0, 0x8a, 0x7c))};
}

class Portrait {
public:
    Portrait(QPainter& painter, const Head& head, const Look& look) : paint_(painter), head_(head), look_(look) {}

    void ground()
    {
        paint_.fillRect(QRectF(0, 0, 64, 64), head_.ground);
        // The light comes from the upper left.
        QPainterPath light;
        light.addEllipse(QPointF(25, 24), 33, 33);
        paint_.fillPath(light, QColor(255, 255, 255, 26));
    }
    void robe()
    {
        fill("M2 66 Q5 53 19 50 L45 50 Q59 53 62 66 Z", head_.robe);
        fill("M40 50 L45 50 Q59 53 62 66 L47 66 Q47 57 40 50 Z", head_.robe.darker(118));
        // The collar laps from the wearer's left over the right.
        stroke("M42 47 Q40 55 31 61", head_.sash, 4.2);
        stroke("M22 47 Q25 57 37 66", head_.sash, 4.2);
    }
    void face()
    {
        if (pleased() || wins())
            for (const int side : {-1, 1}) {
                QPainterPath cheek;
                cheek.addEllipse(at(head_.cheek, side), 4.6, 3.2);
                QColor colour = head_.blush;
                colour.setAlpha(wins() ? 190 : 150);
                paint_.fillPath(cheek, colour);
            }
        if (head_.beak.isValid())
            beak();
        else
            mouth();
        for (const int side : {-1, 1}) {
            eye(side);
            brow(side);
        }
        if (hit()) {
            fill("M55 11 Q60.5 18.5 59 21.5 Q55 25.5 51.5 21 Q50.6 18 55 11 Z", QColor(0x9a, 0xd4, 0xee));
            fill("M53.4 18 Q53 20.4 54.6 22 Q52.6 21.6 52.5 19.8 Z", QColor(255, 255, 255, 220));
        }
    }

private:
    bool thinks() const { return look_.mood == QLatin1String("thinks"); }
    bool pleased() const { return look_.mood == QLatin1String("pleased"); }
    bool hit() const { return look_.mood == QLatin1String("hit"); }
    bool wins() const { return look_.mood == QLatin1String("wins"); }

    /// A point of the left half, or its mirror image.
    static QPointF at(QPointF left, int side) { return {side < 0 ? left.x() : 64 - left.x(), left.y()}; }

    /// Absolute M, L, Q and Z alone.
    static QPainterPath path(const char* words)
    {
        QPainterPath made;
        const QStringList parts = QString::fromLatin1(words).split(u' ');
        QList<double> numbers;
        QChar verb;
        const auto done = [&] {
            const auto p = [&](int i) { return QPointF(numbers.value(2 * i), numbers.value(2 * i + 1)); };
            if (verb == u'M')
                made.moveTo(p(0));
            else if (verb == u'L')
                made.lineTo(p(0));
            else if (verb == u'Q')
                made.quadTo(p(0), p(1));
            else if (verb == u'Z')
                made.closeSubpath();
            numbers.clear();
        };
        for (const QString& part : parts) {
            if (part.front().isLetter()) {
                done();
                verb = part.front();
                if (part.size() > 1)
                    numbers.append(QStringView(part).mid(1).toDouble());
            } else {
                numbers.append(part.toDouble());
            }
        }
        done();
        return made;
    }
    void fill(const char* words, const QColor& colour) { paint_.fillPath(path(words), colour); }
    void stroke(const QPainterPath& line, const QColor& colour, double width)
    {
        paint_.strokePath(line, QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    void stroke(const char* words, const QColor& colour, double width) { stroke(path(words), colour, width); }
    /// A bow between two points whose middle sags by `sag`.
    static QPainterPath bow(QPointF from, QPointF to, double sag)
    {
        QPainterPath line(from);
        line.quadTo((from + to) / 2 + QPointF(0, 2 * sag), to);
        return line;
    }

    void eye(int side)
    {
        const QPointF middle = at(head_.eye, side);
        const double r = head_.size;
        const double line = head_.dots ? 2.0 : 2.2;
        if (wins()) {
            stroke(bow(middle + QPointF(-r * 0.95, r * 0.4), middle + QPointF(r * 0.95, r * 0.4), -r * 0.85), head_.ink,
                   line + 0.2);
            return;
        }
        if (look_.lids) {
            stroke(bow(middle + QPointF(-r * 0.95, 0), middle + QPointF(r * 0.95, 0), r * 0.45), head_.ink, line);
            return;
        }
        const QPointF turned(look_.gaze.x(), look_.gaze.y());
        const double far = std::hypot(turned.x(), turned.y());
        const QPointF gaze = far > 1 ? turned / far : turned;
        // How far the upper lid comes down, in parts of the eye.
        const double lid = hit() ? 0 : thinks() ? (side < 0 ? 0.2 : 0.04) : pleased() ? 0 : 0.06;
        const double tall = r * (hit() ? 1.22 : 1.12);
        QPainterPath open;
        if (head_.dots) {
            const double dot = hit() ? r * 0.62 : r * 0.72;
            pupil(middle + QPointF(gaze.x() * r * 0.55, gaze.y() * r * 0.5), dot);
            return;
        }
        open.addEllipse(middle, r, tall);
        QPainterPath under;
        under.addRect(QRectF(middle.x() - 2 * r, middle.y() - tall + 2 * tall * lid, 4 * r, 4 * r));
        QPainterPath over;
        // A cheek that smiles pushes the lower lid up.
        over.addEllipse(middle + QPointF(0, tall * 1.92), r * 1.7, tall * 1.4);
        QPainterPath seen = open.intersected(under);
        if (pleased())
            seen = seen.subtracted(over);
        paint_.fillPath(seen, QColor(0xff, 0xfe, 0xfa));
        paint_.save();
        const double dot = r * (hit() ? 0.46 : 0.7);
        QPainterPath ball;
        const QPointF turn(gaze.x() * (r - dot) * 0.92, gaze.y() * (tall - dot) * 0.8);
        ball.addEllipse(middle + turn, dot, dot * 1.06);
        paint_.fillPath(ball.intersected(seen), QColor(0x22, 0x1b, 0x1a));
        QPainterPath glint;
        glint.addEllipse(middle + turn + QPointF(-dot * 0.34, -dot * 0.38), dot * 0.34, dot * 0.34);
        paint_.fillPath(glint.intersected(seen), Qt::white);
        paint_.restore();
        // The upper lid's edge.
        const double y = -tall + 2 * tall * lid;
        const double half = r * std::sqrt(std::max(0.05, 1 - (y / tall) * (y / tall)));
        if (hit()) {
            QColor thin = head_.ink;
            thin.setAlpha(150);
            stroke(open, thin, 1.0);
        } else {
            QColor thin = head_.ink;
            thin.setAlpha(90);
            stroke(seen, thin, 0.9);
            stroke(bow(middle + QPointF(-std::max(half, r * 0.8), std::min(y + 0.8, -r * 0.35)),
                       middle + QPointF(std::max(half, r * 0.8), std::min(y + 0.8, -r * 0.35)),
                       -r * (lid > 0.25 ? 0.1 : 0.28)),
                   head_.ink, 1.7);
        }
    }
    void pupil(QPointF middle, double r)
    {
        QPainterPath ball;
        ball.addEllipse(middle, r, r * 1.12);
        paint_.fillPath(ball, QColor(0x22, 0x1b, 0x1a));
        QPainterPath glint;
        glint.addEllipse(middle + QPointF(-r * 0.34, -r * 0.42), r * 0.34, r * 0.34);
        paint_.fillPath(glint, Qt::white);
    }
    void brow(int side)
    {
        const bool always = head_.brow.isValid();
        if (!always && !thinks() && !hit())
            return;
        const double r = head_.size;
        // Up is more for the one that wonders.
        const double raised = hit() ? 1.0 : thinks() ? (side < 0 ? -0.4 : 1.8) : wins() ? 1.2 : pleased() ? 0.6 : 0;
        const double inner = hit() ? -1.9 : thinks() ? (side < 0 ? 0.7 : -0.4) : 0;
        const QPointF middle = at(head_.eye, side) + QPointF(0, -head_.browGap - raised);
        const double half = r * 0.9;
        const QPointF out = middle + QPointF(side * half, hit() ? 1.2 : 0.3);
        const QPointF in = middle + QPointF(-side * half, inner);
        stroke(bow(out, in, hit() ? -0.4 : -0.9), always ? head_.brow : head_.ink, 2.1);
    }
    void mouth()
    {
        const double w = head_.width;
        const QPointF m = head_.mouth;
        const auto from = [&](double x, double y) { return m + QPointF(x * w, y * w); };
        if (wins()) {
            QPainterPath open(from(-0.56, -0.04));
            open.quadTo(from(0, 0.12), from(0.56, -0.04));
            open.cubicTo(from(0.5, 0.72), from(-0.5, 0.72), from(-0.56, -0.04));
            paint_.fillPath(open, QColor(0x6e, 0x1f, 0x2a));
            QPainterPath tongue;
            tongue.addEllipse(from(0, 0.52), 0.34 * w, 0.24 * w);
            paint_.fillPath(open.intersected(tongue), QColor(0xec, 0x85, 0x7c));
            stroke(open, head_.ink, 1.8);
        } else if (hit()) {
            QPainterPath line(from(-0.42, 0.2));
            line.cubicTo(from(-0.26, -0.18), from(-0.05, -0.12), from(0.06, 0.04));
            line.cubicTo(from(0.16, 0.2), from(0.32, 0.1), from(0.42, 0.16));
            stroke(line, head_.ink, 2.1);
        } else if (thinks()) {
            stroke(bow(from(-0.08, 0.06), from(0.42, -0.06), -0.04 * w), head_.ink, 2.1);
        } else if (pleased()) {
            stroke(bow(from(-0.56, -0.06), from(0.56, -0.06), 0.26 * w), head_.ink, 2.2);
        } else {
            stroke(bow(from(-0.4, 0), from(0.4, 0), 0.12 * w), head_.ink, 2.0);
        }
    }
    void beak()
    {
        const double w = head_.width;
        const double long_ = w * 1.05;
        const double turn = thinks() ? w * 0.1 : 0;
        const QPointF m = head_.mouth;
        const auto from = [&](double x, double y) { return m + QPointF(x * w, y * long_); };
        const double gape = wins() ? 0.75 : hit() ? 0.32 : 0;
        if (gape > 0) {
            QPainterPath lower(from(-0.36, 0.3));
            lower.quadTo(from(-0.3, 0.62 + gape), from(0, 0.72 + gape));
            lower.quadTo(from(0.3, 0.62 + gape), from(0.36, 0.3));
            lower.closeSubpath();
            paint_.fillPath(lower, head_.beak.darker(135));
            QPainterPath throat(from(-0.28, 0.3));
            throat.quadTo(from(-0.22, 0.44 + gape), from(0, 0.5 + gape));
            throat.quadTo(from(0.22, 0.44 + gape), from(0.28, 0.3));
            throat.closeSubpath();
            paint_.fillPath(throat, QColor(0x6e, 0x1f, 0x2a));
        }
        const QPointF tip = from(0, 1) + QPointF(turn, 0);
        QPainterPath upper(from(-0.5, 0.12));
        upper.quadTo(from(-0.3, -0.22), from(0, -0.22));
        upper.quadTo(from(0.3, -0.22), from(0.5, 0.12));
        upper.quadTo(from(0.22, 0.5), tip);
        upper.quadTo(from(-0.22, 0.5), from(-0.5, 0.12));
        paint_.fillPath(upper, head_.beak);
        QPainterPath shade(from(0.5, 0.12));
        shade.quadTo(from(0.22, 0.5), tip);
        shade.quadTo(from(0.1, 0.3), from(0.12, -0.2));
        shade.quadTo(from(0.32, -0.2), from(0.5, 0.12));
        paint_.fillPath(shade, head_.beak.darker(116));
        // The corners of the beak tell what a mouth would.
        const double up = pleased() || wins() ? -0.22 : hit() ? 0.26 : 0.0;
        for (const int side : {-1, 1})
            if (up != 0 || (thinks() && side > 0))
                stroke(bow(from(side * 0.52, 0.14), from(side * 0.86, 0.1 + up), up < 0 ? 0.12 * w : -0.06 * w),
                       head_.ink, 1.8);
    }

    QPainter& paint_;
    const Head& head_;
    const Look& look_;
};

} // namespace

QImage paintPortrait(const QByteArray& svg, const Look& look, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 64.0, size / 64.0);
    const Head head = headOf(svg);
    Portrait portrait(painter, head, look);
    portrait.ground();
    portrait.robe();
    QSvgRenderer drawing(svg);
    drawing.render(&painter, QRectF(0, 0, 64, 64));
    portrait.face();
    // The medallion, and its edge away from the light.
    QPainterPath round;
    round.addEllipse(QPointF(32, 32), 31.5, 31.5);
    QImage mask(size, size, QImage::Format_ARGB32_Premultiplied);
    mask.fill(Qt::transparent);
    QPainter cut(&mask);
    cut.setRenderHint(QPainter::Antialiasing);
    cut.scale(size / 64.0, size / 64.0);
    cut.fillPath(round, Qt::black);
    cut.end();
    painter.resetTransform();
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.drawImage(0, 0, mask);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.scale(size / 64.0, size / 64.0);
    round = QPainterPath();
    round.addEllipse(QPointF(32, 32), 30.9, 30.9);
    painter.strokePath(round, QPen(QColor(0, 0, 0, 46), 1.2));
    return image;
}
