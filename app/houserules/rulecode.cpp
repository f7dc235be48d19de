// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecode.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include "ruleaccess.h"
#include "rulefile.h"

using hanpan::json;

namespace {

struct RuleCodeTr {
    Q_DECLARE_TR_FUNCTIONS(RuleCode)
};

constexpr int checkBytes = 4;
constexpr int longestCode = 16384;
constexpr int longestText = 65536;
constexpr const char* nameKey = "name";
constexpr auto base64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

QByteArray check(const QByteArray& data)
{
    return QCryptographicHash::hash(data, QCryptographicHash::Sha256).left(checkBytes);
}

/// Whether a word cannot be mistaken for a number, true, false or null.
bool plainWord(const QByteArray& text)
{
    static const QRegularExpression word(QStringLiteral("\\A[a-z_][a-z0-9_]*\\z"));
    return word.match(QString::fromUtf8(text)).hasMatch() && text != "true" && text != "false" && text != "null";
}

QByteArray valueToText(const json& value)
{
    if (value.is_string()) {
        QByteArray text = QByteArray::fromStdString(value.get<std::string>());
        if (plainWord(text))
            return text;
    }
    return QByteArray::fromStdString(value.dump());
}

bool textToValue(const QByteArray& text, json& value)
{
    if (plainWord(text)) {
        value = text.toStdString();
        return true;
    }
    // Qt's reader takes only arrays and objects, and limits nesting.
    const QJsonDocument document = QJsonDocument::fromJson('[' + text + ']');
    if (!document.isArray() || document.array().size() != 1)
        return false;
    value = fromVariant(document.array().at(0).toVariant());
    return true;
}

/// The text inside, or nothing when the checksum is wrong. `unpacked` is false if the checksum is right but the text
/// cannot be unpacked.
bool open(const QByteArray& code, QByteArray& text, bool& unpacked)
{
    const auto decoded = QByteArray::fromBase64Encoding(code, base64 | QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded || decoded.decoded.size() < checkBytes + 2)
        return false;
    const QByteArray data = decoded.decoded.chopped(checkBytes);
    if (check(data) != decoded.decoded.right(checkBytes))
        return false;
    text = data.mid(1);
    unpacked = data.at(0) == 0;
    if (data.at(0) == 1) {
        // qUncompress wants the expected size in front, but can exceed it.
        text = qUncompress(QByteArray("\0\0\x10\0", 4) + text);
        unpacked = !text.isEmpty() && text.size() <= longestText;
    }
    return true;
}

RuleCode failure(const QString& sentence)
{
    RuleCode code;
    code.error = sentence;
    return code;
}

} // namespace

QString writeRuleCode(const hanpan::rulebook& book, const hanpan::rule_values& values, const QString& name)
{
    const json shortest = book.shortest(values);
    QByteArray text = QByteArray::fromStdString(std::string(book.game()));
    if (const auto preset = shortest.find("preset"); preset != shortest.end())
        text += ' ' + QByteArray::fromStdString(preset->get<std::string>());
    if (const QString tidy = tidyName(name); !tidy.isEmpty())
        text += '\n' + QByteArray(nameKey) + '=' + valueToText(json(tidy.toStdString()));
    for (const auto& [key, value] : shortest.items())
        if (key != "preset")
            text += '\n' + QByteArray::fromStdString(key) + '=' + valueToText(value);

    QByteArray data = '\0' + text;
    if (const QByteArray packed = qCompress(text, 9).mid(4); packed.size() < text.size())
        data = '\1' + packed;
    return QStringLiteral("HP1-") + QString::fromLatin1((data + check(data)).toBase64(base64));
}

RuleCode readRuleCode(const QString& pasted)
{
    if (pasted.trimmed().isEmpty())
        return failure(RuleCodeTr::tr("There is no code to read: copy one first."));
    static const QRegularExpression start(QStringLiteral("HP([0-9]{1,4})-"));
    const QRegularExpressionMatch match = start.match(pasted);
    if (!match.hasMatch())
        return failure(RuleCodeTr::tr("This is not a rules code. A code begins with “HP1-”."));
    if (match.captured(1) != QLatin1String("1"))
        return failure(RuleCodeTr::tr("This code was made by a newer version of Hanpan."));

    static const QRegularExpression token(QStringLiteral("\\A[A-Za-z0-9_-]*"));
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    const QString rest = pasted.mid(match.capturedEnd()).left(longestCode);
    const QByteArray first = token.match(rest).captured().toLatin1();
    const QByteArray joined = token.match(QString(rest).remove(blanks)).captured().toLatin1();
    QByteArray text;
    bool unpacked = false;
    if (!open(first, text, unpacked) && !open(joined, text, unpacked))
        return failure(
            RuleCodeTr::tr("The code is damaged: a letter is wrong or a part is missing. Copy it again in one piece."));
    const QString nonsense = RuleCodeTr::tr("The code is intact, but this version can't use its contents.");
    if (!unpacked || !QString::fromUtf8(text).isValidUtf16() ||
        QString::fromUtf8(text).contains(QChar::ReplacementCharacter))
        return failure(nonsense);

    const QList<QByteArray> lines = text.split('\n');
    const QList<QByteArray> head = lines.front().split(' ');
    RuleCode code;
    code.game = QString::fromUtf8(head.front());
    code.differences = json::object();
    if (head.size() > 2 || !plainWord(head.front()))
        return failure(nonsense);
    if (head.size() == 2)
        code.differences["preset"] = head.at(1).toStdString();
    for (const QByteArray& line : lines.mid(1)) {
        const auto equals = line.indexOf('=');
        json value;
        if (equals <= 0 || !textToValue(line.mid(equals + 1), value))
            return failure(nonsense);
        if (line.left(equals) == nameKey) {
            code.name = value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
            if (code.name.isEmpty() || tidyName(code.name) != code.name)
                return failure(RuleCodeTr::tr(
                    "The name in this code can't be used: a name is a single line of at most 60 characters."));
            continue;
        }
        code.differences[line.left(equals).toStdString()] = value;
    }
    return code;
}
