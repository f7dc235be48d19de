// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

class QFileDialog;

/// Asks for a file to open or to save, by the desktop's own dialog, or Qt's where the desktop has none. It starts in
/// the folder that was used last (the person's documents at first), suggests a name, and asks before a file is
/// overwritten.
class FilePrompt : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString title MEMBER title_)
    /// True for saving; otherwise an existing file is chosen.
    Q_PROPERTY(bool saves MEMBER saves_)
    /// "Records (*.hanpan *.txt)"; the first one is chosen at the start.
    Q_PROPERTY(QStringList nameFilters MEMBER filters_)
    /// Without a dot; added to a name that has none.
    Q_PROPERTY(QString defaultSuffix MEMBER suffix_)
    /// For saving, without a suffix; characters that no file name may have are removed.
    Q_PROPERTY(QString suggestedName MEMBER name_)
    /// Colours for Qt's dialog, where the desktop has none.
    Q_PROPERTY(QColor surface MEMBER surface_)
    Q_PROPERTY(QColor paper MEMBER paper_)
    /// What was chosen, once accepted() is emitted.
    Q_PROPERTY(QUrl selectedFile READ selectedFile NOTIFY accepted)

public:
    using QObject::QObject;
    ~FilePrompt() override;

    QUrl selectedFile() const { return chosen_; }
    /// Shows it over the active window; does nothing while it is shown.
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
