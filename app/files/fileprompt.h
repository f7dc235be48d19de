// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QFileDialog;

/// Asks for a file to open or to save: the desktop's own dialog, or Qt's where the desktop has none. It begins in the folder
/// that was used last (the person's documents at first), suggests a name, and asks before a file is overwritten.
class FilePrompt : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER title_)
    /// For saving; else a file that exists is chosen.
    Q_PROPERTY(bool saves MEMBER saves_)
    /// "Records (*.hanpan *.txt)": the first is chosen at the start.
    Q_PROPERTY(QStringList nameFilters MEMBER filters_)
    /// Without a point; added to a name that has none.
    Q_PROPERTY(QString defaultSuffix MEMBER suffix_)
    /// For saving, without a suffix; what no file may be called by is left out of it.
    Q_PROPERTY(QString suggestedName MEMBER name_)
    /// Colours of a dialog that is not the desktop's own.
    Q_PROPERTY(QColor surface MEMBER surface_)
    Q_PROPERTY(QColor paper MEMBER paper_)
    /// What was chosen, once accepted() is emitted.
    Q_PROPERTY(QUrl selectedFile READ selectedFile NOTIFY accepted)

public:
    using QObject::QObject;
    ~FilePrompt() override;

    QUrl selectedFile() const { return chosen_; }
    /// Shows it over the window that is in use; nothing while it is shown already.
    Q_INVOKABLE void open();

signals:
    void accepted();

private:
    QString title_;
    bool saves_ = false;
    QStringList filters_;
    QString suffix_;
    QString name_;
    QColor surface_;
    QColor paper_;
    QPointer<QFileDialog> dialog_;
    QUrl chosen_;
};
