// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSettings>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

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

/// How loud each kind of sound is beside the others, in percent.
struct SoundVolumes {
    Q_GADGET
    QML_VALUE_TYPE(soundVolumes)

    Q_PROPERTY(int pieces MEMBER pieces)
    Q_PROPERTY(int calls MEMBER calls)
    Q_PROPERTY(int ends MEMBER ends)

public:
    int pieces = 0; ///< they move
    int calls = 0;  ///< what is said and claimed
    int ends = 0;   ///< a round won, lost, or rare
    friend bool operator==(const SoundVolumes&, const SoundVolumes&) = default;
};

/// What a person has chosen once and for all: kept in the system's settings store, read and written by the settings
/// page and read by everyone else. One object for the whole program; every property takes effect at once and is stored
/// at once. Values outside a property's range are brought into it, so a damaged store never hurts.
class Preferences : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// "ko", "en", or "" for the system's language.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    /// "light", "dark", "contrast" (light on black, strong rims) or "system".
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    /// How large words are, in percent of what the window's size asks for: 80 … 200.
    Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
    /// Four suit colours (♦ blue, ♣ green) rather than two.
    Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY fourColoursChanged)
    /// What is woven into a table's cloth: one of cloths(). Its colour is the game's.
    Q_PROPERTY(QString cloth READ cloth WRITE setCloth NOTIFY clothChanged)
    Q_PROPERTY(ChosenBacks chosenBacks READ chosenBacks NOTIFY chosenBacksChanged)
    /// "off", "fast", "normal" or "slow"; whether a person chose it, or it is what a new installation has.
    Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY motionChanged)
    Q_PROPERTY(bool motionChosen READ motionChosen NOTIFY motionChanged)
    /// How long opponents seem to think before each action: "instant", "fast", "normal" or "slow".
    Q_PROPERTY(QString botSpeed READ botSpeed WRITE setBotSpeed NOTIFY botSpeedChanged)
    /// The pause before an opponent's action that botSpeed stands for, in milliseconds.
    Q_PROPERTY(int botPause READ botPause NOTIFY botSpeedChanged)
    /// The claim prompt waits for the person without a time limit.
    Q_PROPERTY(bool claimForever READ claimForever WRITE setClaimForever NOTIFY claimForeverChanged)
    /// Opponents say something at great moments.
    Q_PROPERTY(bool remarks READ remarks WRITE setRemarks NOTIFY remarksChanged)
    /// 0 … 100.
    Q_PROPERTY(int volume READ volume WRITE setVolume NOTIFY volumeChanged)
    Q_PROPERTY(SoundVolumes volumes READ volumes NOTIFY volumeChanged)
    Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY mutedChanged)
    /// What the person is called at the table; "" = the word for "me". As long as a badge can show: sixteen columns, of
    /// which a syllable of Hangul takes two.
    Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)

public:
    static Preferences* instance();
    /// For the QML engine: the one object, owned by C++.
    static Preferences* create(QQmlEngine* engine, QJSEngine* script);

    QString language() const { return language_; }
    QString theme() const { return theme_; }
    int textSize() const { return textSize_; }
    bool fourColours() const { return fourColours_; }
    QString cloth() const { return cloth_; }
    ChosenBacks chosenBacks() const;
    QString motion() const { return motion_; }
    bool motionChosen() const { return store_.contains(QStringLiteral("motion")); }
    QString botSpeed() const { return botSpeed_; }
    int botPause() const;
    bool claimForever() const { return claimForever_; }
    bool remarks() const { return remarks_; }
    int volume() const { return volume_; }
    SoundVolumes volumes() const;
    int volumeOf(const QString& kind) const { return qBound(0, store_.value(volumeKey(kind), 100).toInt(), 100); }
    bool muted() const { return muted_; }
    QString playerName() const { return playerName_; }

    void setLanguage(const QString& language);
    void setTheme(const QString& theme);
    void setTextSize(int percent);
    void setFourColours(bool on);
    void setCloth(const QString& cloth);
    /// `back` is one of backs(kind); anything else leaves it as it is.
    Q_INVOKABLE void setBack(const QString& kind, const QString& back);
    /// What can be chosen, the first as it comes.
    Q_INVOKABLE static QStringList cloths();
    Q_INVOKABLE static QStringList pieceKinds();
    Q_INVOKABLE static QStringList backs(const QString& kind);
    void setMotion(const QString& motion);
    void setBotSpeed(const QString& speed);
    void setClaimForever(bool on);
    void setRemarks(bool on);
    void setVolume(int percent);
    Q_INVOKABLE void setVolumeOf(const QString& kind, int percent);
    /// "pieces" (they move), "calls" (what is said and claimed), "ends" (a round won, lost, or rare).
    Q_INVOKABLE static QStringList soundKinds();
    void setMuted(bool on);
    void setPlayerName(const QString& name);

    /// Anything a page wants to find again next time (the last set-up of a game, the window's place), under a key of
    /// its own: `page/what`.
    Q_INVOKABLE QVariant remembered(const QString& key, const QVariant& otherwise = {}) const;
    Q_INVOKABLE void remember(const QString& key, const QVariant& value);
    Q_INVOKABLE void forget(const QString& key);

    /// Language and opponents' speed of this run alone; "" leaves them as they are.
    void setForNow(const QString& language, const QString& botSpeed);

    /// What a person takes along to another computer: everything but where this one's window and files lie.
    QVariantMap toTakeAlong() const;
    /// What came from another computer: lessons that were done there are done; all the rest takes the place of what is here
    /// where `settings` are wanted.
    void takeOver(const QVariantMap& stored, bool settings);

    /// Every property back to what a new installation has, but the language: who reads this would have to find the way back in
    /// another one. What pages remember and the keys stay.
    Q_INVOKABLE void restoreDefaults();
    /// The settings are again as they were before restoreDefaults().
    Q_INVOKABLE void putBack();
    /// The language as well.
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
    void volumeChanged();
    void mutedChanged();
    void playerNameChanged();

private:
    // Not default-constructible from outside: Qt 6.4 would make its own object and never call create().
    explicit Preferences(QObject* parent);

    void read();
    /// read(), and everybody is told.
    void readAnew();
    template <class T>
    void change(T& field, const T& value, const char* key, void (Preferences::*changed)());
    static QString volumeKey(const QString& kind) { return QStringLiteral("volume-") + kind; }
    QString backOf(const QString& kind) const;
    QString choice(const char* key, const QStringList& allowed, const QString& otherwise) const;

    QSettings store_;
    QVariantMap before_; ///< what putBack() brings back
    QString language_;
    QString theme_;
    int textSize_ = 100;
    bool fourColours_ = true;
    QString cloth_;
    QString motion_;
    QString botSpeed_;
    bool claimForever_ = false;
    bool remarks_ = true;
    int volume_ = 70;
    bool muted_ = false;
    QString playerName_;
};
