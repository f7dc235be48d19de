// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/fileprompt.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QWindow>

#include "files/recentfiles.h"
#include "settings/preferences.h"

namespace {

const QString lastFolder = QStringLiteral("files/folder");

QString folder()
{
    const QString last = Preferences::instance()->remembered(lastFolder).toString();
    return !last.isEmpty() && QDir(last).exists() ? last
                                                  : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

FilePrompt::~FilePrompt() { delete dialog_; }

void FilePrompt::open()
{
    if (dialog_)
        return;
    dialog_ = new QFileDialog(nullptr, title_, folder());
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->setWindowModality(Qt::ApplicationModal);
    dialog_->setAcceptMode(saves_ ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog_->setFileMode(saves_ ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog_->setNameFilters(filters_);
    dialog_->setDefaultSuffix(suffix_);
    if (surface_.isValid() && paper_.isValid())
        dialog_->setPalette(QPalette(surface_, paper_));
    if (saves_ && !name_.isEmpty()) {
        static const QRegularExpression forbidden(QStringLiteral(R"([\\/:*?"<>|\x00-\x1f]+)"));
        QString name = name_;
        name.replace(forbidden, QStringLiteral(" "));
        dialog_->selectFile(name.simplified() + (suffix_.isEmpty() ? QString() : u'.' + suffix_));
    }
    dialog_->winId(); // only now is there a window to be over another
    dialog_->windowHandle()->setTransientParent(QGuiApplication::focusWindow());
    connect(dialog_, &QFileDialog::accepted, this, [this] {
        chosen_ = dialog_->selectedUrls().value(0);
        if (chosen_.isEmpty())
            return;
        if (chosen_.isLocalFile()) {
            Preferences::instance()->remember(lastFolder, QFileInfo(chosen_.toLocalFile()).path());
            RecentFiles::instance()->note(chosen_.toLocalFile());
        }
        emit accepted();
    });
    dialog_->open();
}
