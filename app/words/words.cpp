// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/words.h"

#include <cmath>
#include <vector>

#include <QCoreApplication>
#include <QLocale>

#include "particles.h"

namespace {

struct Name {
    const char* id;
    const char* english;
};

constexpr Name levels[] = {
    {"random", QT_TRANSLATE_NOOP("Words", "Random")}, {"learner", QT_TRANSLATE_NOOP("Words", "Learner")},
    {"casual", QT_TRANSLATE_NOOP("Words", "Casual")}, {"skilled", QT_TRANSLATE_NOOP("Words", "Skilled")},
    {"expert", QT_TRANSLATE_NOOP("Words", "Expert")}, {"master", QT_TRANSLATE_NOOP("Words", "Master")},
};

constexpr Name hints[] = {
    {"learner", QT_TRANSLATE_NOOP("Words", "Follows simple rules, forgets cards and makes plenty of mistakes.")},
    {"casual", QT_TRANSLATE_NOOP("Words", "Plays sound moves without looking far ahead.")},
    {"skilled", QT_TRANSLATE_NOOP("Words", "Considers a few possible layouts before each move.")},
    {"expert", QT_TRANSLATE_NOOP("Words", "Weighs many possible layouts before each move.")},
    {"master", QT_TRANSLATE_NOOP("Words", "Thinks the longest and remembers everything that has been shown.")},
};

template <std::size_t N>
QString named(const Name (&names)[N], const QString& id)
{
    for (const Name& name : names)
        if (id == QLatin1String(name.id))
            return QCoreApplication::translate("Words", name.english);
    return id;
}

} // namespace

QString Words::engine(std::string_view context, std::string_view sentence)
{
    if (sentence.empty())
        return {};
    // translate() wants terminated strings, and a view promises none.
    return QCoreApplication::translate(std::string(context).c_str(), std::string(sentence).c_str());
}

QString Words::said(const hanpan::message& message)
{
    return said(message, [](const QString& face) { return face; });
}

QString Words::said(const hanpan::message& message, const std::function<QString(const QString& face)>& sign)
{
    const QString words = QString::fromStdString(message.words());
    if (message.context().empty())
        return words;
    if (message.context() == hanpan::message::pieces) {
        QStringList signs;
        for (const QString& face : words.split(u' ', Qt::SkipEmptyParts))
            signs.append(sign(face));
        return signs.join(QStringLiteral(", "));
    }
    QString translated = engine(message.context(), message.words());
    if (translated == words)
        translated = engine("engine", message.words());
    std::vector<std::string> parts;
    for (const hanpan::message& part : message.parts())
        parts.push_back(said(part, sign).toStdString());
    return withParticles(QString::fromStdString(hanpan::filled_in(translated.toStdString(), parts)));
}

QString Words::levelName(const QString& level) { return named(levels, level); }

QString Words::levelHint(const QString& level)
{
    for (const Name& hint : hints)
        if (level == QLatin1String(hint.id))
            return QCoreApplication::translate("Words", hint.english);
    return {};
}

QString Words::amount(double units)
{
    // Money is counted in halves, so one decimal says everything.
    return amount(units, std::fmod(std::abs(units), 1.0) != 0.0 ? 1 : 0);
}

QString Words::amount(double units, int decimals)
{
    const QString text = QLocale().toString(std::abs(units), 'f', decimals);
    const bool nought = text == QLocale().toString(0.0, 'f', decimals); // what is rounded away has no sign
    return units < 0 && !nought ? QChar(0x2212) + text : text;
}

QString Words::signedAmount(double units) { return units > 0 ? QLatin1Char('+') + amount(units) : amount(units); }

QString Words::signedAmount(double units, int decimals)
{
    const QString text = amount(units, decimals);
    return units > 0 && text != amount(0, decimals) ? QLatin1Char('+') + text : text;
}
