<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en_US">
<context>
    <name>TinyTable</name>
    <message>
        <source>What it is about</source>
        <translation>어떤 게임인가</translation>
    </message>
    <message>
        <source>Draw a card, discard a card.</source>
        <translation>한 장 가져오고 한 장 버립니다.</translation>
    </message>
    <message>
        <source>Tiny</source>
        <translation>타이니</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Choose one number to discard.</source>
        <translation>버릴 숫자를 하나 고르세요.</translation>
    </message>
    <message>
        <source>That means nothing here.</source>
        <translation>여기서는 뜻이 없습니다.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>가지기</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Stock %1</source>
        <translation>더미 %1</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>버린 숫자</translation>
    </message>
    <message>
        <source>Claimed by %1</source>
        <translation>%1의 가진 숫자</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1의 손</translation>
    </message>
    <message>
        <source>%1: do you want it?</source>
        <translation>%1: 가질까요?</translation>
    </message>
    <message>
        <source>%1 is playing</source>
        <translation>%1의 차례입니다</translation>
    </message>
    <message>
        <source>Your turn: draw</source>
        <translation>내 차례: 가져오세요</translation>
    </message>
    <message>
        <source>Your turn: discard one</source>
        <translation>내 차례: 하나 버리세요</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Mine!</source>
        <translation>내 거!</translation>
    </message>
    <message>
        <source>%1 draws</source>
        <translation>%1 가져옴</translation>
    </message>
    <message>
        <source>%1 claims</source>
        <translation>%1 가짐</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 버림 %2</translation>
    </message>
    <message>
        <source>%1 has the lowest hand</source>
        <translation>%1의 손이 가장 낮습니다</translation>
    </message>
    <message>
        <source>higher hand</source>
        <translation>더 높은 손</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1점</translation>
    </message>
</context>
<context>
    <name>TinyLook</name>
    <message>
        <source>12 numbers</source>
        <translation>숫자 12장</translation>
    </message>
    <message>
        <source>Keep the lowest hand</source>
        <translation>가장 낮은 손을 지키세요</translation>
    </message>
</context>
<context>
    <name>tiny</name>
    <message>
        <source>Everything</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>가지기</translation>
    </message>
    <message>
        <source>Discards may be claimed</source>
        <translation>버린 숫자를 가질 수 있습니다</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>손</translation>
    </message>
    <message>
        <source>Pieces dealt to each</source>
        <translation>한 사람이 받는 수</translation>
    </message>
    <message>
        <source>Own end</source>
        <translation>스스로 끝</translation>
    </message>
    <message>
        <source>The match ends at the goal</source>
        <translation>목표에서 끝납니다</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>목표</translation>
    </message>
    <message>
        <source>Chips that end the match</source>
        <translation>끝내는 칩</translation>
    </message>
    <message>
        <source>only with an own end</source>
        <translation>스스로 끝날 때만</translation>
    </message>
    <message>
        <source>one piece leaves nothing to claim</source>
        <translation>하나로는 가질 것이 없습니다</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>All defaults</source>
        <translation>모두 기본값</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>조용히</translation>
    </message>
    <message>
        <source>No claims</source>
        <translation>가지기 없음</translation>
    </message>
</context>
</TS>
