// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/paper.h"

#include <QDir>
#include <QFileInfo>

#ifndef QT_NO_PRINTER
#include <QPrintDialog>
#include <QPrinter>
#endif

#include "games/tablegame.h"
#include "history/history.h"
#include "review/scoresheet.h"
#include "words/outcome.h"
#include "words/words.h"

namespace {

QString gameOf(int id) { return ::gameName(History::instance()->store().find(id).game); }

} // namespace

QVariantMap Paper::savePdf(int id, const QUrl& file)
{
    QString error;
    const QString html = scoreSheet(id, &error);
    if (html.isEmpty())
        return outcome(false, error);
    const QString path = History::instance()->pathOf(file);
    if (!writePdf(html, gameOf(id), path))
        return outcome(false, tr("“%1” cannot be written.").arg(QDir::toNativeSeparators(path)));
    return outcome(true, tr("The score sheet is written to “%1”.").arg(QFileInfo(path).fileName()));
}

bool Paper::canPrint() const
{
#ifndef QT_NO_PRINTER
    return true;
#else
    return false;
#endif
}

QVariantMap Paper::print(int id)
{
    QString error;
    const QString html = scoreSheet(id, &error);
    if (html.isEmpty())
        return outcome(false, error);
#ifndef QT_NO_PRINTER
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(gameOf(id));
    QPrintDialog dialog(&printer);
    if (dialog.exec() != QDialog::Accepted)
        return outcome(true, QString());
    printSheet(html, printer);
    return outcome(printer.printerState() != QPrinter::Error, tr("The score sheet goes to the printer."));
#else
    return outcome(false, tr("There is no printing on this system."));
#endif
}
