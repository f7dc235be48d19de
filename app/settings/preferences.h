// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "work/theonly.h"

/// How the hidden side of each kind of piece looks: one of Preferences::backs(kind).
struct ChosenBacks {
    Q_GADGET
    QML_VALUE_TYPE(chosenBacks)

    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString hoop MEMBER hoop)
    Q_PROPERTY(QString domino MEMBER domino)
    Q_PROPERTY(QString cube MEMBER cube)

public:
    QString card;
    QString hoop;
    QString domino;
    QString cube;
    friend bool operator==(const ChosenBacks&, const ChosenBacks&) = default;
};

/// How loud each kind of sound is compared with the others, in percent.
struct SoundVolumes {
    Q_GADGET
    QML_VALUE_TYPE(soundVolumes)

    Q_PROPERTY(int pieces MEMBER pieces)
    Q_PROPERTY(int calls MEMBER calls)
    Q_PROPERTY(int ends MEMBER ends)

public:
    int pieces = 0; ///< pieces that move
    int calls = 0;  ///< calls and claims
    int ends = 0;   ///< a round won or lost, or a rare one
    friend bool operator==(const SoundVolumes&, const SoundVolumes&) = default;
};

/// What a person has chosen once and for all: kept in the system's settings store, changed on the settings page and
/// read by everything else. One object for the whole program; every property takes effect and is stored at once. A
/// value outside a property's range is brought into it, so that a damaged store does no harm.
class Preferences : public QObject, public TheOnly<Preferences> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "ko", "en", or "" for the system's language.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// "light", "dark", "contrast" (light on black, strong rims) or "system".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// How large words are, in percent of the size that follows from the window: 80 … 200.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    /// Four suit colours (♦ blue, ♣ green) rather than two.
    Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY fourColoursChanged)
    /// What a table is covered with: one of cloths(). The first is the place where each game is at home, the others are
    /// weaves of a cloth; the colour is the game's.
    Q_PROPERTY(QString cloth READ cloth WRITE setCloth NOTIFY clothChanged)
    Q_PROPERTY(ChosenBacks chosenBacks READ chosenBacks NOTIFY chosenBacksChanged)
    /// "off", "fast", "normal" or "slow"; and whether a person chose it, or it is the value of a new installation.
    Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY motionChanged)
    Q_PROPERTY(bool motionChosen READ motionChosen NOTIFY motionChanged)
    /// How long opponents seem to think before each action: "instant", "fast", "normal" or "slow".
    Q_PROPERTY(QString botSpeed READ botSpeed WRITE setBotSpeed NOTIFY botSpeedChanged)
    /// The claim prompt waits for the person without a time limit.
    Q_PROPERTY(bool claimForever READ claimForever WRITE setClaimForever NOTIFY claimForeverChanged)
    /// Opponents say something at remarkable moments.
    Q_PROPERTY(bool remarks READ remarks WRITE setRemarks NOTIFY remarksChanged)
    /// Everybody's chance of winning the match stands beside the names.
    Q_PROPERTY(bool chances READ chances WRITE setChances NOTIFY chancesChanged)
    /// The volume, 0 … 100.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged)
    Q_PROPERTY(SoundVolumes volumes READ volumes NOTIFY volumeChanged)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY mutedChanged)
    /// Each table has a quiet sound of its own.
    Q_PROPERTY(bool roomTone READ roomTone WRITE setRoomTone NOTIFY roomToneChanged)
    /// The person's name at the table; "" = the word for "me". Limited to what a badge can show: sixteen columns, of
    /// which a syllable of Hangul takes two.
    Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)
    /// Who is drawn at the person's seat: one of playerFaces().
    Q_PROPERTY(QString playerFace READ playerFace WRITE setPlayerFace NOTIFY playerFaceChanged)

