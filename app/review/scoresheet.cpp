// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/scoresheet.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFont>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>

#include "games/gametable.h"
#include "history/history.h"
#include "history/historywords.h"
#include "history/secrets.h"
#include "judge/evenings.h"
#include "review/scoreplot.h"
#include "table/tablesession.h"
#include "words/language.h"
#include "words/words.h"

namespace {

struct SheetTr {
    Q_DECLARE_TR_FUNCTIONS(ScoreSheet)
};

QString safe(const QString& text) { return text.toHtmlEscaped(); }

/// The picture is embedded in the text itself.
QString drawnScores(const ScoreTable& table)
{
    const QImage plot = scorePlot(table);
    if (plot.isNull())
        return {};
    QByteArray png;
    QBuffer out(&png);
    out.open(QIODevice::WriteOnly);
    plot.save(&out, "PNG");
    return QStringLiteral("<p><img width='600' height='200' alt='%1' src='data:image/png;base64,%2'></p>")
        .arg(safe(SheetTr::tr("Totals after each round")), QString::fromLatin1(png.toBase64()));
}

QString tableOf(const ScoreTable& table)
{
    QString html = QStringLiteral(
        "<table width='100%' cellspacing='0' cellpadding='6' border='0'><tr bgcolor='#e4d9bd'><th align='left'>");
    html += safe(table.unit) + QStringLiteral("</th>");
    for (const QString& name : table.names)
        html += QStringLiteral("<th align='right'>%1</th>").arg(safe(name));
    html += QStringLiteral("</tr>");
    for (const ScoreRow& row : table.rows) {
        html += QStringLiteral("<tr%1><td>%2</td>")
                    .arg(row.round % 2 == 0 ? QStringLiteral(" bgcolor='#f7f2e6'") : QString(),
                         SheetTr::tr("Round %1").arg(row.round));
        for (const QString& amount : row.cells)
            html += QStringLiteral("<td align='right'>%1</td>").arg(safe(amount));
        html += QStringLiteral("</tr>");
    }
    html += QStringLiteral("<tr bgcolor='#efe6d2'><td><b>%1</b></td>").arg(SheetTr::tr("Score"));
    for (const QString& amount : table.totals)
        html += QStringLiteral("<td align='right'><b>%1</b></td>").arg(safe(amount));
    return html + QStringLiteral("</tr></table>");
}

QString roundRecord(const TableSession& session)
{
    QString html = QStringLiteral("<h3>%1</h3>").arg(safe(session.roundText()));
    if (const QString ending = session.result().title; !ending.isEmpty())
        html += QStringLiteral("<p><b>%1</b></p>").arg(safe(ending));
    const QList<SettlementRow>& lines = session.result().settlement;
    if (!lines.isEmpty()) {
        html += QStringLiteral("<ul>");
        for (const SettlementRow& line : lines)
            html += QStringLiteral("<li>%1</li>").arg(safe(line.text));
        html += QStringLiteral("</ul>");
    }
    QStringList moves;
    int number = 0;
    for (const QString& move : session.log())
        moves.append(QStringLiteral("<span style='color:#8a7d63'>%1.</span>&nbsp;%2").arg(++number).arg(safe(move)));
    return html + QStringLiteral("<p style='font-size:8pt'>%1</p>").arg(moves.join(QStringLiteral(" &nbsp; ")));
}

} // namespace

QString scoreSheet(int matchId, QString* error)
{
    const KeptMatch about = History::instance()->store().find(matchId);
    TableSession session;
    if (!session.replayKept(matchId)) {
        *error = session.startError();
        return {};
    }
    QString rounds;
    const QList<int> deals = session.replayMarks(QStringLiteral("round"));
    for (qsizetype i = 0; i < deals.size(); ++i) {
        session.replayTo(i + 1 < deals.size() ? deals[i + 1] - 1 : session.replayLength());
        rounds += roundRecord(session);
    }
    QString html =
        QStringLiteral("<h1>%1</h1><p>%2<br>%3<br>%4</p>")
            .arg(safe(::gameName(about.game)), safe(SheetTr::tr("House rules: %1").arg(HistoryWords::rules(about))),
                 safe(SheetTr::tr("Opponents: %1").arg(HistoryWords::level(HistoryWords::levelOf(about)))),
                 safe(Secrets(History::instance()->store(), about).any()
                          ? SheetTr::tr("Started %1", "day").arg(HistoryWords::date(about.began))
                          : SheetTr::tr("Deal %1, started %2", "number of the deal, day")
                                .arg(about.seed, HistoryWords::date(about.began))));
    if (about.kind != MatchKind::Match)
        html += QStringLiteral("<p><b>%1</b></p>").arg(safe(HistoryWords::kind(about.kind)));
    const ScoreTable scores = session.scoreTable();
    return html + drawnScores(scores) + tableOf(scores) +
           QStringLiteral("<h2>%1</h2>").arg(safe(SheetTr::tr("The rounds"))) + rounds;
}

QString eveningSheet(int id, QString* title)
{
    for (const Evening& evening : History::instance()->store().evenings())
        if (evening.id == id) {
            *title = Evenings::titleOf(evening);
            QStringList about;
            if (!evening.game.isEmpty())
                about.append(::gameName(evening.game));
            if (!evening.title.isEmpty()) // without a title the sheet is named after the day
                about.append(HistoryWords::date(evening.began));
            const QString head = QStringLiteral("<h1>%1</h1>").arg(safe(*title));
            const ScoreTable scores = Evenings::tableOf(evening);
            return (about.isEmpty() ? head
                                    : head + QStringLiteral("<p>%1</p>").arg(safe(about.join(QStringLiteral(" · "))))) +
                   drawnScores(scores) + tableOf(scores);
        }
    return {};
}

void printSheet(const QString& html, QPagedPaintDevice& device, const QHash<QString, QImage>& pictures)
{
    QTextDocument document;
    for (auto picture = pictures.begin(); picture != pictures.end(); ++picture)
        document.addResource(QTextDocument::ImageResource, QUrl(picture.key()), picture.value());
    QFont font(Language::instance()->fontFamily());
    font.setPointSizeF(10);
    document.setDefaultFont(font);
    document.setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: 20pt; } h2 { font-size: 14pt; } h3, h4 { font-size: 11pt; }"
                       "p.differs { color: #8a6a1f; font-size: 8pt; }"
                       "body, p, td, th, li { color: #1d2226; }"));
    document.setHtml(html);
    document.print(&device);
}

bool writePdf(const QString& html, const QString& title, const QString& file, const QHash<QString, QImage>& pictures)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return false;
    {
        QPdfWriter writer(&out);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Hanpan"));
        printSheet(html, writer, pictures);
    }
    return out.commit();
}
