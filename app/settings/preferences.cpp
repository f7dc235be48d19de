// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/preferences.h"

#include <QJSValue>
#include <QStringList>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace {

const QStringList languages{QString(), QStringLiteral("ko"), QStringLiteral("en")};
const QStringList themes{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system"),
                         QStringLiteral("contrast")};
const QStringList motions{QStringLiteral("off"), QStringLiteral("fast"), QStringLiteral("normal"),
                          QStringLiteral("slow")};
const QStringList botSpeeds{QStringLiteral("instant"), QStringLiteral("fast"), QStringLiteral("normal"),
                            QStringLiteral("slow")};
const QStringList clothNames{QStringLiteral("place"), QStringLiteral("weave"), QStringLiteral("felt"),
                             QStringLiteral("patchwork")};
const QStringList soundKindNames{QStringLiteral("pieces"), QStringLiteral("calls"), QStringLiteral("ends")};
const QStringList playerFaceNames{
    QStringLiteral("girl"),        QStringLiteral("boy"),         QStringLiteral("woman"),  QStringLiteral("man"),
    QStringLiteral("grandmother"), QStringLiteral("grandfather"), QStringLiteral("letters")};
/// The backs of a kind of piece; the default first. How each one looks: qml/Theme.qml.
struct Backs {
    const char* kind;
    QStringList names;
};
const Backs allBacks[] = {
    {"card",
     {QStringLiteral("patchwork"), QStringLiteral("lattice"), QStringLiteral("waves"), QStringLiteral("tortoise")}},
    {"hoop", {QStringLiteral("hoop"), QStringLiteral("hoops"), QStringLiteral("target"), QStringLiteral("sparks")}},
    {"domino",
     {QStringLiteral("walnut"), QStringLiteral("ebony"), QStringLiteral("cherry"), QStringLiteral("lacquer")}},
    {"cube",
     {QStringLiteral("celadon"), QStringLiteral("porcelain"), QStringLiteral("cobalt"), QStringLiteral("persimmon")}},
};
QString backKey(const QString& kind) { return QStringLiteral("back-") + kind; }

constexpr int longestName = 16; // columns

/// Whether a key is about windows, files or this computer's own doings, which do not concern another computer.
bool ofThisComputer(const QString& key)
{
    for (const char* own : {"remembered/window/", "remembered/history/", "remembered/files/", "remembered/copies/",
                            "remembered/resume/", "remembered/drawing/"})
        if (key.startsWith(QLatin1String(own)))
            return true;
    return false;
}

/// Whether restoreDefaults() resets this key.
bool isSetting(const QString& key)
{
    return key != QLatin1String("language") && !key.startsWith(QLatin1String("remembered/")) &&
           !key.startsWith(QLatin1String("keys/"));
}

/// As much of a name as a badge can show.
QString named(const QString& name)
{
    QString whole = name.simplified();
    int columns = 0;
    for (qsizetype i = 0; i < whole.size(); ++i) {
        // From Hangul's first letters on, East Asian characters are twice as wide.
        columns += whole[i].unicode() >= 0x1100 ? 2 : 1;
        if (columns > longestName)
            return whole.left(whole[i].isLowSurrogate() ? i - 1 : i).trimmed();
    }
    return whole;
}

} // namespace

Preferences::Preferences(QObject* parent) : QObject(parent) { read(); }

void Preferences::read()
{
    language_ = choice("language", languages, QString());
    theme_ = choice("theme", themes, QStringLiteral("system"));
    textSize_ = qBound(80, store_.value("textSize", 100).toInt(), 200);
    fourColours_ = store_.value("fourColours", true).toBool();
    cloth_ = choice("cloth", clothNames, clothNames.first());
    motion_ = choice("motion", motions, QStringLiteral("normal"));
    botSpeed_ = choice("botSpeed", botSpeeds, QStringLiteral("normal"));
    claimForever_ = store_.value("claimForever", false).toBool();
    remarks_ = store_.value("remarks", true).toBool();
    chances_ = store_.value("chances", true).toBool();
    volume_ = qBound(0, store_.value("volume", 70).toInt(), 100);
    muted_ = store_.value("muted", false).toBool();
    roomTone_ = store_.value("roomTone", true).toBool();
    playerName_ = named(store_.value("playerName").toString());
    playerFace_ = choice("playerFace", playerFaceNames, playerFaceNames.first());
}

