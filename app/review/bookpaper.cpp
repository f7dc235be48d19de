// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/bookpaper.h"

#include <QCoreApplication>

#include "games/gametable.h"
#include "houserules/rulesbook.h"

namespace {

struct BookPaperTr {
    Q_DECLARE_TR_FUNCTIONS(BookPaper)
};

QString escaped(const QVariantMap& map, const char* key)
{
    return map.value(QLatin1String(key)).toString().toHtmlEscaped();
}

/// Pieces side by side; a face of "" leaves a gap.
QString drawnPieces(const QStringList& faces)
{
    QString html;
    for (const QString& face : faces)
        html += face.isEmpty() ? QStringLiteral("&nbsp;&nbsp;")
                               : QStringLiteral("<img src='piece:%1' width='26'>&nbsp;").arg(face);
    return html;
}

QString bookTable(const QVariantMap& part)
{
    QString html;
    if (const QString heading = escaped(part, "text"); !heading.isEmpty())
        html += QStringLiteral("<h4>%1</h4>").arg(heading);
    html += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='5' border='0'><tr bgcolor='#e4d9bd'>");
    for (const QString& name : part.value(QStringLiteral("head")).toStringList())
        html += QStringLiteral("<th align='left'>%1</th>").arg(name.toHtmlEscaped());
    html += QStringLiteral("</tr>");
    for (const QVariant& row : part.value(QStringLiteral("rows")).toList()) {
        html += QStringLiteral("<tr>");
        for (const QVariant& each : row.toList()) {
            const QVariantMap cell = each.toMap();
            html += QStringLiteral("<td>%1%2</td>")
                        .arg(escaped(cell, "text"), drawnPieces(cell.value(QStringLiteral("pieces")).toStringList()));
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString bookPart(const QVariantMap& part, const QString& differs)
{
    const QString kind = part.value(QStringLiteral("kind")).toString();
    QString html;
    if (part.value(QStringLiteral("changed")).toBool())
        html += QStringLiteral("<p class='differs'>%1</p>").arg(differs);
    if (kind == QLatin1String("table"))
        return html + bookTable(part);
    if (kind == QLatin1String("pieces")) {
        QStringList groups;
        for (const QVariant& group : part.value(QStringLiteral("groups")).toList())
            groups.append(drawnPieces(group.toStringList()));
        html += QStringLiteral("<p>%1</p>").arg(groups.join(QStringLiteral(" &nbsp; &nbsp; ")));
    }
    return html + QStringLiteral("<p>%1</p>").arg(escaped(part, "text"));
}

QString houseRules(const QVariantList& rules)
{
    if (rules.isEmpty())
        return {};
    QString html = QStringLiteral("<h4>%1</h4><table width='100%' cellspacing='0' cellpadding='3' border='0'>")
                       .arg(BookPaperTr::tr("House rules in use").toHtmlEscaped());
    for (const QVariant& each : rules) {
        const QVariantMap rule = each.toMap();
        const QString value = rule.value(QStringLiteral("changed")).toBool()
                                  ? QStringLiteral("<b>%1</b>")
                                        .arg(BookPaperTr::tr("%1 (preset: %2)", "values of a house rule")
                                                 .arg(escaped(rule, "value"), escaped(rule, "preset")))
                                  : escaped(rule, "value");
        html += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>").arg(escaped(rule, "label"), value);
    }
    return html + QStringLiteral("</table>");
}

} // namespace

QString bookSheet(const RulesBook& book)
{
    const QString game = ::gameName(book.game());
    if (!book.problem().isEmpty())
        return QStringLiteral("<h1>%1</h1><p>%2</p>").arg(game.toHtmlEscaped(), book.problem().toHtmlEscaped());
    QString html = QStringLiteral("<h1>%1</h1><p>%2</p>")
                       .arg(BookPaperTr::tr("%1 · rules", "a game").arg(game).toHtmlEscaped(),
                            BookPaperTr::tr("Compared with: %1").arg(book.baseLabel()).toHtmlEscaped());
    const QString differs = BookPaperTr::tr("Differs from “%1”").arg(book.baseLabel()).toHtmlEscaped();
    for (const QVariant& each : book.whole()) {
        const QVariantMap chapter = each.toMap();
        html += QStringLiteral("<h2>%1</h2>").arg(escaped(chapter, "title"));
        for (const QVariant& part : chapter.value(QStringLiteral("parts")).toList())
            html += bookPart(part.toMap(), differs);
        html += houseRules(chapter.value(QStringLiteral("rules")).toList());
    }
    html += QStringLiteral("<h2>%1</h2>").arg(BookPaperTr::tr("Glossary").toHtmlEscaped());
    for (const QVariant& each : book.glossary()) {
        const QVariantMap term = each.toMap();
        html += QStringLiteral("<p><b>%1</b>: %2</p>").arg(escaped(term, "word"), escaped(term, "meaning"));
    }
    return html;
}

QHash<QString, QImage> cutPieces(const RulesBook& book, const QImage& drawn, int columns)
{
    QHash<QString, QImage> cut;
    const QStringList faces = book.faces();
    if (drawn.isNull() || columns < 1 || faces.isEmpty())
        return cut;
    const int lines = (int(faces.size()) + columns - 1) / columns;
    const int width = drawn.width() / columns;
    const int height = drawn.height() / lines;
    for (int i = 0; i < faces.size(); ++i)
        cut.insert(QStringLiteral("piece:") + faces[i],
                   drawn.copy(i % columns * width, i / columns * height, width, height));
    return cut;
}
