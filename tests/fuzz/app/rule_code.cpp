// SPDX-License-Identifier: GPL-3.0-or-later
#include "houserules/ruleaccess.h"
#include "houserules/rulecode.h"
#include "qt.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    beginQt();
    const QByteArray bytes(reinterpret_cast<const char*>(data), qsizetype(size));
    for (const QString& pasted : {QString::fromUtf8(bytes), sealedCode("HP1-", bytes)}) {
        const RuleCode code = readRuleCode(pasted);
        if (code.error.isEmpty())
            if (const auto* book = ruleBook(code.game))
                (void)book->read(code.differences);
    }
    return 0;
}