QString Preferences::choice(const char* key, const QStringList& allowed, const QString& otherwise) const
{
    const QString stored = store_.value(key, otherwise).toString();
    return allowed.contains(stored) ? stored : otherwise;
}

template <class T>
void Preferences::change(T& field, const T& value, const char* key, void (Preferences::*changed)())
{
    if (field == value)
        return;
    field = value;
    store_.setValue(key, value);
    emit(this->*changed)();
}

void Preferences::setLanguage(const QString& language)
{
    if (languages.contains(language))
        change(language_, language, "language", &Preferences::languageChanged);
}

void Preferences::setTheme(const QString& theme)
{
    if (themes.contains(theme))
        change(theme_, theme, "theme", &Preferences::themeChanged);
}

void Preferences::setTextSize(int percent)
{
    change(textSize_, qBound(80, percent, 200), "textSize", &Preferences::textSizeChanged);
}

void Preferences::setFourColours(bool on) { change(fourColours_, on, "fourColours", &Preferences::fourColoursChanged); }

void Preferences::setCloth(const QString& cloth)
{
    if (clothNames.contains(cloth))
        change(cloth_, cloth, "cloth", &Preferences::clothChanged);
}

QStringList Preferences::cloths() { return clothNames; }

QStringList Preferences::backs(const QString& kind)
{
    for (const Backs& one : allBacks)
        if (kind == QLatin1String(one.kind))
            return one.names;
    return {};
}

QString Preferences::backOf(const QString& kind) const
{
    return choice(qPrintable(backKey(kind)), backs(kind), backs(kind).first());
}

ChosenBacks Preferences::chosenBacks() const
{
    return {.card = backOf(QStringLiteral("card")),
            .hoop = backOf(QStringLiteral("hoop")),
            .domino = backOf(QStringLiteral("domino")),
            .cube = backOf(QStringLiteral("cube"))};
}

void Preferences::setBack(const QString& kind, const QString& back)
{
    if (!backs(kind).contains(back) || backOf(kind) == back)
        return;
    store_.setValue(backKey(kind), back);
    emit chosenBacksChanged();
}

void Preferences::setMotion(const QString& motion)
{
    if (!motions.contains(motion) || (motion == motion_ && motionChosen()))
        return;
    motion_ = motion;
    store_.setValue("motion", motion);
    emit motionChanged();
}

void Preferences::setBotSpeed(const QString& speed)
{
    if (botSpeeds.contains(speed))
        change(botSpeed_, speed, "botSpeed", &Preferences::botSpeedChanged);
}

void Preferences::setRemarks(bool on) { change(remarks_, on, "remarks", &Preferences::remarksChanged); }

void Preferences::setChances(bool on) { change(chances_, on, "chances", &Preferences::chancesChanged); }

void Preferences::setClaimForever(bool on)
{
    change(claimForever_, on, "claimForever", &Preferences::claimForeverChanged);
}

void Preferences::setVolume(int percent)
{
    change(volume_, qBound(0, percent, 100), "volume", &Preferences::volumeChanged);
}

QStringList Preferences::soundKinds() { return soundKindNames; }

SoundVolumes Preferences::volumes() const
{
    return {.pieces = volumeOf(QStringLiteral("pieces")),
            .calls = volumeOf(QStringLiteral("calls")),
            .ends = volumeOf(QStringLiteral("ends"))};
}

void Preferences::setVolumeOf(const QString& kind, int percent)
{
    if (!soundKindNames.contains(kind) || volumeOf(kind) == qBound(0, percent, 100))
        return;
    store_.setValue(volumeKey(kind), qBound(0, percent, 100));
    emit volumeChanged();
}

void Preferences::setMuted(bool on) { change(muted_, on, "muted", &Preferences::mutedChanged); }

void Preferences::setRoomTone(bool on) { change(roomTone_, on, "roomTone", &Preferences::roomToneChanged); }

void Preferences::setPlayerName(const QString& name)
{
    change(playerName_, named(name), "playerName", &Preferences::playerNameChanged);
}

void Preferences::setPlayerFace(const QString& face)
{
    if (playerFaceNames.contains(face))
        change(playerFace_, face, "playerFace", &Preferences::playerFaceChanged);
}

QStringList Preferences::playerFaces() { return playerFaceNames; }

