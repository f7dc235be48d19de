// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/bookpaper.h"

#include <QCoreApplication>

#include "games/gametable.h"
#include "houserules/bookofrules.h"

namespace {

struct BookPaperTr {
    Q_DECLARE_TR_FUNCTIONS(BookPaper)
};

/// Pieces side by side; a face of "" leaves a gap.
QString drawnPieces(const QStringList& faces)
{
    QString html;
    for (const QString& face : faces)
        html += face.isEmpty() ? QStringLiteral("&nbsp;&nbsp;")
                               : QStringLiteral("<img src='piece:%1' width='26'>&nbsp;").arg(face);
    return html;
}

QString bookTable(const BookPart& part)
{
    QString html;
    if (!part.text.isEmpty())
        html += QStringLiteral("<h4>%1</h4>").arg(part.text.toHtmlEscaped());
    html += QStringLiteral("<table width='100%' cellspacing='0' cellpadding='5' border='0'><tr bgcolor='#e4d9bd'>");
    for (const QString& name : part.head)
        html += QStringLiteral("<th align='left'>%1</th>").arg(name.toHtmlEscaped());
    html += QStringLiteral("</tr>");
    for (const BookRow& row : part.rows) {
        html += QStringLiteral("<tr>");
        for (const BookCell& cell : row.cells)
            html += QStringLiteral("<td>%1%2</td>").arg(cell.text.toHtmlEscaped(), drawnPieces(cell.pieces));
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString bookPart(const BookPart& part, const QString& differs)
{
    QString html;
    if (part.changed)
        html += QStringLiteral("<p class='differs'>%1</p>").arg(differs);
    if (part.kind == QLatin1String("table"))
        return html + bookTable(part);
    if (part.kind == QLatin1String("pieces")) {
        QStringList groups;
        for (const BookGroup& group : part.groups)
            groups.append(drawnPieces(group.faces));
        html += QStringLiteral("<p>%1</p>").arg(groups.join(QStringLiteral(" &nbsp; &nbsp; ")));
    }
    return html + QStringLiteral("<p>%1</p>").arg(part.text.toHtmlEscaped());
}

QString houseRules(const QList<BookRule>& rules)
{
    if (rules.isEmpty())
        return {};
    QString html = QStringLiteral("<h4>%1</h4><table width='100%' cellspacing='0' cellpadding='3' border='0'>")
                       .arg(BookPaperTr::tr("House rules in use").toHtmlEscaped());
    for (const BookRule& rule : rules) {
        const QString value = rule.changed ? QStringLiteral("<b>%1</b>")
                                                 .arg(BookPaperTr::tr("%1 (preset: %2)", "values of a house rule")
                                                          .arg(rule.value.toHtmlEscaped(), rule.preset.toHtmlEscaped()))
                                           : rule.value.toHtmlEscaped();
        html += QStringLiteral("<tr><td>%1</td><td align='right'>%2</td></tr>").arg(rule.label.toHtmlEscaped(), value);
    }
    return html + QStringLiteral("</table>");
}

} // namespace

QString bookSheet(const BookOfRules& book, const QStringList& effects)
{
    const QString game = ::gameName(book.game());
    if (!book.problem().isEmpty())
        return QStringLiteral("<h1>%1</h1><p>%2</p>").arg(game.toHtmlEscaped(), book.problem().toHtmlEscaped());
    QString html = QStringLiteral("<h1>%1</h1><p>%2</p>")
                       .arg(BookPaperTr::tr("%1 · rules", "a game").arg(game).toHtmlEscaped(),
                            BookPaperTr::tr("Compared with: %1").arg(book.baseLabel()).toHtmlEscaped());
    const QString differs = BookPaperTr::tr("Differs from “%1”").arg(book.baseLabel()).toHtmlEscaped();
    for (const BookChapter& chapter : book.whole()) {
        html += QStringLiteral("<h2>%1</h2>").arg(chapter.title.toHtmlEscaped());
        for (const BookPart& part : chapter.parts)
            html += bookPart(part, differs);
        html += houseRules(chapter.rules);
    }
    html += QStringLiteral("<h2>%1</h2>").arg(BookPaperTr::tr("Glossary").toHtmlEscaped());
    for (const BookTerm& term : book.glossary())
        html += QStringLiteral("<p><b>%1</b>: %2</p>").arg(term.word.toHtmlEscaped(), term.meaning.toHtmlEscaped());
    if (!effects.isEmpty())
        html += QStringLiteral("<h2>%1</h2>").arg(BookPaperTr::tr("What our rules do").toHtmlEscaped());
    for (const QString& paragraph : effects)
        html += QStringLiteral("<p>%1</p>").arg(paragraph.toHtmlEscaped());
    return html;
}

QHash<QString, QImage> cutPieces(const BookOfRules& book, const QImage& drawn, int columns)
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
