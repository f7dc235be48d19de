// SPDX-License-Identifier: GPL-3.0-or-later
#include "history/dealcode.h"
#include "qt.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    beginQt();
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    // The rules in it, then a line with what stands behind them: "4.12345.r2".
    const QByteArrayList parts = bytes.split('\n');
    const QString text = sealedCode("HP1-", parts.value(0)) + QLatin1Char('.') + QString::fromUtf8(parts.value(1));
    const QString check = QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256)
                                                  .left(3)
                                                  .toBase64(QByteArray::Base64UrlEncoding));
    for (const QString& pasted : {QString::fromUtf8(bytes), text + QLatin1Char('.') + check}) {
        const DealCode code = readDealCode(pasted);
        if (code.error.isEmpty() != (code.match != nullptr))
            __builtin_trap();
    }
    return 0;
}
