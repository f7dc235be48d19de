// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/scoreplot.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "words/language.h"

namespace {

// Three times as fine as it is printed.
constexpr int wide = 1800, high = 600, letters = 33, line = 6, margin = 30;
/// As dark on white as the suits of the light theme. The dashes differ too, because colour alone is not enough.
constexpr std::array<QRgb, 4> inks{0xff1d2226, 0xffb0282f, 0xff2455a4, 0xff1f6b45};

QList<qreal> dashes(std::size_t who)
{
    switch ((who + who / inks.size()) % 4) {
    case 1: return {4, 2};
    case 2: return {1, 2};
    case 3: return {6, 2, 1, 2};
    default: return {};
    }
}

} // namespace

QImage scorePlot(const ScoreTable& table)
{
    const QStringList& names = table.names;
    std::vector<std::vector<double>> sums;
    double low = 0, top = 0;
    for (const QList<double>& each : table.sums) {
        std::vector<double> values(each.begin(), each.end());
        if (values.size() < 2)
            return {};
        const auto [least, most] = std::minmax_element(values.begin(), values.end());
        low = sums.empty() ? *least : std::min(low, *least);
        top = sums.empty() ? *most : std::max(top, *most);
        sums.push_back(std::move(values));
    }
    if (sums.empty() || sums.size() != std::size_t(names.size()))
        return {};

    QImage image(wide, high, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font(Language::instance()->fontFamily());
    font.setPixelSize(letters);
    painter.setFont(font);
    const QFontMetricsF metrics(font, &image);
    const auto amount = [](double value) { return QLocale().toString(value, 'f', 0); };
    qreal ends = 0;
    for (const QString& name : names)
        ends = std::max(ends, metrics.horizontalAdvance(name));
    const qreal left =
        std::max(metrics.horizontalAdvance(amount(low)), metrics.horizontalAdvance(amount(top))) + margin;
    const QRectF field(left, margin, wide - left - ends - 2 * margin, high - 2 * margin);
    const auto atY = [&](double value) {
        return top > low ? field.top() + field.height() * (top - value) / (top - low) : field.center().y();
    };

    std::vector<double> levels{top};
    if (low < top)
        levels.push_back(low);
    if (low < 0 && top > 0)
        levels.push_back(0);
    for (const double level : levels) {
        painter.setPen(QPen(level == 0 ? QColor(0x8a, 0x7d, 0x63) : QColor(0xd8, 0xd0, 0xbc), 2));
        painter.drawLine(QPointF(field.left(), atY(level)), QPointF(field.right(), atY(level)));
        // Zero is labelled if it is not close to either end.
        if (level == 0 && levels.size() == 3 &&
            std::min(atY(0) - field.top(), field.bottom() - atY(0)) < metrics.height())
            continue;
        painter.setPen(QColor(0x5c, 0x53, 0x40));
        painter.drawText(QRectF(0, atY(level) - metrics.height() / 2, left - margin / 2.0, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, amount(level));
    }
    const auto ink = [](std::size_t who) { return QColor(inks[who % inks.size()]); };
    for (std::size_t who = 0; who < sums.size(); ++who) {
        QPen pen(ink(who), line);
        if (const QList<qreal> pattern = dashes(who); !pattern.isEmpty())
            pen.setDashPattern(pattern);
        pen.setJoinStyle(Qt::RoundJoin);
        painter.setPen(pen);
        QPolygonF path;
        for (std::size_t i = 0; i < sums[who].size(); ++i)
            path.append({field.left() + field.width() * double(i) / double(sums[who].size() - 1), atY(sums[who][i])});
        painter.drawPolyline(path);
    }
    // The names from the highest total to the lowest, without overlapping.
    std::vector<std::size_t> order(sums.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return sums[a].back() > sums[b].back(); });
    qreal under = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const qreal lowest = high - double(order.size() - i) * metrics.height();
        const qreal y = std::min(std::max(atY(sums[order[i]].back()) - metrics.height() / 2, under), lowest);
        under = y + metrics.height();
        painter.setPen(ink(order[i]));
        painter.drawText(QRectF(field.right() + margin / 2.0, y, ends + margin, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, names[qsizetype(order[i])]);
    }
    return image;
}
