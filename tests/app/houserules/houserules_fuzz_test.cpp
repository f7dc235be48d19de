// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is pasted or opened: no crash, and the answer is usable rules or a sentence. Fixed seeds.
#include <QCryptographicHash>
#include <QFile>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "base/random.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulecode.h"
#include "houserules/rulefile.h"
#include "houserules/rulesinuse.h"
#include "match/match.h"
#include "registry/registry.h"
#include "samplebook.h"

using hanpan::random_stream;

namespace {

constexpr auto base64 = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

/// One to eight small injuries: flipped, lost, doubled and foreign bytes, and pieces of grammar in the wrong place.
QByteArray hurt(QByteArray bytes, random_stream& dice)
{
    static const QByteArrayList grammar{
        "\"",      "{",    "}",      "[",         "]",       "=",     "\n",
        " ",       "null", "true",   "-1",        "1e999",   "0.5",   "99999999999999999999",
        "\\ud800", "\xff", "preset", "threshold", "\\u0000", "[[[[[["};
    for (int injuries = 1 + static_cast<int>(dice.below(8)); injuries > 0; --injuries) {
        const auto at = static_cast<qsizetype>(dice.below(static_cast<std::uint32_t>(bytes.size() + 1)));
        const auto length = static_cast<qsizetype>(dice.below(12));
        switch (dice.below(5)) {
        case 0:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(dice.below(256));
            break;
        case 1: bytes.remove(at, length); break;
        case 2: bytes.insert(at, bytes.mid(at, length)); break;
        case 3: bytes.insert(at, grammar.at(dice.below(static_cast<std::uint32_t>(grammar.size())))); break;
        default: bytes.truncate(at); break;
        }
    }
    return bytes;
}

QString sealed(const QByteArray& data)
{
    const QByteArray check = QCryptographicHash::hash(data, QCryptographicHash::Sha256).left(4);
    return QStringLiteral("HP1-") + QString::fromLatin1((data + check).toBase64(base64));
}

} // namespace

class HouseRulesFuzzTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        addRuleBook(QStringLiteral("sample"), &sample::book());
        // qUncompress tells of every damaged code.
        QLoggingCategory::setFilterRules(QStringLiteral("default.warning=false"));
    }

    void init_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("sample") << QStringLiteral("sample");
        for (const hanpan::game_entry& entry : hanpan::all_games())
            QTest::newRow(std::string(entry.id).c_str()) << toQString(entry.id);
    }
    void init()
    {
        QFETCH_GLOBAL(QString, game);
        folder = std::make_unique<QTemporaryDir>();
        house = std::make_unique<RulesInUse>(folder->path());
        house->usePreset(game, toQString(ruleBook(game)->presets().back().id));
    }
    void cleanup()
    {
        house.reset();
        folder.reset();
    }
    void initTestCase_data() { init_data(); }

    void hurtCodes()
    {
        QFETCH_GLOBAL(QString, game);
        const QByteArray code = house->codeOf(game).toLatin1();
        random_stream dice(1);
        for (int i = 0; i < 4000; ++i)
            judge(game, house->useCode(game, QString::fromUtf8(hurt(code, dice))));
    }

    /// The checksum catches nearly all of the above; these get past it.
    void hurtTextInSoundCodes()
    {
        QFETCH_GLOBAL(QString, game);
        QByteArray text =
            game.toLatin1() + ' ' + QByteArray::fromStdString(std::string(ruleBook(game)->presets().front().id));
        for (const hanpan::rule_info& field : ruleBook(game)->fields())
            text += '\n' + QByteArray::fromStdString(std::string(field.id)) + '=' +
                    QByteArray::fromStdString(field.default_value.dump());
        random_stream dice(2);
        int understood = 0;
        for (int i = 0; i < 6000; ++i) {
            const QByteArray bytes = hurt(text, dice);
            const bool packed = dice.below(2) == 1;
            const QByteArray body = packed ? '\1' + qCompress(bytes).mid(4) : '\0' + bytes;
            understood += judge(game, house->useCode(game, sealed(dice.below(8) == 0 ? hurt(body, dice) : body)));
        }
        QVERIFY2(understood > 0, "every code was refused: the injuries are too heavy to test anything");
    }

    void hurtFiles()
    {
        QFETCH_GLOBAL(QString, game);
        RuleSet set;
        set.game = game;
        set.name = QStringLiteral("우리 집");
        set.values = house->values(game);
        const QByteArray content = writeRuleFile(set);
        random_stream dice(3);
        for (int i = 0; i < 6000; ++i) {
            const RuleFile file = readRuleFile(hurt(content, dice), game);
            QVERIFY(file.error.isEmpty() == !file.set.values.empty());
            if (file.error.isEmpty())
                QVERIFY(ruleBook(game)->read(file.set.values));
            else
                QVERIFY2(file.error.size() < 600, qPrintable(file.error));
        }
    }

    /// The whole way through the disk: what lies in the folder at the start of the program.
    void hurtFolders()
    {
        QFETCH_GLOBAL(QString, game);
        QVERIFY(house->saveAs(game, QStringLiteral("One")).ok);
        house->flush();
        const QString file = folder->path() + QChar('/') + game + QStringLiteral("/in-use.json");
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray content = in.readAll();
        in.close();
        random_stream dice(4);
        for (int i = 0; i < 150; ++i) {
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(hurt(content, dice));
            out.close();
            house.reset();
            house = std::make_unique<RulesInUse>(folder->path());
            QVERIFY(ruleBook(game)->read(house->values(game)));
            QVERIFY(!house->labelOf(game).isEmpty());
            QCOMPARE(house->sets().sets(game).size(), 1);
        }
    }

private:
    /// 1 for rules that were taken over.
    int judge(const QString& game, const Outcome& outcome)
    {
        const QString text = outcome.text;
        if (text.isEmpty() || text.size() > 600)
            QTest::qFail(qPrintable(QStringLiteral("no clear sentence: ") + text), __FILE__, __LINE__);
        if (!ruleBook(game)->read(house->values(game)))
            QTest::qFail("the rules in use are not usable", __FILE__, __LINE__);
        return outcome.ok ? 1 : 0;
    }

    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<RulesInUse> house;
};

QTEST_GUILESS_MAIN(HouseRulesFuzzTest)
#include "houserules_fuzz_test.moc"
