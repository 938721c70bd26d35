"""Characters that tell the two Chinese scripts apart, and a check for the wrong one."""

from __future__ import annotations

TRADITIONAL = (
    "並亞佔來侶個們倫備傳僕價優儲內兩冊別則剛劃動務勝勵區參員單嗎國園圖執場塊夠奪婦學宮實寫寶將對屬帥師帶幣幾庫廟廢張強後從復愛應戲捨採換擁擇據擠擬擺數於時書會東條棄構標樞樣機橫檔檢檻權歲決沒況減測準滿為無爭爾獎獨獲現環璽畫當發盡眾"
    "確種稱節築籤紀紅納純級終組結絕給經綠維緊線編總繞繼續習與藍藝處虛號衛補裡製複見規親計訊記設許試詩話該認說誰調請論諸謀譜譯讀變讓負財貴費貼資賽贊贏車軍較輪輸轎辦這連進遊過達違遞遠適選還邊鄰針鈕銀銜錄錢鍵鑄長門開間閨閱關隊階隨離難"
    "電響頁頂項順須預領頭額顏願顛類顯餘馬馴騎驟體鷹麼黃點齊龍龐腦廣題雙幫聽買賣錯亂舊雜簡"
)
SIMPLIFIED = (
    "并亚占来侣个们伦备传仆价优储内两册别则刚划动务胜励区参员单吗国园图执场块够夺妇学宫实写宝将对属帅师带币几库庙废张强后从复爱应戏舍采换拥择据挤拟摆数于时书会东条弃构标枢样机横档检槛权岁决没况减测准满为无争尔奖独获现环玺画当发尽众"
    "确种称节筑签纪红纳纯级终组结绝给经绿维紧线编总绕继续习与蓝艺处虚号卫补里制复见规亲计讯记设许试诗话该认说谁调请论诸谋谱译读变让负财贵费贴资赛赞赢车军较轮输轿办这连进游过达违递远适选还边邻针钮银衔录钱键铸长门开间闺阅关队阶随离难"
    "电响页顶项顺须预领头额颜愿颠类显余马驯骑骤体鹰么黄点齐龙庞脑广题双帮听买卖错乱旧杂简"
)
BOTH = "后里制舍占采系台"
"""Simplified forms that are Traditional words of their own."""
STRANGE = {"hans": set(TRADITIONAL) - set(SIMPLIFIED), "hant": set(SIMPLIFIED) - set(TRADITIONAL) - set(BOTH)}
"""Script -> characters that belong to the other one."""


def wrong(text: str, script: str) -> str:
    """The characters of a text that belong to the other script (`hant` or `hans`)."""
    return "".join(sorted(set(text) & STRANGE[script]))
