<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en_US">
<context>
    <name>About</name>
    <message>
        <source>About Hanpan</source>
        <translation>한판 정보</translation>
    </message>
    <message>
        <source>Hanpan</source>
        <translation>한판</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>버전 %1</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Hoola, Dragon Holla, Hollywood Rummy, Ho-Hpai and HULA-HOO! — five table games, played against the computer by your own house rules. “Hanpan” is Korean for “a round”, as in “one more round!”</source>
        <translation>훌라, 드라곤 홀라, 할리우드 러미, 호패, 훌라후! 다섯 게임을 우리 집 규칙으로 컴퓨터와 겨룹니다. “한 판 더!”의 그 한판입니다.</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>공정한 승부</translation>
    </message>
    <message>
        <source>Opponents see only what you would see from their seat: their own pieces and whatever is face up. No level peeks at hidden pieces, and each deal is fixed by its number, never by how you play.</source>
        <translation>상대는 그 자리에서 사람이 볼 수 있는 것만 봅니다. 자기 패와 펼쳐진 패뿐입니다. 어떤 수준도 가려진 패를 보지 않으며, 패는 판 번호만으로 정해지고 승부에 따라 바뀌지 않습니다.</translation>
    </message>
    <message>
        <source>Free software</source>
        <translation>자유 소프트웨어</translation>
    </message>
    <message>
        <source>Hanpan is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it. It comes without any warranty.</source>
        <translation>한판은 GNU 일반 공중 사용 허가서 3판 또는 그 이후 판을 따르는 자유 소프트웨어입니다. 누구나 쓰고, 살펴보고, 나누고, 고칠 수 있습니다. 어떤 보증도 하지 않습니다.</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>사용한 오픈 소스</translation>
    </message>
    <message>
        <source>Qt %1, JSON for Modern C++ (Niels Lohmann) and CLI11 (Henry Schreiner). Cards, cubes, dominoes, icons and sounds are our own.</source>
        <translation>Qt %1, JSON for Modern C++ (Niels Lohmann), CLI11 (Henry Schreiner). 카드와 큐브, 골패, 아이콘, 소리는 직접 만들었습니다.</translation>
    </message>
    <message>
        <source>Thanks</source>
        <translation>감사</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사했습니다</translation>
    </message>
    <message>
        <source>Copy what a report needs</source>
        <translation>알릴 내용 복사</translation>
    </message>
    <message>
        <source>Version, renderer, system and recent errors, for a bug report</source>
        <translation>버전, 그리기 방식, 시스템, 최근 오류를 복사해요. 문제를 알릴 때 쓰세요</translation>
    </message>
    <message>
        <source>Reporting a problem</source>
        <translation>문제가 있을 때</translation>
    </message>
    <message>
        <source>“Copy what a report needs” puts it on the clipboard. Add what you did and what you expected, and send it to whoever gave you Hanpan.</source>
        <translation>‘알릴 내용 복사’를 누르면 문제를 알릴 때 필요한 내용이 클립보드에 복사됩니다. 무엇을 했고 무엇을 기대했는지 덧붙여 한판을 받은 곳에 보내 주십시오.</translation>
    </message>
    <message>
        <source>“Copy what a report needs” puts it on the clipboard. Add what you did and what you expected, and send it to %1.</source>
        <translation>‘알릴 내용 복사’를 누르면 문제를 알릴 때 필요한 내용이 클립보드에 복사됩니다. 무엇을 했고 무엇을 기대했는지 덧붙여 다음 주소로 보내 주십시오: %1</translation>
    </message>
    <message>
        <source>The log is at %1. Neither says what anyone holds.</source>
        <translation>로그 파일은 %1에 있습니다. 어느 쪽에도 패에 관한 내용은 없습니다.</translation>
    </message>
    <message>
        <source>Thank you, and thanks to everyone who wrote the old games down: pagat.com, the University of Waterloo games museum, and the families who never agreed on the rules. Hanpan is not connected with the publishers of these games.</source>
        <translation>고맙습니다. 옛 놀이를 글로 남긴 pagat.com과 워털루 대학교 게임 박물관, 그리고 끝내 규칙에 합의하지 못한 모든 집안에도 감사드립니다. 한판은 이 게임들의 출판사와 관계가 없습니다.</translation>
    </message>
</context>
<context>
    <name>Acquaintances</name>
    <message numerus="yes">
        <source>%n round(s) together, the last on %1.</source>
        <translation>
            <numerusform>함께 %n판, 마지막은 %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You came out ahead %1 times, %2 %3 times.</source>
        <translation>내가 앞선 판이 %1번, %2이(가) 앞선 판이 %3번.</translation>
    </message>
    <message>
        <source>Your best round together: %1 (%2, %3).</source>
        <translation>함께한 판에서 내 최고: %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Its best: %1 (%2, %3).</source>
        <translation>상대의 최고: %1 (%2, %3).</translation>
    </message>
    <message>
        <source>Last time it was %1 for you, %2 for me. I remember.</source>
        <translation>지난번엔 당신 %1, 나 %2. 기억하고 있어요.</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>Not now: %1</source>
        <translation>지금은 할 수 없음: %1</translation>
    </message>
</context>
<context>
    <name>ActionPanel</name>
    <message>
        <source>Actions</source>
        <translation>행동 버튼</translation>
    </message>
</context>
<context>
    <name>Album</name>
    <message>
        <source>Round %1</source>
        <translation>%1번째 판</translation>
    </message>
    <message>
        <source>Among %1 computer players of the level %2, nobody made it in %3 rounds of the usual rules.</source>
        <extracomment>how many players, level, number of rounds</extracomment>
        <translation>컴퓨터 %2 %1명이 기본 규칙으로 %3판을 하는 동안 아무도 만들지 못했어요.</translation>
    </message>
    <message>
        <source>Among %1 computer players of the level %2, each makes it once in %3 rounds of the usual rules (measured over %4).</source>
        <extracomment>how many players, level, one in how many rounds, out of how many rounds</extracomment>
        <translation>컴퓨터 %2 %1명이 기본 규칙으로 하면 한 사람이 %3판에 한 번 만들어요(%4판에서 잰 값).</translation>
    </message>
</context>
<context>
    <name>AlbumCard</name>
    <message>
        <source>See it again</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Newer picture</source>
        <translation>다음 그림</translation>
    </message>
    <message>
        <source>This is the latest.</source>
        <translation>가장 최근 그림이에요.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pictures</comment>
        <translation>%2장 중 %1</translation>
    </message>
    <message>
        <source>Older picture</source>
        <translation>이전 그림</translation>
    </message>
    <message>
        <source>This is the first.</source>
        <translation>첫 그림이에요.</translation>
    </message>
</context>
<context>
    <name>AlbumPage</name>
    <message>
        <source>Album of great moments</source>
        <translation>명장면 앨범</translation>
    </message>
    <message>
        <source>Looking through your matches…</source>
        <translation>지난 경기를 살펴보고 있어요…</translation>
    </message>
    <message>
        <source>%1 of %2 places filled</source>
        <translation>%2자리 중 %1자리 채움</translation>
    </message>
</context>
<context>
    <name>BesideMaster</name>
    <message>
        <source>Your first try: %1</source>
        <translation>첫 도전: %1</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>나: %1</translation>
    </message>
    <message>
        <source>Master is still playing it...</source>
        <translation>명인이 하고 있어요…</translation>
    </message>
    <message>
        <source>Master: %1</source>
        <translation>명인: %1</translation>
    </message>
</context>
<context>
    <name>BookChapter</name>
    <message>
        <source>House rules in use</source>
        <translation>지금 정해진 하우스 룰</translation>
    </message>
    <message>
        <source>%1 (preset: %2)</source>
        <translation>%1 (기본 %2)</translation>
    </message>
</context>
<context>
    <name>BookOfRules</name>
    <message>
        <source>Every game has these keys at the table, and some of its own. You can change them all in Settings.</source>
        <translation>테이블에서는 모든 게임에 공통인 키와 그 게임의 키를 씁니다. 설정에서 저마다 다른 키로 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Key</source>
        <comment>a key of the keyboard</comment>
        <translation>키</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>하는 일</translation>
    </message>
    <message>
        <source>Keys</source>
        <comment>chapter: of the keyboard</comment>
        <translation>키</translation>
    </message>
</context>
<context>
    <name>BookPaper</name>
    <message>
        <source>Save the book of rules</source>
        <translation>규칙서 저장</translation>
    </message>
    <message>
        <source>%1 rules</source>
        <comment>a game</comment>
        <translation>%1 규칙</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>House rules in use</source>
        <translation>지금 정해진 하우스 룰</translation>
    </message>
    <message>
        <source>%1 (preset: %2)</source>
        <comment>values of a house rule</comment>
        <translation>%1 (기본 %2)</translation>
    </message>
    <message>
        <source>%1 · rules</source>
        <comment>a game</comment>
        <translation>%1 · 규칙</translation>
    </message>
    <message>
        <source>Compared with: %1</source>
        <translation>비교 기준: %1</translation>
    </message>
    <message>
        <source>Differs from “%1”</source>
        <translation>기준과 다름: “%1”</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>What our rules do</source>
        <translation>우리 집 규칙의 효과</translation>
    </message>
</context>
<context>
    <name>BookPart</name>
    <message>
        <source>Differs from “%1”</source>
        <translation>기준과 다름: “%1”</translation>
    </message>
</context>
<context>
    <name>BookPlan</name>
    <message>
        <source>The table after the deal</source>
        <translation>패를 나눈 뒤의 테이블</translation>
    </message>
</context>
<context>
    <name>BookView</name>
    <message>
        <source>Search the rules</source>
        <translation>규칙 찾기</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>용어</translation>
    </message>
    <message>
        <source>No rules mention “%1”.</source>
        <translation>찾은 규칙이 없습니다: “%1”</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Save the book as PDF</source>
        <translation>규칙서를 PDF로 저장</translation>
    </message>
    <message>
        <source>Print the book</source>
        <translation>규칙서 인쇄</translation>
    </message>
    <message>
        <source>What our rules do</source>
        <translation>우리 집 규칙의 효과</translation>
    </message>
    <message>
        <source>Playing...</source>
        <translation>치르는 중…</translation>
    </message>
</context>
<context>
    <name>BranchNameSheet</name>
    <message>
        <source>Name of the branch</source>
        <translation>갈림길 이름</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
</context>
<context>
    <name>BranchSheet</name>
    <message>
        <source>Branches</source>
        <translation>갈림길</translation>
    </message>
    <message>
        <source>What if...</source>
        <translation>여기서부터 해 보기…</translation>
    </message>
    <message>
        <source>Branches are saved with the match and never affect your statistics.</source>
        <translation>해 본 것은 경기와 함께 보관되며 기록에는 들어가지 않아요.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기서 이어하기</translation>
    </message>
    <message>
        <source>The round is over here: step back a few moves first.</source>
        <translation>이미 판이 끝난 자리예요. 몇 수 전으로 돌아가세요.</translation>
    </message>
    <message>
        <source>Or with this move:</source>
        <translation>또는 다른 수로:</translation>
    </message>
    <message>
        <source>Other moves</source>
        <translation>다른 수</translation>
    </message>
    <message>
        <source>Branches so far:</source>
        <translation>지금까지 해 본 갈림길:</translation>
    </message>
    <message>
        <source>No branches yet. Choose “What if...” in the replay to start one.</source>
        <translation>이 경기에서 해 본 갈림길이 아직 없어요. 다시 보기에서 ‘여기서부터 해 보기…’를 누르세요.</translation>
    </message>
    <message>
        <source>Replay from where it begins</source>
        <translation>갈라진 자리부터 다시 보기</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>이어하기</translation>
    </message>
    <message>
        <source>This branch is over.</source>
        <translation>이미 끝났어요.</translation>
    </message>
    <message>
        <source>Name...</source>
        <translation>이름 붙이기…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>This round isn&apos;t over in the match yet. Playing it here makes the match practice; you&apos;ll be asked first.</source>
        <translation>경기에서 아직 끝나지 않은 판이에요. 여기서 해 보면 그 경기는 연습이 돼요. 먼저 물어볼게요.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over yet, so a branch ends with its round.</source>
        <translation>아직 끝나지 않은 경기라 갈림길은 그 판까지만 이어져요.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Joker</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>에이스</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>잭</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>퀸</translation>
    </message>
    <message>
        <source>King</source>
        <translation>킹</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>스페이드 %1</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>하트 %1</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>다이아 %1</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>클로버 %1</translation>
    </message>
</context>
<context>
    <name>ChanceLine</name>
    <message>
        <source>There are no chances for this match: it has no end, or this game does not work them out yet.</source>
        <translation>이 경기에는 확률이 없어요. 끝이 없거나, 이 게임은 아직 확률을 셈하지 않아요.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>시작할 때</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>%1번째 판 뒤</translation>
    </message>
</context>
<context>
    <name>CharacterSheet</name>
    <message>
        <source>Who sits here?</source>
        <translation>이 자리에 누가 앉을까요?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Already at the table</source>
        <translation>이미 앉아 있음</translation>
    </message>
</context>
<context>
    <name>Characters</name>
    <message>
        <source>Fox</source>
        <translation>여우</translation>
    </message>
    <message>
        <source>Tiger</source>
        <translation>호랑이</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>거북</translation>
    </message>
    <message>
        <source>Magpie</source>
        <translation>까치</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>토끼</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>곰</translation>
    </message>
    <message>
        <source>Crane</source>
        <translation>두루미</translation>
    </message>
    <message>
        <source>Deer</source>
        <translation>사슴</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>부엉이</translation>
    </message>
    <message>
        <source>Otter</source>
        <translation>수달</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>고양이</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>개구리</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>신중한</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>욕심 많은</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>느긋한</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>대담한</translation>
    </message>
</context>
<context>
    <name>ChoiceSheet</name>
    <message>
        <source>Which way?</source>
        <translation>어떻게 할까요?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Whom do you name?</source>
        <translation>누구를 지목할까요?</translation>
    </message>
</context>
<context>
    <name>ClaimPrompt</name>
    <message>
        <source>Time left</source>
        <translation>남은 시간</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
</context>
<context>
    <name>ContractsEditor</name>
    <message>
        <source>Run</source>
        <translation>런</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>세트</translation>
    </message>
    <message>
        <source>Make it a set</source>
        <translation>세트로 바꾸기</translation>
    </message>
    <message>
        <source>Make it a run</source>
        <translation>런으로 바꾸기</translation>
    </message>
    <message>
        <source>Round %1, meld %2: %3</source>
        <translation>%1번째 판, %2번째 조합: %3</translation>
    </message>
    <message>
        <source>Cards in meld %1 of round %2</source>
        <translation>%2번째 판 %1번째 조합의 카드 수</translation>
    </message>
    <message>
        <source>Remove meld</source>
        <translation>이 조합 빼기</translation>
    </message>
    <message>
        <source>Add a meld to round %1</source>
        <translation>%1번째 판에 조합 하나 더</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>최대 %1</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>마지막 판</translation>
    </message>
    <message>
        <source>Uses the rule for final rounds</source>
        <translation>마지막 판의 규칙을 따릅니다</translation>
    </message>
    <message>
        <source>Round %1: final round</source>
        <translation>%1번째 판: 마지막 판</translation>
    </message>
    <message>
        <source>Remove round %1</source>
        <translation>%1번째 판 빼기</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>최소 %1</translation>
    </message>
    <message>
        <source>Add a round</source>
        <translation>판 하나 더</translation>
    </message>
    <message>
        <source>Remove meld %1 of round %2</source>
        <translation>%2번째 판의 조합 %1 빼기</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Lessons</source>
        <translation>강습</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <comment>number, title</comment>
        <translation>%1강 · %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>마침</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a lesson, that it is done</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a button does, and of what</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Deal of the day</source>
        <translation>오늘의 판</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>복습 문제</translation>
    </message>
    <message>
        <source>View</source>
        <translation>화면 선택</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>복습 문제 (%1)</translation>
    </message>
    <message>
        <source>Everyone gets the same deal each day. Your first try counts, next to the best result Master reached from your seat.</source>
        <translation>같은 날에는 모두가 같은 패를 받아요. 첫 번째 결과만 기록되고, 명인이 같은 자리에서 낸 최고 기록과 비교해요.</translation>
    </message>
    <message>
        <source>Previous day</source>
        <translation>전날</translation>
    </message>
    <message>
        <source>This is the first day.</source>
        <translation>첫날이에요.</translation>
    </message>
    <message>
        <source>Next day</source>
        <translation>다음 날</translation>
    </message>
    <message>
        <source>Tomorrow&apos;s deals open tomorrow.</source>
        <translation>내일의 판은 내일 열려요.</translation>
    </message>
</context>
<context>
    <name>DayCalendar</name>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>a month, in the format of QLocale::toString</extracomment>
        <translation>yyyy년 M월</translation>
    </message>
    <message>
        <source>No deal of this month has been played.</source>
        <translation>이달의 판은 아직 하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>how many deals, on how many days</comment>
        <translation>%2 동안 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n판 함</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n일</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played: %2</source>
        <translation>%1, 한 판: %2</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message>
        <source>There is no code to read: copy one first.</source>
        <translation>읽을 코드가 없습니다. 먼저 코드를 복사하십시오.</translation>
    </message>
    <message>
        <source>This isn&apos;t a deal code. A deal code begins with “HP1-” and contains dots.</source>
        <translation>판 코드가 아닙니다. 판 코드는 “HP1-”로 시작하고 점이 들어 있습니다.</translation>
    </message>
    <message>
        <source>The code is damaged: a letter is wrong or a part is missing. Copy it again in one piece.</source>
        <translation>코드가 손상되었습니다. 글자가 틀렸거나 일부가 빠졌습니다. 통째로 다시 복사하십시오.</translation>
    </message>
    <message>
        <source>This code is for a game this version doesn&apos;t have.</source>
        <translation>이 버전에 없는 게임의 코드입니다.</translation>
    </message>
    <message>
        <source>The code is complete, but this match can&apos;t be played: %1</source>
        <translation>코드는 정상이지만 이 버전에서는 할 수 없는 경기입니다: %1</translation>
    </message>
</context>
<context>
    <name>DealCodeSheet</name>
    <message>
        <source>Play a deal by code</source>
        <translation>코드로 판 열기</translation>
    </message>
    <message>
        <source>The code contains the game, rules and deal. Everyone who pastes it gets the same pieces.</source>
        <translation>게임과 규칙과 판이 코드에 들어 있습니다. 같은 코드는 누구에게나 같은 패를 나눕니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>Paste the code here</source>
        <translation>여기에 코드 붙여 넣기</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
</context>
<context>
    <name>DealOfDay</name>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>You did better than Master.</source>
        <translation>명인보다 잘했어요.</translation>
    </message>
    <message>
        <source>You did as well as Master.</source>
        <translation>명인과 같아요.</translation>
    </message>
    <message>
        <source>Master did better.</source>
        <translation>명인이 더 잘했어요.</translation>
    </message>
    <message>
        <source>Ahead of %1 of %2 others at your seat, level with %3.</source>
        <translation>같은 자리의 %2명 가운데 %1명보다 앞섰고, %3명과 같아요.</translation>
    </message>
    <message>
        <source>Ahead of %1 of %2 others at your seat.</source>
        <translation>같은 자리의 %2명 가운데 %1명보다 앞섰어요.</translation>
    </message>
    <message>
        <source>Hanpan, deal of %1</source>
        <translation>한판, %1의 판</translation>
    </message>
    <message>
        <source>%1 with undo</source>
        <translation>%1(수를 무름)</translation>
    </message>
    <message>
        <source>ahead of %1 of %2 computer players</source>
        <translation>컴퓨터 %2명 가운데 %1명보다 앞섬</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>복사했습니다: %1</translation>
    </message>
    <message>
        <source>The deal must be over first.</source>
        <translation>판이 먼저 끝나야 합니다.</translation>
    </message>
</context>
<context>
    <name>DealRow</name>
    <message>
        <source>You: %1</source>
        <translation>나: %1</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>하던 판이 있음</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>아직 안 함</translation>
    </message>
    <message>
        <source>Master: %1</source>
        <translation>명인: %1</translation>
    </message>
    <message>
        <source>Master is still playing it...</source>
        <translation>명인이 하고 있어요…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어하기</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>You&apos;ve seen this deal, so it counts as practice</source>
        <translation>이미 아는 패라서 연습 경기로 기록돼요</translation>
    </message>
    <message>
        <source>You, with undo: %1</source>
        <translation>나(수를 무름): %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what a button does, and of what</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Copy a line to share</source>
        <translation>결과 한 줄 복사</translation>
    </message>
    <message>
        <source>Date, game and result, nothing of the deal</source>
        <translation>날짜와 게임과 결과만 담고, 패는 알려 주지 않아요</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>The deal&apos;s fingerprint</source>
        <translation>패 확인 번호</translation>
    </message>
    <message>
        <source>The deal is fixed before the first piece is dealt, and this fingerprint is computed from it. After the round the full deal is shown, so anyone can verify that nothing changed.</source>
        <translation>패는 나누기 전에 이미 정해져 있고, 이 번호는 그 패로 만든 거예요. 판이 끝나면 패를 모두 보여 드리므로 바꾼 것이 없는지 누구나 확인할 수 있어요.</translation>
    </message>
    <message>
        <source>This is the deal behind the fingerprint, in dealing order. To check it without Hanpan, compute the SHA-256 of this line.</source>
        <translation>이 번호를 만든 패를 나눈 순서대로 적은 거예요. 이 줄의 SHA-256을 계산하면 이 프로그램 없이도 확인할 수 있어요.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy the deal</source>
        <translation>패 복사</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>나눈 패</translation>
    </message>
    <message>
        <source>The deal matches the fingerprint shown before it.</source>
        <translation>나눈 패와 미리 보여 준 번호가 일치해요.</translation>
    </message>
    <message>
        <source>The deal does not match the fingerprint.</source>
        <translation>나눈 패와 번호가 일치하지 않아요.</translation>
    </message>
    <message>
        <source>Check it yourself: copy the fingerprint above now. After the round, put the line of the deal in place of LINE in this command; it prints the fingerprint.</source>
        <translation>직접 확인하기: 위의 번호를 지금 복사해 두세요. 판이 끝난 뒤 이 명령의 LINE 자리에 패 배열 줄을 넣으면 같은 번호가 나와요.</translation>
    </message>
    <message>
        <source>Check it yourself: this command prints the fingerprint that was shown before the deal.</source>
        <translation>직접 확인하기: 이 명령은 패를 나누기 전에 보여 준 번호를 그대로 출력해요.</translation>
    </message>
    <message>
        <source>The command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Copy the fingerprint</source>
        <translation>번호 복사</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>명령 복사</translation>
    </message>
</context>
<context>
    <name>Dealing</name>
    <message>
        <source>fair dealing is so far from the average in less than 1 of 1,000 cases.</source>
        <translation>공평한 패에서 평균과 이만큼 다른 경우는 1,000번 중 1번도 되지 않습니다.</translation>
    </message>
    <message>
        <source>unusual, but fair dealing is so far from the average in %1 of 100 cases.</source>
        <translation>드문 일이지만, 공평한 패에서도 100번 중 %1번은 평균과 이만큼 다릅니다.</translation>
    </message>
    <message>
        <source>as chance has it. Fair dealing is so far from the average in %1 of 100 cases.</source>
        <translation>우연 그대로입니다. 공평한 패에서도 100번 중 %1번은 평균과 이만큼 다릅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished round(s) dealt from the same pieces.</source>
        <translation>
            <numerusform>같은 패로 돌린 끝난 판 %Ln판.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hands: %1</source>
        <translation>내가 받은 패: %1</translation>
    </message>
    <message>
        <source>The others&apos; hands: %1</source>
        <translation>상대들이 받은 패: %1</translation>
    </message>
    <message>
        <source>%1 (%2 ± %3)</source>
        <extracomment>how often a piece came, how often it should by chance, how far from that 95 of 100 are at most</extracomment>
        <translation>%1 (%2 ± %3)</translation>
    </message>
</context>
<context>
    <name>DealingSheet</name>
    <message>
        <source>Was the dealing fair?</source>
        <translation>패는 공평했을까?</translation>
    </message>
    <message>
        <source>You can check each deal yourself: its fingerprint is shown before the round, and the whole deal after it, with a command that compares the two without Hanpan. You find both in the menu of the table, under “The deal&apos;s fingerprint”.</source>
        <translation>판마다 패를 직접 확인할 수 있습니다. 판을 시작하기 전에 패 확인 번호를, 끝난 뒤에는 패 전체와 한판 없이도 둘을 견주는 명령을 보여 줍니다. 게임 메뉴의 ‘패 확인 번호’에 있습니다.</translation>
    </message>
    <message>
        <source>Looking at the hands that were dealt: %1%</source>
        <translation>받은 패를 살펴보는 중: %1%</translation>
    </message>
    <message>
        <source>How often each piece was dealt</source>
        <translation>패마다 받은 횟수</translation>
    </message>
    <message>
        <source>to you (by chance)</source>
        <translation>나 (우연이면)</translation>
    </message>
    <message>
        <source>to others (by chance)</source>
        <translation>상대들 (우연이면)</translation>
    </message>
    <message>
        <source>Behind each number: the average of fair dealing, and how far from it 95 of 100 numbers are at most. Of many pieces, some are always further away; those are bold.</source>
        <translation>괄호 안은 공평할 때의 평균과, 100개 중 95개가 드는 범위입니다. 패가 많으면 그보다 먼 것도 늘 있으며, 그런 패는 굵은 글씨로 보입니다.</translation>
    </message>
</context>
<context>
    <name>DragonBook</name>
    <message>
        <source>You always hold 13 cubes. On your turn, take one and drop one.</source>
        <translation>모두 언제나 큐브 13개를 들고 있습니다. 한 차례에 하나를 가져오고 하나를 버립니다.</translation>
    </message>
    <message>
        <source>The first player to complete a dragon and say “Holla!” wins the round and is paid by all the others.</source>
        <translation>먼저 용 한 마리를 완성하고 “홀라!”를 외친 사람이 라운드에서 이기고 모두에게서 칩을 받습니다.</translation>
    </message>
    <message>
        <source>A dragon has four parts: a head of two cubes, a neck of three, a body of four and a tail of four.</source>
        <translation>용은 네 부분으로 이루어집니다: 머리 2개, 목 3개, 몸 4개, 꼬리 4개.</translation>
    </message>
    <message>
        <source>Head, neck, body, tail</source>
        <translation>머리, 목, 몸, 꼬리</translation>
    </message>
    <message numerus="yes">
        <source>A match is %n rounds; most chips win.</source>
        <translation>
            <numerusform>경기는 %n라운드입니다. 칩이 가장 많은 사람이 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cubes and the parts</source>
        <translation>큐브와 부분</translation>
    </message>
    <message>
        <source>There are 112 cubes: two of each number from 1 to 13 and of the D in four colours.</source>
        <translation>큐브는 112개입니다. 1부터 13까지의 수와 D가 네 색으로 둘씩 있습니다.</translation>
    </message>
    <message>
        <source>The dots under the number tell the colours apart: one black, two red, three blue, four green. D is the highest, 14.</source>
        <translation>수 아래의 점으로 색을 구별합니다: 검정 하나, 빨강 둘, 파랑 셋, 초록 넷. D는 가장 높은 14입니다.</translation>
    </message>
    <message>
        <source>The parts</source>
        <translation>용의 네 부분</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>부분</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>큐브</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>머리</translation>
    </message>
    <message>
        <source>a twin: two equal cubes</source>
        <translation>동패: 똑같은 큐브 둘</translation>
    </message>
    <message>
        <source>Neck, as a set</source>
        <translation>목(동수)</translation>
    </message>
    <message>
        <source>three of one number in different colours</source>
        <translation>색이 서로 다른 같은 수 셋</translation>
    </message>
    <message>
        <source>Neck, as a run</source>
        <translation>목(색층)</translation>
    </message>
    <message>
        <source>three of one colour in a row</source>
        <translation>한 색으로 이어지는 수 셋</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>몸</translation>
    </message>
    <message>
        <source>a set of all four colours</source>
        <translation>네 색을 모두 갖춘 동수</translation>
    </message>
    <message>
        <source>Tail, as a set</source>
        <translation>꼬리(동수)</translation>
    </message>
    <message>
        <source>four of one number in three colours</source>
        <translation>세 가지 색의 같은 수 넷</translation>
    </message>
    <message>
        <source>Tail, as a run</source>
        <translation>꼬리(역색층)</translation>
    </message>
    <message>
        <source>a run of three and the next lower number in another colour</source>
        <translation>색층 셋과 바로 아래 수의 다른 색 하나</translation>
    </message>
    <message>
        <source>The odd cube of a run tail may be above the run as well.</source>
        <translation>역색층 꼬리의 다른 색 큐브는 색층 위쪽에 와도 됩니다.</translation>
    </message>
    <message>
        <source>Nothing follows the D: 12-13-D is a run, 13-D-1 is not.</source>
        <translation>D 다음은 없습니다. 12-13-D는 색층이지만 13-D-1은 아닙니다.</translation>
    </message>
    <message>
        <source>A snake must have a set tail.</source>
        <translation>구렁이의 꼬리는 동수 꼬리여야 합니다.</translation>
    </message>
    <message>
        <source>A snake must have a run tail.</source>
        <translation>구렁이의 꼬리는 역색층 꼬리여야 합니다.</translation>
    </message>
    <message>
        <source>Wild dragons</source>
        <translation>와일드 드라곤</translation>
    </message>
    <message>
        <source>No cube is wild: a D is 14 of its colour and nothing else.</source>
        <translation>와일드 큐브가 없습니다. D는 자기 색의 14일 뿐입니다.</translation>
    </message>
    <message>
        <source>A D is 14 of its colour. It may also stand for another cube in a set or a run, never in the head or the tail.</source>
        <translation>D는 자기 색의 14입니다. 동수나 색층에서는 다른 큐브를 대신할 수도 있지만 머리와 꼬리에서는 대신할 수 없습니다.</translation>
    </message>
    <message>
        <source>Every D may stand for any cube.</source>
        <translation>모든 D가 어떤 큐브든 대신합니다.</translation>
    </message>
    <message>
        <source>The D of the open cube&apos;s colour is not wild in this round; the Ds of the other three colours are.</source>
        <translation>이번 라운드에는 오픈 큐브와 같은 색의 D만 와일드가 아니고, 나머지 세 색의 D는 와일드입니다.</translation>
    </message>
    <message>
        <source>Only the D of the open cube&apos;s colour is wild in this round.</source>
        <translation>이번 라운드에는 오픈 큐브와 같은 색의 D만 와일드입니다.</translation>
    </message>
    <message>
        <source>A D stands only for cubes of its own colour.</source>
        <translation>D는 자기 색의 큐브만 대신합니다.</translation>
    </message>
    <message>
        <source>A D stands only for odd numbers or only for even ones.</source>
        <translation>D는 홀수만, 또는 짝수만 대신합니다.</translation>
    </message>
    <message>
        <source>A D stands only for cubes of its own colour, and only for odd numbers or only for even ones.</source>
        <translation>D는 자기 색의 큐브만 대신하며, 그것도 홀수만 또는 짝수만 대신합니다.</translation>
    </message>
    <message>
        <source>Odd or even is decided by the open cube&apos;s number; D is even.</source>
        <translation>홀짝은 오픈 큐브의 수로 정합니다. D는 짝수입니다.</translation>
    </message>
    <message>
        <source>Odd or even is decided by the D&apos;s own dots: odd for black and blue, even for red and green.</source>
        <translation>홀짝은 D 자신의 점으로 정합니다: 검정과 파랑은 홀수, 빨강과 초록은 짝수입니다.</translation>
    </message>
    <message numerus="yes">
        <source>A set or run may contain at most %n wild cubes.</source>
        <translation>
            <numerusform>동수나 색층 하나에 와일드는 최대 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A D that may be wild counts as wild even in its own place.</source>
        <translation>와일드가 될 수 있는 D는 제자리에 있어도 와일드로 칩니다.</translation>
    </message>
    <message>
        <source>The die beside the island shows the dots of the open cube for the whole round.</source>
        <translation>섬 옆의 주사위는 라운드 내내 오픈 큐브의 점을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Table and deal</source>
        <translation>자리와 나누기</translation>
    </message>
    <message>
        <source>Everyone takes 13 cubes; the rest are stacked in front of the players as mountains.</source>
        <translation>모두 큐브 13개를 가져갑니다. 나머지는 각자 앞에 벽으로 쌓습니다. 이것이 산입니다.</translation>
    </message>
    <message>
        <source>The dealer turns up the first cube: the open cube. It is placed on the island in the middle.</source>
        <translation>딜러가 첫 큐브를 뒤집어 가운데 섬에 놓습니다. 이것이 오픈 큐브입니다.</translation>
    </message>
    <message>
        <source>The players roll a die for the first deal; the highest number deals.</source>
        <translation>주사위를 굴려 가장 높은 수가 나온 사람이 첫 딜러가 됩니다.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>첫 딜러는 제비로 정합니다.</translation>
    </message>
    <message>
        <source>The first seat deals first.</source>
        <translation>첫 번째 자리가 첫 딜러입니다.</translation>
    </message>
    <message>
        <source>After that the winner deals.</source>
        <translation>그다음에는 이긴 사람이 딜러가 됩니다.</translation>
    </message>
    <message>
        <source>After that everyone deals in turn.</source>
        <translation>그다음에는 차례로 딜러가 됩니다.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins.</source>
        <translation>딜러의 왼쪽 사람부터 시작합니다.</translation>
    </message>
    <message>
        <source>The dealer begins.</source>
        <translation>딜러부터 시작합니다.</translation>
    </message>
    <message>
        <source>The player after the dealer begins.</source>
        <translation>딜러의 다음 사람부터 시작합니다.</translation>
    </message>
    <message>
        <source>Turns go anticlockwise.</source>
        <translation>차례는 시계 반대 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>Turns go clockwise.</source>
        <translation>차례는 시계 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>한 차례</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>산</translation>
    </message>
    <message>
        <source>the next hidden cube of your mountain</source>
        <translation>내 벽의 다음 큐브(가려진 것)</translation>
    </message>
    <message>
        <source>onto the island</source>
        <translation>섬 위에</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>섬</translation>
    </message>
    <message>
        <source>the cube there</source>
        <translation>그곳에 놓인 큐브</translation>
    </message>
    <message>
        <source>River</source>
        <translation>강</translation>
    </message>
    <message>
        <source>any cube in the river</source>
        <translation>강의 아무 큐브나</translation>
    </message>
    <message>
        <source>the latest cube in the river</source>
        <translation>강에 마지막으로 놓인 큐브</translation>
    </message>
    <message>
        <source>into the river</source>
        <translation>강에</translation>
    </message>
    <message>
        <source>Take a cube, then drop one</source>
        <translation>하나를 가져오고 하나를 버립니다</translation>
    </message>
    <message>
        <source>From</source>
        <translation>어디서</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>가져오는 것</translation>
    </message>
    <message>
        <source>You drop</source>
        <translation>버리는 곳</translation>
    </message>
    <message>
        <source>A cube dropped onto the island pushes the one there into the river.</source>
        <translation>섬에 버린 큐브는 섬에 있던 큐브를 강으로 밀어냅니다.</translation>
    </message>
    <message>
        <source>You may not put back the cube you took from the island.</source>
        <translation>섬에서 가져온 큐브는 도로 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>When your mountain is empty you draw from the largest one.</source>
        <translation>내 산이 비면 가장 큰 산에서 가져옵니다.</translation>
    </message>
    <message>
        <source>When your mountain is empty you choose another one.</source>
        <translation>내 산이 비면 다른 산을 고릅니다.</translation>
    </message>
    <message>
        <source>You may draw from the river as often as you like.</source>
        <translation>강출은 횟수에 제한이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>You may draw from the river %n times a round.</source>
        <translation>
            <numerusform>강출은 한 라운드에 %n번 할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n chips, which go into the pot.</source>
        <translation>
            <numerusform>칩 %n개가 들며, 판돈에 들어갑니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>It costs nothing.</source>
        <translation>비용은 없습니다.</translation>
    </message>
    <message>
        <source>The cube stays face up and may not be dropped again.</source>
        <translation>가져온 큐브는 펼쳐 놓으며 다시 버릴 수 없습니다.</translation>
    </message>
    <message>
        <source>You may say “Holla!” in that turn.</source>
        <translation>그 차례에 “홀라!”를 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>You may not say “Holla!” in that turn.</source>
        <translation>그 차례에는 “홀라!”를 외칠 수 없습니다.</translation>
    </message>
    <message>
        <source>There are no river draws.</source>
        <translation>강출을 하지 않습니다.</translation>
    </message>
    <message>
        <source>When all mountains are empty the round is drawn.</source>
        <translation>모든 산이 비면 라운드는 무승부입니다.</translation>
    </message>
    <message>
        <source>When all mountains are empty the river is shuffled and becomes new mountains, once a round.</source>
        <translation>모든 산이 비면 강을 섞어 새 산을 쌓습니다. 한 라운드에 한 번입니다.</translation>
    </message>
    <message>
        <source>When all mountains are empty play continues with island and river until all pass.</source>
        <translation>모든 산이 비면 모두 패스할 때까지 섬과 강으로 계속합니다.</translation>
    </message>
    <message>
        <source>Holla!</source>
        <translation>홀라!</translation>
    </message>
    <message>
        <source>You declare on your own turn, as you drop a cube, if the other 13 form a complete hand.</source>
        <translation>자기 차례에 큐브를 버리면서 외칩니다. 남은 13개가 역을 이루어야 합니다.</translation>
    </message>
    <message>
        <source>The button lights up when you can. You don&apos;t have to: you may play on for a better hand.</source>
        <translation>외칠 수 있으면 버튼이 켜집니다. 외치지 않고 더 좋은 역을 노려도 됩니다.</translation>
    </message>
    <message>
        <source>“Holla!” is called automatically as soon as your hand is complete.</source>
        <translation>역이 완성되면 자동으로 “홀라!”를 외칩니다.</translation>
    </message>
    <message numerus="yes">
        <source>A wrong “Holla!” costs %n chips, and the hand is shown.</source>
        <translation>
            <numerusform>잘못 외친 “홀라!”는 칩 %n개를 내고 패를 보여야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No one can claim what another player drops out of turn.</source>
        <translation>남이 버린 큐브를 차례가 아닐 때 가져갈 수는 없습니다.</translation>
    </message>
    <message>
        <source>A snake is not enough: you need at least a boa.</source>
        <translation>구렁이로는 모자랍니다. 이무기 이상이어야 합니다.</translation>
    </message>
    <message>
        <source>Only a dragon may be declared.</source>
        <translation>드라곤만 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>정산</translation>
    </message>
    <message>
        <source>Each loser pays the winner the points of the hand.</source>
        <translation>진 사람은 저마다 역의 점수만큼 이긴 사람에게 냅니다.</translation>
    </message>
    <message>
        <source>The losers pay the points of the hand between them.</source>
        <translation>진 사람들이 역의 점수만큼을 나누어 냅니다.</translation>
    </message>
    <message>
        <source>The bank pays the winner the points of the hand.</source>
        <translation>은행이 역의 점수만큼 이긴 사람에게 줍니다.</translation>
    </message>
    <message numerus="yes">
        <source>Each loser also pays %n chips for every cube that is not part of a set or run.</source>
        <translation>
            <numerusform>그 밖에 진 사람은 미조합 큐브(동수나 색층에 들지 못한 큐브) 하나에 칩 %n개씩 냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cubes that are not part of a set or run cost nothing.</source>
        <translation>미조합 큐브에는 벌점이 없습니다.</translation>
    </message>
    <message>
        <source>The winner takes the pot, too.</source>
        <translation>판돈도 이긴 사람이 가집니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n cubes are left over.</source>
        <comment>an example hand</comment>
        <translation>
            <numerusform>큐브 %n개가 남습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They cost %n chips.</source>
        <translation>
            <numerusform>칩 %n개를 냅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone begins with %n chips.</source>
        <translation>
            <numerusform>모두 칩 %n개로 시작합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n rounds,</source>
        <translation>
            <numerusform>경기는 %n라운드 뒤에 끝나거나,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>or when someone has %n chips or fewer.</source>
        <translation>
            <numerusform>누군가의 칩이 %n개 이하가 되면 끝납니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a drawn round no one pays.</source>
        <translation>무승부 라운드에는 아무도 내지 않습니다.</translation>
    </message>
    <message>
        <source>The pot waits for the next winner.</source>
        <translation>판돈은 다음에 이긴 사람이 가집니다.</translation>
    </message>
    <message>
        <source>Everyone takes back what was paid into the pot.</source>
        <translation>판돈에 낸 칩은 각자 돌려받습니다.</translation>
    </message>
    <message>
        <source>The round is played again.</source>
        <translation>그 라운드를 다시 합니다.</translation>
    </message>
    <message>
        <source>A player who cannot pay in full pays what is left.</source>
        <translation>칩이 모자라면 가진 만큼만 냅니다.</translation>
    </message>
    <message>
        <source>A player who cannot pay goes into debt.</source>
        <translation>칩이 모자라면 빚이 됩니다.</translation>
    </message>
    <message>
        <source>The bank lends %1 chips at a time, at most %2 times; a loan counts against the score.</source>
        <translation>은행이 칩을 한 번에 %1개씩, 최대 %2번 빌려줍니다. 빌린 칩은 점수에서 뺍니다.</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>동패</translation>
    </message>
    <message>
        <source>Two equal cubes: the same number in the same colour.</source>
        <translation>똑같은 큐브 둘: 수도 색도 같습니다.</translation>
    </message>
    <message>
        <source>set</source>
        <translation>동수</translation>
    </message>
    <message>
        <source>Cubes of one number in different colours.</source>
        <translation>색이 서로 다른 같은 수의 큐브들</translation>
    </message>
    <message>
        <source>run</source>
        <translation>색층</translation>
    </message>
    <message>
        <source>Cubes of one colour with numbers in a row.</source>
        <translation>한 색으로 수가 이어지는 큐브들</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>산</translation>
    </message>
    <message>
        <source>The hidden cubes stacked in front of a player.</source>
        <translation>각자 앞에 쌓은 가려진 큐브의 벽</translation>
    </message>
    <message>
        <source>island</source>
        <translation>섬</translation>
    </message>
    <message>
        <source>The place in the middle for one face-up cube.</source>
        <translation>큐브 하나가 펼쳐져 있는 가운데 자리</translation>
    </message>
    <message>
        <source>river</source>
        <translation>강</translation>
    </message>
    <message>
        <source>The cubes that were dropped.</source>
        <translation>버려진 큐브들</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>와일드</translation>
    </message>
    <message>
        <source>Standing for another cube.</source>
        <translation>다른 큐브를 대신하는 것</translation>
    </message>
    <message>
        <source>open cube</source>
        <translation>오픈 큐브</translation>
    </message>
    <message>
        <source>The first cube turned up in the round.</source>
        <translation>라운드에서 처음 뒤집은 큐브</translation>
    </message>
    <message>
        <source>pot</source>
        <translation>판돈</translation>
    </message>
    <message>
        <source>Chips beside the island that the winner takes.</source>
        <translation>섬 옆에 모아 이긴 사람이 가지는 칩</translation>
    </message>
    <message>
        <source>Scoring hands</source>
        <translation>역</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>역</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>어떤 게임인가</translation>
    </message>
</context>
<context>
    <name>DragonLayout</name>
    <message>
        <source>River · dropped cubes</source>
        <translation>강 · 버린 큐브</translation>
    </message>
</context>
<context>
    <name>DragonLook</name>
    <message>
        <source>112 cubes</source>
        <translation>큐브 112개</translation>
    </message>
    <message>
        <source>Build a dragon: head, neck, body and tail</source>
        <translation>머리·목·몸·꼬리를 갖춘 용 빚기</translation>
    </message>
</context>
<context>
    <name>DragonMiddle</name>
    <message>
        <source>Island</source>
        <translation>섬</translation>
    </message>
    <message>
        <source>ODD</source>
        <translation>홀수</translation>
    </message>
    <message>
        <source>EVEN</source>
        <translation>짝수</translation>
    </message>
</context>
<context>
    <name>DragonWords</name>
    <message>
        <source>Draw a cube first.</source>
        <translation>먼저 큐브를 가져오세요.</translation>
    </message>
    <message>
        <source>Choose one cube of your hand to drop.</source>
        <translation>버릴 큐브를 내 용마루에서 하나 고르세요.</translation>
    </message>
    <message>
        <source>The river is empty.</source>
        <translation>강이 비었어요.</translation>
    </message>
    <message>
        <source>Choose a cube of the river.</source>
        <translation>강에서 큐브를 하나 고르세요.</translation>
    </message>
    <message>
        <source>Cubes taken from the river are locked.</source>
        <translation>강에서 가져온 큐브는 옮길 수 없어요.</translation>
    </message>
    <message>
        <source>Drop onto the island; you drop into the river only after a river draw.</source>
        <translation>큐브는 섬에 버려요. 강출한 뒤에만 강에 버려요.</translation>
    </message>
    <message>
        <source>After a river draw the cube goes into the river.</source>
        <translation>강출한 뒤에는 강에 버려요.</translation>
    </message>
    <message>
        <source>You can&apos;t put cubes on a mountain.</source>
        <translation>산에는 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>Draw from your own mountain first.</source>
        <translation>내 산이 먼저예요.</translation>
    </message>
    <message>
        <source>Draw from a mountain, the island or the river.</source>
        <translation>산, 섬, 강 가운데 한 곳에서 가져오세요.</translation>
    </message>
    <message>
        <source>Choose a cube first.</source>
        <translation>먼저 큐브를 고르세요.</translation>
    </message>
    <message>
        <source>%1 from the river</source>
        <translation>%1 강출</translation>
    </message>
    <message>
        <source>Drop %1 and say Holla!</source>
        <translation>%1 버리고 홀라!</translation>
    </message>
    <message>
        <source>Drop %1 and stay silent</source>
        <translation>%1 버리고 계속</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>button: draw from the own wall</comment>
        <translation>산출</translation>
    </message>
    <message>
        <source>Island</source>
        <comment>button: draw the island cube</comment>
        <translation>섬출</translation>
    </message>
    <message>
        <source>River</source>
        <comment>button: draw from the river</comment>
        <translation>강출</translation>
    </message>
    <message>
        <source>Drop</source>
        <comment>button</comment>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Holla!</source>
        <comment>button: drop and declare</comment>
        <translation>홀라!</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>button: forfeit the round</comment>
        <translation>포기</translation>
    </message>
    <message>
        <source>Every D is wild</source>
        <translation>모든 D가 와일드</translation>
    </message>
    <message>
        <source>No wild cubes</source>
        <translation>와일드 없음</translation>
    </message>
    <message>
        <source>Only %1 is wild</source>
        <translation>%1만 와일드</translation>
    </message>
    <message>
        <source>D is wild for its own colour</source>
        <translation>D는 자기 색만 대신함</translation>
    </message>
    <message>
        <source>D is wild for %1 numbers</source>
        <comment>odd or even</comment>
        <translation>D는 %1를 대신함</translation>
    </message>
    <message>
        <source>D is wild for its colour&apos;s %1 numbers</source>
        <comment>odd or even</comment>
        <translation>D는 자기 색 %1를 대신함</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>홀수</translation>
    </message>
    <message>
        <source>even</source>
        <translation>짝수</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>내 용마루</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>%1의 용마루</translation>
    </message>
    <message>
        <source>Your river cubes</source>
        <translation>내 강출 큐브</translation>
    </message>
    <message>
        <source>%1&apos;s river cubes</source>
        <translation>%1의 강출 큐브</translation>
    </message>
    <message>
        <source>Your mountain: %1</source>
        <translation>내 산 %1개</translation>
    </message>
    <message>
        <source>%1&apos;s mountain: %2</source>
        <translation>%1의 산 %2개</translation>
    </message>
    <message>
        <source>Island</source>
        <translation>섬</translation>
    </message>
    <message>
        <source>River</source>
        <translation>강</translation>
    </message>
    <message>
        <source>%1 · pot %2</source>
        <translation>%1 · 판돈 %2</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>드라곤</translation>
    </message>
    <message>
        <source>Covered cube</source>
        <translation>덮인 큐브</translation>
    </message>
    <message>
        <source>Head to tail</source>
        <comment>order of the hand</comment>
        <translation>머리에서 꼬리로</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>구렁이</translation>
    </message>
    <message>
        <source>Boa (imugi)</source>
        <translation>이무기</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>part of the hand, cubes held of those needed</comment>
        <translation>%1 %2/%3</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>머리</translation>
    </message>
    <message>
        <source>Neck</source>
        <translation>목</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>몸</translation>
    </message>
    <message>
        <source>Tail</source>
        <translation>꼬리</translation>
    </message>
    <message>
        <source>1 cube short</source>
        <translation>큐브 1개 모자람</translation>
    </message>
    <message>
        <source>%1 cubes short</source>
        <translation>큐브 %1개 모자람</translation>
    </message>
    <message>
        <source>Special, %1</source>
        <translation>스페셜, %1</translation>
    </message>
    <message>
        <source>Twin, pure run of three, pure set of four, tail; no wild cube anywhere.</source>
        <translation>동패, 순색층 3개, 순동수 4개, 꼬리. 와일드가 없어야 해요.</translation>
    </message>
    <message>
        <source>Twin, any set or run of three, pure set of four, tail.</source>
        <translation>동패, 동수나 색층 3개, 순동수 4개, 꼬리.</translation>
    </message>
    <message>
        <source>Twin, any set or run of three, set of four with a wild D, tail.</source>
        <translation>동패, 동수나 색층 3개, 와일드가 든 동수 4개, 꼬리.</translation>
    </message>
    <message>
        <source>A house hand whose body is a run of four.</source>
        <translation>직접 만든 역이에요. 몸이 색층 4개예요.</translation>
    </message>
    <message>
        <source>A house hand.</source>
        <translation>직접 만든 역이에요.</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>칩 1개</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>칩 %1개</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>Your turn · the mountains are empty: island, river, or pass</source>
        <translation>내 차례 · 산이 비었어요. 섬출, 강출, 패스 가운데 고르세요</translation>
    </message>
    <message>
        <source>Your turn · draw from the mountain or the island</source>
        <translation>내 차례 · 산출이나 섬출을 고르세요</translation>
    </message>
    <message>
        <source>Your turn · draw from the mountain, the island or the river</source>
        <translation>내 차례 · 산출, 섬출, 강출 가운데 고르세요</translation>
    </message>
    <message>
        <source>Your turn · your hand is complete: drop a cube and say Holla!</source>
        <translation>내 차례 · 역 완성! 큐브를 버리며 홀라를 외치세요</translation>
    </message>
    <message>
        <source>Your turn · drop a cube into the river</source>
        <translation>내 차례 · 큐브 하나를 강에 버리세요</translation>
    </message>
    <message>
        <source>Your turn · drop a cube onto the island</source>
        <translation>내 차례 · 큐브 하나를 섬에 버리세요</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>badge</comment>
        <translation>딜러</translation>
    </message>
    <message>
        <source>Island</source>
        <comment>badge: where the last cube was drawn</comment>
        <translation>섬</translation>
    </message>
    <message>
        <source>River</source>
        <comment>badge: where the last cube was drawn</comment>
        <translation>강</translation>
    </message>
    <message>
        <source>Loan ×%1</source>
        <comment>badge</comment>
        <translation>대출 %1회</translation>
    </message>
    <message>
        <source>Holla!</source>
        <comment>called out</comment>
        <translation>홀라!</translation>
    </message>
    <message>
        <source>Special dragon</source>
        <translation>스페셜 드라곤</translation>
    </message>
    <message>
        <source>Holla! You win with: %1</source>
        <translation>홀라! 내 승리 · %1</translation>
    </message>
    <message>
        <source>Holla! %1 wins with: %2</source>
        <translation>홀라! %1 승리 · %2</translation>
    </message>
    <message>
        <source>Match over: a fine couldn&apos;t be paid</source>
        <translation>벌점을 낼 칩이 없어 경기가 끝났어요</translation>
    </message>
    <message>
        <source>The round was given up</source>
        <translation>라운드를 포기했어요</translation>
    </message>
    <message>
        <source>All mountains are empty: no one wins</source>
        <translation>산이 모두 비어 무승부예요</translation>
    </message>
    <message>
        <source>from the bank</source>
        <translation>은행에서</translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>판돈</translation>
    </message>
    <message>
        <source>share of the pot</source>
        <translation>판돈 나눔</translation>
    </message>
    <message>
        <source>paid back</source>
        <translation>돌려받음</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>포기</translation>
    </message>
    <message>
        <source>river fees, into the pot</source>
        <translation>강출비를 판돈으로</translation>
    </message>
    <message>
        <source>wrong Holla, into the pot</source>
        <translation>잘못된 홀라, 판돈으로</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>승점 %1</translation>
    </message>
    <message>
        <source>special +%1</source>
        <translation>스페셜 +%1</translation>
    </message>
    <message>
        <source>share of the hand %1</source>
        <translation>승점 나눔 %1</translation>
    </message>
    <message>
        <source>1 uncombined cube</source>
        <translation>미조합 1개</translation>
    </message>
    <message>
        <source>%1 uncombined cubes</source>
        <translation>미조합 %1개</translation>
    </message>
    <message>
        <source>1 chip each</source>
        <translation>개당 칩 1개</translation>
    </message>
    <message>
        <source>%1 chips each</source>
        <translation>개당 칩 %1개</translation>
    </message>
    <message>
        <source>of %1 owed</source>
        <translation>낼 칩 %1개 가운데</translation>
    </message>
    <message>
        <source>loans taken: %1</source>
        <translation>대출 %1회</translation>
    </message>
    <message>
        <source>1 draw</source>
        <translation>1회</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1회</translation>
    </message>
    <message>
        <source>Mountain</source>
        <comment>badge: where the last cube was drawn</comment>
        <translation>산</translation>
    </message>
    <message>
        <source>Dragon Holla</source>
        <translation>드라곤 홀라</translation>
    </message>
    <message>
        <source>Holla</source>
        <translation>홀라</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Out of chips</source>
        <translation>칩 소진</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>포기</translation>
    </message>
    <message>
        <source>%1 draw from the mountain</source>
        <comment>you</comment>
        <translation>%1: 산출</translation>
    </message>
    <message>
        <source>%1 draws from the mountain</source>
        <translation>%1: 산출</translation>
    </message>
    <message>
        <source>%1 take from the island</source>
        <comment>you</comment>
        <translation>%1: 섬출</translation>
    </message>
    <message>
        <source>%1 takes from the island</source>
        <translation>%1: 섬출</translation>
    </message>
    <message>
        <source>%1 take %2 from the river</source>
        <comment>you</comment>
        <translation>%1: 강출 %2</translation>
    </message>
    <message>
        <source>%1 takes %2 from the river</source>
        <translation>%1: 강출 %2</translation>
    </message>
    <message>
        <source>%1 drop %2, Holla!</source>
        <comment>you</comment>
        <translation>%1: %2 버림, 홀라!</translation>
    </message>
    <message>
        <source>%1 drops %2, Holla!</source>
        <translation>%1: %2 버림, 홀라!</translation>
    </message>
    <message>
        <source>%1 drop %2</source>
        <comment>you</comment>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>%1 drops %2</source>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>%1 pass</source>
        <comment>you</comment>
        <translation>%1: 패스</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1: 패스</translation>
    </message>
    <message>
        <source>%1 give up</source>
        <comment>you</comment>
        <translation>%1: 포기</translation>
    </message>
    <message>
        <source>%1 gives up</source>
        <translation>%1: 포기</translation>
    </message>
    <message>
        <source>That cube cannot go there: drop it onto the island or into the river.</source>
        <translation>그 큐브는 거기에 놓을 수 없어요. 섬이나 강에 버리세요.</translation>
    </message>
    <message>
        <source>First open cube</source>
        <translation>첫 오픈 큐브</translation>
    </message>
    <message>
        <source>Chips in the pot</source>
        <translation>판돈 칩</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>Can this hand declare Holla?</source>
        <translation>홀라를 외칠 수 있는 손패인가요?</translation>
    </message>
    <message>
        <source>What do these cubes make?</source>
        <translation>이 큐브들은 무슨 조합인가요?</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>큐브</translation>
    </message>
    <message>
        <source>How many cubes are left over?</source>
        <translation>미조합은 몇 개인가요?</translation>
    </message>
    <message>
        <source>Who pays whom?</source>
        <translation>누가 누구에게 내나요?</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>승자</translation>
    </message>
    <message>
        <source>a twin: the head of a hand</source>
        <translation>동패 (머리)</translation>
    </message>
    <message>
        <source>a pure set</source>
        <translation>순동수</translation>
    </message>
    <message>
        <source>a set with a wild cube</source>
        <translation>와일드가 든 동수</translation>
    </message>
    <message>
        <source>a pure run</source>
        <translation>순색층</translation>
    </message>
    <message>
        <source>a run with a wild cube</source>
        <translation>와일드가 든 색층</translation>
    </message>
    <message>
        <source>a set tail</source>
        <translation>동수 꼬리</translation>
    </message>
    <message>
        <source>a run tail</source>
        <translation>역색층 꼬리</translation>
    </message>
    <message>
        <source>No combination.</source>
        <translation>조합이 아니에요.</translation>
    </message>
    <message>
        <source>Combination:</source>
        <translation>이런 조합이 돼요.</translation>
    </message>
    <message>
        <source>None: all of them combine.</source>
        <translation>없어요. 모두 조합돼요.</translation>
    </message>
    <message>
        <source>Yes: special dragon, %1.</source>
        <translation>네! 스페셜 드라곤, %1.</translation>
    </message>
    <message>
        <source>Yes: %1, %2.</source>
        <comment>a hand, chips</comment>
        <translation>네! %1, %2.</translation>
    </message>
    <message>
        <source>No: it is 1 cube short.</source>
        <translation>아니요, 큐브가 1개 모자라요.</translation>
    </message>
    <message>
        <source>No: it is %1 cubes short.</source>
        <translation>아니요, 큐브가 %1개 모자라요.</translation>
    </message>
    <message>
        <source>Complete as %1, but these rules ask for a higher hand.</source>
        <translation>%1(으)로는 완성되었지만, 이 규칙에서는 홀라를 외치기에 모자란 역이에요.</translation>
    </message>
    <message>
        <source>Any cube of the last group would complete it.</source>
        <translation>마지막 묶음 가운데 하나가 있으면 완성돼요.</translation>
    </message>
    <message>
        <source>Place all %1 cubes of %2.</source>
        <translation>큐브 %1개를 모두 놓으세요: %2</translation>
    </message>
    <message>
        <source>Not a winning hand: a wrong Holla.</source>
        <translation>이길 수 있는 손패가 아니에요. 잘못된 홀라예요.</translation>
    </message>
    <message>
        <source>With a black head, %1 more.</source>
        <translation>머리가 검은색이면 %1 더.</translation>
    </message>
    <message>
        <source>With a head of the open cube&apos;s colour, %1 more.</source>
        <translation>머리가 오픈 큐브와 같은 색이면 %1 더.</translation>
    </message>
    <message>
        <source>black %1</source>
        <comment>a cube by colour and number</comment>
        <translation>검은 %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <comment>a cube by colour and number</comment>
        <translation>빨간 %1</translation>
    </message>
    <message>
        <source>blue %1</source>
        <comment>a cube by colour and number</comment>
        <translation>파란 %1</translation>
    </message>
    <message>
        <source>green %1</source>
        <comment>a cube by colour and number</comment>
        <translation>초록 %1</translation>
    </message>
    <message>
        <source>Every D but %1 is wild</source>
        <translation>%1 제외 모두 와일드</translation>
    </message>
    <message>
        <source>Black and blue D: wild for odd, red and green D: for even</source>
        <translation>검정·파랑 D는 홀수, 빨강·초록 D는 짝수를 대신함</translation>
    </message>
    <message>
        <source>D is wild for its own colour: black and blue odd, red and green even</source>
        <translation>D는 자기 색만 대신함: 검정·파랑 홀수, 빨강·초록 짝수</translation>
    </message>
    <message>
        <source>river draws: %1</source>
        <translation>강출 %1회</translation>
    </message>
    <message>
        <source>river draws: %1 of %2</source>
        <translation>강출 %2회 중 %1회</translation>
    </message>
    <message>
        <source>drew from the mountain last</source>
        <translation>마지막에 산에서 가져옴</translation>
    </message>
    <message>
        <source>drew from the island last</source>
        <translation>마지막에 섬에서 가져옴</translation>
    </message>
    <message>
        <source>drew from the river last</source>
        <translation>마지막에 강에서 가져옴</translation>
    </message>
    <message>
        <source>%1 take %2 from the island</source>
        <comment>you</comment>
        <translation>%1: 섬에서 %2 가져옴</translation>
    </message>
    <message>
        <source>%1 takes %2 from the island</source>
        <translation>%1: 섬에서 %2 가져옴</translation>
    </message>
    <message>
        <source>Wrong Holla! You pay %1 to the pot, and everyone sees your hand</source>
        <translation>잘못된 홀라! 판돈에 %1를 내고 내 패를 모두에게 보여요</translation>
    </message>
    <message>
        <source>Wrong Holla! %1 pays %2 to the pot and shows their hand</source>
        <translation>%1, 잘못된 홀라! 판돈에 %2를 내고 패를 보여요</translation>
    </message>
    <message>
        <source>%1 drop %2, wrong Holla! Fine %3, the hand is shown</source>
        <comment>you</comment>
        <translation>%1: %2 버림, 잘못된 홀라! 벌점 %3, 패 공개</translation>
    </message>
    <message>
        <source>%1 drops %2, wrong Holla! Fine %3, the hand is shown</source>
        <translation>%1: %2 버림, 잘못된 홀라! 벌점 %3, 패 공개</translation>
    </message>
    <message>
        <source>Shown</source>
        <comment>badge: the hand lies open after a wrong Holla</comment>
        <translation>공개</translation>
    </message>
    <message>
        <source>River %1</source>
        <comment>badge: river draws taken</comment>
        <translation>강 %1</translation>
    </message>
    <message>
        <source>River %1/%2</source>
        <comment>badge: river draws taken of those allowed</comment>
        <translation>강 %1/%2</translation>
    </message>
    <message>
        <source>Dragon Holla was made by Wulimint (Youn Bros.).</source>
        <translation>드라곤 홀라는 우리민트(Youn Bros.)가 만들었습니다.</translation>
    </message>
    <message>
        <source>pot %1</source>
        <translation>판돈 %1</translation>
    </message>
    <message>
        <source>You pay the most: %1</source>
        <translation>내가 가장 많이 내요: %1</translation>
    </message>
    <message>
        <source>%1 pays the most: %2</source>
        <translation>%1이(가) 가장 많이 내요: %2</translation>
    </message>
    <message>
        <source>Cubes taken from the river</source>
        <translation>강에서 가져온 큐브</translation>
    </message>
    <message>
        <source>Cubes taken from the island</source>
        <translation>섬에서 가져온 큐브</translation>
    </message>
    <message>
        <source>Snakes</source>
        <translation>구렁이</translation>
    </message>
    <message>
        <source>Boas</source>
        <translation>이무기</translation>
    </message>
    <message>
        <source>Dragons</source>
        <translation>드라곤</translation>
    </message>
    <message>
        <source>Special dragons</source>
        <translation>스페셜 드라곤</translation>
    </message>
    <message>
        <source>Which cube to discard</source>
        <translation>버릴 큐브 고르기</translation>
    </message>
    <message>
        <source>Mountain, Island or River</source>
        <translation>산출, 섬출, 강출 중 고르기</translation>
    </message>
    <message>
        <source>Saying “Holla” or going on</source>
        <translation>“홀라”를 외칠지 계속할지</translation>
    </message>
    <message>
        <source>Dragon</source>
        <comment>a great moment</comment>
        <translation>드라곤</translation>
    </message>
    <message>
        <source>Win with a whole dragon: a wild cube in none of its parts.</source>
        <translation>어느 부분에도 와일드가 없는 드라곤으로 이기세요.</translation>
    </message>
    <message>
        <source>Special dragon</source>
        <comment>a great moment</comment>
        <translation>스페셜 드라곤</translation>
    </message>
    <message>
        <source>Win with a dragon whose head has the bonus colour.</source>
        <translation>머리가 보너스 색인 드라곤으로 이기세요.</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>A round lasts about %1 turns, %2 min at a table of people.</source>
        <translation>한 판은 약 %1차례, 사람끼리 하면 %2분쯤 걸립니다.</translation>
    </message>
    <message>
        <source>A casual player is ahead of learners after %1 rounds, nine times in ten.</source>
        <translation>입문 상대들 사이에서 하수는 %1판이면 열에 아홉은 앞섭니다.</translation>
    </message>
    <message>
        <source>%1 rounds, as our casual bots play them with %2 players.</source>
        <translation>%2인 테이블에서 컴퓨터가 치른 %1판의 결과입니다.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>딜러</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>그다음 사람</translation>
    </message>
    <message>
        <source>Player %1 after the dealer</source>
        <translation>패를 돌린 사람 다음 %1번째</translation>
    </message>
    <message>
        <source>Turns in a round</source>
        <translation>한 판의 차례</translation>
    </message>
    <message>
        <source>Decisions with a real choice</source>
        <translation>고를 것이 있는 결정</translation>
    </message>
    <message>
        <source>Rounds that change the leader</source>
        <translation>선두가 바뀌는 판</translation>
    </message>
    <message>
        <source>Half of the rounds move at most</source>
        <translation>절반의 판에서 오가는 양(최대)</translation>
    </message>
    <message>
        <source>One round in twenty moves more than</source>
        <translation>스무 판에 한 판은 이보다 많이</translation>
    </message>
    <message>
        <source>Rounds until the better player is ahead</source>
        <translation>잘하는 사람이 앞서기까지의 판수</translation>
    </message>
    <message>
        <source>Worth of the better seat, beside what a round moves</source>
        <translation>자리에 따른 차이(한 판에 오가는 양에 대해)</translation>
    </message>
    <message>
        <source>Claims in a round</source>
        <translation>한 판에 차례 밖에서 나서는 횟수</translation>
    </message>
    <message>
        <source>Endings, payments and moves to know</source>
        <translation>알아야 할 끝나는 방법, 정산, 행동의 수</translation>
    </message>
    <message>
        <source>Turns (minutes)</source>
        <translation>차례(분)</translation>
    </message>
    <message>
        <source>Real choices</source>
        <translation>고를 것이 있는 결정</translation>
    </message>
    <message>
        <source>New leader</source>
        <translation>선두 교체</translation>
    </message>
    <message>
        <source>Half move at most</source>
        <translation>오가는 양(절반의 판)</translation>
    </message>
    <message>
        <source>Dealer&apos;s advantage</source>
        <translation>패를 돌린 사람의 이득</translation>
    </message>
    <message>
        <source>Rounds till skill shows</source>
        <translation>실력이 드러나는 판수</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 넘음</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>How rounds end</source>
        <translation>판이 끝나는 방법</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>일어나는 일</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>오가는 크기</translation>
    </message>
    <message>
        <source>What a seat is worth</source>
        <translation>자리의 유불리</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>운과 실력</translation>
    </message>
    <message>
        <source>A round lasts about %1 times as long.</source>
        <translation>한 판이 약 %1배 길어집니다.</translation>
    </message>
    <message>
        <source>A round is %1 longer.</source>
        <translation>한 판이 %1 길어집니다.</translation>
    </message>
    <message>
        <source>A round lasts half as long or less.</source>
        <translation>한 판이 절반 이하로 짧아집니다.</translation>
    </message>
    <message>
        <source>A round is %1 shorter.</source>
        <translation>한 판이 %1 짧아집니다.</translation>
    </message>
    <message>
        <source>%1: %2 of all rounds instead of %3.</source>
        <translation>%1: 전체 판의 %3에서 %2로 바뀝니다.</translation>
    </message>
    <message>
        <source>The better player is ahead after %1 rounds instead of %2.</source>
        <translation>잘하는 사람이 %2판이 아니라 %1판 만에 앞섭니다.</translation>
    </message>
    <message>
        <source>Small differences only.</source>
        <translation>작은 차이만 있습니다.</translation>
    </message>
    <message>
        <source>No difference that shows.</source>
        <translation>눈에 띄는 차이가 없습니다.</translation>
    </message>
    <message>
        <source>%1 (in use): %2</source>
        <translation>%1(사용 중): %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2; with “%4” %3</source>
        <extracomment>a figure, its value now, its value if the rule were otherwise, that value of the rule</extracomment>
        <translation>%1: %2, “%4”일 때 %3</translation>
    </message>
</context>
<context>
    <name>EveningNames</name>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Name of the sheet</source>
        <translation>점수표 이름</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>참가자 %1의 이름</translation>
    </message>
</context>
<context>
    <name>EveningSheet</name>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>New sheet...</source>
        <translation>새 점수표…</translation>
    </message>
    <message>
        <source>Names...</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Save as PDF...</source>
        <translation>PDF로 저장…</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>A score sheet for playing with real cards or tiles. It saves as you type, and can be edited, exported as PDF or printed.</source>
        <translation>모여서 진짜 카드나 패로 놀 때 쓰는 점수표예요. 적는 대로 저장되고, 언제든 고치거나 PDF로 저장하고 인쇄할 수 있어요.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>판</translation>
    </message>
    <message>
        <source>New round</source>
        <translation>새 판</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1번째 판</translation>
    </message>
    <message>
        <source>Save round</source>
        <translation>적기</translation>
    </message>
    <message>
        <source>Delete round</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>점수표 저장</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
</context>
<context>
    <name>EveningStart</name>
    <message>
        <source>A new score sheet</source>
        <translation>새 점수표</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>다른 게임</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>참가자 %1의 이름</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>참가자 %1</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>Another game</source>
        <translation>다른 게임</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1판</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1판</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the sheet: %1.</source>
        <translation>점수표를 저장하지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>A sheet is for 2 to %1 players.</source>
        <translation>점수표는 2~%1명이 씁니다.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>참가자 %1</translation>
    </message>
    <message>
        <source>A new score sheet.</source>
        <translation>새 점수표를 만들었습니다.</translation>
    </message>
    <message>
        <source>There is no such round on the sheet.</source>
        <translation>점수표에 그런 판이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a number of chips or points (%2).</source>
        <comment>what was typed, player</comment>
        <translation>“%1”은(는) 칩이나 점수가 아닙니다: %2.</translation>
    </message>
    <message>
        <source>Round %1 saved.</source>
        <translation>%1번째 판을 적었습니다.</translation>
    </message>
    <message>
        <source>Round %1 deleted.</source>
        <translation>%1번째 판을 지웠습니다.</translation>
    </message>
    <message>
        <source>There is no score sheet yet.</source>
        <translation>아직 점수표가 없습니다.</translation>
    </message>
    <message>
        <source>Sheet renamed.</source>
        <translation>점수표 이름을 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>참가자 이름을 적어 주십시오.</translation>
    </message>
    <message>
        <source>Player renamed.</source>
        <translation>참가자 이름을 바꾸었습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete the sheet: %1.</source>
        <translation>점수표를 삭제하지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>“%1”을(를) 삭제했습니다.</translation>
    </message>
    <message>
        <source>This sheet no longer exists.</source>
        <translation>더 이상 저장되어 있지 않은 점수표입니다.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>되돌릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>되돌렸습니다.</translation>
    </message>
</context>
<context>
    <name>FacePicker</name>
    <message>
        <source>Girl</source>
        <translation>여자아이</translation>
    </message>
    <message>
        <source>Boy</source>
        <translation>남자아이</translation>
    </message>
    <message>
        <source>Woman</source>
        <translation>여자</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>남자</translation>
    </message>
    <message>
        <source>Grandmother</source>
        <translation>할머니</translation>
    </message>
    <message>
        <source>Grandfather</source>
        <translation>할아버지</translation>
    </message>
    <message>
        <source>The beginning of your name</source>
        <translation>이름의 첫 글자</translation>
    </message>
    <message>
        <source>Your face at the table</source>
        <translation>내 얼굴</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>FieldSheet</name>
    <message>
        <source>Sixty others had your seat</source>
        <translation>같은 자리의 예순 명</translation>
    </message>
    <message>
        <source>They are playing the same deal: %1 of %2.</source>
        <translation>같은 패로 하는 중: %2명 가운데 %1명.</translation>
    </message>
    <message>
        <source>The same deal and the same opponents, played by computer players of every level at your seat.</source>
        <translation>모든 단계의 컴퓨터가 내 자리에서 같은 패와 같은 상대로 했어요.</translation>
    </message>
</context>
<context>
    <name>FileTrouble</name>
    <message>
        <source>it is a folder.</source>
        <translation>폴더입니다.</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>그런 파일이 없습니다.</translation>
    </message>
    <message>
        <source>you may not read it.</source>
        <translation>읽을 권한이 없습니다.</translation>
    </message>
    <message>
        <source>the system cannot read it.</source>
        <translation>시스템이 읽지 못합니다.</translation>
    </message>
    <message>
        <source>the disk is full.</source>
        <translation>디스크가 가득 찼습니다.</translation>
    </message>
    <message>
        <source>there is no such folder.</source>
        <translation>그런 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>you may not write there.</source>
        <translation>그곳에 쓸 권한이 없습니다.</translation>
    </message>
    <message>
        <source>the system cannot write it.</source>
        <translation>시스템이 쓰지 못합니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t open “%1”: %2</source>
        <translation>“%1”을(를) 열 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t save “%1”: %2</source>
        <translation>“%1”을(를) 저장할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete “%1”: %2</source>
        <translation>“%1”을(를) 지울 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>Foresight</name>
    <message>
        <source>Place %1</source>
        <translation>%1등</translation>
    </message>
    <message>
        <source>The round is over: nothing is hidden any more.</source>
        <translation>판이 끝났어요. 더는 가려진 것이 없어요.</translation>
    </message>
    <message>
        <source>%1&apos;s hand is empty.</source>
        <translation>%1: 손패 없음</translation>
    </message>
    <message>
        <source>%1 most likely holds: %2</source>
        <translation>%1의 손에 있을 만한 것: %2</translation>
    </message>
</context>
<context>
    <name>ForesightSheet</name>
    <message>
        <source>What you could have known</source>
        <translation>그때 알 수 있던 것</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Trying %1 possible layouts for each move: %2%</source>
        <translation>수마다 있을 수 있는 배치 %1가지를 따져 보고 있어요: %2%</translation>
    </message>
    <message>
        <source>Based on what had been seen by then: %1 possible layouts per move, with everyone playing sensibly.</source>
        <translation>그때까지 본 것만으로, 수마다 있을 수 있는 배치 %1가지를 모두가 무난하게 이어 간다고 보고 셈했어요.</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>한 수 뒤로 (왼쪽)</translation>
    </message>
    <message>
        <source>This is the beginning of the round.</source>
        <translation>판의 처음이에요.</translation>
    </message>
    <message>
        <source>Forward one move (Right)</source>
        <translation>한 수 앞으로 (오른쪽)</translation>
    </message>
    <message>
        <source>This is the end of the round.</source>
        <translation>판의 끝이에요.</translation>
    </message>
    <message>
        <source>The chance of each place</source>
        <translation>등수별 확률</translation>
    </message>
    <message>
        <source>The chance of each place: %1</source>
        <translation>등수별 확률: %1</translation>
    </message>
    <message>
        <source>How it changed during the round. Left and Right step through the moves.</source>
        <translation>이 판에서 어떻게 바뀌었는지 보여 줘요. 왼쪽·오른쪽 키로 한 수씩 옮겨요.</translation>
    </message>
    <message>
        <source>Who could hold it</source>
        <translation>누가 들고 있을까</translation>
    </message>
    <message>
        <source>dealt</source>
        <extracomment>number of the move, number of all moves</extracomment>
        <translation>패를 받은 직후</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>%2수 중 %1수</translation>
    </message>
    <message>
        <source>Chances before the next move. A review gives the chances after a particular move.</source>
        <translation>다음 수를 하기 전의 확률이에요. 복기에서는 어떤 수를 한 뒤의 확률을 알려 줘요.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Not available in this version</source>
        <translation>이 버전에는 없음</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어하기</translation>
    </message>
</context>
<context>
    <name>GameCatalog</name>
    <message>
        <source>Finer levels make no measurable difference in this game.</source>
        <translation>이 게임에서는 단계를 더 나눠도 실력 차이가 뚜렷하지 않아요.</translation>
    </message>
    <message>
        <source>%1-%2 players</source>
        <translation>%1~%2명</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a house rule, its new value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>맞추기: %1</translation>
    </message>
    <message>
        <source>Points a round beside three Casuals: about %1.</source>
        <extracomment>a difference in points (&quot;7 fewer&quot;)</extracomment>
        <translation>하수 세 명과 견주어 한 판 점수: 약 %1.</translation>
    </message>
    <message>
        <source>Wins about %1 of 100 rounds against three Casuals.</source>
        <translation>하수 세 명과 하면 100판에 약 %1판을 이깁니다.</translation>
    </message>
</context>
<context>
    <name>HabitPage</name>
    <message>
        <source>%1 – %2</source>
        <comment>title of the window</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Looking for a deal with such a decision...</source>
        <translation>그런 결정이 나오는 판을 찾고 있어요…</translation>
    </message>
    <message>
        <source>Decision %1 of %2: what do you play?</source>
        <translation>결정 %2개 중 %1번째: 어떻게 하시겠어요?</translation>
    </message>
    <message>
        <source>End the practice</source>
        <translation>연습 끝내기</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>결과 보기</translation>
    </message>
    <message>
        <source>There is nothing to practise</source>
        <translation>연습할 것이 없습니다</translation>
    </message>
</context>
<context>
    <name>HabitPractice</name>
    <message numerus="yes">
        <source>No such decision came up in %Ln deal(s).</source>
        <translation>
            <numerusform>%Ln판을 살펴봤지만 그런 결정이 나오지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 as the coach plays, or nearly as well.</source>
        <extracomment>&quot;7 of 10 as the coach plays, …&quot;</extracomment>
        <translation>%2번 중 %1번은 코치만큼, 또는 거의 코치만큼 하셨습니다.</translation>
    </message>
    <message>
        <source>%1 a decision, beside the coach&apos;s; in your rounds before: %2.</source>
        <translation>결정 하나에 코치보다 %1, 전에 하신 판에서는 %2.</translation>
    </message>
</context>
<context>
    <name>HandReading</name>
    <message>
        <source>Hide</source>
        <translation>접기</translation>
    </message>
    <message>
        <source>What helps?</source>
        <translation>필요한 큐브</translation>
    </message>
    <message>
        <source>Shows the pieces that would improve your hand.</source>
        <translation>손패 완성에 도움이 되는 패를 보여 줘요.</translation>
    </message>
</context>
<context>
    <name>HandSorter</name>
    <message>
        <source>By rank</source>
        <translation>숫자순</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>무늬순</translation>
    </message>
    <message>
        <source>By meld</source>
        <translation>조합별</translation>
    </message>
    <message>
        <source>Custom order</source>
        <translation>내 순서</translation>
    </message>
    <message>
        <source>Sort your hand (O)</source>
        <translation>손패 정렬 (O)</translation>
    </message>
    <message>
        <source>Your own order. Sort automatically again (O)</source>
        <translation>직접 정한 순서예요. 누르면 원래 순서로 돌아가요 (O)</translation>
    </message>
</context>
<context>
    <name>HandsSheet</name>
    <message>
        <source>Hands and their scores</source>
        <translation>족보와 점수</translation>
    </message>
    <message>
        <source>Under the rules of this table.</source>
        <translation>이 판의 규칙을 따라요.</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>The coach is thinking...</source>
        <translation>코치가 생각하고 있어요…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>which of the coach&apos;s choices is shown</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The next best choice (?)</source>
        <translation>다음으로 좋은 수 (?)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>예상: %1</translation>
    </message>
    <message>
        <source>about equally good</source>
        <translation>거의 비슷함</translation>
    </message>
    <message>
        <source>%1 behind the best</source>
        <translation>최선과의 차이: %1</translation>
    </message>
    <message>
        <source>Expected from your own wins: %1</source>
        <translation>내가 이겨서 얻을 기대값: %1</translation>
    </message>
    <message>
        <source>costs %1 of the match</source>
        <translation>경기에서 이길 확률 %1 손해</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Matches can&apos;t be saved in “%1”: %2.</source>
        <translation>“%1”에 경기를 저장할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>Matches can&apos;t be saved: “%1” can&apos;t be read, and can&apos;t be moved out of the way.</source>
        <translation>경기를 저장할 수 없습니다. “%1” 파일을 읽을 수도 옮길 수도 없습니다.</translation>
    </message>
    <message>
        <source>Your matches were saved by a newer version of Hanpan. They were moved to “%1”, and a new history was started.</source>
        <translation>더 새로운 한판이 저장한 경기 기록입니다. “%1”에 그대로 두고 새 기록을 시작합니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t read this match: %1</source>
        <translation>이 경기를 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>This match is damaged: its round %1 cannot have been dealt.</source>
        <translation>경기 기록이 손상되었습니다(%1판).</translation>
    </message>
    <message>
        <source>This match no longer exists.</source>
        <translation>이 경기는 더 이상 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t delete this: %1</source>
        <translation>삭제할 수 없습니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) deleted.</source>
        <translation>
            <numerusform>경기 %Ln개를 삭제했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>되살릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t restore this: %1</source>
        <translation>되살릴 수 없습니다: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches restored.</source>
        <translation>
            <numerusform>경기 %Ln개를 되살렸습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) saved to “%1”.</source>
        <translation>
            <numerusform>경기 %Ln개를 “%1”에 저장했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) added.</source>
        <translation>
            <numerusform>경기 %Ln개를 더했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) were there already.</source>
        <translation>
            <numerusform>%Ln개는 이미 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) cannot be read: %1</source>
        <translation>
            <numerusform>%Ln개는 읽을 수 없습니다: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Every round saved to “%1”.</source>
        <translation>모든 판을 “%1”에 저장했습니다.</translation>
    </message>
    <message>
        <source>This deal has no number: it was set up by hand.</source>
        <translation>손으로 놓은 판이라 번호가 없습니다.</translation>
    </message>
    <message>
        <source>The deal is on the clipboard: %1</source>
        <translation>판 코드를 복사했습니다: %1</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 players · deal %4</source>
        <extracomment>game, rules, number of players, number of the deal</extracomment>
        <translation>%1 · %2 · %3명 · 판 번호 %4</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>손 털기</translation>
    </message>
    <message>
        <source>Stock empty</source>
        <translation>덱이 떨어짐</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>다시 나눔</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>시범</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>경기</translation>
    </message>
    <message>
        <source>Mixed levels</source>
        <translation>여러 수준</translation>
    </message>
    <message>
        <source>Round %1, not over</source>
        <translation>%1판째, 진행 중</translation>
    </message>
    <message>
        <source>First of %1</source>
        <translation>%1명 중 1등</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <extracomment>place, number of players</extracomment>
        <translation>%2명 중 %1등</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>어제</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>a date, in the format of QLocale::toString</extracomment>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>It contains no record.</source>
        <translation>경기 기록이 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>another program is using the file</source>
        <translation>다른 프로그램이 파일을 쓰고 있습니다</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>디스크가 가득 찼습니다</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>파일에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>파일을 열 수 없습니다</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>디스크 오류입니다</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>파일이 손상되었습니다</translation>
    </message>
    <message>
        <source>the database reports error %1</source>
        <translation>데이터베이스 오류 %1</translation>
    </message>
    <message>
        <source>it couldn&apos;t be backed up first: %1</source>
        <translation>먼저 사본을 만들 수 없습니다: %1</translation>
    </message>
    <message>
        <source>it isn&apos;t a Hanpan history</source>
        <translation>한판의 기록이 아닙니다</translation>
    </message>
    <message>
        <source>The number of a deal gives away the later rounds too. It can be copied when the match is over.</source>
        <translation>판 번호를 알면 다음 판들도 알게 됩니다. 경기가 끝나면 복사할 수 있습니다.</translation>
    </message>
    <message>
        <source>Played under earlier rules, which differ from move %1 on. It is shown up to there; the payments are unchanged.</source>
        <translation>예전 규칙으로 한 경기라 %1번째 수부터 다르게 이어집니다. 그 앞까지만 보여 줍니다. 주고받은 점수는 그대로입니다.</translation>
    </message>
    <message>
        <source>Played under earlier rules, and went on after round %1. It is shown up to there.</source>
        <translation>예전 규칙으로는 %1번째 판 뒤에도 이어졌던 경기입니다. 거기까지만 보여 줍니다.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <translation>다른 창에 열려 있습니다</translation>
    </message>
    <message>
        <source>This match is damaged at move %1. It is shown up to there.</source>
        <translation>이 경기는 %1번째 수에서 손상되었습니다. 그 앞까지만 보여 줍니다.</translation>
    </message>
    <message>
        <source>This match is damaged: the payments at move %1 don&apos;t fit. It is shown up to there.</source>
        <translation>이 경기는 손상되었습니다. %1번째 수의 정산이 맞지 않습니다. 그 앞까지만 보여 줍니다.</translation>
    </message>
    <message>
        <source>Couldn&apos;t save the name: %1</source>
        <translation>이름을 저장할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Round %1, move %2</source>
        <extracomment>round, number of the move in the match</extracomment>
        <translation>%1판 %2번째 수</translation>
    </message>
    <message>
        <source>%1 in the match; not over here</source>
        <translation>경기에서 %1, 여기서는 아직 안 끝남</translation>
    </message>
    <message>
        <source>%1 here; not over in the match</source>
        <translation>여기서 %1, 경기에서는 아직 안 끝남</translation>
    </message>
    <message>
        <source>%1 in the match, %2 here</source>
        <translation>경기에서 %1, 여기서 %2</translation>
    </message>
    <message>
        <source>An import or export is already running.</source>
        <translation>이미 가져오거나 내보내는 중입니다.</translation>
    </message>
    <message>
        <source>Exporting matches</source>
        <translation>경기를 내보내는 중</translation>
    </message>
    <message>
        <source>Stopped: nothing was saved.</source>
        <translation>중지했습니다. 저장한 것은 없습니다.</translation>
    </message>
    <message>
        <source>Importing matches</source>
        <translation>경기를 가져오는 중</translation>
    </message>
    <message>
        <source>Stopped: no match was added.</source>
        <translation>중지했습니다. 추가한 경기는 없습니다.</translation>
    </message>
    <message>
        <source>No match was added: %1.</source>
        <translation>경기를 하나도 추가하지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>Exporting every round</source>
        <translation>모든 판을 내보내는 중</translation>
    </message>
    <message numerus="yes">
        <source>This isn&apos;t the history you used last time. That one was “%1”, with %Ln matches; the file there now is a different one.</source>
        <translation>
            <numerusform>지난번에 쓰던 기록이 아닙니다. 지난번 기록은 “%1”에 있었고 경기가 %Ln개였습니다. 지금은 다른 기록을 열었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing in the damaged file “%1” can be read.</source>
        <translation>손상된 파일(“%1”)에서 읽을 수 있는 것이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches recovered from the damaged file “%1”.</source>
        <translation>
            <numerusform>손상된 파일(“%1”)에서 경기 %Ln개를 옮겼습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches in it couldn&apos;t be read.</source>
        <translation>
            <numerusform>그 파일의 경기 %Ln개는 읽을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>None is missing.</source>
        <translation>빠진 경기는 없습니다.</translation>
    </message>
    <message>
        <source>Safety copies were made on: %1.</source>
        <translation>전체 사본을 만든 날: %1.</translation>
    </message>
    <message>
        <source>Import the copy of %1</source>
        <translation>%1 사본 가져오기</translation>
    </message>
    <message>
        <source>The file with your matches is damaged: not all of them can be read. The next time Hanpan starts, whatever can be read is copied into a new history. Nothing is deleted.</source>
        <translation>경기 기록 파일이 손상되어 일부를 읽을 수 없습니다. 다음에 한판을 시작할 때 읽을 수 있는 경기를 새 기록으로 옮깁니다. 지워지는 것은 없습니다.</translation>
    </message>
    <message>
        <source>Matches can&apos;t be saved: “%1” was written by a newer version of Hanpan. It is left as it is until Hanpan starts while no other program is using it.</source>
        <translation>경기를 저장할 수 없습니다. “%1”에는 더 새로운 한판의 기록이 있습니다. 다른 프로그램이 쓰지 않을 때 한판을 시작하기 전까지는 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Matches can&apos;t be saved: “%1” is damaged. It is left as it is until Hanpan starts while no other program is using it.</source>
        <translation>경기를 저장할 수 없습니다. “%1” 파일이 손상되었습니다. 다른 프로그램이 쓰지 않을 때 한판을 시작하기 전까지는 그대로 둡니다.</translation>
    </message>
    <message>
        <source>the file was renamed or replaced</source>
        <translation>파일 이름이 바뀌었거나 다른 파일로 바뀌었습니다</translation>
    </message>
    <message>
        <source>The file with your matches was renamed or replaced while Hanpan was running. From now on, your matches are saved in the file now called “%1”.</source>
        <translation>한판이 실행되는 동안 경기 기록 파일의 이름이 바뀌었거나 다른 파일로 바뀌었습니다. 이제부터 하는 경기는 지금의 “%1”에 저장합니다.</translation>
    </message>
    <message>
        <source>a newer version of Hanpan has written it</source>
        <translation>더 새로운 한판이 저장한 파일입니다</translation>
    </message>
    <message>
        <source>The file with your matches was damaged. It was moved to “%1”; a new history was started, and whatever can be read of the old one is copied into it.</source>
        <translation>경기 기록 파일이 손상되었습니다. “%1”에 그대로 두고 새 기록을 시작하며, 읽을 수 있는 경기는 새 기록으로 옮깁니다.</translation>
    </message>
    <message>
        <source>This match can&apos;t be read beyond move %1: %2. It is shown up to there.</source>
        <translation>이 경기는 %1번째 수 다음을 읽을 수 없습니다(%2). 거기까지만 보여 줍니다.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>오늘의 판</translation>
    </message>
    <message>
        <source>Deal of the day, %1</source>
        <translation>오늘의 판, %1</translation>
    </message>
    <message>
        <source>The match stays as it is: %1.</source>
        <translation>경기는 그대로입니다: %1.</translation>
    </message>
    <message>
        <source>This round isn&apos;t over in the match: it is shown only as you saw it.</source>
        <translation>경기에서 아직 끝나지 않은 판이라 내가 본 것만 보입니다.</translation>
    </message>
    <message>
        <source>You are still playing this deal in another match: only the rounds that are over there are shown.</source>
        <translation>같은 패로 하던 다른 경기가 아직 끝나지 않았습니다. 거기서 끝난 판까지만 보입니다.</translation>
    </message>
    <message>
        <source>This deal belongs to a match of yours that isn&apos;t over. If you play it here, that match becomes practice and no longer counts.</source>
        <translation>아직 끝나지 않은 내 경기의 패입니다. 여기서 하면 그 경기는 연습이 되어 기록에 들지 않습니다.</translation>
    </message>
    <message>
        <source>The record of a match gives away the later rounds too. It can be exported when the match is over.</source>
        <translation>경기 기록에는 다음 판들도 들어 있습니다. 경기가 끝나면 내보낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Round %1, at the start</source>
        <translation>%1판 처음</translation>
    </message>
    <message>
        <source>Early in a round</source>
        <translation>판 초반</translation>
    </message>
    <message>
        <source>In the middle of a round</source>
        <translation>판 중반</translation>
    </message>
    <message>
        <source>Late in a round</source>
        <translation>판 후반</translation>
    </message>
</context>
<context>
    <name>HistoryDetails</name>
    <message>
        <source>Rules: %1</source>
        <translation>규칙: %1</translation>
    </message>
    <message>
        <source>Opponents: %1, %2</source>
        <extracomment>number of opponents, their level</extracomment>
        <translation>상대: %1명, %2</translation>
    </message>
    <message>
        <source>Rounds played: %1</source>
        <translation>끝낸 판: %1</translation>
    </message>
    <message>
        <source>Deal: %1</source>
        <translation>판 번호: %1</translation>
    </message>
    <message>
        <source>Last played: %1</source>
        <translation>마지막으로 한 날: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어하기</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Step through it move by move, and continue from any point</source>
        <translation>한 수씩 보고, 어디서든 이어서 할 수 있어요</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>같은 판 다시</translation>
    </message>
    <message>
        <source>You&apos;ve seen this deal, so it counts as practice</source>
        <translation>이미 아는 패라서 연습 경기로 기록돼요</translation>
    </message>
    <message>
        <source>Same deal, different seat</source>
        <translation>같은 판, 다른 자리</translation>
    </message>
    <message>
        <source>Every hand moves one seat along; counts as practice</source>
        <translation>손패가 한 자리씩 옮겨져요. 연습 경기로 기록돼요</translation>
    </message>
    <message>
        <source>Copy the deal as a code</source>
        <translation>판 코드 복사</translation>
    </message>
    <message>
        <source>Contains the game, rules and deal. Paste it anywhere to get the same pieces.</source>
        <translation>게임·규칙·판이 담긴 코드예요. 다른 곳에 붙여 넣으면 같은 패를 받아요</translation>
    </message>
    <message>
        <source>Score sheet as PDF...</source>
        <translation>점수표 PDF…</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>인쇄…</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Can be undone at once (Del)</source>
        <translation>바로 되돌릴 수 있어요 (Del)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>What your decisions cost, and what would have been better</source>
        <translation>어느 수에서 손해를 봤는지, 더 나은 수는 무엇이었는지 봐요</translation>
    </message>
    <message>
        <source>A demo has no decisions of yours to review.</source>
        <translation>시범에는 내 결정이 없어요.</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>%1 players, %2</source>
        <extracomment>players at the table, the opponents&apos; level</extracomment>
        <translation>%1명, %2</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>What if</source>
        <comment>badge: it branches off another match</comment>
        <translation>갈림길</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Deal by code...</source>
        <translation>코드로 열기…</translation>
    </message>
    <message>
        <source>Play a deal someone sent you</source>
        <translation>받은 코드의 판을 그대로 해요</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Add matches from a text record</source>
        <translation>텍스트 기록 파일에서 경기를 불러와요</translation>
    </message>
    <message>
        <source>There is nothing to export yet.</source>
        <translation>아직 저장할 것이 없어요.</translation>
    </message>
    <message>
        <source>Export all...</source>
        <translation>모두 내보내기…</translation>
    </message>
    <message>
        <source>Export every match to one text file</source>
        <translation>모든 경기를 텍스트 파일 하나로</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30일</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7일</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>오늘</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>경기</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Demos</source>
        <translation>시범</translation>
    </message>
    <message>
        <source>Every match you play is saved here, move by move.</source>
        <translation>경기는 한 수도 빠짐없이 여기에 저장돼요.</translation>
    </message>
    <message>
        <source>No matches fit these filters.</source>
        <translation>조건에 맞는 경기가 없어요.</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>경기 가져오기</translation>
    </message>
    <message>
        <source>Hanpan records (*.hanpan *.txt)</source>
        <translation>한판 기록 (*.hanpan *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Export matches</source>
        <translation>경기 내보내기</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>점수표 저장</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Hanpan matches</source>
        <translation>한판 경기</translation>
    </message>
    <message>
        <source>Not over</source>
        <translation>끝나지 않음</translation>
    </message>
</context>
<context>
    <name>HohpaiBook</name>
    <message>
        <source>You always hold six pieces, and exchange one of them every turn.</source>
        <translation>모두 골패 여섯 쪽을 들고 차례마다 한 쪽을 바꿉니다.</translation>
    </message>
    <message>
        <source>The first player to hold two groups of three, or one of the rare hands of six, wins the round; all the others pay.</source>
        <translation>세 쪽짜리 한 패 둘, 또는 드문 여섯 쪽 패를 먼저 갖춘 사람이 판에서 이기고, 나머지 모두가 냅니다.</translation>
    </message>
    <message>
        <source>Two groups: one shows 1 to 6, the other is two doubles with the piece between them.</source>
        <translation>한 패 둘: 1부터 6까지 고루 갖춘 것, 그리고 쌍 둘과 그 사이의 한 쪽.</translation>
    </message>
    <message numerus="yes">
        <source>A match is %n rounds; most chips win.</source>
        <translation>
            <numerusform>경기는 %n판입니다. 칩이 가장 많은 사람이 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pieces</source>
        <translation>골패</translation>
    </message>
    <message>
        <source>A set has 32 pieces: two halves with one to six spots each, no blanks. Ones and fours are red.</source>
        <translation>골패는 32쪽입니다. 두 면에 점이 하나부터 여섯까지 있고 빈 면은 없습니다. 하나와 넷은 빨간 점입니다.</translation>
    </message>
    <message>
        <source>With %1 players both copies of 6-6, 5-5, 4-4 and 3-3 are left out: 24 pieces remain.</source>
        <translation>%1명이면 6-6, 5-5, 4-4, 3-3을 모두 빼고 24쪽으로 합니다.</translation>
    </message>
    <message>
        <source>With %1 players one copy each of 6-6, 5-5, 4-4 and 3-3 is left out: 28 pieces remain.</source>
        <translation>%1명이면 6-6, 5-5, 4-4, 3-3을 한 쪽씩 빼고 28쪽으로 합니다.</translation>
    </message>
    <message>
        <source>With %1 players all 32 pieces are used, too.</source>
        <translation>%1명이어도 32쪽을 모두 씁니다.</translation>
    </message>
    <message>
        <source>Head, deal and whirl</source>
        <translation>장원, 나누기, 돌리기</translation>
    </message>
    <message>
        <source>For the first round everyone draws a piece; the player with the most spots is the head, the tjyang-ouen.</source>
        <translation>첫 판에는 한 쪽씩 뽑아 점이 가장 많은 사람이 장원이 됩니다.</translation>
    </message>
    <message>
        <source>A player who draws 2-5 is head, whatever the others draw.</source>
        <translation>2-5를 뽑은 사람은 다른 사람과 상관없이 장원입니다.</translation>
    </message>
    <message>
        <source>After that the winner of a round is head in the next.</source>
        <translation>그다음부터는 판에서 이긴 사람이 다음 판의 장원입니다.</translation>
    </message>
    <message>
        <source>After a drawn round the head stays the same.</source>
        <translation>무승부 다음에는 장원이 그대로입니다.</translation>
    </message>
    <message>
        <source>After a drawn round the player on the head&apos;s right becomes head.</source>
        <translation>무승부 다음에는 장원의 오른쪽 사람이 장원이 됩니다.</translation>
    </message>
    <message>
        <source>The head is dealt seven pieces, everyone else six, all face down.</source>
        <translation>장원은 일곱 쪽, 나머지는 여섯 쪽을 엎은 채로 받습니다.</translation>
    </message>
    <message>
        <source>The head whirls the seven until one slips out. Its face says how all hands are passed, and who begins.</source>
        <translation>장원이 일곱 쪽을 손안에서 돌려 한 쪽을 빼냅니다. 어떤 골패가 나왔는지에 따라 손패를 넘기는 방향과 선이 정해집니다.</translation>
    </message>
    <message>
        <source>The piece that slips out</source>
        <translation>빠져나온 골패</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>골패</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>선</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>the head</source>
        <translation>장원</translation>
    </message>
    <message>
        <source>go one seat to the right</source>
        <translation>오른쪽으로 한 자리 넘깁니다</translation>
    </message>
    <message>
        <source>the head&apos;s right neighbour</source>
        <translation>장원의 오른쪽 사람</translation>
    </message>
    <message>
        <source>go one seat to the left</source>
        <translation>왼쪽으로 한 자리 넘깁니다</translation>
    </message>
    <message>
        <source>the head&apos;s left neighbour</source>
        <translation>장원의 왼쪽 사람</translation>
    </message>
    <message>
        <source>Everyone is dealt six pieces, and the head begins.</source>
        <translation>모두 여섯 쪽을 받고 장원부터 시작합니다.</translation>
    </message>
    <message>
        <source>The remaining pieces are the stock.</source>
        <translation>남은 골패는 더미가 됩니다.</translation>
    </message>
    <message>
        <source>Turns go to the right, anticlockwise.</source>
        <translation>차례는 오른쪽으로, 시계 반대 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>Turns go to the left, clockwise.</source>
        <translation>차례는 왼쪽으로, 시계 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>A turn: the exchange</source>
        <translation>한 차례: 바꾸기</translation>
    </message>
    <message>
        <source>A turn: draw and discard</source>
        <translation>한 차례: 뽑고 버리기</translation>
    </message>
    <message>
        <source>You push one of your pieces, face down, into one end of the row; the piece that comes out at the other end is yours.</source>
        <translation>내 골패 한 쪽을 엎어서 줄의 한쪽 끝에 밀어 넣고, 다른 끝에서 나오는 골패를 가집니다.</translation>
    </message>
    <message>
        <source>You take the piece that comes out at one end of the row, look at it, and push one of yours into the other end.</source>
        <translation>줄의 한쪽 끝에서 나오는 골패를 가져와 본 다음, 내 골패 한 쪽을 다른 끝에 밀어 넣습니다.</translation>
    </message>
    <message>
        <source>Everyone pushes at the same end.</source>
        <translation>모두 같은 끝에 밀어 넣습니다.</translation>
    </message>
    <message>
        <source>Every second player pushes at the other end.</source>
        <translation>한 사람 걸러 반대쪽 끝에 밀어 넣습니다.</translation>
    </message>
    <message>
        <source>You must exchange on every turn; there is no passing.</source>
        <translation>차례마다 반드시 바꿔야 하며 패스는 없습니다.</translation>
    </message>
    <message>
        <source>Only you see the piece that you take.</source>
        <translation>가져온 골패는 나만 봅니다.</translation>
    </message>
    <message>
        <source>Everyone sees the piece that you take.</source>
        <translation>가져온 골패는 모두가 봅니다.</translation>
    </message>
    <message>
        <source>A piece you push in comes out again once the row has moved its full length. Remember who will get it.</source>
        <translation>밀어 넣은 골패는 줄이 한 바퀴 나아가면 다시 나옵니다. 누구에게 갈지 기억해 두십시오.</translation>
    </message>
    <message>
        <source>If every piece would come back to the seat that put it in, the row is mixed again each time it has gone through.</source>
        <translation>모든 골패가 넣은 자리로 되돌아오는 인원에서는 줄이 한 바퀴 돌 때마다 줄을 섞습니다.</translation>
    </message>
    <message>
        <source>If every piece would come back to the seat that put it in, one piece is placed face up beside the row, which is one shorter.</source>
        <translation>모든 골패가 넣은 자리로 되돌아오는 인원에서는 한 쪽을 줄 옆에 펼쳐 두어 줄이 그만큼 짧아집니다.</translation>
    </message>
    <message>
        <source>With some numbers of players every piece comes back to the seat that put it in; a round may then have no winner.</source>
        <translation>인원에 따라서는 모든 골패가 넣은 자리로 되돌아옵니다. 그런 판은 이기는 사람이 없을 수도 있습니다.</translation>
    </message>
    <message>
        <source>You draw a piece from the stock, or take the last discard, and discard a piece face up.</source>
        <translation>더미에서 한 쪽을 뽑거나 마지막에 버린 골패를 가져오고, 한 쪽을 펼쳐 버립니다.</translation>
    </message>
    <message>
        <source>Any player who wins with a discard may take it, even out of turn; if several can, the nearest in turn gets it.</source>
        <translation>버린 골패로 이기는 사람은 차례가 아니어도 가져갈 수 있습니다. 여럿이면 차례가 가장 가까운 사람이 가져갑니다.</translation>
    </message>
    <message>
        <source>Only the next player may take a discard.</source>
        <translation>버린 골패는 다음 사람만 가져갈 수 있습니다.</translation>
    </message>
    <message>
        <source>If you win with a discard, the player who discarded it pays for everyone.</source>
        <translation>버린 골패로 이기면 그것을 버린 사람이 모두의 몫을 냅니다.</translation>
    </message>
    <message>
        <source>When the stock is empty, all discards but the last are shuffled and become the stock.</source>
        <translation>더미가 떨어지면 마지막에 버린 골패만 남기고 섞어 새 더미를 만듭니다.</translation>
    </message>
    <message>
        <source>When the stock is empty, the round is drawn: no one pays.</source>
        <translation>더미가 떨어지면 무승부입니다. 아무도 내지 않습니다.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>이기기</translation>
    </message>
    <message>
        <source>As soon as you hold a winning hand, at the start of your turn or after taking a piece, it is shown.</source>
        <translation>차례를 시작할 때나 골패를 가져온 뒤에 패가 갖춰지면 곧바로 선언합니다.</translation>
    </message>
    <message>
        <source>You may show a winning hand at the start of your turn or after taking a piece, or hold it back and play on for more.</source>
        <translation>차례를 시작할 때나 골패를 가져온 뒤에 선언할 수 있습니다. 선언하지 않고 더 높은 패를 노려도 됩니다.</translation>
    </message>
    <message>
        <source>A hand that wins as dealt is shown on its player&apos;s first turn.</source>
        <translation>받은 그대로 이기는 패는 그 사람의 첫 차례에 선언합니다.</translation>
    </message>
    <message>
        <source>A hand that wins as dealt is shown at once.</source>
        <translation>받은 그대로 이기는 패는 곧바로 선언합니다.</translation>
    </message>
    <message>
        <source>If several players are dealt one, the first in turn wins.</source>
        <translation>그런 패가 여럿이면 차례가 빠른 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>If several players are dealt one, the highest wins.</source>
        <translation>그런 패가 여럿이면 가장 높은 패가 이깁니다.</translation>
    </message>
    <message numerus="yes">
        <source>If no one has won after %n laps round the table, the round is drawn and no one pays.</source>
        <translation>
            <numerusform>%n바퀴를 돌아도 이긴 사람이 없으면 무승부이고, 아무도 내지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A round that goes in circles for %1 laps round the table is drawn, and no one pays.</source>
        <translation>%1바퀴를 제자리만 돌면 무승부이고, 아무도 내지 않습니다.</translation>
    </message>
    <message>
        <source>A hand counts as a whole: two different groups are an ordinary win, two of the same special kind count more.</source>
        <translation>점수는 여섯 쪽 전체로 매깁니다. 서로 다른 한 패 둘은 보통 승리이고, 같은 종류의 특별한 한 패 둘이면 점수가 더 높습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Every other player pays the winner %n chips for each point of the winning hand.</source>
        <translation>
            <numerusform>나머지는 저마다 이긴 패의 1점마다 칩 %n개씩 이긴 사람에게 냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>group</source>
        <translation>한 패</translation>
    </message>
    <message>
        <source>Three pieces that belong together: a han-hpai.</source>
        <translation>함께 짝이 되는 세 쪽</translation>
    </message>
    <message>
        <source>head</source>
        <translation>장원</translation>
    </message>
    <message>
        <source>whirl</source>
        <translation>돌리기</translation>
    </message>
    <message>
        <source>Seven pieces spun between the fingers until one slips out.</source>
        <translation>일곱 쪽을 손안에서 돌려 한 쪽을 빼내는 일</translation>
    </message>
    <message>
        <source>row</source>
        <translation>엎은 줄</translation>
    </message>
    <message>
        <source>The covered line of pieces that no one holds.</source>
        <translation>아무도 들지 않은 골패를 덮어 둔 줄</translation>
    </message>
    <message>
        <source>double</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>A piece whose halves are alike.</source>
        <translation>두 면의 점이 같은 골패</translation>
    </message>
    <message>
        <source>Hands and their scores</source>
        <translation>족보와 점수</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>족보</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>골패</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>어떤 게임인가</translation>
    </message>
    <message>
        <source>Ho-Hpai, the “barbarian tablets”, was the most common game of old Korea&apos;s dominoes. It was written down in the 1890s and all but forgotten.</source>
        <translation>호패(胡牌)는 옛 골패 놀이 가운데 가장 흔한 놀이였습니다. 1890년대에 글로 남은 뒤 거의 잊혔습니다.</translation>
    </message>
    <message>
        <source>There are two of eleven kinds: the six doubles, 1-3, 1-5, 1-6, 4-6 and 5-6. The other ten are single.</source>
        <translation>열한 가지는 두 쪽씩 있습니다: 쌍 여섯 가지와 1-3, 1-5, 1-6, 4-6, 5-6. 나머지 열 가지는 한 쪽씩입니다.</translation>
    </message>
    <message>
        <source>Two of each</source>
        <translation>두 쪽씩 있는 것</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>한 쪽씩 있는 것</translation>
    </message>
    <message>
        <source>Then it is turned face down again and mixed with the remaining pieces.</source>
        <translation>그 골패는 다시 엎어 남은 골패와 섞습니다.</translation>
    </message>
    <message>
        <source>one of those that come in twos</source>
        <translation>두 쪽씩 있는 골패</translation>
    </message>
    <message numerus="yes">
        <source>The %n remaining pieces are laid side by side in a covered row.</source>
        <translation>
            <numerusform>남은 골패 %n쪽은 한 줄로 늘어놓고 덮습니다. 이것이 엎은 줄입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand wins only if all six pieces are used.</source>
        <translation>여섯 쪽을 남김없이 써야 이깁니다.</translation>
    </message>
    <message>
        <source>The player who deals: the tjyang-ouen, named after the first in the state examination.</source>
        <translation>판을 나누고 이끄는 사람. 과거에 으뜸으로 급제한 사람에게서 딴 이름</translation>
    </message>
    <message>
        <source>Single pieces that make a pair in a tai-sa-ttai; a double piece pairs with its twin.</source>
        <translation>대사대에서 짝이 되는 홑짝. 두 쪽씩 있는 골패는 같은 것끼리 짝입니다.</translation>
    </message>
    <message>
        <source>names of the pieces</source>
        <translation>골패 이름</translation>
    </message>
</context>
<context>
    <name>HohpaiLook</name>
    <message>
        <source>32 dominoes</source>
        <translation>골패 32쪽</translation>
    </message>
    <message>
        <source>Be the first to complete two perfect groups</source>
        <translation>세 쪽짜리 한 패 둘을 먼저 갖추기</translation>
    </message>
</context>
<context>
    <name>HohpaiReading</name>
    <message>
        <source>Ssang-syo</source>
        <translation>쌍소</translation>
    </message>
    <message>
        <source>Sok</source>
        <translation>속</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>대삼동</translation>
    </message>
    <message>
        <source>Tai-sam-tong</source>
        <translation>대삼동</translation>
    </message>
    <message>
        <source>Ro-in</source>
        <translation>노인</translation>
    </message>
    <message>
        <source>A-ki</source>
        <translation>아기</translation>
    </message>
    <message>
        <source>Ssang-pyen</source>
        <translation>쌍비연</translation>
    </message>
    <message>
        <source>Yo</source>
        <translation>요</translation>
    </message>
    <message>
        <source>Sun</source>
        <translation>순</translation>
    </message>
    <message>
        <source>Big dragon</source>
        <translation>큰 용</translation>
    </message>
    <message>
        <source>Small dragon</source>
        <translation>작은 용</translation>
    </message>
    <message>
        <source>Kao</source>
        <translation>아삼륙</translation>
    </message>
    <message>
        <source>Paik-sok</source>
        <translation>백속</translation>
    </message>
    <message>
        <source>A-sok</source>
        <translation>아속</translation>
    </message>
    <message>
        <source>Sam-sok</source>
        <translation>삼속</translation>
    </message>
    <message>
        <source>Hong-sok</source>
        <translation>홍속</translation>
    </message>
    <message>
        <source>O-sok</source>
        <translation>오속</translation>
    </message>
    <message>
        <source>Ryouk-sok</source>
        <translation>육속</translation>
    </message>
    <message>
        <source>Tai-sa-ttai</source>
        <translation>대사대</translation>
    </message>
    <message>
        <source>Hol-ssang-syo</source>
        <translation>홀쌍소</translation>
    </message>
    <message>
        <source>Pou-tong of %1</source>
        <translation>%1의 부동</translation>
    </message>
</context>
<context>
    <name>HohpaiWords</name>
    <message>
        <source>Everyone draws for the head: 2-5, or else the most spots</source>
        <translation>장원 뽑기: 2-5, 없으면 점이 가장 많은 사람</translation>
    </message>
    <message>
        <source>Everyone draws for the head: the most spots</source>
        <translation>장원 뽑기: 점이 가장 많은 사람이 장원</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, piece drawn</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 is head</source>
        <translation>%1 → %2 장원</translation>
    </message>
    <message>
        <source>%1: you are head</source>
        <translation>%1 → 내가 장원</translation>
    </message>
    <message>
        <source>%1: a tie, so they draw again</source>
        <translation>%1 → 비겨서 다시 뽑기</translation>
    </message>
    <message>
        <source>The pieces are shuffled</source>
        <translation>골패를 섞어요</translation>
    </message>
    <message>
        <source>Seven pieces for the head, %1, six for everyone else; no one looks yet</source>
        <translation>장원 %1 일곱 쪽, 나머지는 여섯 쪽 · 아직 아무도 보지 않아요</translation>
    </message>
    <message>
        <source>Six pieces each; %1 begins</source>
        <translation>여섯 쪽씩 나눠요 · 선 %1</translation>
    </message>
    <message>
        <source>Six pieces for the head, %1, five for everyone else</source>
        <translation>장원 %1 여섯 쪽, 나머지는 다섯 쪽</translation>
    </message>
    <message>
        <source>You are head: seven pieces, six for everyone else; no one looks yet</source>
        <translation>내가 장원: 일곱 쪽, 나머지는 여섯 쪽 · 아직 아무도 보지 않아요</translation>
    </message>
    <message>
        <source>Six pieces each; you begin</source>
        <translation>여섯 쪽씩 나눠요 · 내가 선</translation>
    </message>
    <message>
        <source>You are head: six pieces, five for everyone else</source>
        <translation>내가 장원: 여섯 쪽, 나머지는 다섯 쪽</translation>
    </message>
    <message>
        <source>You whirl your seven pieces: %1 slips out</source>
        <translation>일곱 쪽을 돌려요 · 나온 골패 %1</translation>
    </message>
    <message>
        <source>%1 whirls the seven pieces: %2 slips out</source>
        <translation>%1: 일곱 쪽을 돌려 %2 나옴</translation>
    </message>
    <message>
        <source>you begin</source>
        <translation>내가 먼저</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1부터</translation>
    </message>
    <message>
        <source>%1: no hand is passed, %2</source>
        <translation>%1: 손패를 넘기지 않아요 · %2</translation>
    </message>
    <message>
        <source>%1 is a doubled piece: every hand goes one seat to the right, %2</source>
        <translation>%1, 겹짝: 손패를 모두 오른쪽으로 한 자리 · %2</translation>
    </message>
    <message>
        <source>%1 is a doubled piece: every hand goes one seat to the left, %2</source>
        <translation>%1, 겹짝: 손패를 모두 왼쪽으로 한 자리 · %2</translation>
    </message>
    <message>
        <source>%1: every hand goes one seat to the right, %2</source>
        <translation>%1, 홑짝: 손패를 모두 오른쪽으로 한 자리 · %2</translation>
    </message>
    <message>
        <source>%1: every hand goes one seat to the left, %2</source>
        <translation>%1, 홑짝: 손패를 모두 왼쪽으로 한 자리 · %2</translation>
    </message>
    <message>
        <source>The piece is mixed with the rest and laid in a covered row of %1</source>
        <translation>나온 골패를 나머지와 섞어 %1쪽을 덮은 줄로 놓아요</translation>
    </message>
    <message>
        <source>%1 stays face up; the rest is laid in a covered row of %2</source>
        <translation>%1: 줄 옆에 펼쳐 두고, 나머지 %2쪽을 덮은 줄로 놓아요</translation>
    </message>
    <message>
        <source>twice: %1</source>
        <translation>둘이면 %1</translation>
    </message>
    <message>
        <source>The six halves are 1 2 3 4 5 6</source>
        <translation>여섯 면이 1 2 3 4 5 6</translation>
    </message>
    <message>
        <source>Five halves alike, or four and two that add up to them</source>
        <translation>다섯 면이 같거나, 네 면이 같고 나머지 둘의 합이 그 수</translation>
    </message>
    <message>
        <source>Five halves alike</source>
        <translation>다섯 면이 같은 수</translation>
    </message>
    <message>
        <source>Four halves alike and two that add up to them</source>
        <translation>네 면이 같고 나머지 둘의 합이 그 수</translation>
    </message>
    <message>
        <source>Three halves alike and three others alike</source>
        <translation>세 면씩 같은 수</translation>
    </message>
    <message>
        <source>4 4 5 5 6 6</source>
        <translation>4 4 5 5 6 6</translation>
    </message>
    <message>
        <source>1 1 2 2 3 3</source>
        <translation>1 1 2 2 3 3</translation>
    </message>
    <message>
        <source>2 2 3 3 6 6</source>
        <translation>2 2 3 3 6 6</translation>
    </message>
    <message>
        <source>Both copies of a double, and a piece that shows its number or adds up to it</source>
        <translation>같은 쌍 둘과, 그 수가 있거나 합이 그 수인 골패 한 쪽</translation>
    </message>
    <message>
        <source>Both copies of a double, and a piece that shows its number</source>
        <translation>같은 쌍 둘과, 그 수가 있는 골패 한 쪽</translation>
    </message>
    <message>
        <source>Both copies of a double, and a piece that adds up to its number</source>
        <translation>같은 쌍 둘과, 합이 그 수인 골패 한 쪽</translation>
    </message>
    <message>
        <source>Two doubles and the piece between them</source>
        <translation>쌍 둘과 그 사이의 골패</translation>
    </message>
    <message>
        <source>The old man: 4-4 5-5 6-6</source>
        <translation>노인: 4-4 5-5 6-6</translation>
    </message>
    <message>
        <source>The child: 1-1 2-3 3-3</source>
        <translation>아기: 1-1 2-3 3-3</translation>
    </message>
    <message>
        <source>The child: 1-1 2-2 3-3</source>
        <translation>아기: 1-1 2-2 3-3</translation>
    </message>
    <message>
        <source>The child: 1-1 3-3 with 2-2 or 2-3</source>
        <translation>아기: 1-1 3-3에 2-2나 2-3</translation>
    </message>
    <message>
        <source>2-2 3-3 6-6</source>
        <translation>2-2 3-3 6-6, 아삼륙</translation>
    </message>
    <message>
        <source>with Sun: %1</source>
        <translation>순과 함께: %1</translation>
    </message>
    <message>
        <source>1-2 1-3 2-3</source>
        <translation>1-2 1-3 2-3</translation>
    </message>
    <message>
        <source>4-5 4-6 5-6</source>
        <translation>4-5 4-6 5-6</translation>
    </message>
    <message>
        <source>with Yo: %1</source>
        <translation>요와 함께: %1</translation>
    </message>
    <message>
        <source>Any two groups of three win</source>
        <translation>세 쪽짜리 한 패 둘이면 이겨요</translation>
    </message>
    <message>
        <source>Hol-ssang-syo</source>
        <translation>홀쌍소</translation>
    </message>
    <message>
        <source>Two ssang-syo made only of single pieces</source>
        <translation>홑짝으로만 된 쌍소 둘</translation>
    </message>
    <message>
        <source>Tai-sa-ttai</source>
        <translation>대사대</translation>
    </message>
    <message>
        <source>Any three pairs</source>
        <translation>짝 셋</translation>
    </message>
    <message>
        <source>Two ssang-syo that are three pairs as well</source>
        <translation>짝 셋으로도 나뉘는 쌍소 둘</translation>
    </message>
    <message>
        <source>%1s: %2</source>
        <comment>number, score of its pou-tong</comment>
        <translation>%1: %2점</translation>
    </message>
    <message>
        <source>Pou-tong</source>
        <translation>부동</translation>
    </message>
    <message>
        <source>Six different pieces with one number in common</source>
        <translation>같은 수가 든 서로 다른 골패 여섯 쪽</translation>
    </message>
    <message>
        <source>%1, %2: declare it?</source>
        <comment>a winning hand and its score</comment>
        <translation>%1, %2 · 선언하시겠어요?</translation>
    </message>
    <message>
        <source>One piece is exchanged at a time.</source>
        <translation>한 번에 한 쪽만 바꿔요.</translation>
    </message>
    <message>
        <source>Choose a piece of your hand to put into the row.</source>
        <translation>줄에 넣을 골패를 고르세요.</translation>
    </message>
    <message>
        <source>The piece beside the row can&apos;t be moved.</source>
        <translation>줄 옆의 골패는 옮길 수 없어요.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>가져올 버린 골패가 없어요.</translation>
    </message>
    <message>
        <source>Choose one piece to discard.</source>
        <translation>버릴 골패를 한 쪽 고르세요.</translation>
    </message>
    <message>
        <source>You can&apos;t place pieces on the stock.</source>
        <translation>더미에는 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>Choose a piece first.</source>
        <translation>먼저 골패를 고르세요.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <comment>button: put a piece into the row and take one</comment>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>button: take the discard</comment>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button: from the stock</comment>
        <translation>뽑기</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Declare</source>
        <comment>button: show the winning hand</comment>
        <translation>선언</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>button: do not show the winning hand</comment>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>End the round</source>
        <comment>button: the stock is out and the last discard does not help</comment>
        <translation>판 끝내기</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>%1의 손패</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>더미 %1</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>버린 골패</translation>
    </message>
    <message>
        <source>Put in</source>
        <comment>the end of the row where a piece goes in</comment>
        <translation>넣는 자리</translation>
    </message>
    <message>
        <source>Outside</source>
        <comment>the whirled piece that stays face up beside the row</comment>
        <translation>밖에 둔 골패</translation>
    </message>
    <message>
        <source>Whirled out</source>
        <translation>돌려 나온 골패</translation>
    </message>
    <message>
        <source>Mixed pieces</source>
        <translation>섞은 골패</translation>
    </message>
    <message>
        <source>Row of %1</source>
        <translation>줄 · %1쪽</translation>
    </message>
    <message>
        <source>Row of %1 · being mixed again</source>
        <translation>줄 · %1쪽 · 지금 다시 섞음</translation>
    </message>
    <message>
        <source>Row of %1 · just mixed again</source>
        <translation>줄 · %1쪽 · 방금 다시 섞음</translation>
    </message>
    <message>
        <source>Row of %1 · mixed again after this turn</source>
        <translation>줄 · %1쪽 · 이번 차례 뒤 다시 섞음</translation>
    </message>
    <message>
        <source>Row of %1 · mixed again in %2 turns</source>
        <translation>줄 · %1쪽 · %2차례 뒤 다시 섞음</translation>
    </message>
    <message>
        <source>1-1, syo-syo</source>
        <translation>1-1 소소</translation>
    </message>
    <message>
        <source>1-2, tjoui-hko</source>
        <translation>1-2 쥐코</translation>
    </message>
    <message>
        <source>1-3, syo-sam</source>
        <translation>1-3 소삼</translation>
    </message>
    <message>
        <source>1-4, paik-sa</source>
        <translation>1-4 백사</translation>
    </message>
    <message>
        <source>1-5, paik-o</source>
        <translation>1-5 백오</translation>
    </message>
    <message>
        <source>1-6, paik-ryouk</source>
        <translation>1-6 백륙</translation>
    </message>
    <message>
        <source>2-2, tjoun-a</source>
        <translation>2-2 준아</translation>
    </message>
    <message>
        <source>2-3, a-sam</source>
        <translation>2-3 아삼</translation>
    </message>
    <message>
        <source>2-4, a-sa</source>
        <translation>2-4 아사</translation>
    </message>
    <message>
        <source>2-5, koan-a</source>
        <translation>2-5 관아</translation>
    </message>
    <message>
        <source>2-6, a-ryouk</source>
        <translation>2-6 아륙</translation>
    </message>
    <message>
        <source>3-3, tjyang-sam</source>
        <translation>3-3 장삼</translation>
    </message>
    <message>
        <source>3-4, sam-sa</source>
        <translation>3-4 삼사</translation>
    </message>
    <message>
        <source>3-5, sam-o</source>
        <translation>3-5 삼오</translation>
    </message>
    <message>
        <source>3-6, sam-ryouk</source>
        <translation>3-6 삼륙</translation>
    </message>
    <message>
        <source>4-4, tjoun-hong</source>
        <translation>4-4 준홍</translation>
    </message>
    <message>
        <source>4-5, sa-o</source>
        <translation>4-5 사오</translation>
    </message>
    <message>
        <source>4-6, sa-ryouk</source>
        <translation>4-6 사륙</translation>
    </message>
    <message>
        <source>5-5, tjoun-o</source>
        <translation>5-5 준오</translation>
    </message>
    <message>
        <source>5-6, o-ryouk</source>
        <translation>5-6 오륙</translation>
    </message>
    <message>
        <source>6-6, tjoun-ryouk</source>
        <translation>6-6 준륙</translation>
    </message>
    <message>
        <source>Covered piece</source>
        <translation>덮인 골패</translation>
    </message>
    <message>
        <source>By spots</source>
        <comment>order of the hand</comment>
        <translation>점순</translation>
    </message>
    <message>
        <source>By number</source>
        <comment>order of the hand</comment>
        <translation>숫자순</translation>
    </message>
    <message>
        <source>By group</source>
        <comment>order of the hand</comment>
        <translation>한 패별</translation>
    </message>
    <message>
        <source>A winning hand</source>
        <translation>이기는 손패</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a winning hand and its score</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 piece short</source>
        <translation>한 쪽 모자람</translation>
    </message>
    <message>
        <source>%1 pieces short</source>
        <translation>%1쪽 모자람</translation>
    </message>
    <message>
        <source>You win with any of these:</source>
        <translation>이 중 하나면 이겨요:</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1점</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>You were dealt a winning hand: declare it?</source>
        <translation>처음부터 이기는 손패예요. 선언하시겠어요?</translation>
    </message>
    <message>
        <source>Does anyone declare a dealt win?</source>
        <translation>처음부터 터진 사람이 있나요?</translation>
    </message>
    <message>
        <source>The discard completes your hand: declare it?</source>
        <translation>버린 골패로 손패가 완성돼요. 선언하시겠어요?</translation>
    </message>
    <message>
        <source>Can anyone win with the discard?</source>
        <translation>버린 골패로 이기는 사람이 있나요?</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>Your turn · you hold a winning hand: declare it, or play on</source>
        <translation>내 차례 · 이기는 손패예요. 선언하거나 계속하세요</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>Your turn · declare your hand, or put a piece into the row</source>
        <translation>내 차례 · 선언하거나, 골패 한 쪽을 줄에 넣으세요</translation>
    </message>
    <message>
        <source>Your turn · put one of your seven pieces into the row</source>
        <translation>내 차례 · 일곱 쪽 가운데 한 쪽을 줄에 넣으세요</translation>
    </message>
    <message>
        <source>Your turn · put a piece into the row; another comes out</source>
        <translation>내 차례 · 골패 한 쪽을 줄에 넣으세요. 다른 한 쪽이 나와요</translation>
    </message>
    <message>
        <source>Your turn · the stock is out: end the round</source>
        <translation>내 차례 · 더미가 떨어졌어요. 판을 끝내세요</translation>
    </message>
    <message>
        <source>Your turn · the discard completes your hand: take it</source>
        <translation>내 차례 · 버린 골패로 이겨요. 가져오세요</translation>
    </message>
    <message>
        <source>Your turn · take the discard, or draw</source>
        <translation>내 차례 · 뽑거나 버린 골패를 가져오세요</translation>
    </message>
    <message>
        <source>Your turn · declare your hand, or discard a piece</source>
        <translation>내 차례 · 선언하거나, 한 쪽 버리세요</translation>
    </message>
    <message>
        <source>Your turn · discard a piece</source>
        <translation>내 차례 · 한 쪽 버리세요</translation>
    </message>
    <message>
        <source>Head</source>
        <comment>badge: Tjyang-ouen</comment>
        <translation>장원</translation>
    </message>
    <message>
        <source>Broken open!</source>
        <comment>called out: hte-tjye-ta</comment>
        <translation>터졌다!</translation>
    </message>
    <message>
        <source>%1 takes the discard</source>
        <translation>%1: 버린 골패 가져옴</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1: 뽑음</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>%1 wins: “Broken open!”</source>
        <translation>%1: 터졌다!</translation>
    </message>
    <message>
        <source>A draw: no one won within a lap</source>
        <translation>무승부: 한 바퀴 안에 아무도 이기지 못했어요</translation>
    </message>
    <message>
        <source>A draw: no one won within %1 laps</source>
        <translation>무승부: %1바퀴 안에 아무도 이기지 못했어요</translation>
    </message>
    <message>
        <source>A draw: the stock is out</source>
        <translation>무승부: 더미가 떨어졌어요</translation>
    </message>
    <message>
        <source>Dealt a win! You show %1</source>
        <translation>처음부터 터졌다! 나: %1</translation>
    </message>
    <message>
        <source>Dealt a win! %1 shows %2</source>
        <translation>처음부터 터졌다! %1: %2</translation>
    </message>
    <message>
        <source>Broken open! You show %1</source>
        <translation>터졌다! 나: %1</translation>
    </message>
    <message>
        <source>Broken open! %1 shows %2</source>
        <translation>터졌다! %1: %2</translation>
    </message>
    <message>
        <source>%1, an ordinary win</source>
        <translation>%1, 보통 승리</translation>
    </message>
    <message>
        <source>%1, a matching pair of groups</source>
        <translation>%1, 같은 한 패 둘</translation>
    </message>
    <message>
        <source>%1 chips per point</source>
        <translation>1점당 칩 %1개</translation>
    </message>
    <message>
        <source>for all %1 losers</source>
        <translation>진 사람 %1명 몫 모두</translation>
    </message>
    <message>
        <source>%1 stakes</source>
        <translation>판돈 %1</translation>
    </message>
    <message>
        <source>1 chip per point</source>
        <translation>1점당 칩 1개</translation>
    </message>
    <message>
        <source>Ho-Hpai</source>
        <translation>호패</translation>
    </message>
    <message>
        <source>Two perfect groups</source>
        <translation>한 패 둘 완성</translation>
    </message>
    <message>
        <source>Dealt a win</source>
        <translation>처음부터 터짐</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Ordinary wins</source>
        <translation>보통 승리</translation>
    </message>
    <message>
        <source>Wins with matching groups</source>
        <translation>같은 한 패 둘로 승리</translation>
    </message>
    <message>
        <source>The aim: two groups</source>
        <translation>목표: 한 패 둘</translation>
    </message>
    <message>
        <source>drew %1</source>
        <comment>badge: the piece taken last</comment>
        <translation>뽑음 %1</translation>
    </message>
    <message>
        <source>Dealt a win!</source>
        <translation>처음부터 터졌다!</translation>
    </message>
    <message>
        <source>That piece cannot go there: put it into the row.</source>
        <translation>그 골패는 거기에 놓을 수 없어요. 줄에 넣으세요.</translation>
    </message>
    <message>
        <source>That piece cannot go there: discard it.</source>
        <translation>그 골패는 거기에 놓을 수 없어요. 버리세요.</translation>
    </message>
    <message>
        <source>%1 exchange a piece</source>
        <comment>you</comment>
        <translation>%1: 바꿈</translation>
    </message>
    <message>
        <source>%1 exchanges a piece</source>
        <translation>%1: 바꿈</translation>
    </message>
    <message>
        <source>%1 put in %2</source>
        <comment>you</comment>
        <translation>%1: %2 넣음</translation>
    </message>
    <message>
        <source>%1 puts in %2</source>
        <translation>%1: %2 넣음</translation>
    </message>
    <message>
        <source>%1 take the discard</source>
        <comment>you</comment>
        <translation>%1: 버린 골패 가져옴</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <comment>you</comment>
        <translation>%1: 뽑음</translation>
    </message>
    <message>
        <source>%1 discard %2</source>
        <comment>you</comment>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>%1 win: “Broken open!”</source>
        <comment>you</comment>
        <translation>%1: 터졌다!</translation>
    </message>
    <message>
        <source>%1 end the round</source>
        <comment>you</comment>
        <translation>%1: 판 끝냄</translation>
    </message>
    <message>
        <source>%1 ends the round</source>
        <translation>%1: 판 끝냄</translation>
    </message>
    <message>
        <source>Six pieces</source>
        <translation>골패 여섯 쪽</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>승자</translation>
    </message>
    <message>
        <source>Winning discard from</source>
        <translation>버린 골패로 이겼다면 버린 사람</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Does this hand win?</source>
        <translation>이기는 손패인가요?</translation>
    </message>
    <message>
        <source>Who pays whom?</source>
        <translation>누가 누구에게 내나요?</translation>
    </message>
    <message>
        <source>No: it is 1 piece short.</source>
        <translation>아니요, 한 쪽 모자라요.</translation>
    </message>
    <message>
        <source>No: it is %1 pieces short.</source>
        <translation>아니요, %1쪽 모자라요.</translation>
    </message>
    <message>
        <source>Any piece of the last group would complete it.</source>
        <translation>마지막 묶음 가운데 하나가 있으면 완성돼요.</translation>
    </message>
    <message>
        <source>Yes: %1, %2.</source>
        <comment>a winning hand and its score</comment>
        <translation>네! %1, %2.</translation>
    </message>
    <message>
        <source>You can&apos;t win on your own discard.</source>
        <translation>자기가 버린 골패로는 이길 수 없어요.</translation>
    </message>
    <message>
        <source>The row is mixed again</source>
        <translation>줄을 다시 섞어요</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <comment>you</comment>
        <translation>%1: %2 가져옴</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1: %2 가져옴</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name, the same in Hangul</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>Ho-Hpai is played here as Stewart Culin described it in 1895.</source>
        <translation>호패는 스튜어트 쿨린(Stewart Culin)이 1895년에 남긴 기록대로 합니다.</translation>
    </message>
    <message>
        <source>Your discard completed the hand: you pay for all, %1</source>
        <translation>내가 버린 골패로 터졌어요: 모두의 몫까지 내요, %1</translation>
    </message>
    <message>
        <source>The discard of %1 completed the hand: %1 pays for all, %2</source>
        <translation>%1이(가) 버린 골패로 터졌어요: 모두의 몫까지 내요, %2</translation>
    </message>
    <message>
        <source>%1 slips out!</source>
        <comment>a piece</comment>
        <translation>%1, 쏙 빠졌다!</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>바꾼 횟수</translation>
    </message>
    <message>
        <source>Which piece to give away</source>
        <translation>내줄 골패 고르기</translation>
    </message>
    <message>
        <source>The discard or the stock</source>
        <translation>버린 골패를 가져올지 더미에서 뽑을지</translation>
    </message>
    <message>
        <source>Declaring or waiting for a better hand</source>
        <translation>선언할지 더 좋은 패를 기다릴지</translation>
    </message>
    <message>
        <source>Two alike</source>
        <comment>a great moment</comment>
        <translation>같은 한 패 둘</translation>
    </message>
    <message>
        <source>Win with two groups of the same kind.</source>
        <translation>같은 종류의 한 패 둘로 이기세요.</translation>
    </message>
    <message>
        <source>Hand of six</source>
        <comment>a great moment</comment>
        <translation>여섯 쪽 패</translation>
    </message>
    <message>
        <source>Win with six pieces that have a name of their own together, such as pou-tong.</source>
        <translation>부동처럼 여섯 쪽이 함께 이름을 가진 패로 이기세요.</translation>
    </message>
    <message>
        <source>Dealt a win</source>
        <comment>a great moment</comment>
        <translation>처음부터 터짐</translation>
    </message>
    <message>
        <source>Be dealt a winning hand.</source>
        <translation>처음 받은 골패가 그대로 이기는 패일 때예요.</translation>
    </message>
</context>
<context>
    <name>HollywoodBook</name>
    <message>
        <source>When you hold the whole contract, you lay it down in one go. After that you get rid of your other cards by laying them off.</source>
        <translation>목표 조합을 손에 다 갖추면 한 번에 등록합니다. 그다음부터는 남은 카드를 붙여서 없앱니다.</translation>
    </message>
    <message>
        <source>The first player to run out of cards wins the round; the others score penalty points for what they hold.</source>
        <translation>먼저 손을 다 턴 사람이 판에서 이깁니다. 나머지는 손에 남은 카드만큼 벌점을 받습니다.</translation>
    </message>
    <message>
        <source>After the last round the fewest points win.</source>
        <translation>마지막 판이 끝나면 벌점이 가장 적은 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>카드와 나누기</translation>
    </message>
    <message>
        <source>With %1 players %2 packs of 52 cards are shuffled together.</source>
        <translation>%1명이면 52장짜리 %2벌을 함께 섞습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n jokers are added.</source>
        <translation>
            <numerusform>조커 %n장을 더합니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt %n cards.</source>
        <translation>
            <numerusform>모두 %n장씩 받습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the first round everyone is dealt %n cards; later rounds differ.</source>
        <translation>
            <numerusform>첫 판에는 %n장씩 받고, 다음 판부터는 달라집니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>All aces are wild: an ace may stand for any card.</source>
        <translation>에이스는 모두 만능 카드로, 어떤 카드든 대신합니다.</translation>
    </message>
    <message>
        <source>Aces and jokers are wild: they may stand for any card.</source>
        <translation>에이스와 조커는 만능 카드로, 어떤 카드든 대신합니다.</translation>
    </message>
    <message>
        <source>Jokers are wild: they may stand for any card.</source>
        <translation>조커는 만능 카드로, 어떤 카드든 대신합니다.</translation>
    </message>
    <message>
        <source>Twos and jokers are wild: they may stand for any card.</source>
        <translation>2와 조커는 만능 카드로, 어떤 카드든 대신합니다.</translation>
    </message>
    <message>
        <source>Red aces are wild: they may stand for any card.</source>
        <translation>빨간 에이스는 만능 카드로, 어떤 카드든 대신합니다.</translation>
    </message>
    <message>
        <source>Red aces and jokers are wild: they may stand for any card.</source>
        <translation>빨간 에이스와 조커는 만능 카드로, 어떤 카드든 대신합니다.</translation>
    </message>
    <message>
        <source>An ace that is not wild goes below the two or above the king.</source>
        <translation>만능이 아닌 에이스는 2 앞이나 K 뒤에 놓습니다.</translation>
    </message>
    <message>
        <source>An ace that is not wild goes below the two.</source>
        <translation>만능이 아닌 에이스는 2 앞에 놓습니다.</translation>
    </message>
    <message>
        <source>An ace that is not wild goes above the king.</source>
        <translation>만능이 아닌 에이스는 K 뒤에 놓습니다.</translation>
    </message>
    <message>
        <source>Aces that aren&apos;t wild can&apos;t be used in runs.</source>
        <translation>만능이 아닌 에이스는 런에 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; then the deal passes clockwise.</source>
        <translation>첫 딜러는 제비로 정하고, 그다음부터 시계 방향으로 넘어갑니다.</translation>
    </message>
    <message>
        <source>The first seat deals first; then the deal passes clockwise.</source>
        <translation>첫 번째 자리가 첫 딜러이고, 그다음부터 시계 방향으로 넘어갑니다.</translation>
    </message>
    <message>
        <source>The player who draws the highest card deals first; then the deal passes clockwise.</source>
        <translation>가장 높은 카드를 뽑은 사람이 첫 딜러이고, 그다음부터 시계 방향으로 넘어갑니다.</translation>
    </message>
    <message>
        <source>Contracts and melds</source>
        <translation>목표 조합과 조합</translation>
    </message>
    <message>
        <source>A set is three or more cards of one rank.</source>
        <translation>세트는 같은 숫자 세 장 이상입니다.</translation>
    </message>
    <message>
        <source>No suit may appear in it twice.</source>
        <translation>같은 무늬가 두 장 들어갈 수 없습니다.</translation>
    </message>
    <message>
        <source>Two cards of the same suit may be in it.</source>
        <translation>같은 무늬가 두 장 들어가도 됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>It has at most %n cards.</source>
        <translation>
            <numerusform>한 세트는 최대 %n장입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>세트</translation>
    </message>
    <message>
        <source>A run is four or more cards of one suit in a row.</source>
        <translation>런은 한 무늬로 이어지는 네 장 이상입니다.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>런</translation>
    </message>
    <message>
        <source>Every meld needs a card that is not wild.</source>
        <translation>조합마다 만능이 아닌 카드가 한 장은 있어야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>Every meld needs %n cards that are not wild.</source>
        <translation>
            <numerusform>조합마다 만능이 아닌 카드가 %n장 있어야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>When laid down, it may not contain more wild cards than natural ones.</source>
        <translation>등록할 때 만능 카드는 나머지 카드보다 많을 수 없습니다.</translation>
    </message>
    <message>
        <source>When laid down, it must contain fewer wild cards than natural ones.</source>
        <translation>등록할 때 만능 카드는 나머지 카드보다 적어야 합니다.</translation>
    </message>
    <message>
        <source>The same goes for laying off.</source>
        <translation>붙일 때에도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>Two wild cards may not be side by side in a run.</source>
        <translation>런에서 만능 카드 두 장을 나란히 놓을 수 없습니다.</translation>
    </message>
    <message>
        <source>A wild card may go below the two or above the king.</source>
        <translation>만능 카드를 2 앞이나 K 뒤에 놓아도 됩니다.</translation>
    </message>
    <message>
        <source>With wild aces</source>
        <translation>만능 에이스를 쓴 조합</translation>
    </message>
    <message>
        <source>The whole contract is laid down in one go, with exactly the melds it asks for.</source>
        <translation>목표 조합은 정해진 조합을 빠짐없이 한 번에 등록합니다.</translation>
    </message>
    <message>
        <source>They may be longer than asked for.</source>
        <translation>정해진 것보다 길어도 됩니다.</translation>
    </message>
    <message>
        <source>They must be exactly as long as asked for.</source>
        <translation>정해진 길이와 꼭 같아야 합니다.</translation>
    </message>
    <message>
        <source>No one may lay down on their first turn.</source>
        <translation>첫 차례에는 등록할 수 없습니다.</translation>
    </message>
    <message>
        <source>Two sets of a contract may not be of the same rank.</source>
        <translation>한 목표 조합에 같은 숫자의 세트가 둘일 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>There must be a gap of %n ranks between two runs of the same suit.</source>
        <translation>
            <numerusform>같은 무늬의 두 런 사이에는 숫자 %n개가 비어야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>한 차례</translation>
    </message>
    <message>
        <source>1. Draw the top card of the stock, or the last discard.</source>
        <translation>1. 뽑기 더미의 맨 위 카드를 뽑거나 마지막에 버린 카드를 가져옵니다.</translation>
    </message>
    <message>
        <source>Players who have laid down draw from the stock only.</source>
        <translation>등록한 사람은 뽑기 더미에서만 뽑습니다.</translation>
    </message>
    <message>
        <source>2. If you hold the contract, you may lay it down. Once you have laid down, you may lay off.</source>
        <translation>2. 목표 조합을 갖추었으면 등록할 수 있습니다. 등록한 뒤에는 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>3. Discard one card.</source>
        <translation>3. 한 장을 버립니다.</translation>
    </message>
    <message>
        <source>It may not be the card you just took from the pile.</source>
        <translation>방금 버린 더미에서 가져온 카드는 버릴 수 없습니다.</translation>
    </message>
    <message>
        <source>It may not be a wild card.</source>
        <translation>만능 카드는 버릴 수 없습니다.</translation>
    </message>
    <message>
        <source>When the stock is empty the discards are shuffled and become the stock.</source>
        <translation>뽑기 더미가 비면 버린 카드를 섞어 뽑기 더미로 씁니다.</translation>
    </message>
    <message>
        <source>When the stock is empty the discards are turned over and become the stock.</source>
        <translation>뽑기 더미가 비면 버린 카드를 뒤집어 뽑기 더미로 씁니다.</translation>
    </message>
    <message>
        <source>When the stock is empty the round ends without a winner.</source>
        <translation>뽑기 더미가 비면 이긴 사람 없이 판이 끝납니다.</translation>
    </message>
    <message numerus="yes">
        <source>That happens %n times a round; then it ends without a winner.</source>
        <translation>
            <numerusform>이것은 한 판에 %n번까지이고, 그다음에는 이긴 사람 없이 끝납니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The discard pile may be looked through.</source>
        <translation>버린 더미를 들추어 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Only the top card of the discard pile may be seen.</source>
        <translation>버린 더미는 맨 위 카드만 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>If you discard a card that you could have laid off, others may point it out: you take it back with two more cards.</source>
        <translation>붙일 수 있는 카드를 버리면 다른 사람이 지적할 수 있습니다. 그러면 그 카드와 함께 두 장을 더 가져갑니다.</translation>
    </message>
    <message>
        <source>May I?</source>
        <translation>메이 아이?</translation>
    </message>
    <message>
        <source>There is no “May I?”.</source>
        <translation>차례가 아닐 때 버린 카드를 달라고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Out of turn you may ask “May I?” for the last discard.</source>
        <translation>차례가 아니어도 마지막에 버린 카드를 “메이 아이?” 하고 달라고 할 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>If no one denies it, you get the card and %n cards from the stock, and play continues where it was.</source>
        <translation>
            <numerusform>아무도 거절하지 않으면 그 카드와 뽑기 더미의 %n장을 받고, 차례는 그대로 이어집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the last round it is %n cards from the stock.</source>
        <translation>
            <numerusform>마지막 판에는 뽑기 더미에서 %n장을 받습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player in turn may deny it by taking the card.</source>
        <translation>차례인 사람은 그 카드를 가져가면서 거절할 수 있습니다.</translation>
    </message>
    <message>
        <source>The player in turn may deny it without taking the card.</source>
        <translation>차례인 사람은 그 카드를 가져가지 않고도 거절할 수 있습니다.</translation>
    </message>
    <message>
        <source>No one can deny it.</source>
        <translation>아무도 거절할 수 없습니다.</translation>
    </message>
    <message>
        <source>A player who has laid down may not deny.</source>
        <translation>등록한 사람은 거절할 수 없습니다.</translation>
    </message>
    <message>
        <source>Unused May-Is carry over to the next round.</source>
        <translation>쓰지 않은 횟수는 다음 판에 쓸 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>A May-I may not take your hand above %n cards.</source>
        <translation>
            <numerusform>이렇게 받아도 손패가 %n장을 넘을 수 없습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first to call has priority.</source>
        <translation>먼저 외친 사람이 우선입니다.</translation>
    </message>
    <message>
        <source>The nearest in turn has priority.</source>
        <translation>차례가 가까운 사람이 우선입니다.</translation>
    </message>
    <message>
        <source>Players who have laid down may call, too.</source>
        <translation>등록한 사람도 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Players who have laid down may not call any more.</source>
        <translation>등록한 사람은 더 외칠 수 없습니다.</translation>
    </message>
    <message>
        <source>The card turned up after the deal cannot be called.</source>
        <translation>나눈 뒤에 뒤집은 카드는 달라고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>There is no “May I?” in the last round.</source>
        <translation>마지막 판에는 “메이 아이?”가 없습니다.</translation>
    </message>
    <message>
        <source>Laying off and going out</source>
        <translation>붙이기와 손 털기</translation>
    </message>
    <message>
        <source>Once you have laid down, you may add cards that fit to melds on the table.</source>
        <translation>등록한 뒤에는 맞는 카드를 바닥의 조합에 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>It does not matter whose melds they are.</source>
        <translation>누구의 조합이든 괜찮습니다.</translation>
    </message>
    <message>
        <source>Only to your own melds.</source>
        <translation>내 조합에만 붙입니다.</translation>
    </message>
    <message>
        <source>Only to the melds of others.</source>
        <translation>남의 조합에만 붙입니다.</translation>
    </message>
    <message>
        <source>Not on the turn in which you lay down.</source>
        <translation>등록한 차례에는 붙일 수 없습니다.</translation>
    </message>
    <message>
        <source>If you hold the card a wild stands for in a run, you may put it in its place; the wild moves to one end of the run.</source>
        <translation>런에서 만능 카드가 대신하는 바로 그 카드가 있으면 그 자리에 놓을 수 있습니다. 만능 카드는 런의 끝으로 옮겨 갑니다.</translation>
    </message>
    <message>
        <source>If you hold the card a wild stands for in a run, you may put it in its place and take the wild into your hand.</source>
        <translation>런에서 만능 카드가 대신하는 바로 그 카드가 있으면 그 자리에 놓고 만능 카드를 손으로 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>If you hold the card a wild stands for in a run, you may put it in its place; the wild must be laid off at once.</source>
        <translation>런에서 만능 카드가 대신하는 바로 그 카드가 있으면 그 자리에 놓을 수 있습니다. 만능 카드는 곧바로 붙여야 합니다.</translation>
    </message>
    <message>
        <source>A wild stays where it was laid.</source>
        <translation>만능 카드는 놓은 자리에 그대로 둡니다.</translation>
    </message>
    <message>
        <source>In a set, too, a card of the rank may take a wild&apos;s place.</source>
        <translation>세트에서도 같은 숫자의 카드를 만능 카드 자리에 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>The last card may be laid off or discarded.</source>
        <translation>마지막 카드는 붙이거나 버립니다.</translation>
    </message>
    <message>
        <source>The last card must be discarded.</source>
        <translation>마지막 카드는 반드시 버려야 합니다.</translation>
    </message>
    <message>
        <source>The last card must be laid off; it may not be discarded.</source>
        <translation>마지막 카드는 반드시 붙여야 하며 버릴 수 없습니다.</translation>
    </message>
    <message>
        <source>In a final round all cards must go down at once with the contract, without a discard.</source>
        <translation>마지막 판에는 목표 조합과 함께 모든 카드를 한 번에 내려놓아야 하며 버리지 않습니다.</translation>
    </message>
    <message>
        <source>In a final round you go out without a discard.</source>
        <translation>마지막 판에는 버리지 않고 손을 텁니다.</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <translation>벌점</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Penalty points for cards in hand</source>
        <translation>손에 남은 카드의 벌점</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>벌점</translation>
    </message>
    <message>
        <source>The winner of a round scores %1 points.</source>
        <translation>판에서 이긴 사람은 %1점을 받습니다.</translation>
    </message>
    <message>
        <source>Players who have not laid down score %1 times as much.</source>
        <translation>등록하지 못한 사람은 벌점이 %1배입니다.</translation>
    </message>
    <message>
        <source>If totals are tied, the win is shared.</source>
        <translation>합계가 가장 낮은 사람이 여럿이면 공동 우승입니다.</translation>
    </message>
    <message>
        <source>A tie goes to the player who won more rounds.</source>
        <translation>합계가 가장 낮은 사람이 여럿이면 이긴 판이 많은 사람이 우승합니다.</translation>
    </message>
    <message>
        <source>A tie goes to the player with the better last round.</source>
        <translation>합계가 가장 낮은 사람이 여럿이면 마지막 판의 성적으로 정합니다.</translation>
    </message>
    <message>
        <source>A tie is decided by one more round.</source>
        <translation>합계가 가장 낮은 사람이 여럿이면 한 판을 더 합니다.</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>목표 조합</translation>
    </message>
    <message>
        <source>The sets and runs that a round asks for.</source>
        <translation>그 판에서 모아야 하는 세트와 런</translation>
    </message>
    <message>
        <source>lay down</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>To put the whole contract on the table.</source>
        <translation>목표 조합을 모두 바닥에 내려놓는 일</translation>
    </message>
    <message>
        <source>lay off</source>
        <translation>붙이기</translation>
    </message>
    <message>
        <source>To add a card from your hand to a meld on the table.</source>
        <translation>손패의 카드를 바닥의 조합에 더하는 일</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>만능</translation>
    </message>
    <message>
        <source>Standing for another card.</source>
        <translation>다른 카드를 대신하는 것</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>뽑기 더미</translation>
    </message>
    <message>
        <source>The face-down cards you draw from.</source>
        <translation>엎어 놓고 뽑는 카드들</translation>
    </message>
    <message>
        <source>Asking for the discard out of turn.</source>
        <translation>차례가 아닐 때 버린 카드를 달라고 하는 말</translation>
    </message>
    <message>
        <source>The contracts</source>
        <translation>목표 조합</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>판</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>어떤 게임인가</translation>
    </message>
    <message numerus="yes">
        <source>A match is %n rounds, each with its own contract of sets and runs.</source>
        <translation>
            <numerusform>경기는 %n판이며, 판마다 목표 조합이 다릅니다. 정해진 만큼의 세트와 런을 모아야 합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card is turned up as the first discard; the rest is the stock.</source>
        <translation>다음 한 장을 펼쳐 놓습니다. 이것이 첫 번째 버린 카드입니다. 나머지는 뽑기 더미입니다.</translation>
    </message>
    <message>
        <source>Turns go clockwise; the player after the dealer begins.</source>
        <translation>시계 방향으로 돌며, 딜러 다음 사람부터 시작합니다.</translation>
    </message>
    <message>
        <source>Its ranks go from 2 to king.</source>
        <translation>2부터 K까지 이어집니다.</translation>
    </message>
    <message>
        <source>It starts at 2 at the lowest and ends at the king: nothing goes below or above, not even a wild card.</source>
        <translation>가장 낮은 것은 2, 가장 높은 것은 K입니다. 만능 카드라도 2 앞이나 K 뒤에는 놓을 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Each player may be granted %n May-Is per round.</source>
        <translation>
            <numerusform>메이 아이는 한 판에 %n번까지입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may ask for your own discard.</source>
        <translation>내가 버린 카드도 다시 달라고 할 수 있습니다.</translation>
    </message>
    <message>
        <source>You may ask until the player in turn has drawn; then the card is dead.</source>
        <translation>차례인 사람이 카드를 가져가기 전까지 물을 수 있습니다. 그 뒤에는 아무도 달라고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>You may ask until the player in turn discards.</source>
        <translation>차례인 사람이 카드를 버리기 전까지 물을 수 있습니다.</translation>
    </message>
    <message>
        <source>Until you are answered you may withdraw. Then the next player who asked gets an answer.</source>
        <translation>대답을 듣기 전에는 철회할 수 있습니다. 그러면 함께 물은 다른 사람에게 차례가 갑니다.</translation>
    </message>
    <message>
        <source>You may not withdraw once you have asked.</source>
        <translation>한번 물은 것은 철회할 수 없습니다.</translation>
    </message>
    <message>
        <source>Players between the player in turn and you may take the card for themselves.</source>
        <translation>차례인 사람과 나 사이에 앉은 사람이 그 카드를 먼저 가져갈 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n discards change hands that way in a turn.</source>
        <translation>
            <numerusform>이렇게 넘어가는 카드는 한 차례에 %n장까지입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then the player in turn draws as usual, and may take the card underneath.</source>
        <translation>그 뒤 차례인 사람은 평소처럼 뽑으며, 밑에 있던 버린 카드도 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Then the player in turn draws from the stock.</source>
        <translation>그 뒤 차례인 사람은 뽑기 더미에서만 뽑습니다.</translation>
    </message>
</context>
<context>
    <name>HollywoodLayout</name>
    <message>
        <source>Only the top card may be taken.</source>
        <translation>맨 위 카드만 가져올 수 있어요.</translation>
    </message>
</context>
<context>
    <name>HollywoodLook</name>
    <message>
        <source>104 cards</source>
        <translation>104장</translation>
    </message>
    <message>
        <source>Seven contracts; aces are wild</source>
        <translation>일곱 판의 목표 조합, 에이스는 만능</translation>
    </message>
</context>
<context>
    <name>HollywoodWords</name>
    <message>
        <source>%1 wants %2. Take it yourself?</source>
        <translation>%1 · 메이 아이? %2 — 직접 가져가시겠어요?</translation>
    </message>
    <message>
        <source>%1: may I?</source>
        <translation>%1: 메이 아이?</translation>
    </message>
    <message>
        <source>%1 discarded %2. May I?</source>
        <translation>%1 · %2 버림 · 메이 아이?</translation>
    </message>
    <message>
        <source>%1: may I have %2?</source>
        <translation>%1: %2, 가져가도 될까요?</translation>
    </message>
    <message>
        <source>You asked for %1. %2 decides.</source>
        <translation>메이 아이: %1 · %2의 대답을 기다리는 중</translation>
    </message>
    <message>
        <source>%1 could have laid off %2. Point it out?</source>
        <translation>%1 · 붙일 수 있던 카드 %2 — 지적하시겠어요?</translation>
    </message>
    <message>
        <source>Choose one card to discard.</source>
        <translation>버릴 카드를 한 장 고르세요.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>먼저 카드를 뽑으세요.</translation>
    </message>
    <message>
        <source>You have laid down already; lay cards off on a meld.</source>
        <translation>이미 등록했어요. 조합에 카드를 붙이세요.</translation>
    </message>
    <message>
        <source>One card is missing for the contract.</source>
        <translation>목표 조합까지 한 장 모자라요.</translation>
    </message>
    <message>
        <source>%1 cards are missing for the contract.</source>
        <translation>목표 조합까지 %1장 모자라요.</translation>
    </message>
    <message>
        <source>None of your cards can be laid off.</source>
        <translation>바닥의 조합에 붙일 카드가 없어요.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>이미 뽑았어요.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>가져올 버린 카드가 없어요.</translation>
    </message>
    <message>
        <source>It is not time to draw.</source>
        <translation>지금은 뽑을 때가 아니에요.</translation>
    </message>
    <message>
        <source>You can&apos;t place cards on the stock.</source>
        <translation>뽑기 더미에는 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>Cards on the table can&apos;t be moved.</source>
        <translation>바닥에 놓인 카드는 옮길 수 없어요.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>먼저 카드를 고르세요.</translation>
    </message>
    <message>
        <source>%1 to %2: low end</source>
        <comment>a card, the cards of a run</comment>
        <translation>%1 → %2 앞쪽 끝</translation>
    </message>
    <message>
        <source>%1 to %2: high end</source>
        <comment>a card, the cards of a run</comment>
        <translation>%1 → %2 뒤쪽 끝</translation>
    </message>
    <message>
        <source>%1 for the wild in %2</source>
        <comment>a card, the cards of a meld</comment>
        <translation>%1 ↔ %2의 만능 카드</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card laid off on a meld</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Point it out</source>
        <comment>button</comment>
        <translation>지적하기</translation>
    </message>
    <message>
        <source>May I!</source>
        <comment>button</comment>
        <translation>메이 아이!</translation>
    </message>
    <message>
        <source>Offer: always</source>
        <comment>button: which discards are offered out of turn</comment>
        <translation>묻기: 항상</translation>
    </message>
    <message>
        <source>Offer: useful</source>
        <comment>button: which discards are offered out of turn</comment>
        <translation>묻기: 쓸모 있을 때</translation>
    </message>
    <message>
        <source>Offer: not now</source>
        <comment>button: no discard is offered in this hand</comment>
        <translation>묻기: 이번 판은 안 함</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>button: take the discard</comment>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button</comment>
        <translation>뽑기</translation>
    </message>
    <message>
        <source>Lay down</source>
        <comment>button</comment>
        <translation>등록</translation>
    </message>
    <message>
        <source>Lay off</source>
        <comment>button</comment>
        <translation>붙이기</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>button: stand by the call</comment>
        <translation>기다리기</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Allow</source>
        <comment>button</comment>
        <translation>허락</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <comment>button</comment>
        <translation>요청 철회</translation>
    </message>
    <message>
        <source>Deny</source>
        <comment>button</comment>
        <translation>거절</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>%1의 손패</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>뽑기 더미 %1</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>버린 카드</translation>
    </message>
    <message>
        <source>My melds</source>
        <translation>내 조합</translation>
    </message>
    <message>
        <source>Your meld</source>
        <translation>내 조합</translation>
    </message>
    <message>
        <source>%1&apos;s meld</source>
        <translation>%1의 조합</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>가려진 카드</translation>
    </message>
    <message>
        <source>set of %1</source>
        <comment>so many cards</comment>
        <translation>세트 %1장</translation>
    </message>
    <message>
        <source>run of %1</source>
        <comment>so many cards</comment>
        <translation>런 %1장</translation>
    </message>
    <message>
        <source>Contract laid down</source>
        <translation>등록 완료</translation>
    </message>
    <message>
        <source>You can lay down</source>
        <translation>등록할 수 있어요</translation>
    </message>
    <message>
        <source>You hold the contract</source>
        <translation>목표 조합을 갖추었어요</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>세트</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>런</translation>
    </message>
    <message>
        <source>1 card missing</source>
        <translation>1장 모자람</translation>
    </message>
    <message>
        <source>%1 cards missing</source>
        <translation>%1장 모자람</translation>
    </message>
    <message>
        <source>May I? %1 decides...</source>
        <translation>메이 아이? %1의 대답을 기다리는 중…</translation>
    </message>
    <message>
        <source>Your turn · allow the call, or take the card yourself</source>
        <translation>내 차례 · 요청을 허락하거나 직접 가져오세요</translation>
    </message>
    <message>
        <source>That card could have been laid off</source>
        <translation>붙일 수 있던 카드예요</translation>
    </message>
    <message>
        <source>May I? Take the discard and a penalty card, or pass</source>
        <translation>메이 아이? 버린 카드와 벌칙 카드를 받거나 패스하세요</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>Your turn · you can lay down</source>
        <translation>내 차례 · 등록하거나, 한 장 버리세요</translation>
    </message>
    <message>
        <source>Your turn · lay off, or discard a card to end it</source>
        <translation>내 차례 · 붙이거나, 한 장 버리세요</translation>
    </message>
    <message>
        <source>Your turn · you must keep your last card: end your turn</source>
        <translation>내 차례 · 마지막 한 장은 남겨야 해요. 차례를 마치세요</translation>
    </message>
    <message>
        <source>Your turn · discard a card to end it</source>
        <translation>내 차례 · 한 장 버리세요</translation>
    </message>
    <message>
        <source>Your turn · draw a card</source>
        <translation>내 차례 · 한 장 뽑으세요</translation>
    </message>
    <message>
        <source>Your turn · take the discard</source>
        <translation>내 차례 · 버린 카드를 가져오세요</translation>
    </message>
    <message>
        <source>Your turn · draw, or take the discard</source>
        <translation>내 차례 · 뽑거나 버린 카드를 가져오세요</translation>
    </message>
    <message>
        <source>Down</source>
        <comment>badge: has laid down</comment>
        <translation>등록 완료</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>badge</comment>
        <translation>딜러</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1점</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1장</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1장</translation>
    </message>
    <message>
        <source>May I?</source>
        <comment>called out</comment>
        <translation>메이 아이?</translation>
    </message>
    <message>
        <source>Go ahead.</source>
        <comment>called out</comment>
        <translation>그러세요.</translation>
    </message>
    <message>
        <source>No, I&apos;ll take it.</source>
        <comment>called out</comment>
        <translation>안 돼요, 제가 가져갈게요.</translation>
    </message>
    <message>
        <source>Never mind.</source>
        <comment>called out</comment>
        <translation>그만둘게요.</translation>
    </message>
    <message>
        <source>You could have laid that off!</source>
        <comment>called out</comment>
        <translation>그건 붙일 수 있었어요!</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1: 뽑음</translation>
    </message>
    <message>
        <source>%1 takes the discard</source>
        <translation>%1: 버린 카드 가져옴</translation>
    </message>
    <message>
        <source>%1 lays off %2</source>
        <translation>%1: %2 붙임</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>The stock is empty: no one wins</source>
        <translation>뽑기 더미가 떨어짐 · 승자 없음</translation>
    </message>
    <message>
        <source>No one went out</source>
        <translation>아무도 손을 털지 못했어요</translation>
    </message>
    <message>
        <source>You go out and win the round</source>
        <translation>손을 다 털어 이겼어요!</translation>
    </message>
    <message>
        <source>%1 goes out and wins the round</source>
        <translation>%1 승 · 손을 다 털었어요</translation>
    </message>
    <message>
        <source>cards in hand</source>
        <translation>남은 손패</translation>
    </message>
    <message>
        <source>bonus for winning</source>
        <translation>승자 보너스</translation>
    </message>
    <message>
        <source>1 wild</source>
        <translation>만능 1장</translation>
    </message>
    <message>
        <source>%1 wilds</source>
        <translation>만능 %1장</translation>
    </message>
    <message>
        <source>never laid down ×%1</source>
        <translation>등록 못 함 ×%1</translation>
    </message>
    <message>
        <source>about %1 penalty points</source>
        <translation>벌점 약 %1점</translation>
    </message>
    <message>
        <source>May I? calls</source>
        <translation>메이 아이?</translation>
    </message>
    <message>
        <source>Hollywood Rummy</source>
        <translation>할리우드 러미</translation>
    </message>
    <message>
        <source>Contracts laid down</source>
        <translation>등록한 목표 조합</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <comment>points in hand</comment>
        <translation>손에 %1 남음</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <comment>its number, its contract</comment>
        <translation>%1번째 판: %2</translation>
    </message>
    <message>
        <source>The final round has its own rule for going out.</source>
        <translation>마지막 판에는 손 털기 규칙이 따로 있어요.</translation>
    </message>
    <message>
        <source>being played</source>
        <translation>지금 하는 판</translation>
    </message>
    <message>
        <source>Penalty points for cards in hand</source>
        <translation>손에 남은 카드의 벌점</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>목표 조합</translation>
    </message>
    <message>
        <source>This match&apos;s contracts and card values</source>
        <translation>이번 경기의 목표 조합과 카드 점수</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <comment>you</comment>
        <translation>%1: 뽑음</translation>
    </message>
    <message>
        <source>%1 take the discard</source>
        <comment>you</comment>
        <translation>%1: 버린 카드 가져옴</translation>
    </message>
    <message>
        <source>%1 allow it</source>
        <comment>you</comment>
        <translation>%1: 허락</translation>
    </message>
    <message>
        <source>%1 allows it</source>
        <translation>%1: 허락</translation>
    </message>
    <message>
        <source>%1 deny it</source>
        <comment>you</comment>
        <translation>%1: 거절</translation>
    </message>
    <message>
        <source>%1 denies it</source>
        <translation>%1: 거절</translation>
    </message>
    <message>
        <source>%1 withdraw the call</source>
        <comment>you</comment>
        <translation>%1: 요청 철회</translation>
    </message>
    <message>
        <source>%1 withdraws the call</source>
        <translation>%1: 요청 철회</translation>
    </message>
    <message>
        <source>%1 lay down %2</source>
        <comment>you</comment>
        <translation>%1: %2 등록</translation>
    </message>
    <message>
        <source>%1 lays down %2</source>
        <translation>%1: %2 등록</translation>
    </message>
    <message>
        <source>%1 lay off %2</source>
        <comment>you</comment>
        <translation>%1: %2 붙임</translation>
    </message>
    <message>
        <source>%1 discard %2</source>
        <comment>you</comment>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>%1 take the play back</source>
        <comment>you</comment>
        <translation>%1: 무름</translation>
    </message>
    <message>
        <source>%1 takes the play back</source>
        <translation>%1: 무름</translation>
    </message>
    <message>
        <source>%1 point it out</source>
        <comment>you</comment>
        <translation>%1: 지적</translation>
    </message>
    <message>
        <source>%1 points it out</source>
        <translation>%1: 지적</translation>
    </message>
    <message>
        <source>These cards don&apos;t make the contract: lay down its sets and runs together, and nothing else.</source>
        <translation>이 카드로는 목표 조합이 되지 않아요. 목표 조합의 세트와 런만 한 번에 등록하세요.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to respond to right now: wait for a discard.</source>
        <translation>지금은 답할 것이 없어요. 누가 카드를 버릴 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>That card cannot go there: lay it off on a meld, or discard it.</source>
        <translation>그 카드는 거기에 놓을 수 없어요. 조합에 붙이거나 버리세요.</translation>
    </message>
    <message>
        <source>Type of meld</source>
        <translation>조합의 종류</translation>
    </message>
    <message>
        <source>a set</source>
        <translation>세트</translation>
    </message>
    <message>
        <source>a run</source>
        <translation>런</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>목표 조합</translation>
    </message>
    <message>
        <source>Went out</source>
        <translation>손을 턴 사람</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Cards in order, wilds in their places</source>
        <translation>카드 (순서대로, 만능 카드는 제자리에)</translation>
    </message>
    <message>
        <source>Is this a meld?</source>
        <translation>조합이 되나요?</translation>
    </message>
    <message>
        <source>May a card be laid off there?</source>
        <translation>카드를 붙일 수 있나요?</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>붙일 카드</translation>
    </message>
    <message>
        <source>Is the contract in this hand?</source>
        <translation>손패에 목표 조합이 있나요?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>What is a hand worth?</source>
        <translation>손패는 몇 점인가요?</translation>
    </message>
    <message>
        <source>What goes on the score sheet?</source>
        <translation>몇 점씩 적나요?</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>남은 카드</translation>
    </message>
    <message>
        <source>has laid down</source>
        <translation>등록했음</translation>
    </message>
    <message>
        <source>No: one card is missing.</source>
        <translation>아니요, 한 장 모자라요.</translation>
    </message>
    <message>
        <source>No: %1 cards are missing.</source>
        <translation>아니요, %1장 모자라요.</translation>
    </message>
    <message>
        <source>No: the melds can&apos;t use up the whole hand.</source>
        <translation>아니요, 모두 내려놓을 수는 없어요.</translation>
    </message>
    <message>
        <source>Yes, for example:</source>
        <translation>네, 예를 들면 이렇게:</translation>
    </message>
    <message>
        <source>Left in hand: %1.</source>
        <comment>points</comment>
        <translation>손에 남는 점수: %1</translation>
    </message>
    <message>
        <source>No: a set has at least %1 cards.</source>
        <translation>아니요, 세트는 %1장 이상이에요.</translation>
    </message>
    <message>
        <source>No: a run has at least %1 cards.</source>
        <translation>아니요, 런은 %1장 이상이에요.</translation>
    </message>
    <message>
        <source>No: too many cards for one meld.</source>
        <translation>아니요, 조합이 되기에는 카드가 너무 많아요.</translation>
    </message>
    <message>
        <source>Yes, a set.</source>
        <translation>네, 세트예요.</translation>
    </message>
    <message>
        <source>Yes, a run.</source>
        <translation>네, 런이에요.</translation>
    </message>
    <message>
        <source>Yes, it may be laid off:</source>
        <translation>네, 붙일 수 있어요:</translation>
    </message>
    <message>
        <source>Yes, in one of these ways:</source>
        <translation>네, 다음 가운데 한 가지로:</translation>
    </message>
    <message>
        <source>The wild card it replaces goes to the hand.</source>
        <translation>바꿔 낸 만능 카드는 손으로 와요.</translation>
    </message>
    <message>
        <source>%1 went out, and can&apos;t have cards left.</source>
        <translation>손을 턴 사람에게는 카드가 없어야 해요. 아직 카드가 있는 사람: %1</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아니에요.</translation>
    </message>
    <message>
        <source>First answer the call: allow or deny it.</source>
        <translation>먼저 요청에 대답하세요. 허락하거나 거절할 수 있어요.</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <comment>you</comment>
        <translation>%1: %2 가져옴</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1: %2 가져옴</translation>
    </message>
    <message>
        <source>Waiting: does anyone ask for the discard?</source>
        <translation>메이 아이를 기다리는 중</translation>
    </message>
    <message>
        <source>whichever it is</source>
        <translation>알아서 판정</translation>
    </message>
    <message>
        <source>Yes, as a set and as a run.</source>
        <translation>네, 세트로도 런으로도 맞아요.</translation>
    </message>
    <message>
        <source>displace displaced displacing</source>
        <comment>words of lessons</comment>
        <translation>밀어내기 밀려나기 밀려난</translation>
    </message>
    <message>
        <source>Every card must fit in; 1 does not yet</source>
        <translation>모든 카드를 써야 하는데 아직 1장이 남아요</translation>
    </message>
    <message>
        <source>Every card must fit in; %1 do not yet</source>
        <translation>모든 카드를 써야 하는데 아직 %1장이 남아요</translation>
    </message>
    <message>
        <source>May I ×%1</source>
        <comment>badge: calls left</comment>
        <translation>메이 아이 ×%1</translation>
    </message>
    <message>
        <source>When it isn&apos;t your turn, you are asked about every discard you may call for. Press to be asked about none for the rest of this round.</source>
        <translation>내 차례가 아닐 때, 달라고 할 수 있는 버린 카드마다 물어봐요. 누르면 이번 판에는 더 묻지 않아요.</translation>
    </message>
    <message>
        <source>When it isn&apos;t your turn, you are asked only about discards the coach would call for. Press to be asked about every one.</source>
        <translation>내 차례가 아닐 때, 코치라면 달라고 할 카드만 물어봐요. 누르면 모두 물어봐요.</translation>
    </message>
    <message>
        <source>When it isn&apos;t your turn, you are asked about no discard in this round. Press to be asked about useful ones again.</source>
        <translation>내 차례가 아닐 때, 이번 판에는 묻지 않아요. 누르면 쓸모 있는 카드를 다시 물어봐요.</translation>
    </message>
    <message>
        <source>You are left with the most: %1</source>
        <translation>내게 가장 많이 남았어요: %1</translation>
    </message>
    <message>
        <source>%1 is left with the most: %2</source>
        <translation>%1에게 가장 많이 남았어요: %2</translation>
    </message>
    <message>
        <source>Three runs!</source>
        <translation>런 세 개!</translation>
    </message>
    <message>
        <source>All at once!</source>
        <translation>한 번에 손 털기!</translation>
    </message>
    <message>
        <source>%1 go out in the turn of laying down</source>
        <comment>you</comment>
        <translation>%1: 등록한 차례에 손을 다 털었어요</translation>
    </message>
    <message>
        <source>%1 goes out in the turn of laying down</source>
        <translation>%1: 등록한 차례에 손을 다 털었어요</translation>
    </message>
    <message>
        <source>Cards laid off</source>
        <translation>덧붙인 카드</translation>
    </message>
    <message>
        <source>Wild cards caught in hand</source>
        <translation>손에 남은 만능 카드</translation>
    </message>
    <message>
        <source>Last card laid</source>
        <translation>마지막 카드를 냄</translation>
    </message>
    <message>
        <source>Last card discarded</source>
        <translation>마지막 카드를 버림</translation>
    </message>
    <message>
        <source>Nobody could go on</source>
        <translation>아무도 더 나아가지 못함</translation>
    </message>
    <message>
        <source>Which card to discard</source>
        <translation>버릴 카드 고르기</translation>
    </message>
    <message>
        <source>Laying off a card or keeping it</source>
        <translation>카드를 붙일지 남겨 둘지</translation>
    </message>
    <message>
        <source>Laying down the contract or waiting</source>
        <translation>목표 조합을 등록할지 기다릴지</translation>
    </message>
    <message>
        <source>The discard or the stock</source>
        <translation>버린 카드를 가져올지 더미에서 뽑을지</translation>
    </message>
    <message>
        <source>Saying “May I?” or letting the card go</source>
        <translation>“메이 아이?”를 외칠지 보낼지</translation>
    </message>
    <message>
        <source>Allowing a “May I?” or denying it</source>
        <translation>“메이 아이?”를 허락할지 거절할지</translation>
    </message>
    <message>
        <source>Pointing out what somebody overlooked</source>
        <translation>남이 놓친 것 지적하기</translation>
    </message>
    <message>
        <source>Three runs</source>
        <comment>a great moment</comment>
        <translation>런 세 개</translation>
    </message>
    <message>
        <source>In a hand that asks for three runs, lay them down and go out in the same turn.</source>
        <translation>목표 조합이 런 세 개일 때, 등록한 차례에 바로 손을 터세요.</translation>
    </message>
    <message>
        <source>All at once</source>
        <comment>a great moment</comment>
        <translation>한 번에 손 털기</translation>
    </message>
    <message>
        <source>Lay down and go out in the same turn.</source>
        <translation>등록한 차례에 바로 손을 터세요.</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Hanpan</source>
        <translation>한판</translation>
    </message>
    <message>
        <source>Five table games, played by your house rules</source>
        <translation>우리 집 규칙으로 즐기는 다섯 게임</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>게임 방법</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Continue · round %1</source>
        <translation>이어하기 · %1판째</translation>
    </message>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>오늘의 판</translation>
    </message>
    <message>
        <source>One shared deal a day in every game, and puzzles made from your own mistakes</source>
        <translation>게임마다 하루 한 판, 모두가 같은 패로. 그리고 내 실수를 다시 풀어 보기</translation>
    </message>
    <message>
        <source>Rules judge</source>
        <translation>규칙 판정</translation>
    </message>
    <message>
        <source>Playing with real cards or tiles? Check any hand against your house rules, and keep the score</source>
        <translation>실제 카드나 패로 놀 때 쓰세요. 하우스 룰대로 판정하고 점수도 적어요</translation>
    </message>
    <message numerus="yes">
        <source>Continue · %n matches</source>
        <translation>
            <numerusform>이어하기 · %n경기</numerusform>
        </translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>나들이</translation>
    </message>
    <message>
        <source>Visit other people&apos;s tables, each with house rules of its own, on the way to the sea</source>
        <translation>바다로 가는 길에 집집마다 다른 하우스 룰로 겨룹니다</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>You and your opponents</source>
        <translation>나와 상대</translation>
    </message>
</context>
<context>
    <name>HoolaBook</name>
    <message>
        <source>Hoola is Korea&apos;s own rummy.</source>
        <translation>훌라는 한국의 러미입니다.</translation>
    </message>
    <message>
        <source>You lay cards on the table in sets and runs, add to melds already there, and discard one card a turn.</source>
        <translation>카드를 묶음과 스트레이트로 바닥에 등록하고, 바닥의 조합에 붙이고, 차례마다 한 장씩 버립니다.</translation>
    </message>
    <message>
        <source>The first player to run out of cards takes first place; the others play on until every place is decided.</source>
        <translation>먼저 손을 다 턴 사람이 1등이고, 나머지는 모든 등수가 정해질 때까지 계속합니다.</translation>
    </message>
    <message>
        <source>The first player to get rid of all cards wins the round; all the others pay.</source>
        <translation>먼저 손을 다 턴 사람이 판에서 이기고 나머지가 모두 냅니다.</translation>
    </message>
    <message>
        <source>It is played with a pack of 52 cards.</source>
        <translation>52장 한 벌로 합니다.</translation>
    </message>
    <message>
        <source>It is played with a pack of 52 cards and a joker.</source>
        <translation>52장 한 벌에 조커 한 장을 넣어 합니다.</translation>
    </message>
    <message>
        <source>It is played with a pack of 52 cards and two jokers.</source>
        <translation>52장 한 벌에 조커 두 장을 넣어 합니다.</translation>
    </message>
    <message>
        <source>Everyone is dealt seven cards; the rest form the face-down stock.</source>
        <translation>모두 일곱 장씩 받습니다. 나머지는 엎어 놓고 덱으로 씁니다.</translation>
    </message>
    <message>
        <source>One card is turned face up beside it to start the discard pile.</source>
        <translation>그 옆에 한 장을 펼쳐 놓습니다. 이것이 첫 번째 버린 패입니다.</translation>
    </message>
    <message>
        <source>The discard pile starts empty.</source>
        <translation>버린 패 없이 시작합니다.</translation>
    </message>
    <message>
        <source>The dealer plays first, and turns go clockwise.</source>
        <translation>선부터 시작하고, 차례는 시계 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>The dealer plays first, and turns go anticlockwise.</source>
        <translation>선부터 시작하고, 차례는 시계 반대 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>첫 선은 제비로 정합니다.</translation>
    </message>
    <message>
        <source>The host deals first.</source>
        <translation>방장이 첫 선입니다.</translation>
    </message>
    <message>
        <source>After that the winner of a round deals the next one.</source>
        <translation>그다음부터는 판에서 이긴 사람이 다음 판의 선입니다.</translation>
    </message>
    <message>
        <source>After that the deal passes to the next player.</source>
        <translation>그다음부터는 다음 사람에게 선이 넘어갑니다.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>한 차례</translation>
    </message>
    <message>
        <source>1. Draw: take the top card of the stock, or the last discard if it makes a new meld with cards of your hand.</source>
        <translation>1. 뽑기: 덱의 맨 위 한 장을 뽑습니다. 마지막에 버린 패가 손패와 함께 새 조합이 되면 그것을 가져와도 됩니다.</translation>
    </message>
    <message>
        <source>Once you have melded, you may also take it to add it to a meld.</source>
        <translation>등록한 사람은 버린 패를 가져와 조합에 붙여도 됩니다.</translation>
    </message>
    <message>
        <source>A discarded seven may be taken as a meld of its own.</source>
        <translation>버린 7은 가져와 그 한 장만으로 등록할 수 있습니다.</translation>
    </message>
    <message>
        <source>2. Play: put down as many melds as you like, and lay off cards on any meld on the table, no matter whose.</source>
        <translation>2. 내려놓기: 조합을 몇 개든 등록하고, 누구의 것이든 바닥의 조합에 패를 붙입니다.</translation>
    </message>
    <message>
        <source>You may lay off only once you have melded: once a meld of your own is on the table, from this turn or before.</source>
        <translation>붙이기는 등록한 사람만 할 수 있습니다. 이번 차례나 그전에 내 조합을 내려놓았으면 등록한 것입니다.</translation>
    </message>
    <message>
        <source>You may lay off even before you have melded.</source>
        <translation>내 조합을 내려놓기 전에도 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>You may also do this before drawing, and then skip the draw.</source>
        <translation>뽑기 전에 해도 되며, 그러면 뽑지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>3. Discard: put one card face up on the discard pile. The turn passes on.</source>
        <translation>3. 버리기: 한 장을 펼쳐 버립니다. 차례가 넘어갑니다.</translation>
    </message>
    <message>
        <source>The last card must be discarded, so you always keep one card back while you play.</source>
        <translation>마지막 한 장은 반드시 버려야 하므로, 내려놓는 동안 언제나 한 장은 남겨 둡니다.</translation>
    </message>
    <message>
        <source>If the last card goes onto the table, no discard is needed.</source>
        <translation>마지막 한 장을 바닥에 내려놓으면 버리지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>You must draw and you must discard; playing in between is up to you.</source>
        <translation>뽑기와 버리기는 꼭 해야 하고, 그 사이에 내려놓는 것은 자유입니다.</translation>
    </message>
    <message>
        <source>Only the top card of the discard pile can ever be taken, but you may look through the pile.</source>
        <translation>버린 패는 맨 위 한 장만 가져올 수 있지만, 들추어 볼 수는 있습니다.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>조합</translation>
    </message>
    <message>
        <source>A set is three or four cards of one rank.</source>
        <translation>묶음은 같은 숫자 세 장이나 네 장입니다.</translation>
    </message>
    <message>
        <source>A set of queens</source>
        <translation>Q 묶음</translation>
    </message>
    <message>
        <source>A run is three or more cards of one suit in a row.</source>
        <translation>스트레이트는 한 무늬로 이어지는 세 장 이상입니다.</translation>
    </message>
    <message>
        <source>The ace is always low, below the two.</source>
        <translation>에이스는 2 앞에만 놓습니다.</translation>
    </message>
    <message>
        <source>The ace goes below the two or above the king.</source>
        <translation>에이스는 2 앞이나 K 뒤에 놓습니다.</translation>
    </message>
    <message>
        <source>Runs go round the corner: K-A-2 is a run.</source>
        <translation>K 다음에 A가 이어집니다. K-A-2도 스트레이트입니다.</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>스트레이트</translation>
    </message>
    <message>
        <source>The seven is special: a single seven may be melded on its own.</source>
        <translation>7은 특별합니다. 한 장만으로도 등록할 수 있습니다.</translation>
    </message>
    <message>
        <source>Two sevens, or 6-7 or 7-8 of one suit, may be melded as two cards, too.</source>
        <translation>7 두 장과 같은 무늬의 6-7, 7-8은 두 장으로도 등록할 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing else may have fewer than three cards.</source>
        <translation>그 밖에는 세 장보다 적게 등록할 수 없습니다.</translation>
    </message>
    <message>
        <source>Melds with a seven</source>
        <translation>7이 든 조합</translation>
    </message>
    <message>
        <source>A lone seven on the table grows like this:</source>
        <translation>바닥의 7 한 장에는 이렇게 붙입니다:</translation>
    </message>
    <message>
        <source>the 6 or the 8 of its suit makes it a run, another seven makes it a set.</source>
        <translation>같은 무늬의 6이나 8을 붙이면 스트레이트가 되고, 다른 7을 붙이면 묶음이 됩니다.</translation>
    </message>
    <message>
        <source>only the 6 or the 8 of its suit may join it, as a run.</source>
        <translation>같은 무늬의 6이나 8만 붙여 스트레이트로 만듭니다.</translation>
    </message>
    <message>
        <source>nothing may be added to it.</source>
        <translation>아무것도 붙일 수 없습니다.</translation>
    </message>
    <message>
        <source>The first card laid off on a run decides which way it grows for the rest of the round.</source>
        <translation>스트레이트에 처음 붙인 패가 그 판 동안 스트레이트가 뻗는 방향을 정합니다.</translation>
    </message>
    <message>
        <source>A set of three takes the fourth card of its rank.</source>
        <translation>세 장짜리 묶음에는 같은 숫자의 네 번째 패를 붙입니다.</translation>
    </message>
    <message>
        <source>The fourth card of a set kills it: nothing more may be built on it.</source>
        <translation>묶음은 네 번째 패가 붙으면 닫힙니다. 더는 아무것도 붙일 수 없습니다.</translation>
    </message>
    <message>
        <source>The fourth card of a set removes it from the table; a player without another meld no longer counts as melded.</source>
        <translation>네 번째 패가 붙은 묶음은 바닥에서 치웁니다. 다른 조합이 없는 사람은 다시 미등록이 됩니다.</translation>
    </message>
    <message>
        <source>A neighbour of one of the cards of a set of three may start a run that grows out of it.</source>
        <translation>세 장짜리 묶음에서는 그중 한 장의 이웃 패를 붙여 스트레이트를 뻗을 수 있습니다.</translation>
    </message>
    <message>
        <source>A card belongs to one meld, and cards on the table are never moved or taken back.</source>
        <translation>패 한 장은 한 조합에만 들어가며, 바닥에 내려놓은 패는 옮기거나 되가져갈 수 없습니다.</translation>
    </message>
    <message>
        <source>A joker stands for any card in a meld of at least three cards, one joker per meld.</source>
        <translation>조커는 세 장 이상의 조합에서 어떤 패든 대신합니다. 한 조합에 한 장입니다.</translation>
    </message>
    <message>
        <source>What it stands for is settled when it is laid.</source>
        <translation>무엇을 대신하는지는 내려놓을 때 정합니다.</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>땡큐!</translation>
    </message>
    <message>
        <source>Only the player in turn may take the discard; there are no claims out of turn.</source>
        <translation>버린 패는 차례인 사람만 가져올 수 있습니다. 차례가 아닌 사람은 가져올 수 없습니다.</translation>
    </message>
    <message>
        <source>After every discard all other players may call “Thank you!” and take it, even out of turn.</source>
        <translation>누가 패를 버리면 나머지 모두가 차례가 아니어도 “땡큐!”를 외치고 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>It must go at once into a new meld with cards from the caller&apos;s hand; it can&apos;t be taken just to keep it.</source>
        <translation>가져온 패는 곧바로 손패와 함께 새 조합으로 등록해야 합니다. 그냥 가져가서 들고 있을 수는 없습니다.</translation>
    </message>
    <message>
        <source>4♥ is discarded; with 4♣ and 4♦ in hand you may call.</source>
        <translation>4♥가 버려졌습니다. 손에 4♣과 4♦이 있으면 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>The caller puts down the meld, may play on, and discards without drawing from the stock.</source>
        <translation>외친 사람은 조합을 등록하고, 더 내려놓을 수 있으며, 덱에서 뽑지 않고 한 장을 버립니다.</translation>
    </message>
    <message>
        <source>Play continues from there: players who were skipped lose that turn. That discard can be claimed again.</source>
        <translation>차례는 그 사람부터 이어집니다. 건너뛴 사람은 차례를 잃습니다. 그 사람이 버린 패에도 다시 땡큐할 수 있습니다.</translation>
    </message>
    <message>
        <source>If several want the card, the fastest gets it.</source>
        <translation>여럿이 외치면 가장 빠른 사람이 가져갑니다.</translation>
    </message>
    <message>
        <source>If several want the card, it goes to the one whose turn would come first.</source>
        <translation>여럿이 외치면 차례가 가장 가까운 사람이 가져갑니다.</translation>
    </message>
    <message>
        <source>The player in turn may stop or blast before anyone else&apos;s claim is settled.</source>
        <translation>차례인 사람의 스톱과 블라스트는 남의 땡큐보다 먼저입니다.</translation>
    </message>
    <message>
        <source>If a claim out of turn ends the round, the player who discarded that card pays what everyone owes.</source>
        <translation>차례 아닌 땡큐로 판이 끝나면 그 패를 버린 사람이 모두의 몫을 냅니다.</translation>
    </message>
    <message>
        <source>The card turned up after the deal may be taken by the dealer only.</source>
        <translation>나눈 뒤에 뒤집은 패는 선만 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>The card turned up after the deal may be claimed by everyone.</source>
        <translation>나눈 뒤에 뒤집은 패에도 모두가 땡큐할 수 있습니다.</translation>
    </message>
    <message>
        <source>No one may take the card turned up after the deal.</source>
        <translation>나눈 뒤에 뒤집은 패는 아무도 가져올 수 없습니다.</translation>
    </message>
    <message>
        <source>How a round ends</source>
        <translation>판이 끝나는 법</translation>
    </message>
    <message>
        <source>Play continues until only one player holds cards; there are no stops, no blasts and no Hoola.</source>
        <translation>패를 든 사람이 한 명 남을 때까지 계속합니다. 스톱도 블라스트도 훌라도 없습니다.</translation>
    </message>
    <message>
        <source>Going out: you win by discarding your last card.</source>
        <translation>손 털기: 마지막 한 장을 버리면 이깁니다.</translation>
    </message>
    <message>
        <source>Going out: you win by laying or discarding your last card.</source>
        <translation>손 털기: 마지막 한 장을 내려놓거나 버리면 이깁니다.</translation>
    </message>
    <message>
        <source>Hoola: if you go out in a single turn, having melded nothing before it, everyone pays double.</source>
        <translation>훌라: 등록하지 않고 있다가 한 차례에 손을 다 털면 모두가 두 배를 냅니다.</translation>
    </message>
    <message>
        <source>It counts once everyone else has had a turn.</source>
        <translation>나머지 모두가 차례를 한 번씩 가진 뒤부터 인정합니다.</translation>
    </message>
    <message>
        <source>Stop: with any hand you may stop the round.</source>
        <translation>스톱: 손패가 어떻든 판을 멈출 수 있습니다.</translation>
    </message>
    <message>
        <source>Stop: only the dealer may stop the round, holding a single card.</source>
        <translation>스톱: 선만, 한 장을 들고 있을 때 판을 멈출 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Stop: if your hand counts %n points or fewer, you may stop the round.</source>
        <translation>
            <numerusform>스톱: 손패가 %n점 이하이면 판을 멈출 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>You say so at the start of your turn, before you draw.</source>
        <translation>차례를 시작할 때, 뽑기 전에 외칩니다.</translation>
    </message>
    <message>
        <source>You may say so at any moment of your turn until you discard.</source>
        <translation>자기 차례에 버리기 전까지 언제든지 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>You must have melded.</source>
        <translation>등록한 사람만 할 수 있습니다.</translation>
    </message>
    <message>
        <source>All hands are shown. If yours is the lowest you win.</source>
        <translation>모두 손패를 펼칩니다. 내 점수가 가장 낮으면 이깁니다.</translation>
    </message>
    <message>
        <source>If someone has as few points as you or fewer, you are undercut.</source>
        <translation>나와 점수가 같거나 낮은 사람이 있으면 바가지를 씁니다.</translation>
    </message>
    <message>
        <source>If someone has fewer points than you, you are undercut.</source>
        <translation>나보다 점수가 낮은 사람이 있으면 바가지를 씁니다.</translation>
    </message>
    <message numerus="yes">
        <source>You then pay %n stakes to everyone, and no one else pays.</source>
        <translation>
            <numerusform>그러면 모두에게 판돈 %n씩 내고, 다른 사람은 내지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lowest of the others then wins, and you pay what everyone owes.</source>
        <translation>그러면 나머지 가운데 가장 낮은 사람이 이기고, 내가 모두의 몫을 냅니다.</translation>
    </message>
    <message numerus="yes">
        <source>Minor blast: if the seven cards of your hand count %n points or fewer at the start of your turn and you have not melded, you show them and win at once.</source>
        <translation>
            <numerusform>로우 블라스트: 등록하지 않은 채 차례를 시작할 때 일곱 장의 합이 %n점 이하이면 펼쳐 보이고 곧바로 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Major blast: the same with %n points or more.</source>
        <translation>
            <numerusform>하이 블라스트: 합이 %n점 이상이어도 마찬가지입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Major blast: the same with seven court cards.</source>
        <translation>하이 블라스트: 일곱 장이 모두 J, Q, K여도 마찬가지입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n points: a minor blast</source>
        <translation>
            <numerusform>%n점: 로우 블라스트</numerusform>
        </translation>
    </message>
    <message>
        <source>When someone must draw and the stock is empty, the round is void and no one pays.</source>
        <translation>뽑아야 하는데 덱이 비었으면 판은 무효이고 아무도 내지 않습니다.</translation>
    </message>
    <message>
        <source>When someone must draw and the stock is empty, the round ends and the lowest hand wins.</source>
        <translation>뽑아야 하는데 덱이 비었으면 판이 끝나고 점수가 가장 낮은 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>If several are lowest, the one nearest after the dealer wins.</source>
        <translation>가장 낮은 사람이 여럿이면 선 다음으로 가까운 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>If several are lowest, the round is void.</source>
        <translation>가장 낮은 사람이 여럿이면 판은 무효입니다.</translation>
    </message>
    <message>
        <source>Counting a hand</source>
        <translation>손패 점수</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>에이스</translation>
    </message>
    <message>
        <source>2 to 10</source>
        <translation>2~10</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>숫자대로</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>Jack, queen, king</source>
        <translation>J, Q, K</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Points for cards left in hand</source>
        <translation>손에 남은 패의 점수</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>For a blast a seven always counts seven.</source>
        <translation>블라스트에서는 7을 그대로 7점으로 셉니다.</translation>
    </message>
    <message>
        <source>Four cards of one rank in hand count nothing, except for a blast.</source>
        <translation>같은 숫자 네 장이 손에 있으면 0점입니다. 블라스트는 예외입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>an example hand</comment>
        <translation>
            <numerusform>%n점</numerusform>
        </translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>정산</translation>
    </message>
    <message>
        <source>Every loser who has melded pays the winner one stake.</source>
        <translation>등록한 패자는 이긴 사람에게 판돈 1씩 냅니다.</translation>
    </message>
    <message>
        <source>Losers who have not melded pay half a stake.</source>
        <translation>등록하지 않은 사람은 판돈의 절반을 냅니다.</translation>
    </message>
    <message>
        <source>Losers who have not melded pay nothing.</source>
        <translation>등록하지 않은 사람은 내지 않습니다.</translation>
    </message>
    <message>
        <source>Losers pay by rank: the one with the fewest points one stake, the next two stakes, and so on.</source>
        <translation>패자는 등수대로 냅니다. 점수가 가장 낮은 사람이 판돈 1, 그다음이 판돈 2, 이런 식입니다.</translation>
    </message>
    <message>
        <source>Every loser pays the winner a stake for every point left in hand.</source>
        <translation>패자는 손에 남은 1점에 판돈 1씩 이긴 사람에게 냅니다.</translation>
    </message>
    <message>
        <source>Losers with equal points all pay for the lower rank.</source>
        <translation>점수가 같은 패자는 모두 앞 등수로(적게) 냅니다.</translation>
    </message>
    <message>
        <source>Losers with equal points all pay for the higher rank.</source>
        <translation>점수가 같은 패자는 모두 뒤 등수로(많이) 냅니다.</translation>
    </message>
    <message>
        <source>Losers with equal points pay the average of their ranks.</source>
        <translation>점수가 같은 패자는 등수의 평균으로 냅니다.</translation>
    </message>
    <message>
        <source>Losers with equal points are ranked in order of play from the winner.</source>
        <translation>점수가 같은 패자는 이긴 사람부터 차례순으로 등수를 정합니다.</translation>
    </message>
    <message>
        <source>Every seven left in hand doubles what you pay.</source>
        <translation>손에 남은 7 한 장마다 두 배를 냅니다.</translation>
    </message>
    <message>
        <source>Sevens left in hand double what you pay, once.</source>
        <translation>손에 7이 남으면 한 번만 두 배를 냅니다.</translation>
    </message>
    <message>
        <source>Four sevens do not double.</source>
        <translation>7 네 장은 두 배가 되지 않습니다.</translation>
    </message>
    <message>
        <source>If you have not melded you pay double.</source>
        <translation>등록하지 않았으면 두 배를 냅니다.</translation>
    </message>
    <message>
        <source>If the winner goes out with Hoola everyone pays double.</source>
        <translation>훌라로 이기면 모두가 두 배를 냅니다.</translation>
    </message>
    <message numerus="yes">
        <source>A stake is %n chips.</source>
        <translation>
            <numerusform>판돈 1은 칩 %n개입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>An example: a fourth player goes out</source>
        <translation>보기: 네 번째 사람이 손을 털었을 때</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>남은 손패</translation>
    </message>
    <message>
        <source>Melded</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>내는 판돈</translation>
    </message>
    <message>
        <source>Six or seven players</source>
        <translation>여섯·일곱 명</translation>
    </message>
    <message>
        <source>Only five play. After the deal each player in turn says whether to stay in or to drop out, until five are left.</source>
        <translation>다섯 명만 합니다. 패를 나눈 뒤 차례대로 남을지 빠질지 정해 다섯 명이 남게 합니다.</translation>
    </message>
    <message>
        <source>A player who drops out pays the price of the hand to the dealer.</source>
        <translation>빠지는 사람이 손패의 값을 선에게 냅니다.</translation>
    </message>
    <message>
        <source>A player who drops out is paid the price of the hand by those who play.</source>
        <translation>빠지는 사람은 남은 사람들에게서 손패의 값을 받습니다.</translation>
    </message>
    <message>
        <source>If too few drop out, the last ones must.</source>
        <translation>빠지는 사람이 모자라면 마지막 사람이 빠져야 합니다.</translation>
    </message>
    <message>
        <source>If too few drop out, no one pays and the cards are dealt again.</source>
        <translation>빠지는 사람이 모자라면 아무도 내지 않고 패를 다시 나눕니다.</translation>
    </message>
    <message>
        <source>meld</source>
        <translation>조합</translation>
    </message>
    <message>
        <source>Cards that belong together on the table: a set, a run or a lone seven.</source>
        <translation>바닥에 함께 놓이는 패: 묶음, 스트레이트, 또는 7 한 장</translation>
    </message>
    <message>
        <source>melded</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>Having put a meld of your own on the table.</source>
        <translation>내 첫 조합을 바닥에 내려놓는 일</translation>
    </message>
    <message>
        <source>lay off</source>
        <translation>붙이기</translation>
    </message>
    <message>
        <source>To add a card from your hand to a meld on the table.</source>
        <translation>손패의 카드를 바닥의 조합에 더하는 일</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>덱</translation>
    </message>
    <message>
        <source>The face-down cards you draw from.</source>
        <translation>엎어 놓고 뽑는 카드들</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>버린 패</translation>
    </message>
    <message>
        <source>The face-up discards; only the top one can be taken.</source>
        <translation>펼쳐 버린 패. 맨 위 한 장만 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>스톱</translation>
    </message>
    <message>
        <source>To end the round because your hand is low.</source>
        <translation>손패가 낮아서 판을 멈추는 일</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>바가지</translation>
    </message>
    <message>
        <source>To have as few points as the player who stopped, or fewer.</source>
        <translation>스톱한 사람과 점수가 같거나 더 낮은 사람이 있어 스톱이 실패하는 것</translation>
    </message>
    <message>
        <source>blast</source>
        <translation>블라스트</translation>
    </message>
    <message>
        <source>To win at once with a very low or a very high hand.</source>
        <translation>아주 낮거나 아주 높은 손패로 곧바로 이기는 일</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>판돈</translation>
    </message>
    <message>
        <source>Hoola</source>
        <translation>훌라</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>어떤 게임인가</translation>
    </message>
    <message>
        <source>If a stop fails, the lowest of the others deals.</source>
        <translation>스톱에 실패하면 나머지 가운데 가장 낮은 사람이 선이 됩니다.</translation>
    </message>
    <message>
        <source>After a void round the same player deals again.</source>
        <translation>무효가 된 판은 같은 선이 다시 나눕니다.</translation>
    </message>
    <message>
        <source>Runs can be extended at either end.</source>
        <translation>스트레이트는 양쪽 끝에 붙입니다.</translation>
    </message>
    <message>
        <source>The lowest of the others then wins, and you pay as if you had come last.</source>
        <translation>그러면 나머지 가운데 가장 낮은 사람이 이기고, 나는 꼴찌로 냅니다.</translation>
    </message>
    <message>
        <source>When the stock runs out, the discards are shuffled and become the new stock. This happens at most twice in a round; after that the lowest hand wins.</source>
        <translation>덱이 떨어지면 버린 패를 섞어 새 덱으로 씁니다. 한 판에 두 번까지이며, 그 뒤에는 가장 낮은 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>If several are lowest, they share the win.</source>
        <translation>가장 낮은 사람이 여럿이면 나누어 가집니다.</translation>
    </message>
    <message>
        <source>Payments are capped at rank %1.</source>
        <translation>판돈은 %1등 몫까지만 냅니다.</translation>
    </message>
    <message>
        <source>Sevens left in hand don&apos;t double anything.</source>
        <translation>손에 남은 7로는 두 배가 되지 않습니다.</translation>
    </message>
    <message>
        <source>A blast counts as Hoola: everyone pays double for it, too.</source>
        <translation>블라스트도 훌라로 칩니다. 모두 두 배로 냅니다.</translation>
    </message>
    <message>
        <source>Doublings stack: ×2 and ×2 make ×4.</source>
        <translation>두 배는 서로 곱합니다. 두 배에 두 배면 네 배입니다.</translation>
    </message>
    <message>
        <source>The price of a hand: the sum of all it contains</source>
        <translation>패의 값: 손에 든 것을 모두 더합니다</translation>
    </message>
    <message>
        <source>For example</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>Stakes</source>
        <comment>a column</comment>
        <translation>판돈</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>a column</comment>
        <translation>칩</translation>
    </message>
    <message>
        <source>The unit of payment.</source>
        <translation>내고 받는 단위</translation>
    </message>
    <message>
        <source>Going out in a single turn, having melded nothing before it.</source>
        <translation>등록하지 않고 있다가 한 차례에 손을 다 터는 일</translation>
    </message>
</context>
<context>
    <name>HoolaLook</name>
    <message>
        <source>52 cards</source>
        <translation>52장</translation>
    </message>
    <message>
        <source>Call “Thank you!” and “Stop!”; a lone seven is a meld</source>
        <translation>땡큐와 스톱, 7은 한 장으로도 등록</translation>
    </message>
</context>
<context>
    <name>HoolaWords</name>
    <message>
        <source>%1: thank you?</source>
        <translation>%1 · 땡큐?</translation>
    </message>
    <message>
        <source>%1 discarded %2. Thank you?</source>
        <translation>%1 · %2 버림 · 땡큐?</translation>
    </message>
    <message>
        <source>Choose one card to discard.</source>
        <translation>버릴 카드를 한 장 고르세요.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>이번 차례에는 이미 뽑았어요.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>가져올 버린 패가 없어요.</translation>
    </message>
    <message>
        <source>None of your cards form a meld with the discard.</source>
        <translation>버린 패와 함께 등록할 손패가 없어요.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>먼저 한 장 뽑으세요.</translation>
    </message>
    <message>
        <source>None of your cards can be laid off.</source>
        <translation>붙일 수 있는 카드가 없어요.</translation>
    </message>
    <message>
        <source>You can&apos;t place cards on the stock.</source>
        <translation>덱에는 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>Cards on the table can&apos;t be moved.</source>
        <translation>바닥에 놓인 패는 옮길 수 없어요.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>먼저 카드를 고르세요.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a card laid off on a meld</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Thanks!</source>
        <comment>button</comment>
        <translation>땡큐!</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>button: take the discard</comment>
        <translation>버린 패 가져오기</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button</comment>
        <translation>뽑기</translation>
    </message>
    <message>
        <source>Meld</source>
        <comment>button</comment>
        <translation>등록하기</translation>
    </message>
    <message>
        <source>Lay off</source>
        <comment>button</comment>
        <translation>붙이기</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button</comment>
        <translation>스톱</translation>
    </message>
    <message>
        <source>Blast</source>
        <comment>button</comment>
        <translation>블라스트</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Stay in</source>
        <comment>button</comment>
        <translation>참가</translation>
    </message>
    <message>
        <source>Drop out</source>
        <comment>button</comment>
        <translation>빠지기</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>%1의 손패</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>덱 %1</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>버린 패</translation>
    </message>
    <message>
        <source>Completed melds</source>
        <translation>완성된 조합</translation>
    </message>
    <message>
        <source>My melds</source>
        <translation>내 조합</translation>
    </message>
    <message>
        <source>Your meld</source>
        <translation>내 조합</translation>
    </message>
    <message>
        <source>%1&apos;s meld</source>
        <translation>%1의 조합</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>가려진 카드</translation>
    </message>
    <message>
        <source>Stay in or drop out? Dropping out costs %1</source>
        <translation>참가하시겠어요? 빠지면 칩 %1개를 내요</translation>
    </message>
    <message>
        <source>Stay in or drop out?</source>
        <translation>이번 판에 참가하시겠어요?</translation>
    </message>
    <message>
        <source>%1 stays or drops out...</source>
        <translation>%1 · 참가 여부 결정 중…</translation>
    </message>
    <message>
        <source>Say “Thank you” to take the discard, or pass</source>
        <translation>버린 패를 땡큐하거나 패스하세요</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>%1 차례</translation>
    </message>
    <message>
        <source>Your turn · meld, or discard a card to end it</source>
        <translation>내 차례 · 등록하거나, 한 장 버리세요</translation>
    </message>
    <message>
        <source>Your turn · lay off, or discard a card to end it</source>
        <translation>내 차례 · 붙이거나, 한 장 버리세요</translation>
    </message>
    <message>
        <source>Your turn · discard a card to end it</source>
        <translation>내 차례 · 한 장 버리세요</translation>
    </message>
    <message>
        <source>Your turn · draw, take the discard, or stop</source>
        <translation>내 차례 · 뽑거나, 버린 패를 가져오거나, 스톱하세요</translation>
    </message>
    <message>
        <source>Your turn · draw a card, or stop</source>
        <translation>내 차례 · 한 장 뽑거나 스톱하세요</translation>
    </message>
    <message>
        <source>Your turn · draw, or take the discard</source>
        <translation>내 차례 · 뽑거나 버린 패를 가져오세요</translation>
    </message>
    <message>
        <source>Your turn · draw a card</source>
        <translation>내 차례 · 한 장 뽑으세요</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>badge: dropped out of this hand</comment>
        <translation>빠짐</translation>
    </message>
    <message>
        <source>Melded</source>
        <comment>badge: has a meld on the table</comment>
        <translation>등록</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>badge</comment>
        <translation>선</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1점</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <comment>called out</comment>
        <translation>땡큐!</translation>
    </message>
    <message>
        <source>Stop!</source>
        <comment>called out</comment>
        <translation>스톱!</translation>
    </message>
    <message>
        <source>Blast!</source>
        <comment>called out</comment>
        <translation>블라스트!</translation>
    </message>
    <message>
        <source>I&apos;m out.</source>
        <comment>called out when dropping out</comment>
        <translation>저는 빠질게요.</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1: 뽑음</translation>
    </message>
    <message>
        <source>%1 takes the discard</source>
        <translation>%1: 버린 패 가져옴</translation>
    </message>
    <message>
        <source>%1: thank you</source>
        <translation>%1: 땡큐</translation>
    </message>
    <message>
        <source>%1: thank you, with %2</source>
        <translation>%1: 땡큐, %2 등록</translation>
    </message>
    <message>
        <source>%1 lays off %2</source>
        <translation>%1: %2 붙임</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>Hoola! You go out in one turn</source>
        <translation>훌라! 한 차례에 다 털었어요</translation>
    </message>
    <message>
        <source>Hoola! %1 goes out in one turn</source>
        <translation>%1 훌라! 한 차례에 다 털었어요</translation>
    </message>
    <message>
        <source>You go out and win</source>
        <translation>손을 다 털어 이겼어요!</translation>
    </message>
    <message>
        <source>%1 goes out and wins</source>
        <translation>%1 승 · 손을 다 털었어요</translation>
    </message>
    <message>
        <source>Stop: you win</source>
        <translation>스톱 성공 · 이겼어요!</translation>
    </message>
    <message>
        <source>Stop: %1 wins</source>
        <translation>스톱 성공 · %1 승</translation>
    </message>
    <message>
        <source>Undercut! The stop fails</source>
        <translation>바가지! 스톱 실패</translation>
    </message>
    <message>
        <source>Undercut! You win</source>
        <translation>바가지! 이겼어요</translation>
    </message>
    <message>
        <source>Undercut! %1 wins</source>
        <translation>바가지! %1 승</translation>
    </message>
    <message>
        <source>Minor blast: you win</source>
        <translation>로우 블라스트 · 이겼어요!</translation>
    </message>
    <message>
        <source>Minor blast: %1 wins</source>
        <translation>로우 블라스트 · %1 승</translation>
    </message>
    <message>
        <source>Major blast: you win</source>
        <translation>하이 블라스트 · 이겼어요!</translation>
    </message>
    <message>
        <source>Major blast: %1 wins</source>
        <translation>하이 블라스트 · %1 승</translation>
    </message>
    <message>
        <source>The stock is empty: no one wins</source>
        <translation>덱이 떨어짐 · 승자 없음</translation>
    </message>
    <message>
        <source>The stock is empty: you win</source>
        <translation>덱이 떨어짐 · 점수가 가장 낮아 이겼어요</translation>
    </message>
    <message>
        <source>The stock is empty: %1 wins with the lowest hand</source>
        <translation>덱이 떨어짐 · 최저점 %1 승</translation>
    </message>
    <message>
        <source>Too few players dropped out: redeal</source>
        <translation>빠진 사람이 모자라 다시 나눠요</translation>
    </message>
    <message>
        <source>The stock is empty: the round is void</source>
        <translation>덱이 떨어짐 · 무효 판</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>등수대로</translation>
    </message>
    <message>
        <source>points in hand</source>
        <translation>남은 점수</translation>
    </message>
    <message>
        <source>one stake each</source>
        <translation>각자 판돈 1</translation>
    </message>
    <message>
        <source>undercut</source>
        <translation>바가지</translation>
    </message>
    <message>
        <source>dropping out</source>
        <translation>빠지기</translation>
    </message>
    <message>
        <source>1 stake</source>
        <translation>판돈 1</translation>
    </message>
    <message>
        <source>%1 stakes</source>
        <translation>판돈 %1</translation>
    </message>
    <message>
        <source>sevens in hand ×%1</source>
        <translation>7 보유 ×%1</translation>
    </message>
    <message>
        <source>no meld ×%1</source>
        <translation>미등록 ×%1</translation>
    </message>
    <message>
        <source>Hoola ×%1</source>
        <translation>훌라 ×%1</translation>
    </message>
    <message>
        <source>blast ×%1</source>
        <translation>블라스트 ×%1</translation>
    </message>
    <message>
        <source>never melded</source>
        <translation>등록 안 함</translation>
    </message>
    <message>
        <source>Stake: %1 chips</source>
        <translation>판돈 1 = 칩 %1개</translation>
    </message>
    <message>
        <source>on behalf of %1</source>
        <translation>%1 몫까지</translation>
    </message>
    <message>
        <source>on your behalf</source>
        <translation>내 몫까지</translation>
    </message>
    <message>
        <source>dropped out</source>
        <comment>of this hand: nothing is counted</comment>
        <translation>빠짐</translation>
    </message>
    <message>
        <source>1 chip per stake</source>
        <translation>판돈 1 = 칩 1개</translation>
    </message>
    <message>
        <source>Thank you! claims</source>
        <translation>땡큐</translation>
    </message>
    <message>
        <source>Hoola</source>
        <translation>훌라</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>스톱</translation>
    </message>
    <message>
        <source>Undercut</source>
        <translation>바가지</translation>
    </message>
    <message>
        <source>Minor blast</source>
        <translation>로우 블라스트</translation>
    </message>
    <message>
        <source>Major blast</source>
        <translation>하이 블라스트</translation>
    </message>
    <message>
        <source>risks %1</source>
        <comment>button Stop: what an undercut would cost</comment>
        <translation>바가지 %1</translation>
    </message>
    <message>
        <source>the set is complete: nothing more may be built on it</source>
        <translation>묶음 완성, 더 붙일 수 없음</translation>
    </message>
    <message>
        <source>the set is complete and leaves the table</source>
        <translation>묶음 완성, 바닥에서 치움</translation>
    </message>
    <message>
        <source>the set is complete and leaves the table: %1 no longer has a meld</source>
        <translation>묶음 완성, 바닥에서 치움 · %1 등록 풀림</translation>
    </message>
    <message>
        <source>the set is complete and leaves the table: you no longer have a meld</source>
        <translation>묶음 완성, 바닥에서 치움 · 내 등록 풀림</translation>
    </message>
    <message>
        <source>Hoola!</source>
        <comment>called out</comment>
        <translation>훌라!</translation>
    </message>
    <message>
        <source>You have nothing to meld: choose cards that make a set or a run, or a seven.</source>
        <translation>등록할 카드가 없어요. 묶음이나 스트레이트가 되는 카드, 또는 7을 고르세요.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to respond to right now: wait for a discard.</source>
        <translation>지금은 답할 것이 없어요. 누가 카드를 버릴 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>That card cannot go there: lay it off on a meld, or discard it.</source>
        <translation>그 카드는 거기에 놓을 수 없어요. 조합에 붙이거나 버리세요.</translation>
    </message>
    <message>
        <source>%1 draw</source>
        <comment>you</comment>
        <translation>%1: 뽑음</translation>
    </message>
    <message>
        <source>%1 take the discard</source>
        <comment>you</comment>
        <translation>%1: 버린 패 가져옴</translation>
    </message>
    <message>
        <source>%1 take the discard with %2</source>
        <comment>you</comment>
        <translation>%1: 버린 패 가져옴 (%2)</translation>
    </message>
    <message>
        <source>%1 takes the discard with %2</source>
        <translation>%1: 버린 패 가져옴 (%2)</translation>
    </message>
    <message>
        <source>%1 meld %2</source>
        <comment>you</comment>
        <translation>%1: %2 등록</translation>
    </message>
    <message>
        <source>%1 melds %2</source>
        <translation>%1: %2 등록</translation>
    </message>
    <message>
        <source>%1 lay off %2</source>
        <comment>you</comment>
        <translation>%1: %2 붙임</translation>
    </message>
    <message>
        <source>%1 discard %2</source>
        <comment>you</comment>
        <translation>%1: %2 버림</translation>
    </message>
    <message>
        <source>%1 stop</source>
        <comment>you</comment>
        <translation>%1: 스톱</translation>
    </message>
    <message>
        <source>%1 stops</source>
        <translation>%1: 스톱</translation>
    </message>
    <message>
        <source>%1 blast</source>
        <comment>you</comment>
        <translation>%1: 블라스트</translation>
    </message>
    <message>
        <source>%1 blasts</source>
        <translation>%1: 블라스트</translation>
    </message>
    <message>
        <source>%1 stay in</source>
        <comment>you</comment>
        <translation>%1: 참가</translation>
    </message>
    <message>
        <source>%1 stays in</source>
        <translation>%1: 참가</translation>
    </message>
    <message>
        <source>%1 drop out</source>
        <comment>you</comment>
        <translation>%1: 빠짐</translation>
    </message>
    <message>
        <source>%1 drops out</source>
        <translation>%1: 빠짐</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>How the round ended</source>
        <translation>끝난 방법</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>손을 다 털었음</translation>
    </message>
    <message>
        <source>Hoola: out in one turn</source>
        <translation>훌라: 한 차례에 다 털었음</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>스톱</translation>
    </message>
    <message>
        <source>A blast</source>
        <translation>블라스트</translation>
    </message>
    <message>
        <source>The stock ran out</source>
        <translation>덱이 떨어짐</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Claimed the last card from</source>
        <translation>땡큐로 털었다면 버린 사람</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Is this a meld?</source>
        <translation>조합이 되나요?</translation>
    </message>
    <message>
        <source>Cards, a run from low to high</source>
        <translation>카드 (스트레이트는 낮은 것부터)</translation>
    </message>
    <message>
        <source>May a card be laid off there?</source>
        <translation>카드를 붙일 수 있나요?</translation>
    </message>
    <message>
        <source>Meld on the table</source>
        <translation>바닥의 조합</translation>
    </message>
    <message>
        <source>The card</source>
        <translation>붙일 카드</translation>
    </message>
    <message>
        <source>May the discard be claimed?</source>
        <translation>버린 패를 가져갈 수 있나요?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버린 패</translation>
    </message>
    <message>
        <source>Hand of the player claiming it</source>
        <translation>가져가려는 사람의 손패</translation>
    </message>
    <message>
        <source>It is their turn</source>
        <translation>그 사람의 차례임</translation>
    </message>
    <message>
        <source>They have melded</source>
        <translation>그 사람이 등록했음</translation>
    </message>
    <message>
        <source>What is a hand worth?</source>
        <translation>손패는 몇 점인가요?</translation>
    </message>
    <message>
        <source>Who pays whom?</source>
        <translation>누가 누구에게 내나요?</translation>
    </message>
    <message>
        <source>Who ended it</source>
        <translation>끝낸 사람</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>남은 카드</translation>
    </message>
    <message>
        <source>has melded</source>
        <translation>등록했음</translation>
    </message>
    <message>
        <source>The cards are worth %1; under these house rules the hand counts %2.</source>
        <translation>카드만으로는 %1점, 하우스 룰로는 %2점이에요.</translation>
    </message>
    <message>
        <source>All of it could be melded:</source>
        <translation>모두 등록할 수 있어요:</translation>
    </message>
    <message>
        <source>With these melds laid down it would count %1:</source>
        <translation>다음 조합을 등록하면 %1:</translation>
    </message>
    <message>
        <source>Yes, a run.</source>
        <translation>네, 스트레이트예요.</translation>
    </message>
    <message>
        <source>Yes, a set.</source>
        <translation>네, 묶음이에요.</translation>
    </message>
    <message>
        <source>Yes, a lone seven.</source>
        <translation>네, 7은 한 장만으로도 돼요.</translation>
    </message>
    <message>
        <source>Yes, it may be laid off.</source>
        <translation>네, 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>Yes, with these cards:</source>
        <translation>네, 다음 카드로:</translation>
    </message>
    <message>
        <source>No: only the player whose turn it is may take it under these rules.</source>
        <translation>아니요, 이 규칙에서는 차례인 사람만 가져갈 수 있어요.</translation>
    </message>
    <message>
        <source>No: the last card must be kept for discarding.</source>
        <translation>아니요, 마지막 한 장은 버려야 해요.</translation>
    </message>
    <message>
        <source>No: it makes no meld with cards from this hand.</source>
        <translation>아니요, 이 손패로는 조합이 되지 않아요.</translation>
    </message>
    <message>
        <source>%1 went out, and can&apos;t have cards left.</source>
        <translation>손을 턴 사람에게는 카드가 없어야 해요. 아직 카드가 있는 사람: %1</translation>
    </message>
    <message>
        <source>You can&apos;t claim your own discard.</source>
        <translation>자기가 버린 패는 땡큐할 수 없어요.</translation>
    </message>
    <message>
        <source>You said thank you: others may come first</source>
        <translation>땡큐했어요 · 앞사람이 먼저예요</translation>
    </message>
    <message>
        <source>%1 said thank you: others may come first</source>
        <translation>%1 땡큐 · 앞사람이 먼저예요</translation>
    </message>
    <message>
        <source>Be quick: others may say thank you, too</source>
        <translation>다른 사람도 땡큐할 수 있어요 · 빠른 사람이 먼저예요</translation>
    </message>
    <message>
        <source>Waiting: does anyone say thank you?</source>
        <translation>땡큐를 기다리는 중</translation>
    </message>
    <message>
        <source>%1 says thank you for %2. Take it first?</source>
        <translation>%1, %2 땡큐! 먼저 가져갈까요?</translation>
    </message>
    <message>
        <source>%1 says thank you for %2. Stop first?</source>
        <translation>%1, %2 땡큐! 먼저 스톱할까요?</translation>
    </message>
    <message>
        <source>Others may still say thank you.</source>
        <translation>아직 다른 사람이 땡큐할 수 있어요.</translation>
    </message>
    <message>
        <source>%1 has said thank you: answer that first.</source>
        <translation>%1, 땡큐했어요. 먼저 답하세요.</translation>
    </message>
    <message>
        <source>%1 says thank you · stop first, or pass</source>
        <translation>%1 땡큐 · 먼저 스톱하거나 패스하세요</translation>
    </message>
    <message>
        <source>%1 says thank you · take the discard first, or pass</source>
        <translation>%1 땡큐 · 버린 패를 먼저 가져오거나 패스하세요</translation>
    </message>
    <message>
        <source>%1: thank you for %2, laid off</source>
        <comment>player, card</comment>
        <translation>%1: %2 땡큐, 붙임</translation>
    </message>
    <message>
        <source>%1: thank you for %2</source>
        <comment>player, card</comment>
        <translation>%1: %2 땡큐</translation>
    </message>
    <message>
        <source>%1: thank you for %2, with %3</source>
        <comment>player, card, cards</comment>
        <translation>%1: %2 땡큐, %3 등록</translation>
    </message>
    <message>
        <source>%1 take %2 and lay it off</source>
        <comment>you</comment>
        <translation>%1: %2 가져와 붙임</translation>
    </message>
    <message>
        <source>%1 takes %2 and lays it off</source>
        <translation>%1: %2 가져와 붙임</translation>
    </message>
    <message>
        <source>%1 take %2</source>
        <comment>you</comment>
        <translation>%1: %2 가져옴</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1: %2 가져옴</translation>
    </message>
    <message>
        <source>%1 take %2 with %3</source>
        <comment>you</comment>
        <translation>%1: %2 가져옴, %3</translation>
    </message>
    <message>
        <source>%1 takes %2 with %3</source>
        <translation>%1: %2 가져옴, %3</translation>
    </message>
    <message>
        <source>%1, thank you!</source>
        <comment>called out: a card</comment>
        <translation>%1 땡큐!</translation>
    </message>
    <message>
        <source>%1: thank you! Your turn is skipped</source>
        <translation>%1 땡큐! 내 차례는 건너뛰어요</translation>
    </message>
    <message>
        <source>Your turn · discard your last card and win!</source>
        <translation>내 차례 · 마지막 패를 버리면 이겨요!</translation>
    </message>
    <message>
        <source>%1, you have %2 too</source>
        <comment>an undercut</comment>
        <translation>%1, 나도 %2점</translation>
    </message>
    <message>
        <source>%1, %2 has %3 too</source>
        <comment>an undercut</comment>
        <translation>%1, %2도 %3점</translation>
    </message>
    <message>
        <source>%1, you have only %2</source>
        <comment>an undercut</comment>
        <translation>%1, 나는 %2점뿐</translation>
    </message>
    <message>
        <source>%1, %2 has only %3</source>
        <comment>an undercut</comment>
        <translation>%1, %2은(는) %3점뿐</translation>
    </message>
    <message>
        <source>You stop at %1</source>
        <translation>%1점에서 스톱</translation>
    </message>
    <message>
        <source>%1 stops at %2</source>
        <translation>%1 %2점에서 스톱</translation>
    </message>
    <message>
        <source>you pay for all, %1</source>
        <translation>내가 모두의 몫까지 내요, %1</translation>
    </message>
    <message>
        <source>%1 pays for all, %2</source>
        <translation>%1이(가) 모두의 몫까지 내요, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how a round ended, who pays for it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2 fewer than the next lowest hand</source>
        <translation>%1, 그다음으로 낮은 패보다 %2점 적어요</translation>
    </message>
    <message>
        <source>You are left with the most: %1</source>
        <translation>내게 가장 많이 남았어요: %1</translation>
    </message>
    <message>
        <source>%1 is left with the most: %2</source>
        <translation>%1에게 가장 많이 남았어요: %2</translation>
    </message>
    <message>
        <source>shared by %1 winners</source>
        <translation>승자 %1명이 나눔</translation>
    </message>
    <message>
        <source>Undercut!</source>
        <comment>called out</comment>
        <translation>바가지!</translation>
    </message>
    <message>
        <source>%1 stop with %2; %3: %4</source>
        <comment>you, points, player, points</comment>
        <translation>%1: %2에 스톱 · %3: %4</translation>
    </message>
    <message>
        <source>%1 stops with %2; %3: %4</source>
        <comment>player, points, player, points</comment>
        <translation>%1: %2에 스톱 · %3: %4</translation>
    </message>
    <message>
        <source>%1 pay for everyone</source>
        <comment>you</comment>
        <translation>%1 독박! 혼자 다 내요</translation>
    </message>
    <message>
        <source>%1 pays for everyone</source>
        <translation>%1 독박! 혼자 다 내요</translation>
    </message>
    <message>
        <source>%1 go out in one turn</source>
        <comment>you</comment>
        <translation>%1: 한 차례에 다 털었어요</translation>
    </message>
    <message>
        <source>%1 goes out in one turn</source>
        <translation>%1: 한 차례에 다 털었어요</translation>
    </message>
    <message>
        <source>%1 go out on a card of %2</source>
        <comment>you, player</comment>
        <translation>%1: %2의 카드로 다 털었어요</translation>
    </message>
    <message>
        <source>%1 goes out on a card of %2</source>
        <comment>player, player</comment>
        <translation>%1: %2의 카드로 다 털었어요</translation>
    </message>
    <message>
        <source>Pays for all!</source>
        <comment>called out: a player who pays what all owe</comment>
        <translation>독박!</translation>
    </message>
    <message>
        <source>Hoola is played here as Uishin Cho (Xavier), Glenn and Hertzog described it.</source>
        <translation>훌라는 Uishin Cho(Xavier), Glenn, Hertzog가 전해 준 이야기를 바탕으로 합니다.</translation>
    </message>
    <message>
        <source>Discards taken in turn</source>
        <translation>차례에 가져온 버린 패</translation>
    </message>
    <message>
        <source>Somebody never laid a meld</source>
        <translation>누군가 조합을 내지 못한 판</translation>
    </message>
    <message>
        <source>Which card to discard</source>
        <translation>버릴 카드 고르기</translation>
    </message>
    <message>
        <source>Melding or waiting</source>
        <translation>등록할지 기다릴지</translation>
    </message>
    <message>
        <source>The discard or the stock</source>
        <translation>버린 카드를 가져올지 덱에서 뽑을지</translation>
    </message>
    <message>
        <source>Claiming a discard or letting it go</source>
        <translation>버린 카드를 가져올지 보낼지</translation>
    </message>
    <message>
        <source>Stopping or going on</source>
        <translation>스톱할지 계속할지</translation>
    </message>
    <message>
        <source>Blasting or playing on</source>
        <translation>블라스트할지 계속할지</translation>
    </message>
    <message>
        <source>Staying or dropping out</source>
        <translation>남을지 빠질지</translation>
    </message>
    <message>
        <source>Hoola</source>
        <comment>a great moment</comment>
        <translation>훌라</translation>
    </message>
    <message>
        <source>Go out in one turn, with nothing melded before.</source>
        <translation>등록하지 않고 있다가 한 차례에 손을 모두 터세요.</translation>
    </message>
    <message>
        <source>Blast</source>
        <comment>a great moment</comment>
        <translation>블라스트</translation>
    </message>
    <message>
        <source>Win with seven very low or very high cards at the start of a turn, before you have melded.</source>
        <translation>등록하기 전, 차례가 시작될 때 아주 낮거나 아주 높은 일곱 장으로 이기세요.</translation>
    </message>
    <message>
        <source>Undercut</source>
        <comment>a great moment</comment>
        <translation>바가지</translation>
    </message>
    <message>
        <source>Have fewer points than the player who stops.</source>
        <translation>스톱한 사람보다 점수가 낮으면 돼요.</translation>
    </message>
    <message>
        <source>Thank you</source>
        <comment>a great moment</comment>
        <translation>땡큐</translation>
    </message>
    <message>
        <source>Go out on a discard that you claimed.</source>
        <translation>땡큐로 가져온 패로 손을 터세요.</translation>
    </message>
    <message>
        <source>Pays for all</source>
        <comment>a great moment</comment>
        <translation>독박</translation>
    </message>
    <message>
        <source>Go out on a claimed discard where its player has to pay for everyone.</source>
        <translation>버린 사람이 모두의 몫을 내는 규칙에서 땡큐로 손을 터세요.</translation>
    </message>
</context>
<context>
    <name>HouseFinder</name>
    <message>
        <source>Say what you wish: what suits you is looked for at once.</source>
        <translation>바라는 것을 고르면 어울리는 규칙을 바로 찾습니다.</translation>
    </message>
    <message>
        <source>No change of a rule brings a preset nearer to it.</source>
        <translation>규칙을 바꾸어도 기본 규칙보다 더 가까워지지 않습니다.</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>치르는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <extracomment>a preset, the number of changed rules</extracomment>
        <translation>
            <numerusform>%1, 규칙 %n개 변경</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a rule, its value, its value in the preset</comment>
        <translation>%1: %2(%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fits all you wish.</source>
        <translation>바라는 것에 모두 맞습니다.</translation>
    </message>
    <message>
        <source>Does not get there, but comes near.</source>
        <translation>딱 맞지는 않지만 가깝습니다.</translation>
    </message>
    <message>
        <source>Fits %1 of %2 wishes.</source>
        <translation>바라는 것 %2가지 중 %1가지에 맞습니다.</translation>
    </message>
    <message>
        <source>“%1” is in use.</source>
        <translation>이제 “%1” 규칙을 씁니다.</translation>
    </message>
</context>
<context>
    <name>HouseLine</name>
    <message>
        <source>in use · %1</source>
        <translation>사용 중 · %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>사용 중</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message>
        <source>Changes to “%1” discarded.</source>
        <translation>“%1”에서 바꾼 내용을 버렸습니다.</translation>
    </message>
    <message>
        <source>One rule reset to the preset.</source>
        <translation>규칙 하나를 기본값으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>%1 rules reset to the preset.</source>
        <translation>규칙 %1개를 기본값으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>%1 · house rules</source>
        <translation>%1 · 하우스 룰</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Export these rules to a file (Ctrl+E)</source>
        <translation>이 규칙을 파일로 내보내기 (Ctrl+E)</translation>
    </message>
    <message>
        <source>Code...</source>
        <translation>코드…</translation>
    </message>
    <message>
        <source>Send these rules to a friend as one line of text, or load theirs</source>
        <translation>규칙을 한 줄짜리 코드로 보내거나 받기</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>규칙 저장</translation>
    </message>
    <message>
        <source>Save these rules under a name (Ctrl+S)</source>
        <translation>이 규칙을 이름 붙여 저장 (Ctrl+S)</translation>
    </message>
    <message>
        <source>Last change undone.</source>
        <translation>마지막 변경을 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>규칙 찾기</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>다른 점만</translation>
    </message>
    <message>
        <source>No rules match “%1”.</source>
        <translation>“%1”에 관한 규칙이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing differs from “%1”.</source>
        <translation>“%1” 규칙과 똑같습니다.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>규칙 가져오기</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>규칙 내보내기</translation>
    </message>
    <message>
        <source>Back to the set-up</source>
        <translation>경기 준비로 돌아가기</translation>
    </message>
    <message>
        <source>Continue to the set-up</source>
        <translation>경기 준비하기</translation>
    </message>
    <message>
        <source>These rules are in use already</source>
        <translation>이미 쓰고 있는 규칙입니다</translation>
    </message>
    <message>
        <source>Read the rules (F1)</source>
        <translation>규칙 풀어 보기 (F1)</translation>
    </message>
    <message>
        <source>Import rules from a file</source>
        <translation>파일의 규칙을 더합니다</translation>
    </message>
    <message>
        <source>Hanpan rules (%1)</source>
        <translation>한판 규칙 (%1)</translation>
    </message>
    <message>
        <source>Beside the rules</source>
        <translation>규칙 옆에 보이는 것</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>규칙 모음</translation>
    </message>
    <message>
        <source>Presets and your rules</source>
        <translation>기본 규칙과 내 규칙</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>효과</translation>
    </message>
    <message>
        <source>What these rules do to the game, in figures</source>
        <translation>이 규칙이 게임을 어떻게 바꾸는지 숫자로 봅니다</translation>
    </message>
    <message>
        <source>Which rules suit us?</source>
        <translation>우리에게 맞는 규칙은?</translation>
    </message>
    <message>
        <source>All rule sets beside each other, in figures; and those that suit what you wish</source>
        <translation>모든 규칙을 숫자로 나란히 보고, 바라는 것에 맞는 규칙을 찾습니다</translation>
    </message>
</context>
<context>
    <name>HouseView</name>
    <message>
        <source>What the host asks for</source>
        <translation>주인의 부탁</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>해냄: %1</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>함께 앉는 상대</translation>
    </message>
    <message>
        <source>Where the rules come from</source>
        <translation>규칙의 유래</translation>
    </message>
    <message>
        <source>Lesson %1 first</source>
        <translation>강습 %1부터</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>이어하기</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>앉기</translation>
    </message>
</context>
<context>
    <name>HouseWishes</name>
    <message>
        <source>Rounds</source>
        <translation>판의 길이</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>짧게</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>상관없음</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>길게</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>오가는 크기</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>잔잔하게</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>화끈하게</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>승부</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>운</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>실력</translation>
    </message>
    <message>
        <source>Above all</source>
        <translation>특히</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Fair seats</source>
        <translation>공평한 자리</translation>
    </message>
    <message>
        <source>Many claims</source>
        <translation>잦은 끼어들기</translation>
    </message>
    <message>
        <source>Age of the youngest</source>
        <translation>가장 어린 사람의 나이</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1살 이상</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>이 규칙 쓰기</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>“%1” 쓰기</translation>
    </message>
</context>
<context>
    <name>Houses</name>
    <message>
        <source>%1 rounds, as our casual bots play them. In small figures: the interval in which the true figure lies 19 times in 20.</source>
        <translation>컴퓨터가 치른 %1판의 결과입니다. 작은 숫자는 참값이 스무 번에 열아홉 번 들어가는 범위입니다.</translation>
    </message>
    <message>
        <source>Nobody can play by these rules.</source>
        <translation>이 규칙으로는 아무도 플레이할 수 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n명</numerusform>
        </translation>
    </message>
    <message>
        <source>in use</source>
        <translation>사용 중</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>turns, minutes</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1~%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>HousesPage</name>
    <message>
        <source>%1 · which rules?</source>
        <translation>%1 · 어떤 규칙으로?</translation>
    </message>
    <message>
        <source>View</source>
        <translation>보기</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>Presets and your rules, in figures</source>
        <translation>기본 규칙과 내 규칙을 숫자로 봅니다</translation>
    </message>
    <message>
        <source>Find ours</source>
        <translation>규칙 찾기</translation>
    </message>
    <message>
        <source>Say what you wish, and get the rules nearest to it</source>
        <translation>바라는 것을 고르면 가장 가까운 규칙을 보여 줍니다</translation>
    </message>
    <message>
        <source>What each rule set does to the game. A press on a figure&apos;s name sorts by it, one on a rule set uses it.</source>
        <translation>규칙마다 게임이 어떻게 달라지는지 보여 줍니다. 항목 이름을 누르면 그 순서로 늘어놓고, 규칙을 누르면 그 규칙을 씁니다.</translation>
    </message>
    <message>
        <source>What would you like your game to be? The nearest presets are shown, and the fewest changes that bring them nearer.</source>
        <translation>어떤 게임을 바랍니까? 가장 가까운 기본 규칙과, 더 가까워지는 가장 적은 변경을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
</context>
<context>
    <name>HousesTable</name>
    <message>
        <source>Figures</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>%1, sorted, the largest first</source>
        <translation>%1, 큰 것부터 정렬됨</translation>
    </message>
    <message>
        <source>%1, sorted, the smallest first</source>
        <translation>%1, 작은 것부터 정렬됨</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>치르는 중…</translation>
    </message>
</context>
<context>
    <name>HulahooBook</name>
    <message>
        <source>Players take turns playing a card onto one pile and calling whether the next must be higher or lower.</source>
        <translation>모두 한 더미에 카드를 한 장씩 내면서, 다음 카드가 더 높아야 하는지 낮아야 하는지 외칩니다.</translation>
    </message>
    <message>
        <source>A player who cannot answer drops the hoop and is out for the round.</source>
        <translation>낼 수 없는 사람은 훌라후프를 떨어뜨리고 그 라운드에서 탈락합니다.</translation>
    </message>
    <message>
        <source>The first player to run out of cards, or the last one left, wins the round and scores for the pile.</source>
        <translation>먼저 손을 다 털거나 마지막까지 남은 사람이 라운드에서 이기고 더미만큼 점수를 받습니다.</translation>
    </message>
    <message>
        <source>There are 84 cards: 1 to 6 and 8 to 13 six times each, and twelve sevens, which are jokers. There are no suits.</source>
        <translation>카드는 84장입니다. 1~6과 8~13이 여섯 장씩, 조커인 7이 열두 장입니다. 무늬는 없습니다.</translation>
    </message>
    <message>
        <source>The cards; the seven is the joker.</source>
        <translation>카드. 7은 조커입니다.</translation>
    </message>
    <message numerus="yes">
        <source>The first player with %n points wins the match.</source>
        <translation>
            <numerusform>먼저 %n점을 얻은 사람이 경기에서 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player to win %n rounds wins the match.</source>
        <translation>
            <numerusform>먼저 %n라운드를 이긴 사람이 경기에서 이깁니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match is %n rounds; most points win it.</source>
        <translation>
            <numerusform>경기는 %n라운드입니다. 점수가 가장 높은 사람이 이깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal and swap</source>
        <translation>나누기와 교환</translation>
    </message>
    <message numerus="yes">
        <source>Everyone is dealt a hand of %n cards that no one else sees.</source>
        <translation>
            <numerusform>모두 남이 볼 수 없는 손패 %n장을 받습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more are face up in front of each player.</source>
        <translation>
            <numerusform>저마다 앞에 %n장을 더 펼쳐 놓습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this learning variant the hands are face up, too.</source>
        <translation>배우기 위한 방식이라 손패도 펼쳐 놓습니다.</translation>
    </message>
    <message>
        <source>Both together are your cards: you may play from either. The rest is the draw pile.</source>
        <translation>둘 다 내 카드이며 어느 쪽에서 내도 됩니다. 나머지는 뽑기 더미입니다.</translation>
    </message>
    <message numerus="yes">
        <source>Before play everyone in turn may swap up to %n of the open cards once.</source>
        <translation>
            <numerusform>시작하기 전에 차례로 한 번씩 펼친 카드를 %n장까지 교환할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards of the hand may be swapped as well, unseen.</source>
        <translation>손패의 카드도 남몰래 교환할 수 있습니다.</translation>
    </message>
    <message>
        <source>The new ones come from the draw pile; the old ones go under it.</source>
        <translation>새 카드는 뽑기 더미에서 가져오고, 바꾼 카드는 그 밑에 넣습니다.</translation>
    </message>
    <message>
        <source>Turns go clockwise.</source>
        <translation>차례는 시계 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>Turns go anticlockwise.</source>
        <translation>차례는 시계 반대 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>The player after the dealer begins the first round.</source>
        <translation>첫 라운드는 딜러 다음 사람부터 시작합니다.</translation>
    </message>
    <message>
        <source>After that the player after the winner begins.</source>
        <translation>그다음부터는 이긴 사람의 다음 사람이 시작합니다.</translation>
    </message>
    <message>
        <source>After that the winner begins.</source>
        <translation>그다음부터는 이긴 사람이 시작합니다.</translation>
    </message>
    <message>
        <source>After that everyone begins in turn.</source>
        <translation>그다음부터는 돌아가며 시작합니다.</translation>
    </message>
    <message>
        <source>may follow, with a new call</source>
        <translation>낼 수 있고 새로 외칩니다</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Higher, lower</source>
        <translation>높게, 낮게</translation>
    </message>
    <message>
        <source>You play a card that answers the call and call yourself: “Higher!” or “Lower!”.</source>
        <translation>외친 말에 맞는 카드를 내고 “높게!”나 “낮게!”를 외칩니다.</translation>
    </message>
    <message>
        <source>You may even call “Higher!” on a 13 or “Lower!” on a 1: then only the same card or a joker helps.</source>
        <translation>13에 “높게!”, 1에 “낮게!”를 외쳐도 됩니다. 그러면 같은 카드나 조커로만 받을 수 있습니다.</translation>
    </message>
    <message>
        <source>No one may call “Higher!” on a 13 or “Lower!” on a 1.</source>
        <translation>13에 “높게!”, 1에 “낮게!”는 외칠 수 없습니다.</translation>
    </message>
    <message>
        <source>On a 9 and “Higher!”</source>
        <translation>9에 “높게!”일 때</translation>
    </message>
    <message>
        <source>On a 4 and “Lower!”</source>
        <translation>4에 “낮게!”일 때</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>A card of the same value as the last one is a double, whatever was called. The next player must answer the double.</source>
        <translation>바로 앞 카드와 같은 수를 내면 무엇을 외쳤든 더블입니다. 다음 사람은 더블을 받아야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>A player who doubles draws %n cards.</source>
        <translation>
            <numerusform>더블을 낸 사람은 카드를 %n장 뽑습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who doubles draws nothing.</source>
        <translation>더블을 내도 뽑지 않습니다.</translation>
    </message>
    <message>
        <source>A double with the last card wins the round.</source>
        <translation>마지막 카드로 더블을 내면 라운드에서 이깁니다.</translation>
    </message>
    <message>
        <source>A double with the last card does not win: the card is drawn first.</source>
        <translation>마지막 카드로 더블을 내도 이기지 못합니다. 카드를 먼저 뽑습니다.</translation>
    </message>
    <message>
        <source>When the draw pile is empty nothing is drawn.</source>
        <translation>뽑기 더미가 비면 뽑지 않습니다.</translation>
    </message>
    <message>
        <source>When the draw pile is empty the pile is shuffled into a new one.</source>
        <translation>뽑기 더미가 비면 낸 카드를 섞어 새 더미를 만듭니다.</translation>
    </message>
    <message>
        <source>When the draw pile is empty no one may double.</source>
        <translation>뽑기 더미가 비면 더블을 낼 수 없습니다.</translation>
    </message>
    <message>
        <source>A double is answered by another double, by a joker, or by a neighbour: one higher or one lower ends it, with a new call.</source>
        <translation>더블은 또 다른 더블, 조커, 이웃 수로 받습니다. 하나 높거나 낮은 이웃 수는 더블을 끝내고 새로 외칩니다.</translation>
    </message>
    <message>
        <source>A double is answered by another double or by a joker.</source>
        <translation>더블은 또 다른 더블이나 조커로 받습니다.</translation>
    </message>
    <message>
        <source>1 and 13 are neighbours, too.</source>
        <translation>1과 13도 이웃 수입니다.</translation>
    </message>
    <message>
        <source>On a doubled 9</source>
        <translation>9 더블일 때</translation>
    </message>
    <message>
        <source>The seven, the joker</source>
        <translation>7은 조커</translation>
    </message>
    <message>
        <source>A seven may be played on anything. Your call then counts from seven: higher means 8 to 13, lower 1 to 6.</source>
        <translation>7은 무엇에나 낼 수 있습니다. 그때 외치는 말은 7을 기준으로 합니다. 높게는 8~13, 낮게는 1~6입니다.</translation>
    </message>
    <message>
        <source>A seven on a seven is a joker again, not a double.</source>
        <translation>7 위의 7은 다시 조커이며 더블이 아닙니다.</translation>
    </message>
    <message>
        <source>A seven on a seven is a double.</source>
        <translation>7 위의 7은 더블입니다.</translation>
    </message>
    <message>
        <source>The last card may not be a joker.</source>
        <translation>조커는 마지막 카드로 낼 수 없습니다.</translation>
    </message>
    <message>
        <source>A joker as the last card does not win: its player wins only if all others drop out first.</source>
        <translation>조커를 마지막 카드로 내면 이기지 못합니다. 나머지가 먼저 모두 탈락해야 이깁니다.</translation>
    </message>
    <message>
        <source>A joker may be the last card only if the player&apos;s card before it was a joker, too.</source>
        <translation>바로 앞에 낸 카드도 조커였을 때만 조커를 마지막 카드로 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>A joker may be the last card, and wins.</source>
        <translation>조커를 마지막 카드로 내도 되며, 그러면 이깁니다.</translation>
    </message>
    <message>
        <source>A 1 is a small joker: it fits on any higher or lower, and the next player may play anything.</source>
        <translation>1은 작은 조커입니다. 높게든 낮게든 낼 수 있고, 다음 사람은 무엇이든 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>Dropping the hoop</source>
        <translation>훌라후프 떨어뜨리기</translation>
    </message>
    <message>
        <source>You may pass even if you could play, but you are out for the round then.</source>
        <translation>낼 수 있어도 패스할 수 있지만, 패스하면 그 라운드에서 탈락합니다.</translation>
    </message>
    <message>
        <source>If you can play you must. If you cannot, you are out for the round.</source>
        <translation>낼 수 있으면 내야 합니다. 낼 수 없으면 그 라운드에서 탈락합니다.</translation>
    </message>
    <message>
        <source>Your hand is shown; the next player answers the same call.</source>
        <translation>손패를 보이고, 다음 사람이 같은 말을 받습니다.</translation>
    </message>
    <message>
        <source>Your hand stays hidden; the next player answers the same call.</source>
        <translation>손패는 보이지 않고, 다음 사람이 같은 말을 받습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone has %n seconds to think; then the safest card is played.</source>
        <translation>
            <numerusform>생각하는 시간은 %n초입니다. 지나면 가장 안전한 카드를 냅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>The winner of a round scores a point for every card in the pile; no one else scores.</source>
        <translation>이긴 사람은 더미의 카드 한 장에 1점씩 받습니다. 나머지는 받지 않습니다.</translation>
    </message>
    <message>
        <source>The winner of a round scores a point for every card in the pile and for every card the others still hold.</source>
        <translation>이긴 사람은 더미의 카드와 나머지 사람이 든 카드 한 장에 1점씩 받습니다.</translation>
    </message>
    <message>
        <source>The winner of a round scores one point.</source>
        <translation>이긴 사람은 1점을 받습니다.</translation>
    </message>
    <message>
        <source>Chaos</source>
        <translation>카오스</translation>
    </message>
    <message>
        <source>For those who like it wild. None of these rules is switched on.</source>
        <translation>정신없는 게임을 좋아하는 사람을 위한 규칙입니다. 지금은 모두 꺼져 있습니다.</translation>
    </message>
    <message>
        <source>Everyone gets all cards in hand and secretly picks the face-up ones.</source>
        <translation>모두 카드를 손에 다 받고, 펼쳐 놓을 카드를 남몰래 고릅니다.</translation>
    </message>
    <message>
        <source>There is no swap.</source>
        <translation>교환이 없습니다.</translation>
    </message>
    <message>
        <source>The player who plays names the one who must answer; there is no order of turns.</source>
        <translation>카드를 낸 사람이 받을 사람을 지목합니다. 정해진 차례가 없습니다.</translation>
    </message>
    <message>
        <source>If the one named drops out, the caller names another.</source>
        <translation>지목된 사람이 탈락하면 다른 사람을 지목합니다.</translation>
    </message>
    <message>
        <source>The call may be changed then.</source>
        <translation>이때 외친 말을 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>If someone drops out under a double, the caller may call higher or lower instead.</source>
        <translation>더블을 받지 못해 탈락한 사람이 나오면, 외친 사람이 더블 대신 높게나 낮게를 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>call</source>
        <translation>외치기</translation>
    </message>
    <message>
        <source>What the next card must be: higher or lower.</source>
        <translation>다음 카드가 어떠해야 하는지: 높게 또는 낮게</translation>
    </message>
    <message>
        <source>double</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>A card of the same value as the last one.</source>
        <translation>바로 앞 카드와 같은 수의 카드</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>The seven, which may be played on anything.</source>
        <translation>무엇에나 낼 수 있는 7</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>뽑기 더미</translation>
    </message>
    <message>
        <source>The face-down cards you draw from.</source>
        <translation>엎어 놓고 뽑는 카드들</translation>
    </message>
    <message>
        <source>open cards</source>
        <translation>펼친 카드</translation>
    </message>
    <message>
        <source>A player&apos;s face-up cards; they are played like those in hand.</source>
        <translation>펼쳐 놓은 내 카드. 손패처럼 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>어떤 게임인가</translation>
    </message>
    <message>
        <source>The animals have come together for the Hula Hoop Masters: lose the rhythm, and you drop the hoop.</source>
        <translation>동물들이 훌라후프 대회에 모였습니다. 박자를 놓친 사람은 훌라후프를 떨어뜨립니다.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>첫 딜러는 제비로 정합니다.</translation>
    </message>
    <message>
        <source>The first seat deals first.</source>
        <translation>첫 번째 자리가 첫 딜러입니다.</translation>
    </message>
    <message>
        <source>The first dealer is chosen.</source>
        <translation>첫 딜러는 정해서 시작합니다.</translation>
    </message>
    <message>
        <source>If everyone else has dropped out, the last card played wins, a joker too.</source>
        <translation>나머지가 모두 탈락하면 마지막에 낸 카드가 조커라도 이깁니다.</translation>
    </message>
</context>
<context>
    <name>HulahooLayout</name>
    <message>
        <source>Every card counts one point for the winner of the round.</source>
        <translation>한 장이 1점이에요. 라운드에서 이긴 사람이 모두 얻어요.</translation>
    </message>
    <message>
        <source>My open cards</source>
        <translation>내 펼친 카드</translation>
    </message>
</context>
<context>
    <name>HulahooLook</name>
    <message>
        <source>84 cards</source>
        <translation>84장</translation>
    </message>
    <message>
        <source>Higher, lower, double! Keep your hoop up</source>
        <translation>높게, 낮게, 더블! 훌라후프를 떨어뜨리지 마세요</translation>
    </message>
</context>
<context>
    <name>HulahooWords</name>
    <message>
        <source>1 card</source>
        <translation>1장</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1장</translation>
    </message>
    <message>
        <source>Higher!</source>
        <comment>called out</comment>
        <translation>높게!</translation>
    </message>
    <message>
        <source>Lower!</source>
        <comment>called out</comment>
        <translation>낮게!</translation>
    </message>
    <message>
        <source>Double!</source>
        <comment>called out</comment>
        <translation>더블!</translation>
    </message>
    <message>
        <source>Anything!</source>
        <comment>called out</comment>
        <translation>아무거나!</translation>
    </message>
    <message>
        <source>Higher</source>
        <comment>button</comment>
        <translation>높게</translation>
    </message>
    <message>
        <source>Lower</source>
        <comment>button</comment>
        <translation>낮게</translation>
    </message>
    <message>
        <source>Double</source>
        <comment>button</comment>
        <translation>더블</translation>
    </message>
    <message>
        <source>Anything</source>
        <comment>button</comment>
        <translation>아무거나</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>패스</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>button</comment>
        <translation>교환</translation>
    </message>
    <message>
        <source>Keep all</source>
        <comment>button: swap no card</comment>
        <translation>그대로</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>button: cards for the open row</comment>
        <translation>펼치기</translation>
    </message>
    <message>
        <source>Name</source>
        <comment>button: the player who must answer</comment>
        <translation>지목</translation>
    </message>
    <message>
        <source>Only your own cards may be moved.</source>
        <translation>내 카드만 옮길 수 있어요.</translation>
    </message>
    <message>
        <source>Choose the cards to swap first.</source>
        <translation>교환할 카드를 먼저 고르세요.</translation>
    </message>
    <message>
        <source>First choose your open cards.</source>
        <translation>펼칠 카드를 먼저 고르세요.</translation>
    </message>
    <message>
        <source>The swap is over.</source>
        <translation>교환은 끝났어요.</translation>
    </message>
    <message>
        <source>Nothing is swapped under these rules.</source>
        <translation>이 규칙에서는 교환하지 않아요.</translation>
    </message>
    <message>
        <source>Choose which cards of your hand to show.</source>
        <translation>손패에서 펼칠 카드를 고르세요.</translation>
    </message>
    <message>
        <source>The open cards are chosen already.</source>
        <translation>펼칠 카드는 이미 골랐어요.</translation>
    </message>
    <message>
        <source>You don&apos;t need to name anyone now.</source>
        <translation>지금은 다시 지목할 사람이 없어요.</translation>
    </message>
    <message>
        <source>First swap cards, or keep them all.</source>
        <translation>먼저 교환하거나 그대로 두세요.</translation>
    </message>
    <message>
        <source>First name the player who must answer.</source>
        <translation>먼저 받을 사람을 지목하세요.</translation>
    </message>
    <message>
        <source>Cards stay in the hand or open, as they were dealt.</source>
        <translation>손패와 펼친 카드는 서로 옮길 수 없어요.</translation>
    </message>
    <message>
        <source>The next player in turn answers: play on the pile.</source>
        <translation>다음 차례인 사람이 받아요. 카드는 더미에 내세요.</translation>
    </message>
    <message>
        <source>Only one card is played at a time.</source>
        <translation>카드는 한 번에 한 장만 내요.</translation>
    </message>
    <message>
        <source>Choose a card first.</source>
        <translation>카드를 먼저 고르세요.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a player and how many cards</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>player, call</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>%1&apos;s hand</source>
        <translation>%1의 손패</translation>
    </message>
    <message>
        <source>Your open cards</source>
        <translation>내 펼친 카드</translation>
    </message>
    <message>
        <source>%1&apos;s open cards</source>
        <translation>%1의 펼친 카드</translation>
    </message>
    <message>
        <source>Draw pile %1</source>
        <translation>뽑기 더미 %1장</translation>
    </message>
    <message>
        <source>Pile: %1</source>
        <comment>number of cards</comment>
        <translation>더미 %1</translation>
    </message>
    <message>
        <source>Pile: 1 point</source>
        <translation>더미 1점</translation>
    </message>
    <message>
        <source>Pile: %1 points</source>
        <translation>더미 %1점</translation>
    </message>
    <message>
        <source>7, joker</source>
        <translation>조커 7</translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>가려진 카드</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>아무 카드나</translation>
    </message>
    <message>
        <source>same number, neighbour or joker</source>
        <translation>같은 수, 이웃 수, 조커만 가능</translation>
    </message>
    <message>
        <source>same number or joker</source>
        <translation>같은 수, 조커만 가능</translation>
    </message>
    <message>
        <source>%1 or joker</source>
        <translation>%1 또는 조커</translation>
    </message>
    <message>
        <source>8 or higher, or joker</source>
        <translation>8 이상 또는 조커</translation>
    </message>
    <message>
        <source>6 or lower, or joker</source>
        <translation>6 이하 또는 조커</translation>
    </message>
    <message>
        <source>%1 or higher, or joker</source>
        <translation>%1 이상 또는 조커</translation>
    </message>
    <message>
        <source>%1 or lower, or joker</source>
        <translation>%1 이하 또는 조커</translation>
    </message>
    <message>
        <source>Choose %1 to show</source>
        <translation>펼칠 카드를 고르세요 · %1</translation>
    </message>
    <message>
        <source>The others choose...</source>
        <translation>다른 사람이 고르는 중…</translation>
    </message>
    <message>
        <source>Swap · %1</source>
        <translation>교환 · %1</translation>
    </message>
    <message>
        <source>Your swap · choose up to %1, or keep all</source>
        <translation>내 교환 · %1까지 고르거나 그대로 두세요</translation>
    </message>
    <message>
        <source>Your swap · choose up to %1 of the open row, or keep all</source>
        <translation>내 교환 · 펼친 카드를 %1까지 고르거나 그대로 두세요</translation>
    </message>
    <message>
        <source>You lead · choose a card, then call higher or lower</source>
        <translation>내가 먼저 · 카드를 고르고 높게나 낮게를 외치세요</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1부터 시작</translation>
    </message>
    <message>
        <source>Out! · Name the next to answer: %1</source>
        <translation>탈락! · 다음에 받을 사람 지목: %1</translation>
    </message>
    <message>
        <source>%1 names the next</source>
        <translation>%1 · 다시 지목하는 중</translation>
    </message>
    <message>
        <source>%1&apos;s turn · %2</source>
        <translation>%1 차례 · %2</translation>
    </message>
    <message>
        <source>You are out · %1&apos;s turn: %2</source>
        <translation>나는 탈락 · %1 차례: %2</translation>
    </message>
    <message>
        <source>You have no card to play (%1): you&apos;re out</source>
        <translation>낼 카드가 없어 탈락이에요 (%1)</translation>
    </message>
    <message>
        <source>Your turn · %1</source>
        <translation>내 차례 · %1</translation>
    </message>
    <message>
        <source>Wins %1/%2</source>
        <comment>badge: rounds won, of how many</comment>
        <translation>%1/%2승</translation>
    </message>
    <message>
        <source>Dealer</source>
        <comment>badge</comment>
        <translation>딜러</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>badge: dropped the hoop</comment>
        <translation>탈락</translation>
    </message>
    <message>
        <source>Out!</source>
        <comment>called out: the hoop is dropped</comment>
        <translation>탈락!</translation>
    </message>
    <message>
        <source>Swap %1</source>
        <comment>called out</comment>
        <translation>%1장 교환</translation>
    </message>
    <message>
        <source>I&apos;ll keep mine</source>
        <comment>called out</comment>
        <translation>그대로!</translation>
    </message>
    <message>
        <source>%1 names %2</source>
        <translation>%1: %2 지목</translation>
    </message>
    <message>
        <source>%1 names %2: %3</source>
        <translation>%1: %2 지목, %3</translation>
    </message>
    <message>
        <source>%1 swaps %2</source>
        <translation>%1: %2 교환</translation>
    </message>
    <message>
        <source>%1 keeps all cards</source>
        <translation>%1: 교환 안 함</translation>
    </message>
    <message>
        <source>%1 has chosen</source>
        <translation>%1: 카드 고름</translation>
    </message>
    <message>
        <source>%1 drops the hoop and is out</source>
        <translation>%1: 훌라후프를 떨어뜨려 탈락</translation>
    </message>
    <message>
        <source>You are the last one in and win</source>
        <translation>최후의 1인! 내가 이겼어요</translation>
    </message>
    <message>
        <source>%1 is the last one in and wins</source>
        <translation>최후의 1인 · %1 승리</translation>
    </message>
    <message>
        <source>You get rid of all cards and win</source>
        <translation>손을 다 털어 이겼어요!</translation>
    </message>
    <message>
        <source>%1 gets rid of all cards and wins</source>
        <translation>%1 승 · 손을 다 털었어요</translation>
    </message>
    <message>
        <source>for the round</source>
        <translation>라운드 승리</translation>
    </message>
    <message>
        <source>for the pile</source>
        <translation>더미 점수</translation>
    </message>
    <message>
        <source>others still hold %1</source>
        <translation>다른 사람의 남은 카드 %1</translation>
    </message>
    <message>
        <source>%1 in the pile</source>
        <translation>더미 %1</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>남은 카드 없음</translation>
    </message>
    <message>
        <source>out · %1</source>
        <translation>탈락 · %1</translation>
    </message>
    <message>
        <source>%1: higher!</source>
        <translation>%1, 높게!</translation>
    </message>
    <message>
        <source>%1: lower!</source>
        <translation>%1, 낮게!</translation>
    </message>
    <message>
        <source>%1: double!</source>
        <translation>%1, 더블!</translation>
    </message>
    <message>
        <source>%1: anything!</source>
        <translation>%1, 아무거나!</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>Last card played</source>
        <translation>마지막 카드</translation>
    </message>
    <message>
        <source>HULA-HOO!</source>
        <translation>훌라후!</translation>
    </message>
    <message>
        <source>Last one in</source>
        <translation>최후의 1인</translation>
    </message>
    <message>
        <source>to %1 points</source>
        <comment>ends the match</comment>
        <translation>%1점까지</translation>
    </message>
    <message>
        <source>to %1 rounds won</source>
        <comment>ends the match</comment>
        <translation>%1라운드 이길 때까지</translation>
    </message>
    <message>
        <source>%1 play %2: %3</source>
        <comment>you, card, call</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 plays %2: %3</source>
        <comment>player, card, call</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 play %2: %3, to %4</source>
        <comment>you, card, call, player</comment>
        <translation>%1: %2, %3 → %4</translation>
    </message>
    <message>
        <source>%1 plays %2: %3, to %4</source>
        <comment>player, card, call, player</comment>
        <translation>%1: %2, %3 → %4</translation>
    </message>
    <message>
        <source>%1 name %2</source>
        <comment>you</comment>
        <translation>%1: %2 지목</translation>
    </message>
    <message>
        <source>%1 name %2: %3</source>
        <comment>you</comment>
        <translation>%1: %2 지목, %3</translation>
    </message>
    <message>
        <source>%1 swap %2</source>
        <comment>you</comment>
        <translation>%1: %2 교환</translation>
    </message>
    <message>
        <source>%1 keep all cards</source>
        <comment>you</comment>
        <translation>%1: 교환 안 함</translation>
    </message>
    <message>
        <source>%1 have chosen</source>
        <comment>you</comment>
        <translation>%1: 카드 고름</translation>
    </message>
    <message>
        <source>%1 drop the hoop and are out</source>
        <comment>you</comment>
        <translation>%1: 훌라후프를 떨어뜨려 탈락</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>외친 말</translation>
    </message>
    <message>
        <source>Cards left to draw</source>
        <translation>뽑기 더미에 남은 카드</translation>
    </message>
    <message>
        <source>On the pile</source>
        <translation>더미 맨 위</translation>
    </message>
    <message>
        <source>The answering player&apos;s cards, hand and open row</source>
        <translation>받을 사람의 카드 (손패와 펼친 카드)</translation>
    </message>
    <message>
        <source>Their previous card, if any</source>
        <translation>그 사람이 바로 전에 낸 카드 (있다면)</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>승자</translation>
    </message>
    <message>
        <source>Cards in the pile</source>
        <translation>더미의 카드</translation>
    </message>
    <message>
        <source>Cards the others still hold</source>
        <translation>다른 사람들에게 남은 카드</translation>
    </message>
    <message>
        <source>What may be played?</source>
        <translation>무엇을 낼 수 있나요?</translation>
    </message>
    <message>
        <source>What does the winner get?</source>
        <translation>승자는 몇 점을 얻나요?</translation>
    </message>
    <message>
        <source>Only a 1 lets the next card be anything.</source>
        <translation>아무거나 받을 수 있는 것은 1 다음뿐이에요.</translation>
    </message>
    <message>
        <source>A 7 is never doubled under these rules.</source>
        <translation>이 규칙에서는 7을 더블할 수 없어요.</translation>
    </message>
    <message>
        <source>%1 doubles.</source>
        <comment>a card</comment>
        <translation>%1: 더블이 돼요.</translation>
    </message>
    <message>
        <source>After %1 anything may follow.</source>
        <comment>a card</comment>
        <translation>%1: 다음에는 아무 카드나 낼 수 있어요.</translation>
    </message>
    <message>
        <source>With %1, call higher or lower.</source>
        <comment>a card</comment>
        <translation>%1: “높게!”나 “낮게!”를 외쳐요.</translation>
    </message>
    <message>
        <source>This one may be played:</source>
        <translation>낼 수 있는 카드:</translation>
    </message>
    <message>
        <source>These may be played:</source>
        <translation>낼 수 있는 카드:</translation>
    </message>
    <message>
        <source>None of them: the player is out.</source>
        <translation>낼 카드가 없어 탈락이에요.</translation>
    </message>
    <message>
        <source>New in your open row: %1</source>
        <translation>내 펼친 카드에 새로: %1</translation>
    </message>
    <message>
        <source>New in %1&apos;s open row: %2</source>
        <translation>%1의 펼친 카드에 새로: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cards are swapped, the open ones of them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>from your open row</source>
        <translation>펼친 카드에서</translation>
    </message>
    <message>
        <source>from your hand</source>
        <translation>손패에서</translation>
    </message>
    <message>
        <source>from your hand: %1</source>
        <comment>cards that are swapped</comment>
        <translation>손패에서: %1</translation>
    </message>
    <message>
        <source>HULA-HOO! was made by Jacques Zeimet.</source>
        <translation>훌라후!는 자크 자이메(Jacques Zeimet)가 만들었습니다.</translation>
    </message>
    <message>
        <source>%1 and %2 hidden</source>
        <comment>open cards that are swapped, how many of the hand</comment>
        <translation>%1, 손패 %2장</translation>
    </message>
    <message>
        <source>%1 swap %2 for %3</source>
        <comment>you, cards, cards</comment>
        <translation>%1: %2 대신 %3 받음</translation>
    </message>
    <message>
        <source>%1 swaps %2 for %3</source>
        <comment>player, cards, cards</comment>
        <translation>%1: %2 대신 %3 받음</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>called out: cards that are swapped</comment>
        <translation>%1 대신 %2</translation>
    </message>
    <message>
        <source>The pile grew to %1</source>
        <translation>더미가 %1까지 쌓였어요</translation>
    </message>
    <message>
        <source>%1 out by one call!</source>
        <translation>한 번에 %1명 탈락!</translation>
    </message>
    <message>
        <source>%1 doubles in a row!</source>
        <translation>더블 %1번 연속!</translation>
    </message>
    <message>
        <source>The last one in!</source>
        <translation>최후의 1인!</translation>
    </message>
    <message>
        <source>Swaps before play</source>
        <translation>시작 전 교환</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>낸 카드</translation>
    </message>
    <message>
        <source>Which card to play</source>
        <translation>낼 카드 고르기</translation>
    </message>
    <message>
        <source>What to call with a card</source>
        <translation>카드를 내며 무엇을 외칠지</translation>
    </message>
    <message>
        <source>Playing or passing</source>
        <translation>낼지 패스할지</translation>
    </message>
    <message>
        <source>Which cards are open</source>
        <translation>펼쳐 둘 카드 고르기</translation>
    </message>
    <message>
        <source>Four doubles</source>
        <comment>a great moment</comment>
        <translation>더블 네 번</translation>
    </message>
    <message>
        <source>Double as the fourth player in a row.</source>
        <translation>앞의 세 사람에 이어 네 번째로 더블을 하세요.</translation>
    </message>
    <message>
        <source>Out by one call</source>
        <comment>a great moment</comment>
        <translation>한 번에 탈락</translation>
    </message>
    <message>
        <source>Put two players or more out with one call.</source>
        <translation>한 번에 두 명 이상을 탈락시키세요.</translation>
    </message>
</context>
<context>
    <name>Journey</name>
    <message>
        <source>%1 · done</source>
        <translation>%1 · 해냄</translation>
    </message>
    <message>
        <source>%1 · not open yet</source>
        <translation>%1 · 아직 닫힘</translation>
    </message>
    <message>
        <source>You need %1 to sit down, and are lent what is missing.</source>
        <translation>앉으려면 %1이(가) 있어야 해요. 모자라면 빌려줘요.</translation>
    </message>
    <message>
        <source>You need %1 to sit down, and are lent what is missing. The host gives %2 for the task.</source>
        <translation>앉으려면 %1이(가) 있어야 해요. 모자라면 빌려줘요. 부탁을 들어주면 %2을(를) 받아요.</translation>
    </message>
    <message>
        <source>It opens when half of the houses of each stage before it let you go on.</source>
        <translation>앞의 곳마다 집 절반이 길을 알려 주면 열려요.</translation>
    </message>
    <message>
        <source>Let me think over how you played…</source>
        <translation>어떻게 했는지 잠깐 생각해 볼게요…</translation>
    </message>
    <message>
        <source>You took something back, so this round doesn&apos;t count here.</source>
        <translation>무르기를 해서 이 판은 세지 않아요.</translation>
    </message>
    <message>
        <source>This round can&apos;t be read any more, so it doesn&apos;t count here.</source>
        <translation>이 판은 더 이상 읽을 수 없어서 세지 않아요.</translation>
    </message>
    <message>
        <source>Your choices may cost %1% of what a round moves, as with %2.</source>
        <translation>한 판에 오가는 양의 %1%까지는 잃어도 돼요. %2만큼 하면 되는 정도예요.</translation>
    </message>
    <message>
        <source>So far: %1%.</source>
        <translation>지금까지 %1%예요.</translation>
    </message>
    <message>
        <source>Be ahead of %1% of the others at your seat.</source>
        <translation>같은 자리에 앉은 다른 이들의 %1%보다 앞서세요.</translation>
    </message>
    <message>
        <source>What the host asks for: in %1 of %2 rounds so far.</source>
        <translation>주인의 부탁: %2판 가운데 지금까지 %1판에서 해냈어요.</translation>
    </message>
    <message>
        <source>Neighbourhood</source>
        <translation>동네</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>장터</translation>
    </message>
    <message>
        <source>River</source>
        <translation>강변</translation>
    </message>
    <message>
        <source>Mountain pass</source>
        <translation>고개</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>서울</translation>
    </message>
    <message>
        <source>Sea</source>
        <translation>바다</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>칩 %1개</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>words that somebody says</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>You have done this task. You are welcome whenever you like.</source>
        <translation>이 부탁은 들어주었어요. 언제든 놀러 오세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) make a try.</source>
        <translation>
            <numerusform>한 번 도전에 %n판을 해요.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rounds of this try are played.</source>
        <translation>이번 도전은 %2판 가운데 %1판을 했어요.</translation>
    </message>
    <message>
        <source>Tries so far: %1. After %2 the host shows you the way on all the same.</source>
        <translation>지금까지 %1번 도전했어요. %2번이면 못 해냈어도 주인이 길을 알려 줘요.</translation>
    </message>
    <message>
        <source>Tries so far: %1. The way on is open to you, and the task can still be done.</source>
        <translation>지금까지 %1번 도전했어요. 길은 열려 있고, 부탁은 아직 들어줄 수 있어요.</translation>
    </message>
    <message>
        <source>Good to see you here again.</source>
        <translation>또 와 주어서 반가워요.</translation>
    </message>
    <message>
        <source>You have done what I asked for. Take %1 along.</source>
        <translation>부탁을 들어주었군요. %1을(를) 가져가세요.</translation>
    </message>
    <message>
        <source>This try is over, and it wasn&apos;t enough yet.</source>
        <translation>이번 도전은 끝났는데 아직 모자라요.</translation>
    </message>
    <message>
        <source>The way on is open to you all the same.</source>
        <translation>그래도 길은 열려 있어요.</translation>
    </message>
    <message>
        <source>Your next round begins another one.</source>
        <translation>다음 판부터 새로 도전해요.</translation>
    </message>
    <message>
        <source>That was round %1 of %2 of this try.</source>
        <translation>이번 도전 %2판 가운데 %1판을 했어요.</translation>
    </message>
    <message>
        <source>Your purse: %1 (%2).</source>
        <translation>주머니: %1 (%2).</translation>
    </message>
    <message>
        <source>The houses you have visited couldn&apos;t be read: %1</source>
        <translation>나들이 기록을 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The file of the houses you have visited, “%1”, can&apos;t be read, and can&apos;t be moved out of the way.</source>
        <translation>나들이 기록 파일 “%1”을(를) 읽을 수도, 옮겨 둘 수도 없습니다.</translation>
    </message>
    <message>
        <source>The file of the houses you have visited can&apos;t be read. It was moved to “%1”, and the way begins anew.</source>
        <translation>나들이 기록 파일을 읽을 수 없어 “%1”에 옮겨 두었습니다. 길은 처음부터 다시 시작합니다.</translation>
    </message>
    <message>
        <source>What happened in the house couldn&apos;t be saved: %1</source>
        <translation>그 집에서 있었던 일을 저장하지 못했습니다: %1</translation>
    </message>
</context>
<context>
    <name>JourneyPage</name>
    <message>
        <source>Houses</source>
        <translation>나들이</translation>
    </message>
    <message>
        <source>Purse: %1</source>
        <translation>주머니: %1</translation>
    </message>
</context>
<context>
    <name>JourneyWay</name>
    <message>
        <source>The way</source>
        <translation>가는 길</translation>
    </message>
</context>
<context>
    <name>Judge</name>
    <message>
        <source>%1 players</source>
        <translation>%1명</translation>
    </message>
    <message>
        <source>These house rules contradict each other, so there is nothing to judge by.</source>
        <translation>하우스 룰이 서로 어긋나 판정할 수 없어요.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>참가자 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what of them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <comment>what has to be laid out before there is an answer</comment>
        <translation>놓으세요: %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 placed.</source>
        <comment>what, how many, of how many</comment>
        <translation>%1: %3개 가운데 %2개를 놓았어요.</translation>
    </message>
</context>
<context>
    <name>JudgeAnswer</name>
    <message>
        <source>See the book of rules</source>
        <translation>규칙서 보기</translation>
    </message>
    <message>
        <source>Add to the score sheet</source>
        <translation>점수표에 적기</translation>
    </message>
</context>
<context>
    <name>JudgeField</name>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
    <message>
        <source>The next piece goes here.</source>
        <translation>다음 패가 여기에 놓여요.</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>도로 가져가기: %1</translation>
    </message>
    <message>
        <source>Full: take one back first.</source>
        <translation>자리가 찼어요. 먼저 하나를 거두세요.</translation>
    </message>
</context>
<context>
    <name>JudgePage</name>
    <message>
        <source>Rules judge</source>
        <translation>규칙 판정</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>View</source>
        <translation>화면 선택</translation>
    </message>
</context>
<context>
    <name>JudgeTable</name>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>House rules to judge by</source>
        <translation>판정에 쓰는 하우스 룰</translation>
    </message>
    <message>
        <source>Put the pieces back</source>
        <translation>다시 놓기</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>모두 치우기</translation>
    </message>
    <message>
        <source>Nothing placed yet.</source>
        <translation>놓인 것이 없어요.</translation>
    </message>
    <message>
        <source>%1: none left.</source>
        <comment>a card or tile</comment>
        <translation>%1: 남은 것이 없어요.</translation>
    </message>
</context>
<context>
    <name>JudgeTray</name>
    <message>
        <source>All pieces</source>
        <translation>모든 패</translation>
    </message>
    <message>
        <source>All placed.</source>
        <translation>모두 놓여 있어요.</translation>
    </message>
</context>
<context>
    <name>KeyList</name>
    <message>
        <source>Everywhere</source>
        <translation>어디서나</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>테이블에서</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>the page</comment>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>House rules</source>
        <comment>the page</comment>
        <translation>하우스 룰</translation>
    </message>
    <message>
        <source>History</source>
        <comment>the page</comment>
        <translation>기록</translation>
    </message>
    <message>
        <source>The book of rules</source>
        <translation>규칙서</translation>
    </message>
    <message>
        <source>%1 can&apos;t be changed: it is used to move around.</source>
        <translation>%1 키는 바꿀 수 없습니다. 화면 안을 오가는 데 씁니다.</translation>
    </message>
    <message>
        <source>%1 is taken: %2 (%3).</source>
        <comment>a key, what it does, where</comment>
        <translation>%1 키는 이미 쓰고 있습니다. %2(%3).</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>The first key again: %1</source>
        <translation>처음 키로 되돌리기: %1</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>키를 누르세요</translation>
    </message>
    <message>
        <source>%1: %2. Change</source>
        <comment>what a key does, the key</comment>
        <translation>%1: %2. 바꾸기</translation>
    </message>
</context>
<context>
    <name>Keymap</name>
    <message>
        <source>Next button, previous button</source>
        <translation>다음 버튼, 이전 버튼</translation>
    </message>
    <message>
        <source>Press the focused button</source>
        <translation>선택된 버튼 누르기</translation>
    </message>
    <message>
        <source>Close, or go back</source>
        <translation>열린 것을 닫거나 뒤로</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Help: the rules, at the point that matters now</source>
        <translation>도움말: 지금 필요한 규칙</translation>
    </message>
    <message>
        <source>This list of keys</source>
        <translation>이 키 목록</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>전체 화면, 다시 창으로</translation>
    </message>
    <message>
        <source>Quit Hanpan</source>
        <translation>한판 끝내기</translation>
    </message>
    <message>
        <source>Along the hand, or from place to place</source>
        <translation>손패를 따라, 또는 자리에서 자리로</translation>
    </message>
    <message>
        <source>To your next row, and on to the melds and piles</source>
        <translation>내 다음 줄로, 이어서 바닥으로</translation>
    </message>
    <message>
        <source>Back towards the hand</source>
        <translation>손패 쪽으로</translation>
    </message>
    <message>
        <source>The first piece of the hand, the last one</source>
        <translation>손패의 처음, 마지막</translation>
    </message>
    <message>
        <source>Choose the piece; give the first answer to a question</source>
        <translation>패 고르기. 질문에는 첫 번째 대답</translation>
    </message>
    <message>
        <source>Use the piece or the place</source>
        <translation>고른 패 내기, 그 자리에 놓기</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Hint; again for the next-best move</source>
        <translation>힌트. 한 번 더 누르면 다음으로 좋은 수</translation>
    </message>
    <message>
        <source>Sort the hand another way</source>
        <translation>손패를 다른 순서로</translation>
    </message>
    <message>
        <source>Pause the game, and continue</source>
        <translation>잠시 멈추기, 다시 진행하기</translation>
    </message>
    <message>
        <source>One move while the game is paused</source>
        <translation>멈춘 동안 한 수씩</translation>
    </message>
    <message>
        <source>Match log</source>
        <translation>진행 기록</translation>
    </message>
    <message>
        <source>Scoring hands</source>
        <translation>족보와 점수</translation>
    </message>
    <message>
        <source>To the end of the round, once you are out of it</source>
        <translation>내가 빠진 판을 끝까지 넘기기</translation>
    </message>
    <message>
        <source>Read out my hand</source>
        <translation>내 손패 듣기</translation>
    </message>
    <message>
        <source>Read out the table</source>
        <translation>테이블 듣기</translation>
    </message>
    <message>
        <source>Read out the scores</source>
        <translation>점수 듣기</translation>
    </message>
    <message>
        <source>Read out the last turn</source>
        <translation>마지막 차례 듣기</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <source>To the next turn or round</source>
        <translation>다음 차례나 판으로</translation>
    </message>
    <message>
        <source>To the turn or round before</source>
        <translation>앞 차례나 판으로</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>끝으로</translation>
    </message>
    <message>
        <source>Play, and pause</source>
        <translation>저절로 넘기기, 멈추기</translation>
    </message>
    <message>
        <source>Show every hand, or only yours</source>
        <translation>모든 손패 보기, 내 손패만 보기</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기서부터 이어서 하기</translation>
    </message>
    <message>
        <source>Search the house rules</source>
        <translation>하우스 룰 찾기</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>마지막 변경 되돌리기</translation>
    </message>
    <message>
        <source>Save the rules under a name</source>
        <translation>규칙을 이름 붙여 저장</translation>
    </message>
    <message>
        <source>Save the rules as a file</source>
        <translation>규칙을 파일로 저장</translation>
    </message>
    <message>
        <source>From match to match</source>
        <translation>경기에서 경기로</translation>
    </message>
    <message>
        <source>Page by page; first and last</source>
        <translation>여러 개씩, 처음과 끝으로</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>경기 열기</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>경기 삭제</translation>
    </message>
    <message>
        <source>Search the book</source>
        <translation>규칙서에서 찾기</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>스크롤</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open a file: a match, or house rules</source>
        <translation>파일 열기: 경기 기록 또는 하우스 룰</translation>
    </message>
    <message>
        <source>What you could have known here</source>
        <translation>여기서 알 수 있던 것 보기</translation>
    </message>
    <message>
        <source>The settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Restore what was deleted last</source>
        <translation>마지막으로 지운 것 되살리기</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Restore every key</source>
        <translation>모든 키 되돌리기</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>모든 키</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>LanguageSwitch</name>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
</context>
<context>
    <name>Launch</name>
    <message>
        <source>The code has rules for %1, not for %2.</source>
        <translation>이 코드는 %2이(가) 아니라 %1의 규칙입니다.</translation>
    </message>
    <message>
        <source>--rules %1 is not a preset of %2 (%3); as a file: %4</source>
        <translation>--rules %1: %2의 기본 규칙(%3)이 아니며, 파일로 보면 %4</translation>
    </message>
    <message>
        <source>There is no unfinished match to resume.</source>
        <translation>이어서 할 경기가 없습니다.</translation>
    </message>
    <message>
        <source>Open this game: %1.</source>
        <translation>이 게임을 엽니다: %1.</translation>
    </message>
    <message>
        <source>With --game: start with these rules: a preset&apos;s name, a rules code or a file saved from the rules page.</source>
        <translation>--game과 함께: 이 규칙으로 시작합니다. 기본 규칙의 이름, 규칙 코드 또는 하우스 룰 화면에서 저장한 파일을 적습니다.</translation>
    </message>
    <message>
        <source>With --game: start the deal with this number.</source>
        <translation>--game과 함께: 이 번호의 판을 시작합니다.</translation>
    </message>
    <message>
        <source>Continue the match that was played last (with --game: of that game; with --demo: the last demo).</source>
        <translation>마지막으로 하던 경기를 이어서 합니다(--game과 함께: 그 게임의 경기, --demo와 함께: 마지막 시범).</translation>
    </message>
    <message>
        <source>Look at a match saved as a text record.</source>
        <translation>텍스트 기록에 담긴 경기를 봅니다.</translation>
    </message>
    <message>
        <source>Watch the computer play: one game with --game, otherwise all in turn.</source>
        <translation>컴퓨터끼리 하는 것을 봅니다. --game을 주면 그 게임만, 아니면 모두 차례로 봅니다.</translation>
    </message>
    <message>
        <source>How fast the opponents play, this time only: instant, fast, normal or slow.</source>
        <translation>이번에만 쓸 상대의 빠르기: instant(바로), fast(빠르게), normal(보통), slow(느리게).</translation>
    </message>
    <message>
        <source>ko or en, this time only.</source>
        <translation>이번에만 쓸 언어: ko 또는 en.</translation>
    </message>
    <message>
        <source>Print a line for every action, once it is safely saved.</source>
        <translation>수 하나가 안전하게 저장될 때마다 한 줄씩 출력합니다.</translation>
    </message>
    <message>
        <source>Save pictures of every page and of rounds of every game in DIR: both languages, light and dark, three sizes.</source>
        <translation>모든 화면과 모든 게임의 판을 두 언어, 밝은 화면과 어두운 화면, 세 크기로 찍어 DIR에 저장합니다.</translation>
    </message>
    <message>
        <source>With --shots: only those with TEXT in their name.</source>
        <translation>--shots와 함께: 이름에 TEXT가 든 것만 찍습니다.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>이 도움말을 보여 줍니다.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>버전을 보여 줍니다.</translation>
    </message>
    <message>
        <source>%1 %2 is unknown; known: %3.</source>
        <translation>%1 %2: 모르는 값입니다. 쓸 수 있는 값: %3.</translation>
    </message>
    <message>
        <source>--seed takes a number from 0 to 18446744073709551615.</source>
        <translation>--seed에는 0부터 18446744073709551615까지의 수를 적습니다.</translation>
    </message>
    <message>
        <source>--rules and --seed need --game.</source>
        <translation>--rules와 --seed는 --game과 함께 씁니다.</translation>
    </message>
    <message>
        <source>--replay can&apos;t be combined with --game, --resume or --demo.</source>
        <translation>--replay는 --game, --resume, --demo와 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>A match keeps its rules and its seed: --resume can&apos;t be combined with --rules or --seed.</source>
        <translation>이어서 하는 경기는 규칙과 판 번호가 그대로입니다. --resume은 --rules, --seed와 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>--only needs --shots.</source>
        <translation>--only는 --shots와 함께 씁니다.</translation>
    </message>
    <message>
        <source>Five card and tile games against the computer, three of them Korean.</source>
        <translation>컴퓨터와 하는 카드·패 게임 다섯 가지. 그중 셋은 한국 게임입니다.</translation>
    </message>
    <message>
        <source>A file to open can&apos;t be combined with --game, --replay, --resume or --demo.</source>
        <translation>파일을 열 때는 --game, --replay, --resume, --demo를 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>One file can be opened at a time, not “%1” as well as “%2”.</source>
        <translation>파일은 한 번에 하나만 열 수 있습니다. “%1”, “%2”을(를) 함께 열 수 없습니다.</translation>
    </message>
    <message>
        <source>Open this file: a match, house rules, or a transfer file from another computer.</source>
        <translation>이 파일을 엽니다: 경기 기록, 하우스 룰, 또는 다른 컴퓨터에서 온 이사 파일.</translation>
    </message>
    <message>
        <source>Save matches, house rules, settings and finished lessons to FILE, for another computer.</source>
        <translation>경기 기록, 내 하우스 룰, 설정, 마친 강습을 FILE에 저장합니다(다른 컴퓨터로 옮길 때).</translation>
    </message>
    <message>
        <source>Add what another computer saved to FILE; nothing here is lost.</source>
        <translation>다른 컴퓨터에서 FILE에 저장한 것을 더합니다. 지금 있는 것은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>With --bring-in: take over its settings too.</source>
        <translation>--bring-in과 함께: 그쪽 설정도 이어받습니다.</translation>
    </message>
    <message>
        <source>--take-along and --bring-in can&apos;t be combined.</source>
        <translation>--take-along과 --bring-in은 함께 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>--settings needs --bring-in.</source>
        <translation>--settings는 --bring-in과 함께 써야 합니다.</translation>
    </message>
    <message>
        <source>The window cannot be drawn: %1</source>
        <translation>창을 그릴 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The renderer “%1” cannot draw the window (%2); starting again with “%3”.</source>
        <translation>그리기 방식 “%1”(으)로는 창을 그릴 수 없어(%2) “%3”(으)로 다시 시작합니다.</translation>
    </message>
    <message>
        <source>How the window is drawn, this time only: %1.</source>
        <translation>이번에만 쓸 창 그리기 방식: %1.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>“%1” contains a match, not house rules.</source>
        <translation>“%1”에는 하우스 룰이 아니라 경기 기록이 들어 있습니다.</translation>
    </message>
    <message>
        <source>“%1” contains house rules, not a match.</source>
        <translation>“%1”에는 경기 기록이 아니라 하우스 룰이 들어 있습니다.</translation>
    </message>
    <message>
        <source>“%1” is a transfer file, not a match.</source>
        <translation>“%1”에는 경기 하나가 아니라 다른 컴퓨터로 옮길 이사 내용이 들어 있습니다.</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>How to play</source>
        <translation>게임 방법</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>게임 시작</translation>
    </message>
    <message>
        <source>Not available in this version</source>
        <translation>이 버전에는 없음</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>하우스 룰</translation>
    </message>
    <message>
        <source>View</source>
        <translation>화면 선택</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>강습</translation>
    </message>
    <message>
        <source>Book of rules</source>
        <translation>규칙서</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>This lesson can&apos;t be started</source>
        <translation>이 강습을 시작할 수 없어요</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title of the window</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>LessonCard</name>
    <message>
        <source>Back to the lessons</source>
        <translation>강습 목록으로</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <comment>number, title</comment>
        <translation>%1강 · %2</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>보여 주기</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>다음 강습</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>경기하기</translation>
    </message>
    <message>
        <source>lesson %1 of %2 done</source>
        <comment>number, how many</comment>
        <translation>강습 %2개 가운데 %1번 마침</translation>
    </message>
</context>
<context>
    <name>LinePlot</name>
    <message>
        <source>Nothing to draw yet</source>
        <translation>아직 그릴 것이 없어요</translation>
    </message>
</context>
<context>
    <name>LogDrawer</name>
    <message>
        <source>What happened</source>
        <translation>진행 기록</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>All</source>
        <comment>every player&apos;s lines</comment>
        <translation>모두</translation>
    </message>
    <message>
        <source>Only what %1 did</source>
        <translation>%1의 행동만 보기</translation>
    </message>
</context>
<context>
    <name>LuckList</name>
    <message>
        <source>The deal</source>
        <translation>받은 패</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>운</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>내 선택</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>You haven&apos;t finished a round yet.</source>
        <translation>아직 내가 끝까지 한 판이 없어요.</translation>
    </message>
    <message>
        <source>The result is what your hand was worth at your first decision, plus luck (draws, and what the others did), minus what your own decisions cost.</source>
        <translation>받은 패에서 기대할 수 있던 점수에 그 뒤의 운(들어온 패와 남들이 한 일)을 더하고, 내 선택으로 잃은 점수를 빼면 결과가 돼요.</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>운과 실력</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>모든 판</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1판</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Hanpan</source>
        <translation>한판</translation>
    </message>
    <message>
        <source>%1 – Hanpan</source>
        <comment>title of the window: what is open</comment>
        <translation>%1 – 한판</translation>
    </message>
</context>
<context>
    <name>MatchChances</name>
    <message>
        <source>Whatever this round brings, you will hardly lose the match.</source>
        <translation>이번 판이 어떻게 되든 경기에서 질 일은 거의 없어요.</translation>
    </message>
    <message>
        <source>Whatever this round brings, you will hardly win the match.</source>
        <translation>이번 판이 어떻게 되든 경기에서 이기기는 어려워요.</translation>
    </message>
    <message>
        <source>You win the match if you win this round; otherwise your chance of it is %1.</source>
        <translation>이번 판을 이기면 경기에서 이겨요. 아니면 경기에서 이길 확률이 %1예요.</translation>
    </message>
    <message>
        <source>If you win this round your chance of the match is %1, otherwise %2.</source>
        <translation>이번 판을 이기면 경기에서 이길 확률이 %1, 아니면 %2예요.</translation>
    </message>
    <message>
        <source>You win the match with %1 or fewer in this round.</source>
        <translation>이번 판에서 %1 이하면 경기에서 이겨요.</translation>
    </message>
    <message>
        <source>With %1 or fewer in this round your chance of the match is %2, otherwise %3.</source>
        <translation>이번 판에서 %1 이하면 경기에서 이길 확률이 %2, 아니면 %3예요.</translation>
    </message>
    <message>
        <source>You need %1 or more in this round to win the match.</source>
        <translation>경기에서 이기려면 이번 판에서 %1 이상이어야 해요.</translation>
    </message>
    <message>
        <source>You need %1 or more in this round: then your chance of the match is %2, otherwise %3.</source>
        <translation>이번 판에서 %1 이상이어야 해요. 그러면 경기에서 이길 확률이 %2, 아니면 %3예요.</translation>
    </message>
    <message>
        <source>You lead, and are safe unless this round costs you more than %1.</source>
        <translation>앞서 있어요. 이번 판에서 %1까지는 안전해요.</translation>
    </message>
    <message>
        <source>You lead: with %1 or fewer in this round your chance of the match is %2, otherwise %3.</source>
        <translation>앞서 있어요. 이번 판에서 %1 이하면 경기에서 이길 확률이 %2, 아니면 %3예요.</translation>
    </message>
    <message>
        <source>You lead, and are safe unless this round brings less than %1.</source>
        <translation>앞서 있어요. 이번 판에서 %1 이상이면 안전해요.</translation>
    </message>
    <message>
        <source>You lead: with %1 or more in this round your chance of the match is %2, otherwise %3.</source>
        <translation>앞서 있어요. 이번 판에서 %1 이상이면 경기에서 이길 확률이 %2, 아니면 %3예요.</translation>
    </message>
</context>
<context>
    <name>MeldLayout</name>
    <message>
        <source>Opponents&apos; melds</source>
        <translation>상대의 조합</translation>
    </message>
    <message>
        <source>My melds</source>
        <translation>내 조합</translation>
    </message>
</context>
<context>
    <name>MonthView</name>
    <message>
        <source>Calendar, %1</source>
        <translation>달력, %1</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>지난달</translation>
    </message>
    <message>
        <source>The first deals were in this month.</source>
        <translation>첫 판은 이달에 나왔어요.</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>다음 달</translation>
    </message>
    <message>
        <source>Tomorrow&apos;s deals open tomorrow.</source>
        <translation>내일의 판은 내일 열려요.</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <translation>오늘, %1</translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message numerus="yes">
        <source>%Ln match(es) added.</source>
        <translation>
            <numerusform>경기 %Ln개를 더했습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matches had progressed further there and were updated.</source>
        <translation>
            <numerusform>경기 %Ln개는 그쪽에서 더 진행되어, 이제 거기서부터 이어집니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) were there already.</source>
        <translation>
            <numerusform>경기 %Ln개는 이미 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule set(s) added.</source>
        <translation>
            <numerusform>하우스 룰 %Ln개를 더했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything was saved to “%1”. Open it on the other computer.</source>
        <translation>모두 “%1”에 저장했습니다. 다른 컴퓨터에서 여십시오.</translation>
    </message>
    <message>
        <source>An import or export is already running.</source>
        <translation>이미 가져오거나 내보내는 중입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>경기 %Ln개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rule set(s)</source>
        <translation>
            <numerusform>하우스 룰 %Ln개</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>%1 저장</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a Hanpan transfer file.</source>
        <translation>“%1”은(는) 한판의 이사 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no room for a copy in the temporary folder.</source>
        <translation>임시 폴더에 사본을 만들 공간이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is damaged; nothing was imported from it.</source>
        <translation>“%1”은(는) 손상되었습니다. 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1” was written by a newer version of Hanpan; this one cannot read it.</source>
        <translation>“%1”은(는) 더 새로운 한판에서 저장한 파일이라 이 버전에서는 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>the existing file can&apos;t be replaced</source>
        <translation>그 자리에 있는 파일을 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>폴더에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>Couldn&apos;t save “%1”: %2.</source>
        <translation>“%1”을(를) 저장할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>Nothing was imported: %1.</source>
        <translation>아무것도 가져오지 않았습니다: %1.</translation>
    </message>
    <message>
        <source>“%1” contains more than anyone can have played; nothing was imported from it.</source>
        <translation>“%1”에는 사람이 할 수 있는 것보다 많은 것이 들어 있습니다. 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1” can&apos;t be read to the end; nothing was imported from it.</source>
        <translation>“%1”을(를) 끝까지 읽을 수 없습니다. 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>“%1” contains something Hanpan never writes; nothing was imported from it.</source>
        <translation>“%1”에는 한판이 쓰지 않는 것이 들어 있습니다. 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>Stopped; nothing was changed.</source>
        <translation>그만두었습니다. 바뀐 것은 없습니다.</translation>
    </message>
</context>
<context>
    <name>OpenSheet</name>
    <message>
        <source>Open a file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>A match (.hanpan), a rule set (.hanpanrules) or a transfer file from another computer (.hanpanhome). You can also drop it onto the window.</source>
        <translation>경기 기록(.hanpan), 하우스 룰(.hanpanrules), 다른 컴퓨터에서 온 이사 파일(.hanpanhome)을 엽니다. 파일을 창에 끌어다 놓아도 같습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Choose a file...</source>
        <translation>파일 선택…</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>최근에 연 파일</translation>
    </message>
    <message>
        <source>Hanpan files (%1)</source>
        <translation>한판 파일 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>This file can&apos;t be opened</source>
        <translation>이 파일은 열 수 없습니다</translation>
    </message>
</context>
<context>
    <name>OpenedFile</name>
    <message>
        <source>“%1” is not a file on this computer.</source>
        <translation>“%1”은(는) 이 컴퓨터에 있는 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>“%1” does not say which game its rules are for. Import it on that game&apos;s page.</source>
        <translation>“%1”에는 어느 게임의 규칙인지 적혀 있지 않습니다. 그 게임의 하우스 룰 화면에서 가져오십시오.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>“%1” contains neither a Hanpan match nor Hanpan house rules.</source>
        <translation>“%1”에는 한판의 경기 기록도 하우스 룰도 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is empty.</source>
        <translation>“%1”에는 아무 내용도 없습니다.</translation>
    </message>
</context>
<context>
    <name>OverPages</name>
    <message>
        <source>Your matches</source>
        <translation>내 경기 기록</translation>
    </message>
    <message>
        <source>Drop the file to open it</source>
        <translation>파일을 놓으면 열립니다</translation>
    </message>
    <message>
        <source>Hanpan ended unexpectedly last time</source>
        <translation>지난번에 한판이 갑자기 끝났습니다</translation>
    </message>
    <message>
        <source>Your matches are safe. A crash report was saved that will help us fix it.</source>
        <translation>경기는 모두 저장되어 있습니다. 문제를 고치는 데 도움이 되는 기록이 남아 있습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>기록 복사</translation>
    </message>
    <message>
        <source>Hanpan could not start as it was asked to</source>
        <translation>요청한 대로 한판을 시작할 수 없습니다</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
</context>
<context>
    <name>PanelButton</name>
    <message>
        <source>%1: %2</source>
        <comment>a button, what pressing it could cost</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Couldn&apos;t save “%1”.</source>
        <translation>“%1” 파일을 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>The score sheet is saved as “%1”.</source>
        <translation>점수표를 “%1”에 저장했습니다.</translation>
    </message>
    <message>
        <source>The score sheet was sent to the printer.</source>
        <translation>점수표를 인쇄합니다.</translation>
    </message>
    <message>
        <source>Printing isn&apos;t available on this system.</source>
        <translation>이 시스템에서는 인쇄할 수 없습니다.</translation>
    </message>
    <message>
        <source>The book of rules is saved as “%1”.</source>
        <translation>규칙서를 “%1”에 저장했습니다.</translation>
    </message>
    <message>
        <source>The book of rules was sent to the printer.</source>
        <translation>규칙서를 인쇄합니다.</translation>
    </message>
    <message>
        <source>This sheet no longer exists.</source>
        <translation>더 이상 저장되어 있지 않은 점수표입니다.</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>You and your opponents</source>
        <translation>나와 상대</translation>
    </message>
    <message>
        <source>Looking through your rounds…</source>
        <translation>지난 판을 살펴보는 중…</translation>
    </message>
    <message>
        <source>You haven&apos;t finished a round with anybody yet.</source>
        <translation>아직 누구와도 한 판을 끝내지 않았어요.</translation>
    </message>
    <message>
        <source>Album of great moments</source>
        <translation>명장면 앨범</translation>
    </message>
</context>
<context>
    <name>PileHistory</name>
    <message>
        <source>Discards, oldest first</source>
        <translation>버린 패 · 오래된 순</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Your name and face</source>
        <translation>내 이름과 얼굴</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>마침</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>내 이름</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Your name on this computer</source>
        <translation>이 컴퓨터에서 쓰는 이름</translation>
    </message>
</context>
<context>
    <name>PresetModel</name>
    <message>
        <source>played once</source>
        <translation>한 번 사용</translation>
    </message>
    <message>
        <source>played %1 times</source>
        <translation>%1번 사용</translation>
    </message>
</context>
<context>
    <name>PuzzleCard</name>
    <message>
        <source>Back to the puzzles</source>
        <translation>복습 문제 목록으로</translation>
    </message>
    <message>
        <source>You made a mistake here. What would you play now?</source>
        <translation>실수했던 자리예요. 이번에는 어떻게 하시겠어요?</translation>
    </message>
    <message>
        <source>The coach is looking at it...</source>
        <translation>코치가 살펴보고 있어요…</translation>
    </message>
    <message>
        <source>The coach: %1</source>
        <translation>코치: %1</translation>
    </message>
    <message>
        <source>Cost: %1 (%2)</source>
        <translation>손해: %1 (%2)</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>보여 주기</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>더 나은 수 보기</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>다시 풀기</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>여기서 이어하기</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>다음 문제</translation>
    </message>
    <message>
        <source>To the puzzles</source>
        <translation>복습 문제 목록으로</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <translation>손해: %1</translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>No puzzles yet. When you review a match, your mistakes become puzzles: the same position, to try again.</source>
        <translation>아직 없어요. 내 경기를 복기하면 실수한 자리가 문제가 되어 다시 풀어 볼 수 있어요.</translation>
    </message>
    <message>
        <source>Positions where you made a mistake. Solved puzzles return after longer and longer gaps, missed ones the next day.</source>
        <translation>내가 실수했던 자리예요. 맞힌 문제는 점점 더 뒤에, 놓친 문제는 다음 날 다시 나와요.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>복습 문제</translation>
    </message>
    <message>
        <source>due now</source>
        <translation>지금 풀 차례</translation>
    </message>
    <message>
        <source>comes back on %1</source>
        <translation>%1에 다시 나옴</translation>
    </message>
    <message>
        <source>Don&apos;t ask this again</source>
        <translation>이 문제 그만 내기</translation>
    </message>
    <message>
        <source>Positions from rounds the computer played, to begin with. When you review a match, your own mistakes take their place.</source>
        <translation>컴퓨터끼리 한 경기에서 나온 문제예요. 경기를 복기하면 내가 한 실수가 이 자리를 채워요.</translation>
    </message>
</context>
<context>
    <name>PuzzlePage</name>
    <message>
        <source>The match no longer exists, or can&apos;t be played up to this point.</source>
        <translation>그 경기가 이제 없거나, 이 자리까지 이어 갈 수 없어요.</translation>
    </message>
    <message>
        <source>This puzzle cannot be shown</source>
        <translation>이 문제를 보여 줄 수 없어요</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title of the window</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>복습 문제</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>missed last time</source>
        <translation>지난번에 놓침</translation>
    </message>
    <message numerus="yes">
        <source>solved %n times in a row</source>
        <translation>
            <numerusform>연달아 %n번 맞힘</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes back on %1.</source>
        <translation>%1에 다시 나와요.</translation>
    </message>
    <message>
        <source>This is what the coach would play.</source>
        <translation>코치라면 이렇게 해요.</translation>
    </message>
    <message>
        <source>The coach plays the same.</source>
        <translation>코치도 똑같이 해요.</translation>
    </message>
    <message>
        <source>As good as the coach&apos;s own choice.</source>
        <translation>코치의 선택만큼 좋아요.</translation>
    </message>
    <message>
        <source>Nearly as good as the coach&apos;s own choice.</source>
        <translation>코치의 선택에 버금가요.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>더 나은 수가 있어요.</translation>
    </message>
    <message>
        <source>With a hint: it comes back on %1.</source>
        <translation>힌트를 보았으므로 %1에 다시 나와요.</translation>
    </message>
    <message>
        <source>It stays in the list.</source>
        <translation>목록에 그대로 있어요.</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>사용법: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[옵션]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>옵션:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>모르는 옵션 ‘%1’이 있습니다.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>모르는 옵션이 있습니다: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>‘%1’ 뒤에 값이 없습니다.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>‘%1’ 뒤에는 값을 적지 않습니다.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>인수:</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>I hardly dared hope for that!</source>
        <translation>이건 바라지도 못했는데요!</translation>
    </message>
    <message>
        <source>I counted it three times. It&apos;s real!</source>
        <translation>세 번이나 세어 봤어요. 진짜예요!</translation>
    </message>
    <message>
        <source>All of it, please!</source>
        <translation>전부 이리 주세요!</translation>
    </message>
    <message>
        <source>I&apos;ve wanted that one for years!</source>
        <translation>이걸 얼마나 벼르고 있었다고요!</translation>
    </message>
    <message>
        <source>Good things take their time.</source>
        <translation>좋은 건 다 때가 있지요.</translation>
    </message>
    <message>
        <source>I knew it would come one day.</source>
        <translation>언젠가는 올 줄 알았어요.</translation>
    </message>
    <message>
        <source>Did you see that?</source>
        <translation>방금 보셨어요?</translation>
    </message>
    <message>
        <source>All or nothing!</source>
        <translation>모 아니면 도!</translation>
    </message>
    <message>
        <source>Phew. That went well.</source>
        <translation>휴, 잘 풀렸네요.</translation>
    </message>
    <message>
        <source>Slow and safe, and look at it!</source>
        <translation>돌다리도 두드렸더니 이렇게 되네요!</translation>
    </message>
    <message>
        <source>Come here, all of you!</source>
        <translation>다 나한테 오세요!</translation>
    </message>
    <message>
        <source>There&apos;s always room for more.</source>
        <translation>더 들어올 자리는 늘 있어요.</translation>
    </message>
    <message>
        <source>I only had to wait.</source>
        <translation>기다리기만 하면 됐어요.</translation>
    </message>
    <message>
        <source>No hurry, and here we are.</source>
        <translation>서두르지 않아도 이렇게 되지요.</translation>
    </message>
    <message>
        <source>Who dares, wins!</source>
        <translation>용감한 자가 이기는 법!</translation>
    </message>
    <message>
        <source>I felt that one coming!</source>
        <translation>느낌이 왔다니까요!</translation>
    </message>
    <message>
        <source>I didn&apos;t expect that. Thank you for the game!</source>
        <translation>이길 줄 몰랐어요. 즐거웠습니다!</translation>
    </message>
    <message>
        <source>Step by step, to the very end.</source>
        <translation>한 걸음씩, 끝까지 왔네요.</translation>
    </message>
    <message>
        <source>All mine! Another one?</source>
        <translation>싹 쓸었어요! 한 판 더요?</translation>
    </message>
    <message>
        <source>I could get used to this.</source>
        <translation>이거 버릇되겠는데요.</translation>
    </message>
    <message>
        <source>A long game is a good game.</source>
        <translation>길게 봐야 재미있지요.</translation>
    </message>
    <message>
        <source>It was worth the wait.</source>
        <translation>기다린 보람이 있네요.</translation>
    </message>
    <message>
        <source>That&apos;s how it&apos;s done! Another one?</source>
        <translation>바로 이 맛이죠! 한 판 더요?</translation>
    </message>
    <message>
        <source>No risk, no fun!</source>
        <translation>모험이 없으면 재미도 없죠!</translation>
    </message>
    <message>
        <source>I was afraid of that.</source>
        <translation>이럴까 봐 걱정했어요.</translation>
    </message>
    <message>
        <source>I&apos;ll be more careful next time.</source>
        <translation>다음엔 더 조심해야겠어요.</translation>
    </message>
    <message>
        <source>My beautiful points!</source>
        <translation>아까운 내 점수!</translation>
    </message>
    <message>
        <source>You could have left me some.</source>
        <translation>나도 좀 남겨 주지 그래요.</translation>
    </message>
    <message>
        <source>Well played. My time will come.</source>
        <translation>잘하셨어요. 제 때도 오겠지요.</translation>
    </message>
    <message>
        <source>Let&apos;s see how the next one goes.</source>
        <translation>다음 판은 또 모르지요.</translation>
    </message>
    <message>
        <source>Splendid! I want to try that too.</source>
        <translation>멋지네요! 나도 해 보고 싶어요.</translation>
    </message>
    <message>
        <source>That took guts!</source>
        <translation>배짱 한번 좋으시네요!</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>경기 안의 위치</translation>
    </message>
    <message>
        <source>%1 · move %2 of %3</source>
        <extracomment>round (&quot;Round 3&quot;), number of the move, number of all moves</extracomment>
        <translation>%1 · %2 / %3수</translation>
    </message>
    <message>
        <source>Jump to</source>
        <translation>이동 단위</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>My decisions</source>
        <translation>내 결정</translation>
    </message>
    <message>
        <source>Previous (Up)</source>
        <translation>이전으로 (위)</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>없어요.</translation>
    </message>
    <message>
        <source>To the next one (Down)</source>
        <translation>다음으로 (아래)</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>한 수 뒤로 (왼쪽)</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>처음이에요.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>스페이스</translation>
    </message>
    <message>
        <source>Forward one move (Right)</source>
        <translation>한 수 앞으로 (오른쪽)</translation>
    </message>
    <message>
        <source>This is the end.</source>
        <translation>끝이에요.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>빠르기</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느림</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠름</translation>
    </message>
    <message>
        <source>As I saw it</source>
        <translation>내가 본 대로</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>모든 패</translation>
    </message>
    <message>
        <source>Show only what you saw (A)</source>
        <translation>내가 본 것만 보기 (A)</translation>
    </message>
    <message>
        <source>Show every hand (A)</source>
        <translation>모든 패 보기 (A)</translation>
    </message>
    <message>
        <source>What if...</source>
        <translation>여기서부터 해 보기…</translation>
    </message>
    <message>
        <source>Play on from here, or with another move, as a branch of the match; P plays on at once</source>
        <translation>여기서부터 그대로, 또는 다른 수로 이어서 해요. 경기의 갈림길로 보관돼요. P를 누르면 곧바로 이어서 해요</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>가능성</translation>
    </message>
    <message>
        <source>What you could have known here: the chance of each place, and what the others could hold (C)</source>
        <translation>여기서 알 수 있던 것: 등수별 확률과 다른 사람이 들고 있을 만한 것 (C)</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>This match cannot be shown</source>
        <translation>볼 수 없는 경기</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title of the window</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>Total %1</source>
        <translation>합계 %1</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>%1 decisions; %2 clearly cost something, %3 in all.</source>
        <extracomment>number of decisions, how many of them cost something, how much in all</extracomment>
        <translation>내 선택 %1번 중 확실한 손해 %2번, 손해 합계 %3.</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>최선</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>좋음</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>아쉬움</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>큰 실수</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <extracomment>a decision that the search cannot tell apart from the best one</extracomment>
        <translation>우열을 가리기 어려움</translation>
    </message>
    <message>
        <source>Worked out exactly</source>
        <translation>끝까지 정확히 계산</translation>
    </message>
    <message numerus="yes">
        <source>About %n possible layouts considered per decision</source>
        <extracomment>what the coach imagined of what nobody could see</extracomment>
        <translation>
            <numerusform>결정마다 가능한 배치 약 %n가지</numerusform>
        </translation>
    </message>
    <message>
        <source>Played</source>
        <translation>나의 수</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>더 나은 수</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>what an opponent does then, how likely that is</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>the round is over before your next turn (%1)</source>
        <translation>다음 차례 전에 판이 끝남 (%1)</translation>
    </message>
    <message>
        <source>Would have helped: %1</source>
        <translation>들어왔으면 좋았을 패: %1</translation>
    </message>
    <message>
        <source>Round %1, result</source>
        <translation>%1판 결과</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <comment>what the coach says of the move</comment>
        <translation>나의 수: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <comment>what the coach says of the move</comment>
        <translation>더 나은 수: %1</translation>
    </message>
    <message>
        <source>%1 from your own wins</source>
        <translation>내가 이겨서 얻을 기대값 %1</translation>
    </message>
    <message>
        <source>then first place %1</source>
        <comment>once the move is made</comment>
        <translation>그 뒤 1등 %1</translation>
    </message>
    <message>
        <source>%1 of the match</source>
        <extracomment>a share of the chance of winning the match</extracomment>
        <translation>승률 %1 손해</translation>
    </message>
</context>
<context>
    <name>ReviewNote</name>
    <message>
        <source>You played: %1</source>
        <translation>나의 수: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>더 나은 수: %1</translation>
    </message>
    <message>
        <source>Cost: %1 (%2)</source>
        <translation>손해: %1 (%2)</translation>
    </message>
    <message>
        <source>The coach would have done the same.</source>
        <translation>코치도 똑같이 했을 거예요.</translation>
    </message>
    <message>
        <source>Back to what I played</source>
        <translation>내 수로 돌아가기</translation>
    </message>
    <message>
        <source>Show the better move</source>
        <translation>더 나은 수 보기</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>접기</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>왜?</translation>
    </message>
    <message>
        <source>How both moves might have turned out</source>
        <translation>두 수가 어떻게 이어졌을지</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <extracomment>cost, its standard error</extracomment>
        <translation>손해: %1</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Analysis depth</source>
        <translation>분석 깊이</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>A first look</source>
        <translation>먼저 훑어보기</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>깊게</translation>
    </message>
    <message>
        <source>The coach is looking at every decision: %1%</source>
        <translation>코치가 모든 결정을 살펴보고 있어요: %1%</translation>
    </message>
    <message>
        <source>There was nothing to decide in this match yet.</source>
        <translation>이 경기에는 아직 내 결정이 없어요.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Costliest first</source>
        <translation>손해 큰 순</translation>
    </message>
    <message>
        <source>In order played</source>
        <translation>진행 순서</translation>
    </message>
    <message>
        <source>Expected result</source>
        <translation>판의 기대값</translation>
    </message>
    <message>
        <source>The result the coach expected after each of your decisions, from what you could know.</source>
        <translation>내가 알 수 있던 것만으로 코치가 내다본, 결정마다의 기대 결과예요.</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>결정</translation>
    </message>
    <message>
        <source>%1 · better: %2</source>
        <translation>%1 · 더 나은 수: %2</translation>
    </message>
    <message>
        <source>As thorough as Master; runs in the background</source>
        <translation>명인처럼 꼼꼼히 살펴요. 다른 일을 해도 계속 진행돼요</translation>
    </message>
    <message>
        <source>How well you played</source>
        <translation>내 성적</translation>
    </message>
    <message>
        <source>Accuracy %1</source>
        <translation>정확도 %1</translation>
    </message>
    <message>
        <source>How much of the possible result your decisions kept</source>
        <translation>얻을 수 있던 것 가운데 실제로 얻은 비율</translation>
    </message>
    <message>
        <source>%1 · looking deeper: %2%</source>
        <translation>%1 · 더 깊이 살피는 중: %2%</translation>
    </message>
    <message>
        <source>%1 · stopped before the end</source>
        <translation>%1 · 끝나기 전에 멈춤</translation>
    </message>
    <message>
        <source>Enough</source>
        <translation>그만</translation>
    </message>
    <message>
        <source>Stop here and keep what has been found.</source>
        <translation>여기서 멈춰요. 지금까지 찾은 것은 남아요.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1판</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>%1판: %2</translation>
    </message>
    <message>
        <source>Your costliest moves</source>
        <translation>손해가 가장 컸던 수</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>나머지</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>갈림길</translation>
    </message>
    <message>
        <source>What you tried out from this match</source>
        <translation>이 경기의 여러 자리에서 해 본 것</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>복습 문제</translation>
    </message>
    <message>
        <source>Your mistakes, to try again</source>
        <translation>내 실수를 다시 풀어 보기</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>운과 실력</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>경기</translation>
    </message>
    <message>
        <source>Chance of winning the match</source>
        <translation>경기에서 이길 확률</translation>
    </message>
    <message>
        <source>Your chance at the start and after each round, as the scores stood then.</source>
        <translation>시작할 때와 판이 끝날 때마다, 그때 점수로 본 내 확률이에요.</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>Back to the result</source>
        <translation>결과로 돌아가기</translation>
    </message>
    <message>
        <source>View the table</source>
        <translation>테이블 보기</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>경기 결과</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Play again, same rules</source>
        <translation>같은 규칙으로 다시 하기</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>진행 기록</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>words that somebody says</extracomment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Result of the day</source>
        <translation>오늘의 결과</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>돌아가기</translation>
    </message>
    <message>
        <source>Back to the deals</source>
        <translation>오늘의 판으로</translation>
    </message>
    <message>
        <source>Sixty others</source>
        <translation>예순 명과 견주기</translation>
    </message>
    <message>
        <source>How sixty computer players did with your deal at your seat</source>
        <translation>컴퓨터 예순 명이 같은 자리에서 같은 패로 어떻게 했는지 봅니다</translation>
    </message>
    <message>
        <source>Back to the house</source>
        <translation>그 집으로</translation>
    </message>
</context>
<context>
    <name>RowStrip</name>
    <message>
        <source>Out</source>
        <translation>나옴</translation>
    </message>
    <message>
        <source>In</source>
        <translation>넣기</translation>
    </message>
</context>
<context>
    <name>RuleCode</name>
    <message>
        <source>There is no code to read: copy one first.</source>
        <translation>읽을 코드가 없습니다. 먼저 코드를 복사하십시오.</translation>
    </message>
    <message>
        <source>This is not a rules code. A code begins with “HP1-”.</source>
        <translation>규칙 코드가 아닙니다. 코드는 “HP1-”로 시작합니다.</translation>
    </message>
    <message>
        <source>This code was made by a newer version of Hanpan.</source>
        <translation>더 새로운 버전의 한판에서 만든 코드입니다.</translation>
    </message>
    <message>
        <source>The code is damaged: a letter is wrong or a part is missing. Copy it again in one piece.</source>
        <translation>코드가 손상되었습니다. 글자가 틀렸거나 일부가 빠졌습니다. 통째로 다시 복사하십시오.</translation>
    </message>
    <message>
        <source>The code is intact, but this version can&apos;t use its contents.</source>
        <translation>코드는 손상되지 않았지만 이 버전에서 쓸 수 없는 내용입니다.</translation>
    </message>
    <message>
        <source>The name in this code can&apos;t be used: a name is a single line of at most 60 characters.</source>
        <translation>이 코드에 든 이름은 쓸 수 없습니다. 이름은 한 줄이고 60자를 넘지 않습니다.</translation>
    </message>
</context>
<context>
    <name>RuleCodeSheet</name>
    <message>
        <source>Rules as a code</source>
        <translation>규칙 코드</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Send this line to a friend. Pasting it gives them the same rules.</source>
        <translation>이 한 줄을 보내면 받은 사람도 같은 규칙을 써요.</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>코드 복사</translation>
    </message>
    <message>
        <source>Got a code from a friend?</source>
        <translation>받은 코드</translation>
    </message>
    <message>
        <source>Paste a code</source>
        <translation>코드 붙여 넣기</translation>
    </message>
    <message>
        <source>Paste it here: HP1-...</source>
        <translation>여기에 붙여 넣기: HP1-…</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>이 규칙 쓰기</translation>
    </message>
    <message>
        <source>Paste a code first</source>
        <translation>먼저 코드를 붙여 넣으세요</translation>
    </message>
    <message>
        <source>In this code: %1</source>
        <translation>코드의 규칙: %1</translation>
    </message>
</context>
<context>
    <name>RuleDifferences</name>
    <message>
        <source>Same as “%1”</source>
        <translation>“%1” 그대로</translation>
    </message>
    <message>
        <source>One rule differs from “%1”</source>
        <translation>“%1” 기준, 다른 점 1가지</translation>
    </message>
    <message>
        <source>%1 rules differ from “%2”</source>
        <translation>“%2” 기준, 다른 점 %1가지</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>a rule, its value now, its value in the preset</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Go to this rule. In the preset: %1</source>
        <translation>이 규칙으로 가기. 기준: %1</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>줄이기</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>모두 되돌리기</translation>
    </message>
    <message>
        <source>Reset every rule to “%1”</source>
        <translation>모든 규칙을 “%1” 기준으로</translation>
    </message>
    <message>
        <source>One line</source>
        <translation>한 줄로</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>%1개 모두</translation>
    </message>
    <message>
        <source>Name every rule that differs</source>
        <translation>다른 규칙을 모두 보기</translation>
    </message>
</context>
<context>
    <name>RuleEditorList</name>
    <message>
        <source>Change the list</source>
        <translation>목록 고치기</translation>
    </message>
</context>
<context>
    <name>RuleEditorNumbers</name>
    <message>
        <source>%1, number %2</source>
        <translation>%1, %2번째</translation>
    </message>
    <message>
        <source>Add a number</source>
        <translation>하나 더</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1개까지</translation>
    </message>
    <message>
        <source>Remove a number</source>
        <translation>하나 덜</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1개 이상</translation>
    </message>
</context>
<context>
    <name>RuleEffectRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2(비교한 규칙 %3)</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>the figure before → after</extracomment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>RuleEffects</name>
    <message>
        <source>Before the last change</source>
        <translation>마지막으로 바꾸기 전</translation>
    </message>
    <message>
        <source>not known yet</source>
        <translation>아직 모름</translation>
    </message>
</context>
<context>
    <name>RuleEffectsList</name>
    <message>
        <source>What these rules do</source>
        <translation>이 규칙의 효과</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>비교할 규칙</translation>
    </message>
    <message>
        <source>Nobody can play by these rules.</source>
        <translation>이 규칙으로는 아무도 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Playing…</source>
        <translation>치르는 중…</translation>
    </message>
</context>
<context>
    <name>RuleFile</name>
    <message>
        <source>This version has no game “%1”.</source>
        <translation>여기에는 “%1” 게임이 없습니다.</translation>
    </message>
    <message>
        <source>The file is too large to hold rules.</source>
        <translation>규칙 파일이라기에는 너무 큽니다.</translation>
    </message>
    <message>
        <source>The file is damaged or isn&apos;t a rules file (at byte %1).</source>
        <translation>파일이 손상되었거나 규칙 파일이 아닙니다(%1바이트 위치).</translation>
    </message>
    <message>
        <source>This file belongs to another program.</source>
        <translation>다른 프로그램의 파일입니다.</translation>
    </message>
    <message>
        <source>This file was written by a newer version of Hanpan.</source>
        <translation>더 새로운 버전의 한판에서 만든 파일입니다.</translation>
    </message>
    <message>
        <source>The file contains no rules.</source>
        <translation>파일에 규칙이 없습니다.</translation>
    </message>
    <message>
        <source>These are rules for %1, not for %2. Open them on that game&apos;s page.</source>
        <translation>%2 규칙이 아니라 %1 규칙입니다. 그 게임의 화면에서 여십시오.</translation>
    </message>
    <message>
        <source>These are rules for a game this version doesn&apos;t have.</source>
        <translation>이 버전에 없는 게임의 규칙입니다.</translation>
    </message>
</context>
<context>
    <name>RuleListSheet</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>최대 %1개</translation>
    </message>
    <message>
        <source>Remove this one</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>The list is empty.</source>
        <translation>목록이 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>RuleModel</name>
    <message>
        <source>%1 to %2</source>
        <comment>a rule and its new value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Also change %1</source>
        <translation>함께 바꾸기 — %1</translation>
    </message>
</context>
<context>
    <name>RuleNotice</name>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>RulePresetEntry</name>
    <message>
        <source>My rules</source>
        <translation>내 규칙</translation>
    </message>
    <message>
        <source>reconstructed</source>
        <translation>재구성</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>출처 미확인</translation>
    </message>
    <message>
        <source>Rename “%1” (F2)</source>
        <translation>“%1” 이름 바꾸기 (F2)</translation>
    </message>
    <message>
        <source>Delete “%1” (Del)</source>
        <translation>“%1” 삭제 (Del)</translation>
    </message>
</context>
<context>
    <name>RulePresets</name>
    <message>
        <source>Presets and your rules</source>
        <translation>기본 규칙과 내 규칙</translation>
    </message>
</context>
<context>
    <name>RuleRenameSheet</name>
    <message>
        <source>Rename rules</source>
        <translation>이름 바꾸기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>바꾸기</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>규칙 이름</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Reset</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>되돌리기: “%1”</translation>
    </message>
    <message>
        <source>Reset %1 to “%2”</source>
        <translation>%1 되돌리기: “%2”</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>그대로 두기</translation>
    </message>
</context>
<context>
    <name>RuleSaveSheet</name>
    <message>
        <source>Save rules</source>
        <translation>규칙 저장</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>덮어쓰기</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>규칙 이름</translation>
    </message>
    <message>
        <source>Grandma&apos;s New Year</source>
        <translation>할머니 댁 설날</translation>
    </message>
    <message>
        <source>Rules with this name already exist. Saving will replace them.</source>
        <translation>같은 이름의 규칙이 있습니다. 저장하면 덮어씁니다.</translation>
    </message>
    <message>
        <source>They will appear under “My rules” on this computer.</source>
        <translation>이 컴퓨터의 ‘내 규칙’에 남습니다.</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message>
        <source>“%1” was left as it is: %2</source>
        <translation>“%1”을(를) 그대로 두었습니다: %2</translation>
    </message>
    <message>
        <source>Couldn&apos;t read “%1”: %2</source>
        <translation>“%1”을(를) 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>“%1” couldn&apos;t be read and was saved as “%2”: %3</source>
        <translation>“%1”을(를) 읽을 수 없어 “%2”(으)로 보관했습니다: %3</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 point</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
    <message>
        <source>%1 stake</source>
        <translation>판돈 %1</translation>
    </message>
    <message>
        <source>%1 stakes</source>
        <translation>판돈 %1</translation>
    </message>
    <message>
        <source>%1 chip</source>
        <translation>칩 %1개</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>칩 %1개</translation>
    </message>
    <message>
        <source>%1 card</source>
        <translation>%1장</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1장</translation>
    </message>
    <message>
        <source>%1 round</source>
        <translation>%1판</translation>
    </message>
    <message>
        <source>%1 rounds</source>
        <translation>%1판</translation>
    </message>
    <message>
        <source>%1 player</source>
        <translation>%1명</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1명</translation>
    </message>
    <message>
        <source>%1 time</source>
        <translation>%1번</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1번</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>“%1: %2”</source>
        <translation>“%1: %2”</translation>
    </message>
    <message>
        <source>%1 and %2 can&apos;t be combined.</source>
        <translation>함께 쓸 수 없는 규칙입니다: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” is either on or off, not %2.</source>
        <translation>“%1”에는 켬과 끔만 쓸 수 있습니다(받은 값: %2).</translation>
    </message>
    <message>
        <source>“%1” is a whole number from %2 to %3, not %4.</source>
        <translation>“%1”에는 %2~%3의 정수만 쓸 수 있습니다(받은 값: %4).</translation>
    </message>
    <message>
        <source>“%1” is one of %2, not %3.</source>
        <translation>“%1”에는 다음만 쓸 수 있습니다: %2(받은 값: %3).</translation>
    </message>
    <message>
        <source>“%1” is a list of %2 numbers, not %3.</source>
        <translation>“%1”은(는) 수 %2개의 목록입니다. %3은(는) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is a list of %2 to %3 numbers, not %4.</source>
        <translation>“%1”은(는) 수 %2~%3개의 목록입니다. %4은(는) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1” takes whole numbers from %2 to %3, not %4.</source>
        <translation>“%1”에는 %2에서 %3까지의 정수만 들어갑니다. %4은(는) 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>It contains no rules.</source>
        <translation>규칙이 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>This version has no preset “%1”; perhaps it comes from a newer one.</source>
        <translation>“%1” 기본 규칙을 모릅니다. 더 새로운 버전의 것일 수 있습니다.</translation>
    </message>
    <message>
        <source>This version has no rule “%1”; perhaps it comes from a newer one.</source>
        <translation>알 수 없는 규칙 “%1”입니다. 더 새로운 버전의 규칙일 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 lap</source>
        <comment>once round the table</comment>
        <translation>%1바퀴</translation>
    </message>
    <message>
        <source>%1 laps</source>
        <comment>times round the table</comment>
        <translation>%1바퀴</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>%1 · rules</source>
        <translation>%1 · 규칙</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>하우스 룰</translation>
    </message>
    <message>
        <source>Rules judge</source>
        <translation>규칙 판정</translation>
    </message>
    <message>
        <source>Playing with real cards or tiles? Check any hand against your house rules, and keep the score</source>
        <translation>실제 카드나 패로 놀 때 씁니다. 하우스 룰대로 판정하고 점수도 적습니다</translation>
    </message>
</context>
<context>
    <name>RulesInUse</name>
    <message>
        <source>“%1” saved.</source>
        <translation>“%1” 규칙을 저장했습니다.</translation>
    </message>
    <message>
        <source>Give the rules a name first.</source>
        <translation>규칙의 이름을 먼저 적어 주십시오.</translation>
    </message>
    <message>
        <source>This rule set no longer exists.</source>
        <translation>이 규칙은 이미 삭제되었습니다.</translation>
    </message>
    <message>
        <source>There is already a rule set called “%1”.</source>
        <translation>“%1” 이름의 규칙이 이미 있습니다. 다른 이름을 적어 주십시오.</translation>
    </message>
    <message>
        <source>Renamed to “%1”.</source>
        <translation>이제 이름은 “%1”입니다.</translation>
    </message>
    <message>
        <source>“%1” deleted.</source>
        <translation>“%1” 규칙을 삭제했습니다.</translation>
    </message>
    <message>
        <source>Nothing to restore.</source>
        <translation>되살릴 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1 (again)</source>
        <translation>%1 (다시)</translation>
    </message>
    <message>
        <source>“%1” restored.</source>
        <translation>“%1” 규칙을 되살렸습니다.</translation>
    </message>
    <message>
        <source>This code has rules for %1, not for %2. Paste it on that game&apos;s page.</source>
        <translation>이 코드는 %2 규칙이 아니라 %1 규칙입니다. 그 게임의 화면에 붙여 넣으십시오.</translation>
    </message>
    <message>
        <source>This code is for a game that this version doesn&apos;t have.</source>
        <translation>이 버전에 없는 게임의 규칙 코드입니다.</translation>
    </message>
    <message>
        <source>Now using the rules from the code: %1.</source>
        <translation>코드의 규칙을 적용했습니다: %1</translation>
    </message>
    <message>
        <source>The code is on the clipboard: %1</source>
        <translation>코드를 클립보드에 복사했습니다: %1</translation>
    </message>
    <message>
        <source>There are no rules to export.</source>
        <translation>내보낼 것이 없습니다.</translation>
    </message>
    <message>
        <source>Rules exported to “%1”.</source>
        <translation>규칙을 “%1”에 내보냈습니다.</translation>
    </message>
    <message>
        <source>“%1” added to your rules and in use.</source>
        <translation>“%1” 규칙을 내 규칙에 더해 적용했습니다.</translation>
    </message>
    <message>
        <source>“%1” is the name of a preset: choose another name.</source>
        <translation>“%1”은(는) 기본 규칙의 이름입니다. 다른 이름을 정하십시오.</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules of this table</source>
        <translation>이 판의 규칙</translation>
    </message>
    <message>
        <source>Compared with: %1</source>
        <translation>비교 기준: %1</translation>
    </message>
    <message>
        <source>Which rules</source>
        <translation>볼 규칙</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>모든 규칙</translation>
    </message>
    <message>
        <source>Changed only</source>
        <translation>바뀐 것만</translation>
    </message>
    <message>
        <source>%1 (preset: %2)</source>
        <translation>%1 (기본 %2)</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>풀어 보기</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Well, well. Good company.</source>
        <translation>어머, 좋은 분들이 모였네요.</translation>
    </message>
    <message>
        <source>Lying about like that? Mine.</source>
        <translation>이런 걸 그냥 두시다니요.</translation>
    </message>
    <message>
        <source>I do like presents.</source>
        <translation>선물은 늘 반갑지요.</translation>
    </message>
    <message>
        <source>Hey, I&apos;d only just put it down!</source>
        <translation>내려놓자마자 가져가네요!</translation>
    </message>
    <message>
        <source>Sharing was not the plan.</source>
        <translation>나눠 줄 생각은 없었는데요.</translation>
    </message>
    <message>
        <source>Please admire it slowly.</source>
        <translation>천천히 감상하세요.</translation>
    </message>
    <message>
        <source>And there is my display.</source>
        <translation>자, 제 진열장이에요.</translation>
    </message>
    <message>
        <source>It was worth a try.</source>
        <translation>시도는 좋았는데요.</translation>
    </message>
    <message>
        <source>I&apos;ll sit here and plot.</source>
        <translation>앉아서 다음 수나 꾸밀게요.</translation>
    </message>
    <message>
        <source>Take your time. I&apos;m scheming too.</source>
        <translation>천천히요. 저도 꿍꿍이 중이에요.</translation>
    </message>
    <message>
        <source>Come on, let&apos;s play big!</source>
        <translation>자, 시원하게 한판 해요!</translation>
    </message>
    <message>
        <source>Grr. Got it.</source>
        <translation>어흥, 잡았어요.</translation>
    </message>
    <message>
        <source>I saw it, I took it.</source>
        <translation>보이면 잡아야지요.</translation>
    </message>
    <message>
        <source>How dare you!</source>
        <translation>제 걸 감히!</translation>
    </message>
    <message>
        <source>From under my very paw!</source>
        <translation>제 발밑에서 채 가네요!</translation>
    </message>
    <message>
        <source>Bang! On the table.</source>
        <translation>자, 화끈하게 펼칩니다!</translation>
    </message>
    <message>
        <source>I don&apos;t do things by halves.</source>
        <translation>찔끔찔끔은 싫어요.</translation>
    </message>
    <message>
        <source>Ouch. No regrets.</source>
        <translation>아야. 그래도 후회는 없어요.</translation>
    </message>
    <message>
        <source>Back to my cave for now.</source>
        <translation>잠깐 굴에 가 있을게요.</translation>
    </message>
    <message>
        <source>I can wait. It&apos;s like hunting.</source>
        <translation>기다리는 건 사냥의 기본이죠.</translation>
    </message>
    <message>
        <source>No rush. One step at a time.</source>
        <translation>서두르지 말고 한 걸음씩 해요.</translation>
    </message>
    <message>
        <source>Slow, but I got there.</source>
        <translation>느려도 제가 닿았네요.</translation>
    </message>
    <message>
        <source>I&apos;ll carry that along.</source>
        <translation>이건 등에 지고 갈게요.</translation>
    </message>
    <message>
        <source>My, you are quick.</source>
        <translation>아이고, 빠르기도 하셔라.</translation>
    </message>
    <message>
        <source>Gone before I&apos;d let go.</source>
        <translation>손 떼기도 전에 사라졌네요.</translation>
    </message>
    <message>
        <source>Lighter on my back now.</source>
        <translation>등이 한결 가볍네요.</translation>
    </message>
    <message>
        <source>Piece by piece, and down.</source>
        <translation>차곡차곡 내려놓았어요.</translation>
    </message>
    <message>
        <source>Too hasty, for once.</source>
        <translation>웬일로 제가 서둘렀네요.</translation>
    </message>
    <message>
        <source>I&apos;ll pull my head in.</source>
        <translation>목을 쏙 넣고 있을게요.</translation>
    </message>
    <message>
        <source>Take your time. I always do.</source>
        <translation>천천히 하세요. 저도 그래요.</translation>
    </message>
    <message>
        <source>I bring good news: we play!</source>
        <translation>반가운 소식이에요. 한판 해요!</translation>
    </message>
    <message>
        <source>Something shiny!</source>
        <translation>반짝이는 걸 물어 왔어요.</translation>
    </message>
    <message>
        <source>Into the nest with it.</source>
        <translation>제 둥지로 가져갈게요.</translation>
    </message>
    <message>
        <source>My shiny thing!</source>
        <translation>제 반짝이가!</translation>
    </message>
    <message>
        <source>And I looked left and right first!</source>
        <translation>두리번거리고 내놓은 건데요!</translation>
    </message>
    <message>
        <source>Checked twice. Down it goes.</source>
        <translation>두 번 확인하고 내려놓아요.</translation>
    </message>
    <message>
        <source>Twig by twig.</source>
        <translation>나뭇가지처럼 가지런하지요?</translation>
    </message>
    <message>
        <source>Oh no. I should have checked.</source>
        <translation>아이참, 더 살필걸 그랬어요.</translation>
    </message>
    <message>
        <source>I&apos;ll watch from my branch.</source>
        <translation>저는 나뭇가지에서 볼게요.</translation>
    </message>
    <message>
        <source>Yes, better think it over.</source>
        <translation>맞아요, 잘 생각해 봐야죠.</translation>
    </message>
    <message>
        <source>Hello! I&apos;m a little nervous.</source>
        <translation>안녕하세요! 조금 떨리네요.</translation>
    </message>
    <message>
        <source>If nobody minds …</source>
        <translation>괜찮으시다면 제가…</translation>
    </message>
    <message>
        <source>Hop, and it&apos;s mine.</source>
        <translation>깡충, 가져왔어요.</translation>
    </message>
    <message>
        <source>Eek! It was gone at once.</source>
        <translation>앗, 금방 없어졌어요!</translation>
    </message>
    <message>
        <source>I thought that one was safe.</source>
        <translation>안전한 줄 알았는데요.</translation>
    </message>
    <message>
        <source>Phew. Out of my paws.</source>
        <translation>휴, 손에서 내려놓았어요.</translation>
    </message>
    <message>
        <source>Was that all right?</source>
        <translation>이렇게 해도 괜찮지요?</translation>
    </message>
    <message>
        <source>My ears are all red.</source>
        <translation>귀까지 빨개졌어요.</translation>
    </message>
    <message>
        <source>Straight down the burrow.</source>
        <translation>저는 굴로 쏙 들어갈게요.</translation>
    </message>
    <message>
        <source>No hurry. I&apos;ll nibble a carrot.</source>
        <translation>천천히요. 당근 먹고 있을게요.</translation>
    </message>
    <message>
        <source>Hello. Is there any honey?</source>
        <translation>안녕하세요. 꿀은 없나요?</translation>
    </message>
    <message>
        <source>Mm, I&apos;ll have that.</source>
        <translation>음, 이건 제가 먹을게요.</translation>
    </message>
    <message>
        <source>One more for these big paws.</source>
        <translation>큰 발에 하나 더요.</translation>
    </message>
    <message>
        <source>That was from my plate!</source>
        <translation>제 밥그릇을 건드리네요!</translation>
    </message>
    <message>
        <source>Now I&apos;m hungry again.</source>
        <translation>갑자기 배가 고프네요.</translation>
    </message>
    <message>
        <source>Dinner is on the table.</source>
        <translation>푸짐하게 한 상 차렸어요.</translation>
    </message>
    <message>
        <source>That was heavy.</source>
        <translation>무거웠는데 내려놓았어요.</translation>
    </message>
    <message>
        <source>These clumsy paws.</source>
        <translation>발이 둔해서 그만.</translation>
    </message>
    <message>
        <source>Time for a little winter sleep.</source>
        <translation>저는 겨울잠 좀 잘게요.</translation>
    </message>
    <message>
        <source>I&apos;ll doze a little. Go on.</source>
        <translation>좀 졸고 있을게요. 천천히요.</translation>
    </message>
    <message>
        <source>A fine table. Shall we?</source>
        <translation>좋은 자리네요. 시작할까요?</translation>
    </message>
    <message>
        <source>It came to me, as things do.</source>
        <translation>때가 되니 오는군요.</translation>
    </message>
    <message>
        <source>One light step.</source>
        <translation>한 걸음, 사뿐히.</translation>
    </message>
    <message>
        <source>Ah. Well taken.</source>
        <translation>아, 잘 가져가셨어요.</translation>
    </message>
    <message>
        <source>The wind took that one.</source>
        <translation>바람이 데려갔네요.</translation>
    </message>
    <message>
        <source>I have spread my wings.</source>
        <translation>이제 날개를 폈어요.</translation>
    </message>
    <message>
        <source>Neatly, one beside the other.</source>
        <translation>가지런히 놓았어요.</translation>
    </message>
    <message>
        <source>Even a crane may stumble.</source>
        <translation>학도 헛디딜 때가 있지요.</translation>
    </message>
    <message>
        <source>I&apos;ll watch on one leg.</source>
        <translation>한 다리로 서서 볼게요.</translation>
    </message>
    <message>
        <source>Still water takes its time.</source>
        <translation>고요히 생각하세요.</translation>
    </message>
    <message>
        <source>Good day. I&apos;ll tread softly.</source>
        <translation>안녕하세요. 살살 할게요.</translation>
    </message>
    <message>
        <source>Quick, before anyone looks.</source>
        <translation>누가 보기 전에 얼른요.</translation>
    </message>
    <message>
        <source>I looked around first.</source>
        <translation>둘러보고 가져왔어요.</translation>
    </message>
    <message>
        <source>Oh! You startled me.</source>
        <translation>어머, 깜짝이야!</translation>
    </message>
    <message>
        <source>I should have stayed hidden.</source>
        <translation>더 숨어 있을걸 그랬어요.</translation>
    </message>
    <message>
        <source>Out into the clearing.</source>
        <translation>이제 숲 밖으로 나왔어요.</translation>
    </message>
    <message>
        <source>Gently, gently.</source>
        <translation>사뿐사뿐 내려놓았어요.</translation>
    </message>
    <message>
        <source>I startled myself.</source>
        <translation>제가 놀라서 그만요.</translation>
    </message>
    <message>
        <source>Back into the woods with me.</source>
        <translation>저는 숲으로 돌아갈게요.</translation>
    </message>
    <message>
        <source>I&apos;m listening to the leaves.</source>
        <translation>나뭇잎 소리 듣고 있을게요.</translation>
    </message>
    <message>
        <source>Hoo. Let us think well.</source>
        <translation>부엉. 잘 생각해 봅시다.</translation>
    </message>
    <message>
        <source>I considered it carefully.</source>
        <translation>곰곰이 생각하고 가져가요.</translation>
    </message>
    <message>
        <source>Noted, and taken.</source>
        <translation>적어 두고 가져갈게요.</translation>
    </message>
    <message>
        <source>Interesting. Most interesting.</source>
        <translation>흥미롭군요, 아주요.</translation>
    </message>
    <message>
        <source>Even big eyes miss something.</source>
        <translation>큰 눈으로도 놓치네요.</translation>
    </message>
    <message>
        <source>Thought through, laid down.</source>
        <translation>생각 끝에 내려놓아요.</translation>
    </message>
    <message>
        <source>I turn a page.</source>
        <translation>책장을 한 장 넘겼어요.</translation>
    </message>
    <message>
        <source>A lesson for an old owl.</source>
        <translation>늙은 부엉이도 배웁니다.</translation>
    </message>
    <message>
        <source>I&apos;ll study you from here.</source>
        <translation>여기서 지켜볼게요.</translation>
    </message>
    <message>
        <source>Thinking is never wasted.</source>
        <translation>생각은 버릴 게 없지요.</translation>
    </message>
    <message>
        <source>Splash! Who&apos;s in?</source>
        <translation>첨벙! 한판 놀아 볼까요?</translation>
    </message>
    <message>
        <source>Caught one!</source>
        <translation>하나 낚았어요!</translation>
    </message>
    <message>
        <source>I dived right in.</source>
        <translation>바로 뛰어들었지요.</translation>
    </message>
    <message>
        <source>It slipped right through!</source>
        <translation>손에서 쏙 미끄러졌네요!</translation>
    </message>
    <message>
        <source>Nice catch, that.</source>
        <translation>와, 잘 낚으시네요.</translation>
    </message>
    <message>
        <source>Whee, down the slide!</source>
        <translation>미끄럼 타듯 쭉쭉!</translation>
    </message>
    <message>
        <source>What a splash!</source>
        <translation>물 좀 튀겼지요?</translation>
    </message>
    <message>
        <source>Belly flop!</source>
        <translation>배로 떨어졌네요!</translation>
    </message>
    <message>
        <source>I&apos;ll float for a while.</source>
        <translation>저는 둥둥 떠 있을게요.</translation>
    </message>
    <message>
        <source>I&apos;ll juggle a pebble.</source>
        <translation>조약돌 굴리며 놀게요.</translation>
    </message>
    <message>
        <source>You may begin.</source>
        <translation>자, 시작해도 좋아요.</translation>
    </message>
    <message>
        <source>Mine, naturally.</source>
        <translation>당연히 제 거지요.</translation>
    </message>
    <message>
        <source>Pounce.</source>
        <translation>폴짝, 잡았어요.</translation>
    </message>
    <message>
        <source>I didn&apos;t want it anyway.</source>
        <translation>어차피 필요 없었어요.</translation>
    </message>
    <message>
        <source>Hiss.</source>
        <translation>하악!</translation>
    </message>
    <message>
        <source>Off the shelf it goes.</source>
        <translation>선반에서 툭툭 밀었어요.</translation>
    </message>
    <message>
        <source>You may look.</source>
        <translation>구경은 해도 돼요.</translation>
    </message>
    <message>
        <source>Nobody saw that.</source>
        <translation>아무도 못 본 거예요.</translation>
    </message>
    <message>
        <source>I was bored anyway.</source>
        <translation>마침 지루했어요.</translation>
    </message>
    <message>
        <source>I&apos;ll wash a paw.</source>
        <translation>저는 발이나 핥을게요.</translation>
    </message>
    <message>
        <source>Ribbit! I&apos;m in.</source>
        <translation>개굴! 저도 할게요.</translation>
    </message>
    <message>
        <source>Snap! Got it.</source>
        <translation>날름, 가져왔어요.</translation>
    </message>
    <message>
        <source>A long tongue helps.</source>
        <translation>혀가 길면 좋지요.</translation>
    </message>
    <message>
        <source>There goes my fly!</source>
        <translation>제 파리가 날아가네요!</translation>
    </message>
    <message>
        <source>You were the quicker one.</source>
        <translation>한발 빠르시네요.</translation>
    </message>
    <message>
        <source>That was a big jump!</source>
        <translation>크게 한번 뛰었어요!</translation>
    </message>
    <message>
        <source>I&apos;m puffed up with pride.</source>
        <translation>배가 빵빵하게 으쓱해요.</translation>
    </message>
    <message>
        <source>Croak. The wrong pond.</source>
        <translation>개골, 연못을 잘못 골랐네요.</translation>
    </message>
    <message>
        <source>I&apos;ll sit on my lily pad.</source>
        <translation>연잎에 앉아 있을게요.</translation>
    </message>
    <message>
        <source>I&apos;ll hum a while. Ribbit.</source>
        <translation>개굴개굴 노래하고 있을게요.</translation>
    </message>
</context>
<context>
    <name>ScoreGrid</name>
    <message>
        <source>Round %1</source>
        <translation>%1판</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
</context>
<context>
    <name>ScorePlot</name>
    <message>
        <source>Totals after each round</source>
        <translation>판별 합계</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>No round is finished yet.</source>
        <translation>아직 끝난 판이 없어요.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1판</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>하우스 룰: %1</translation>
    </message>
    <message>
        <source>Opponents: %1</source>
        <translation>상대: %1</translation>
    </message>
    <message>
        <source>Deal %1, started %2</source>
        <comment>number of the deal, day</comment>
        <translation>판 번호 %1, 시작 %2</translation>
    </message>
    <message>
        <source>The rounds</source>
        <translation>판별 기록</translation>
    </message>
    <message>
        <source>Started %1</source>
        <comment>day</comment>
        <translation>시작 %1</translation>
    </message>
    <message>
        <source>Totals after each round</source>
        <translation>판별 합계</translation>
    </message>
</context>
<context>
    <name>SeatField</name>
    <message>
        <source>The round must be over first.</source>
        <translation>먼저 판이 끝나야 해요.</translation>
    </message>
    <message>
        <source>You came out ahead of %1 of %2, level with %3.</source>
        <translation>%2명 가운데 %1명보다 앞섰고, %3명과 같아요.</translation>
    </message>
    <message>
        <source>You came out ahead of %1 of %2.</source>
        <translation>%2명 가운데 %1명보다 앞섰어요.</translation>
    </message>
    <message>
        <source>The best of them: %1, a computer player of the level %2. You: %3.</source>
        <translation>가장 잘한 이는 %1, 단계는 %2예요. 나는 %3.</translation>
    </message>
    <message>
        <source>Move %1 was the first at which most of the better half went another way. You: %2. Most of them: %3.</source>
        <translation>잘한 절반이 처음으로 다르게 한 곳은 내 %1번째 수예요. 나: %2. 그들 대부분: %3.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>About Hanpan</source>
        <translation>한판 정보</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>기본값으로</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>화면</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Use system language</source>
        <translation>시스템 언어를 따름</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Deck colours</source>
        <translation>무늬 색</translation>
    </message>
    <message>
        <source>Four colours tell the suits apart at a glance.</source>
        <translation>네 가지 색이면 무늬가 한눈에 구별됩니다.</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>네 가지</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>두 가지</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>애니메이션</translation>
    </message>
    <message>
        <source>How fast pieces move. Click to skip an animation.</source>
        <translation>패가 움직이는 빠르기. 클릭하면 언제든 건너뜁니다.</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <translation>없음</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Gameplay</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>내 이름</translation>
    </message>
    <message>
        <source>Leave empty for “You”</source>
        <translation>비우면 “나”</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Opponent speed</source>
        <translation>상대의 속도</translation>
    </message>
    <message>
        <source>How long they wait before each move, so that you can follow.</source>
        <translation>상대가 한 수 하기 전에 기다리는 시간</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>No time limits for you</source>
        <translation>내게 시간 제한 없음</translation>
    </message>
    <message>
        <source>Your turns and your claims (“Thank you!”) have no time limit, whatever the house rules say. While a screen reader is on, this is always so.</source>
        <translation>하우스 룰과 관계없이 내 차례와 “땡큐!” 같은 질문에 시간 제한이 없습니다. 화면 낭독기를 켜면 늘 그렇습니다.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>음량</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>View and change the keys.</source>
        <translation>모든 키를 보고, 원하는 키로 바꿉니다.</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>키 보기</translation>
    </message>
    <message>
        <source>High contrast makes the tables black as well.</source>
        <translation>고대비에서는 테이블도 검게 보입니다.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>고대비</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Table and pieces</source>
        <translation>테이블과 패</translation>
    </message>
    <message>
        <source>Tablecloth</source>
        <translation>테이블보</translation>
    </message>
    <message>
        <source>The colour depends on the game.</source>
        <translation>색은 게임마다 다릅니다.</translation>
    </message>
    <message>
        <source>The game&apos;s place</source>
        <translation>놀이 자리</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>마름모무늬</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>펠트</translation>
    </message>
    <message>
        <source>Patchwork</source>
        <translation>조각보</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>카드</translation>
    </message>
    <message>
        <source>Hoop cards</source>
        <translation>훌라후프 카드</translation>
    </message>
    <message>
        <source>Dominoes</source>
        <translation>골패</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>큐브</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒷면</translation>
    </message>
    <message>
        <source>Pieces that move</source>
        <translation>패 움직임</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>외침</translation>
    </message>
    <message>
        <source>The end of a round</source>
        <translation>판이 끝날 때</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>파일 열기</translation>
    </message>
    <message>
        <source>A match, house rules, or a transfer file from another computer.</source>
        <translation>경기 기록, 하우스 룰, 또는 다른 컴퓨터에서 온 이사 파일</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>At any time, or drop the file onto the window</source>
        <translation>언제든지 열 수 있습니다. 파일을 창에 끌어다 놓아도 됩니다</translation>
    </message>
    <message>
        <source>Import everything?</source>
        <translation>모두 가져오시겠습니까?</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Matches, rule sets and finished lessons are added to yours. Nothing you have is lost, and nothing is added twice.</source>
        <translation>경기 기록, 하우스 룰, 마친 강습을 이 컴퓨터에 합칩니다. 원래 있던 것은 그대로 남고, 같은 것은 한 번만 들어옵니다.</translation>
    </message>
    <message>
        <source>Its settings too, replacing yours</source>
        <translation>설정도 그쪽 것으로 바꾸기</translation>
    </message>
    <message>
        <source>Export everything</source>
        <translation>이사 파일 만들기</translation>
    </message>
    <message>
        <source>Hanpan of %1</source>
        <translation>한판 %1</translation>
    </message>
    <message>
        <source>home</source>
        <translation>우리 집</translation>
    </message>
    <message>
        <source>Hanpan transfer files (%1)</source>
        <translation>한판 이사 파일 (%1)</translation>
    </message>
    <message>
        <source>Import from another computer</source>
        <translation>다른 컴퓨터에서 가져오기</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Matches, house rules, settings and lessons in one file, for another computer.</source>
        <translation>경기 기록, 하우스 룰, 설정, 강습을 파일 하나에 담아 다른 컴퓨터로 가져갑니다.</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>An import or export is already running.</source>
        <translation>이미 가져오거나 내보내는 중입니다.</translation>
    </message>
    <message>
        <source>Adds the contents of a transfer file to this computer.</source>
        <translation>다른 컴퓨터에서 만든 이사 파일의 내용을 여기에 합칩니다.</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>선택…</translation>
    </message>
    <message>
        <source>Safety copies</source>
        <translation>자동 백업</translation>
    </message>
    <message>
        <source>Made automatically about once a week and before each update. None yet.</source>
        <translation>일주일에 한 번쯤, 그리고 새 버전을 쓰기 전에 자동으로 만듭니다. 아직 없습니다.</translation>
    </message>
    <message>
        <source>Made automatically about once a week and before each update. Last one: %1.</source>
        <translation>일주일에 한 번쯤, 그리고 새 버전을 쓰기 전에 자동으로 만듭니다. 마지막 백업: %1.</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>폴더 열기</translation>
    </message>
    <message>
        <source>Opponents speak</source>
        <translation>상대의 한마디</translation>
    </message>
    <message>
        <source>Short remarks now and then: a greeting, a piece that was snatched away, a rare ending, the end of a match.</source>
        <translation>처음 인사, 패를 빼앗겼을 때, 드문 끝내기, 경기가 끝날 때 가끔 짧게 한마디 합니다.</translation>
    </message>
    <message>
        <source>Your data is being exported or imported</source>
        <translation>자료를 내보내거나 가져오는 중</translation>
    </message>
    <message>
        <source>Restore the default settings?</source>
        <translation>설정을 기본값으로 되돌리시겠습니까?</translation>
    </message>
    <message>
        <source>Appearance, table, speed, sound and your name and face at the table will be as in a new installation. The language, the keys, your house rules and matches stay as they are.</source>
        <translation>화면 모양, 테이블, 속도, 소리, 내 이름과 얼굴이 처음 설치했을 때로 돌아갑니다. 언어, 키, 하우스 룰, 경기 기록은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Keep my settings</source>
        <translation>내 설정 유지</translation>
    </message>
    <message>
        <source>Default settings restored.</source>
        <translation>설정을 기본값으로 되돌렸습니다.</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>배경 소리</translation>
    </message>
    <message>
        <source>A quiet sound for each table: a clock, the wind, the sea.</source>
        <translation>자리마다 은은하게 깔리는 소리: 시계, 바람, 바다.</translation>
    </message>
    <message>
        <source>Your face at the table</source>
        <translation>내 얼굴</translation>
    </message>
    <message>
        <source>Chances of the match</source>
        <translation>경기에서 이길 확률</translation>
    </message>
    <message>
        <source>A percentage beside each name: how likely that player is to win the match, as it stands. Only where a match has an end and the game works chances out, and never in lessons.</source>
        <translation>이름 옆에 지금 점수로 보아 경기에서 이길 확률을 보여 줍니다. 끝이 있는 경기이고 확률을 셈하는 게임일 때만 보이며, 강습에서는 보이지 않습니다.</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>A deal number can contain digits only.</source>
        <translation>판 번호에는 숫자만 쓸 수 있어요.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>인원수</translation>
    </message>
    <message numerus="yes">
        <source>You and %n opponent(s)</source>
        <translation>
            <numerusform>나와 상대 %n명</numerusform>
        </translation>
    </message>
    <message>
        <source>Level of all opponents</source>
        <translation>모든 상대의 수준</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>하우스 룰</translation>
    </message>
    <message>
        <source>Change...</source>
        <translation>고치기…</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>경기 길이</translation>
    </message>
    <message>
        <source>Fixed number of rounds</source>
        <translation>판수 정하기</translation>
    </message>
    <message>
        <source>To a target score</source>
        <translation>목표 점수까지</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>한 판</translation>
    </message>
    <message>
        <source>The match ends when a score reaches +%1 or −%1.</source>
        <translation>누군가 +%1 또는 −%1에 이르면 끝나요.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>판수</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>패 나누기</translation>
    </message>
    <message>
        <source>A numbered deal</source>
        <translation>번호로 고른 판</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>새 패</translation>
    </message>
    <message>
        <source>The same number deals the same pieces on every computer.</source>
        <translation>같은 번호는 어느 컴퓨터에서나 같은 패를 나눠요.</translation>
    </message>
    <message>
        <source>Random shuffle</source>
        <translation>무작위로 섞음</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>판 번호</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>번호로</translation>
    </message>
    <message>
        <source>You&apos;ve played this deal before, so it will count as practice.</source>
        <translation>이미 해 본 판이에요. 연습 경기로 기록돼요.</translation>
    </message>
    <message>
        <source>These rules are made for %1 players, but other numbers can play by them too.</source>
        <translation>%1명을 위한 규칙이에요. 다른 인원도 이 규칙으로 할 수 있어요.</translation>
    </message>
    <message>
        <source>Enter a deal number.</source>
        <translation>판 번호를 입력하세요.</translation>
    </message>
    <message>
        <source>Read the rules (F1)</source>
        <translation>규칙 풀어 보기 (F1)</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>강습</translation>
    </message>
    <message>
        <source>New to %1?</source>
        <translation>%1, 처음이세요?</translation>
    </message>
    <message>
        <source>The first lesson takes two minutes: at the real table, move by move. You&apos;ll find them all under “How to play” at any time.</source>
        <translation>첫 강습은 2분이면 돼요. 실제 판에서 한 수씩 배워요. 강습은 언제든 ‘게임 방법’에서 할 수 있어요.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>바로 하기</translation>
    </message>
    <message>
        <source>First lesson</source>
        <translation>첫 강습</translation>
    </message>
    <message>
        <source>Change opponent</source>
        <translation>다른 상대로 바꾸기</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>무작위로 뽑기</translation>
    </message>
    <message>
        <source>Fill the other seats at random.</source>
        <translation>다른 자리에 앉을 상대를 무작위로 뽑아요.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Your name and face</source>
        <translation>내 이름과 얼굴</translation>
    </message>
    <message>
        <source>A level that fits me</source>
        <translation>나에게 맞는 수준</translation>
    </message>
    <message>
        <source>The level nearest to your own strength in this game</source>
        <translation>이 게임에서 내 실력에 가장 가까운 수준</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>minus </source>
        <comment>read out before a number</comment>
        <translation>마이너스 </translation>
    </message>
    <message>
        <source> times </source>
        <comment>read out before a number: ×2</comment>
        <translation> 곱하기 </translation>
    </message>
</context>
<context>
    <name>Starters</name>
    <message>
        <source>starter puzzle %1</source>
        <translation>맛보기 문제 %1</translation>
    </message>
    <message>
        <source>%1% of the computer&apos;s players miss it</source>
        <translation>컴퓨터 상대의 %1%가 놓침</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>It shows after about %Ln more round(s).</source>
        <translation>
            <numerusform>약 %Ln판을 더 하면 나옵니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>below %1</source>
        <comment>a level</comment>
        <translation>%1 아래</translation>
    </message>
    <message>
        <source>above %1</source>
        <comment>a level</comment>
        <translation>%1 위</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>between two levels</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a level</comment>
        <translation>%1쯤</translation>
    </message>
    <message numerus="yes">
        <source>Your %Ln round(s) don&apos;t tell you apart from it.</source>
        <translation>
            <numerusform>%Ln판으로는 차이가 나지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>95% confidence: no other place.</source>
        <extracomment>two places between levels (&quot;Casual – Skilled&quot;)</extracomment>
        <translation>우연을 감안해도 95%의 확률로 그 자리입니다.</translation>
    </message>
    <message>
        <source>95% confidence: from %1 to %2.</source>
        <translation>우연을 감안하면 95%의 확률로 ‘%1’에서 ‘%2’까지입니다.</translation>
    </message>
    <message>
        <source>The rating of earlier versions is gone, because it rose and fell with the opponents you chose. Strength looks at your decisions alone.</source>
        <translation>이전 버전의 점수는 어떤 상대를 골랐는지에 따라 오르내려서 없앴습니다. 실력은 내 결정만 봅니다.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln round(s).</source>
        <translation>
            <numerusform>%Ln판.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games together</source>
        <translation>모든 게임</translation>
    </message>
    <message>
        <source>The deals promised</source>
        <translation>받은 패의 값</translation>
    </message>
    <message>
        <source>What Casual players would get from your deals on average.</source>
        <translation>하수가 이 패를 받았을 때 얻는 평균.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>운</translation>
    </message>
    <message>
        <source>What you drew and what the others did.</source>
        <translation>뽑은 패와 다른 사람들이 한 일.</translation>
    </message>
    <message>
        <source>Your play</source>
        <translation>내 결정</translation>
    </message>
    <message>
        <source>What your decisions won beside Casual&apos;s.</source>
        <translation>하수의 결정보다 더 얻은 것.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>정산</translation>
    </message>
    <message numerus="yes">
        <source>The three together, over %Ln round(s).</source>
        <translation>
            <numerusform>%Ln판에 걸쳐 앞의 셋을 더한 값.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance alone keeps 95 of 100 players within ±%1 after as many rounds.</source>
        <translation>이만큼 하면 우연만으로도 100명 중 95명은 ±%1 안에 듭니다.</translation>
    </message>
    <message>
        <source>No round of this game has been judged yet.</source>
        <translation>이 게임은 아직 판정한 판이 없습니다.</translation>
    </message>
    <message>
        <source>Your luck was nothing unusual.</source>
        <translation>운은 보통이었습니다.</translation>
    </message>
    <message>
        <source>You were unusually lucky.</source>
        <translation>운이 유난히 좋았습니다.</translation>
    </message>
    <message>
        <source>You were unusually unlucky.</source>
        <translation>운이 유난히 나빴습니다.</translation>
    </message>
    <message numerus="yes">
        <source>What your decisions cost a round, beside the coach&apos;s, in your latest %Ln round(s).</source>
        <translation>
            <numerusform>최근 %Ln판에서, 코치의 결정과 견주어 한 판에 잃은 것.</numerusform>
        </translation>
    </message>
    <message>
        <source>None can be told from chance yet.</source>
        <translation>아직 우연과 구별되는 버릇이 없습니다.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a habit</comment>
        <extracomment>when in a round (&quot;Early in a round&quot;), what the decision is about (&quot;Which card to discard&quot;)</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>It costs you more than anything else: %1 a round. Look at your dearest decisions of this kind:</source>
        <translation>다른 무엇보다 많이 잃는 곳입니다. 한 판에 %1. 그중 가장 아쉬운 결정입니다.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a day, a place in a match, what it cost</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>You play better in the second half of your rounds than in the first.</source>
        <translation>지금까지 한 판의 뒤 절반에서 앞 절반보다 잘했습니다.</translation>
    </message>
    <message>
        <source>You play worse in the second half of your rounds than in the first.</source>
        <translation>지금까지 한 판의 뒤 절반에서 앞 절반보다 못했습니다.</translation>
    </message>
    <message>
        <source>The two halves of your rounds differ by no more than chance.</source>
        <translation>지금까지 한 판의 앞 절반과 뒤 절반은 우연보다 크게 다르지 않습니다.</translation>
    </message>
    <message>
        <source>Lately you lose less by: %1.</source>
        <translation>최근 덜 잃는 결정: %1.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>As a table (CSV)...</source>
        <translation>표로 저장 (CSV)…</translation>
    </message>
    <message>
        <source>Every round of every game, one per line, for a spreadsheet</source>
        <translation>모든 게임의 모든 판을 한 줄에 하나씩, 스프레드시트용</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>start</source>
        <translation>처음</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1판</translation>
    </message>
    <message>
        <source>Save statistics as a table</source>
        <translation>통계를 표로 저장</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>표 (*.csv)</translation>
    </message>
    <message>
        <source>Adding up many rounds...</source>
        <translation>많은 판을 더하는 중…</translation>
    </message>
    <message>
        <source>Hanpan statistics</source>
        <translation>한판 통계</translation>
    </message>
    <message>
        <source>How strong are you?</source>
        <translation>얼마나 잘할까?</translation>
    </message>
    <message>
        <source>What your decisions win beside Casual&apos;s at the same decisions, by what you could know there. Luck and opponents don&apos;t count.</source>
        <translation>같은 결정에서 하수보다 얼마나 나았는지를, 그때 알 수 있던 것만으로 잽니다. 운과 상대의 실력은 셈하지 않습니다.</translation>
    </message>
    <message>
        <source>Stop judging</source>
        <translation>판정 그만두기</translation>
    </message>
    <message numerus="yes">
        <source>Judge %n earlier round(s)</source>
        <translation>
            <numerusform>지난 %n판 판정하기</numerusform>
        </translation>
    </message>
    <message>
        <source>What has been judged stays.</source>
        <translation>지금까지 판정한 것은 남습니다.</translation>
    </message>
    <message>
        <source>Rounds that were played before decisions were judged count then, too.</source>
        <translation>결정을 판정하기 전에 한 판도 함께 셈합니다.</translation>
    </message>
    <message>
        <source>%1% judged. It goes on when you leave this page.</source>
        <translation>%1% 판정했습니다. 이 화면을 나가도 계속합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier round(s) can&apos;t be judged: their matches are damaged, or were played by rules of an earlier version.</source>
        <translation>
            <numerusform>지난 %n판은 판정할 수 없습니다. 경기가 손상되었거나 이전 버전의 규칙으로 한 것입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>How lucky were you?</source>
        <translation>운은 얼마나 좋았을까?</translation>
    </message>
    <message>
        <source>Luck is what the deals and your own decisions don&apos;t explain. What the coach can&apos;t see is in it, too.</source>
        <translation>받은 패와 내 결정으로 설명되지 않는 것이 운입니다. 코치가 보지 못한 것도 여기에 들어갑니다.</translation>
    </message>
    <message>
        <source>Luck, running total</source>
        <translation>누적 운</translation>
    </message>
    <message>
        <source>Was the dealing fair?</source>
        <translation>패는 공평했을까?</translation>
    </message>
    <message>
        <source>What was dealt to you and to the others, beside what chance says</source>
        <translation>나와 상대가 받은 패를 우연히 나올 수와 견줍니다</translation>
    </message>
    <message>
        <source>Where do you lose it?</source>
        <translation>어디서 잃을까?</translation>
    </message>
    <message>
        <source>Your dearest habit</source>
        <translation>가장 아쉬운 버릇</translation>
    </message>
    <message>
        <source>Your dearest habit: %1</source>
        <translation>가장 아쉬운 버릇: %1</translation>
    </message>
    <message>
        <source>Look at it in the review</source>
        <translation>복기에서 보기</translation>
    </message>
    <message>
        <source>What are you getting better at?</source>
        <translation>무엇이 늘고 있을까?</translation>
    </message>
    <message>
        <source>Strength over time</source>
        <translation>실력 흐름</translation>
    </message>
    <message>
        <source>Each point is some rounds after one another; the area is what they leave open (95%).</source>
        <translation>점마다 잇달아 한 여러 판의 실력입니다. 넓은 띠는 그 판들로 알 수 있는 범위입니다(95%).</translation>
    </message>
    <message>
        <source>up to round %1</source>
        <translation>%1판까지</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>이것 연습하기</translation>
    </message>
    <message>
        <source>Ten such decisions in new deals, each judged at once</source>
        <translation>새로 나눈 판에서 그런 결정을 열 번 하고, 그때마다 바로 평가받습니다</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Time left</source>
        <translation>남은 시간</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>왜?</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Leave the table?</source>
        <translation>게임에서 나가시겠어요?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>This match cannot be played</source>
        <translation>이 경기를 시작할 수 없어요</translation>
    </message>
    <message>
        <source>The round is not over yet. You can continue it from the home page.</source>
        <translation>판이 아직 끝나지 않았어요. 첫 화면에서 이어서 할 수 있어요.</translation>
    </message>
    <message>
        <source>The picture of the table was saved.</source>
        <translation>테이블 이미지를 저장했어요.</translation>
    </message>
    <message>
        <source>The picture couldn&apos;t be saved there. Choose another folder.</source>
        <translation>이 위치에는 저장할 수 없어요. 다른 폴더를 고르세요.</translation>
    </message>
    <message>
        <source>Save the score sheet</source>
        <translation>점수표 저장</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save a picture of the table</source>
        <translation>테이블 이미지 저장</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>이미지 (*.png)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>title of the window</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Make that match practice?</source>
        <translation>그 경기를 연습으로 돌리시겠어요?</translation>
    </message>
    <message>
        <source>Make it practice and play</source>
        <translation>연습으로 돌리고 하기</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>그대로 두기</translation>
    </message>
</context>
<context>
    <name>TableLayout</name>
    <message>
        <source>Only the last one may still be taken.</source>
        <translation>마지막 것만 가져올 수 있어요.</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>New match, same rules</source>
        <translation>같은 규칙으로 새 경기</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>나가기</translation>
    </message>
    <message>
        <source>The deal&apos;s fingerprint</source>
        <translation>패 확인 번호</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>같은 판 다시</translation>
    </message>
    <message>
        <source>You&apos;ve seen this deal, so it counts as practice</source>
        <translation>이미 아는 패라서 연습 경기로 기록돼요</translation>
    </message>
    <message>
        <source>Same deal, different seat</source>
        <translation>같은 판, 다른 자리</translation>
    </message>
    <message>
        <source>Every hand moves one seat along; counts as practice</source>
        <translation>손패가 한 자리씩 옮겨져요. 연습 경기로 기록돼요</translation>
    </message>
    <message>
        <source>Copy the deal as a code</source>
        <translation>판 코드 복사</translation>
    </message>
    <message>
        <source>Contains the game, rules and deal. Paste it anywhere to get the same pieces.</source>
        <translation>게임·규칙·판을 담은 코드예요. 다른 곳에 붙여 넣으면 똑같은 패를 받아요</translation>
    </message>
    <message>
        <source>Score sheet as PDF...</source>
        <translation>점수표 PDF…</translation>
    </message>
    <message>
        <source>Picture of the table...</source>
        <translation>테이블 이미지 저장…</translation>
    </message>
    <message>
        <source>Opponent speed</source>
        <translation>상대의 속도</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>즉시</translation>
    </message>
    <message>
        <source>This lesson from its beginning</source>
        <translation>이 강습을 처음부터</translation>
    </message>
    <message>
        <source>Lessons and rules</source>
        <translation>강습과 규칙</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Every key of this table</source>
        <translation>이 테이블의 모든 키</translation>
    </message>
</context>
<context>
    <name>TableSample</name>
    <message>
        <source>How the table looks now</source>
        <translation>지금 테이블 모습</translation>
    </message>
</context>
<context>
    <name>TableSession</name>
    <message>
        <source>This match is open in another window. Here it continues as a separate practice match.</source>
        <translation>이 경기는 다른 창에 열려 있어요. 여기서는 따로 연습 경기로 이어져요.</translation>
    </message>
    <message>
        <source>It continues from there as a practice match.</source>
        <translation>거기서부터 연습 경기로 이어져요.</translation>
    </message>
    <message>
        <source>Another window has continued this match. Here it continues as a separate match.</source>
        <translation>다른 창에서 이 경기를 이어 갔어요. 여기서는 따로 이어져요.</translation>
    </message>
    <message>
        <source>This match was deleted in another window. Here it continues, and is kept again.</source>
        <translation>다른 창에서 이 경기를 지웠어요. 여기서는 이어지고, 다시 저장돼요.</translation>
    </message>
    <message>
        <source>You can&apos;t change seats mid-match: that would give away the later rounds. Once it is over, you can play all of it from another seat.</source>
        <translation>경기 중에는 자리를 바꿀 수 없어요. 다음 판들을 알게 되기 때문이에요. 끝난 뒤에는 다른 자리에서 처음부터 해 볼 수 있어요.</translation>
    </message>
    <message>
        <source>Played under earlier rules, and went another way. It is shown up to there.</source>
        <translation>예전 규칙으로는 다르게 이어진 경기예요. 그 앞까지만 보여 줘요.</translation>
    </message>
    <message>
        <source>New in your hand: %1</source>
        <extracomment>for a screen reader: the pieces that have just come into one&apos;s hand</extracomment>
        <translation>새로 들어온 패: %1</translation>
    </message>
    <message>
        <source>Chosen: %1</source>
        <translation>고름: %1</translation>
    </message>
    <message>
        <source>No longer chosen: %1</source>
        <translation>고르지 않음: %1</translation>
    </message>
    <message>
        <source>This match is open in another window. Continue it there.</source>
        <translation>이 경기는 다른 창에 열려 있어요. 거기서 이어서 하세요.</translation>
    </message>
    <message>
        <source>You had seen something new, so the match is practice now. Redo brings everything back.</source>
        <translation>되돌리는 동안 새 패를 보았으므로 이제부터 연습 경기예요. ‘다시 실행’을 누르면 모두 되살아나요.</translation>
    </message>
    <message>
        <source>Everything is back as it was: the match counts again.</source>
        <translation>모두 전과 같아요. 경기는 그대로 기록돼요.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Show every discard</source>
        <translation>버린 패 모두 보기</translation>
    </message>
    <message>
        <source>To the end of the round</source>
        <translation>판 끝까지</translation>
    </message>
    <message>
        <source>Play the rest of the round without pauses</source>
        <translation>남은 판을 멈춤 없이 진행해요</translation>
    </message>
    <message>
        <source>Take this move back?</source>
        <translation>이 수를 되돌리시겠어요?</translation>
    </message>
    <message>
        <source>You have seen something new since, so the match then counts as practice. Redo brings everything back, as long as you play nothing else.</source>
        <translation>그 뒤로 새로 본 것이 있어, 되돌리면 이 경기는 연습이 돼요. 다른 수를 하지 않았다면 ‘다시 실행’으로 모두 되살릴 수 있어요.</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>그대로 두기</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>You</source>
        <comment>name of the human&apos;s seat</comment>
        <translation>나</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>%2판 중 %1판째</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1판째</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>우리 집 규칙</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>패를 나누는 중…</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>판이 끝났어요.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아니에요.</translation>
    </message>
    <message>
        <source>There is no game called “%1”.</source>
        <translation>“%1” 게임은 없어요.</translation>
    </message>
    <message>
        <source>“%1” is not a deal number.</source>
        <translation>“%1”: 판 번호가 아니에요.</translation>
    </message>
    <message>
        <source>A tie: %1</source>
        <translation>무승부 · %1</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>최종 우승이에요!</translation>
    </message>
    <message>
        <source>%1 wins the match</source>
        <translation>%1 최종 우승</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>To %1: %2</source>
        <translation>%1 받음: %2</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <comment>payer, receiver, amount</comment>
        <translation>%1 → %2: %3</translation>
    </message>
    <message>
        <source>1 piece</source>
        <translation>1개</translation>
    </message>
    <message>
        <source>%1 pieces</source>
        <translation>%1개</translation>
    </message>
    <message>
        <source>%1, %2, %3 of %4</source>
        <comment>piece, place on the table, position, number of pieces there</comment>
        <translation>%1, %2, %4개 중 %3번째</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <translation>%1, 선택됨</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place on the table, number of pieces</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can go here</source>
        <translation>%1, 여기에 놓을 수 있음</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>점수 %1</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <translation>%1, %2 키</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>so many points end the match</comment>
        <translation>%1점까지</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>%2명 중 %1등</translation>
    </message>
    <message>
        <source>%1 as %2</source>
        <comment>a wild piece and what it stands for</comment>
        <translation>%2 자리의 %1</translation>
    </message>
    <message>
        <source>%1, can be laid off</source>
        <translation>%1, 붙일 수 있음</translation>
    </message>
    <message>
        <source>The others move first. Watch what they do.</source>
        <translation>상대가 먼저 해요. 지켜보세요.</translation>
    </message>
    <message>
        <source>First read what the lesson says, then press Continue.</source>
        <translation>먼저 설명을 읽고 ‘계속’을 누르세요.</translation>
    </message>
    <message>
        <source>Any of these would help: %1</source>
        <translation>도움이 되는 패: %1</translation>
    </message>
    <message>
        <source>1 penalty point</source>
        <translation>벌점 1점</translation>
    </message>
    <message>
        <source>%1 penalty points</source>
        <translation>벌점 %1점</translation>
    </message>
    <message>
        <source>Penalty</source>
        <comment>over a table of penalty points</comment>
        <translation>벌점</translation>
    </message>
    <message>
        <source>%1 fewer</source>
        <comment>so many penalty points</comment>
        <translation>%1점 줄어듦</translation>
    </message>
    <message>
        <source>%1 more</source>
        <comment>so many penalty points</comment>
        <translation>%1점 늘어남</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <comment>round, name, amount</comment>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>최고: %1</translation>
    </message>
    <message>
        <source>Costliest: %1</source>
        <translation>가장 큰 손해: %1</translation>
    </message>
    <message>
        <source>chance of the match %1</source>
        <translation>경기에서 이길 확률 %1</translation>
    </message>
</context>
<context>
    <name>TextEntry</name>
    <message numerus="yes">
        <source>No more than %n letter(s) fit here.</source>
        <translation>
            <numerusform>%n자까지만 쓸 수 있어요.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Patchwork</source>
        <translation>조각보</translation>
    </message>
    <message>
        <source>Paper door</source>
        <translation>창호지 문</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>물결</translation>
    </message>
    <message>
        <source>Tortoiseshell</source>
        <translation>거북등무늬</translation>
    </message>
    <message>
        <source>One hoop</source>
        <translation>훌라후프 하나</translation>
    </message>
    <message>
        <source>Three hoops</source>
        <translation>훌라후프 셋</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>Sparks</source>
        <translation>불꽃</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>호두나무</translation>
    </message>
    <message>
        <source>Ebony</source>
        <translation>흑단</translation>
    </message>
    <message>
        <source>Cherry wood</source>
        <translation>벚나무</translation>
    </message>
    <message>
        <source>Red lacquer</source>
        <translation>주칠</translation>
    </message>
    <message>
        <source>Celadon</source>
        <translation>청자</translation>
    </message>
    <message>
        <source>White porcelain</source>
        <translation>백자</translation>
    </message>
    <message>
        <source>Cobalt blue</source>
        <translation>청화</translation>
    </message>
    <message>
        <source>Persimmon</source>
        <translation>감빛</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>메뉴</translation>
    </message>
    <message>
        <source>Scores of every round</source>
        <translation>판별 점수</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>하우스 룰: %1</translation>
    </message>
    <message>
        <source>+%1 changed</source>
        <comment>rules that differ from the preset</comment>
        <translation>· %1개 변경</translation>
    </message>
    <message>
        <source>Read the rules of this table</source>
        <translation>이 판의 규칙 보기</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Sound is off</source>
        <translation>소리 꺼짐</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>소리 켜짐</translation>
    </message>
    <message>
        <source>Scoring hands</source>
        <translation>족보</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>시범</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>저장 안 됨</translation>
    </message>
    <message>
        <source>The latest moves are not saved yet: %1. Hanpan keeps trying.</source>
        <translation>이 경기의 마지막 부분을 아직 저장하지 못했어요: %1. 계속 다시 시도하고 있어요.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>한 수</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>진행 기록</translation>
    </message>
    <message>
        <source>Every hand and what it scores</source>
        <translation>족보와 점수</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>강습</translation>
    </message>
    <message>
        <source>One move, then it waits again</source>
        <translation>한 수만 진행하고 다시 멈춰요</translation>
    </message>
    <message>
        <source>Everything that has happened</source>
        <translation>지금까지 일어난 일</translation>
    </message>
    <message>
        <source>Let the computer play on</source>
        <translation>다시 진행해요</translation>
    </message>
    <message>
        <source>Pause to look at the table</source>
        <translation>판을 멈추고 살펴봐요</translation>
    </message>
    <message>
        <source>Ask the coach; press again for the next-best move</source>
        <translation>코치에게 묻기, 한 번 더 누르면 다음으로 좋은 수</translation>
    </message>
    <message>
        <source>Take back your last move</source>
        <translation>마지막 수 되돌리기</translation>
    </message>
    <message>
        <source>Redo the move you took back</source>
        <translation>되돌린 수를 다시 실행해요</translation>
    </message>
    <message>
        <source>Take back your last move; you are asked first, as the match then counts as practice</source>
        <translation>마지막 수 되돌리기: 경기가 연습이 되므로 먼저 물어봐요</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Working out the chances…</source>
        <translation>확률을 계산하고 있어요…</translation>
    </message>
    <message>
        <source>No single round moved your chance of winning the match by much.</source>
        <translation>경기에서 이길 확률을 크게 바꾼 판은 없어요.</translation>
    </message>
    <message>
        <source>The rounds that moved your chance of winning the match most, for players of equal strength.</source>
        <translation>경기에서 이길 확률을 가장 크게 바꾼 판이에요. 모두의 실력이 같다고 본 확률이에요.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>승부처</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>the chance of winning the match before a round and after it</extracomment>
        <translation>%1에서 %2로</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Today&apos;s deals: all played</source>
        <translation>오늘의 판: 모두 했음</translation>
    </message>
    <message>
        <source>Today&apos;s deals: %1 of %2 played</source>
        <translation>오늘의 판: %2 중 %1 했음</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) are due</source>
        <translation>
            <numerusform>복습 문제 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: go on with lesson %2</source>
        <translation>%1: 강습 %2 이어서</translation>
    </message>
</context>
<context>
    <name>WhyNote</name>
    <message>
        <source>Your hand: %1</source>
        <translation>손패: %1</translation>
    </message>
    <message>
        <source>Would have helped:</source>
        <extracomment>pieces one might have drawn follow</extracomment>
        <translation>들어왔으면 좋았을 패:</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>입문</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>하수</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>중수</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>고수</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>명인</translation>
    </message>
    <message>
        <source>Follows simple rules, forgets cards and makes plenty of mistakes.</source>
        <translation>단순하게 하고, 잘 잊고, 실수가 잦아요.</translation>
    </message>
    <message>
        <source>Plays sound moves without looking far ahead.</source>
        <translation>멀리 내다보지는 않지만 무난해요.</translation>
    </message>
    <message>
        <source>Considers a few possible layouts before each move.</source>
        <translation>보이지 않는 패를 몇 가지로 짐작해 보고 수를 골라요.</translation>
    </message>
    <message>
        <source>Weighs many possible layouts before each move.</source>
        <translation>보이지 않는 패를 여러 가지로 따져 보고 수를 골라요.</translation>
    </message>
    <message>
        <source>Thinks the longest and remembers everything that has been shown.</source>
        <translation>가장 오래 생각하고 드러난 것을 모두 기억해요.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>%1: %2%</source>
        <translation>%1: %2%</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Everything stays as it was before.</source>
        <translation>모든 것이 전과 같이 남아요.</translation>
    </message>
</context>
<context>
    <name>dragon</name>
    <message>
        <source>Draw a cube first, then drop one.</source>
        <translation>먼저 큐브를 가져온 뒤 하나를 버리세요.</translation>
    </message>
    <message>
        <source>You have drawn already: drop a cube.</source>
        <translation>이미 가져왔어요. 큐브를 버리세요.</translation>
    </message>
    <message>
        <source>All mountains are empty.</source>
        <translation>모든 산이 비었어요.</translation>
    </message>
    <message>
        <source>Draw from your own mountain as long as it has cubes.</source>
        <translation>내 산에 큐브가 있는 동안은 내 산에서만 산출해요.</translation>
    </message>
    <message>
        <source>That mountain is empty.</source>
        <translation>그 산은 비었어요.</translation>
    </message>
    <message>
        <source>You must draw from the largest mountain left.</source>
        <translation>가장 많이 남은 산에서 산출해요. 고를 수 없어요.</translation>
    </message>
    <message>
        <source>There is no such mountain.</source>
        <translation>그런 산은 없어요.</translation>
    </message>
    <message>
        <source>With this island cube you would have nothing you may drop.</source>
        <translation>이 섬 큐브를 가져오면 버릴 수 있는 큐브가 없어요.</translation>
    </message>
    <message>
        <source>River draws aren&apos;t allowed under these rules.</source>
        <translation>이 규칙에서는 강출을 하지 않아요.</translation>
    </message>
    <message>
        <source>You have drawn from the river as often as allowed in a round: %1.</source>
        <translation>이번 라운드의 강출 횟수를 모두 썼어요: %1회</translation>
    </message>
    <message>
        <source>A river draw costs chips: %1. You have too few.</source>
        <translation>강출비는 칩 %1개예요. 칩이 모자라요.</translation>
    </message>
    <message>
        <source>The river is empty.</source>
        <translation>강이 비었어요.</translation>
    </message>
    <message>
        <source>That cube is not in the river.</source>
        <translation>그 큐브는 강에 없어요.</translation>
    </message>
    <message>
        <source>Only the latest cube of the river may be drawn.</source>
        <translation>강의 마지막 큐브만 가져올 수 있어요.</translation>
    </message>
    <message>
        <source>All your cubes would be locked: there would be nothing to drop.</source>
        <translation>모든 큐브가 잠겨 버릴 것이 없어져요.</translation>
    </message>
    <message>
        <source>You can&apos;t pass: draw a cube.</source>
        <translation>패스는 없어요. 큐브를 가져오세요.</translation>
    </message>
    <message>
        <source>There are still mountain cubes: you must draw.</source>
        <translation>산에 큐브가 남아 있어요. 가져와야 해요.</translation>
    </message>
    <message>
        <source>You do not have that cube.</source>
        <translation>그 큐브는 가지고 있지 않아요.</translation>
    </message>
    <message>
        <source>That cube comes from the river and is locked for the round.</source>
        <translation>강에서 가져온 큐브는 이번 라운드에 버릴 수 없어요.</translation>
    </message>
    <message>
        <source>You may not put the island cube straight back.</source>
        <translation>섬에서 가져온 큐브를 바로 돌려놓을 수 없어요.</translation>
    </message>
    <message>
        <source>Your cubes are not a complete hand after this discard.</source>
        <translation>이 큐브를 버리면 역이 완성되지 않아요.</translation>
    </message>
    <message>
        <source>You can&apos;t declare on a turn with a river draw; wait for your next turn.</source>
        <translation>강출한 차례에는 홀라를 외칠 수 없어요. 다음 차례를 기다리세요.</translation>
    </message>
    <message>
        <source>You can&apos;t give up a round: a bot takes over your seat.</source>
        <translation>이 규칙에서는 포기할 수 없어요. 컴퓨터가 자리를 이어받아요.</translation>
    </message>
    <message>
        <source>Wild dragons</source>
        <translation>와일드 드라곤</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>무제한룰</translation>
    </message>
    <message>
        <source>3-cube</source>
        <translation>3큐룰</translation>
    </message>
    <message>
        <source>Odd-even</source>
        <translation>OE룰 (홀짝룰)</translation>
    </message>
    <message>
        <source>4-colour</source>
        <translation>4색룰</translation>
    </message>
    <message>
        <source>4-colour odd-even</source>
        <translation>4색OE룰</translation>
    </message>
    <message>
        <source>No wild cubes</source>
        <translation>와일드 없음</translation>
    </message>
    <message>
        <source>Open colour only</source>
        <translation>오픈 색만</translation>
    </message>
    <message>
        <source>Wild rule</source>
        <translation>와일드룰</translation>
    </message>
    <message>
        <source>Which Ds are wild in a round, and which cubes they may stand for.</source>
        <translation>라운드에서 어떤 D 큐브가 어떤 큐브를 대신하는지 정합니다.</translation>
    </message>
    <message>
        <source>The open cube</source>
        <translation>오픈 큐브</translation>
    </message>
    <message>
        <source>The D&apos;s own dots</source>
        <translation>D 큐브의 점</translation>
    </message>
    <message>
        <source>Odd or even by</source>
        <translation>홀짝의 기준</translation>
    </message>
    <message>
        <source>What decides whether a D is odd or even.</source>
        <translation>OE룰의 홀짝을 무엇으로 정하는지</translation>
    </message>
    <message>
        <source>Only with an odd-even wild rule.</source>
        <translation>OE룰에서만 쓰입니다.</translation>
    </message>
    <message>
        <source>There are no wild cubes.</source>
        <translation>와일드 큐브가 없습니다.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>금지</translation>
    </message>
    <message>
        <source>A wild D as plain 14</source>
        <translation>와일드 D를 14로 쓰기</translation>
    </message>
    <message>
        <source>Forbidden: in its own place a wild D still counts as a wild cube.</source>
        <translation>금지하면 제자리에 놓인 와일드 D도 와일드로 셉니다.</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Wild cubes per combo</source>
        <translation>조합당 와일드</translation>
    </message>
    <message>
        <source>How many wild cubes a set or run may contain.</source>
        <translation>동수나 색층 하나에 쓸 수 있는 와일드 큐브 수</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>역</translation>
    </message>
    <message>
        <source>Points of the hands</source>
        <translation>역의 승점</translation>
    </message>
    <message>
        <source>Snake, boa and dragon.</source>
        <translation>구렁이, 이무기, 드라곤 순</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Black head</source>
        <translation>검은 용두</translation>
    </message>
    <message>
        <source>Head of the open colour</source>
        <translation>오픈 색 용두 (유동룰)</translation>
    </message>
    <message>
        <source>Special dragon</source>
        <translation>스페셜 드라곤</translation>
    </message>
    <message>
        <source>A dragon whose head has this colour earns a bonus.</source>
        <translation>머리가 이 색인 드라곤은 추가 점수를 받습니다.</translation>
    </message>
    <message>
        <source>Bonus of a special dragon</source>
        <translation>스페셜 드라곤 추가 점수</translation>
    </message>
    <message>
        <source>Chips on top of the dragon&apos;s points.</source>
        <translation>드라곤 승점에 더하는 칩</translation>
    </message>
    <message>
        <source>There are no special dragons.</source>
        <translation>스페셜 드라곤이 없습니다.</translation>
    </message>
    <message>
        <source>Both tails</source>
        <translation>두 꼬리 모두</translation>
    </message>
    <message>
        <source>Set tails</source>
        <translation>동수 꼬리</translation>
    </message>
    <message>
        <source>Run tails</source>
        <translation>역색층 꼬리</translation>
    </message>
    <message>
        <source>Tails of a snake</source>
        <translation>구렁이의 꼬리</translation>
    </message>
    <message>
        <source>Boas and dragons keep both kinds.</source>
        <translation>이무기와 드라곤은 두 꼬리를 모두 씁니다.</translation>
    </message>
    <message>
        <source>Below the run</source>
        <translation>색층 아래</translation>
    </message>
    <message>
        <source>Either end</source>
        <translation>양쪽 끝</translation>
    </message>
    <message>
        <source>Odd cube of a run tail</source>
        <translation>역색층 꼬리의 다른 색 큐브</translation>
    </message>
    <message>
        <source>At which end of the run of three the odd cube goes.</source>
        <translation>다른 색 큐브가 색층 3개의 어느 쪽에 붙는지</translation>
    </message>
    <message>
        <source>Snake</source>
        <translation>구렁이</translation>
    </message>
    <message>
        <source>Boa (imugi)</source>
        <translation>이무기</translation>
    </message>
    <message>
        <source>Dragon</source>
        <translation>드라곤</translation>
    </message>
    <message>
        <source>Weakest hand to declare</source>
        <translation>선언할 수 있는 가장 낮은 역</translation>
    </message>
    <message>
        <source>The lowest hand that wins. Hands of your own must be worth at least as many points.</source>
        <translation>이길 수 있는 가장 낮은 역. 직접 만든 역도 승점이 이만큼은 되어야 합니다.</translation>
    </message>
    <message>
        <source>Your own hands</source>
        <translation>직접 만든 역</translation>
    </message>
    <message>
        <source>Extra hands of head, neck, body and tail, with points of their own.</source>
        <translation>머리·목·몸·꼬리로 이루어진 다른 역과 그 승점</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>자리</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Three or four is best; two is unofficial.</source>
        <translation>3~4명이 가장 좋습니다. 2명은 비공식입니다.</translation>
    </message>
    <message>
        <source>Highest die</source>
        <translation>주사위</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>첫 딜러</translation>
    </message>
    <message>
        <source>Who deals the first round.</source>
        <translation>첫 라운드의 딜러</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>승자</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>차례로</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>다음 딜러</translation>
    </message>
    <message>
        <source>Who deals the following rounds.</source>
        <translation>다음 라운드부터의 딜러</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>시계 반대 방향</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>시계 방향</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>진행 방향</translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation>차례가 도는 방향</translation>
    </message>
    <message>
        <source>Left of the dealer</source>
        <translation>딜러 왼쪽</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>딜러 다음</translation>
    </message>
    <message>
        <source>The dealer</source>
        <translation>딜러</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>첫 차례</translation>
    </message>
    <message>
        <source>Who begins the round.</source>
        <translation>라운드를 시작하는 사람</translation>
    </message>
    <message>
        <source>1 storey, 1 row</source>
        <translation>1층 1줄</translation>
    </message>
    <message>
        <source>2 storeys, 1 row</source>
        <translation>2층 1줄</translation>
    </message>
    <message>
        <source>1 storey, 2 rows</source>
        <translation>1층 2줄</translation>
    </message>
    <message>
        <source>2 storeys, 2 rows</source>
        <translation>2층 2줄</translation>
    </message>
    <message>
        <source>Shape of the mountains</source>
        <translation>산의 모양</translation>
    </message>
    <message>
        <source>Only changes how they look.</source>
        <translation>보이는 모습만 바뀝니다.</translation>
    </message>
    <message>
        <source>15 s</source>
        <translation>15초</translation>
    </message>
    <message>
        <source>30 s</source>
        <translation>30초</translation>
    </message>
    <message>
        <source>60 s</source>
        <translation>60초</translation>
    </message>
    <message>
        <source>90 s</source>
        <translation>90초</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>차례 제한 시간</translation>
    </message>
    <message>
        <source>When it runs out, a mountain cube is drawn and dropped.</source>
        <translation>시간이 다 되면 산출한 큐브를 그대로 버립니다.</translation>
    </message>
    <message>
        <source>Drawing and dropping</source>
        <translation>가져오기와 버리기</translation>
    </message>
    <message>
        <source>The largest left</source>
        <translation>가장 많이 남은 산</translation>
    </message>
    <message>
        <source>The player chooses</source>
        <translation>직접 고르기</translation>
    </message>
    <message>
        <source>Own mountain empty</source>
        <translation>내 산이 비면</translation>
    </message>
    <message>
        <source>Whose mountain you then draw from.</source>
        <translation>그때 누구의 산에서 산출하는지</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>River draws</source>
        <translation>강출 횟수</translation>
    </message>
    <message>
        <source>How often each player may draw from the river per round.</source>
        <translation>한 라운드에 각자 강출할 수 있는 횟수</translation>
    </message>
    <message>
        <source>There are no river draws.</source>
        <translation>강출이 없습니다.</translation>
    </message>
    <message>
        <source>River fee</source>
        <translation>강출비</translation>
    </message>
    <message>
        <source>Chips into the pot for each river draw.</source>
        <translation>강출할 때마다 판돈에 내는 칩</translation>
    </message>
    <message>
        <source>Any cube</source>
        <translation>아무 큐브</translation>
    </message>
    <message>
        <source>The latest</source>
        <translation>마지막 큐브</translation>
    </message>
    <message>
        <source>River cube</source>
        <translation>강출 큐브</translation>
    </message>
    <message>
        <source>Which cube in the river may be drawn.</source>
        <translation>강에서 가져올 수 있는 큐브</translation>
    </message>
    <message>
        <source>River cubes are locked</source>
        <translation>강출 큐브 잠금</translation>
    </message>
    <message>
        <source>A cube drawn from the river stays face up and may not be dropped.</source>
        <translation>강에서 가져온 큐브는 펼쳐 두고 버릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Holla in a river turn</source>
        <translation>강출 차례의 홀라</translation>
    </message>
    <message>
        <source>A hand may be declared on the turn of a river draw.</source>
        <translation>강출한 차례에도 홀라를 선언할 수 있습니다.</translation>
    </message>
    <message>
        <source>Handing the island cube back</source>
        <translation>섬 큐브 되돌리기</translation>
    </message>
    <message>
        <source>After drawing the island cube an equal one may be dropped.</source>
        <translation>섬출한 뒤 같은 큐브를 버릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Round drawn</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Play continues with island and river</source>
        <translation>섬과 강으로 계속</translation>
    </message>
    <message>
        <source>River shuffled once</source>
        <translation>강을 한 번 섞음</translation>
    </message>
    <message>
        <source>All mountains empty</source>
        <translation>모든 산이 비면</translation>
    </message>
    <message>
        <source>Declaring</source>
        <translation>선언</translation>
    </message>
    <message>
        <source>When complete</source>
        <translation>완성되었을 때</translation>
    </message>
    <message>
        <source>Automatically</source>
        <translation>자동으로 즉시</translation>
    </message>
    <message>
        <source>At your own risk</source>
        <translation>자기 책임으로</translation>
    </message>
    <message>
        <source>Declaring Holla</source>
        <translation>홀라 선언</translation>
    </message>
    <message>
        <source>Offered when your hand is complete, called automatically, or allowed at any time, right or wrong.</source>
        <translation>완성된 역에만 제안하거나, 자동으로 선언하거나, 잘못 선언할 수도 있습니다.</translation>
    </message>
    <message>
        <source>Fine for a wrong Holla</source>
        <translation>잘못된 홀라의 벌점</translation>
    </message>
    <message>
        <source>Chips into the pot; the hand is shown and play continues.</source>
        <translation>판돈에 칩을 내고 패를 보인 뒤 계속합니다.</translation>
    </message>
    <message>
        <source>A wrong Holla is not possible.</source>
        <translation>잘못 선언할 수 없습니다.</translation>
    </message>
    <message>
        <source>Chips and match</source>
        <translation>칩과 경기</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드 수</translation>
    </message>
    <message>
        <source>How many rounds a match lasts.</source>
        <translation>경기의 라운드 수</translation>
    </message>
    <message>
        <source>Starting chips</source>
        <translation>시작 칩</translation>
    </message>
    <message>
        <source>Everyone&apos;s chips at the start.</source>
        <translation>모두의 시작 칩</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>핸디캡</translation>
    </message>
    <message>
        <source>Extra starting chips for each seat, beginning with yours.</source>
        <translation>나부터 자리 순서대로 더 받는 시작 칩</translation>
    </message>
    <message>
        <source>Uncombined cube</source>
        <translation>미조합 큐브</translation>
    </message>
    <message>
        <source>Chips a loser pays for each cube that is not part of a set or run.</source>
        <translation>동수도 색층도 아닌 큐브 하나마다 패자가 내는 칩</translation>
    </message>
    <message>
        <source>Each loser in full</source>
        <translation>패자마다 전액</translation>
    </message>
    <message>
        <source>The losers share</source>
        <translation>패자가 나누어</translation>
    </message>
    <message>
        <source>The bank</source>
        <translation>은행</translation>
    </message>
    <message>
        <source>Hand points paid by</source>
        <translation>승점을 내는 쪽</translation>
    </message>
    <message>
        <source>Who pays the winner&apos;s points.</source>
        <translation>승자의 승점을 누가 내는지</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>남겨 둠</translation>
    </message>
    <message>
        <source>Paid back</source>
        <translation>돌려줌</translation>
    </message>
    <message>
        <source>Pot of a drawn round</source>
        <translation>무승부의 판돈</translation>
    </message>
    <message>
        <source>It waits for the next winner, or everyone takes back what they paid.</source>
        <translation>다음 승자를 기다리거나, 각자 낸 칩을 돌려받습니다.</translation>
    </message>
    <message>
        <source>Drawn rounds count</source>
        <translation>무승부도 한 라운드</translation>
    </message>
    <message>
        <source>Off: a drawn round is played again, at most twenty times in a match.</source>
        <translation>끄면 무승부 라운드를 다시 합니다. 한 경기에 많아야 스무 번입니다.</translation>
    </message>
    <message>
        <source>Match ends at</source>
        <translation>경기가 끝나는 칩</translation>
    </message>
    <message>
        <source>The match ends when someone has this many chips or fewer after a round.</source>
        <translation>라운드 뒤 누군가의 칩이 이 수 이하이면 경기가 끝납니다.</translation>
    </message>
    <message>
        <source>Pays what is there</source>
        <translation>있는 만큼</translation>
    </message>
    <message>
        <source>Goes into debt</source>
        <translation>빚을 짐</translation>
    </message>
    <message>
        <source>Too few chips</source>
        <translation>칩이 모자라면</translation>
    </message>
    <message>
        <source>What happens when a loser can&apos;t pay in full.</source>
        <translation>다 낼 수 없는 패자의 처리</translation>
    </message>
    <message>
        <source>By consent</source>
        <translation>모두 동의하면</translation>
    </message>
    <message>
        <source>Loans</source>
        <translation>대출</translation>
    </message>
    <message>
        <source>The bank lends to players who are short of chips.</source>
        <translation>칩이 모자란 사람에게 은행이 빌려줍니다.</translation>
    </message>
    <message>
        <source>There are no loans.</source>
        <translation>대출이 없습니다.</translation>
    </message>
    <message>
        <source>Size of a loan</source>
        <translation>대출 한 번의 칩</translation>
    </message>
    <message>
        <source>Chips lent at a time; they count against the score.</source>
        <translation>한 번에 빌리는 칩이며 점수에서 뺍니다.</translation>
    </message>
    <message>
        <source>Loans per player</source>
        <translation>한 사람의 대출 횟수</translation>
    </message>
    <message>
        <source>How often a player may borrow in a match.</source>
        <translation>한 경기에 빌릴 수 있는 횟수</translation>
    </message>
    <message>
        <source>A bot takes over</source>
        <translation>컴퓨터가 이어 함</translation>
    </message>
    <message>
        <source>30 chips to each other player</source>
        <translation>다른 사람마다 칩 30개</translation>
    </message>
    <message>
        <source>Leaving in mid-round</source>
        <translation>라운드 중 그만두기</translation>
    </message>
    <message>
        <source>What happens when a player gives up the round.</source>
        <translation>라운드를 포기하면 어떻게 되는지</translation>
    </message>
    <message>
        <source>Official 1.0</source>
        <translation>공식 1.0</translation>
    </message>
    <message>
        <source>The published rules with the 3-cube wild rule.</source>
        <translation>제작사가 공개한 규칙, 3큐룰</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>첫걸음</translation>
    </message>
    <message>
        <source>Three rounds, no special dragon, and Holla is called automatically.</source>
        <translation>3라운드, 스페셜 드라곤 없음, 홀라는 자동 선언</translation>
    </message>
    <message>
        <source>Odd-even table</source>
        <translation>홀짝룰 테이블</translation>
    </message>
    <message>
        <source>Ds are wild for odd or for even numbers.</source>
        <translation>D가 홀수나 짝수를 대신합니다.</translation>
    </message>
    <message>
        <source>Floating dragon</source>
        <translation>유동 드라곤</translation>
    </message>
    <message>
        <source>The open cube&apos;s colour makes a dragon special, for 20 chips more.</source>
        <translation>오픈 큐브와 같은 색 머리의 드라곤은 칩 20개를 더 받습니다.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>4색룰 테이블</translation>
    </message>
    <message>
        <source>Ds are wild for their own colour, and snakes need run tails.</source>
        <translation>D는 자기 색만 대신하고 구렁이는 역색층 꼬리만 됩니다.</translation>
    </message>
    <message>
        <source>Four colours, odd-even</source>
        <translation>4색OE룰 테이블</translation>
    </message>
    <message>
        <source>Ds are wild for their own colour&apos;s odd or even numbers; run tails, and Holla at your own risk.</source>
        <translation>4색OE룰, 역색층 꼬리, 자기 책임 홀라</translation>
    </message>
    <message>
        <source>Party</source>
        <translation>파티</translation>
    </message>
    <message>
        <source>Every D stands for anything; three rounds.</source>
        <translation>모든 D가 무엇이든 대신합니다. 3라운드</translation>
    </message>
    <message>
        <source>Purist</source>
        <translation>정통</translation>
    </message>
    <message>
        <source>No wild cubes and no river draws; the river is shuffled once everything is drawn.</source>
        <translation>와일드와 강출이 없고, 산이 다 비면 강을 섞습니다.</translation>
    </message>
    <message>
        <source>Imugi and up</source>
        <translation>이무기부터</translation>
    </message>
    <message>
        <source>Snakes do not win.</source>
        <translation>구렁이로는 이길 수 없습니다.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>맞대결</translation>
    </message>
    <message>
        <source>Two players; not an official form.</source>
        <translation>2인용 비공식 방식</translation>
    </message>
    <message>
        <source>With this handicap someone would start without chips.</source>
        <translation>이 핸디캡이면 칩 없이 시작하는 사람이 생깁니다.</translation>
    </message>
    <message>
        <source>With this handicap someone would start with so few chips that the match is over at once.</source>
        <translation>이 핸디캡이면 시작하자마자 경기가 끝나는 사람이 생깁니다.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>동수</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>색층</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Our hand</source>
        <translation>우리 집 역</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Precedence among hands of equal points</source>
        <translation>점수가 같을 때 앞서는 순서</translation>
    </message>
    <message>
        <source>Colours of the head</source>
        <translation>머리 색</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>검정</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Neck of three</source>
        <translation>목 (3개)</translation>
    </message>
    <message>
        <source>Wilds in the neck</source>
        <translation>목의 와일드</translation>
    </message>
    <message>
        <source>Body of four</source>
        <translation>몸 (4개)</translation>
    </message>
    <message>
        <source>Wilds in the body</source>
        <translation>몸의 와일드</translation>
    </message>
    <message>
        <source>Tail of four</source>
        <translation>꼬리 (4개)</translation>
    </message>
    <message>
        <source>Set tail</source>
        <translation>동수 꼬리</translation>
    </message>
    <message>
        <source>Run tail</source>
        <translation>역색층 꼬리</translation>
    </message>
    <message>
        <source>A hidden cube is more likely to help than the visible ones.</source>
        <translation>펼쳐진 큐브보다 산의 큐브가 나아요.</translation>
    </message>
    <message>
        <source>It brings your hand closer to complete.</source>
        <translation>역에 한 걸음 가까워져요.</translation>
    </message>
    <message>
        <source>It brings your hand closer to complete, and is worth the fee.</source>
        <translation>역에 가까워지고 강출비를 낼 만해요.</translation>
    </message>
    <message>
        <source>No available cube would improve the hand.</source>
        <translation>가져올 수 있는 큐브로는 나아지지 않아요.</translation>
    </message>
    <message>
        <source>The hand is complete: waiting would help the others.</source>
        <translation>역이 완성되었어요. 기다리면 남에게 이로워요.</translation>
    </message>
    <message>
        <source>A higher-scoring hand is worth waiting for.</source>
        <translation>더 높은 역을 기다릴 만해요.</translation>
    </message>
    <message>
        <source>Continued play ends when all pass in a row, or after twelve turns each. Any round is drawn after a hundred turns each.</source>
        <translation>모두가 잇달아 패스하거나 각자 열두 차례를 마치면 끝납니다. 어떤 라운드든 각자 백 차례가 지나면 무승부입니다.</translation>
    </message>
    <message>
        <source>Your hand is complete, but too weak: you need at least a boa.</source>
        <translation>역은 완성되었지만 모자라요. 이 규칙에서는 이무기 이상이어야 해요.</translation>
    </message>
    <message>
        <source>Your hand is complete, but too weak: only a dragon may be declared.</source>
        <translation>역은 완성되었지만 모자라요. 이 규칙에서는 드라곤만 외칠 수 있어요.</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>역</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be a list of some of %3</source>
        <translation>%1: &quot;%2&quot;에는 몇 가지의 목록만 올 수 있습니다(%3)</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be %3 or %4, not %5</source>
        <translation>%1: &quot;%2&quot;에는 %3 또는 %4만 올 수 있습니다. 적힌 값: %5</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; must be a whole number from %3 to %4, not %5</source>
        <translation>%1: &quot;%2&quot;에는 %3부터 %4까지의 정수만 올 수 있습니다. 적힌 값: %5</translation>
    </message>
    <message>
        <source>a hand is an object with id, name, points, …, not %1</source>
        <translation>역 하나는 &quot;id&quot;, &quot;name&quot;, &quot;points&quot; 등을 담은 객체로 적습니다. 적힌 값: %1</translation>
    </message>
    <message>
        <source>%1: a hand has no &quot;%2&quot;</source>
        <translation>%1: 역에는 &quot;%2&quot; 항목이 없습니다</translation>
    </message>
    <message>
        <source>a hand needs an &quot;id&quot; of small letters, digits and _</source>
        <translation>역에는 영문 소문자와 숫자, _로 된 &quot;id&quot;가 있어야 합니다</translation>
    </message>
    <message>
        <source>%1: &quot;name&quot; must be a short text</source>
        <translation>%1: &quot;name&quot;에는 짧은 글만 올 수 있습니다</translation>
    </message>
    <message>
        <source>%1 needs &quot;points&quot;</source>
        <translation>%1에 &quot;points&quot;가 없습니다</translation>
    </message>
    <message>
        <source>at most %1 hands of your own</source>
        <translation>직접 만든 역은 %1개까지 둘 수 있습니다</translation>
    </message>
    <message>
        <source>there is already a hand &apos;%1&apos;</source>
        <translation>‘%1’(이)라는 역이 이미 있습니다</translation>
    </message>
    <message>
        <source>Your hand stays complete without it.</source>
        <translation>이 큐브가 없어도 역이 그대로 완성되어 있어요.</translation>
    </message>
    <message>
        <source>No other drop leaves as many unseen cubes that would bring your hand closer.</source>
        <translation>이 큐브를 버려야 역에 가까워지게 해 줄 보이지 않는 큐브가 가장 많이 남아요.</translation>
    </message>
    <message>
        <source>No other drop leaves as few uncombined cubes.</source>
        <translation>이 큐브를 버려야 미조합이 가장 적게 남아요.</translation>
    </message>
    <message>
        <source>Your hand is no farther from complete without it.</source>
        <translation>이 큐브가 없어도 역에서 멀어지지 않아요.</translation>
    </message>
    <message>
        <source>You could declare Holla now. Points of the hand: %1.</source>
        <translation>지금 홀라를 선언할 수 있어요. 이 역의 점수: %1점.</translation>
    </message>
    <message>
        <source>Declared now the hand is worth %1; one more cube could make it %2.</source>
        <translation>지금 선언하면 %1점이지만 큐브 하나만 더 바꾸면 %2점이 될 수 있어요.</translation>
    </message>
    <message>
        <source>Cubes your hand lacks after dropping %1: %2. After %3: %4.</source>
        <translation>역까지 모자라는 큐브: %1을(를) 버리면 %2개, %3을(를) 버리면 %4개.</translation>
    </message>
    <message>
        <source>Unseen cubes that would bring your hand closer after dropping %1: %2. After %3: %4.</source>
        <translation>역에 가까워지게 해 줄 보이지 않는 큐브: %1을(를) 버리면 %2개, %3을(를) 버리면 %4개.</translation>
    </message>
    <message>
        <source>It makes a set or run with cubes the next player is known to hold: %1.</source>
        <translation>다음 사람이 가진 것으로 알려진 큐브와 함께 동수나 색층이 돼요: %1.</translation>
    </message>
    <message>
        <source>Uncombined cubes after dropping %1: %2. After %3: %4.</source>
        <translation>미조합 큐브: %1을(를) 버리면 %2개, %3을(를) 버리면 %4개.</translation>
    </message>
    <message>
        <source>You leave a cube that would bring your hand closer to complete: %1.</source>
        <translation>역에 가까워지게 해 줄 큐브를 두고 가요: %1.</translation>
    </message>
    <message>
        <source>It brings your hand no closer; of the %2 unseen cubes %1 would.</source>
        <translation>그 큐브로는 역에 가까워지지 않지만, 보이지 않는 큐브 %2개 가운데 %1개는 가까워지게 해 줘요.</translation>
    </message>
    <message>
        <source>With a cube from the river you may not declare Holla in this turn.</source>
        <translation>강에서 가져오면 이번 차례에는 홀라를 선언할 수 없어요.</translation>
    </message>
    <message>
        <source>The river costs you chips: %1.</source>
        <translation>강출에는 칩 %1개가 들어요.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>그런 자리는 없어요.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아니에요.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>판이 끝났어요.</translation>
    </message>
    <message>
        <source>There is no other legal move.</source>
        <translation>다른 수가 없어요.</translation>
    </message>
    <message>
        <source>A sound rule-of-thumb move.</source>
        <translation>경험상 무난한 수예요.</translation>
    </message>
    <message>
        <source>Worked out to the end.</source>
        <translation>끝까지 계산했어요.</translation>
    </message>
    <message>
        <source>Clearly better than every alternative in the layouts considered.</source>
        <translation>가능한 패를 따져 보면 다른 수보다 확실히 나아요.</translation>
    </message>
    <message>
        <source>Better than the runner-up in the layouts considered.</source>
        <translation>가능한 패를 따져 보면 두 번째로 좋은 수보다 나아요.</translation>
    </message>
    <message>
        <source>Judging by what is known, this has the best expected result.</source>
        <translation>드러난 패만으로 계산하면 가장 유리해요.</translation>
    </message>
    <message>
        <source>there is no JSON, only blanks</source>
        <translation>JSON이 없고 빈칸뿐입니다</translation>
    </message>
    <message>
        <source>nested too deeply at character %1</source>
        <translation>%1번째 글자에서 너무 깊이 겹쳐 있습니다</translation>
    </message>
    <message>
        <source>the key %1 is there twice</source>
        <translation>%1 항목이 두 번 적혀 있습니다</translation>
    </message>
    <message>
        <source>not JSON, at character %1: %2</source>
        <translation>%1번째 글자부터 JSON이 아닙니다</translation>
    </message>
    <message>
        <source>unusable JSON: %1</source>
        <translation>쓸 수 없는 JSON입니다</translation>
    </message>
    <message>
        <source>%1 is played by %2 to %3 players, not %4</source>
        <translation>%1: %2명에서 %3명까지 하는 게임입니다. %4명은 할 수 없습니다</translation>
    </message>
    <message>
        <source>the dealer must be a seat from 0 to %1, not %2</source>
        <translation>딜러는 0부터 %1까지의 자리여야 합니다. 적힌 값: %2</translation>
    </message>
    <message>
        <source>the number of rounds must not be negative</source>
        <translation>판 수는 0보다 작을 수 없습니다</translation>
    </message>
    <message>
        <source>the target must not be negative</source>
        <translation>목표 점수는 0보다 작을 수 없습니다</translation>
    </message>
    <message>
        <source>piece %1 of the deck, &apos;%2&apos;, is there more often than in the set</source>
        <translation>덱의 %1번째 패 ‘%2’이(가) 한 벌에 있는 것보다 많습니다</translation>
    </message>
    <message>
        <source>piece %1 of the deck, &apos;%2&apos;, is not a piece of this set</source>
        <translation>덱의 %1번째 패 ‘%2’은(는) 이 한 벌에 없는 패입니다</translation>
    </message>
    <message>
        <source>the deck holds %1 of the set&apos;s %2 pieces; &apos;%3&apos; is missing</source>
        <translation>덱에 패 %2개 가운데 %1개만 있습니다. ‘%3’이(가) 없습니다</translation>
    </message>
    <message>
        <source>the record ends before its &apos;%1&apos; line</source>
        <translation>‘%1’ 줄이 나오기 전에 기록이 끝납니다</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>expected &apos;over yes&apos; or &apos;over no&apos;, not %1</source>
        <translation>‘over yes’나 ‘over no’가 올 자리입니다. 적힌 것: %1</translation>
    </message>
    <message>
        <source>nothing may follow the record&apos;s end, but there is %1</source>
        <translation>기록이 끝난 뒤에는 아무것도 올 수 없습니다. 적힌 것: %1</translation>
    </message>
    <message>
        <source>this is no record: the first line must be &apos;%1 %2&apos;</source>
        <translation>경기 기록이 아닙니다. 첫 줄은 ‘%1 %2’여야 합니다</translation>
    </message>
    <message>
        <source>unknown version %1</source>
        <translation>알 수 없는 버전입니다: %1</translation>
    </message>
    <message>
        <source>the record has version %1; this program reads version %2</source>
        <translation>기록의 버전이 %1입니다. 이 프로그램은 버전 %2을(를) 읽습니다</translation>
    </message>
    <message>
        <source>a second line %1</source>
        <translation>%1 줄이 두 번 나옵니다</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not %4</source>
        <translation>%1에는 %2부터 %3까지의 수만 올 수 있습니다. 적힌 값: %4</translation>
    </message>
    <message>
        <source>unknown game %1</source>
        <translation>알 수 없는 게임입니다: %1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>규칙: %1</translation>
    </message>
    <message>
        <source>target must be an amount above 0, not %1</source>
        <translation>target에는 0보다 큰 수만 올 수 있습니다. 적힌 값: %1</translation>
    </message>
    <message>
        <source>unknown line %1</source>
        <translation>알 수 없는 줄입니다: %1</translation>
    </message>
    <message>
        <source>there is no &apos;%1&apos; line above the first round</source>
        <translation>첫 판 앞에 ‘%1’ 줄이 없습니다</translation>
    </message>
    <message>
        <source>the first round must be &apos;round 1&apos;</source>
        <translation>첫 판은 ‘round 1’이어야 합니다</translation>
    </message>
    <message>
        <source>the match cannot start: %1</source>
        <translation>경기를 시작할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>the match was played under reading %1 of the rules; this program knows reading %2</source>
        <translation>이 경기의 규칙 판본은 %1입니다. 이 프로그램은 판본 %2까지 압니다</translation>
    </message>
    <message>
        <source>played under an earlier reading of the rules (%1, now %2): %3</source>
        <translation>규칙의 예전 판본으로 한 경기입니다(%1, 지금은 %2). %3</translation>
    </message>
    <message>
        <source>expected &apos;round %1&apos;, not %2</source>
        <translation>‘round %1’이(가) 올 자리입니다. 적힌 것: %2</translation>
    </message>
    <message>
        <source>round %1 is not over yet</source>
        <translation>%1번째 판이 아직 끝나지 않았습니다</translation>
    </message>
    <message>
        <source>the match was over with round %1</source>
        <translation>경기는 %1번째 판으로 끝났습니다</translation>
    </message>
    <message>
        <source>seat %1 may not %2: it is no action of this game (%3)</source>
        <translation>자리 %1의 %2: 이 게임에 없는 수입니다</translation>
    </message>
    <message>
        <source>seat %1 may not %2: %3</source>
        <translation>자리 %1의 %2: 할 수 없는 수입니다. %3</translation>
    </message>
    <message>
        <source>expected a seat and its action, &apos;round&apos;, &apos;payments&apos; or &apos;scores&apos;, not %1</source>
        <translation>자리와 그 수, ‘round’, ‘payments’, ‘scores’ 가운데 하나가 올 자리입니다. 적힌 것: %1</translation>
    </message>
    <message>
        <source>the payments do not fit the play, which gives%1</source>
        <translation>정산이 경기와 맞지 않습니다. 맞는 값:%1</translation>
    </message>
    <message>
        <source>the scores do not fit the play, which gives%1</source>
        <translation>점수가 경기와 맞지 않습니다. 맞는 값:%1</translation>
    </message>
    <message>
        <source>payments must be one amount for each seat</source>
        <translation>payments에는 자리마다 값 하나씩 있어야 합니다</translation>
    </message>
    <message>
        <source>a second line of payments for round %1</source>
        <translation>%1번째 판의 정산이 두 번 나옵니다</translation>
    </message>
    <message>
        <source>payments before the round is over</source>
        <translation>판이 끝나기 전에 정산이 나옵니다</translation>
    </message>
    <message>
        <source>scores must be one amount for each seat</source>
        <translation>scores에는 자리마다 값 하나씩 있어야 합니다</translation>
    </message>
    <message>
        <source>expected &apos;over %1&apos;, not %2</source>
        <translation>‘over %1’이(가) 올 자리입니다. 적힌 것: %2</translation>
    </message>
    <message>
        <source>&apos;check&apos; must be the last line</source>
        <translation>‘check’는 마지막 줄이어야 합니다</translation>
    </message>
    <message>
        <source>the check sum does not fit the lines above: the record was changed or damaged (one changed on purpose is read without its &apos;check&apos; line)</source>
        <translation>검사값이 위의 줄들과 맞지 않습니다. 기록이 바뀌었거나 손상되었습니다(일부러 고친 기록은 ‘check’ 줄을 지우면 읽습니다)</translation>
    </message>
    <message>
        <source>there is no card &apos;%1&apos; (cards are written like 7H, TD, AS, X1)</source>
        <translation>‘%1’(이)라는 카드는 없습니다(7H, TD, AS, X1처럼 적습니다)</translation>
    </message>
    <message>
        <source>the card %1 is named twice</source>
        <translation>카드 %1이(가) 두 번 나옵니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a cube (they are written like 7s, 11h, Ad, Dc)</source>
        <translation>‘%1’(이)라는 큐브는 없습니다(7s, 11h, Ad, Dc처럼 적습니다)</translation>
    </message>
    <message>
        <source>there are only two %1</source>
        <translation>%1은(는) 두 개뿐입니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a domino; they are written 1-1 to 6-6</source>
        <translation>‘%1’(이)라는 골패는 없습니다. 1-1부터 6-6까지로 적습니다</translation>
    </message>
    <message>
        <source>&apos;%1&apos; does not exist: there is only one %2</source>
        <translation>‘%1’은(는) 없습니다. %2은(는) 하나뿐입니다</translation>
    </message>
    <message>
        <source>%1 is not in the set in use</source>
        <translation>%1은(는) 쓰고 있는 골패에 없습니다</translation>
    </message>
    <message>
        <source>there is only one %1</source>
        <translation>%1은(는) 하나뿐입니다</translation>
    </message>
    <message>
        <source>there is no card &apos;%1&apos; (cards are written like 7H, 7H#2, AS, X1)</source>
        <translation>‘%1’(이)라는 카드는 없습니다(7H, 7H#2, AS, X1처럼 적습니다)</translation>
    </message>
    <message>
        <source>there is no card &apos;%1&apos; (copies are written like 7H#1, 7H#2)</source>
        <translation>‘%1’(이)라는 카드는 없습니다(같은 카드는 7H#1, 7H#2처럼 적습니다)</translation>
    </message>
    <message>
        <source>unknown game %1; there are %2</source>
        <translation>%1: 없는 게임입니다. 있는 게임: %2</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must be true or false, not %2</source>
        <translation>규칙 ‘%1’에는 true나 false만 올 수 있습니다. 적힌 값: %2</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must be a whole number from %2 to %3, not %4</source>
        <translation>규칙 ‘%1’에는 %2부터 %3까지의 정수만 올 수 있습니다. 적힌 값: %4</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must be %2, not %3</source>
        <translation>규칙 ‘%1’에 올 수 없는 값입니다: %3</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must be a list of %2 numbers, not %3</source>
        <translation>규칙 ‘%1’은(는) 수 %2개의 목록입니다. 적힌 값: %3</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must be a list of %2 to %3 numbers, not %4</source>
        <translation>규칙 ‘%1’은(는) 수 %2~%3개의 목록입니다. 적힌 값: %4</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must hold whole numbers from %2 to %3, not %4</source>
        <translation>규칙 ‘%1’에는 %2부터 %3까지의 정수만 올 수 있습니다. 적힌 값: %4</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must be a string, not %2</source>
        <translation>규칙 ‘%1’에는 글만 올 수 있습니다. 적힌 값: %2</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos; must be a list, not %2</source>
        <translation>규칙 ‘%1’에는 목록만 올 수 있습니다. 적힌 값: %2</translation>
    </message>
    <message>
        <source>rule &apos;%1&apos;: %2</source>
        <translation>규칙 ‘%1’: %2</translation>
    </message>
    <message>
        <source>unknown preset &apos;%1&apos; for %2; there are %3</source>
        <translation>%2에는 기본 규칙 ‘%1’이(가) 없습니다. 있는 것: %3</translation>
    </message>
    <message>
        <source>&quot;preset&quot; must be a preset&apos;s name, not %1</source>
        <translation>&quot;preset&quot;에는 기본 규칙의 이름만 올 수 있습니다. 적힌 값: %1</translation>
    </message>
    <message>
        <source>unknown rule &apos;%1&apos; for %2</source>
        <translation>%2에는 규칙 ‘%1’이(가) 없습니다</translation>
    </message>
    <message>
        <source>rules must be a preset&apos;s name or an object, not %1</source>
        <translation>규칙에는 기본 규칙의 이름이나 객체만 올 수 있습니다. 적힌 값: %1</translation>
    </message>
    <message>
        <source>rules &apos;%1&apos; and &apos;%2&apos; contradict each other: %3</source>
        <translation>규칙 ‘%1’과(와) ‘%2’은(는) 함께 쓸 수 없습니다. %3</translation>
    </message>
    <message>
        <source>Other moves are about as good.</source>
        <translation>비슷하게 좋은 수가 더 있어요.</translation>
    </message>
    <message>
        <source>Worked out to the end, this move brings less.</source>
        <translation>끝까지 따져 보면 이 수가 덜 이로워요.</translation>
    </message>
    <message>
        <source>In the layouts considered, this move brings less.</source>
        <translation>가능한 패를 따져 보면 이 수가 덜 이로워요.</translation>
    </message>
    <message>
        <source>%1 of 100 matches come to no end under these rules: they were cut off.</source>
        <translation>이 규칙에서는 경기 100번 가운데 %1번이 끝나지 않아 중간에 끊었습니다.</translation>
    </message>
    <message>
        <source>Our bots play no better than beginners under these rules: what they find says little of people.</source>
        <translation>이 규칙에서는 컴퓨터가 초보자보다 나을 것이 없습니다. 사람이 하면 다를 수 있습니다.</translation>
    </message>
    <message>
        <source>nothing is asked of the rules</source>
        <translation>바라는 것이 없습니다</translation>
    </message>
    <message>
        <source>this game has no rules of its own to begin with</source>
        <translation>이 게임에는 바탕으로 삼을 기본 규칙이 없습니다</translation>
    </message>
    <message>
        <source>--want: &apos;%1&apos; is not written like length=-1 (from -1, little, to 1, much) or length:40 (near this value); there are length, stakes, skill, fairness, claims and plain</source>
        <translation>--want: &apos;%1&apos;은(는) length=-1(-1은 적게, 1은 많이)이나 length:40(이 값 가까이)처럼 적은 것이 아닙니다. length, stakes, skill, fairness, claims, plain이 있습니다</translation>
    </message>
</context>
<context>
    <name>hohpai</name>
    <message>
        <source>In this form of the game pieces are taken and discarded, not exchanged.</source>
        <translation>이 방식에서는 바꾸지 않고 가져와서 버려요.</translation>
    </message>
    <message>
        <source>In this form of the game pieces only come out of the row.</source>
        <translation>이 방식에서는 줄에서만 골패가 나와요.</translation>
    </message>
    <message>
        <source>In this form of the game pieces go into the row and are not discarded.</source>
        <translation>이 방식에서는 골패를 줄에 넣고 버리지 않아요.</translation>
    </message>
    <message>
        <source>First say whether you declare your hand or play on.</source>
        <translation>먼저 선언할지 계속할지 정하세요.</translation>
    </message>
    <message>
        <source>You do not hold this piece.</source>
        <translation>손에 없는 골패예요.</translation>
    </message>
    <message>
        <source>You have declined to show this hand; you may declare after your next piece.</source>
        <translation>이 패는 선언하지 않기로 했어요. 다음 골패를 받은 뒤 선언할 수 있어요.</translation>
    </message>
    <message>
        <source>The discard does not complete a winning hand for you.</source>
        <translation>버린 골패로 이기는 패가 되지 않아요.</translation>
    </message>
    <message>
        <source>There is no win to decline.</source>
        <translation>미룰 승리가 없어요.</translation>
    </message>
    <message>
        <source>Take a piece first; five pieces cannot win.</source>
        <translation>먼저 골패를 가져오세요. 다섯 쪽으로는 이길 수 없어요.</translation>
    </message>
    <message>
        <source>Take the discard or a piece from the stock first.</source>
        <translation>먼저 버린 골패나 더미의 골패를 가져오세요.</translation>
    </message>
    <message>
        <source>You hold six pieces; discard one.</source>
        <translation>여섯 쪽을 들고 있어요. 한 쪽을 버리세요.</translation>
    </message>
    <message>
        <source>The stock is out: the last discard may be taken to win only.</source>
        <translation>더미가 떨어졌어요. 마지막에 버린 골패는 이길 때만 가져갈 수 있어요.</translation>
    </message>
    <message>
        <source>There is no passing: exchange a piece.</source>
        <translation>패스는 없어요. 골패를 한 쪽 바꾸세요.</translation>
    </message>
    <message>
        <source>There is no passing while the stock lasts.</source>
        <translation>더미가 남아 있는 동안은 패스할 수 없어요.</translation>
    </message>
    <message>
        <source>There is no passing: discard a piece.</source>
        <translation>패스는 없어요. 골패를 한 쪽 버리세요.</translation>
    </message>
    <message>
        <source>Only in the form with the covered row.</source>
        <translation>엎은 줄 방식에만 쓰입니다.</translation>
    </message>
    <message>
        <source>Only in the draw-and-discard form.</source>
        <translation>뽑고 버리기 방식에만 쓰입니다.</translation>
    </message>
    <message>
        <source>The second score table has its own values.</source>
        <translation>두 번째 점수표에는 정해진 값이 있습니다.</translation>
    </message>
    <message>
        <source>Set and seats</source>
        <translation>골패와 자리</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Three or four; two are an extension.</source>
        <translation>셋이나 넷. 둘은 덧붙인 규칙입니다.</translation>
    </message>
    <message>
        <source>Both copies (24)</source>
        <translation>두 쪽씩 (24)</translation>
    </message>
    <message>
        <source>One copy each (28)</source>
        <translation>한 쪽씩 (28)</translation>
    </message>
    <message>
        <source>None (32)</source>
        <translation>빼지 않음 (32)</translation>
    </message>
    <message>
        <source>Withdrawn with three players</source>
        <translation>셋일 때 빼는 골패</translation>
    </message>
    <message>
        <source>Which copies of 6-6, 5-5, 4-4 and 3-3 stay out of the set.</source>
        <translation>6-6, 5-5, 4-4, 3-3 가운데 빼 두는 골패</translation>
    </message>
    <message>
        <source>Withdrawn with two players</source>
        <translation>둘일 때 빼는 골패</translation>
    </message>
    <message>
        <source>Whether 6-6, 5-5, 4-4 and 3-3 stay out of the set.</source>
        <translation>6-6, 5-5, 4-4, 3-3을 빼 두는지</translation>
    </message>
    <message>
        <source>2-5 makes the head</source>
        <translation>2-5가 장원</translation>
    </message>
    <message>
        <source>A player who draws 2-5 for the first round is head, whatever the others draw.</source>
        <translation>처음에 2-5를 뽑은 사람이 무조건 장원입니다.</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>오른쪽으로</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>왼쪽으로</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>진행 방향</translation>
    </message>
    <message>
        <source>Who plays next. The hands pass as the whirled piece says, either way.</source>
        <translation>다음 차례의 방향. 손패는 돌린 골패에 따라 넘깁니다.</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>판돈</translation>
    </message>
    <message>
        <source>Chips a loser pays for each point of the winning hand.</source>
        <translation>승리 점수 1점에 패자가 내는 칩</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>판수</translation>
    </message>
    <message>
        <source>Length of a match; most chips win.</source>
        <translation>경기 길이. 칩이 가장 많은 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>Deal and exchange</source>
        <translation>나누기와 바꾸기</translation>
    </message>
    <message>
        <source>Covered row</source>
        <translation>엎은 줄</translation>
    </message>
    <message>
        <source>Draw and discard</source>
        <translation>뽑고 버리기</translation>
    </message>
    <message>
        <source>Form of the game</source>
        <translation>놀이 방식</translation>
    </message>
    <message>
        <source>Exchange through a covered row, or draw from a stock and discard face up (Tok).</source>
        <translation>엎은 줄로 바꾸거나, 더미에서 뽑고 펼쳐 버립니다(톡).</translation>
    </message>
    <message>
        <source>Whirl and passing</source>
        <translation>돌리기와 넘기기</translation>
    </message>
    <message>
        <source>The head whirls one of seven pieces out; it decides how all hands pass and who starts.</source>
        <translation>장원이 일곱 쪽 가운데 한 쪽을 돌려 냅니다. 그것으로 손패를 넘기는 방향과 선을 정합니다.</translation>
    </message>
    <message>
        <source>Mix again</source>
        <translation>다시 섞기</translation>
    </message>
    <message>
        <source>One piece outside</source>
        <translation>한 쪽 빼 두기</translation>
    </message>
    <message>
        <source>As written</source>
        <translation>적힌 대로</translation>
    </message>
    <message>
        <source>Closed row</source>
        <translation>막힌 줄</translation>
    </message>
    <message>
        <source>What happens if every piece would come back to the seat that put it in: the row is mixed each time it has gone through, one piece stays outside face up, or nothing.</source>
        <translation>넣은 골패가 늘 제자리로 돌아올 때: 한 바퀴마다 줄을 섞거나, 한 쪽을 펼쳐 빼 두거나, 그대로 둡니다.</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>한 방향</translation>
    </message>
    <message>
        <source>Nearest end</source>
        <translation>가까운 끝</translation>
    </message>
    <message>
        <source>Ends of the row</source>
        <translation>줄의 끝</translation>
    </message>
    <message>
        <source>Everyone pushes at the same end, or every second player at the other one.</source>
        <translation>모두 같은 끝에서 밀거나, 한 사람 건너 다른 끝에서 밉니다.</translation>
    </message>
    <message>
        <source>Put, then take</source>
        <translation>넣고 가져오기</translation>
    </message>
    <message>
        <source>Take, then put</source>
        <translation>가져오고 넣기</translation>
    </message>
    <message>
        <source>Order of an exchange</source>
        <translation>바꾸는 순서</translation>
    </message>
    <message>
        <source>Whether the new piece is seen before one is given up.</source>
        <translation>내놓기 전에 새 골패를 보는지</translation>
    </message>
    <message>
        <source>The taker alone</source>
        <translation>가져간 사람만</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Who sees the piece taken</source>
        <translation>가져간 골패를 보는 사람</translation>
    </message>
    <message>
        <source>The written rules say “exposed”, which may mean to the taker only.</source>
        <translation>원문은 드러낸다고 적었으나 가져간 사람만 본다는 뜻일 수 있습니다.</translation>
    </message>
    <message>
        <source>Next player</source>
        <translation>다음 사람</translation>
    </message>
    <message>
        <source>Anyone, to win</source>
        <translation>이길 수 있으면 누구나</translation>
    </message>
    <message>
        <source>Who may take a discard</source>
        <translation>버린 골패를 가져갈 사람</translation>
    </message>
    <message>
        <source>Only the next player, or anyone whose hand it completes, nearest in turn first.</source>
        <translation>다음 사람만, 또는 그것으로 이기는 누구나. 차례가 가까운 사람이 먼저</translation>
    </message>
    <message>
        <source>The discarder pays for all</source>
        <translation>버린 사람 독박</translation>
    </message>
    <message>
        <source>When a discard completes a hand, the player who discarded it pays for every loser.</source>
        <translation>버린 골패로 완성되면 버린 사람이 모두의 몫을 냅니다.</translation>
    </message>
    <message>
        <source>Shuffle the discards</source>
        <translation>버린 골패 섞기</translation>
    </message>
    <message>
        <source>Drawn round</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>When the stock is out</source>
        <translation>더미가 떨어지면</translation>
    </message>
    <message>
        <source>All discards but the last form a new stock, or no one wins.</source>
        <translation>마지막을 뺀 버린 골패로 새 더미를 만들거나, 무승부가 됩니다.</translation>
    </message>
    <message>
        <source>Winning and drawing</source>
        <translation>승리와 무승부</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>바로</translation>
    </message>
    <message>
        <source>The player decides</source>
        <translation>직접 결정</translation>
    </message>
    <message>
        <source>Showing a win</source>
        <translation>승리 선언</translation>
    </message>
    <message>
        <source>Whether a player may hold back a cheap win and play on.</source>
        <translation>점수가 낮은 패를 선언하지 않고 계속할 수 있는지</translation>
    </message>
    <message>
        <source>On your own turn</source>
        <translation>자기 차례에</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>첫 차례 전에</translation>
    </message>
    <message>
        <source>Dealt wins</source>
        <translation>처음부터 터짐</translation>
    </message>
    <message>
        <source>When a hand that wins as dealt is shown.</source>
        <translation>처음 받은 패로 이길 때 선언하는 시점</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>차례 순서</translation>
    </message>
    <message>
        <source>Highest score</source>
        <translation>높은 점수</translation>
    </message>
    <message>
        <source>Several dealt wins</source>
        <translation>여럿이 처음부터 터지면</translation>
    </message>
    <message>
        <source>Which of them wins; equal scores go by turn order.</source>
        <translation>누가 이기는지. 점수가 같으면 차례 순서대로 정합니다.</translation>
    </message>
    <message>
        <source>Only when dealt wins are shown before the first turn.</source>
        <translation>첫 차례 전에 선언할 때만 쓰입니다.</translation>
    </message>
    <message>
        <source>Laps before a draw</source>
        <translation>무승부까지 도는 바퀴 수</translation>
    </message>
    <message>
        <source>The same player</source>
        <translation>같은 사람</translation>
    </message>
    <message>
        <source>The player to the right</source>
        <translation>오른쪽 사람</translation>
    </message>
    <message>
        <source>Head after a drawn round</source>
        <translation>무승부 다음 장원</translation>
    </message>
    <message>
        <source>After a win the winner is head.</source>
        <translation>이긴 뒤에는 승자가 장원입니다.</translation>
    </message>
    <message>
        <source>Winning hands</source>
        <translation>이기는 패</translation>
    </message>
    <message>
        <source>By pieces</source>
        <translation>골패로</translation>
    </message>
    <message>
        <source>By values</source>
        <translation>수로</translation>
    </message>
    <message>
        <source>Groups of three</source>
        <translation>세 쪽 한 패</translation>
    </message>
    <message>
        <source>The printed pieces, or the classical triplets in which only the six numbers count.</source>
        <translation>적힌 골패 그대로, 또는 여섯 수만 따지는 옛 세 쪽 패</translation>
    </message>
    <message>
        <source>Sok counts</source>
        <translation>속 인정</translation>
    </message>
    <message>
        <source>Two equal doublets and a third piece that fits.</source>
        <translation>같은 쌍 둘과 거기에 맞는 한 쪽</translation>
    </message>
    <message>
        <source>Side or sum</source>
        <translation>한 면 또는 합</translation>
    </message>
    <message>
        <source>Side only</source>
        <translation>한 면만</translation>
    </message>
    <message>
        <source>Sum only</source>
        <translation>합만</translation>
    </message>
    <message>
        <source>Third piece of a sok</source>
        <translation>속의 세 번째 골패</translation>
    </message>
    <message>
        <source>It shows the number on one side, or its sides add up to it.</source>
        <translation>한 면에 그 수가 있거나 두 면의 합이 그 수입니다.</translation>
    </message>
    <message>
        <source>Sok does not count.</source>
        <translation>속을 인정하지 않습니다.</translation>
    </message>
    <message>
        <source>As printed (1-1 2-3 3-3)</source>
        <translation>적힌 대로 (1-1 2-3 3-3)</translation>
    </message>
    <message>
        <source>Corrected (1-1 2-2 3-3)</source>
        <translation>고쳐서 (1-1 2-2 3-3)</translation>
    </message>
    <message>
        <source>Both forms</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>A-ki</source>
        <translation>아기</translation>
    </message>
    <message>
        <source>The printed form is almost certainly a misprint; allowing both plays best.</source>
        <translation>적힌 것은 오기로 보입니다. 둘 다 인정할 때 가장 낫습니다.</translation>
    </message>
    <message>
        <source>With groups by values both forms are the same triplet.</source>
        <translation>수로 따지면 두 가지가 같습니다.</translation>
    </message>
    <message>
        <source>Two ssang-syo in pairs</source>
        <translation>짝을 이룬 두 쌍소</translation>
    </message>
    <message>
        <source>Any three pairs</source>
        <translation>아무 짝 셋</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>인정 안 함</translation>
    </message>
    <message>
        <source>Tai-sa-ttai</source>
        <translation>대사대</translation>
    </message>
    <message>
        <source>What six pieces must be besides three pairs.</source>
        <translation>여섯 쪽이 짝 셋 말고 갖출 것</translation>
    </message>
    <message>
        <source>The second score table has no tai-sa-ttai.</source>
        <translation>두 번째 점수표에는 대사대가 없습니다.</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>조선식</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>중국식</translation>
    </message>
    <message>
        <source>Pairs of single pieces</source>
        <translation>홑짝의 짝</translation>
    </message>
    <message>
        <source>Which single pieces make a pair.</source>
        <translation>어떤 홑짝이 짝을 이루는지</translation>
    </message>
    <message>
        <source>Tai-sa-ttai does not count.</source>
        <translation>대사대를 인정하지 않습니다.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>첫 번째</translation>
    </message>
    <message>
        <source>The second</source>
        <translation>두 번째</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>직접 정함</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>점수표</translation>
    </message>
    <message>
        <source>Which list of values counts; the second one has an ordinary win at 2.</source>
        <translation>어느 점수표를 쓰는지. 두 번째는 보통 승리가 2점입니다.</translation>
    </message>
    <message>
        <source>Ordinary win</source>
        <translation>보통 승리</translation>
    </message>
    <message>
        <source>Two groups of different kinds, or two of a kind that is nothing special.</source>
        <translation>서로 다른 한 패 둘, 또는 특별하지 않은 같은 한 패 둘</translation>
    </message>
    <message>
        <source>Two of a kind</source>
        <translation>같은 한 패 둘</translation>
    </message>
    <message>
        <source>Ssang-syo, ro-in, a-ki or ssang-pyen twice, and Yo with Sun.</source>
        <translation>쌍소, 노인, 아기, 쌍비연 둘씩, 그리고 요순</translation>
    </message>
    <message>
        <source>Six pieces in three pairs.</source>
        <translation>짝 셋을 이룬 여섯 쪽</translation>
    </message>
    <message>
        <source>Hol-ssang-syo</source>
        <translation>홀쌍소</translation>
    </message>
    <message>
        <source>Two ssang-syo of single pieces only.</source>
        <translation>홑짝으로만 된 쌍소 둘</translation>
    </message>
    <message>
        <source>Pou-tong of 1 to 6</source>
        <translation>1~6 부동</translation>
    </message>
    <message>
        <source>All six pieces with one number in common, for the numbers 1 to 6.</source>
        <translation>여섯 쪽 모두에 같은 수가 있음, 1부터 6까지</translation>
    </message>
    <message>
        <source>A closed row that no one can win with never ends: set a number of laps before a draw.</source>
        <translation>막힌 줄에서는 무승부까지 도는 바퀴 수를 정하지 않으면 끝나지 않을 수 있습니다.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>The written rules, with the row mixed again each time it has gone through.</source>
        <translation>원문대로, 한 바퀴마다 줄을 다시 섞음</translation>
    </message>
    <message>
        <source>As printed</source>
        <translation>원문 그대로</translation>
    </message>
    <message>
        <source>The written rules and nothing more; many rounds are drawn.</source>
        <translation>원문에 아무것도 더하지 않음. 무승부가 많습니다.</translation>
    </message>
    <message>
        <source>Recommended</source>
        <translation>추천</translation>
    </message>
    <message>
        <source>Standard, with both forms of a-ki.</source>
        <translation>기본에 아기 두 가지를 모두 인정</translation>
    </message>
    <message>
        <source>Without sok</source>
        <translation>속 없이</translation>
    </message>
    <message>
        <source>Standard, but sok does not count: fewer wins, for more points.</source>
        <translation>기본에서 속을 뺍니다. 이기기 어려운 대신 점수가 높습니다.</translation>
    </message>
    <message>
        <source>The whirled piece stays face up beside the row.</source>
        <translation>돌린 골패를 줄 옆에 펼쳐 둡니다.</translation>
    </message>
    <message>
        <source>Three players, 28 pieces</source>
        <translation>세 명, 28쪽</translation>
    </message>
    <message>
        <source>A row of ten, which passes pieces round the table without mixing.</source>
        <translation>줄이 열 쪽이라 섞지 않아도 골패가 테이블을 돕니다.</translation>
    </message>
    <message>
        <source>Tok</source>
        <translation>톡</translation>
    </message>
    <message>
        <source>Draw and discard, groups by values, the second score table.</source>
        <translation>뽑고 버리기, 수로 따지는 한 패, 두 번째 점수표</translation>
    </message>
    <message>
        <source>After this many laps round the table the round is drawn; 0 means only after 200, when it goes in circles.</source>
        <translation>이만큼 돌면 무승부입니다. 0이면 제자리를 맴도는 200바퀴 뒤에만 무승부입니다.</translation>
    </message>
    <message>
        <source>only when it goes in circles</source>
        <translation>제자리를 돌 때만</translation>
    </message>
    <message>
        <source>Your pieces are not a winning hand: it takes two groups of three, or a hand of six.</source>
        <translation>이기는 패가 아니에요. 세 쪽짜리 한 패 둘이나 여섯 쪽짜리 패가 있어야 해요.</translation>
    </message>
    <message>
        <source>The stock is out: take the discard to win, or end the round.</source>
        <translation>더미가 다 떨어졌어요. 버린 골패로 이기거나 판을 끝내세요.</translation>
    </message>
    <message>
        <source>It wins the deal at once. Points: %1.</source>
        <translation>바로 이 판에서 이겨요. 점수: %1점.</translation>
    </message>
    <message>
        <source>You hold a winning hand. Points: %1.</source>
        <translation>이기는 패를 쥐고 있어요. 점수: %1점.</translation>
    </message>
    <message>
        <source>One of these in place of a piece you hold would win with more points: %1.</source>
        <translation>쥔 골패 하나를 바꿔 넣으면 더 높은 점수로 이기는 골패: %1.</translation>
    </message>
    <message>
        <source>With %1 you wait for %2. Left unseen: %3.</source>
        <translation>%1(으)로 %2을(를) 기다려요. 아직 보이지 않은 것: %3쪽.</translation>
    </message>
    <message>
        <source>With what you keep, each of these wins: %1. Left unseen: %2.</source>
        <translation>남는 패에 들어오면 이기는 골패: %1. 아직 보이지 않은 것: %2쪽.</translation>
    </message>
    <message>
        <source>You keep the whole group %1. Pairs of unseen pieces that would complete a win: %2.</source>
        <translation>한 패를 온전히 지켜요: %1. 들어오면 이기는 골패 두 쪽의 짝: %2가지.</translation>
    </message>
    <message>
        <source>No other piece given up leaves so many pairs of unseen pieces that would complete a win: %1.</source>
        <translation>다른 골패를 내면 이보다 적게 남아요. 들어오면 이기는 골패 두 쪽의 짝: %1가지.</translation>
    </message>
    <message>
        <source>It makes a group with nothing you hold.</source>
        <translation>쥔 골패 어느 것과도 한 패를 이루지 못해요.</translation>
    </message>
    <message>
        <source>The discard completes a winning hand. Points: %1.</source>
        <translation>버린 골패로 이기는 패가 돼요. 점수: %1점.</translation>
    </message>
    <message>
        <source>The discard is one of the pieces you lack.</source>
        <translation>버린 골패가 모자라던 골패예요.</translation>
    </message>
    <message>
        <source>The discard brings you no closer to a win.</source>
        <translation>버린 골패로는 이기는 패에 가까워지지 않아요.</translation>
    </message>
    <message>
        <source>You could win now. Points: %1.</source>
        <translation>지금 이길 수 있어요. 점수: %1점.</translation>
    </message>
    <message>
        <source>Unseen pieces that win at once after %1: %2. After %3: %4.</source>
        <translation>바로 이기게 해 줄 보이지 않은 골패: %1을(를) 내면 %2쪽, %3을(를) 내면 %4쪽.</translation>
    </message>
    <message>
        <source>It breaks up a group you hold: %1.</source>
        <translation>쥐고 있던 한 패를 깨뜨려요: %1.</translation>
    </message>
    <message>
        <source>Pairs of unseen pieces that would complete a win after %1: %2. After %3: %4.</source>
        <translation>들어오면 이기는 골패 두 쪽의 짝: %1을(를) 내면 %2가지, %3을(를) 내면 %4가지.</translation>
    </message>
</context>
<context>
    <name>hollywood</name>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아니에요.</translation>
    </message>
    <message>
        <source>These house rules have no “May I?”.</source>
        <translation>이 하우스 룰에는 메이 아이가 없어요.</translation>
    </message>
    <message>
        <source>You can&apos;t ask “May I?” in the last round.</source>
        <translation>마지막 판에는 메이 아이가 없어요.</translation>
    </message>
    <message>
        <source>The first card turned up cannot be called.</source>
        <translation>첫 공개 카드에는 메이 아이를 할 수 없어요.</translation>
    </message>
    <message>
        <source>The discard cannot be called now.</source>
        <translation>지금은 메이 아이를 할 수 없어요.</translation>
    </message>
    <message>
        <source>It is your turn: simply take the discard.</source>
        <translation>내 차례이므로 버린 카드를 그냥 가져오면 돼요.</translation>
    </message>
    <message>
        <source>You have laid down; only players who have not may call.</source>
        <translation>이미 등록했어요. 등록하지 않은 사람만 메이 아이를 할 수 있어요.</translation>
    </message>
    <message>
        <source>You have used all %1 of your May-Is this round.</source>
        <translation>이 판의 메이 아이 %1번을 모두 썼어요.</translation>
    </message>
    <message>
        <source>With this card you would hold more than %1 cards.</source>
        <translation>이 카드를 받으면 손패가 %1장을 넘어요.</translation>
    </message>
    <message>
        <source>You discarded this card yourself.</source>
        <translation>내가 버린 카드예요.</translation>
    </message>
    <message>
        <source>You withdrew your call; you may not call again in this turn.</source>
        <translation>요청을 철회했으므로 이번 차례에는 다시 외칠 수 없어요.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough cards left for a “May I?”.</source>
        <translation>메이 아이를 할 만큼 카드가 남지 않았어요.</translation>
    </message>
    <message>
        <source>Someone has already taken a card from the pile this turn.</source>
        <translation>이번 차례에 이미 누군가 버린 카드를 받았어요.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>이미 대답했어요.</translation>
    </message>
    <message>
        <source>First answer the call: allow or deny it.</source>
        <translation>먼저 요청에 대답하세요. 허락하거나 거절할 수 있어요.</translation>
    </message>
    <message>
        <source>No one has called.</source>
        <translation>아무도 외치지 않았어요.</translation>
    </message>
    <message>
        <source>Only the player in turn may allow a call.</source>
        <translation>차례인 사람만 허락할 수 있어요.</translation>
    </message>
    <message>
        <source>Only the player in turn may deny a call.</source>
        <translation>차례인 사람만 거절할 수 있어요.</translation>
    </message>
    <message>
        <source>You have laid down; you may not deny a call.</source>
        <translation>등록을 마쳤으므로 거절할 수 없어요.</translation>
    </message>
    <message>
        <source>You have no call to withdraw.</source>
        <translation>철회할 요청이 없어요.</translation>
    </message>
    <message>
        <source>These house rules don&apos;t allow withdrawing a call.</source>
        <translation>이 하우스 룰에서는 요청을 철회할 수 없어요.</translation>
    </message>
    <message>
        <source>There&apos;s nothing to pass right now.</source>
        <translation>지금은 패스할 수 없어요.</translation>
    </message>
    <message>
        <source>The discard can still be called: take it or pass before you draw from the stock.</source>
        <translation>아직 메이 아이를 외칠 수 있는 카드예요. 가져오거나 패스한 뒤에 뽑으세요.</translation>
    </message>
    <message>
        <source>Someone wants the discard: allow or deny it.</source>
        <translation>누군가 버린 카드를 원해요. 허락하거나 거절하세요.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>이미 뽑았어요.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>먼저 카드를 뽑으세요.</translation>
    </message>
    <message>
        <source>The stock is empty and cannot be renewed: take the discard.</source>
        <translation>뽑기 더미가 비었고 새로 만들 수 없어요. 버린 카드를 가져오세요.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>가져올 버린 카드가 없어요.</translation>
    </message>
    <message>
        <source>You have laid down; you may draw from the stock only.</source>
        <translation>등록을 마쳤으므로 뽑기 더미에서만 뽑을 수 있어요.</translation>
    </message>
    <message>
        <source>After a “May I?” you may draw from the stock only.</source>
        <translation>메이 아이 뒤에는 뽑기 더미에서만 뽑을 수 있어요.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>손에 없는 카드예요.</translation>
    </message>
    <message>
        <source>A card can be laid only once.</source>
        <translation>카드 한 장은 한 번만 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>You can&apos;t lay down that many cards at once.</source>
        <translation>이렇게 많은 카드를 한 번에 내려놓을 수 없어요.</translation>
    </message>
    <message>
        <source>A meld needs cards.</source>
        <translation>조합에는 카드가 있어야 해요.</translation>
    </message>
    <message>
        <source>A set has at least %1 cards.</source>
        <translation>세트는 %1장 이상이에요.</translation>
    </message>
    <message>
        <source>A run has at least %1 cards.</source>
        <translation>런은 %1장 이상이에요.</translation>
    </message>
    <message>
        <source>The cards of a set are all of one rank.</source>
        <translation>세트의 카드는 모두 같은 숫자예요.</translation>
    </message>
    <message>
        <source>A set has at most %1 cards.</source>
        <translation>세트는 %1장까지예요.</translation>
    </message>
    <message>
        <source>No suit may appear twice in a set.</source>
        <translation>세트에 같은 무늬가 두 번 나올 수 없어요.</translation>
    </message>
    <message>
        <source>The cards of a run are all of one suit.</source>
        <translation>런의 카드는 모두 같은 무늬예요.</translation>
    </message>
    <message>
        <source>The cards of a run follow each other without a gap.</source>
        <translation>런의 카드는 빈틈없이 이어져요.</translation>
    </message>
    <message>
        <source>A run can&apos;t go below the two.</source>
        <translation>2 앞에는 아무것도 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>A run can&apos;t go above the king.</source>
        <translation>K 뒤에는 아무것도 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>An ace can&apos;t go there.</source>
        <translation>에이스는 그 자리에 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>A run may not hold an ace&apos;s place at both ends.</source>
        <translation>런의 양쪽 끝이 모두 에이스 자리일 수는 없어요.</translation>
    </message>
    <message>
        <source>A wild may not take the ace&apos;s place.</source>
        <translation>만능 카드는 에이스 자리에 놓을 수 없어요.</translation>
    </message>
    <message>
        <source>A meld needs at least one card that is not wild.</source>
        <translation>조합에는 만능이 아닌 카드가 한 장 이상 있어야 해요.</translation>
    </message>
    <message>
        <source>A meld needs at least two cards that are not wild.</source>
        <translation>조합에는 만능이 아닌 카드가 두 장 이상 있어야 해요.</translation>
    </message>
    <message>
        <source>A meld may not hold more wilds than other cards.</source>
        <translation>조합에 만능 카드가 일반 카드보다 많을 수 없어요.</translation>
    </message>
    <message>
        <source>A meld must hold fewer wilds than other cards.</source>
        <translation>조합의 만능 카드는 일반 카드보다 적어야 해요.</translation>
    </message>
    <message>
        <source>Two wilds may not be side by side in a run.</source>
        <translation>런에서 만능 카드 두 장이 나란히 놓일 수 없어요.</translation>
    </message>
    <message>
        <source>These cards are neither a set nor a run.</source>
        <translation>세트도 런도 아니에요.</translation>
    </message>
    <message>
        <source>You have laid down already; now you can only lay off.</source>
        <translation>이미 등록했어요. 이제는 붙이기만 할 수 있어요.</translation>
    </message>
    <message>
        <source>No one may lay down on their first turn.</source>
        <translation>첫 차례에는 등록할 수 없어요.</translation>
    </message>
    <message>
        <source>Sets needed this round: %1.</source>
        <translation>이번 판에는 세트가 %1개 있어야 해요.</translation>
    </message>
    <message>
        <source>Two runs of one suit must be %1 ranks apart.</source>
        <translation>같은 무늬의 두 런은 숫자 %1개 이상 떨어져야 해요.</translation>
    </message>
    <message>
        <source>The sets must be of different ranks.</source>
        <translation>세트는 서로 다른 숫자여야 해요.</translation>
    </message>
    <message>
        <source>In this round the melds must use every card you hold; %1 would be left.</source>
        <translation>이번 판에서는 손패를 모두 써야 해요. %1장이 남아요.</translation>
    </message>
    <message>
        <source>You must keep one card to discard.</source>
        <translation>버릴 카드 한 장을 남겨야 해요.</translation>
    </message>
    <message>
        <source>Lay down your contract before laying off.</source>
        <translation>붙이기 전에 목표 조합을 등록하세요.</translation>
    </message>
    <message>
        <source>You may lay off from your next turn on.</source>
        <translation>다음 차례부터 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>There is no meld number %1.</source>
        <translation>%1번 조합이 없어요.</translation>
    </message>
    <message>
        <source>You may only lay off on your own melds.</source>
        <translation>내 조합에만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>You may only lay off on the others&apos; melds.</source>
        <translation>남의 조합에만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>Nothing more fits at the low end of that run.</source>
        <translation>이 런의 앞쪽 끝에는 더 붙일 수 없어요.</translation>
    </message>
    <message>
        <source>Nothing more fits at the high end of that run.</source>
        <translation>이 런의 뒤쪽 끝에는 더 붙일 수 없어요.</translation>
    </message>
    <message>
        <source>The wild it replaces cannot move: neither end of the run is free.</source>
        <translation>밀려날 만능 카드가 갈 곳이 없어요. 런의 양쪽 끝이 모두 찼어요.</translation>
    </message>
    <message>
        <source>A wild is added at an end of a run, never inside.</source>
        <translation>만능 카드는 런의 끝에만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>Both ends are free: choose the low end (bottom) or the high end (top).</source>
        <translation>양쪽 끝이 모두 비었어요. 앞쪽 끝인지 뒤쪽 끝인지 고르세요.</translation>
    </message>
    <message>
        <source>A wild&apos;s place in a run may not be taken.</source>
        <translation>런의 만능 카드 자리는 바꿀 수 없어요.</translation>
    </message>
    <message>
        <source>There is no wild in that set.</source>
        <translation>이 세트에는 만능 카드가 없어요.</translation>
    </message>
    <message>
        <source>A replaced wild does not go to your hand.</source>
        <translation>밀려난 만능 카드는 손패로 가져올 수 없어요.</translation>
    </message>
    <message>
        <source>The replaced wild must be laid off at once, and there is no place for it.</source>
        <translation>밀려난 만능 카드를 바로 붙여야 하는데 붙일 곳이 없어요.</translation>
    </message>
    <message>
        <source>First lay off the wild you have replaced.</source>
        <translation>먼저 밀려난 만능 카드를 붙이세요.</translation>
    </message>
    <message>
        <source>The last card may not be discarded; it must be laid off.</source>
        <translation>마지막 카드는 버릴 수 없고 붙여야 해요.</translation>
    </message>
    <message>
        <source>The card taken from the pile may not be discarded in the same turn.</source>
        <translation>가져온 버린 카드는 같은 차례에 버릴 수 없어요.</translation>
    </message>
    <message>
        <source>Wild cards may not be discarded.</source>
        <translation>만능 카드는 버릴 수 없어요.</translation>
    </message>
    <message>
        <source>Your turn ends with a discard.</source>
        <translation>차례는 카드를 버려야 끝나요.</translation>
    </message>
    <message>
        <source>Plays can&apos;t be taken back under these rules.</source>
        <translation>이 하우스 룰에서는 놓은 카드를 무를 수 없어요.</translation>
    </message>
    <message>
        <source>You have played nothing on the table in this turn.</source>
        <translation>이번 차례에 놓은 카드가 없어요.</translation>
    </message>
    <message>
        <source>There is no careless discard to point out.</source>
        <translation>지적할 실수가 없어요.</translation>
    </message>
    <message>
        <source>You need not point out your own discard.</source>
        <translation>자기가 버린 카드는 지적할 수 없어요.</translation>
    </message>
    <message>
        <source>There is no “May I?”.</source>
        <translation>메이 아이가 없습니다.</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>카드와 나누기</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>인원에 따라</translation>
    </message>
    <message>
        <source>Half the players</source>
        <translation>인원의 절반</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>카드 벌 수</translation>
    </message>
    <message>
        <source>Packs shuffled together; by players = two, or three for seven or eight players.</source>
        <translation>함께 섞는 벌 수. 인원에 따라 = 두 벌, 7~8명은 세 벌</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Jokers in all; they are always wild.</source>
        <translation>전체 조커 수. 조커는 언제나 만능입니다.</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>에이스</translation>
    </message>
    <message>
        <source>Aces and jokers</source>
        <translation>에이스와 조커</translation>
    </message>
    <message>
        <source>Jokers only</source>
        <translation>조커만</translation>
    </message>
    <message>
        <source>Twos and jokers</source>
        <translation>2와 조커</translation>
    </message>
    <message>
        <source>Red aces</source>
        <translation>빨간 에이스</translation>
    </message>
    <message>
        <source>Red aces and jokers</source>
        <translation>빨간 에이스와 조커</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>만능 카드</translation>
    </message>
    <message>
        <source>Which cards may stand for any other.</source>
        <translation>다른 카드를 대신할 수 있는 카드</translation>
    </message>
    <message>
        <source>Not in runs</source>
        <translation>런에 못 씀</translation>
    </message>
    <message>
        <source>Below the two</source>
        <translation>2 앞</translation>
    </message>
    <message>
        <source>Above the king</source>
        <translation>K 뒤</translation>
    </message>
    <message>
        <source>Either end</source>
        <translation>양쪽 끝</translation>
    </message>
    <message>
        <source>Natural aces in runs</source>
        <translation>런의 일반 에이스</translation>
    </message>
    <message>
        <source>Where an ace that is not wild goes; never round the corner.</source>
        <translation>만능이 아닌 에이스의 자리. K-A-2로 이어지지는 않습니다.</translation>
    </message>
    <message>
        <source>All aces are wild.</source>
        <translation>모든 에이스가 만능입니다.</translation>
    </message>
    <message>
        <source>Wilds in the ace&apos;s place</source>
        <translation>에이스 자리의 만능 카드</translation>
    </message>
    <message>
        <source>A wild may go below the two or above the king.</source>
        <translation>만능 카드를 2 앞이나 K 뒤에도 놓을 수 있습니다.</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>나눠 주는 장수</translation>
    </message>
    <message>
        <source>Cards everyone starts a round with.</source>
        <translation>판을 시작할 때 각자 받는 카드</translation>
    </message>
    <message>
        <source>The deal changes from round to round.</source>
        <translation>나눠 주는 장수가 판마다 달라집니다.</translation>
    </message>
    <message>
        <source>The same in every round</source>
        <translation>판마다 같음</translation>
    </message>
    <message>
        <source>Ten, then twelve</source>
        <translation>열 장, 나중에 열두 장</translation>
    </message>
    <message>
        <source>Six up to twelve</source>
        <translation>여섯 장에서 열두 장까지</translation>
    </message>
    <message>
        <source>One more in the last round</source>
        <translation>마지막 판에 한 장 더</translation>
    </message>
    <message>
        <source>Two more in the last round</source>
        <translation>마지막 판에 두 장 더</translation>
    </message>
    <message>
        <source>Deal from round to round</source>
        <translation>판별 나누기</translation>
    </message>
    <message>
        <source>How the number of cards dealt changes.</source>
        <translation>판마다 나눠 주는 장수의 변화</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Highest card drawn</source>
        <translation>가장 높은 카드</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>첫 딜러</translation>
    </message>
    <message>
        <source>Who deals the first round; then the deal passes clockwise.</source>
        <translation>첫 판의 딜러. 그다음부터 시계 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>Contracts and melds</source>
        <translation>목표와 조합</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>목표 조합</translation>
    </message>
    <message>
        <source>What each round asks for, in order.</source>
        <translation>판마다 모아야 하는 조합, 차례대로</translation>
    </message>
    <message>
        <source>All</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>The first four</source>
        <translation>처음 네 판</translation>
    </message>
    <message>
        <source>Every other one</source>
        <translation>한 판씩 건너</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>골라서</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>진행할 판</translation>
    </message>
    <message>
        <source>Which rounds of the contract list make up the match.</source>
        <translation>목표 조합 목록에서 경기에 쓸 판</translation>
    </message>
    <message>
        <source>Chosen rounds</source>
        <translation>고른 판</translation>
    </message>
    <message>
        <source>The numbers of the rounds to play, in order.</source>
        <translation>진행할 판 번호(순서대로)</translation>
    </message>
    <message>
        <source>The rounds are not chosen one by one.</source>
        <translation>판을 하나씩 고르지 않습니다.</translation>
    </message>
    <message>
        <source>Natural cards per meld</source>
        <translation>조합의 일반 카드</translation>
    </message>
    <message>
        <source>How many cards of a meld may not be wild.</source>
        <translation>조합마다 만능이 아니어야 하는 카드 수</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>No more than naturals</source>
        <translation>일반 카드 이하</translation>
    </message>
    <message>
        <source>Fewer than naturals</source>
        <translation>일반 카드보다 적게</translation>
    </message>
    <message>
        <source>Wilds in a meld</source>
        <translation>조합의 만능 카드</translation>
    </message>
    <message>
        <source>How many wilds a meld may contain when it is laid down.</source>
        <translation>등록할 때 조합에 들어갈 수 있는 만능 카드 수</translation>
    </message>
    <message>
        <source>Wild limit for lay-offs too</source>
        <translation>붙일 때도 만능 제한</translation>
    </message>
    <message>
        <source>The limit on wilds also holds when cards are laid off.</source>
        <translation>카드를 붙일 때도 만능 카드 제한을 지킵니다.</translation>
    </message>
    <message>
        <source>There is no limit on wilds.</source>
        <translation>만능 카드 제한이 없습니다.</translation>
    </message>
    <message>
        <source>Wilds side by side</source>
        <translation>나란한 만능 카드</translation>
    </message>
    <message>
        <source>Two wilds may be next to each other in a run.</source>
        <translation>런에서 만능 카드 두 장이 나란히 놓일 수 있습니다.</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>가장 큰 세트</translation>
    </message>
    <message>
        <source>Most cards in a set; 0 = no limit.</source>
        <translation>세트의 최대 장수. 0 = 제한 없음</translation>
    </message>
    <message>
        <source>Suits differ in a set</source>
        <translation>세트는 서로 다른 무늬</translation>
    </message>
    <message>
        <source>No suit twice in a set, so at most four cards.</source>
        <translation>세트에 같은 무늬가 두 번 들어갈 수 없어 최대 네 장입니다.</translation>
    </message>
    <message>
        <source>Longer melds</source>
        <translation>더 긴 조합</translation>
    </message>
    <message>
        <source>Melds may be longer than asked for when they are laid down.</source>
        <translation>등록할 때 조합이 목표보다 길어도 됩니다.</translation>
    </message>
    <message>
        <source>Gap between runs of a suit</source>
        <translation>같은 무늬 런의 간격</translation>
    </message>
    <message>
        <source>Ranks that must be missing between two runs of one suit; 0 = none.</source>
        <translation>같은 무늬의 두 런 사이에 비워야 하는 숫자 수. 0 = 없음</translation>
    </message>
    <message>
        <source>Two sets of one rank</source>
        <translation>같은 숫자의 두 세트</translation>
    </message>
    <message>
        <source>Two sets of a contract may be of the same rank.</source>
        <translation>목표 조합의 두 세트가 같은 숫자여도 됩니다.</translation>
    </message>
    <message>
        <source>Laying down on the first turn</source>
        <translation>첫 차례 등록</translation>
    </message>
    <message>
        <source>Players may lay down on their very first turn.</source>
        <translation>각자의 첫 차례부터 등록할 수 있습니다.</translation>
    </message>
    <message>
        <source>May I?</source>
        <translation>메이 아이?</translation>
    </message>
    <message>
        <source>Players may ask for the discard out of turn.</source>
        <translation>차례가 아니어도 버린 카드를 달라고 할 수 있습니다.</translation>
    </message>
    <message>
        <source>May-Is per round</source>
        <translation>판마다 메이 아이</translation>
    </message>
    <message>
        <source>How many May-Is a player may be granted in a round; 0 = no limit.</source>
        <translation>한 판에 메이 아이로 받을 수 있는 횟수. 0 = 제한 없음</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>손패 한도</translation>
    </message>
    <message>
        <source>Most cards in hand after a May-I; 0 = no limit.</source>
        <translation>메이 아이 뒤의 최대 손패. 0 = 제한 없음</translation>
    </message>
    <message>
        <source>Penalty cards</source>
        <translation>벌칙 카드</translation>
    </message>
    <message>
        <source>Stock cards that come with a May-I.</source>
        <translation>메이 아이와 함께 받는 뽑기 더미의 카드</translation>
    </message>
    <message>
        <source>Penalty cards, last round</source>
        <translation>벌칙 카드, 마지막 판</translation>
    </message>
    <message>
        <source>How many come with a May-I in the last round.</source>
        <translation>마지막 판에서의 벌칙 카드</translation>
    </message>
    <message>
        <source>There is no “May I?” in the last round.</source>
        <translation>마지막 판에는 메이 아이가 없습니다.</translation>
    </message>
    <message>
        <source>First call</source>
        <translation>먼저 외친 사람</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>시계 방향</translation>
    </message>
    <message>
        <source>Several calls</source>
        <translation>여럿이 외칠 때</translation>
    </message>
    <message>
        <source>Who has priority; equal calls go clockwise.</source>
        <translation>누가 먼저인지. 동시이면 시계 방향</translation>
    </message>
    <message>
        <source>Players ahead may claim</source>
        <translation>사이에 앉은 사람이 가져가기</translation>
    </message>
    <message>
        <source>Players between the player in turn and the caller may take the card themselves.</source>
        <translation>차례인 사람과 외친 사람 사이의 사람이 대신 가져갈 수 있습니다.</translation>
    </message>
    <message>
        <source>May-Is per turn</source>
        <translation>차례마다 메이 아이</translation>
    </message>
    <message>
        <source>How many discards may be taken that way in one turn.</source>
        <translation>한 차례에 메이 아이로 넘어갈 수 있는 버린 카드 수</translation>
    </message>
    <message>
        <source>Before the draw</source>
        <translation>뽑기 전</translation>
    </message>
    <message>
        <source>Until the next discard</source>
        <translation>다음 버리기까지</translation>
    </message>
    <message>
        <source>Calling time</source>
        <translation>외칠 수 있는 때</translation>
    </message>
    <message>
        <source>How long a discard can be called; after the draw no one can deny it.</source>
        <translation>버린 카드를 달라고 할 수 있는 기간. 뽑은 뒤에는 거절할 수 없습니다.</translation>
    </message>
    <message>
        <source>Your own discard</source>
        <translation>자기가 버린 카드</translation>
    </message>
    <message>
        <source>Players may ask for their own discard.</source>
        <translation>자기가 버린 카드도 달라고 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Calling when down</source>
        <translation>등록 뒤 외치기</translation>
    </message>
    <message>
        <source>Players who have laid down may call too.</source>
        <translation>등록을 마친 사람도 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Calling the upcard</source>
        <translation>첫 공개 카드에 메이 아이</translation>
    </message>
    <message>
        <source>The first card turned up can be called.</source>
        <translation>처음 뒤집은 카드에도 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>May I? in the last round</source>
        <translation>마지막 판의 메이 아이</translation>
    </message>
    <message>
        <source>The last round of the match has May-Is too.</source>
        <translation>경기의 마지막 판에도 메이 아이가 있습니다.</translation>
    </message>
    <message>
        <source>Unused May-Is carry over</source>
        <translation>남은 메이 아이 이월</translation>
    </message>
    <message>
        <source>What is not used may be used in the next round.</source>
        <translation>쓰지 않은 횟수를 다음 판에 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>May-Is are not limited.</source>
        <translation>메이 아이 횟수에 제한이 없습니다.</translation>
    </message>
    <message>
        <source>Must take the card</source>
        <translation>거절하면 그 카드를 가져감</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>조건 없이 거절</translation>
    </message>
    <message>
        <source>No denying</source>
        <translation>거절 없음</translation>
    </message>
    <message>
        <source>Denying</source>
        <translation>거절</translation>
    </message>
    <message>
        <source>What the player in turn has to do to deny a call.</source>
        <translation>차례인 사람이 거절하려면 해야 하는 일</translation>
    </message>
    <message>
        <source>Denying when down</source>
        <translation>등록 뒤 거절</translation>
    </message>
    <message>
        <source>A player who has laid down may deny a call.</source>
        <translation>등록을 마친 사람도 거절할 수 있습니다.</translation>
    </message>
    <message>
        <source>No one can deny.</source>
        <translation>아무도 거절할 수 없습니다.</translation>
    </message>
    <message>
        <source>Withdrawing a call</source>
        <translation>요청 철회</translation>
    </message>
    <message>
        <source>Callers may change their minds until they are answered.</source>
        <translation>대답을 듣기 전에는 마음을 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Calls are granted at once.</source>
        <translation>요청은 곧바로 허락됩니다.</translation>
    </message>
    <message>
        <source>Time to call</source>
        <translation>외칠 시간</translation>
    </message>
    <message>
        <source>When it runs out, you have passed; 0 = wait for everyone.</source>
        <translation>시간이 지나면 패스한 것으로 봅니다. 0 = 모두를 기다립니다.</translation>
    </message>
    <message>
        <source>Draw and discard</source>
        <translation>뽑기와 버리기</translation>
    </message>
    <message>
        <source>Taking the discard when down</source>
        <translation>등록 뒤 버린 카드 가져오기</translation>
    </message>
    <message>
        <source>A player who has laid down may draw from the discard pile.</source>
        <translation>등록을 마친 사람도 버린 카드를 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Uncovered card usable</source>
        <translation>드러난 카드 가져오기</translation>
    </message>
    <message>
        <source>After a May-I the player in turn may draw the card underneath.</source>
        <translation>메이 아이 뒤 차례인 사람이 그 아래 카드를 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Discarding the card taken</source>
        <translation>가져온 카드 바로 버리기</translation>
    </message>
    <message>
        <source>The card taken from the pile may be discarded on the same turn.</source>
        <translation>버린 카드 더미에서 가져온 카드를 같은 차례에 버릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Discarding wilds</source>
        <translation>만능 카드 버리기</translation>
    </message>
    <message>
        <source>Wild cards may be discarded.</source>
        <translation>만능 카드를 버릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Back with two cards</source>
        <translation>두 장과 함께 되돌림</translation>
    </message>
    <message>
        <source>Careless discard</source>
        <translation>붙일 수 있던 카드를 버리면</translation>
    </message>
    <message>
        <source>A discard its player could have laid off may be pointed out.</source>
        <translation>붙일 수 있던 카드를 버리면 지적할 수 있습니다.</translation>
    </message>
    <message>
        <source>Shuffle the discards</source>
        <translation>버린 카드 섞기</translation>
    </message>
    <message>
        <source>Turn the discards over</source>
        <translation>버린 카드 뒤집기</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>판을 끝냄</translation>
    </message>
    <message>
        <source>Stock empty</source>
        <translation>뽑기 더미가 비면</translation>
    </message>
    <message>
        <source>What happens when a stock card is needed and none is left.</source>
        <translation>뽑을 카드가 없을 때 일어나는 일</translation>
    </message>
    <message>
        <source>New stocks</source>
        <translation>새 뽑기 더미</translation>
    </message>
    <message>
        <source>The round ends with the stock.</source>
        <translation>뽑기 더미가 다하면 판이 끝납니다.</translation>
    </message>
    <message>
        <source>Buried discards visible</source>
        <translation>묻힌 카드 보기</translation>
    </message>
    <message>
        <source>The pile may be looked through; off: only its top card.</source>
        <translation>버린 카드 더미를 들춰 볼 수 있습니다. 끄면 맨 위 카드만 봅니다.</translation>
    </message>
    <message>
        <source>Laying off and going out</source>
        <translation>붙이기와 손 털기</translation>
    </message>
    <message>
        <source>Laying off at once</source>
        <translation>바로 붙이기</translation>
    </message>
    <message>
        <source>Cards may be laid off on the same turn as laying down.</source>
        <translation>등록한 차례에 바로 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>All melds</source>
        <translation>모든 조합</translation>
    </message>
    <message>
        <source>Own melds</source>
        <translation>자기 조합</translation>
    </message>
    <message>
        <source>Others&apos; melds</source>
        <translation>남의 조합</translation>
    </message>
    <message>
        <source>Laying off on</source>
        <translation>붙일 곳</translation>
    </message>
    <message>
        <source>Whose melds take cards.</source>
        <translation>누구의 조합에 붙일 수 있는지</translation>
    </message>
    <message>
        <source>Moves to an end</source>
        <translation>끝으로 밀림</translation>
    </message>
    <message>
        <source>Goes to your hand</source>
        <translation>손패로 가져옴</translation>
    </message>
    <message>
        <source>Must be used at once</source>
        <translation>바로 써야 함</translation>
    </message>
    <message>
        <source>Cannot be replaced</source>
        <translation>바꿀 수 없음</translation>
    </message>
    <message>
        <source>A replaced wild in a run</source>
        <translation>런에서 밀려난 만능 카드</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>May go to your hand</source>
        <translation>손으로 가져올 수 있음</translation>
    </message>
    <message>
        <source>A replaced wild in a set</source>
        <translation>세트에서 밀려난 만능 카드</translation>
    </message>
    <message>
        <source>Whether a natural card may take a wild&apos;s place in a set.</source>
        <translation>세트에서 일반 카드가 만능 카드를 대신할 수 있는지</translation>
    </message>
    <message>
        <source>With or without discard</source>
        <translation>버려도 안 버려도</translation>
    </message>
    <message>
        <source>Only by discard</source>
        <translation>버려야만</translation>
    </message>
    <message>
        <source>Without discard</source>
        <translation>버리지 않고</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>손 털기</translation>
    </message>
    <message>
        <source>How the last card leaves the hand.</source>
        <translation>마지막 카드를 내려놓는 방법</translation>
    </message>
    <message>
        <source>All cards at once</source>
        <translation>모든 카드를 한 번에</translation>
    </message>
    <message>
        <source>No last discard</source>
        <translation>마지막 버리기 없음</translation>
    </message>
    <message>
        <source>Like any other</source>
        <translation>다른 판과 같음</translation>
    </message>
    <message>
        <source>Final round</source>
        <translation>마지막 판</translation>
    </message>
    <message>
        <source>How rounds marked ! in the contracts are won.</source>
        <translation>목표 조합에 !가 붙은 판에서 이기는 방법</translation>
    </message>
    <message>
        <source>Taking back plays</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>You may take back your own plays on the table before you discard.</source>
        <translation>버리기 전에는 자기가 놓은 카드를 무를 수 있습니다.</translation>
    </message>
    <message>
        <source>Score and match</source>
        <translation>점수와 경기</translation>
    </message>
    <message>
        <source>Hollywood</source>
        <translation>할리우드</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>숫자대로</translation>
    </message>
    <message>
        <source>Shanghai</source>
        <translation>상하이</translation>
    </message>
    <message>
        <source>Fives and tens</source>
        <translation>5점과 10점</translation>
    </message>
    <message>
        <source>Card values</source>
        <translation>카드 점수</translation>
    </message>
    <message>
        <source>Penalty points for cards caught in hand.</source>
        <translation>손에 남은 카드의 벌점</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>에이스</translation>
    </message>
    <message>
        <source>Penalty points of an ace; 0 = as the table says.</source>
        <translation>에이스의 벌점. 0 = 점수표대로</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Penalty points of a joker; 0 = as the table says.</source>
        <translation>조커의 벌점. 0 = 점수표대로</translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation>조커가 없습니다.</translation>
    </message>
    <message>
        <source>Wild two</source>
        <translation>만능 2</translation>
    </message>
    <message>
        <source>Penalty points of a wild two; 0 = as the table says.</source>
        <translation>만능 2의 벌점. 0 = 점수표대로</translation>
    </message>
    <message>
        <source>Twos are not wild.</source>
        <translation>2는 만능이 아닙니다.</translation>
    </message>
    <message>
        <source>Winner&apos;s bonus</source>
        <translation>승자 보너스</translation>
    </message>
    <message>
        <source>Added to the round winner&apos;s score.</source>
        <translation>판에서 이긴 사람의 점수에 더합니다.</translation>
    </message>
    <message>
        <source>Never laid down</source>
        <translation>등록 못 한 손패</translation>
    </message>
    <message>
        <source>Multiplier for players who never laid down.</source>
        <translation>한 번도 등록하지 못한 손패의 배수</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>공동 승리</translation>
    </message>
    <message>
        <source>More rounds won</source>
        <translation>이긴 판이 많은 쪽</translation>
    </message>
    <message>
        <source>Better last round</source>
        <translation>마지막 판이 나은 쪽</translation>
    </message>
    <message>
        <source>Another last round</source>
        <translation>마지막 판 한 번 더</translation>
    </message>
    <message>
        <source>Equal totals</source>
        <translation>점수가 같을 때</translation>
    </message>
    <message>
        <source>Who wins the match when the lowest totals are tied.</source>
        <translation>가장 낮은 합계가 같을 때의 승자</translation>
    </message>
    <message>
        <source>There are not enough cards to deal so many, even to two players.</source>
        <translation>두 명에게도 이만큼 나눠 줄 카드가 없습니다.</translation>
    </message>
    <message>
        <source>A final round (marked !) asks for more cards than are dealt, plus one.</source>
        <translation>마지막 판(! 표시)의 목표 조합이 나눠 주는 장수에 한 장을 더한 것보다 많습니다.</translation>
    </message>
    <message>
        <source>A contract asks for more cards than a hand can reach with its May-Is.</source>
        <translation>메이 아이를 다 써도 목표 조합에 필요한 장수를 채울 수 없습니다.</translation>
    </message>
    <message>
        <source>A contract asks for more cards than the hand limit allows.</source>
        <translation>목표 조합이 손패 한도보다 많은 카드를 요구합니다.</translation>
    </message>
    <message>
        <source>The contract list has no round with that number.</source>
        <translation>목표 조합 목록에 그런 번호의 판이 없습니다.</translation>
    </message>
    <message>
        <source>The family&apos;s rules as written down.</source>
        <translation>한 집안에서 적어 둔 규칙 그대로</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>느긋한 판</translation>
    </message>
    <message>
        <source>The same without a race: calls are heard clockwise.</source>
        <translation>빨리 외치기 경쟁 없이 시계 방향 순서로</translation>
    </message>
    <message>
        <source>May I? family</source>
        <translation>메이 아이 가족</translation>
    </message>
    <message>
        <source>Twos and jokers wild, unlimited May-Is, six rounds.</source>
        <translation>2와 조커가 만능, 메이 아이 무제한, 여섯 판</translation>
    </message>
    <message>
        <source>Onze</source>
        <translation>옹즈</translation>
    </message>
    <message>
        <source>Twos and jokers wild, three May-Is, replaced wilds go to your hand.</source>
        <translation>2와 조커가 만능, 메이 아이 세 번, 바꾼 만능 카드는 손으로</translation>
    </message>
    <message>
        <source>Liverpool</source>
        <translation>리버풀</translation>
    </message>
    <message>
        <source>Only jokers are wild, cards count their pips.</source>
        <translation>조커만 만능, 카드는 숫자대로 계산</translation>
    </message>
    <message>
        <source>Ten rounds, only jokers wild, three May-Is.</source>
        <translation>열 판, 조커만 만능, 메이 아이 세 번</translation>
    </message>
    <message>
        <source>Contract rummy</source>
        <translation>콘트랙트 러미</translation>
    </message>
    <message>
        <source>One joker, ten cards and later twelve.</source>
        <translation>조커 한 장, 열 장에서 열두 장으로</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>빠른 판</translation>
    </message>
    <message>
        <source>Only rounds 1, 3, 5 and 7.</source>
        <translation>1·3·5·7번째 판만</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>순한 판</translation>
    </message>
    <message>
        <source>May-Is cost no penalty card; three per round.</source>
        <translation>벌칙 카드 없는 메이 아이, 판마다 세 번</translation>
    </message>
    <message>
        <source>No card left in hand would cost you more points.</source>
        <translation>남는 카드 가운데 이보다 벌점이 높은 것은 없어요.</translation>
    </message>
    <message>
        <source>You need that card yourself.</source>
        <translation>내게 필요한 카드예요.</translation>
    </message>
    <message>
        <source>Once you&apos;ve laid down, only the cards left in your hand count.</source>
        <translation>등록하고 나면 손에 남은 카드만 벌점이 돼요.</translation>
    </message>
    <message>
        <source>On the table the card no longer counts against you.</source>
        <translation>붙인 카드는 벌점이 되지 않아요.</translation>
    </message>
    <message>
        <source>So many players need %1 cards; there are %2.</source>
        <translation>이 인원이면 카드가 %1장 필요한데 %2장뿐입니다.</translation>
    </message>
    <message>
        <source>This set is full: the card can only take the wild&apos;s place, and the wild goes to your hand.</source>
        <translation>이 세트는 꽉 찼어요. 만능 카드 자리에만 놓을 수 있고, 그 만능 카드는 손패로 들어와요.</translation>
    </message>
    <message>
        <source>A set has no low or high end: lay the card off without saying bottom or top.</source>
        <translation>세트에는 앞뒤가 없어요. 앞쪽·뒤쪽을 정하지 말고 붙이세요.</translation>
    </message>
    <message>
        <source>After this many the round ends without a winner; 0 = no limit. A round no one finishes in 600 turns ends too.</source>
        <translation>이만큼 지나면 승자 없이 판이 끝납니다. 0이면 제한이 없습니다. 600차례 안에 아무도 끝내지 못한 판도 끝납니다.</translation>
    </message>
    <message>
        <source>Where the wild goes when its natural card is laid in its place; used at once = as the very next play.</source>
        <translation>밀려난 만능 카드가 갈 곳. 바로 써야 함 = 바로 다음 행동으로</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>waits for everyone</source>
        <translation>모두 기다림</translation>
    </message>
    <message>
        <source>as the table says</source>
        <translation>점수표대로</translation>
    </message>
    <message>
        <source>This round asks for %1 melds: lay them all down in one go, no more and no fewer.</source>
        <translation>이번 판의 목표는 조합 %1개예요. 더도 덜도 말고 한 번에 등록하세요.</translation>
    </message>
    <message>
        <source>Runs needed this round: %1.</source>
        <translation>이번 판에는 런이 %1개 있어야 해요.</translation>
    </message>
    <message>
        <source>A set of this contract needs at least %1 cards.</source>
        <translation>이번 목표 조합의 세트는 %1장 이상이어야 해요.</translation>
    </message>
    <message>
        <source>A run of this contract needs at least %1 cards.</source>
        <translation>이번 목표 조합의 런은 %1장 이상이어야 해요.</translation>
    </message>
    <message>
        <source>Melds may not be longer than this round asks for: %1 cards.</source>
        <translation>이번 판에는 정해진 장수(%1장)보다 길게 등록할 수 없어요.</translation>
    </message>
    <message>
        <source>That set takes only its own rank, %r1.</source>
        <translation>그 세트에는 같은 숫자 %r1만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>That run is spades; the card is of another suit.</source>
        <translation>그 런은 스페이드예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That run is hearts; the card is of another suit.</source>
        <translation>그 런은 하트예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That run is diamonds; the card is of another suit.</source>
        <translation>그 런은 다이아예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That run is clubs; the card is of another suit.</source>
        <translation>그 런은 클로버예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That card does not continue the run: it takes %r1 or %r2.</source>
        <translation>그 카드는 이어지지 않아요. 그 런에는 %r1 또는 %r2 카드만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>That card does not continue the run: it takes only %r1.</source>
        <translation>그 카드는 이어지지 않아요. 그 런에는 %r1 카드만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>Nothing more can be added to that run.</source>
        <translation>그 런에는 더 붙일 수 없어요.</translation>
    </message>
    <message>
        <source>round %1: %2</source>
        <translation>%1번째 판: %2</translation>
    </message>
    <message>
        <source>nothing follows &apos;!&apos;</source>
        <translation>‘!’ 뒤에는 아무것도 적지 않습니다</translation>
    </message>
    <message>
        <source>a meld is S3 to S12 or R3 to R12, not &apos;%1&apos;</source>
        <translation>조합은 S3~S12나 R3~R12로 적습니다. 적힌 것: ‘%1’</translation>
    </message>
    <message>
        <source>a contract has at most four melds</source>
        <translation>목표 조합은 한 판에 네 개까지입니다</translation>
    </message>
    <message>
        <source>there is no meld</source>
        <translation>조합이 없습니다</translation>
    </message>
    <message>
        <source>there are at most %1 rounds</source>
        <translation>판은 %1개까지입니다</translation>
    </message>
    <message>
        <source>must be 0 (as the score table says) or 5 to 50, not %1</source>
        <translation>0(점수표대로)이나 5~50만 쓸 수 있습니다. 적힌 값: %1</translation>
    </message>
    <message>
        <source>must be 0 (no limit) or 4 to 12, not %1</source>
        <translation>0(제한 없음)이나 4~12만 쓸 수 있습니다. 적힌 값: %1</translation>
    </message>
    <message>
        <source>must be 0 (no limit) or 13 to 30, not %1</source>
        <translation>0(제한 없음)이나 13~30만 쓸 수 있습니다. 적힌 값: %1</translation>
    </message>
    <message>
        <source>must be 0 (wait for all) or 2 to 30, not 1</source>
        <translation>0(모두를 기다림)이나 2~30만 쓸 수 있습니다. 적힌 값: 1</translation>
    </message>
    <message>
        <source>Every card must go, and the others fit as well without this one.</source>
        <translation>모든 카드를 써야 하는데, 이 카드가 없어도 나머지가 맞는 정도는 같아요.</translation>
    </message>
    <message>
        <source>Every card that costs more fits a meld on the table; this one doesn&apos;t.</source>
        <translation>벌점이 더 큰 카드는 모두 바닥의 조합에 붙일 수 있지만 이 카드는 그렇지 않아요.</translation>
    </message>
    <message>
        <source>Your contract is complete without it.</source>
        <translation>이 카드가 없어도 목표 조합이 완성되어 있어요.</translation>
    </message>
    <message>
        <source>Apart from wild cards, nothing in your hand goes with it.</source>
        <translation>만능 카드를 빼면 손패에 이 카드와 어울리는 카드가 없어요.</translation>
    </message>
    <message>
        <source>No other discard leaves as many unseen cards that would bring your contract closer.</source>
        <translation>이 카드를 버려야 목표 조합에 가까워지게 해 줄 보이지 않는 카드가 가장 많이 남아요.</translation>
    </message>
    <message>
        <source>Of the cards your contract can spare, this one costs the most points.</source>
        <translation>목표 조합에 없어도 되는 카드 가운데 벌점이 가장 커요.</translation>
    </message>
    <message>
        <source>Your contract is no farther away without it.</source>
        <translation>이 카드가 없어도 목표 조합에서 멀어지지 않아요.</translation>
    </message>
    <message>
        <source>With it you go out and win the round.</source>
        <translation>손을 다 털어 이 판에서 이겨요.</translation>
    </message>
    <message>
        <source>With it you can go out this turn.</source>
        <translation>이번 차례에 손을 다 털 수 있게 돼요.</translation>
    </message>
    <message>
        <source>You couldn&apos;t lay that card off.</source>
        <translation>그 카드는 붙일 곳이 없어요.</translation>
    </message>
    <message>
        <source>That card brings your contract no closer.</source>
        <translation>그 카드로는 목표 조합에 가까워지지 않아요.</translation>
    </message>
    <message>
        <source>Every card must fit in, and a call brings you more of them.</source>
        <translation>모든 카드를 써야 하는데, 외치면 카드가 더 늘어나요.</translation>
    </message>
    <message>
        <source>Somebody has laid down and holds three cards or fewer: what you hold now may count against you.</source>
        <translation>등록을 마치고 카드가 세 장 이하 남은 사람이 있어, 지금 들고 있는 카드가 벌점이 될 수 있어요.</translation>
    </message>
    <message>
        <source>It would help, but the call brings you a penalty card too.</source>
        <translation>도움이 되는 카드지만, 외치면 벌칙 카드도 받아요.</translation>
    </message>
    <message>
        <source>It brings your contract closer.</source>
        <translation>목표 조합에 한 걸음 가까워져요.</translation>
    </message>
    <message>
        <source>You can lay that card off.</source>
        <translation>그 카드는 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>It brings your contract closer, which is worth the call.</source>
        <translation>목표 조합에 가까워지므로 외칠 만해요.</translation>
    </message>
    <message>
        <source>With it, more of the unseen cards would bring your contract closer.</source>
        <translation>이 카드가 있으면 보이지 않는 카드 가운데 목표 조합에 가까워지게 해 줄 카드가 늘어나요.</translation>
    </message>
    <message>
        <source>The wild card it replaces comes to your hand.</source>
        <translation>바꾼 자리의 만능 카드가 손패로 들어와요.</translation>
    </message>
    <message>
        <source>You could go out this turn.</source>
        <translation>이번 차례에 손을 털 수 있어요.</translation>
    </message>
    <message>
        <source>You could lay down now. Points in your hand after that: %1. Now: %2.</source>
        <translation>지금 등록할 수 있어요. 손에 남는 점수: 등록하면 %1점, 지금은 %2점.</translation>
    </message>
    <message>
        <source>You could lay off %1 first; in your hand it costs you points: %2.</source>
        <translation>먼저 %1을(를) 붙일 수 있어요. 손에 있으면 벌점 %2점이에요.</translation>
    </message>
    <message>
        <source>Points left in your hand: %1. After the better move: %2.</source>
        <translation>손에 남는 점수: %1점. 더 나은 수로는 %2점.</translation>
    </message>
    <message>
        <source>Cards of your hand that go together for the contract after %1: %2. After %3: %4.</source>
        <translation>목표 조합에 함께 들어가는 내 카드: %1을(를) 버리면 %2장, %3을(를) 버리면 %4장.</translation>
    </message>
    <message>
        <source>Cards your contract lacks after %1: %2. After %3: %4.</source>
        <translation>목표 조합에 모자라는 카드: %1을(를) 버리면 %2장, %3을(를) 버리면 %4장.</translation>
    </message>
    <message>
        <source>Unseen cards that would bring your contract closer after %1: %2. After %3: %4.</source>
        <translation>목표 조합에 가까워지게 해 줄 보이지 않는 카드: %1을(를) 버리면 %2장, %3을(를) 버리면 %4장.</translation>
    </message>
    <message>
        <source>Another player who has laid down could lay off %1, but not %2.</source>
        <translation>등록한 다른 사람이 %1은(는) 붙일 수 있지만 %2은(는) 붙일 수 없어요.</translation>
    </message>
    <message>
        <source>After %1 your hand counts %2 more than after %3.</source>
        <translation>%1을(를) 버리면 %3을(를) 버릴 때보다 손에 남는 점수가 %2점 더 커요.</translation>
    </message>
    <message>
        <source>Cards your contract lacks with the discard: %1. Without it: %2.</source>
        <translation>목표 조합에 모자라는 카드: 버린 카드를 가져오면 %1장, 그냥 두면 %2장.</translation>
    </message>
    <message>
        <source>Unseen cards that would bring your contract closer with the discard: %1. Without it: %2.</source>
        <translation>목표 조합에 가까워지게 해 줄 보이지 않는 카드: 버린 카드를 가져오면 %1장, 그냥 두면 %2장.</translation>
    </message>
    <message>
        <source>With the call you would hold so many cards: %1. Now: %2.</source>
        <translation>외쳐서 받으면 손패가 %1장이 돼요. 지금은 %2장이에요.</translation>
    </message>
    <message>
        <source>The discard brings your contract no closer; of the %2 unseen cards %1 would.</source>
        <translation>버린 카드로는 목표 조합에 가까워지지 않지만, 보이지 않는 카드 %2장 가운데 %1장은 가까워지게 해 줘요.</translation>
    </message>
    <message>
        <source>You could lay off %1 and discard another card as well.</source>
        <translation>%1을(를) 붙이고 다른 카드를 버릴 수도 있어요.</translation>
    </message>
    <message>
        <source>You can&apos;t lay it off, and in your hand it costs you points: %1.</source>
        <translation>그 카드는 붙일 수 없고, 손에 있으면 벌점 %1점이에요.</translation>
    </message>
</context>
<context>
    <name>hoola</name>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아니에요.</translation>
    </message>
    <message>
        <source>First say whether you stay or drop out.</source>
        <translation>먼저 남을지 빠질지 정하세요.</translation>
    </message>
    <message>
        <source>No one can drop out now.</source>
        <translation>지금은 빠질 수 없어요.</translation>
    </message>
    <message>
        <source>The discard can still be claimed: take it or pass.</source>
        <translation>버린 패에 땡큐를 할 수 있어요. 가져가거나 패스하세요.</translation>
    </message>
    <message>
        <source>No discard is open to claims now.</source>
        <translation>지금은 땡큐할 버린 패가 없어요.</translation>
    </message>
    <message>
        <source>Draw a card first.</source>
        <translation>먼저 한 장 뽑으세요.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>이번 차례에는 이미 뽑았어요.</translation>
    </message>
    <message>
        <source>After a thank-you you do not draw.</source>
        <translation>땡큐를 한 차례에는 뽑지 않아요.</translation>
    </message>
    <message>
        <source>It is your turn: simply take the discard.</source>
        <translation>내 차례이므로 버린 패를 그냥 가져오면 돼요.</translation>
    </message>
    <message>
        <source>It is not your turn: say thank you for the discard.</source>
        <translation>내 차례가 아니므로 땡큐를 외쳐야 해요.</translation>
    </message>
    <message>
        <source>There is no discard to take.</source>
        <translation>가져갈 버린 패가 없어요.</translation>
    </message>
    <message>
        <source>This discard was covered; it can no longer be taken.</source>
        <translation>위에 다른 패가 놓여 더는 가져갈 수 없어요.</translation>
    </message>
    <message>
        <source>The card turned up after the deal may not be taken.</source>
        <translation>처음에 펼친 패는 가져갈 수 없어요.</translation>
    </message>
    <message>
        <source>The discard must make a new meld together with cards from your hand.</source>
        <translation>버린 패는 손패와 함께 바로 등록할 수 있을 때만 가져올 수 있어요.</translation>
    </message>
    <message>
        <source>A discarded seven may not be taken alone.</source>
        <translation>버린 7을 한 장만 가져갈 수는 없어요.</translation>
    </message>
    <message>
        <source>The discard may not be taken to lay it off.</source>
        <translation>버린 패를 가져와 붙일 수는 없어요.</translation>
    </message>
    <message>
        <source>Only players who have melded may take the discard to lay it off.</source>
        <translation>등록한 사람만 버린 패를 가져와 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>손에 없는 카드예요.</translation>
    </message>
    <message>
        <source>You must keep one card to discard.</source>
        <translation>버릴 카드 한 장은 남겨야 해요.</translation>
    </message>
    <message>
        <source>A meld needs cards.</source>
        <translation>등록할 카드를 고르세요.</translation>
    </message>
    <message>
        <source>Only a seven may be melded alone.</source>
        <translation>한 장으로 등록할 수 있는 것은 7뿐이에요.</translation>
    </message>
    <message>
        <source>Two cards are a meld only as 6-7 or 7-8 of a suit or as two sevens.</source>
        <translation>두 장 등록은 같은 무늬 6-7, 7-8 또는 7 두 장만 돼요.</translation>
    </message>
    <message>
        <source>These house rules allow no two-card melds.</source>
        <translation>이 하우스 룰에는 두 장 등록이 없어요.</translation>
    </message>
    <message>
        <source>A joker alone is not a meld.</source>
        <translation>조커만으로는 등록할 수 없어요.</translation>
    </message>
    <message>
        <source>A joker needs a meld of three cards.</source>
        <translation>조커는 세 장 이상의 조합에만 써요.</translation>
    </message>
    <message>
        <source>A meld may hold only one joker.</source>
        <translation>조커는 한 조합에 한 장만 쓸 수 있어요.</translation>
    </message>
    <message>
        <source>A set has at most four cards.</source>
        <translation>묶음은 네 장까지예요.</translation>
    </message>
    <message>
        <source>These cards are neither of one rank nor of one suit.</source>
        <translation>숫자도 무늬도 같지 않아요.</translation>
    </message>
    <message>
        <source>These cards of one suit do not follow each other.</source>
        <translation>무늬는 같지만 숫자가 이어지지 않아요.</translation>
    </message>
    <message>
        <source>A run has at most thirteen cards.</source>
        <translation>스트레이트는 열세 장까지예요.</translation>
    </message>
    <message>
        <source>The ace goes only below the two.</source>
        <translation>에이스는 2 앞에만 놓을 수 있어요.</translation>
    </message>
    <message>
        <source>A run may not wrap from king to two.</source>
        <translation>K-A-2처럼 돌아서 이을 수는 없어요.</translation>
    </message>
    <message>
        <source>There is no meld number %1.</source>
        <translation>%1번 조합은 없어요.</translation>
    </message>
    <message>
        <source>That meld was completed and taken off the table.</source>
        <translation>이미 완성되어 바닥에서 치운 조합이에요.</translation>
    </message>
    <message>
        <source>Meld before you lay off.</source>
        <translation>붙이려면 먼저 등록해야 해요.</translation>
    </message>
    <message>
        <source>That set is killed; nothing more may be built on it.</source>
        <translation>죽은 묶음이라 더 붙일 수 없어요.</translation>
    </message>
    <message>
        <source>That set already has its four cards.</source>
        <translation>그 묶음은 이미 네 장이에요.</translation>
    </message>
    <message>
        <source>That run already has thirteen cards.</source>
        <translation>그 스트레이트는 이미 열세 장이에요.</translation>
    </message>
    <message>
        <source>That run only grows upwards.</source>
        <translation>그 스트레이트는 위쪽으로만 이을 수 있어요.</translation>
    </message>
    <message>
        <source>That run only grows downwards.</source>
        <translation>그 스트레이트는 아래쪽으로만 이을 수 있어요.</translation>
    </message>
    <message>
        <source>Nothing may be added to a lone seven.</source>
        <translation>7 단독 등록에는 붙일 수 없어요.</translation>
    </message>
    <message>
        <source>A lone seven takes only the 6 or 8 of its suit.</source>
        <translation>7 단독에는 같은 무늬의 6이나 8만 붙어요.</translation>
    </message>
    <message>
        <source>A lone seven takes only the 6 or 8 of its suit or another seven.</source>
        <translation>7 단독에는 같은 무늬의 6이나 8, 또는 다른 7만 붙어요.</translation>
    </message>
    <message>
        <source>That meld already holds a joker.</source>
        <translation>그 조합에는 이미 조커가 있어요.</translation>
    </message>
    <message>
        <source>A run grows only out of a set of exactly three cards.</source>
        <translation>스트레이트는 세 장짜리 묶음에서만 뻗을 수 있어요.</translation>
    </message>
    <message>
        <source>That card does not continue the run growing out of the set.</source>
        <translation>그 카드는 묶음에서 이어 낸 스트레이트에 붙지 않아요.</translation>
    </message>
    <message>
        <source>You can&apos;t stop when playing for places.</source>
        <translation>등수를 가리는 판에는 스톱이 없어요.</translation>
    </message>
    <message>
        <source>Stop is not used in these house rules.</source>
        <translation>이 하우스 룰에는 스톱이 없어요.</translation>
    </message>
    <message>
        <source>Only the player in turn may stop.</source>
        <translation>자기 차례에만 스톱할 수 있어요.</translation>
    </message>
    <message>
        <source>You may stop only at the start of your turn, before drawing.</source>
        <translation>차례를 시작할 때, 뽑기 전에만 스톱할 수 있어요.</translation>
    </message>
    <message>
        <source>You may not stop in a turn that began with a thank-you.</source>
        <translation>땡큐로 시작한 차례에는 스톱할 수 없어요.</translation>
    </message>
    <message>
        <source>Meld before you stop.</source>
        <translation>스톱하려면 먼저 등록해야 해요.</translation>
    </message>
    <message>
        <source>Your hand counts %1; you may stop with %2 or fewer.</source>
        <translation>손패가 %1점이에요. 스톱은 %2점까지 돼요.</translation>
    </message>
    <message>
        <source>Only the dealer may stop.</source>
        <translation>선만 스톱할 수 있어요.</translation>
    </message>
    <message>
        <source>You hold %1 cards; you may stop only with one.</source>
        <translation>손패가 %1장이에요. 한 장일 때만 스톱할 수 있어요.</translation>
    </message>
    <message>
        <source>There are no blasts when play continues for places.</source>
        <translation>등수를 가리는 판에는 블라스트가 없어요.</translation>
    </message>
    <message>
        <source>These house rules have no blast.</source>
        <translation>이 하우스 룰에는 블라스트가 없어요.</translation>
    </message>
    <message>
        <source>Only the player in turn may blast.</source>
        <translation>자기 차례에만 블라스트할 수 있어요.</translation>
    </message>
    <message>
        <source>You may blast only at the start of your turn.</source>
        <translation>차례를 시작할 때만 블라스트할 수 있어요.</translation>
    </message>
    <message>
        <source>You have melded; only a player without a meld may blast.</source>
        <translation>이미 등록했어요. 등록하지 않은 사람만 블라스트할 수 있어요.</translation>
    </message>
    <message>
        <source>A blast needs all seven cards in hand; you hold %1.</source>
        <translation>블라스트에는 손패 일곱 장이 있어야 해요. 지금 %1장이에요.</translation>
    </message>
    <message>
        <source>A hand with a joker cannot blast.</source>
        <translation>조커가 있으면 블라스트할 수 없어요.</translation>
    </message>
    <message>
        <source>Playing for places has no stops, blasts or Hoola.</source>
        <translation>등수를 가리는 판에는 스톱, 블라스트, 훌라가 없습니다.</translation>
    </message>
    <message>
        <source>Hertzog&apos;s payments use no ranks and no doubling.</source>
        <translation>헤르초크식 정산에는 등수와 두 배가 없습니다.</translation>
    </message>
    <message>
        <source>Without the battle there are no claims out of turn.</source>
        <translation>전투 훌라가 아니면 차례가 아닐 때 땡큐할 수 없습니다.</translation>
    </message>
    <message>
        <source>Stopping is switched off.</source>
        <translation>스톱을 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>준비</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>인원</translation>
    </message>
    <message>
        <source>Six or seven need a drop-out schedule.</source>
        <translation>여섯이나 일곱 명은 빠지기 규칙이 필요합니다.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>시계 방향</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>시계 반대 방향</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>진행 방향</translation>
    </message>
    <message>
        <source>Which way deal and turns go round the table.</source>
        <translation>패를 나누고 차례가 도는 방향</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>추첨</translation>
    </message>
    <message>
        <source>The host</source>
        <translation>방장</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>첫 선</translation>
    </message>
    <message>
        <source>Who deals the first round. The dealer plays first.</source>
        <translation>첫 판의 선. 선이 먼저 시작합니다.</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>이긴 사람</translation>
    </message>
    <message>
        <source>The next player</source>
        <translation>다음 사람</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>다음 선</translation>
    </message>
    <message>
        <source>Who deals, and so plays first, in the next round.</source>
        <translation>다음 판을 먼저 시작할 선</translation>
    </message>
    <message>
        <source>Turn a card up</source>
        <translation>첫 패 펼치기</translation>
    </message>
    <message>
        <source>On: one card is turned face up after the deal. Off: the discard pile starts empty.</source>
        <translation>켜면 패를 나눈 뒤 한 장을 펼칩니다. 끄면 버린 패 없이 시작합니다.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Each stands for any card in a meld of three or more cards, one joker per meld.</source>
        <translation>세 장 이상의 조합에서 아무 패나 대신합니다. 한 조합에 한 장입니다.</translation>
    </message>
    <message>
        <source>Joker left in hand</source>
        <translation>손에 남은 조커</translation>
    </message>
    <message>
        <source>What an unused joker counts at the end.</source>
        <translation>쓰지 않은 조커의 점수</translation>
    </message>
    <message>
        <source>The pack has no jokers.</source>
        <translation>조커를 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Melds</source>
        <translation>조합</translation>
    </message>
    <message>
        <source>Low: A-2-3</source>
        <translation>낮게만: A-2-3</translation>
    </message>
    <message>
        <source>Low or high: also Q-K-A</source>
        <translation>낮게·높게: Q-K-A도</translation>
    </message>
    <message>
        <source>Round the corner: also K-A-2</source>
        <translation>순환: K-A-2도</translation>
    </message>
    <message>
        <source>The ace in runs</source>
        <translation>스트레이트의 에이스</translation>
    </message>
    <message>
        <source>Where an ace may go in a run.</source>
        <translation>스트레이트에서 에이스의 자리</translation>
    </message>
    <message>
        <source>Two-card melds with a seven</source>
        <translation>7 두 장 조합</translation>
    </message>
    <message>
        <source>6-7 or 7-8 of a suit and two sevens may be laid down. A lone seven always may.</source>
        <translation>같은 무늬 6-7, 7-8과 7 두 장을 등록할 수 있습니다. 7 한 장은 언제나 됩니다.</translation>
    </message>
    <message>
        <source>Its neighbours or sevens</source>
        <translation>이웃 수와 7</translation>
    </message>
    <message>
        <source>Its neighbours only</source>
        <translation>이웃 수만</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Adding to a lone seven</source>
        <translation>7 단독에 붙이기</translation>
    </message>
    <message>
        <source>What may join a single seven on the table: the 6 or 8 of its suit makes it a run, another seven a set.</source>
        <translation>같은 무늬 6이나 8이면 스트레이트, 다른 7이면 묶음이 됩니다.</translation>
    </message>
    <message>
        <source>Meld before laying off</source>
        <translation>등록 뒤 붙이기</translation>
    </message>
    <message>
        <source>Only players who have melded may add cards to melds.</source>
        <translation>등록한 사람만 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>Play before drawing</source>
        <translation>뽑기 전에 내려놓기</translation>
    </message>
    <message>
        <source>Melds and lay-offs are allowed before the draw; a player who makes any may then skip the draw.</source>
        <translation>뽑기 전에 등록하거나 붙일 수 있고, 그러면 뽑지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>At both ends</source>
        <translation>양쪽 끝</translation>
    </message>
    <message>
        <source>In one direction</source>
        <translation>한 방향</translation>
    </message>
    <message>
        <source>Runs grow</source>
        <translation>스트레이트 늘리기</translation>
    </message>
    <message>
        <source>One direction: the first card added to a run fixes up or down for the rest of the round (Glenn).</source>
        <translation>한 방향: 처음 붙인 카드가 위·아래를 정합니다(글렌).</translation>
    </message>
    <message>
        <source>A run on a set</source>
        <translation>묶음 위의 스트레이트</translation>
    </message>
    <message>
        <source>A neighbour of one of the cards of a set of three may start a run that grows out of it (Glenn).</source>
        <translation>세 장 묶음의 이웃 카드로 스트레이트를 뻗을 수 있습니다(글렌).</translation>
    </message>
    <message>
        <source>Nothing special</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>The set is killed</source>
        <translation>죽은 묶음</translation>
    </message>
    <message>
        <source>Killed and taken away</source>
        <translation>죽이고 치우기</translation>
    </message>
    <message>
        <source>The fourth card of a set</source>
        <translation>묶음의 네 번째 카드</translation>
    </message>
    <message>
        <source>Killed: nothing more may be built on it. Taken away: a player with no other meld no longer counts as melded.</source>
        <translation>죽은 묶음에는 더 붙일 수 없습니다. 치우면 다른 등록이 없는 사람은 미등록이 됩니다.</translation>
    </message>
    <message>
        <source>Discards and claims</source>
        <translation>땡큐</translation>
    </message>
    <message>
        <source>Battle: claims out of turn</source>
        <translation>전투 훌라</translation>
    </message>
    <message>
        <source>Everyone may say “Thank you” for a discard that makes a new meld. Off: only the next player may take it.</source>
        <translation>내 차례가 아니어도 버린 패를 땡큐로 가져올 수 있습니다. 끄면 다음 사람만 가져갈 수 있습니다.</translation>
    </message>
    <message>
        <source>The nearest in turn</source>
        <translation>앉은 순서</translation>
    </message>
    <message>
        <source>The fastest</source>
        <translation>먼저 누른 사람</translation>
    </message>
    <message>
        <source>Several claims</source>
        <translation>땡큐 우선권</translation>
    </message>
    <message>
        <source>Who gets a discard that several players want.</source>
        <translation>여러 사람이 같은 패를 원할 때</translation>
    </message>
    <message>
        <source>Time to claim</source>
        <translation>땡큐 시간</translation>
    </message>
    <message>
        <source>How long a discard can be claimed; 0 waits for every answer.</source>
        <translation>버린 패에 땡큐할 수 있는 시간. 0 = 모두 답할 때까지 기다림</translation>
    </message>
    <message>
        <source>Take a seven alone</source>
        <translation>버린 7 가져오기</translation>
    </message>
    <message>
        <source>A discarded seven may be taken as a meld of its own, without cards from the hand.</source>
        <translation>버린 7을 손패 없이 단독 등록으로 가져올 수 있습니다.</translation>
    </message>
    <message>
        <source>Take a discard to lay it off</source>
        <translation>버린 패 가져와 붙이기</translation>
    </message>
    <message>
        <source>A player who has melded may take the discard and add it to a meld at once.</source>
        <translation>등록한 사람은 버린 패를 가져와 바로 붙일 수 있습니다.</translation>
    </message>
    <message>
        <source>By the dealer</source>
        <translation>선만</translation>
    </message>
    <message>
        <source>By everyone</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>By no one</source>
        <translation>아무도</translation>
    </message>
    <message>
        <source>The first upcard may be taken</source>
        <translation>첫 펼친 패</translation>
    </message>
    <message>
        <source>Whether the card turned up after the deal is open to claims.</source>
        <translation>처음 펼친 패를 가져갈 수 있는 사람</translation>
    </message>
    <message>
        <source>No card is turned up.</source>
        <translation>펼친 패가 없습니다.</translation>
    </message>
    <message>
        <source>Stop beats claims</source>
        <translation>스톱이 땡큐보다 먼저</translation>
    </message>
    <message>
        <source>The player in turn may stop or blast before other players&apos; claims are settled.</source>
        <translation>차례인 사람이 땡큐보다 먼저 스톱이나 블라스트를 할 수 있습니다.</translation>
    </message>
    <message>
        <source>In a race the first to speak goes first.</source>
        <translation>먼저 누른 사람이 우선입니다.</translation>
    </message>
    <message>
        <source>Pay for a thank-you</source>
        <translation>땡큐 독박</translation>
    </message>
    <message>
        <source>If a claim out of turn ends the round, the player who discarded the card pays everyone&apos;s share.</source>
        <translation>땡큐로 판이 끝나면 버린 사람이 모두 냅니다.</translation>
    </message>
    <message>
        <source>How play ends</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>With a discard</source>
        <translation>버리고 끝</translation>
    </message>
    <message>
        <source>With or without</source>
        <translation>상관없음</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>손 털기</translation>
    </message>
    <message>
        <source>With a discard: the last card must be discarded, so one card is always kept.</source>
        <translation>버리고 끝: 마지막 카드는 버려야 하므로 늘 한 장을 남깁니다.</translation>
    </message>
    <message>
        <source>No stopping</source>
        <translation>스톱 없음</translation>
    </message>
    <message>
        <source>With few points</source>
        <translation>낮은 점수로</translation>
    </message>
    <message>
        <source>With any hand</source>
        <translation>아무 때나</translation>
    </message>
    <message>
        <source>Dealer with one card</source>
        <translation>한 장 남은 선</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>스톱</translation>
    </message>
    <message>
        <source>Who may end play to compare hands: the lowest wins, and a stopper who is not lowest pays.</source>
        <translation>누가 판을 멈추고 손패를 비교할 수 있는지. 가장 낮은 사람이 이기고, 스톱한 사람이 가장 낮지 않으면 바가지를 씁니다.</translation>
    </message>
    <message>
        <source>Most points to stop with</source>
        <translation>스톱 기준</translation>
    </message>
    <message>
        <source>A hand counting more may not stop.</source>
        <translation>이 점수 이하일 때 스톱할 수 있습니다.</translation>
    </message>
    <message>
        <source>The right to stop does not depend on points.</source>
        <translation>스톱이 점수와 상관없습니다.</translation>
    </message>
    <message>
        <source>Before drawing</source>
        <translation>뽑기 전</translation>
    </message>
    <message>
        <source>Until the discard</source>
        <translation>버리기 전까지</translation>
    </message>
    <message>
        <source>When to stop</source>
        <translation>스톱 시점</translation>
    </message>
    <message>
        <source>Only as the first thing in a turn, or also after drawing and melding.</source>
        <translation>차례를 시작할 때만, 또는 뽑고 등록한 뒤에도</translation>
    </message>
    <message>
        <source>Meld before stopping</source>
        <translation>등록 뒤 스톱</translation>
    </message>
    <message>
        <source>Only players with a meld of their own may stop.</source>
        <translation>등록한 사람만 스톱할 수 있습니다.</translation>
    </message>
    <message>
        <source>Equal points undercut</source>
        <translation>같은 점수도 바가지</translation>
    </message>
    <message>
        <source>A stopper is undercut by an opponent with the same points too.</source>
        <translation>같은 점수의 상대가 있어도 바가지입니다.</translation>
    </message>
    <message>
        <source>A penalty to everyone</source>
        <translation>모두에게 판돈 물기</translation>
    </message>
    <message>
        <source>The stopper comes last</source>
        <translation>스톱한 사람이 꼴찌</translation>
    </message>
    <message>
        <source>The stopper pays for all</source>
        <translation>스톱 독박</translation>
    </message>
    <message>
        <source>Undercut settlement</source>
        <translation>바가지 정산</translation>
    </message>
    <message>
        <source>What the stopper pays when someone is as low or lower.</source>
        <translation>점수가 같거나 더 낮은 사람이 있을 때 스톱한 사람이 내는 값</translation>
    </message>
    <message>
        <source>Undercut penalty</source>
        <translation>바가지 값</translation>
    </message>
    <message>
        <source>Paid by the stopper to each opponent.</source>
        <translation>스톱한 사람이 상대마다 냅니다.</translation>
    </message>
    <message>
        <source>The undercut is not settled by a penalty.</source>
        <translation>바가지를 정해진 값으로 정산하지 않습니다.</translation>
    </message>
    <message>
        <source>Minor blast up to</source>
        <translation>로우 블라스트 기준</translation>
    </message>
    <message>
        <source>Seven cards counting this or less win at once; 0 switches it off.</source>
        <translation>일곱 장이 이 점수 이하면 바로 이깁니다. 0이면 없음</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>점수로</translation>
    </message>
    <message>
        <source>Seven court cards</source>
        <translation>모두 그림</translation>
    </message>
    <message>
        <source>Major blast</source>
        <translation>하이 블라스트</translation>
    </message>
    <message>
        <source>Seven very high cards win at once.</source>
        <translation>아주 높은 일곱 장이면 바로 이깁니다.</translation>
    </message>
    <message>
        <source>Major blast from</source>
        <translation>하이 블라스트 기준</translation>
    </message>
    <message>
        <source>Seven cards counting this or more win at once.</source>
        <translation>일곱 장이 이 점수 이상이면 바로 이깁니다.</translation>
    </message>
    <message>
        <source>The major blast is not judged by points.</source>
        <translation>하이 블라스트를 점수로 따지지 않습니다.</translation>
    </message>
    <message>
        <source>A blast doubles like Hoola</source>
        <translation>블라스트도 두 배</translation>
    </message>
    <message>
        <source>Payments are doubled after a blast too.</source>
        <translation>블라스트도 훌라처럼 두 배로 냅니다.</translation>
    </message>
    <message>
        <source>Hoola does not double.</source>
        <translation>훌라가 두 배가 아닙니다.</translation>
    </message>
    <message>
        <source>There are no blasts.</source>
        <translation>블라스트가 없습니다.</translation>
    </message>
    <message>
        <source>Hoola after everyone&apos;s first turn</source>
        <translation>한 바퀴 뒤 훌라</translation>
    </message>
    <message>
        <source>Going out in one turn is Hoola only when every opponent has had a turn.</source>
        <translation>모두 한 번씩 차례를 가진 뒤에만 훌라로 칩니다.</translation>
    </message>
    <message>
        <source>The lowest hand wins</source>
        <translation>가장 낮은 손패 승</translation>
    </message>
    <message>
        <source>Reshuffle the discards</source>
        <translation>버린 패 다시 섞기</translation>
    </message>
    <message>
        <source>The round is void</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>The stock runs out</source>
        <translation>덱이 떨어지면</translation>
    </message>
    <message>
        <source>Discards are reshuffled twice at most, then the lowest hand wins. After a void round the same player deals again.</source>
        <translation>다시 섞기는 두 번까지이고 그다음은 가장 낮은 손패가 이깁니다. 무효면 같은 선이 다시 나눕니다.</translation>
    </message>
    <message>
        <source>They share the win</source>
        <translation>나눠 갖기</translation>
    </message>
    <message>
        <source>The nearest after the dealer wins</source>
        <translation>선에서 가장 가까운 사람 승</translation>
    </message>
    <message>
        <source>Several lowest hands</source>
        <translation>최저점이 여럿이면</translation>
    </message>
    <message>
        <source>Who wins when the stock has run out and several are lowest.</source>
        <translation>덱이 떨어졌을 때 가장 낮은 사람이 여럿이면</translation>
    </message>
    <message>
        <source>The round is void when the stock runs out.</source>
        <translation>덱이 떨어지면 무효입니다.</translation>
    </message>
    <message>
        <source>Play for places</source>
        <translation>등수 가리기</translation>
    </message>
    <message>
        <source>The round continues after the first player is out; the order of finishing decides who pays how much.</source>
        <translation>첫 사람이 손을 턴 뒤에도 계속하고, 등수대로 정산합니다.</translation>
    </message>
    <message>
        <source>Only ranked payments know ranks.</source>
        <translation>등수 정산에만 등수가 있습니다.</translation>
    </message>
    <message>
        <source>Counting and payment</source>
        <translation>점수와 정산</translation>
    </message>
    <message>
        <source>J 11, Q 12, K 13</source>
        <translation>J 11, Q 12, K 13</translation>
    </message>
    <message>
        <source>10 each</source>
        <translation>모두 10</translation>
    </message>
    <message>
        <source>Court cards count</source>
        <translation>그림 카드 점수</translation>
    </message>
    <message>
        <source>At ten each no hand reaches the major blast by points.</source>
        <translation>그림 카드를 10점으로 세면 점수로 하이 블라스트를 할 수 없습니다.</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7점</translation>
    </message>
    <message>
        <source>14 points</source>
        <translation>14점</translation>
    </message>
    <message>
        <source>A seven left in hand</source>
        <translation>손에 남은 7</translation>
    </message>
    <message>
        <source>What a seven counts at the end and for stopping; a blast always counts it as 7.</source>
        <translation>끝날 때와 스톱할 때 7의 점수. 블라스트에서는 늘 7점</translation>
    </message>
    <message>
        <source>Four of a rank count nothing</source>
        <translation>같은 숫자 네 장은 0점</translation>
    </message>
    <message>
        <source>Any rank held four times is left out when points are counted; blasts count it.</source>
        <translation>네 장 모인 숫자는 점수에서 뺍니다. 블라스트에서는 셉니다.</translation>
    </message>
    <message>
        <source>Four sevens do not double</source>
        <translation>7 네 장은 두 배 아님</translation>
    </message>
    <message>
        <source>Off: four sevens in hand double four times, though they count no points.</source>
        <translation>끄면 7 네 장은 점수는 없어도 네 번 두 배입니다.</translation>
    </message>
    <message>
        <source>Sevens do not double.</source>
        <translation>7이 두 배가 아닙니다.</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>등수로</translation>
    </message>
    <message>
        <source>Hertzog&apos;s</source>
        <translation>헤르초크식</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>정산</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>판돈</translation>
    </message>
    <message>
        <source>How many chips one stake is worth.</source>
        <translation>판돈 하나의 칩 수</translation>
    </message>
    <message>
        <source>Highest rank paid</source>
        <translation>판돈 상한(등수)</translation>
    </message>
    <message>
        <source>Payments are capped at this rank; 0 means no limit.</source>
        <translation>이 등수까지만 냅니다. 0 = 제한 없음</translation>
    </message>
    <message>
        <source>All pay the lower rank</source>
        <translation>앞 등수로(적게)</translation>
    </message>
    <message>
        <source>All pay the higher rank</source>
        <translation>뒤 등수로(많이)</translation>
    </message>
    <message>
        <source>All pay the average</source>
        <translation>평균으로</translation>
    </message>
    <message>
        <source>In order from the winner</source>
        <translation>앉은 순서</translation>
    </message>
    <message>
        <source>Losers with equal points</source>
        <translation>패자끼리 같은 점수</translation>
    </message>
    <message>
        <source>Which rank they pay for.</source>
        <translation>어느 등수로 내는지</translation>
    </message>
    <message>
        <source>No</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>한 번</translation>
    </message>
    <message>
        <source>For every seven</source>
        <translation>7마다</translation>
    </message>
    <message>
        <source>Sevens in hand double</source>
        <translation>손의 7은 두 배</translation>
    </message>
    <message>
        <source>Whether a loser holding sevens pays double.</source>
        <translation>7을 든 패자가 두 배로 내는지</translation>
    </message>
    <message>
        <source>Double without a meld</source>
        <translation>미등록 두 배</translation>
    </message>
    <message>
        <source>A loser without a meld pays double.</source>
        <translation>등록하지 않은 패자는 두 배로 냅니다.</translation>
    </message>
    <message>
        <source>Hoola doubles</source>
        <translation>훌라는 두 배</translation>
    </message>
    <message>
        <source>Everyone pays double when the winner makes Hoola.</source>
        <translation>훌라로 이기면 모두 두 배로 냅니다.</translation>
    </message>
    <message>
        <source>Half a stake</source>
        <translation>판돈의 절반</translation>
    </message>
    <message>
        <source>Loser without a meld pays</source>
        <translation>미등록 패자가 내는 값</translation>
    </message>
    <message>
        <source>Hertzog&apos;s payments (reconstructed): what a loser without a meld pays.</source>
        <translation>헤르초크식 정산(재구성): 등록하지 않은 패자가 내는 값</translation>
    </message>
    <message>
        <source>This belongs to Hertzog&apos;s payments.</source>
        <translation>헤르초크식 정산에만 쓰입니다.</translation>
    </message>
    <message>
        <source>No one drops out; at most five can play.</source>
        <translation>빠지기가 없으므로 다섯 명까지 됩니다.</translation>
    </message>
    <message>
        <source>Six or seven players</source>
        <translation>여섯·일곱 명</translation>
    </message>
    <message>
        <source>No drop-outs</source>
        <translation>빠지기 없음</translation>
    </message>
    <message>
        <source>In stakes</source>
        <translation>판돈으로</translation>
    </message>
    <message>
        <source>Xavier&apos;s, in chips</source>
        <translation>자비에식, 칩으로</translation>
    </message>
    <message>
        <source>Drop-out schedule</source>
        <translation>빠지기 규칙</translation>
    </message>
    <message>
        <source>Until five are left, players may drop out at the price of their sevens, sets and runs: 1, 2, 2 and 3 stakes, or 2, 5, 8 and 10 chips.</source>
        <translation>다섯 명이 남을 때까지 7·묶음·스트레이트 값을 치르고 빠질 수 있습니다: 판돈 1, 2, 2, 3 또는 칩 2, 5, 8, 10.</translation>
    </message>
    <message>
        <source>To the dealer</source>
        <translation>선에게</translation>
    </message>
    <message>
        <source>By those who play</source>
        <translation>남는 사람이</translation>
    </message>
    <message>
        <source>The price is paid</source>
        <translation>빠지는 값</translation>
    </message>
    <message>
        <source>By the player who drops out, to the dealer; or by the five who play, who buy the good cards.</source>
        <translation>빠지는 사람이 선에게 내거나, 남는 다섯이 좋은 패를 삽니다.</translation>
    </message>
    <message>
        <source>The last must drop out</source>
        <translation>마지막이 빠짐</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>다시 나누기</translation>
    </message>
    <message>
        <source>Too few drop out</source>
        <translation>빠지는 사람이 모자라면</translation>
    </message>
    <message>
        <source>Six or seven players need a drop-out schedule.</source>
        <translation>여섯이나 일곱 명은 빠지기 규칙이 필요합니다.</translation>
    </message>
    <message>
        <source>With court cards at 10 no hand reaches a major blast by points; choose seven court cards, or off.</source>
        <translation>그림 카드를 10점으로 세면 점수로 하이 블라스트를 할 수 없습니다. ‘모두 그림’이나 ‘없음’으로 바꿔야 합니다.</translation>
    </message>
    <message>
        <source>Only ranked payments can rank the stopper last or let them pay for all.</source>
        <translation>스톱한 사람을 꼴찌로 하거나 독박을 씌우려면 등수 정산이어야 합니다.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>기본 (고전)</translation>
    </message>
    <message>
        <source>The classic description: 6-7 and 7-7 are melds, the last card is discarded, everyone claims.</source>
        <translation>모든 규칙의 출발점: 6-7과 7-7도 등록, 마지막은 버리기, 누구나 땡큐</translation>
    </message>
    <message>
        <source>Battle Hoola</source>
        <translation>현대식 전투 훌라</translation>
    </message>
    <message>
        <source>The newer description: aces go round the corner, a seven left in hand counts 14, anticlockwise.</source>
        <translation>순환 스트레이트, 남은 7은 14점, 시계 반대 방향</translation>
    </message>
    <message>
        <source>Board Game Arena</source>
        <translation>보드게임 아레나</translation>
    </message>
    <message>
        <source>As played there: no claims out of turn, a stopper who is undercut comes last.</source>
        <translation>차례 아닌 땡큐 없음, 바가지를 쓰면 꼴찌</translation>
    </message>
    <message>
        <source>Hangame style</source>
        <translation>한게임식</translation>
    </message>
    <message>
        <source>Two jokers, a four-second race for every discard, sevens left in hand count 14.</source>
        <translation>조커 두 장, 4초 땡큐 경쟁, 남은 7은 14점</translation>
    </message>
    <message>
        <source>Korean table</source>
        <translation>독박 테이블</translation>
    </message>
    <message>
        <source>Stop with any hand; a player who feeds the last thank-you or is undercut pays for all.</source>
        <translation>스톱 제한 없음, 땡큐 독박과 바가지 독박</translation>
    </message>
    <message>
        <source>Non-battle</source>
        <translation>일반 훌라</translation>
    </message>
    <message>
        <source>Only the next player may take a discard.</source>
        <translation>다음 사람만 버린 패를 가져갑니다.</translation>
    </message>
    <message>
        <source>Court cards 10</source>
        <translation>그림 카드 10점</translation>
    </message>
    <message>
        <source>J, Q and K count 10; seven court cards are the major blast.</source>
        <translation>J, Q, K는 10점, 모두 그림이면 하이 블라스트</translation>
    </message>
    <message>
        <source>Glenn (reconstructed)</source>
        <translation>글렌 (재구성)</translation>
    </message>
    <message>
        <source>Killed sets, runs on sets, runs that grow one way only.</source>
        <translation>죽은 묶음, 묶음에서 뻗는 스트레이트, 한쪽으로만 뻗는 스트레이트</translation>
    </message>
    <message>
        <source>Hertzog (reconstructed)</source>
        <translation>헤르초크 (재구성)</translation>
    </message>
    <message>
        <source>One stake from every loser who has melded; only the dealer may stop, holding one card.</source>
        <translation>등록한 패자가 판돈 하나씩, 스톱은 한 장 남은 선만</translation>
    </message>
    <message>
        <source>A blast wins at once.</source>
        <translation>블라스트는 바로 이겨요.</translation>
    </message>
    <message>
        <source>It fits nothing you hold.</source>
        <translation>손에 맞는 패가 없어요.</translation>
    </message>
    <message>
        <source>The last to be asked leave without paying, or no one pays and the cards are dealt again (up to twenty such deals do not count as rounds).</source>
        <translation>마지막에 묻는 사람부터 내지 않고 빠지거나, 아무도 내지 않고 다시 나눕니다(이런 판은 스무 번까지 판수에 넣지 않습니다).</translation>
    </message>
    <message>
        <source>By rank: 1, 2, 3 … stakes from the lowest loser up. By points: a chip per point. Hertzog&apos;s (reconstructed): one stake from every loser who has melded.</source>
        <translation>등수로: 낮은 점수부터 판돈 1, 2, 3…. 점수로: 1점에 칩 1개. 헤르초크식(재구성): 등록한 패자가 판돈 하나씩.</translation>
    </message>
    <message>
        <source>waits for everyone</source>
        <translation>모두 기다림</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>That set takes only its own rank, %r1.</source>
        <translation>그 묶음에는 같은 숫자 %r1만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>That run is spades; the card is of another suit.</source>
        <translation>그 스트레이트는 스페이드예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That run is hearts; the card is of another suit.</source>
        <translation>그 스트레이트는 하트예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That run is diamonds; the card is of another suit.</source>
        <translation>그 스트레이트는 다이아예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That run is clubs; the card is of another suit.</source>
        <translation>그 스트레이트는 클로버예요. 이 카드는 무늬가 달라요.</translation>
    </message>
    <message>
        <source>That card does not continue the run: it takes %r1 or %r2.</source>
        <translation>그 카드는 이어지지 않아요. 그 스트레이트에는 %r1 또는 %r2 카드만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>That card does not continue the run: it takes only %r1.</source>
        <translation>그 카드는 이어지지 않아요. 그 스트레이트에는 %r1 카드만 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>Nothing more can be added to that run.</source>
        <translation>그 스트레이트에는 더 붙일 수 없어요.</translation>
    </message>
    <message>
        <source>Your seven cards count %1; a blast needs %2 or fewer, or %3 or more.</source>
        <translation>일곱 장이 %1점이에요. 블라스트는 %2점 이하이거나 %3점 이상이어야 해요.</translation>
    </message>
    <message>
        <source>Your seven cards count %1; a blast needs %2 or fewer.</source>
        <translation>일곱 장이 %1점이에요. 블라스트는 %2점 이하여야 해요.</translation>
    </message>
    <message>
        <source>Your seven cards count %1; a blast needs %3 or more.</source>
        <translation>일곱 장이 %1점이에요. 블라스트는 %3점 이상이어야 해요.</translation>
    </message>
    <message>
        <source>Your seven cards count %1; a blast needs %2 or fewer, or seven court cards.</source>
        <translation>일곱 장이 %1점이에요. 블라스트는 %2점 이하이거나 일곱 장 모두 그림 카드여야 해요.</translation>
    </message>
    <message>
        <source>A blast needs seven court cards.</source>
        <translation>블라스트는 일곱 장 모두 그림 카드여야 해요.</translation>
    </message>
    <message>
        <source>Nobody can hold so few points: a stop wins for certain.</source>
        <translation>이보다 점수가 낮을 수 있는 사람이 없어 스톱하면 반드시 이겨요.</translation>
    </message>
    <message>
        <source>In about %1 of 100 possible layouts everyone else holds more points than you.</source>
        <translation>있을 수 있는 배치 100가지 가운데 약 %1가지에서 다른 사람 모두 나보다 점수가 높아요.</translation>
    </message>
    <message>
        <source>With this you get rid of all your cards in this turn.</source>
        <translation>이번 차례에 패를 모두 털 수 있어요.</translation>
    </message>
    <message>
        <source>Whatever you draw, you get rid of all your cards in this turn.</source>
        <translation>무엇을 가져오든 이번 차례에 패를 모두 털 수 있어요.</translation>
    </message>
    <message>
        <source>If nobody takes the discard, you get rid of all your cards whatever you draw.</source>
        <translation>버린 패를 아무도 가져가지 않으면, 무엇을 가져오든 패를 모두 털 수 있어요.</translation>
    </message>
    <message>
        <source>If the discard becomes yours, you get rid of all your cards in this turn.</source>
        <translation>버린 패를 차지하면 이번 차례에 패를 모두 털 수 있어요.</translation>
    </message>
    <message>
        <source>If nobody takes the discard, you get rid of all your cards in this turn.</source>
        <translation>버린 패를 아무도 가져가지 않으면 이번 차례에 패를 모두 털 수 있어요.</translation>
    </message>
    <message>
        <source>The discard makes a meld with your cards: %1.</source>
        <translation>버린 패와 내 패로 조합이 돼요: %1.</translation>
    </message>
    <message>
        <source>The discard goes straight to the table, and you need not draw.</source>
        <translation>버린 패를 바로 내려놓으므로 뽑지 않아도 돼요.</translation>
    </message>
    <message>
        <source>With a meld of your own on the table you may also lay off %1.</source>
        <translation>등록하고 나면 %1도 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>Your hand then counts %1 instead of %2.</source>
        <translation>남는 패가 %2점에서 %1점으로 줄어들어요.</translation>
    </message>
    <message>
        <source>Your cards outside any meld with the discard taken: %1. Without it: %2.</source>
        <translation>조합에 들지 못하는 패: 버린 패를 가져오면 %1장, 그냥 두면 %2장.</translation>
    </message>
    <message>
        <source>With the discard taken, as many of your cards would be outside any meld as now: %1.</source>
        <translation>버린 패를 가져와도 조합에 들지 못하는 패는 지금과 같이 %1장이에요.</translation>
    </message>
    <message>
        <source>Each of these would make a meld for you: %1.</source>
        <translation>들어오면 조합이 되는 패: %1.</translation>
    </message>
    <message>
        <source>%1 of the %2 unseen cards would make a meld for you.</source>
        <translation>보이지 않은 패 %2장 가운데 %1장이 조합이 돼요.</translation>
    </message>
    <message>
        <source>Stopping now would be undercut in about %1 of 100 possible layouts.</source>
        <translation>지금 스톱하면 있을 수 있는 배치 100가지 가운데 약 %1가지에서 바가지를 써요.</translation>
    </message>
    <message>
        <source>You have no meld yet: going out in one turn pays double. Cards you keep that are outside any meld: %1.</source>
        <translation>아직 등록하지 않아 한 차례에 모두 털면 두 배를 받아요. 남는 패에서 조합에 들지 못하는 패: %1장.</translation>
    </message>
    <message>
        <source>On the table, %1 would let others lay off %2.</source>
        <translation>%1을(를) 내려놓으면 남이 %2을(를) 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>It fits nothing you hold, and none of your cards counts more.</source>
        <translation>맞는 패가 없고, 쥔 패 가운데 이보다 점수가 큰 패가 없어요.</translation>
    </message>
    <message>
        <source>No two unseen cards make a meld with it.</source>
        <translation>보이지 않은 패 두 장으로는 이것과 조합을 만들 수 없어요.</translation>
    </message>
    <message>
        <source>After no other discard would so many unseen cards make a meld for you: %1.</source>
        <translation>다른 패를 버리면 이보다 적게 남아요. 들어오면 조합이 되는 보이지 않은 패: %1장.</translation>
    </message>
    <message>
        <source>You already hold a meld: %1.</source>
        <translation>이미 조합을 쥐고 있어요: %1.</translation>
    </message>
    <message>
        <source>The others pay you for dropping out.</source>
        <translation>빠지면 다른 사람들에게서 값을 받아요.</translation>
    </message>
    <message>
        <source>You could get rid of all your cards in this turn.</source>
        <translation>이번 차례에 패를 모두 털 수 있었어요.</translation>
    </message>
    <message>
        <source>If nobody takes the discard, you could get rid of all your cards in this turn.</source>
        <translation>버린 패를 아무도 가져가지 않으면 이번 차례에 패를 모두 털 수 있었어요.</translation>
    </message>
    <message>
        <source>This stop is undercut in about %1 of 100 possible layouts.</source>
        <translation>이 스톱은 있을 수 있는 배치 100가지 가운데 약 %1가지에서 바가지를 써요.</translation>
    </message>
    <message>
        <source>It breaks up a meld you hold: %1.</source>
        <translation>쥐고 있던 조합을 깨뜨려요: %1.</translation>
    </message>
    <message>
        <source>Unseen cards that would make a meld for you after %1: %2. After %3: %4.</source>
        <translation>들어오면 조합이 되는 보이지 않은 패: %1을(를) 버리면 %2장, %3을(를) 버리면 %4장.</translation>
    </message>
    <message>
        <source>After %1 your hand counts %2 more than after %3.</source>
        <translation>%1을(를) 버리면 %3을(를) 버릴 때보다 남는 패가 %2점 더 커요.</translation>
    </message>
    <message>
        <source>Pairs of unseen cards that make a meld with %1: %2. With %3: %4.</source>
        <translation>보이지 않은 패 두 장과 조합이 되는 수: %1은(는) %2가지, %3은(는) %4가지.</translation>
    </message>
    <message>
        <source>It keeps %1 in your hand, which counts %2 more for it.</source>
        <translation>%1이(가) 손에 남아 %2점이 더 남아요.</translation>
    </message>
    <message>
        <source>You leave a card lying that makes a meld with yours: %1.</source>
        <translation>내 패와 조합이 되는 패가 그대로 남아요: %1.</translation>
    </message>
    <message>
        <source>Your cards outside any meld after it: %1. Before it: %2.</source>
        <translation>조합에 들지 못하는 패가 %2장에서 %1장으로 늘어나요.</translation>
    </message>
    <message>
        <source>Going out in one turn would have paid double. Your cards outside any meld: %1.</source>
        <translation>한 차례에 모두 털었다면 두 배를 받았어요. 조합에 들지 못한 패: %1장.</translation>
    </message>
    <message>
        <source>Others may now lay off %1 on it.</source>
        <translation>이제 남이 여기에 %1을(를) 붙일 수 있어요.</translation>
    </message>
    <message>
        <source>Your hand then counts %1; after the better move it would count %2.</source>
        <translation>남는 패가 %1점이에요. 더 나은 수라면 %2점이에요.</translation>
    </message>
</context>
<context>
    <name>hulahoo</name>
    <message>
        <source>You do not have that card.</source>
        <translation>그 카드가 없어요.</translation>
    </message>
    <message>
        <source>That card is not in your open row.</source>
        <translation>펼친 카드에 없어요.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>손패에 없어요.</translation>
    </message>
    <message>
        <source>Higher was called: play more than %1, another %1, or a joker.</source>
        <translation>‘높게’예요. %1보다 큰 수, 같은 %1, 조커를 내세요.</translation>
    </message>
    <message>
        <source>Lower was called: play less than %1, another %1, or a joker.</source>
        <translation>‘낮게’예요. %1보다 작은 수, 같은 %1, 조커를 내세요.</translation>
    </message>
    <message>
        <source>The %1 is doubled: only the same number, a neighbour or a joker fits.</source>
        <translation>%1 더블이에요. 같은 수, 이웃 수, 조커만 낼 수 있어요.</translation>
    </message>
    <message>
        <source>The %1 is doubled: only the same number or a joker fits.</source>
        <translation>%1 더블이에요. 같은 수나 조커만 낼 수 있어요.</translation>
    </message>
    <message>
        <source>A joker may not be your last card.</source>
        <translation>조커는 마지막 카드로 낼 수 없어요.</translation>
    </message>
    <message>
        <source>The draw pile is empty: the same number cannot be played.</source>
        <translation>뽑기 더미가 비어 같은 수를 낼 수 없어요.</translation>
    </message>
    <message>
        <source>Say whether the next player must go higher or lower.</source>
        <translation>높게인지 낮게인지 외치세요.</translation>
    </message>
    <message>
        <source>The same number is always a double.</source>
        <translation>같은 수는 언제나 더블이에요.</translation>
    </message>
    <message>
        <source>Only the same number makes a double.</source>
        <translation>같은 수만 더블이 돼요.</translation>
    </message>
    <message>
        <source>After this 1 the next player may play anything, so you make no call.</source>
        <translation>이 1 다음에는 무엇이든 낼 수 있어 외칠 것이 없어요.</translation>
    </message>
    <message>
        <source>Only a 1 played as small joker lets the next player play anything.</source>
        <translation>작은 조커로 낸 1 다음에만 무엇이든 낼 수 있어요.</translation>
    </message>
    <message>
        <source>Nothing is beyond %1: that call is not allowed.</source>
        <translation>%1 너머에는 수가 없어 그렇게 외칠 수 없어요.</translation>
    </message>
    <message>
        <source>Name the player who must answer.</source>
        <translation>누가 받을지 지목하세요.</translation>
    </message>
    <message>
        <source>The next player in turn answers; you name no one.</source>
        <translation>다음 사람이 받아요. 지목하지 않아요.</translation>
    </message>
    <message>
        <source>You cannot name yourself.</source>
        <translation>자신을 지목할 수 없어요.</translation>
    </message>
    <message>
        <source>That player is out of this round.</source>
        <translation>그 사람은 이번 라운드에서 탈락했어요.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>그런 사람은 없어요.</translation>
    </message>
    <message>
        <source>You have a card that fits, so you must play.</source>
        <translation>낼 수 있으면 반드시 내야 해요.</translation>
    </message>
    <message>
        <source>Choose the cards to swap, or keep them all.</source>
        <translation>교환할 카드를 고르거나 그대로 두세요.</translation>
    </message>
    <message>
        <source>You may swap at most %1 cards.</source>
        <translation>교환은 %1장까지예요.</translation>
    </message>
    <message>
        <source>Only open cards may be swapped.</source>
        <translation>펼친 카드만 교환할 수 있어요.</translation>
    </message>
    <message>
        <source>Pick exactly %1 cards for the open row.</source>
        <translation>펼칠 카드를 꼭 %1장 고르세요.</translation>
    </message>
    <message>
        <source>The call stays as it is.</source>
        <translation>외침은 그대로예요.</translation>
    </message>
    <message>
        <source>You can only call higher or lower again.</source>
        <translation>높게나 낮게만 다시 외칠 수 있어요.</translation>
    </message>
    <message>
        <source>The first player of a round cannot pass.</source>
        <translation>라운드를 시작하는 사람은 패스할 수 없어요.</translation>
    </message>
    <message>
        <source>Deal and swap</source>
        <translation>나누기와 교환</translation>
    </message>
    <message>
        <source>Hand cards</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>Secret cards dealt to everyone.</source>
        <translation>저마다 몰래 받는 카드</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>펼친 카드</translation>
    </message>
    <message>
        <source>Cards face up in front of each player; 0 = all cards are secret.</source>
        <translation>저마다 앞에 펼쳐 두는 카드. 0 = 모두 비밀</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>모두 펼치기</translation>
    </message>
    <message>
        <source>Hands are face up too: for learning.</source>
        <translation>손패도 펼칩니다. 배우기 좋은 방식</translation>
    </message>
    <message>
        <source>Cards to swap</source>
        <translation>교환 장수</translation>
    </message>
    <message>
        <source>How many cards each player may exchange before play; 0 = no swap.</source>
        <translation>시작 전에 교환할 수 있는 장수. 0 = 교환 없음</translation>
    </message>
    <message>
        <source>The chaos rules leave out the swap.</source>
        <translation>카오스 규칙에는 교환이 없습니다.</translation>
    </message>
    <message>
        <source>Swap hand cards too</source>
        <translation>손패도 교환</translation>
    </message>
    <message>
        <source>Hand cards may be exchanged as well, unseen by the others.</source>
        <translation>손패도 남몰래 교환할 수 있습니다.</translation>
    </message>
    <message>
        <source>No cards are swapped.</source>
        <translation>교환하지 않습니다.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>무작위</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>고르기</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>첫 딜러</translation>
    </message>
    <message>
        <source>The first dealer; the player on their left begins.</source>
        <translation>첫 라운드의 딜러. 그 왼쪽 사람부터 시작합니다.</translation>
    </message>
    <message>
        <source>Left of the winner</source>
        <translation>승자의 왼쪽</translation>
    </message>
    <message>
        <source>The winner</source>
        <translation>승자</translation>
    </message>
    <message>
        <source>In turn</source>
        <translation>돌아가며</translation>
    </message>
    <message>
        <source>Next starter</source>
        <translation>다음에 시작할 사람</translation>
    </message>
    <message>
        <source>Who begins the following rounds.</source>
        <translation>다음 라운드를 시작할 사람</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>시계 방향</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>시계 반대 방향</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation>차례가 도는 방향</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>Cards drawn per double</source>
        <translation>더블마다 뽑는 장수</translation>
    </message>
    <message>
        <source>The player who doubles draws this many cards.</source>
        <translation>더블을 한 사람이 뽑는 장수</translation>
    </message>
    <message>
        <source>Neighbours cancel a double</source>
        <translation>이웃 수로 더블 끊기</translation>
    </message>
    <message>
        <source>One higher or one lower ends the double. Off: only a joker does.</source>
        <translation>하나 크거나 작은 수가 더블을 끊습니다. 끄면 조커만</translation>
    </message>
    <message>
        <source>1 and 13 are neighbours</source>
        <translation>1과 13도 이웃</translation>
    </message>
    <message>
        <source>A 1 cancels a doubled 13, and a 13 a doubled 1.</source>
        <translation>1은 13 더블을, 13은 1 더블을 끊습니다.</translation>
    </message>
    <message>
        <source>Neighbours do not cancel a double.</source>
        <translation>이웃 수로 더블을 끊지 않습니다.</translation>
    </message>
    <message>
        <source>Draw and stay in</source>
        <translation>뽑고 계속</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>승리</translation>
    </message>
    <message>
        <source>Doubling with the last card</source>
        <translation>마지막 카드로 더블</translation>
    </message>
    <message>
        <source>Whether the double still draws, or ends the round.</source>
        <translation>더블이 카드를 뽑는지, 라운드를 끝내는지</translation>
    </message>
    <message>
        <source>No one draws</source>
        <translation>뽑지 않음</translation>
    </message>
    <message>
        <source>Shuffle the discards</source>
        <translation>버린 카드 섞기</translation>
    </message>
    <message>
        <source>No new double</source>
        <translation>더블 못함</translation>
    </message>
    <message>
        <source>Draw pile empty</source>
        <translation>뽑기 더미가 비면</translation>
    </message>
    <message>
        <source>Doubles draw no cards.</source>
        <translation>더블에 카드를 뽑지 않습니다.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Joker again</source>
        <translation>다시 조커</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>더블</translation>
    </message>
    <message>
        <source>A 7 on a 7</source>
        <translation>7 위의 7</translation>
    </message>
    <message>
        <source>Whether a second 7 is a joker again or counts as a double.</source>
        <translation>두 번째 7이 새로 시작하는지, 더블인지</translation>
    </message>
    <message>
        <source>Not playable</source>
        <translation>낼 수 없음</translation>
    </message>
    <message>
        <source>No win by it</source>
        <translation>이길 수 없음</translation>
    </message>
    <message>
        <source>After a joker only</source>
        <translation>조커 다음에만</translation>
    </message>
    <message>
        <source>A joker as the last card</source>
        <translation>마지막 조커</translation>
    </message>
    <message>
        <source>Whether a 7 may be the last card, and whether it wins.</source>
        <translation>7을 마지막 카드로 낼 수 있는지, 이기는지</translation>
    </message>
    <message>
        <source>1 is a small joker</source>
        <translation>1은 작은 조커</translation>
    </message>
    <message>
        <source>A 1 fits on any higher or lower, and the next player may play anything.</source>
        <translation>1은 높게·낮게 어디에나 내고, 다음 사람은 무엇이든 냅니다.</translation>
    </message>
    <message>
        <source>Calls and passing</source>
        <translation>외침과 패스</translation>
    </message>
    <message>
        <source>Limit calls</source>
        <translation>한계 외치기</translation>
    </message>
    <message>
        <source>&quot;13 - higher&quot; and &quot;1 - lower&quot; are allowed.</source>
        <translation>13에서 “높게”, 1에서 “낮게”를 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Passing by choice</source>
        <translation>일부러 패스</translation>
    </message>
    <message>
        <source>A player who could play may pass, and drop out.</source>
        <translation>낼 수 있어도 패스하고 탈락할 수 있습니다.</translation>
    </message>
    <message>
        <source>Hand shown</source>
        <translation>손패 공개</translation>
    </message>
    <message>
        <source>Hand kept secret</source>
        <translation>손패 비밀</translation>
    </message>
    <message>
        <source>After a pass</source>
        <translation>패스한 뒤</translation>
    </message>
    <message>
        <source>Whether a passing player&apos;s hand is shown.</source>
        <translation>패스한 사람의 손패를 보이는지</translation>
    </message>
    <message>
        <source>Turn timer</source>
        <translation>차례 시간</translation>
    </message>
    <message>
        <source>When it runs out the safest card is played; 0 = no timer.</source>
        <translation>시간이 다 되면 가장 안전한 카드를 냅니다. 0 = 없음</translation>
    </message>
    <message>
        <source>Chaos rules</source>
        <translation>카오스 규칙</translation>
    </message>
    <message>
        <source>Pick the open row</source>
        <translation>펼칠 카드 고르기</translation>
    </message>
    <message>
        <source>Everyone secretly picks which cards are face up.</source>
        <translation>펼칠 카드를 저마다 몰래 고릅니다.</translation>
    </message>
    <message>
        <source>There are no open cards.</source>
        <translation>펼친 카드가 없습니다.</translation>
    </message>
    <message>
        <source>No swap</source>
        <translation>교환 없음</translation>
    </message>
    <message>
        <source>The swap before play is left out.</source>
        <translation>시작 전 교환을 하지 않습니다.</translation>
    </message>
    <message>
        <source>Name your victim</source>
        <translation>지목하기</translation>
    </message>
    <message>
        <source>Every play names the opponent who must answer.</source>
        <translation>낼 때마다 받을 상대를 지목합니다.</translation>
    </message>
    <message>
        <source>Change the call</source>
        <translation>외침 바꾸기</translation>
    </message>
    <message>
        <source>When naming again after someone drops out, the caller may turn higher into lower, or lower into higher.</source>
        <translation>누가 탈락해 다시 지목할 때 높게와 낮게를 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Only where players name who must answer.</source>
        <translation>지목하기에만 쓰입니다.</translation>
    </message>
    <message>
        <source>Lift the double</source>
        <translation>더블 풀기</translation>
    </message>
    <message>
        <source>After someone drops out under a double, the caller may call higher or lower instead.</source>
        <translation>더블을 받지 못해 누가 탈락하면 높게나 낮게로 바꿔 외칠 수 있습니다.</translation>
    </message>
    <message>
        <source>Score and match</source>
        <translation>점수와 경기</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>버린 카드 더미</translation>
    </message>
    <message>
        <source>Pile and cards held</source>
        <translation>더미와 남은 카드</translation>
    </message>
    <message>
        <source>One per round</source>
        <translation>라운드마다 1점</translation>
    </message>
    <message>
        <source>Points for the winner</source>
        <translation>승자의 점수</translation>
    </message>
    <message>
        <source>What the winner of a round scores.</source>
        <translation>라운드 승자가 얻는 점수</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>이긴 라운드</translation>
    </message>
    <message>
        <source>Rounds played</source>
        <translation>진행한 라운드</translation>
    </message>
    <message>
        <source>The match ends by</source>
        <translation>경기 끝내기</translation>
    </message>
    <message>
        <source>What decides when the match is over.</source>
        <translation>경기가 끝나는 기준</translation>
    </message>
    <message>
        <source>Target points</source>
        <translation>목표 점수</translation>
    </message>
    <message>
        <source>The first to reach them wins the match.</source>
        <translation>먼저 이르면 경기에서 이깁니다.</translation>
    </message>
    <message>
        <source>The match does not end by points.</source>
        <translation>점수로 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>Rounds to win</source>
        <translation>이길 라운드</translation>
    </message>
    <message>
        <source>The first to win this many rounds wins the match.</source>
        <translation>먼저 이만큼 이기면 경기에서 이깁니다.</translation>
    </message>
    <message>
        <source>The match does not end by rounds won.</source>
        <translation>이긴 라운드로 끝나지 않습니다.</translation>
    </message>
    <message>
        <source>Rounds to play</source>
        <translation>진행할 라운드</translation>
    </message>
    <message>
        <source>How many rounds the match lasts.</source>
        <translation>이만큼의 라운드를 진행합니다.</translation>
    </message>
    <message>
        <source>The match is not a fixed number of rounds.</source>
        <translation>라운드 수를 정하지 않습니다.</translation>
    </message>
    <message>
        <source>There are not enough cards for such big hands, even for two players.</source>
        <translation>손패가 너무 많아 두 명이라도 카드가 모자랍니다.</translation>
    </message>
    <message>
        <source>Changing the call needs players to name who must answer.</source>
        <translation>외침 바꾸기에는 지목하기가 필요합니다.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>The rules in the box, to 77 points.</source>
        <translation>제품 규칙서 그대로, 77점까지</translation>
    </message>
    <message>
        <source>Three wins</source>
        <translation>세 번 승리</translation>
    </message>
    <message>
        <source>The first to win three rounds.</source>
        <translation>먼저 세 라운드를 이기면 끝</translation>
    </message>
    <message>
        <source>Chaos</source>
        <translation>카오스</translation>
    </message>
    <message>
        <source>Pick your row, no swap, name your victim.</source>
        <translation>펼칠 카드 고르기, 교환 없음, 지목하기</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>지목</translation>
    </message>
    <message>
        <source>Standard, but you name who must answer.</source>
        <translation>기본에 지목하기만 더함</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>To 40 points.</source>
        <translation>40점까지</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>가족</translation>
    </message>
    <message>
        <source>No limit calls, a softer last joker.</source>
        <translation>한계 외치기 없음, 마지막 조커는 너그럽게</translation>
    </message>
    <message>
        <source>Bad Bunnies</source>
        <translation>배드 버니스</translation>
    </message>
    <message>
        <source>Like Bad Bunnies, its forerunner: all cards hidden, small jokers, to 60.</source>
        <translation>원작에 가깝게: 모두 비밀, 작은 조커, 60점까지</translation>
    </message>
    <message>
        <source>That player is likeliest to be stuck with the call.</source>
        <translation>그 사람이 받지 못할 가능성이 가장 커요.</translation>
    </message>
    <message>
        <source>The player who has to answer most likely cannot.</source>
        <translation>받아야 할 사람이 받지 못할 가능성이 커요.</translation>
    </message>
    <message>
        <source>Few cards answer a double.</source>
        <translation>더블은 받을 수 있는 카드가 적어요.</translation>
    </message>
    <message>
        <source>With so many cards each, the pack is enough for %1 players, not for %2.</source>
        <translation>한 사람이 이만큼 받으면 카드로는 %1명까지만 할 수 있습니다. %2명은 안 됩니다.</translation>
    </message>
    <message>
        <source>What a double does when there is nothing left to draw. With the discards shuffled in, a round ends after 400 cards: the player with the fewest wins it.</source>
        <translation>뽑을 카드가 없을 때 더블의 효과. 버린 카드를 다시 섞으면 400장을 낸 뒤 라운드가 끝나고, 손에 카드가 가장 적은 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>no swap</source>
        <translation>교환 없음</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>First choose the cards to place face up.</source>
        <translation>먼저 펼쳐 놓을 카드를 고르세요.</translation>
    </message>
    <message>
        <source>First swap cards, or keep them all.</source>
        <translation>먼저 카드를 교환하거나 모두 그대로 두세요.</translation>
    </message>
    <message>
        <source>First name the player who must answer.</source>
        <translation>먼저 받을 사람을 지목하세요.</translation>
    </message>
    <message>
        <source>Now cards are played: play one, or pass.</source>
        <translation>지금은 카드를 낼 차례예요. 한 장 내거나 패스하세요.</translation>
    </message>
    <message>
        <source>It&apos;s your last card: you win the round.</source>
        <translation>마지막 카드라 이 라운드에서 이겨요.</translation>
    </message>
    <message>
        <source>No other play keeps cards that answer as much of what may be called.</source>
        <translation>이 카드를 내야 다음에 나올 외침에 가장 많이 답할 수 있어요.</translation>
    </message>
    <message>
        <source>You keep your joker.</source>
        <translation>조커를 아껴요.</translation>
    </message>
    <message>
        <source>The others saw that card; the one in your hand stays hidden.</source>
        <translation>모두가 본 카드를 내고, 손패의 같은 카드는 계속 숨겨요.</translation>
    </message>
    <message>
        <source>The same card stays in your open row for all to see.</source>
        <translation>펼친 카드의 같은 카드가 그대로 모두에게 보여요.</translation>
    </message>
    <message>
        <source>Worked out to the end, it loses the round; the better move wins it.</source>
        <translation>끝까지 따져 보면 이 수로는 라운드에서 지고, 더 나은 수로는 이겨요.</translation>
    </message>
    <message>
        <source>The player who has to answer has only %1 left, and wins the round with it.</source>
        <translation>받아야 하는 사람에게 남은 카드는 %1 하나뿐인데, 그것으로 라운드에서 이겨요.</translation>
    </message>
    <message>
        <source>You can answer, and a pass puts you out of the round.</source>
        <translation>받을 수 있는데 패스하면 이번 라운드에서 탈락해요.</translation>
    </message>
    <message>
        <source>You keep nothing but jokers, and a joker may not be your last card.</source>
        <translation>조커만 남는데, 조커는 마지막 카드로 낼 수 없어요.</translation>
    </message>
    <message>
        <source>The player who has to answer can do it from the open row: %1.</source>
        <translation>받아야 하는 사람이 펼친 카드로 받을 수 있어요: %1.</translation>
    </message>
    <message>
        <source>The player who has to answer cannot in about %1 of 100 possible layouts; after the better move in about %2.</source>
        <translation>있을 수 있는 배치 100가지 가운데 약 %1가지에서 다음 사람이 받지 못해요. 더 나은 수로는 약 %2가지예요.</translation>
    </message>
    <message>
        <source>It uses up a joker where %1 would do.</source>
        <translation>%1(으)로 될 일에 조커를 써 버려요.</translation>
    </message>
    <message>
        <source>You then hold so many cards: %1. After the better move: %2.</source>
        <translation>남는 카드: %1장. 더 나은 수로는 %2장.</translation>
    </message>
    <message>
        <source>Of the %3 calls of higher or lower there are, the cards you keep answer %1; after the better move %2.</source>
        <translation>높게·낮게 외침 %3가지 가운데 남는 카드로 받을 수 있는 것: %1가지. 더 나은 수로는 %2가지.</translation>
    </message>
    <message>
        <source>You use a hidden card, though the same one is in your open row.</source>
        <translation>펼친 카드에 같은 카드가 있는데 숨은 카드를 써요.</translation>
    </message>
    <message>
        <source>Without %1 your cards would answer just as many calls of higher or lower: %2.</source>
        <translation>%1 없이도 받을 수 있는 높게·낮게 외침은 %2가지로 같아요.</translation>
    </message>
    <message>
        <source>Of the %3 calls of higher or lower there are, your open row then answers %1; the better one %2.</source>
        <translation>높게·낮게 외침 %3가지 가운데 펼친 카드로 받을 수 있는 것: %1가지. 더 나은 펼친 카드로는 %2가지.</translation>
    </message>
</context>
</TS>
