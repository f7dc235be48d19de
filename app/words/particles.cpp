// SPDX-License-Identifier: GPL-3.0-or-later
#include "particles.h"

#include <QRegularExpression>

namespace {

/// How the word before a particle ends when it is read aloud.
enum class Ending { Vowel, Rieul, Consonant }; // after ㄹ it is 로, as after a vowel

Ending ofHangul(QChar syllable)
{
    // Syllables lie in the order of their last consonants, 28 of them: none is the first, ㄹ the ninth.
    const int last = (syllable.unicode() - 0xac00) % 28;
    return last == 0 ? Ending::Vowel : last == 8 ? Ending::Rieul : Ending::Consonant;
}

Ending ofDigit(QChar digit)
{
    // 영(십, 백, 천, 만) 일 이 삼 사 오 육 칠 팔 구
    static constexpr Ending read[] = {Ending::Consonant, Ending::Rieul, Ending::Vowel,     Ending::Consonant,
                                      Ending::Vowel,     Ending::Vowel, Ending::Consonant, Ending::Rieul,
                                      Ending::Rieul,     Ending::Vowel};
    return read[digit.digitValue()];
}

/// Latin letters, `word` being those that stand together at the end.
Ending ofLatin(const QString& word)
{
    if (word.size() == 1 || word == word.toUpper()) {
        // Said letter by letter: 엘 and 알 end in ㄹ, 엠 and 엔 in a consonant.
        const QChar letter = word.back().toUpper();
        if (letter == u'L' || letter == u'R')
            return Ending::Rieul;
        return letter == u'M' || letter == u'N' ? Ending::Consonant : Ending::Vowel;
    }
    const QString end = word.toLower();
    if (end.endsWith(u'l') || end.endsWith(QLatin1String("le"))) // 파일, 테이블
        return Ending::Rieul;
    static const QRegularExpression closed(
        QStringLiteral("(m|n|ng|ne|me|[aeiou](b|c|ck|k|p|t))$")); // 폼, 제이슨, 핑, 존, 홈, 랩, 락, 북, 맵, 봇
    return closed.match(end).hasMatch() ? Ending::Consonant : Ending::Vowel;
}

Ending ofCard(QChar rank)
{
    // 잭, 퀸, 킹; 에이스, 텐
    return rank == u'A' ? Ending::Vowel : Ending::Consonant;
}

bool isSuit(QChar sign) { return QStringLiteral("♠♥♦♣").contains(sign); }

bool isLatin(QChar letter) { return (letter >= u'a' && letter <= u'z') || (letter >= u'A' && letter <= u'Z'); }

/// How `text` ends, the closing quotes and brackets at its end left out.
Ending endingOf(const QString& text)
{
    qsizetype end = text.size();
    while (end > 0 && QStringLiteral("”’\"')]}»』」>*").contains(text[end - 1]))
        --end;
    if (end == 0)
        return Ending::Vowel;
    const QChar last = text[end - 1];
    if (last.unicode() >= 0xac00 && last.unicode() <= 0xd7a3)
        return ofHangul(last);
    if (last >= u'0' && last <= u'9')
        return ofDigit(last);
    if (isSuit(last)) // 스페이드, 하트, 다이아, 클로버
        return Ending::Vowel;
    if (!isLatin(last))
        return Ending::Vowel;
    qsizetype begin = end;
    while (begin > 0 && isLatin(text[begin - 1]))
        --begin;
    const QString word = text.mid(begin, end - begin);
    if (word.size() == 1 && begin > 0 && isSuit(text[begin - 1]) && QStringLiteral("AJQKT").contains(last))
        return ofCard(last);
    return ofLatin(word);
}

} // namespace

QString withParticles(const QString& text)
{
    if (!text.contains(u'('))
        return text;
    // Either order of a pair.
    static const QRegularExpression pair(QStringLiteral(
        "은\\(는\\)|는\\(은\\)|이\\(가\\)|가\\(이\\)|을\\(를\\)|를\\(을\\)|와\\(과\\)|과\\(와\\)|\\(으\\)로|\\(이\\)"));
    QString settled;
    qsizetype from = 0;
    for (auto found = pair.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        settled += text.mid(from, one.capturedStart() - from);
        from = one.capturedEnd();
        const QString both = one.captured();
        const Ending ending = endingOf(settled);
        const bool closed = ending != Ending::Vowel;
        const auto of = [&](QChar letter) { return both.contains(letter); };
        if (both == QStringLiteral("(으)로"))
            settled += ending == Ending::Consonant ? QStringLiteral("으로") : QStringLiteral("로");
        else if (both == QStringLiteral("(이)"))
            settled += closed ? QStringLiteral("이") : QString();
        else if (of(u'은'))
            settled += closed ? u'은' : u'는';
        else if (of(u'가'))
            settled += closed ? u'이' : u'가';
        else if (of(u'을'))
            settled += closed ? u'을' : u'를';
        else
            settled += closed ? u'과' : u'와';
    }
    return settled + text.mid(from);
}