public:
    QString language() const { return language_; }
    QString theme() const { return theme_; }
    int textSize() const { return textSize_; }
    bool fourColours() const { return fourColours_; }
    QString cloth() const { return cloth_; }
    ChosenBacks chosenBacks() const;
    QString motion() const { return motion_; }
    bool motionChosen() const { return store_.contains(QStringLiteral("motion")); }
    QString botSpeed() const { return botSpeed_; }
    bool claimForever() const { return claimForever_; }
    bool remarks() const { return remarks_; }
    bool chances() const { return chances_; }
    int volume() const { return volume_; }
    SoundVolumes volumes() const;
    int volumeOf(const QString& kind) const { return qBound(0, store_.value(volumeKey(kind), 100).toInt(), 100); }
    bool muted() const { return muted_; }
    bool roomTone() const { return roomTone_; }
    QString playerName() const { return playerName_; }
    QString playerFace() const { return playerFace_; }

    void setLanguage(const QString& language);
    void setTheme(const QString& theme);
    void setTextSize(int percent);
    void setFourColours(bool on);
    void setCloth(const QString& cloth);
    /// `back` is one of backs(kind); any other value is ignored.
    Q_INVOKABLE void setBack(const QString& kind, const QString& back);
    /// The options, the default first.
    static QStringList cloths();
    Q_INVOKABLE static QStringList backs(const QString& kind);
    void setMotion(const QString& motion);
    void setBotSpeed(const QString& speed);
    void setClaimForever(bool on);
    void setRemarks(bool on);
    void setChances(bool on);
    void setVolume(int percent);
    Q_INVOKABLE void setVolumeOf(const QString& kind, int percent);
    /// "pieces" (they move), "calls" (calls and claims), "ends" (a round won or lost, or a rare one).
    static QStringList soundKinds();
    void setMuted(bool on);
    void setRoomTone(bool on);
    void setPlayerName(const QString& name);
    void setPlayerFace(const QString& face);
    /// The persons of resources/characters, the default first, and "letters": the beginning of the name.
    Q_INVOKABLE static QStringList playerFaces();
    /// What this computer calls the person who uses it, as far as a badge can show it; "" = it does not say.
    Q_INVOKABLE static QString systemName();

    /// Anything that a page wants to find again next time (the last set-up of a game, the window's place), under a key
    /// of its own: `page/what`.
    Q_INVOKABLE QVariant remembered(const QString& key, const QVariant& otherwise = {}) const;
    Q_INVOKABLE void remember(const QString& key, const QVariant& value);
    Q_INVOKABLE void forget(const QString& key);

    /// Sets language and opponents' speed for this run only; "" leaves them as they are.
    void setForNow(const QString& language, const QString& botSpeed);

    /// What a person takes along to another computer: everything but the places of this computer's window and files.
    QVariantMap toTakeAlong() const;
    /// Takes over values from another computer: lessons done there count as done here; all the rest replaces the values
    /// here if `settings` is true.
    void takeOver(const QVariantMap& stored, bool settings);

    /// Resets every property to that of a new installation, except the language: in another language a reader would
    /// hardly find the way back. What pages remember and the keys stay.
    Q_INVOKABLE void restoreDefaults();
    /// Restores the settings that restoreDefaults() replaced.
    Q_INVOKABLE void putBack();
    /// Resets the language too.
    Q_INVOKABLE void reset();

signals:
    void languageChanged();
    void themeChanged();
    void textSizeChanged();
    void fourColoursChanged();
    void clothChanged();
    void chosenBacksChanged();
    void motionChanged();
    void botSpeedChanged();
    void claimForeverChanged();
    void remarksChanged();
    void chancesChanged();
    void volumeChanged();
    void mutedChanged();
    void roomToneChanged();
    void playerNameChanged();
    void playerFaceChanged();

private:
    friend class TheOnly<Preferences>;
    explicit Preferences(QObject* parent);

    void read();
    /// Calls read() and emits all change signals.
    void readAnew();
    template <class T>
    void change(T& field, const T& value, const char* key, void (Preferences::*changed)());
    static QString volumeKey(const QString& kind) { return QStringLiteral("volume-") + kind; }
    QString backOf(const QString& kind) const;
    QString choice(const char* key, const QStringList& allowed, const QString& otherwise) const;

    QSettings store_;
    QVariantMap before_; ///< what putBack() restores
    QString language_;
    QString theme_;
    int textSize_ = 100;
    bool fourColours_ = true;
    QString cloth_;
    QString motion_;
    QString botSpeed_;
    bool claimForever_ = false;
    bool remarks_ = true;
    bool chances_ = true;
    int volume_ = 70;
    bool muted_ = false;
    bool roomTone_ = true;
    QString playerName_;
    QString playerFace_;
};