QString Preferences::systemName()
{
#ifdef Q_OS_UNIX
    if (const passwd* const user = getpwuid(getuid()); user != nullptr) {
        // The full name comes first of what is known of the person.
        const QString full = QString::fromLocal8Bit(user->pw_gecos).section(u',', 0, 0);
        return named(full.isEmpty() ? QString::fromLocal8Bit(user->pw_name) : full);
    }
#endif
    return named(qEnvironmentVariable("USERNAME"));
}

QVariant Preferences::remembered(const QString& key, const QVariant& otherwise) const
{
    // (The store keeps an empty list as nothing.)
    const QVariant kept = store_.value(QStringLiteral("remembered/") + key);
    return kept.isValid() ? kept : otherwise;
}

void Preferences::remember(const QString& key, const QVariant& value)
{
    // Lists and objects of a script arrive wrapped, and the store cannot keep the wrapping.
    const bool wrapped = value.userType() == qMetaTypeId<QJSValue>();
    store_.setValue(QStringLiteral("remembered/") + key, wrapped ? value.value<QJSValue>().toVariant() : value);
}

void Preferences::forget(const QString& key) { store_.remove(QStringLiteral("remembered/") + key); }

void Preferences::setForNow(const QString& language, const QString& botSpeed)
{
    if (!language.isEmpty() && languages.contains(language) && language != language_) {
        language_ = language;
        emit languageChanged();
    }
    if (botSpeeds.contains(botSpeed) && botSpeed != botSpeed_) {
        botSpeed_ = botSpeed;
        emit botSpeedChanged();
    }
}

QVariantMap Preferences::toTakeAlong() const
{
    QVariantMap all;
    for (const QString& key : store_.allKeys())
        if (!ofThisComputer(key))
            all[key] = store_.value(key);
    return all;
}

void Preferences::takeOver(const QVariantMap& stored, bool settings)
{
    const QString lessons = QStringLiteral("remembered/lessons/");
    for (auto it = stored.cbegin(); it != stored.cend(); ++it) {
        if (ofThisComputer(it.key()))
            continue;
        if (!it.key().startsWith(lessons)) {
            if (settings)
                store_.setValue(it.key(), it.value());
        } else if (it.key().endsWith(QLatin1String("/done"))) {
            QStringList done = store_.value(it.key()).toStringList();
            for (const QString& lesson : it.value().toStringList())
                if (!done.contains(lesson))
                    done.append(lesson);
            store_.setValue(it.key(), done);
        } else if (!store_.contains(it.key())) {
            store_.setValue(it.key(), it.value());
        }
    }
    if (settings)
        readAnew();
}

void Preferences::readAnew()
{
    read();
    for (const auto changed :
         {&Preferences::languageChanged, &Preferences::themeChanged, &Preferences::textSizeChanged,
          &Preferences::fourColoursChanged, &Preferences::clothChanged, &Preferences::chosenBacksChanged,
          &Preferences::motionChanged, &Preferences::botSpeedChanged, &Preferences::claimForeverChanged,
          &Preferences::remarksChanged, &Preferences::chancesChanged, &Preferences::volumeChanged,
          &Preferences::mutedChanged, &Preferences::roomToneChanged, &Preferences::playerNameChanged,
          &Preferences::playerFaceChanged})
        emit(this->*changed)();
}

void Preferences::reset()
{
    setLanguage(QString());
    restoreDefaults();
}

void Preferences::restoreDefaults()
{
    before_.clear();
    for (const QString& key : store_.allKeys())
        if (isSetting(key))
            before_[key] = store_.value(key);
    setTheme(QStringLiteral("system"));
    setTextSize(100);
    setFourColours(true);
    setCloth(clothNames.first());
    for (const Backs& one : allBacks)
        setBack(QString::fromLatin1(one.kind), one.names.first());
    motion_ = QStringLiteral("normal");
    store_.remove("motion");
    emit motionChanged();
    setBotSpeed(QStringLiteral("normal"));
    setClaimForever(false);
    setRemarks(true);
    setChances(true);
    setVolume(70);
    for (const QString& kind : soundKindNames)
        setVolumeOf(kind, 100);
    setMuted(false);
    setRoomTone(true);
    setPlayerName(QString());
    setPlayerFace(playerFaceNames.first());
}

void Preferences::putBack()
{
    for (const QString& key : store_.allKeys())
        if (isSetting(key) && !before_.contains(key))
            store_.remove(key);
    for (auto it = before_.cbegin(); it != before_.cend(); ++it)
        store_.setValue(it.key(), it.value());
    readAnew();
}
