// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/paper.h"

#include <QDir>
#include <QFileInfo>

#ifndef QT_NO_PRINTER
#include <QPrintDialog>
#include <QPrinter>
#endif

#include "games/gametable.h"
#include "history/history.h"
#include "review/bookpaper.h"
#include "review/scoresheet.h"

namespace {

QString gameOf(int id) { return ::gameName(History::instance()->store().find(id).game); }

} // namespace

Outcome Paper::savePdf(int id, const QUrl& file)
{
    QString error;
    const QString html = scoreSheet(id, &error);
    if (html.isEmpty())
        return outcome(false, error);
    return save({html, gameOf(id), {}}, file, tr("The score sheet is saved as “%1”."));
}

Outcome Paper::saveEvening(int id, const QUrl& file)
{
    Sheet sheet;
    sheet.html = eveningSheet(id, &sheet.title);
    if (sheet.html.isEmpty())
        return outcome(false, tr("This sheet no longer exists."));
    return save(sheet, file, tr("The score sheet is saved as “%1”."));
}

Outcome Paper::printEvening(int id)
{
    Sheet sheet;
    sheet.html = eveningSheet(id, &sheet.title);
    if (sheet.html.isEmpty())
        return outcome(false, tr("This sheet no longer exists."));
    return print(sheet, tr("The score sheet was sent to the printer."));
}

Outcome Paper::saveBook(BookOfRules* book, const QImage& drawn, int columns, const QStringList& effects,
                        const QUrl& file)
{
    return save({bookSheet(*book, effects), ::gameName(book->game()), cutPieces(*book, drawn, columns)}, file,
                tr("The book of rules is saved as “%1”."));
}

Outcome Paper::save(const Sheet& sheet, const QUrl& file, const QString& done)
{
    const QString path = History::instance()->pathOf(file);
    if (!writePdf(sheet.html, sheet.title, path, sheet.pictures))
        return outcome(false, tr("Couldn't save “%1”.").arg(QDir::toNativeSeparators(path)));
    return outcome(true, done.arg(QFileInfo(path).fileName()));
}

bool Paper::canPrint() const
{
#ifndef QT_NO_PRINTER
    return true;
#else
    return false;
#endif
}

Outcome Paper::print(int id)
{
    QString error;
    const QString html = scoreSheet(id, &error);
    if (html.isEmpty())
        return outcome(false, error);
    return print({html, gameOf(id), {}}, tr("The score sheet was sent to the printer."));
}

Outcome Paper::printBook(BookOfRules* book, const QImage& drawn, int columns, const QStringList& effects)
{
    return print({bookSheet(*book, effects), ::gameName(book->game()), cutPieces(*book, drawn, columns)},
                 tr("The book of rules was sent to the printer."));
}

Outcome Paper::print(const Sheet& sheet, const QString& done)
{
#ifndef QT_NO_PRINTER
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(sheet.title);
    QPrintDialog dialog(&printer);
    if (dialog.exec() != QDialog::Accepted)
        return outcome(true, QString());
    printSheet(sheet.html, printer, sheet.pictures);
    return outcome(printer.printerState() != QPrinter::Error, done);
#else
    Q_UNUSED(sheet)
    Q_UNUSED(done)
    return outcome(false, tr("Printing isn't available on this system."));
#endif
}
