<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Riverboat Desktop</source>
        <translation>關於 Riverboat Desktop</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>版本 {version}，使用 Qt {qt}</translation>
    </message>
    <message>
        <source>This is an independent program. The games and their names belong to their owners, who have nothing to do with it. All drawings, words and code are its own; no published artwork or text is used.</source>
        <translation>這是獨立的程式。遊戲及其名稱屬於各自的權利人，他們與本程式無關。所有圖畫、文字與程式碼都是自己的，沒有使用任何已出版的圖像或文字。</translation>
    </message>
    <message>
        <source>Licence of the program</source>
        <translation>程式的授權</translation>
    </message>
    <message>
        <source>What it stands on</source>
        <translation>使用的元件</translation>
    </message>
    <message>
        <source>Licence of the font</source>
        <translation>字型的授權</translation>
    </message>
</context>
<context>
    <name>AddReaderDialog</name>
    <message>
        <source>Looking for {seconds} s</source>
        <translation>已搜尋 {seconds} 秒</translation>
    </message>
    <message>
        <source>There is no serial port that is free. Plug the reader in; it is noticed.</source>
        <translation>沒有空閒的序列埠。請接上讀取器，程式會自動察覺。</translation>
    </message>
    <message>
        <source>Ports of readers that are set up already: {count}</source>
        <translation>已設定的讀取器所用的埠：{count}</translation>
    </message>
    <message>
        <source>Keyboard: a reader that types is heard while this window has the focus.</source>
        <translation>鍵盤：只要這個視窗在最前面，會打字的讀取器也能察覺。</translation>
    </message>
    <message>
        <source>{port}: listening</source>
        <translation>{port}：聆聽中</translation>
    </message>
    <message>
        <source>{port}: listening at {speed} baud</source>
        <translation>{port}：以 {speed} 鮑率聆聽中</translation>
    </message>
    <message>
        <source>{port}: {family} answers; now present a tag</source>
        <translation>{port}：{family} 已回應；現在請出示標籤</translation>
    </message>
    <message>
        <source>{port}: {family} answers at {speed} baud; now present a tag</source>
        <translation>{port}：{family} 以 {speed} 鮑率回應；現在請出示標籤</translation>
    </message>
    <message>
        <source>{port}: {trouble}; see Advice</source>
        <translation>{port}：{trouble}；請看「建議」</translation>
    </message>
    <message>
        <source>{port}: its sketch prints different tags alike and cannot be used. Load the sketch that comes with this program.</source>
        <translation>{port}：它的 Arduino 程式會把不同的標籤印成一樣，無法使用。請載入本程式附帶的 Arduino 程式。</translation>
    </message>
    <message>
        <source>Station {number}</source>
        <translation>站 {number}</translation>
    </message>
    <message>
        <source>Add a reader</source>
        <translation>新增讀取器</translation>
    </message>
    <message>
        <source>Hold any tag or code at the reader, again and again: lay it on, take it away, until it is found. Port, kind and speed are found by themselves.</source>
        <translation>把任何標籤或條碼拿到讀取器前，反覆放上、拿開，直到找到為止。連接埠、種類與速度都會自動找出。</translation>
    </message>
    <message>
        <source>Looking for a reader</source>
        <translation>正在尋找讀取器</translation>
    </message>
    <message>
        <source>Name of this station</source>
        <translation>這個站的名稱</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜尋</translation>
    </message>
    <message>
        <source>Use this reader</source>
        <translation>使用這個讀取器</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Present any tag</source>
        <translation>出示任何標籤</translation>
    </message>
    <message>
        <source>A reader was found</source>
        <translation>找到一個讀取器</translation>
    </message>
    <message>
        <source>{family}: {port}. It read the tag {tag}. This took {seconds} seconds.</source>
        <translation>{family}：{port}。它讀到標籤 {tag}。共花了 {seconds} 秒。</translation>
    </message>
    <message>
        <source>{family} on {port} at {speed} baud. It read the tag {tag}. This took {seconds} seconds.</source>
        <translation>{port} 上的 {family}，{speed} 鮑率。它讀到標籤 {tag}。共花了 {seconds} 秒。</translation>
    </message>
    <message>
        <source>What it types can be read in several ways. Choose the number that is printed on the tag, or present the same tag at another reader that is set up.</source>
        <translation>它打出的文字有幾種讀法。請選擇印在標籤上的號碼，或把同一個標籤拿到另一個已設定的讀取器前。</translation>
    </message>
    <message>
        <source>It ends with Enter or Tab.</source>
        <translation>結尾會按 Enter 或 Tab。</translation>
    </message>
    <message>
        <source>It types no Enter; set it to do so if you can, for then it is told better from typing.</source>
        <translation>它不會按 Enter；可以的話請設定成會按，這樣更容易與手打的字區分。</translation>
    </message>
    <message>
        <source>A reader that types like a keyboard typed {text}. This took {seconds} seconds.</source>
        <translation>一個像鍵盤一樣打字的讀取器打出了 {text}。共花了 {seconds} 秒。</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Nothing is wrong that can be seen from here.</source>
        <translation>從這裡看不出任何問題。</translation>
    </message>
    <message>
        <source>There is no serial port. Plug the reader in; some cables only charge, so try another one. Everything can be tried without a reader, here or by this command:</source>
        <translation>沒有序列埠。請接上讀取器；有些線只能充電，請換一條試試。沒有讀取器也能全部試用，可在這裡，或用這個指令：</translation>
    </message>
    <message>
        <source>A device is plugged in ({device}), but the system gives it no serial port.</source>
        <translation>接上了一個裝置（{device}），但系統沒有給它序列埠。</translation>
    </message>
    <message>
        <source>The Braille daemon brltty runs and takes many USB serial adapters for Braille displays. Unless you use one, remove it, then plug the reader in again:</source>
        <translation>點字服務 brltty 正在執行，會把許多 USB 序列轉接器當成點字顯示器。若您不使用點字顯示器，請移除它，再重新接上讀取器：</translation>
    </message>
    <message>
        <source>You may not open {port}: it belongs to the group {group}. Type this, and then log out and in again:</source>
        <translation>您無權開啟 {port}：它屬於群組 {group}。請輸入以下指令，然後登出再登入：</translation>
    </message>
    <message>
        <source>You may not open {port} yet: you are in the group {group} from your next login on. Log out and in again.</source>
        <translation>您還無權開啟 {port}：下次登入後您才屬於群組 {group}。請登出再登入。</translation>
    </message>
    <message>
        <source>You may not open {port}. Put this line into {file} and plug the reader in again:</source>
        <translation>您無權開啟 {port}。請把這一行放進 {file}，再重新接上讀取器：</translation>
    </message>
    <message>
        <source>Another program has {port} open. Close it: a serial monitor, or this program in another window.</source>
        <translation>另一個程式開著 {port}。請關閉它：可能是序列埠監看程式，或另一個視窗中的本程式。</translation>
    </message>
    <message>
        <source>{port} is in use by {program}. Close that program.</source>
        <translation>{port} 正被 {program} 使用。請關閉那個程式。</translation>
    </message>
    <message>
        <source>ModemManager tries every new port for modems. If that does not end within half a minute, put this line into {file} and plug the reader in again:</source>
        <translation>ModemManager 會在每個新的埠上尋找數據機。若半分鐘後仍未結束，請把這一行放進 {file}，再重新接上讀取器：</translation>
    </message>
    <message>
        <source>{port} is not there. Plug the reader in again.</source>
        <translation>{port} 不在。請重新接上讀取器。</translation>
    </message>
    <message>
        <source>{port} was lost ({detail}). Plug the reader in again, if possible into another socket.</source>
        <translation>{port} 斷線了（{detail}）。請重新接上讀取器，可以的話換一個插孔。</translation>
    </message>
    <message>
        <source>{port} cannot be used as a serial port ({detail}).</source>
        <translation>{port} 無法當作序列埠使用（{detail}）。</translation>
    </message>
    <message>
        <source>Readers of PC/SC need an extra:</source>
        <translation>PC/SC 讀取器需要額外套件：</translation>
    </message>
    <message>
        <source>The service for such readers does not run. Start it:</source>
        <translation>這種讀取器所需的服務沒有執行。請啟動它：</translation>
    </message>
    <message>
        <source>The service for such readers refuses you; its rules (polkit) must allow your user org.debian.pcsc-lite.access_pcsc.</source>
        <translation>這種讀取器的服務拒絕了您；它的規則（polkit）必須允許您的使用者 org.debian.pcsc-lite.access_pcsc。</translation>
    </message>
    <message>
        <source>The kernel has taken the reader. Put these lines into /etc/modprobe.d/reader.conf and plug it in again:</source>
        <translation>系統核心佔用了讀取器。請把這幾行放進 /etc/modprobe.d/reader.conf，再重新接上：</translation>
    </message>
    <message>
        <source>{damaged} of what {port} sends is damaged. It is probably not {family} at {speed} baud; remove it and add it again, or find out with:</source>
        <translation>{port} 送出的資料有 {damaged} 損壞。它大概不是 {speed} 鮑率的 {family}；請移除後重新新增，或用以下指令查明：</translation>
    </message>
    <message>
        <source>{port} does not answer as {family} at {speed} baud. Is it that reader, and is it wired with TX to RX?</source>
        <translation>{port} 沒有以 {speed} 鮑率的 {family} 回應。它是這種讀取器嗎？接線是 TX 對 RX 嗎？</translation>
    </message>
    <message>
        <source>{port} has sent nothing. Present a tag; if it stays so, check wires and power.</source>
        <translation>{port} 什麼都沒送出。請出示標籤；若仍然如此，請檢查接線與電源。</translation>
    </message>
    <message>
        <source>{port} sends something, but no {family} at {speed} baud would; remove it and add it again, or find out with:</source>
        <translation>{port} 有送出資料，但不像 {speed} 鮑率的 {family}；請移除後重新新增，或用以下指令查明：</translation>
    </message>
    <message>
        <source>The sketch on {port} leaves out zeros, so that different tags look alike. It cannot be used; load the sketch that comes with this program.</source>
        <translation>{port} 上的 Arduino 程式省略了零，使不同的標籤看起來一樣。無法使用；請載入本程式附帶的 Arduino 程式。</translation>
    </message>
    <message>
        <source>The reader on {port} is too hot and rests. Give it air, or less power.</source>
        <translation>{port} 上的讀取器過熱，正在休息。請讓它通風，或降低功率。</translation>
    </message>
</context>
<context>
    <name>AdvicePage</name>
    <message>
        <source>Look again</source>
        <translation>再檢查一次</translation>
    </message>
    <message>
        <source>Looking at every port…</source>
        <translation>正在檢查每個埠…</translation>
    </message>
    <message>
        <source>What is in the way of your readers, and what helps:</source>
        <translation>妨礙讀取器的原因，以及解決方法：</translation>
    </message>
    <message>
        <source>What to type</source>
        <translation>要輸入的內容</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy {command}</source>
        <translation>複製 {command}</translation>
    </message>
</context>
<context>
    <name>AmendPanel</name>
    <message>
        <source>Type to filter, or a move in the words of the record</source>
        <translation>輸入以篩選，或輸入紀錄文字的步驟</translation>
    </message>
    <message>
        <source>Only who holds the cards may see a list: type it in the words of the record</source>
        <translation>只有持牌者可以看清單：請以紀錄文字輸入</translation>
    </message>
    <message>
        <source>Choose an entry, and what should stand there.</source>
        <translation>選一筆紀錄，以及那裡應有的內容。</translation>
    </message>
    <message>
        <source>Correct an earlier entry</source>
        <translation>更正先前的紀錄</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>What should stand there</source>
        <translation>那裡應有的內容</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Put in before it</source>
        <translation>插入在它之前</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>刪去</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>BoxBar</name>
    <message>
        <source>My box</source>
        <translation>我的盒子</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒子</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新增…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>改名…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>刪除…</translation>
    </message>
</context>
<context>
    <name>BoxEditor</name>
    <message>
        <source>Name of the box</source>
        <translation>盒子的名稱</translation>
    </message>
    <message>
        <source>such as: My box</source>
        <translation>例如：我的盒子</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Parts of the box</source>
        <translation>盒子的各部分</translation>
    </message>
</context>
<context>
    <name>BoxList</name>
    <message>
        <source>Built-in box</source>
        <translation>內建版本</translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>沒有名稱</translation>
    </message>
    <message>
        <source>A box that you have not saved is kept here: {name}</source>
        <translation>有一個還沒儲存的盒子保留在這裡：{name}</translation>
    </message>
    <message>
        <source>Some parts of the built-in boxes are our reconstructions. Copy what is printed in your own box once, and play with it from then on.</source>
        <translation>內建版本有些部分是我們的重建。把你自己盒子裡印的內容抄進來一次，以後就可以照它玩。</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>繼續編輯</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>盒子</translation>
    </message>
    <message>
        <source>New box…</source>
        <translation>新盒子…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>編輯…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>刪除…</translation>
    </message>
    <message>
        <source>A new box, which begins as the one that is marked.</source>
        <translation>新的盒子，以選取的那一個為起點。</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Rule {rule}</source>
        <translation>規則 {rule}</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>{per} point for each harvested {crop} space, at most {most}.</source>
        <translation>自己每個已收穫的{crop}格 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>{per} points for each kind of crop harvested at least once, at most {most}.</source>
        <translation>至少收穫過一格的每種作物 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>{per} points for each of your agents, at most {most}.</source>
        <translation>自己的每名特工 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>{per} points.</source>
        <translation>{per} 分。</translation>
    </message>
    <message>
        <source>{per} points for each coin you have, at most {most}. You keep them.</source>
        <translation>自己的每枚金幣 {per} 分，最多 {most} 分。金幣保留。</translation>
    </message>
    <message>
        <source>{per} points for each barn on your mat, at most {most}.</source>
        <translation>自己玩家板上的每座穀倉 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>{per} points for each well on your mat, at most {most}.</source>
        <translation>自己玩家板上的每口井 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>{per} points for each barn and each well on your mat, at most {most}.</source>
        <translation>自己玩家板上的每座穀倉與每口井 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>{per} points for each triple tile on your mat, at most {most}.</source>
        <translation>自己玩家板上的每片三格板塊 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>{per} point for each covered field on the rim of your mat, at most {most}.</source>
        <translation>自己玩家板周邊每格被蓋住的田地 {per} 分，最多 {most} 分。</translation>
    </message>
    <message>
        <source>The capacities of your two largest boats, at most {most}.</source>
        <translation>自己最大兩艘船的容量總和，最多 {most} 分。</translation>
    </message>
    <message>
        <source>Then send up to {count} workers to New Orleans.</source>
        <translation>再派最多 {count} 名工人到紐奧良。</translation>
    </message>
    <message>
        <source>Then your harbor master moves {count} spaces.</source>
        <translation>再把港務長前進 {count} 格。</translation>
    </message>
</context>
<context>
    <name>Companion</name>
    <message>
        <source>a face-down card</source>
        <translation>一張面朝下的卡</translation>
    </message>
    <message>
        <source>somewhere else</source>
        <translation>別處</translation>
    </message>
    <message>
        <source>{piece} → {end}</source>
        <translation>{piece} → {end}</translation>
    </message>
    <message>
        <source>{piece}: {start} → {end}</source>
        <translation>{piece}：{start} → {end}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>{place}, {part}</source>
        <translation>{place}，{part}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}到{last}</translation>
    </message>
    <message>
        <source>Which one is meant? Touch it on the table, or choose it here.</source>
        <translation>是指哪一個？在桌面上點它，或在這裡選。</translation>
    </message>
    <message>
        <source>Which one is meant? {things}</source>
        <translation>是指哪一個？{things}</translation>
    </message>
    <message>
        <source>Put these back where they were</source>
        <translation>請把這些放回原處</translation>
    </message>
    <message>
        <source>Move these once more: it was done again</source>
        <translation>請再移動一次：這一步已重做</translation>
    </message>
    <message>
        <source>Carry out this move</source>
        <translation>請照這一步移動</translation>
    </message>
    <message>
        <source>Put the table right</source>
        <translation>請把桌面擺正</translation>
    </message>
    <message>
        <source>Welcome back: has this been done?</source>
        <translation>歡迎回來：這一步已經擺好了嗎？</translation>
    </message>
    <message>
        <source>The table does not agree</source>
        <translation>桌面與程式不一致</translation>
    </message>
    <message>
        <source>Move these, or say who is right.</source>
        <translation>請移動這些，或說明哪一邊正確。</translation>
    </message>
    <message>
        <source>Only this may have changed; nothing else is asked.</source>
        <translation>只有這裡可能有變，其他都不必確認。</translation>
    </message>
    <message>
        <source>Still to be moved: {count}</source>
        <translation>還要移動：{count}</translation>
    </message>
    <message>
        <source>A piece was seen.</source>
        <translation>看到一個配件。</translation>
    </message>
    <message>
        <source>Taken down: {steps}</source>
        <translation>已記下：{steps}</translation>
    </message>
    <message>
        <source>More than one thing can be meant.</source>
        <translation>有不只一種可能。</translation>
    </message>
    <message>
        <source>The table stands as it stood before the last step.</source>
        <translation>桌面是上一步之前的樣子。</translation>
    </message>
    <message>
        <source>The table stands as it stood {count} steps ago.</source>
        <translation>桌面是 {count} 個步驟之前的樣子。</translation>
    </message>
    <message>
        <source>A tag that was taken out of use: {tag}</source>
        <translation>已停用的標籤：{tag}</translation>
    </message>
    <message>
        <source>A tag of another box, {box}: {tag}</source>
        <translation>另一盒「{box}」的標籤：{tag}</translation>
    </message>
    <message>
        <source>A tag that is on no piece of this box: {tag}</source>
        <translation>這個盒子沒有配件用這個標籤：{tag}</translation>
    </message>
    <message>
        <source>{piece} is at two places at once. Is a tag on the wrong piece?</source>
        <translation>{piece}同時在兩個地方。是不是標籤貼錯了配件？</translation>
    </message>
    <message>
        <source>{station} misses {share} % of what lies there.</source>
        <translation>{station}漏讀了所放東西的 {share} %。</translation>
    </message>
    <message>
        <source>{station} is gone. Go on by mouse; nothing is lost.</source>
        <translation>{station}不見了。請用滑鼠繼續；什麼都沒有遺失。</translation>
    </message>
    <message>
        <source>{station} is back.</source>
        <translation>{station}回來了。</translation>
    </message>
    <message>
        <source>In transit …</source>
        <translation>移動中……</translation>
    </message>
    <message>
        <source>Kept for the turn of its seat; who is first does not matter.</source>
        <translation>已記下，輪到該玩家時生效；誰先動手都沒關係。</translation>
    </message>
    <message>
        <source>Something lies where it should not.</source>
        <translation>有東西放在不該放的地方。</translation>
    </message>
    <message>
        <source>The table agrees again.</source>
        <translation>桌面又一致了。</translation>
    </message>
    <message>
        <source>First move what is listed.</source>
        <translation>請先移動列出的東西。</translation>
    </message>
    <message>
        <source>Done; play goes on.</source>
        <translation>好了，繼續遊戲。</translation>
    </message>
    <message>
        <source>Kept for {name}; who is first does not matter.</source>
        <translation>為{name}留著；先後不拘。</translation>
    </message>
    <message>
        <source>That does not fit here.</source>
        <translation>這在這裡不適用。</translation>
    </message>
    <message>
        <source>{piece}: {reason}</source>
        <translation>{piece}：{reason}</translation>
    </message>
    <message>
        <source>It should lie here: {place}.</source>
        <translation>它應該放在這裡：{place}。</translation>
    </message>
    <message>
        <source>It lies with {name}, who is not on turn.</source>
        <translation>它在{name}那裡，而現在是別人的回合。</translation>
    </message>
    <message>
        <source>Expected: {act}</source>
        <translation>現在要做的是：{act}</translation>
    </message>
    <message>
        <source>Later entries that stay: {count}.</source>
        <translation>保留的後續紀錄：{count}。</translation>
    </message>
    <message>
        <source>“{entry}” no longer fits: {reason} It is taken back with all after it ({count}); they stay in the log, marked.</source>
        <translation>「{entry}」不再成立：{reason} 它與之後的全部收回（{count} 筆）；紀錄中仍保留並標示。</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>Person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Bot: greedy</source>
        <translation>電腦：貪心</translation>
    </message>
    <message>
        <source>Bot: random</source>
        <translation>電腦：隨機</translation>
    </message>
    <message>
        <source>Bot: {name}</source>
        <translation>電腦：{name}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}，輪到你了</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>其他人請看別處。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打開</translation>
    </message>
    <message>
        <source>Space bar or Enter</source>
        <translation>空白鍵或 Enter</translation>
    </message>
    <message>
        <source>Cover the table</source>
        <translation>遮住桌面</translation>
    </message>
    <message>
        <source>Look at the open table</source>
        <translation>看桌面公開的部分</translation>
    </message>
</context>
<context>
    <name>CurtainKeeper</name>
    <message>
        <source>Seen, hide my hand</source>
        <translation>看過了，遮住我的手牌</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>遮住我的手牌</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>空白鍵</translation>
    </message>
</context>
<context>
    <name>DockTitle</name>
    <message>
        <source>Into a window of its own, or back</source>
        <translation>變成獨立視窗，或放回原處</translation>
    </message>
    <message>
        <source>Hide; the View menu shows it again</source>
        <translation>隱藏；可從「檢視」選單再打開</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Score</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>free</source>
        <translation>免費</translation>
    </message>
</context>
<context>
    <name>Effects</name>
    <message>
        <source>to corruption: {cards}</source>
        <translation>進入腐化：{cards}</translation>
    </message>
    <message>
        <source>no card that is left fits: nothing comes of it</source>
        <translation>剩下的牌沒有符合的：不成立</translation>
    </message>
    <message>
        <source>without effect</source>
        <translation>沒有作用</translation>
    </message>
    <message>
        <source>discarded: {cards}</source>
        <translation>棄掉：{cards}</translation>
    </message>
    <message>
        <source>there lie: {cards}</source>
        <translation>裡面有：{cards}</translation>
    </message>
    <message>
        <source>joins the set on the table</source>
        <translation>加入桌上的組</translation>
    </message>
    <message>
        <source>event tokens: {tokens}</source>
        <translation>事件標記：{tokens}</translation>
    </message>
    <message>
        <source>corruption to the hand: {cards}</source>
        <translation>腐化拿到手上：{cards}</translation>
    </message>
    <message>
        <source>corruption counted: {count}</source>
        <translation>計算腐化：{count}</translation>
    </message>
    <message>
        <source>marker {before} → {after}</source>
        <translation>標記 {before} → {after}</translation>
    </message>
    <message>
        <source>left in hand: {count}</source>
        <translation>手上剩下：{count}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>{good}, horizontal: {points}</source>
        <translation>{good}，水平：{points}</translation>
    </message>
    <message>
        <source>Corruption: {counts}; nobody pays</source>
        <translation>腐化：{counts}；沒有人受罰</translation>
    </message>
    <message>
        <source>Corruption: {counts}; most corrupt: {names}</source>
        <translation>腐化：{counts}；最腐化：{names}</translation>
    </message>
    <message>
        <source>{name}: fewer than {points} points, no step back</source>
        <translation>{name}：不到 {points} 分，不後退</translation>
    </message>
    <message>
        <source>{name} goes back for {points} points: {path}</source>
        <translation>{name}因 {points} 分後退：{path}</translation>
    </message>
</context>
<context>
    <name>Enrolment</name>
    <message>
        <source>Seen once: {tag}. Leave it there. If nothing more happens, lift it and bring it again.</source>
        <translation>讀到一次：{tag}。請放著。如果沒有反應，拿起來再放一次。</translation>
    </message>
    <message>
        <source>{piece} has its tag: {tag}</source>
        <translation>{piece} 有標籤了：{tag}</translation>
    </message>
    <message>
        <source>This tag is on {piece} already. Put that piece aside and take another.</source>
        <translation>這個標籤已經在 {piece} 上。請把它放到一旁，換一個。</translation>
    </message>
    <message>
        <source>This tag was on {piece} and was taken out of use. Take it away and bring it once more to use it again.</source>
        <translation>這個標籤原本在 {piece} 上，已停用。拿開後再放一次就能重新使用。</translation>
    </message>
    <message>
        <source>This tag belongs to another box: {box}. It stays there; take another.</source>
        <translation>這個標籤屬於另一個盒子：{box}。它仍屬於那裡；請換一個。</translation>
    </message>
    <message>
        <source>This code belongs to no box here: it is of a test page, or of somebody else&apos;s box.</source>
        <translation>這個條碼不屬於這裡的任何盒子：它來自測試頁，或別人的盒子。</translation>
    </message>
    <message>
        <source>Several new tags lie there. Leave only one, so that nothing is mixed up.</source>
        <translation>有好幾個新標籤放在一起。請只留一個，才不會弄混。</translation>
    </message>
    <message>
        <source>{piece}. Now hold its tag to a reader.</source>
        <translation>{piece}。現在把它的標籤靠近讀取器。</translation>
    </message>
    <message>
        <source>Scan the printed code of the piece first, then its tag.</source>
        <translation>先掃描配件上印的條碼，再讀它的標籤。</translation>
    </message>
    <message>
        <source>Every piece has its tag. Choose a piece in the list to give it another one.</source>
        <translation>每個配件都有標籤了。要再給一個標籤，請在清單中選配件。</translation>
    </message>
    <message>
        <source>This is a phone or a payment card: its number changes each time. Take a plain tag.</source>
        <translation>這是手機或付款卡：號碼每次都不同。請用普通標籤。</translation>
    </message>
    <message>
        <source>The reader tells only half of the number. Its program is too old for this tag; use another reader, or the sketch that comes with this program.</source>
        <translation>讀取器只傳出一半的號碼：它的程式太舊，讀不了這種標籤。請換讀取器，或使用本程式附的韌體。</translation>
    </message>
    <message>
        <source>That was noise and no tag. Hold it closer, away from metal and other cables.</source>
        <translation>那是雜訊，不是標籤。請靠近一點，並遠離金屬與其他線路。</translation>
    </message>
    <message>
        <source>No tag has such a number; the reader has misread it. Hold it there again.</source>
        <translation>沒有標籤是這種號碼；讀取器讀錯了。請再放一次。</translation>
    </message>
    <message>
        <source>This reader prints different tags alike, so its tags cannot be told apart. Use the sketch that comes with this program, or another reader.</source>
        <translation>這個讀取器把不同的標籤印成一樣，無法分辨。請使用本程式附的韌體，或換讀取器。</translation>
    </message>
    <message>
        <source>Not enrolled: {why}.</source>
        <translation>沒有登錄：{why}。</translation>
    </message>
    <message>
        <source>{piece}, {number} of {count}</source>
        <translation>{piece}，第 {number} 個，共 {count} 個</translation>
    </message>
    <message>
        <source>No box yet: begin a new one, or import one</source>
        <translation>還沒有盒子：請新增或匯入</translation>
    </message>
    <message>
        <source>Scan the code of any piece</source>
        <translation>掃描任何一個配件的條碼</translation>
    </message>
    <message>
        <source>The box is complete</source>
        <translation>盒子已完成</translation>
    </message>
    <message>
        <source>This one piece; then it goes on as before</source>
        <translation>只有這一個；之後照原來的順序</translation>
    </message>
    <message>
        <source>Then: {piece}</source>
        <translation>接著：{piece}</translation>
    </message>
    <message>
        <source>Hold this piece to a reader. When you see ✓ and the next piece, go on.</source>
        <translation>把這個配件靠近讀取器。看到 ✓ 和下一個配件，就繼續。</translation>
    </message>
</context>
<context>
    <name>EnrolmentDialog</name>
    <message>
        <source>The box is in {file}.</source>
        <translation>盒子存在 {file}。</translation>
    </message>
    <message>
        <source>Delete the box {name} with its {count} tags for good?</source>
        <translation>永久刪除盒子 {name} 與它的 {count} 個標籤？</translation>
    </message>
    <message>
        <source>Take the tags of {piece} out of use?</source>
        <translation>停用 {piece} 的標籤？</translation>
    </message>
    <message>
        <source>{done} of {total} pieces</source>
        <translation>{total} 個配件中的 {done} 個</translation>
    </message>
    <message>
        <source>Tags for your box</source>
        <translation>盒子的標籤</translation>
    </message>
    <message>
        <source>Skip this piece</source>
        <translation>略過這個配件</translation>
    </message>
    <message>
        <source>Take the last one back</source>
        <translation>收回上一個</translation>
    </message>
    <message>
        <source>Go on with these</source>
        <translation>從這種繼續</translation>
    </message>
    <message>
        <source>Give a new tag</source>
        <translation>換新標籤</translation>
    </message>
    <message>
        <source>Add a further tag</source>
        <translation>再加一個標籤</translation>
    </message>
    <message>
        <source>Take out of use…</source>
        <translation>停用…</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>列印標籤…</translation>
    </message>
    <message>
        <source>It comes again at the end.</source>
        <translation>最後會再輪到它。</translation>
    </message>
    <message>
        <source>The marked sort of piece is wanted next.</source>
        <translation>接下來登錄選取的這種配件。</translation>
    </message>
    <message>
        <source>For the marked single piece; its old tags are taken out of use.</source>
        <translation>用於選取的單一配件；舊標籤會停用。</translation>
    </message>
    <message>
        <source>For the marked single piece, such as one with a tag on each side.</source>
        <translation>用於選取的單一配件，例如兩面各有一個標籤。</translation>
    </message>
    <message>
        <source>Printed codes are enrolled when they are printed.</source>
        <translation>印出的條碼在列印時就已登錄。</translation>
    </message>
    <message>
        <source>A printed code names the piece, the next tag goes on it</source>
        <translation>印的條碼指出配件，下一個標籤屬於它</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>聲音</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Pieces of the box</source>
        <translation>盒子的配件</translation>
    </message>
    <message>
        <source>Pieces with a tag</source>
        <translation>有標籤的配件</translation>
    </message>
    <message>
        <source>The piece that is wanted next</source>
        <translation>接下來的配件</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Games (*.{suffix})</source>
        <translation>對局 (*.{suffix})</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>儲存對局</translation>
    </message>
    <message>
        <source>Save a copy for sharing</source>
        <translation>儲存可分享的副本</translation>
    </message>
    <message>
        <source>Texts (*.{suffix})</source>
        <translation>文字檔 (*.{suffix})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>另存為 PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.{suffix})</source>
        <translation>PDF 文件 (*.{suffix})</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Import a box</source>
        <translation>匯入盒子</translation>
    </message>
    <message>
        <source>Export the box</source>
        <translation>匯出盒子</translation>
    </message>
    <message>
        <source>box</source>
        <translation>盒子</translation>
    </message>
    <message>
        <source>Boxes (*.{suffix})</source>
        <translation>盒子（*.{suffix}）</translation>
    </message>
    <message>
        <source>game</source>
        <translation>對局</translation>
    </message>
</context>
<context>
    <name>FinalSheet</name>
    <message>
        <source>{name} wins with {points} points.</source>
        <translation>{name} 以 {points} 分獲勝。</translation>
    </message>
    <message>
        <source>{names} share the victory with {points} points.</source>
        <translation>{names} 以 {points} 分共享勝利。</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>最終計分</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Place {rank}</source>
        <translation>第 {rank} 名</translation>
    </message>
    <message>
        <source>Points before this record</source>
        <translation>這份紀錄之前的分數</translation>
    </message>
    <message>
        <source>Planting</source>
        <translation>種植</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Phase tile 4</source>
        <translation>階段板塊 4</translation>
    </message>
    <message>
        <source>Barns</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>Wells</source>
        <translation>井</translation>
    </message>
    <message>
        <source>Opportunity cards</source>
        <translation>機會卡</translation>
    </message>
    <message>
        <source>Surveyors and agents</source>
        <translation>測量員與特工</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金幣</translation>
    </message>
    <message>
        <source>Complete colours</source>
        <translation>完成的顏色</translation>
    </message>
    <message>
        <source>Unused assets</source>
        <translation>未使用的資產</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Rank of the agents</source>
        <translation>特工名次</translation>
    </message>
    <message>
        <source>Harbor: {first} is ahead of {others}, by phase tile {number}.</source>
        <translation>港口：{first}憑階段板塊 {number} 排在{others}之前。</translation>
    </message>
    <message>
        <source>Agents: {first} is ahead of {others}, by phase tile {number}.</source>
        <translation>特工：{first}憑階段板塊 {number} 排在{others}之前。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 輪</translation>
    </message>
    <message>
        <source>Vertical sets</source>
        <translation>垂直的組</translation>
    </message>
    <message>
        <source>Horizontal sets</source>
        <translation>水平的組</translation>
    </message>
    <message>
        <source>Guild and Deceit</source>
        <translation>行會與欺騙</translation>
    </message>
    <message>
        <source>Penalty for corruption</source>
        <translation>腐化的懲罰</translation>
    </message>
    <message>
        <source>{names} have the same total; no tie is broken (SK-1.1.2).</source>
        <translation>{names}總分相同；平手不再分高下（SK-1.1.2）。</translation>
    </message>
</context>
<context>
    <name>FinalSheetPage</name>
    <message>
        <source>Look at the table</source>
        <translation>看看桌面</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>回到起始畫面</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再來一局</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>Total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>1 entry cannot be; it is marked.</source>
        <translation>有 1 項不可能，已標示。</translation>
    </message>
    <message>
        <source>{count} entries cannot be; they are marked.</source>
        <translation>有 {count} 項不可能，已標示。</translation>
    </message>
</context>
<context>
    <name>Gathering</name>
    <message>
        <source>{cards}: a set needs 3 cards</source>
        <translation>{cards}：一組需要 3 張牌</translation>
    </message>
    <message>
        <source>A set needs 3 cards.</source>
        <translation>一組需要 3 張牌。</translation>
    </message>
    <message>
        <source>As which good?</source>
        <translation>當作哪種商品？</translation>
    </message>
    <message>
        <source>Play it, or add cards for a set.</source>
        <translation>打出，或加牌成為一組。</translation>
    </message>
    <message>
        <source>Lay {cards}: {points}</source>
        <translation>打出 {cards}：{points}</translation>
    </message>
    <message>
        <source>Lay {count} sets: {points}</source>
        <translation>打出 {count} 組：{points}</translation>
    </message>
    <message>
        <source>Add {cards}: {points}</source>
        <translation>加入 {cards}：{points}</translation>
    </message>
    <message>
        <source>Play: {character}</source>
        <translation>打出：{character}</translation>
    </message>
    <message>
        <source>corruption {before} → {after}</source>
        <translation>腐化 {before} → {after}</translation>
    </message>
    <message>
        <source>Lay nothing: {cost}</source>
        <translation>不打出：{cost}</translation>
    </message>
    <message>
        <source>1 card stays in the hand</source>
        <translation>手上留下 1 張牌</translation>
    </message>
    <message>
        <source>{count} cards stay in the hand</source>
        <translation>手上留下 {count} 張牌</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>{name} has colour {number}; press for another</source>
        <translation>{name}的顏色是第 {number} 種；按下可換</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>換顏色</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <translation>玩家 {number} 的名字</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Score sheets</source>
        <translation>計分表</translation>
    </message>
    <message>
        <source>No sheet is kept yet.</source>
        <translation>還沒有保存任何計分表。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打開</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>刪除…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Cannot be read: {reason}</source>
        <translation>無法讀取：{reason}</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>草稿</translation>
    </message>
    <message>
        <source>Delete this sheet for good?</source>
        <translation>要永久刪除這張計分表嗎？</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Space or Enter</source>
        <translation>空白鍵或 Enter</translation>
    </message>
    <message>
        <source>End the turn, or turn up the next card</source>
        <translation>結束回合，或翻開下一張卡</translation>
    </message>
    <message>
        <source>Tab, arrows</source>
        <translation>Tab、方向鍵</translation>
    </message>
    <message>
        <source>Move the cursor over what can be pointed at</source>
        <translation>在可以指的東西上移動游標</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Pick what the cursor is on</source>
        <translation>選取游標所在的東西</translation>
    </message>
    <message>
        <source>Use a coin, or not</source>
        <translation>使用或不使用金幣</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 到 9</translation>
    </message>
    <message>
        <source>Press a button of the prompt</source>
        <translation>按下提示列的按鈕</translation>
    </message>
    <message>
        <source>Turn the crop tile</source>
        <translation>旋轉作物板塊</translation>
    </message>
    <message>
        <source>R, right click, wheel</source>
        <translation>R、右鍵、滾輪</translation>
    </message>
    <message>
        <source>Ctrl+Enter, Ctrl+click</source>
        <translation>Ctrl+Enter、Ctrl+點擊</translation>
    </message>
    <message>
        <source>Mark the workers that leave</source>
        <translation>標記要離開的工人</translation>
    </message>
    <message>
        <source>List of all legal moves</source>
        <translation>列出所有合法的行動</translation>
    </message>
    <message>
        <source>Open the rule of what is asked, or of the note</source>
        <translation>打開目前問題或提示的規則</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let go of what was picked</source>
        <translation>放下已選取的東西</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在桌上</translation>
    </message>
    <message>
        <source>In the menus</source>
        <translation>選單</translation>
    </message>
    <message>
        <source>Take the card on that dock, counted from the front of the queue</source>
        <translation>拿那個碼頭的牌，從牌列最前面數起</translation>
    </message>
    <message>
        <source>Enter or space on a card</source>
        <translation>在牌上按 Enter 或空白鍵</translation>
    </message>
    <message>
        <source>Pick it for a set, or put it back</source>
        <translation>選來組成一組，或放回</translation>
    </message>
    <message>
        <source>Lay what is picked</source>
        <translation>打出所選的牌</translation>
    </message>
    <message>
        <source>Play the character that is picked</source>
        <translation>打出所選的人物</translation>
    </message>
    <message>
        <source>Add what is picked to the own set (Courtisan)</source>
        <translation>把所選的牌加入自己的組（交際花）</translation>
    </message>
    <message>
        <source>Lay nothing more at the end of a round</source>
        <translation>輪末不再打出</translation>
    </message>
    <message>
        <source>Put back what is picked</source>
        <translation>放回所選的牌</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>{number} of {count}</source>
        <translation>第 {number} 頁，共 {count} 頁</translation>
    </message>
    <message>
        <source>sheet {sheet}: {first}–{last}</source>
        <translation>第 {sheet} 張：{first}–{last}</translation>
    </message>
    <message>
        <source>sheet {sheet}: {first}</source>
        <translation>第 {sheet} 張：{first}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>{count} × — {places}</source>
        <translation>{count} 張標籤，{places}</translation>
    </message>
    <message>
        <source>Test page for {sheet}, offset {x} mm to the right and {y} mm down.</source>
        <translation>{sheet} 的測試頁，向右偏移 {x} 公釐，向下偏移 {y} 公釐。</translation>
    </message>
    <message>
        <source>1. Print without scaling: 100 %, &quot;actual size&quot;, on plain paper.</source>
        <translation>1. 用普通紙列印，不要縮放：100%、「實際大小」。</translation>
    </message>
    <message>
        <source>2. Measure: from 10 to 110 on a ruler there must be exactly 100 mm. If not, the printer scales.</source>
        <translation>2. 測量：尺規上從 10 到 110 必須正好是 100 公釐；如果不是，印表機就縮放了。</translation>
    </message>
    <message>
        <source>3. Lay the page on a sheet of labels and hold both against a light: the outlines should lie on the labels. If they lie too far right or down, take an offset with a minus by so many millimetres.</source>
        <translation>3. 把這一頁疊在標籤紙上，對著光看：外框應該落在標籤上。如果太偏右或太偏下，就用相應公釐數的負偏移。</translation>
    </message>
    <message>
        <source>4. Read one of the codes with your scanner. It belongs to no piece.</source>
        <translation>4. 用掃描器讀其中一個條碼。它不屬於任何配件。</translation>
    </message>
</context>
<context>
    <name>LabelsDialog</name>
    <message>
        <source>My box</source>
        <translation>我的盒子</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Labels: {labels}. Sheets: {sheets}. Dots of the codes: {size} mm.</source>
        <translation>標籤：{labels} 張。標籤紙：{sheets} 張。條碼的點：{size} 公釐。</translation>
    </message>
    <message>
        <source>Test page</source>
        <translation>測試頁</translation>
    </message>
    <message>
        <source>{pdf} is written; its codes are enrolled. {box} beside it is a copy of the box.</source>
        <translation>已寫入 {pdf}，其中的條碼都已登錄。旁邊的 {box} 是這個盒子的副本。</translation>
    </message>
    <message>
        <source>Print at 100 %, without scaling.</source>
        <translation>請以 100% 列印，不要縮放。</translation>
    </message>
    <message>
        <source>{pdf} is written. Print it at 100 %; it says what to do.</source>
        <translation>已寫入 {pdf}。請以 100% 列印，頁面上有說明。</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>已停止，沒有寫入任何東西。</translation>
    </message>
    <message>
        <source>Labels with codes</source>
        <translation>條碼標籤</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Name of your box</source>
        <translation>盒子的名稱</translation>
    </message>
    <message>
        <source>Sheet of labels</source>
        <translation>標籤紙</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>條碼</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>印表機</translation>
    </message>
    <message>
        <source>First free label</source>
        <translation>第一張空白標籤</translation>
    </message>
    <message>
        <source>Offset right, down</source>
        <translation>向右、向下偏移</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Offset to the right</source>
        <translation>向右偏移</translation>
    </message>
    <message>
        <source>Offset down</source>
        <translation>向下偏移</translation>
    </message>
    <message>
        <source>Preview of the first sheet</source>
        <translation>第一張的預覽</translation>
    </message>
    <message>
        <source>QR code: every phone and scanner</source>
        <translation>QR 碼：所有手機與掃描器都能讀</translation>
    </message>
    <message>
        <source>Micro QR code: smaller, fewer scanners</source>
        <translation>Micro QR 碼：較小，支援的掃描器較少</translation>
    </message>
    <message>
        <source>Data Matrix: smallest, for tiles and corners of cards</source>
        <translation>Data Matrix：最小，適合板塊與牌角</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> 公釐</translation>
    </message>
    <message>
        <source>New codes instead of their old ones</source>
        <translation>換發新條碼，停用舊條碼</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全選</translation>
    </message>
    <message>
        <source>None</source>
        <translation>全不選</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存為 PDF…</translation>
    </message>
    <message>
        <source>Test page…</source>
        <translation>測試頁…</translation>
    </message>
</context>
<context>
    <name>Listing</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first}和{last}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>taken back</source>
        <translation>已收回</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Back to here…</source>
        <translation>回到這裡…</translation>
    </message>
    <message>
        <source>Copy the log</source>
        <translation>複製紀錄</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>紀錄</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Something went wrong in the program. The game is kept and play can go on; what happened is written down in {file}.</source>
        <translation>程式出了問題。對局已保存，可以繼續玩；詳情寫在 {file}。</translation>
    </message>
    <message>
        <source>The settings could not be read, so the usual ones are used. The old file was kept as {file}.</source>
        <translation>無法讀取設定，因此使用預設值。舊檔案保留為 {file}。</translation>
    </message>
    <message>
        <source>A reader typed, but {trouble}.</source>
        <translation>有讀取器在打字，但{trouble}。</translation>
    </message>
    <message>
        <source>The last line of this game was cut off and could not be read. Everything before it is here.</source>
        <translation>這一局的最後一行不完整，無法讀取。在那之前的一切都在。</translation>
    </message>
</context>
<context>
    <name>MatChoice</name>
    <message>
        <source>Random mat</source>
        <translation>隨機玩家板</translation>
    </message>
    <message>
        <source>Red mat</source>
        <translation>紅色玩家板</translation>
    </message>
    <message>
        <source>Blue mat</source>
        <translation>藍色玩家板</translation>
    </message>
    <message>
        <source>Gold mat</source>
        <translation>金色玩家板</translation>
    </message>
    <message>
        <source>Green mat</source>
        <translation>綠色玩家板</translation>
    </message>
    <message>
        <source>A mat brings its colour. The mats, the harbor track, the triple tiles and the sizes of the display are reconstructions: they play the same part as the printed ones, whose exact form we have not seen.</source>
        <translation>玩家板決定座位的顏色。玩家板、港口軌道、三格板塊與展示區的格數是重建：作用與印刷的相同，但我們沒有見過印刷的確切樣子。</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>對局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Scoring step by step</source>
        <translation>逐步看計分</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>依照系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Start from a position…</source>
        <translation>從局面開始…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>Save a copy for sharing…</source>
        <translation>儲存可分享的副本…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>再來一局</translation>
    </message>
    <message>
        <source>Next move of a bot</source>
        <translation>電腦的下一步</translation>
    </message>
    <message>
        <source>Final score sheet</source>
        <translation>最終計分表</translation>
    </message>
    <message>
        <source>Score pad…</source>
        <translation>計分簿…</translation>
    </message>
    <message>
        <source>Close the game</source>
        <translation>離開這一局</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束程式(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Reset my turn</source>
        <translation>重來這個回合</translation>
    </message>
    <message>
        <source>Hide my hand</source>
        <translation>遮住我的手牌</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>縮小</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>原本大小</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全螢幕</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>重設版面</translation>
    </message>
    <message>
        <source>Readers…</source>
        <translation>讀取器…</translation>
    </message>
    <message>
        <source>Readers (not in this installation)</source>
        <translation>讀取器（此安裝未包含）</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Tags for your box…</source>
        <translation>盒子的標籤…</translation>
    </message>
    <message>
        <source>Labels with codes…</source>
        <translation>條碼標籤…</translation>
    </message>
    <message>
        <source>Your own box…</source>
        <translation>你自己的盒子…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>About</source>
        <translation>關於</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Legal moves</source>
        <translation>合法的行動</translation>
    </message>
    <message>
        <source>Type to filter, Enter to choose</source>
        <translation>輸入以篩選，按 Enter 選擇</translation>
    </message>
    <message>
        <source>Filter of the legal moves</source>
        <translation>篩選合法的行動</translation>
    </message>
    <message>
        <source>Not shown: {count} more. Type more words.</source>
        <translation>還有 {count} 項沒有列出。請輸入更多字。</translation>
    </message>
    <message>
        <source>Type the names of cards or other things to find every move with them.</source>
        <translation>輸入牌或其他東西的名稱，就能找到相關的每個行動。</translation>
    </message>
</context>
<context>
    <name>NameLine</name>
    <message>
        <source>Name of the box</source>
        <translation>盒子的名字</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Built-in box</source>
        <translation>內建版本</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>確定</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新對局</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>亂數種子</translation>
    </message>
    <message>
        <source>random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>The same number deals the same luck again.</source>
        <translation>同樣的數字會再次帶來同樣的運氣。</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>開始對局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Recommended options</source>
        <translation>建議的選項</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Nouns</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>turnip</source>
        <translation>蕪菁</translation>
    </message>
    <message>
        <source>wheat</source>
        <translation>小麥</translation>
    </message>
    <message>
        <source>corn</source>
        <translation>玉米</translation>
    </message>
    <message>
        <source>potato</source>
        <translation>馬鈴薯</translation>
    </message>
    <message>
        <source>pumpkin</source>
        <translation>南瓜</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星形</translation>
    </message>
    <message>
        <source>club</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>紅心</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>方塊</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>萬用卡</translation>
    </message>
    <message>
        <source>Cultivation</source>
        <translation>耕作</translation>
    </message>
    <message>
        <source>Planting</source>
        <translation>種植</translation>
    </message>
    <message>
        <source>Harvest</source>
        <translation>收穫</translation>
    </message>
    <message>
        <source>Opportunity</source>
        <translation>機會</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Its owner places a worker of the round track first.</source>
        <translation>板塊的主人先放置回合軌道的一名工人。</translation>
    </message>
    <message>
        <source>Its owner gets 1 coin.</source>
        <translation>板塊的主人得到 1 枚金幣。</translation>
    </message>
    <message>
        <source>Its owner&apos;s harbor master moves 1 space.</source>
        <translation>板塊的主人把港務長前進 1 格。</translation>
    </message>
    <message>
        <source>Its owner scores 1 point.</source>
        <translation>板塊的主人得 1 分。</translation>
    </message>
    <message>
        <source>Its owner chooses 1 coin, harbor master 1 space, or 1 worker to New Orleans.</source>
        <translation>板塊的主人選一項：1 枚金幣、港務長前進 1 格，或派 1 名工人到紐奧良。</translation>
    </message>
    <message>
        <source>Cards are revealed; for each everybody puts a worker on a field.</source>
        <translation>逐一翻開耕作卡；每張卡所有人各放一名工人到田地。</translation>
    </message>
    <message>
        <source>Crop tiles are laid under workers.</source>
        <translation>把作物板塊放到工人下面。</translation>
    </message>
    <message>
        <source>Workers load boats; boats bring rewards.</source>
        <translation>工人裝船，船帶來獎勵。</translation>
    </message>
    <message>
        <source>Everybody takes one opportunity card.</source>
        <translation>每人拿一張機會卡。</translation>
    </message>
    <message>
        <source>Surveyors score barns, wells and opportunity cards.</source>
        <translation>測量員為穀倉、井與機會卡計分。</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>金幣</translation>
    </message>
    <message>
        <source>surveyors</source>
        <translation>測量員</translation>
    </message>
    <message>
        <source>agents in New Orleans</source>
        <translation>紐奧良的特工</translation>
    </message>
    <message>
        <source>barns</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>井</translation>
    </message>
    <message>
        <source>opportunity cards</source>
        <translation>機會卡</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} 分</translation>
    </message>
    <message>
        <source>{count} coin</source>
        <translation>{count} 枚金幣</translation>
    </message>
    <message>
        <source>harbor master +{count}</source>
        <translation>港務長 +{count}</translation>
    </message>
    <message>
        <source>up to {count} workers to New Orleans</source>
        <translation>最多派 {count} 名工人到紐奧良</translation>
    </message>
    <message>
        <source>a barn</source>
        <translation>1 座穀倉</translation>
    </message>
    <message>
        <source>a surveyor</source>
        <translation>1 名測量員</translation>
    </message>
    <message>
        <source>a barn, well or surveyor of your choice</source>
        <translation>穀倉、井或測量員任選一項</translation>
    </message>
    <message>
        <source>Single tiles</source>
        <translation>單格板塊</translation>
    </message>
    <message>
        <source>Double tiles</source>
        <translation>雙格板塊</translation>
    </message>
    <message>
        <source>Triple tiles</source>
        <translation>三格板塊</translation>
    </message>
    <message>
        <source>Tiles with {size} spaces</source>
        <translation>{size} 格板塊</translation>
    </message>
    <message>
        <source>{crops} ({letters})</source>
        <translation>{crops}（{letters}）</translation>
    </message>
    <message>
        <source>fish</source>
        <translation>魚</translation>
    </message>
    <message>
        <source>cattle</source>
        <translation>牛</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>象牙</translation>
    </message>
    <message>
        <source>marble</source>
        <translation>大理石</translation>
    </message>
    <message>
        <source>ebony</source>
        <translation>烏木</translation>
    </message>
    <message>
        <source>green</source>
        <translation>綠色</translation>
    </message>
    <message>
        <source>beige</source>
        <translation>米色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橘色</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>女王</translation>
    </message>
    <message>
        <source>High Priest</source>
        <translation>大祭司</translation>
    </message>
    <message>
        <source>Thief</source>
        <translation>盜賊</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>書記官</translation>
    </message>
    <message>
        <source>Vizir</source>
        <translation>宰相</translation>
    </message>
    <message>
        <source>Courtisan</source>
        <translation>交際花</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>商人</translation>
    </message>
    <message>
        <source>High Priestess</source>
        <translation>女大祭司</translation>
    </message>
    <message>
        <source>{name} ({good})</source>
        <translation>{name}（{good}）</translation>
    </message>
    <message>
        <source>1 scarab</source>
        <translation>1 個聖甲蟲</translation>
    </message>
    <message>
        <source>{count} scarabs</source>
        <translation>{count} 個聖甲蟲</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 張</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} 張</translation>
    </message>
    <message>
        <source>a face-down character</source>
        <translation>一個面朝下的人物</translation>
    </message>
    <message>
        <source>a card ({back} back)</source>
        <translation>一張牌（{back}牌背）</translation>
    </message>
    <message>
        <source>amulet</source>
        <translation>護身符</translation>
    </message>
    <message>
        <source>{good} (start card)</source>
        <translation>{good}（起始牌）</translation>
    </message>
    <message>
        <source>{good} with {scarabs}</source>
        <translation>{good}（{scarabs}）</translation>
    </message>
    <message>
        <source>{good} without scarabs</source>
        <translation>{good}（無聖甲蟲）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>{count} face-down characters</source>
        <translation>{count} 個面朝下的人物</translation>
    </message>
    <message>
        <source>{count} cards ({back} back)</source>
        <translation>{count} 張牌（{back}牌背）</translation>
    </message>
    <message>
        <source>{count} {good}</source>
        <translation>{count} 張{good}</translation>
    </message>
    <message>
        <source>{count} amulets</source>
        <translation>{count} 張護身符</translation>
    </message>
    <message>
        <source>number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>ankh A</source>
        <translation>安卡 A</translation>
    </message>
    <message>
        <source>eye B</source>
        <translation>眼睛 B</translation>
    </message>
    <message>
        <source>feather C</source>
        <translation>羽毛 C</translation>
    </message>
    <message>
        <source>lotus D</source>
        <translation>蓮花 D</translation>
    </message>
    <message>
        <source>a face-down event token</source>
        <translation>一枚面朝下的事件標記</translation>
    </message>
    <message>
        <source>Guild ({glyph})</source>
        <translation>行會（{glyph}）</translation>
    </message>
    <message>
        <source>Flood</source>
        <translation>氾濫</translation>
    </message>
    <message>
        <source>Curse</source>
        <translation>詛咒</translation>
    </message>
    <message>
        <source>Prosperity</source>
        <translation>繁榮</translation>
    </message>
    <message>
        <source>Embalming</source>
        <translation>防腐</translation>
    </message>
    <message>
        <source>Deceit</source>
        <translation>欺騙</translation>
    </message>
</context>
<context>
    <name>OptionRows</name>
    <message>
        <source>{value} (recommended)</source>
        <translation>{value}（建議）</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>Coin in phase 4</source>
        <translation>階段 4 的金幣</translation>
    </message>
    <message>
        <source>Cultivation deck</source>
        <translation>耕作牌庫</translation>
    </message>
    <message>
        <source>Single tiles on display</source>
        <translation>展示的單格板塊</translation>
    </message>
    <message>
        <source>Double tiles on display</source>
        <translation>展示的雙格板塊</translation>
    </message>
    <message>
        <source>Triple tiles on display</source>
        <translation>展示的三格板塊</translation>
    </message>
    <message>
        <source>Substitute for a slot&apos;s surveyor</source>
        <translation>機會格測量員的替代</translation>
    </message>
    <message>
        <source>Barns and card 16</source>
        <translation>穀倉與卡 16</translation>
    </message>
    <message>
        <source>Harvest bonus</source>
        <translation>收穫獎勵</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>玩家板</translation>
    </message>
    <message>
        <source>Whether a coin lets you choose a card from the deck or brings its unseen top card.</source>
        <translation>付金幣時，可以從牌庫任選一張卡，或只能不看就拿最上面一張。</translation>
    </message>
    <message>
        <source>Whether revealed cards stay aside for the whole game or are shuffled in each round.</source>
        <translation>翻開過的卡整場遊戲都放在一旁，或每輪重新洗入。</translation>
    </message>
    <message>
        <source>How many single tiles lie face up.</source>
        <translation>有多少片單格板塊正面朝上。</translation>
    </message>
    <message>
        <source>How many double tiles lie face up.</source>
        <translation>有多少片雙格板塊正面朝上。</translation>
    </message>
    <message>
        <source>How many triple tiles lie face up.</source>
        <translation>有多少片三格板塊正面朝上。</translation>
    </message>
    <message>
        <source>Whether another asset may be taken when a slot&apos;s surveyor cannot be had.</source>
        <translation>機會格的測量員無法取得時，是否可以改拿另一種資產。</translation>
    </message>
    <message>
        <source>Whether a field on the rim with a barn counts for card 16.</source>
        <translation>周邊有穀倉的田地在卡 16 是否算數。</translation>
    </message>
    <message>
        <source>Whether the harvest bonus comes after the boat&apos;s reward or before.</source>
        <translation>收穫獎勵在船的獎勵之後或之前處理。</translation>
    </message>
    <message>
        <source>The mat brings the colour of the seat.</source>
        <translation>玩家板決定座位的顏色。</translation>
    </message>
    <message>
        <source>choose from the deck</source>
        <translation>從牌庫任選</translation>
    </message>
    <message>
        <source>top card unseen</source>
        <translation>盲抽最上面一張</translation>
    </message>
    <message>
        <source>runs once</source>
        <translation>只用一遍</translation>
    </message>
    <message>
        <source>shuffled each round</source>
        <translation>每輪重洗</translation>
    </message>
    <message>
        <source>as in the box</source>
        <translation>依版本</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>barns count</source>
        <translation>穀倉算數</translation>
    </message>
    <message>
        <source>barns do not count</source>
        <translation>穀倉不算</translation>
    </message>
    <message>
        <source>after the boat&apos;s reward</source>
        <translation>船的獎勵之後</translation>
    </message>
    <message>
        <source>before the boat&apos;s reward</source>
        <translation>船的獎勵之前</translation>
    </message>
    <message>
        <source>random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <translation>牌庫頂</translation>
    </message>
    <message>
        <source>Hands and corruption</source>
        <translation>手牌與腐化</translation>
    </message>
    <message>
        <source>Deceit and Curses</source>
        <translation>欺騙與詛咒</translation>
    </message>
    <message>
        <source>Beyond the end of the track</source>
        <translation>超出軌道的盡頭</translation>
    </message>
    <message>
        <source>Penalty from a number</source>
        <translation>從數字格受罰</translation>
    </message>
    <message>
        <source>No corruption anywhere</source>
        <translation>沒有人有腐化</translation>
    </message>
    <message>
        <source>Sets of amulets alone</source>
        <translation>只有護身符的組</translation>
    </message>
    <message>
        <source>Whether everybody sees the back of the next card, and so whether it is a character.</source>
        <translation>是否所有人都看得到下一張牌的牌背，因而知道它是不是人物。</translation>
    </message>
    <message>
        <source>Whether hands and corruption are hidden, or lie face up before everybody.</source>
        <translation>手牌與腐化是隱藏的，或是在所有人面前正面朝上。</translation>
    </message>
    <message>
        <source>Whether Deceit also scores for Curses that lie before you.</source>
        <translation>欺騙是否也計算面前的詛咒。</translation>
    </message>
    <message>
        <source>Whether the glyphs go on beyond space 100 as at the start, or end there.</source>
        <translation>圖形符號在 100 格之後是否從頭重複，或到此為止。</translation>
    </message>
    <message>
        <source>Whether a step of the penalty leads from a number to the number before it, or nowhere.</source>
        <translation>懲罰的一步從數字格退到前一個數字，或不後退。</translation>
    </message>
    <message>
        <source>Who pays when all seats are tied because nobody has any corruption.</source>
        <translation>因為沒有人有腐化而全部平手時，由誰受罰。</translation>
    </message>
    <message>
        <source>Whether three amulets may be laid as a new set of any good during the round.</source>
        <translation>一輪之中是否可以把三張護身符當作任一商品的新的一組打出。</translation>
    </message>
    <message>
        <source>its back is seen</source>
        <translation>看得到牌背</translation>
    </message>
    <message>
        <source>its back is covered</source>
        <translation>牌背遮住</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>隱藏</translation>
    </message>
    <message>
        <source>face up for all</source>
        <translation>對所有人正面朝上</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>隱藏的牌</translation>
    </message>
    <message>
        <source>When the program is told a hidden card: as soon as somebody may look at it, or only when it is shown. The latter is for the real table.</source>
        <translation>何時把隱藏的牌告訴程式：有人可以看的時候，或亮出的時候。後者用於真正的桌上。</translation>
    </message>
    <message>
        <source>told when first seen</source>
        <translation>看到時就告知</translation>
    </message>
    <message>
        <source>told when shown (at the table)</source>
        <translation>亮出時才告知（在桌上）</translation>
    </message>
    <message>
        <source>Curses count</source>
        <translation>詛咒算數</translation>
    </message>
    <message>
        <source>only cards count</source>
        <translation>只算牌</translation>
    </message>
    <message>
        <source>the track repeats</source>
        <translation>軌道重複</translation>
    </message>
    <message>
        <source>the glyphs end</source>
        <translation>圖形符號到此為止</translation>
    </message>
    <message>
        <source>to the previous number</source>
        <translation>退到前一個數字</translation>
    </message>
    <message>
        <source>no step back</source>
        <translation>不後退</translation>
    </message>
    <message>
        <source>nobody pays</source>
        <translation>沒有人受罰</translation>
    </message>
    <message>
        <source>everybody pays</source>
        <translation>所有人受罰</translation>
    </message>
    <message>
        <source>may be laid</source>
        <translation>可以打出</translation>
    </message>
    <message>
        <source>may only join a set</source>
        <translation>只能加入已有的組</translation>
    </message>
</context>
<context>
    <name>OwnBox</name>
    <message>
        <source>{piece}: {count}</source>
        <translation>{piece}：{count}</translation>
    </message>
    <message>
        <source>One {piece} more</source>
        <translation>多一個：{piece}</translation>
    </message>
    <message>
        <source>One {piece} fewer</source>
        <translation>少一個：{piece}</translation>
    </message>
    <message>
        <source>{part}: {problem}</source>
        <translation>{part}：{problem}</translation>
    </message>
    <message>
        <source>your box</source>
        <translation>你的盒子</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>依印刷</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>our ruling</source>
        <translation>我們的裁定</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>重建</translation>
    </message>
    <message>
        <source>Harbor track</source>
        <translation>港口軌道</translation>
    </message>
    <message>
        <source>start with {count} players</source>
        <translation>{count} 人遊戲的起點</translation>
    </message>
    <message>
        <source>recess</source>
        <translation>船槽</translation>
    </message>
    <message>
        <source>Pick the recess, and click on every space that reaches a berth for a boat. Pick a number of players, and click on the space where their harbor masters start. Plus and minus make the track longer or shorter.</source>
        <translation>選「船槽」，點選每一個通往船隻船槽的格子。選人數，點選港務長的起始格。加號和減號可以加長或縮短軌道。</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 人</translation>
    </message>
    <message>
        <source>One space fewer</source>
        <translation>少一格</translation>
    </message>
    <message>
        <source>One space more</source>
        <translation>多一格</translation>
    </message>
    <message>
        <source>Recesses</source>
        <translation>船槽</translation>
    </message>
    <message>
        <source>Spaces, with space 0</source>
        <translation>格數（含第 0 格）</translation>
    </message>
    <message>
        <source>space {space}</source>
        <translation>第 {space} 格</translation>
    </message>
    <message>
        <source>reaches recess {number}</source>
        <translation>通往船槽 {number}</translation>
    </message>
    <message>
        <source>beyond the end</source>
        <translation>超出終點</translation>
    </message>
    <message>
        <source>Mat {mat}</source>
        <translation>玩家板 {mat}</translation>
    </message>
    <message>
        <source>Pick a colour and paint the fields as they lie on your mat; drag to paint several. Or type the letters of the fields row by row. Plus and minus make a row longer or shorter.</source>
        <translation>選一種顏色，照你的玩家板塗田地；拖曳可以連塗。也可以逐列輸入田地的字母。加號和減號可以加長或縮短一列。</translation>
    </message>
    <message>
        <source>no field</source>
        <translation>沒有田地</translation>
    </message>
    <message>
        <source>Row {row}: one field fewer</source>
        <translation>{row} 列：少一塊田地</translation>
    </message>
    <message>
        <source>Row {row}: one field more</source>
        <translation>{row} 列：多一塊田地</translation>
    </message>
    <message>
        <source>Without row {row}</source>
        <translation>去掉 {row} 列</translation>
    </message>
    <message>
        <source>One row more below row {row}</source>
        <translation>在 {row} 列下面加一列</translation>
    </message>
    <message>
        <source>Fields (at most {most})</source>
        <translation>田地（最多 {most}）</translation>
    </message>
    <message>
        <source>Mats</source>
        <translation>玩家板</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>全部配件</translation>
    </message>
    <message>
        <source>How many pieces of each sort your box holds. The sums of tiles, boats, cards and mats must agree with what the other pages say.</source>
        <translation>你的盒子裡每種配件有幾個。板塊、船、牌和玩家板的總數必須和其他頁相符。</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>Surveyors</source>
        <translation>測量員</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>金幣</translation>
    </message>
    <message>
        <source>Barns</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>Wells</source>
        <translation>井</translation>
    </message>
    <message>
        <source>All crop tiles</source>
        <translation>全部作物板塊</translation>
    </message>
    <message>
        <source>Fields they cover</source>
        <translation>覆蓋的田地</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Cultivation cards</source>
        <translation>耕作卡</translation>
    </message>
    <message>
        <source>Opportunity cards</source>
        <translation>機會卡</translation>
    </message>
    <message>
        <source>Sort your tiles of this size and count each kind: click on plus and minus, or go there with the arrows and type the number.</source>
        <translation>把這種大小的板塊分類，數每一種：點加號和減號，或用方向鍵移過去輸入數字。</translation>
    </message>
    <message>
        <source>Shape of triples</source>
        <translation>三格板塊的形狀</translation>
    </message>
    <message>
        <source>The three hexes of a triple tile as they lie in your box. Pick the second or the third hex, and click where it lies.</source>
        <translation>你盒子裡三格板塊的三個六角格怎麼排列。選第二格或第三格，點它的位置。</translation>
    </message>
    <message>
        <source>second hex</source>
        <translation>第二格</translation>
    </message>
    <message>
        <source>third hex</source>
        <translation>第三格</translation>
    </message>
    <message>
        <source>hex {number}</source>
        <translation>第 {number} 格</translation>
    </message>
    <message>
        <source>empty place</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>展示區</translation>
    </message>
    <message>
        <source>Count the spaces for face-up crop tiles of each size on the board of your box.</source>
        <translation>數你的盒子裡版圖上每種大小的作物板塊有幾個正面朝上的展示格。</translation>
    </message>
    <message>
        <source>Face-up tiles</source>
        <translation>正面朝上的板塊</translation>
    </message>
    <message>
        <source>Goods and scarabs</source>
        <translation>商品與聖甲蟲</translation>
    </message>
    <message>
        <source>Sort the cards of each good into those with scarabs, those without, and the start cards with the green back, and count each pile. The last row is how many scarabs one card carries.</source>
        <translation>把每種商品的牌分成有聖甲蟲的、沒有的，以及綠色牌背的起始牌，數每一疊。最後一列是一張牌上有幾個聖甲蟲。</translation>
    </message>
    <message>
        <source>Goods and amulets</source>
        <translation>商品與護身符</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>起始牌</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>人物牌</translation>
    </message>
    <message>
        <source>Pick a good and click on the characters whose card shows it in your box.</source>
        <translation>選一種商品，點選你盒子裡牌上有這種商品的人物。</translation>
    </message>
    <message>
        <source>Event tokens</source>
        <translation>事件標記</translation>
    </message>
    <message>
        <source>Count how many tokens of each kind your box holds.</source>
        <translation>數你的盒子裡每種標記有幾個。</translation>
    </message>
    <message>
        <source>Amulets</source>
        <translation>護身符</translation>
    </message>
    <message>
        <source>Count the amulets, which stand for any good.</source>
        <translation>數護身符，它可以代表任何商品。</translation>
    </message>
    <message>
        <source>{good} with scarabs</source>
        <translation>{good}（有聖甲蟲）</translation>
    </message>
    <message>
        <source>{good} without scarabs</source>
        <translation>{good}（無聖甲蟲）</translation>
    </message>
    <message>
        <source>{good}: start cards</source>
        <translation>{good}：起始牌</translation>
    </message>
    <message>
        <source>{good}: scarabs on a card</source>
        <translation>{good}：一張牌上的聖甲蟲</translation>
    </message>
    <message>
        <source>How many cards and tokens your box holds. These sums must agree with what the other pages say.</source>
        <translation>你的盒子裡有幾張牌和幾個標記。這些總數必須和其他頁相符。</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>全部的牌</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>計分軌道</translation>
    </message>
    <message>
        <source>Pick a glyph and click on the space that carries it on your board; the glyph that was there takes the other&apos;s place, for between two numbers each glyph stands once. Or type A, B, C and D space by space.</source>
        <translation>選一個符號，點你的版圖上有它的格子；原來那裡的符號會換到另一格，因為兩個數字之間每個符號只出現一次。也可以逐格輸入 A、B、C、D。</translation>
    </message>
    <message>
        <source>Five spaces fewer</source>
        <translation>少五格</translation>
    </message>
    <message>
        <source>Five spaces more</source>
        <translation>多五格</translation>
    </message>
    <message>
        <source>Last space</source>
        <translation>最後一格</translation>
    </message>
    <message>
        <source>Two steps back from {space} end on</source>
        <translation>從 {space} 退兩步到</translation>
    </message>
    <message>
        <source>Box: {name}</source>
        <translation>盒子：{name}</translation>
    </message>
    <message>
        <source>As in your box: {parts}</source>
        <translation>和你的盒子一樣：{parts}</translation>
    </message>
    <message>
        <source>Reconstructions: {parts}</source>
        <translation>重建：{parts}</translation>
    </message>
</context>
<context>
    <name>OwnBoxDialog</name>
    <message>
        <source>Throw the unsaved box away? It is called: {name}</source>
        <translation>要丟掉還沒儲存的盒子嗎？它的名稱是：{name}</translation>
    </message>
    <message>
        <source>My box</source>
        <translation>我的盒子</translation>
    </message>
    <message>
        <source>Delete the box {name} for good? Saved games keep what they need of it.</source>
        <translation>要永久刪除盒子 {name} 嗎？存檔的遊戲會保留需要的內容。</translation>
    </message>
    <message>
        <source>The box was written to {file}.</source>
        <translation>盒子已寫到 {file}。</translation>
    </message>
    <message>
        <source>To be mended before the box can be played with: {count}. What you have done is kept.</source>
        <translation>還有 {count} 處要修正，才能用這個盒子玩。你做的都已保留。</translation>
    </message>
    <message>
        <source>{name} is saved. Choose it in the dialog for a new game.</source>
        <translation>{name} 已儲存。請在新遊戲的對話框選它。</translation>
    </message>
    <message>
        <source>Your own box</source>
        <translation>你自己的盒子</translation>
    </message>
    <message>
        <source>Your own box – {game}</source>
        <translation>你自己的盒子－{game}</translation>
    </message>
    <message>
        <source>Save the box</source>
        <translation>儲存盒子</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>所有盒子</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>Pad {number}</source>
        <translation>感應板 {number}</translation>
    </message>
    <message>
        <source>Pieces that are pressed go here</source>
        <translation>按下的配件會放在這裡</translation>
    </message>
    <message>
        <source>Nothing lies here.</source>
        <translation>這裡沒有東西。</translation>
    </message>
    <message>
        <source>Beside the reader</source>
        <translation>讀取器旁</translation>
    </message>
    <message>
        <source>Pieces that are taken off a pad lie here, where nothing reads them.</source>
        <translation>從感應板拿下的配件放在這裡，不會被讀取。</translation>
    </message>
</context>
<context>
    <name>PadOptionsDialog</name>
    <message>
        <source>Options of the rules</source>
        <translation>規則選項</translation>
    </message>
    <message>
        <source>Count by these</source>
        <translation>照此計分</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Type the numbers, or count with + and −. Tab and Enter go on, F1 shows the rules.</source>
        <translation>輸入數字，或用 + 與 − 計數。Tab 與 Enter 移到下一格，F1 顯示規則。</translation>
    </message>
    <message>
        <source>{head}: {about} ({range})</source>
        <translation>{head}：{about}（{range}）</translation>
    </message>
    <message>
        <source>Open rule {rule}</source>
        <translation>開啟規則 {rule}</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>減一</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>加一</translation>
    </message>
    <message>
        <source>Add {word}</source>
        <translation>加入 {word}</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Riverboat</source>
        <translation>Riverboat</translation>
    </message>
    <message>
        <source>The final sheet shows every point.</source>
        <translation>最終計分表列出每一分。</translation>
    </message>
    <message>
        <source>your turn is done – end it, or take it back</source>
        <translation>回合完成了，可以結束或收回</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>Next – {what}</source>
        <translation>接下來：{what}</translation>
    </message>
    <message>
        <source>Until then everything of this turn can be taken back.</source>
        <translation>在那之前，這個回合的一切都可以收回。</translation>
    </message>
    <message>
        <source>{names} share the victory with {points}</source>
        <translation>{names} 以 {points}共享勝利</translation>
    </message>
    <message>
        <source>{name} wins with {points}</source>
        <translation>{name} 以 {points}獲勝</translation>
    </message>
    <message>
        <source>Final score sheet</source>
        <translation>最終計分表</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一張卡</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>結束回合</translation>
    </message>
    <message>
        <source>That is possible for a coin: press the coin button first.</source>
        <translation>付一枚金幣就可以：請先按金幣按鈕。</translation>
    </message>
    <message>
        <source>This boat is on show and costs no coin.</source>
        <translation>這艘船正在展示，不需要金幣。</translation>
    </message>
    <message>
        <source>Pay the coin</source>
        <translation>付金幣</translation>
    </message>
    <message>
        <source>Take it without</source>
        <translation>不付直接拿</translation>
    </message>
    <message>
        <source>This field fits the card and needs no coin.</source>
        <translation>這格田地符合卡片，不需要金幣。</translation>
    </message>
    <message>
        <source>Place it without</source>
        <translation>不付直接放</translation>
    </message>
    <message>
        <source>{name} {gain}</source>
        <translation>{name} {gain}</translation>
    </message>
    <message>
        <source>boat {name}</source>
        <translation>船 {name}</translation>
    </message>
    <message>
        <source>card {name}</source>
        <translation>卡 {name}</translation>
    </message>
    <message>
        <source>mat {name}</source>
        <translation>玩家板 {name}</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>牌庫</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>重建</translation>
    </message>
    <message>
        <source>Sobek</source>
        <translation>Sobek</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>拿牌</translation>
    </message>
    <message>
        <source>Fill the docks</source>
        <translation>補滿碼頭</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>First press “{word}”.</source>
        <translation>請先按「{word}」。</translation>
    </message>
    <message>
        <source>{step}: {worth}</source>
        <translation>{step}：{worth}</translation>
    </message>
    <message>
        <source>turn order: {names}</source>
        <translation>行動順序：{names}</translation>
    </message>
    <message>
        <source>dock {number}</source>
        <translation>碼頭 {number}</translation>
    </message>
    <message>
        <source>{back} back</source>
        <translation>{back}牌背</translation>
    </message>
    <message>
        <source>corruption of {name}</source>
        <translation>{name}的腐化</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Crop tiles</source>
        <translation>作物板塊</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Opportunity cards</source>
        <translation>機會卡</translation>
    </message>
    <message>
        <source>Cultivation cards</source>
        <translation>耕作卡</translation>
    </message>
    <message>
        <source>Phase tiles</source>
        <translation>階段板塊</translation>
    </message>
    <message>
        <source>Player mats</source>
        <translation>玩家板</translation>
    </message>
    <message>
        <source>Barns</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>Wells</source>
        <translation>井</translation>
    </message>
    <message>
        <source>Workers and coins</source>
        <translation>工人與金幣</translation>
    </message>
    <message>
        <source>Boat {name}</source>
        <translation>船 {name}</translation>
    </message>
    <message>
        <source>Opportunity {name}</source>
        <translation>機會 {name}</translation>
    </message>
    <message>
        <source>Cultivation: {suit}</source>
        <translation>耕作：{suit}</translation>
    </message>
    <message>
        <source>Phase {number}: {name}</source>
        <translation>階段 {number}：{name}</translation>
    </message>
    <message>
        <source>Barn</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>井</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>測量員</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>金幣</translation>
    </message>
    <message>
        <source>Harbor master</source>
        <translation>港務長</translation>
    </message>
    <message>
        <source>Event tokens</source>
        <translation>事件標記</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>角色牌</translation>
    </message>
    <message>
        <source>Start cards</source>
        <translation>起始牌</translation>
    </message>
    <message>
        <source>Goods cards</source>
        <translation>貨物牌</translation>
    </message>
</context>
<context>
    <name>Places</name>
    <message>
        <source>{tiles}, crop supply</source>
        <translation>{tiles}（作物供應）</translation>
    </message>
    <message>
        <source>only the mat</source>
        <translation>只有玩家板</translation>
    </message>
    <message>
        <source>{name}, {place}</source>
        <translation>{name}，{place}</translation>
    </message>
    <message>
        <source>crop supply</source>
        <translation>作物供應</translation>
    </message>
    <message>
        <source>crop supply, space {number}</source>
        <translation>作物供應第 {number} 格</translation>
    </message>
    <message>
        <source>opportunity slot {number}</source>
        <translation>機會格 {number}</translation>
    </message>
    <message>
        <source>under the opportunity deck</source>
        <translation>機會牌庫底</translation>
    </message>
    <message>
        <source>supply</source>
        <translation>供應區</translation>
    </message>
    <message>
        <source>stacks of crop tiles</source>
        <translation>作物板塊堆</translation>
    </message>
    <message>
        <source>opportunity deck</source>
        <translation>機會牌庫</translation>
    </message>
    <message>
        <source>cultivation deck</source>
        <translation>耕作牌庫</translation>
    </message>
    <message>
        <source>cultivation discard pile</source>
        <translation>耕作棄牌堆</translation>
    </message>
    <message>
        <source>stacks of boats</source>
        <translation>船隻堆</translation>
    </message>
    <message>
        <source>boats on show</source>
        <translation>展示的船隻</translation>
    </message>
    <message>
        <source>phase tiles in the middle</source>
        <translation>中央的階段板塊</translation>
    </message>
    <message>
        <source>the box</source>
        <translation>盒子</translation>
    </message>
    <message>
        <source>round track</source>
        <translation>輪數軌道</translation>
    </message>
    <message>
        <source>own supply</source>
        <translation>自己的供應區</translation>
    </message>
    <message>
        <source>agents in New Orleans</source>
        <translation>紐奧良的特工</translation>
    </message>
    <message>
        <source>cards beside the mat</source>
        <translation>玩家板旁的卡</translation>
    </message>
    <message>
        <source>own phase tiles</source>
        <translation>自己的階段板塊</translation>
    </message>
    <message>
        <source>own mat</source>
        <translation>自己的玩家板</translation>
    </message>
    <message>
        <source>boat recess {number}</source>
        <translation>船槽 {number}</translation>
    </message>
    <message>
        <source>harbor space {number}</source>
        <translation>港口第 {number} 格</translation>
    </message>
    <message>
        <source>card {number}</source>
        <translation>卡 {number}</translation>
    </message>
    <message>
        <source>field {field}</source>
        <translation>田地 {field}</translation>
    </message>
    <message>
        <source>without the hand</source>
        <translation>不含手牌</translation>
    </message>
    <message>
        <source>the docks</source>
        <translation>碼頭</translation>
    </message>
    <message>
        <source>dock {number}</source>
        <translation>碼頭 {number}</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>牌庫</translation>
    </message>
    <message>
        <source>start cards that are left</source>
        <translation>剩下的起始牌</translation>
    </message>
    <message>
        <source>face-down event tokens</source>
        <translation>面朝下的事件標記</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>棄牌堆</translation>
    </message>
    <message>
        <source>event tokens of this round</source>
        <translation>本輪的事件標記</translation>
    </message>
    <message>
        <source>used event tokens</source>
        <translation>用過的事件標記</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>new set</source>
        <translation>新的一組</translation>
    </message>
    <message>
        <source>under the corruption tile</source>
        <translation>腐化板塊下面</translation>
    </message>
    <message>
        <source>beside the corruption tile</source>
        <translation>腐化板塊旁邊</translation>
    </message>
    <message>
        <source>new set of {good}</source>
        <translation>新的一組{good}</translation>
    </message>
    <message>
        <source>set of {good}</source>
        <translation>一組{good}</translation>
    </message>
</context>
<context>
    <name>PositionDialog</name>
    <message>
        <source>Give up the position that you have laid out before?</source>
        <translation>放棄之前擺好的局面？</translation>
    </message>
    <message>
        <source>This lays open what the players hide from each other. Go on?</source>
        <translation>這會公開玩家彼此隱藏的東西。要繼續嗎？</translation>
    </message>
    <message>
        <source>To be mended before it can be played: {count}. What you have laid out is kept.</source>
        <translation>要玩之前還有 {count} 處要修正。已擺好的都保留著。</translation>
    </message>
    <message>
        <source>Written to {file}. It cannot be played yet: {count} things cannot be.</source>
        <translation>已寫到 {file}。還不能玩：有 {count} 處不可能。</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>已寫到 {file}。</translation>
    </message>
    <message>
        <source>Lay out the table</source>
        <translation>擺出桌面</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>回到桌面</translation>
    </message>
    <message>
        <source>Start from a position</source>
        <translation>從局面開始</translation>
    </message>
    <message>
        <source>Start from a position – {game}</source>
        <translation>從局面開始－{game}</translation>
    </message>
    <message>
        <source>For a game that is already under way: who plays, with which box and rules? Then the table.</source>
        <translation>給已經開始的遊戲：有誰在玩，用哪個盒子和哪些規則？接著擺出桌面。</translation>
    </message>
    <message>
        <source>From the game that is shown</source>
        <translation>從畫面上的遊戲</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>從檔案…</translation>
    </message>
    <message>
        <source>Go on where you were</source>
        <translation>接著之前的擺</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始玩</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>存成檔案…</translation>
    </message>
    <message>
        <source>Seats and options…</source>
        <translation>座位與選項…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>PositionEditor</name>
    <message>
        <source>Nowhere on the table</source>
        <translation>桌上沒有的地方</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>{place}: {pieces}</source>
        <translation>{place}：{pieces}</translation>
    </message>
    <message>
        <source>{area}, {place}</source>
        <translation>{area}，{place}</translation>
    </message>
    <message>
        <source>{place}: {problem}</source>
        <translation>{place}：{problem}</translation>
    </message>
    <message>
        <source>What cannot be: {count}</source>
        <translation>不可能的地方：{count}</translation>
    </message>
    <message>
        <source>This position can be played on.</source>
        <translation>這個局面可以玩下去。</translation>
    </message>
    <message>
        <source>Picked: {piece}. A click puts it down; a right click takes away.</source>
        <translation>拿著：{piece}。點一下放下；按右鍵拿走。</translation>
    </message>
    <message>
        <source>Pick a piece at the left, then click where it lies.</source>
        <translation>在左邊拿起配件，再點它所在的地方。</translation>
    </message>
    <message>
        <source>{piece} does not fit on {place}.</source>
        <translation>{piece}在{place}放不下。</translation>
    </message>
    <message>
        <source>One fewer at this place</source>
        <translation>這裡少一個</translation>
    </message>
    <message>
        <source>One fewer at this place (−)</source>
        <translation>這裡少一個（−）</translation>
    </message>
    <message>
        <source>One more at this place</source>
        <translation>這裡多一個</translation>
    </message>
    <message>
        <source>One more at this place (+)</source>
        <translation>這裡多一個（+）</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Turn the picked tile (R)</source>
        <translation>旋轉拿著的板塊（R）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Part of the table</source>
        <translation>桌面的部分</translation>
    </message>
    <message>
        <source>What cannot be</source>
        <translation>不可能的地方</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>Draw the top 3 cards of the deck. The last batch of the round will be 3 cards shorter.</source>
        <translation>抽牌庫最上面 3 張牌。這一輪的最後一批因此少 3 張。</translation>
    </message>
    <message>
        <source>Name a good: all its cards leave your corruption. Amulets cannot be named.</source>
        <translation>說出一種商品：該商品的牌全部離開你的腐化。不能說護身符。</translation>
    </message>
    <message>
        <source>Choose an opponent and a colour of back: take such a card from that hand unseen.</source>
        <translation>選一位對手與一種牌背：從對方手牌盲拿一張這種牌。</translation>
    </message>
    <message>
        <source>Each opponent with more than 6 cards in hand puts the rest under the own corruption tile.</source>
        <translation>手牌超過 6 張的每位對手，把多出的牌放到自己的腐化板塊下面。</translation>
    </message>
    <message>
        <source>Look through an opponent&apos;s corruption and take one card of it.</source>
        <translation>查看一位對手的腐化，從中拿一張牌。</translation>
    </message>
    <message>
        <source>Add 1 or 2 cards of one good to your set of it. No event token follows.</source>
        <translation>把同一種商品的 1 或 2 張牌加入自己該商品的組。不會帶來事件標記。</translation>
    </message>
    <message>
        <source>Take any card on the docks. Nothing is passed over.</source>
        <translation>從碼頭任選一張牌。不會跳過任何牌。</translation>
    </message>
    <message>
        <source>Your marker goes forward to the next {glyph}, that of an opponent of your choice back to the previous one.</source>
        <translation>你的標記前進到下一個{glyph}，你選的一位對手的標記退到上一個。</translation>
    </message>
    <message>
        <source>Take one more action at once.</source>
        <translation>立刻再執行一次行動。</translation>
    </message>
    <message>
        <source>Stays with an opponent to the end of the round: counts as {count} cards of corruption.</source>
        <translation>留在一位對手面前直到輪末：算作 {count} 張腐化牌。</translation>
    </message>
    <message>
        <source>Stays on one of your sets to the end of the round (only {goods}): +{count} scarabs.</source>
        <translation>留在自己的一組上直到輪末（只限{goods}）：+{count} 個聖甲蟲。</translation>
    </message>
    <message>
        <source>Take your whole corruption into your hand.</source>
        <translation>把自己的全部腐化拿到手上。</translation>
    </message>
    <message>
        <source>Score 1 point for each card of your corruption at once, Curses counted. The cards stay.</source>
        <translation>腐化的每張牌立刻得 1 分，詛咒也算。牌留在原處。</translation>
    </message>
    <message>
        <source>Score 1 point for each card of your corruption at once, Curses not counted. The cards stay.</source>
        <translation>腐化的每張牌立刻得 1 分，詛咒不算。牌留在原處。</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>unknown bot {name!r}; there are: {known}</source>
        <translation>沒有名為 {name!r} 的電腦玩家；可用的有：{known}</translation>
    </message>
    <message>
        <source>this tag is on {piece}</source>
        <translation>這個標籤已在 {piece} 上</translation>
    </message>
    <message>
        <source>a box has at most {most} tags</source>
        <translation>一個盒子最多有 {most} 個標籤</translation>
    </message>
    <message>
        <source>there is no {piece} in this game</source>
        <translation>這個遊戲沒有 {piece}</translation>
    </message>
    <message>
        <source>the file is far too long for a box</source>
        <translation>檔案太長，不可能是盒子</translation>
    </message>
    <message>
        <source>the file is not JSON</source>
        <translation>檔案不是 JSON</translation>
    </message>
    <message>
        <source>the file is no box: it does not say {format!r}</source>
        <translation>檔案不是盒子：裡面沒有 {format!r}</translation>
    </message>
    <message>
        <source>the box is of version {found!r}; this program reads version {version}</source>
        <translation>盒子是第 {found!r} 版；本程式讀第 {version} 版</translation>
    </message>
    <message>
        <source>the box says something unknown: {words}</source>
        <translation>盒子裡有不認得的內容：{words}</translation>
    </message>
    <message>
        <source>{found!r} is no key of a box</source>
        <translation>{found!r} 不是盒子的代號</translation>
    </message>
    <message>
        <source>{tag} is in use and retired at once</source>
        <translation>{tag} 同時列為使用中與已停用</translation>
    </message>
    <message>
        <source>{key!r} should be a text of one line</source>
        <translation>{key!r} 應該是一行文字</translation>
    </message>
    <message>
        <source>{key!r} should be a list of at most {most} tags</source>
        <translation>{key!r} 應該是最多 {most} 個標籤的清單</translation>
    </message>
    <message>
        <source>in {key!r} everything should have &quot;tag&quot;, &quot;piece&quot; and &quot;copy&quot;</source>
        <translation>{key!r} 裡每一項都要有 &quot;tag&quot;、&quot;piece&quot; 與 &quot;copy&quot;</translation>
    </message>
    <message>
        <source>&quot;copy&quot; should be a number from 1, not {copy!r}</source>
        <translation>&quot;copy&quot; 應該是從 1 起的數字，不是 {copy!r}</translation>
    </message>
    <message>
        <source>{tag!r} is no tag</source>
        <translation>{tag!r} 不是標籤</translation>
    </message>
    <message>
        <source>{tag} stands there twice</source>
        <translation>{tag} 在那裡出現兩次</translation>
    </message>
    <message>
        <source>{word!r} is unknown here; there are: {known}</source>
        <translation>這裡沒有 {word!r}；可用的有：{known}</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>必須是文字</translation>
    </message>
    <message>
        <source>this is no edition of {game}</source>
        <translation>這不是 {game} 的版本檔</translation>
    </message>
    <message>
        <source>the step ends where its {expected} should stand</source>
        <translation>步驟在應該寫{expected}的地方就結束了</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>另有 {count} 個問題</translation>
    </message>
    <message>
        <source>at most {most} can stand here, not {count}</source>
        <translation>這裡最多寫 {most} 項，不能寫 {count} 項</translation>
    </message>
    <message>
        <source>{word!r} is none of these: {known}</source>
        <translation>{word!r} 不在其中：{known}</translation>
    </message>
    <message>
        <source>{count} on all sheets together; the box has {most}</source>
        <translation>所有玩家合計 {count}，但盒中只有 {most}</translation>
    </message>
    <message>
        <source>this is no score sheet</source>
        <translation>這不是計分表</translation>
    </message>
    <message>
        <source>{count} players; this game is for: {known}</source>
        <translation>{count} 名玩家；這款遊戲適合：{known}</translation>
    </message>
    <message>
        <source>is missing, or built in another way than it should be</source>
        <translation>缺少，或格式不對</translation>
    </message>
    <message>
        <source>this is no record: a record begins with &apos;{beginning}&apos;</source>
        <translation>這不是對局紀錄：紀錄的開頭是「{beginning}」</translation>
    </message>
    <message>
        <source>this was written for sharing: it leaves out what is hidden and cannot be continued</source>
        <translation>這是為分享而寫的檔案：略去了隱藏的內容，無法繼續</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>this is no text: it has the control character {code:#04x}</source>
        <translation>這不是文字：其中有控制字元 {code:#04x}</translation>
    </message>
    <message>
        <source>{word!r} is no version number</source>
        <translation>{word!r} 不是版本號碼</translation>
    </message>
    <message>
        <source>the record ends before the line &apos;steps&apos;</source>
        <translation>紀錄在「steps」這一行之前就結束了</translation>
    </message>
    <message>
        <source>the header has no line &apos;game …&apos;</source>
        <translation>標頭沒有「game …」這一行</translation>
    </message>
    <message>
        <source>seats must be numbered 1 to {count}</source>
        <translation>座位必須編號為 1 到 {count}</translation>
    </message>
    <message>
        <source>the header has no line &apos;seat …&apos;</source>
        <translation>標頭沒有「seat …」這一行</translation>
    </message>
    <message>
        <source>the seed {seed!r} is no whole number of up to 19 digits</source>
        <translation>亂數種子 {seed!r} 不是最多 19 位的整數</translation>
    </message>
    <message>
        <source>a line of an edition&apos;s text begins with &apos;| &apos;</source>
        <translation>版本檔內文的每一行以「| 」開頭</translation>
    </message>
    <message>
        <source>an option needs a name and a value</source>
        <translation>選項需要名稱與值</translation>
    </message>
    <message>
        <source>a seat reads: seat 1 human &quot;Name&quot; (and choices such as mat=2)</source>
        <translation>座位的寫法是：seat 1 human &quot;Name&quot;（之後可加 mat=2 之類的選擇）</translation>
    </message>
    <message>
        <source>seat {seat} stands twice or is out of range</source>
        <translation>座位 {seat} 出現兩次，或超出範圍</translation>
    </message>
    <message>
        <source>a choice of this seat stands twice</source>
        <translation>這個座位的同一項選擇出現兩次</translation>
    </message>
    <message>
        <source>a placing reads: at PLACE: PIECE, PIECE x3</source>
        <translation>擺放的寫法是：at PLACE: PIECE, PIECE x3</translation>
    </message>
    <message>
        <source>a step begins with a seat number or with * for what nobody chose, not with {who!r}</source>
        <translation>步驟以座位號碼開頭，沒有人選擇的以 * 開頭，而不是 {who!r}</translation>
    </message>
    <message>
        <source>the step is empty</source>
        <translation>這個步驟是空的</translation>
    </message>
    <message>
        <source>what stands after &apos; ;&apos; reads: name=value, with no blank in it</source>
        <translation>「 ;」之後的寫法是：name=value，中間沒有空格</translation>
    </message>
    <message>
        <source>the note {note!r} has to name seats from 1 to {count}, each once, or nobody</source>
        <translation>註記 {note!r} 只能寫 1 到 {count} 的座位，每個一次，或寫 nobody</translation>
    </message>
    <message>
        <source>&apos;undo&apos; needs a number of steps from 1 to {most}</source>
        <translation>「undo」之後需要步驟數，從 1 到 {most}</translation>
    </message>
    <message>
        <source>after its number &apos;undo&apos; may only have: consented</source>
        <translation>「undo」的數字之後只能是：consented</translation>
    </message>
    <message>
        <source>after &apos; ;&apos; an &apos;undo&apos; may only have: hands=…</source>
        <translation>「undo」的「 ;」之後只能有：hands=…</translation>
    </message>
    <message>
        <source>notes stand after steps only, not after &apos;{word}&apos;</source>
        <translation>附註只能放在步驟之後，不能放在「{word}」之後</translation>
    </message>
    <message>
        <source>there is no version {version}</source>
        <translation>沒有版本 {version}</translation>
    </message>
    <message>
        <source>unknown word {word!r}; a header has game, edition, mode, option, seat, seed, then &apos;position&apos; or &apos;steps&apos;</source>
        <translation>不認得的詞 {word!r}；標頭可有 game、edition、mode、option、seat、seed，接著是「position」或「steps」</translation>
    </message>
    <message>
        <source>option {name} stands twice</source>
        <translation>選項 {name} 出現兩次</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; stands twice</source>
        <translation>「{word}」出現兩次</translation>
    </message>
    <message>
        <source>{item!r} is no piece with its count, such as coin x3</source>
        <translation>{item!r} 不是配件與數量，例如 coin x3</translation>
    </message>
    <message>
        <source>a digest has 8 to 64 hex digits</source>
        <translation>摘要值有 8 到 64 個十六進位數字</translation>
    </message>
    <message>
        <source>the record has version {version}; this program reads up to {newest}. A newer program wrote it; nothing was changed</source>
        <translation>這份紀錄是版本 {version}；本程式最多讀到版本 {newest}。它由較新的程式寫成；沒有更動任何內容</translation>
    </message>
    <message>
        <source>the line is longer than {most} characters</source>
        <translation>這一行超過 {most} 個字元</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; needs one word</source>
        <translation>「{word}」之後需要一個詞</translation>
    </message>
    <message>
        <source>the position lays more pieces than any box has</source>
        <translation>這個局面擺放的配件比任何盒子裡的都多</translation>
    </message>
    <message>
        <source>a handover reads: controller 2 greedy</source>
        <translation>交接座位的寫法是：controller 2 greedy</translation>
    </message>
    <message>
        <source>mode {mode!r} is unknown; there are: {known}</source>
        <translation>不認得的模式 {mode!r}；可用的有：{known}</translation>
    </message>
    <message>
        <source>{listed}, {low} to {high}</source>
        <translation>{listed}、{low} 到 {high}</translation>
    </message>
    <message>
        <source>option {name}</source>
        <translation>選項 {name}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <source>unknown option {name!r}; there are: {expected}</source>
        <translation>不認得的選項 {name!r}；可用的有：{expected}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>is {value!r}, but may be: {expected}</source>
        <translation>現在是 {value!r}，但可以是：{expected}</translation>
    </message>
    <message>
        <source>{value!r} is only for a game at the table, with the real box</source>
        <translation>{value!r} 只用於桌上的遊戲，需要真正的遊戲盒</translation>
    </message>
    <message>
        <source>unknown game {game!r}; there are: {known}</source>
        <translation>沒有名為 {game!r} 的遊戲；可用的有：{known}</translation>
    </message>
    <message>
        <source>line {number}, {place}</source>
        <translation>第 {number} 行，{place}</translation>
    </message>
    <message>
        <source>{who} acts, but {expected} is to act here ({here})</source>
        <translation>行動的是 {who}，但這裡應由 {expected} 行動（{here}）</translation>
    </message>
    <message>
        <source>the game is over, but the record goes on{rule}</source>
        <translation>遊戲已結束，紀錄卻還繼續{rule}</translation>
    </message>
    <message>
        <source>{step!r} is not legal: {refusal}</source>
        <translation>{step!r} 不合規則：{refusal}</translation>
    </message>
    <message>
        <source>the digest differs: the rules or the file have changed</source>
        <translation>摘要值不同：規則或檔案已有更動</translation>
    </message>
    <message>
        <source>no free name for a journal in {folder}</source>
        <translation>{folder} 中沒有可用的日誌檔名</translation>
    </message>
    <message>
        <source>the disk took only a part of a line</source>
        <translation>磁碟只寫入了一行的一部分</translation>
    </message>
    <message>
        <source>The game is not being saved: {file} cannot be written ({reason}).</source>
        <translation>這一局沒有儲存：無法寫入 {file}（{reason}）。</translation>
    </message>
    <message>
        <source>{file} is far too large for a box.</source>
        <translation>{file} 太大了，不可能是盒子檔。</translation>
    </message>
    <message>
        <source>{file} is no sound box: {problem}</source>
        <translation>{file} 不是完好的盒子檔：{problem}</translation>
    </message>
    <message>
        <source>{file} is no text, so it is no box.</source>
        <translation>{file} 不是文字檔，所以不是盒子檔。</translation>
    </message>
    <message>
        <source>The box {name} is not sound: {problem}.</source>
        <translation>盒子「{name}」不完好：{problem}。</translation>
    </message>
    <message>
        <source>The box {name} has the pieces of {edition}, which is not on this computer.</source>
        <translation>盒子「{name}」用的是版本 {edition} 的物件，但這台電腦上沒有這個版本。</translation>
    </message>
    <message>
        <source>{file} cannot be read as a picture: {reason}</source>
        <translation>無法把 {file} 當成圖片讀取：{reason}</translation>
    </message>
    <message>
        <source>Codes need the package zxing-cpp, which cannot be loaded here: {reason}</source>
        <translation>條碼需要套件 zxing-cpp，但在這裡無法載入：{reason}</translation>
    </message>
    <message>
        <source>{file} is no edition of a game.</source>
        <translation>{file} 不是遊戲的版本檔。</translation>
    </message>
    <message>
        <source>{file} is no sound edition.</source>
        <translation>{file} 不是完好的版本檔。</translation>
    </message>
    <message>
        <source>{file} is far too large for an edition.</source>
        <translation>{file} 太大了，不可能是版本檔。</translation>
    </message>
    <message>
        <source>{file} is no text, so it is no edition.</source>
        <translation>{file} 不是文字檔，所以不是版本檔。</translation>
    </message>
    <message>
        <source>This box does not fit together yet.</source>
        <translation>這個盒子還有不相符的地方。</translation>
    </message>
    <message>
        <source>{name} is the name of the built-in box.</source>
        <translation>{name} 是內建版本的名稱。</translation>
    </message>
    <message>
        <source>There is a box {name} already.</source>
        <translation>已經有名為 {name} 的盒子。</translation>
    </message>
    <message>
        <source>{file} cannot be deleted: {reason}.</source>
        <translation>無法刪除 {file}：{reason}。</translation>
    </message>
    <message>
        <source>{file} cannot be moved: {reason}.</source>
        <translation>無法移動 {file}：{reason}。</translation>
    </message>
    <message>
        <source>There is no such sheet of labels.</source>
        <translation>沒有這種標籤紙。</translation>
    </message>
    <message>
        <source>Labels and paper need a size, and no paper is longer than 1.2 m.</source>
        <translation>標籤和紙張都要有尺寸，紙張不能長於 1.2 公尺。</translation>
    </message>
    <message>
        <source>The labels would lie on each other.</source>
        <translation>標籤會互相重疊。</translation>
    </message>
    <message>
        <source>The labels do not fit on the paper.</source>
        <translation>標籤超出紙張。</translation>
    </message>
    <message>
        <source>A box needs a name of one line, of up to {most} letters.</source>
        <translation>盒子需要一個名稱，一行，最多 {most} 個字。</translation>
    </message>
    <message>
        <source>A sheet has labels 1 to {count}.</source>
        <translation>一張標籤紙的標籤編號是 1 到 {count}。</translation>
    </message>
    <message>
        <source>An offset is at most {most} mm.</source>
        <translation>偏移最多 {most} 公釐。</translation>
    </message>
    <message>
        <source>This code does not fit on these labels: it is {least} mm wide, the label {room} mm.</source>
        <translation>這種條碼放不進這些標籤：條碼寬 {least} 公釐，標籤 {room} 公釐。</translation>
    </message>
    <message>
        <source>The box {name} has used up its {count} codes.</source>
        <translation>盒子 {name} 的 {count} 個條碼已經用完。</translation>
    </message>
    <message>
        <source>The box has no piece {piece!r}.</source>
        <translation>盒子裡沒有配件 {piece!r}。</translation>
    </message>
    <message>
        <source>No piece is chosen.</source>
        <translation>沒有選擇任何配件。</translation>
    </message>
    <message>
        <source>The dots of the codes are only {size} mm wide; many phones and scanners need {least} mm. Take larger labels, or Data Matrix.</source>
        <translation>條碼的點只有 {size} 公釐寬，許多手機和掃描器需要 {least} 公釐。請用較大的標籤，或用 Data Matrix。</translation>
    </message>
    <message>
        <source>At {dpi} dpi the printer has only {count} points for each dot of a code; 600 dpi is better.</source>
        <translation>在 {dpi} dpi 下，條碼的每個點只有 {count} 個印點；600 dpi 較好。</translation>
    </message>
    <message>
        <source>The codes come so near to the edges that the printer must be exact.</source>
        <translation>條碼非常靠近邊緣，印表機必須很準確。</translation>
    </message>
    <message>
        <source>{file} is far too large for a score sheet.</source>
        <translation>{file} 太大，不可能是計分表。</translation>
    </message>
    <message>
        <source>{file} is no text, so it is no score sheet.</source>
        <translation>{file} 不是文字檔，所以不是計分表。</translation>
    </message>
    <message>
        <source>{file} is no sound score sheet: {problem}</source>
        <translation>{file} 不是完好的計分表：{problem}</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>沒有權限</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允許這項操作</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>沒有這個檔案或資料夾</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是資料夾</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是資料夾</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>檔名太長</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁碟沒有空間</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>檔案系統唯讀</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>輸入輸出錯誤</translation>
    </message>
    <message>
        <source>{file} is no sound record. The file was left as it is.</source>
        <translation>{file} 不是完好的對局紀錄。檔案保持原樣。</translation>
    </message>
    <message>
        <source>{file} grew beyond {most} MiB while it was read.</source>
        <translation>{file} 在讀取時增大到超過 {most} MiB。</translation>
    </message>
    <message>
        <source>nobody plays as {name!r}; a seat may be: {known}</source>
        <translation>沒有人以 {name!r} 的身分遊玩；座位可以是：{known}</translation>
    </message>
    <message>
        <source>{file} is no ordinary file, so it is not read.</source>
        <translation>{file} 不是一般檔案，因此不讀取。</translation>
    </message>
    <message>
        <source>{file} has {size:,} MiB; a record has at most {most} MiB. It was not read, and left as it is.</source>
        <translation>{file} 有 {size:,} MiB；紀錄最多 {most} MiB。沒有讀取，檔案保持原樣。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>無法讀取 {file}：{reason}。</translation>
    </message>
    <message>
        <source>byte {byte:#04x} is not UTF-8 text</source>
        <translation>位元組 {byte:#04x} 不是 UTF-8 文字</translation>
    </message>
    <message>
        <source>{file} is no text, so it is no record. The file was left as it is.</source>
        <translation>{file} 不是文字，所以不是對局紀錄。檔案保持原樣。</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}. What was there before was kept.</source>
        <translation>無法寫入 {file}：{reason}。原有的內容已保留。</translation>
    </message>
    <message>
        <source>{file} is a folder; a record is a file.</source>
        <translation>{file} 是資料夾；對局紀錄是檔案。</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>沒有檔案 {file}。</translation>
    </message>
    <message>
        <source>No camera is found. Is it plugged in, and may this program use it?</source>
        <translation>找不到攝影機。它接上了嗎？本程式可以使用它嗎？</translation>
    </message>
    <message>
        <source>Qt&apos;s multimedia is here, but a library of the system that it needs is not: {error}. On Debian and Ubuntu: sudo apt install libpulse0</source>
        <translation>已有 Qt 的多媒體模組，但缺少它需要的系統程式庫：{error}。在 Debian 與 Ubuntu 上：sudo apt install libpulse0</translation>
    </message>
    <message>
        <source>The camera needs Qt&apos;s multimedia, an extra of the version of the rest of Qt: pip install &apos;PySide6-Addons=={version}&apos;</source>
        <translation>攝影機需要 Qt 的多媒體模組，這是額外套件，版本須與其他 Qt 相同：pip install &apos;PySide6-Addons=={version}&apos;</translation>
    </message>
    <message>
        <source>Nothing can be printed from here; print the PDF instead.</source>
        <translation>這裡無法列印；請改為列印 PDF。</translation>
    </message>
    <message>
        <source>The sheet could not be printed. Is the printer, or the file, there?</source>
        <translation>計分表無法列印。印表機或檔案位置是否可用？</translation>
    </message>
    <message>
        <source>{file} is a box of another game: {game}</source>
        <translation>{file} 是另一個遊戲的盒子：{game}</translation>
    </message>
    <message>
        <source>This box is here already, as {name}. Delete that one first.</source>
        <translation>這個盒子已在這裡，名為 {name}。請先刪除它。</translation>
    </message>
    <message>
        <source>{place}: {text}</source>
        <translation>{place}：{text}</translation>
    </message>
    <message>
        <source>{reason} ({rule})</source>
        <translation>{reason}（{rule}）</translation>
    </message>
    <message>
        <source>This program has no table for {game} yet; the commands simulate and verify work.</source>
        <translation>本程式還沒有 {game} 的桌面；指令 simulate 與 verify 可以使用。</translation>
    </message>
    <message>
        <source>its value is built in another way than it should be ({detail})</source>
        <translation>它的值不是應有的構造（{detail}）</translation>
    </message>
    <message>
        <source>{key!r} is missing or unknown</source>
        <translation>缺少 {key!r}，或不認得它</translation>
    </message>
    <message>
        <source>is {found!r}; this program reads format {known}</source>
        <translation>現在是 {found!r}；本程式讀取的格式是 {known}</translation>
    </message>
    <message>
        <source>needs {need} recesses, has {has}</source>
        <translation>需要 {need} 個船槽，只有 {has} 個</translation>
    </message>
    <message>
        <source>a start space lies beyond the last space</source>
        <translation>有起始格在最後一格之外</translation>
    </message>
    <message>
        <source>a recess is reached beyond the last space</source>
        <translation>有船槽要到最後一格之外才到得了</translation>
    </message>
    <message>
        <source>recesses must be reached from left to right</source>
        <translation>船槽必須由左至右到達</translation>
    </message>
    <message>
        <source>there may be at most {most} kinds</source>
        <translation>最多可以有 {most} 種</translation>
    </message>
    <message>
        <source>there may be at most {most}</source>
        <translation>最多可以有 {most} 個</translation>
    </message>
    <message>
        <source>{count} types of crop tiles; there may be {most}</source>
        <translation>有 {count} 種作物板塊；最多可以有 {most} 種</translation>
    </message>
    <message>
        <source>needs three hexes, one of them [0, 0]</source>
        <translation>需要三個六角格，其中一個是 [0, 0]</translation>
    </message>
    <message>
        <source>fewer cards than the rounds reveal</source>
        <translation>卡片比各輪要翻開的少</translation>
    </message>
    <message>
        <source>{seats} seats need {seats} mats</source>
        <translation>{seats} 個座位需要 {seats} 張玩家板</translation>
    </message>
    <message>
        <source>fewer cards or slots than the seats take</source>
        <translation>卡片或機會格比各座位要拿的少</translation>
    </message>
    <message>
        <source>{name} stands there twice</source>
        <translation>{name} 在那裡出現兩次</translation>
    </message>
    <message>
        <source>not JSON from line {line}, column {column} on</source>
        <translation>從第 {line} 行第 {column} 欄起不是 JSON</translation>
    </message>
    <message>
        <source>cannot be read: a number is too long, or it is nested too deeply</source>
        <translation>無法讀取：有數字太長，或層級太深</translation>
    </message>
    <message>
        <source>{value!r} is no whole number from 0</source>
        <translation>{value!r} 不是 0 以上的整數</translation>
    </message>
    <message>
        <source>must be at least 1</source>
        <translation>至少要是 1</translation>
    </message>
    <message>
        <source>{value!r} is no name of letters, digits and dashes, or one that is taken</source>
        <translation>{value!r} 不是由字母、數字與連字號組成的名稱，或是已有其他用途的名稱</translation>
    </message>
    <message>
        <source>there may be 1 to {most}, not {count}</source>
        <translation>可以有 1 到 {most} 個，不能有 {count} 個</translation>
    </message>
    <message>
        <source>ids must be single letters</source>
        <translation>代號必須是單一字母</translation>
    </message>
    <message>
        <source>each needs its own letter and its own name</source>
        <translation>每一個都需要自己的字母與自己的名稱</translation>
    </message>
    <message>
        <source>its hexes are pairs of whole numbers</source>
        <translation>它的六角格是成對的整數</translation>
    </message>
    <message>
        <source>of a size there may be at most {most} spaces</source>
        <translation>每種大小最多可以有 {most} 格</translation>
    </message>
    <message>
        <source>boat {boat}: asset must be barn, surveyor or choice</source>
        <translation>船 {boat}：asset 必須是 barn、surveyor 或 choice</translation>
    </message>
    <message>
        <source>boat {boat}: capacity must be at least 1</source>
        <translation>船 {boat}：容量至少要是 1</translation>
    </message>
    <message>
        <source>{kind!r} is no kind of card; there are: {known}</source>
        <translation>{kind!r} 不是卡片的種類；可用的有：{known}</translation>
    </message>
    <message>
        <source>card {card}: it counts a crop, but names none</source>
        <translation>卡 {card}：它計算作物，卻沒有指明哪一種</translation>
    </message>
    <message>
        <source>starts are for 2, 3 and 4 seats</source>
        <translation>起始格是給 2、3、4 個座位的</translation>
    </message>
    <message>
        <source>mat {mat} has {count} fields; it may have 1 to {most}</source>
        <translation>玩家板 {mat} 有 {count} 格田地；可以有 1 到 {most} 格</translation>
    </message>
    <message>
        <source>mat {mat} has more than 26 rows, or more than {most} fields in one</source>
        <translation>玩家板 {mat} 超過 26 列，或有一列超過 {most} 格</translation>
    </message>
    <message>
        <source>mat {mat} has unknown letters: {letters}</source>
        <translation>玩家板 {mat} 有不認得的字母：{letters}</translation>
    </message>
    <message>
        <source>{name}: the box holds {held}, but the parts sum to {count}</source>
        <translation>{name}：盒中有 {held}，但各部分合計 {count}</translation>
    </message>
    <message>
        <source>{name}: {seats} seats need {need}, the box holds {held}</source>
        <translation>{name}：{seats} 個座位需要 {need}，盒中有 {held}</translation>
    </message>
    <message>
        <source>needs one number for each of {rounds} rounds</source>
        <translation>{rounds} 輪的每一輪各需要一個數字</translation>
    </message>
    <message>
        <source>its three hexes must be different and hang together</source>
        <translation>它的三個六角格必須不同，而且相連</translation>
    </message>
    <message>
        <source>this section is missing, or has no value</source>
        <translation>缺少這一節，或這一節沒有值</translation>
    </message>
    <message>
        <source>unknown section</source>
        <translation>不認得的一節</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>無法讀取：{reason}</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>缺少 {key}</translation>
    </message>
    <message>
        <source>trust must be one of {known}</source>
        <translation>trust 必須是以下之一：{known}</translation>
    </message>
    <message>
        <source>tile {tile!r} must have {size} letters</source>
        <translation>板塊 {tile!r} 必須有 {size} 個字母</translation>
    </message>
    <message>
        <source>tile {tile!r} shows more than two crops</source>
        <translation>板塊 {tile!r} 顯示超過兩種作物</translation>
    </message>
    <message>
        <source>mat {mat}: own is true or false</source>
        <translation>玩家板 {mat}：own 只能是 true 或 false</translation>
    </message>
    <message>
        <source>something is pending here; go on to the next turn</source>
        <translation>這裡還有未完成的事；請進行到下一個回合</translation>
    </message>
    <message>
        <source>opportunity card</source>
        <translation>機會卡</translation>
    </message>
    <message>
        <source>{tile!r} is no crop tile of this box</source>
        <translation>{tile!r} 不是這個盒子裡的作物板塊</translation>
    </message>
    <message>
        <source>{word!r} is no {expected}; there are: {known}</source>
        <translation>{word!r} 不是{expected}；可用的有：{known}</translation>
    </message>
    <message>
        <source>{word!r} is no {expected}</source>
        <translation>{word!r} 不是{expected}</translation>
    </message>
    <message>
        <source>{word!r} names a field, but nobody is on turn</source>
        <translation>{word!r} 指一格田地，但現在沒有輪到任何人</translation>
    </message>
    <message>
        <source>{word!r} is no field of this mat ({first} to {last})</source>
        <translation>{word!r} 不是這張玩家板的田地（{first} 到 {last}）</translation>
    </message>
    <message>
        <source>unexpected {words!r} at the end of the step</source>
        <translation>步驟結尾多了 {words!r}</translation>
    </message>
    <message>
        <source>field</source>
        <translation>田地</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>船</translation>
    </message>
    <message>
        <source>crop</source>
        <translation>作物</translation>
    </message>
    <message>
        <source>{word!r} is no step; steps begin with mat, start, fill, slot, reveal, draw, draft, place, plant, boat, barn, well, surveyor, send, card, bonus, survey or pass</source>
        <translation>{word!r} 不是步驟；步驟的開頭是 mat、start、fill、slot、reveal、draw、draft、place、plant、boat、barn、well、surveyor、send、card、bonus、survey 或 pass</translation>
    </message>
    <message>
        <source>display space</source>
        <translation>展示格</translation>
    </message>
    <message>
        <source>mat</source>
        <translation>玩家板</translation>
    </message>
    <message>
        <source>seat number</source>
        <translation>座位號碼</translation>
    </message>
    <message>
        <source>crop tile</source>
        <translation>作物板塊</translation>
    </message>
    <message>
        <source>cultivation card</source>
        <translation>耕作卡</translation>
    </message>
    <message>
        <source>number of workers</source>
        <translation>工人數</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>a blind card costs a coin: write &apos;card blind coin&apos;</source>
        <translation>盲抽一張卡要付一枚金幣：請寫「card blind coin」</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>加成</translation>
    </message>
    <message>
        <source>layers under the deck go from 1 on without a gap</source>
        <translation>牌庫下方的各層須從 1 起連續編號</translation>
    </message>
    <message>
        <source>there is no such place</source>
        <translation>沒有這個位置</translation>
    </message>
    <message>
        <source>there are only {count} such places</source>
        <translation>這種位置只有 {count} 個</translation>
    </message>
    <message>
        <source>{piece} does not belong there</source>
        <translation>{piece} 不能放在那裡</translation>
    </message>
    <message>
        <source>only one piece may lie there</source>
        <translation>那裡只能放一個配件</translation>
    </message>
    <message>
        <source>the seat needs a mat</source>
        <translation>這個座位需要玩家板</translation>
    </message>
    <message>
        <source>{piece} is no mat</source>
        <translation>{piece} 不是玩家板</translation>
    </message>
    <message>
        <source>a seat has one harbor master</source>
        <translation>一個座位只有一名港務長</translation>
    </message>
    <message>
        <source>only one tile may lie there</source>
        <translation>那裡只能放一片板塊</translation>
    </message>
    <message>
        <source>the tile does not fit on these fields</source>
        <translation>這片板塊放不進這些田地</translation>
    </message>
    <message>
        <source>two crop tiles overlap</source>
        <translation>兩片作物板塊重疊</translation>
    </message>
    <message>
        <source>only workers belong there</source>
        <translation>那裡只能放工人</translation>
    </message>
    <message>
        <source>the harbor track has spaces 0 to {last}</source>
        <translation>港口軌道的格子是 0 到 {last}</translation>
    </message>
    <message>
        <source>there is no such card</source>
        <translation>沒有這張卡</translation>
    </message>
    <message>
        <source>a barn stands on a field of its own</source>
        <translation>穀倉要獨佔一格田地</translation>
    </message>
    <message>
        <source>a well needs a crop space</source>
        <translation>井需要作物格</translation>
    </message>
    <message>
        <source>a surveyor needs a barn or a well</source>
        <translation>測量員需要穀倉或井</translation>
    </message>
    <message>
        <source>{piece} has another size than this space</source>
        <translation>{piece} 的大小與這一格不同</translation>
    </message>
    <message>
        <source>{piece} lies on one field, not on several</source>
        <translation>{piece} 放在一格田地上，不能放在數格上</translation>
    </message>
    <message>
        <source>only the harbor master belongs there</source>
        <translation>那裡只能放港務長</translation>
    </message>
    <message>
        <source>there is no such recess</source>
        <translation>沒有這個船槽</translation>
    </message>
    <message>
        <source>only a surveyor belongs there</source>
        <translation>那裡只能放測量員</translation>
    </message>
    <message>
        <source>two wells on {crop}; there is one a crop</source>
        <translation>{crop} 上有兩口井；每種作物只有一口</translation>
    </message>
    <message>
        <source>a surveyor stands on a card that the seat does not have</source>
        <translation>有測量員在這個座位沒有的卡上</translation>
    </message>
    <message>
        <source>boats fill the recesses from the left</source>
        <translation>船從左邊開始放進船槽</translation>
    </message>
    <message>
        <source>there is no seat {seat}</source>
        <translation>沒有座位 {seat}</translation>
    </message>
    <message>
        <source>{field} is no field of this mat</source>
        <translation>{field} 不是這張玩家板的田地</translation>
    </message>
    <message>
        <source>only one {piece} may be there</source>
        <translation>那裡只能有一個 {piece}</translation>
    </message>
    <message>
        <source>a harbor master never stands before its start</source>
        <translation>港務長不會在自己的起始格之前</translation>
    </message>
    <message>
        <source>only one {piece} lies on its picture</source>
        <translation>圖案上只放一艘 {piece}</translation>
    </message>
    <message>
        <source>{points} points are noted below, which is more than the track shows</source>
        <translation>下方記了 {points} 分，比計分軌道上的還多</translation>
    </message>
    <message>
        <source>of these, {points} are noted below</source>
        <translation>其中 {points} 分記在下方</translation>
    </message>
    <message>
        <source>equally far in the harbor: whose phase tile is the lowest?</source>
        <translation>港口進度相同：誰的階段板塊編號最小？</translation>
    </message>
    <message>
        <source>equally many agents: whose phase tile is the lowest?</source>
        <translation>特工數相同：誰的階段板塊編號最小？</translation>
    </message>
    <message>
        <source>ahead by phase tile {number}</source>
        <translation>憑階段板塊 {number} 領先</translation>
    </message>
    <message>
        <source>the box has only {most} boats {boat}</source>
        <translation>盒中只有 {most} 艘 {boat}</translation>
    </message>
    <message>
        <source>one well a crop: at most {most}</source>
        <translation>每種作物一口井：最多 {most} 口</translation>
    </message>
    <message>
        <source>only one can have this card</source>
        <translation>這張卡只能屬於一人</translation>
    </message>
    <message>
        <source>phase tile {number} stands there twice</source>
        <translation>階段板塊 {number} 寫了兩次</translation>
    </message>
    <message>
        <source>surveyors and agents stay, so these numbers never go down</source>
        <translation>測量員與特工會留下，所以這些數字不會變小</translation>
    </message>
    <message>
        <source>{count} objects are scored; there are turns for {most}</source>
        <translation>計了 {count} 個目標的分，但整局只有 {most} 次機會</translation>
    </message>
    <message>
        <source>after the last round {count} are counted elsewhere on this sheet</source>
        <translation>最後一輪之後，這張表的其他欄已計有 {count} 個</translation>
    </message>
    <message>
        <source>{placed} are placed, but there are {total}</source>
        <translation>擺放了 {placed} 個，但總共有 {total} 個</translation>
    </message>
    <message>
        <source>needs {seats} numbers, one a seat</source>
        <translation>需要 {seats} 個數字，每個座位一個</translation>
    </message>
    <message>
        <source>names a seat twice</source>
        <translation>同一個座位寫了兩次</translation>
    </message>
    <message>
        <source>{found} workers, but in round {round} there are {expected} here</source>
        <translation>有 {found} 名工人，但第 {round} 輪這裡有 {expected} 名</translation>
    </message>
    <message>
        <source>every phase tile needs an owner in this phase</source>
        <translation>在這個階段，每片階段板塊都需要主人</translation>
    </message>
    <message>
        <source>no phase tile is owned before the draft</source>
        <translation>挑選之前，階段板塊都沒有主人</translation>
    </message>
    <message>
        <source>all tiles are owned, so the draft is over</source>
        <translation>板塊都有主人，所以挑選已經結束</translation>
    </message>
    <message>
        <source>may only be: due</source>
        <translation>只能是：due</translation>
    </message>
    <message>
        <source>is due only before the first card</source>
        <translation>只在第一張卡之前才會有</translation>
    </message>
    <message>
        <source>{placed} are placed, but {total} are in play</source>
        <translation>擺放了 {placed} 個，但使用的有 {total} 個</translation>
    </message>
    <message>
        <source>{word!r} is no number from {low} to {high}</source>
        <translation>{word!r} 不是 {low} 到 {high} 的數字</translation>
    </message>
    <message>
        <source>needs one number</source>
        <translation>需要一個數字</translation>
    </message>
    <message>
        <source>unknown word; a position says: {known}</source>
        <translation>不認得的詞；局面可寫：{known}</translation>
    </message>
    <message>
        <source>means nothing in phase {phase}</source>
        <translation>在階段 {phase} 沒有意義</translation>
    </message>
    <message>
        <source>after planting no worker stands on a bare field</source>
        <translation>種植之後，未種植的田地上沒有工人</translation>
    </message>
    <message>
        <source>seat {seat} owns {owned} of {all} phase tiles, but picking in turn gives {due}</source>
        <translation>座位 {seat} 擁有 {all} 片階段板塊中的 {owned} 片，但輪流挑選會得到 {due} 片</translation>
    </message>
    <message>
        <source>no field is empty, so the worker went to the supply</source>
        <translation>沒有空田地，所以工人已經進入供應區</translation>
    </message>
    <message>
        <source>seat {seat} has taken {taken}, but only {boats} lie in recesses</source>
        <translation>座位 {seat} 拿了 {taken} 艘，但船槽中只有 {boats} 艘</translation>
    </message>
    <message>
        <source>unknown piece {piece!r}</source>
        <translation>不認得的配件 {piece!r}</translation>
    </message>
    <message>
        <source>unknown edition {edition!r}; there are: {known}</source>
        <translation>沒有名為 {edition!r} 的版本；可用的有：{known}</translation>
    </message>
    <message>
        <source>this game has 2, 3 or 4, not {seats}</source>
        <translation>這個遊戲有 2、3 或 4 個，不能有 {seats} 個</translation>
    </message>
    <message>
        <source>seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>遊戲已結束</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>unknown choice {name!r}; there is: mat</source>
        <translation>不認得的選擇 {name!r}；可用的有：mat</translation>
    </message>
    <message>
        <source>unknown mat {mat!r}; there are: {known}</source>
        <translation>沒有玩家板 {mat!r}；可用的有：{known}</translation>
    </message>
    <message>
        <source>mat {mat} is taken by another seat</source>
        <translation>玩家板 {mat} 已由另一個座位使用</translation>
    </message>
    <message>
        <source>{value!r} is no whole number from 0 to {most}</source>
        <translation>{value!r} 不是 0 到 {most} 的整數</translation>
    </message>
    <message>
        <source>needs exactly: {names}</source>
        <translation>必須正好有：{names}</translation>
    </message>
    <message>
        <source>{name!r} is no good; there are: {known}</source>
        <translation>{name!r} 不是商品；可用的有：{known}</translation>
    </message>
    <message>
        <source>must be {names}, in this order</source>
        <translation>必須依序為 {names}</translation>
    </message>
    <message>
        <source>{name}: {plain} plain cards are left of its total</source>
        <translation>{name}：總數之中剩下 {plain} 張沒有聖甲蟲的牌</translation>
    </message>
    <message>
        <source>there may be 1 to {most} characters</source>
        <translation>人物可以有 1 到 {most} 種</translation>
    </message>
    <message>
        <source>{name!r} is no name of small letters and dashes, or one that is taken</source>
        <translation>{name!r} 不是由小寫字母與連字號組成的名稱，或已被使用</translation>
    </message>
    <message>
        <source>{role!r} is no role; there are: {known}</source>
        <translation>{role!r} 不是人物的能力；可用的有：{known}</translation>
    </message>
    <message>
        <source>needs 1 to {most} groups of glyphs</source>
        <translation>需要 1 到 {most} 組符號</translation>
    </message>
    <message>
        <source>group {group!r} must have each of {glyphs} once</source>
        <translation>組 {group!r} 必須有 {glyphs} 各一次</translation>
    </message>
    <message>
        <source>each type of card needs a name of its own</source>
        <translation>每種牌都要有自己的名稱</translation>
    </message>
    <message>
        <source>there may be 1 to 9 docks</source>
        <translation>碼頭可以有 1 到 9 個</translation>
    </message>
    <message>
        <source>reach: at least 1 and at most every dock</source>
        <translation>reach：至少 1，最多為全部的碼頭</translation>
    </message>
    <message>
        <source>hand: {dealt} start cards are dealt, there are {held}</source>
        <translation>hand：要發 {dealt} 張起始牌，但只有 {held} 張</translation>
    </message>
    <message>
        <source>tokens: {out} are laid out, there are {held}</source>
        <translation>tokens：要放 {out} 枚，但只有 {held} 枚</translation>
    </message>
    <message>
        <source>the deck must at least fill the docks once</source>
        <translation>牌庫至少要能補滿碼頭一次</translation>
    </message>
    <message>
        <source>must reach beyond space 61, for the printed example</source>
        <translation>必須超過第 61 格，印刷的例子才能成立</translation>
    </message>
    <message>
        <source>from 61 two steps back must end on 52, not on {end}</source>
        <translation>從 61 格後退兩步必須到 52 格，而不是 {end} 格</translation>
    </message>
    <message>
        <source>seat {seat} is a bot&apos;s, whose cards are all told</source>
        <translation>座位 {seat} 是電腦的，其牌全部告知</translation>
    </message>
    <message>
        <source>card</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>back</source>
        <translation>牌背</translation>
    </message>
    <message>
        <source>good</source>
        <translation>商品</translation>
    </message>
    <message>
        <source>dock number</source>
        <translation>碼頭編號</translation>
    </message>
    <message>
        <source>event token</source>
        <translation>事件標記</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>{word!r} is no step; steps begin with start, chooser, deal, fill, back, draw, bind, stolen, token, show, none, count, take, play, lay, pick, name, steal, look, claim, discard, add, fetch, guild, curse, prosper, done or choose</source>
        <translation>{word!r} 不是步驟；步驟以 start、chooser、deal、fill、back、draw、bind、stolen、token、show、none、count、take、play、lay、pick、name、steal、look、claim、discard、add、fetch、guild、curse、prosper、done 或 choose 開頭</translation>
    </message>
    <message>
        <source>set</source>
        <translation>一組牌</translation>
    </message>
    <message>
        <source>the game was over before this round: a total was above {most}</source>
        <translation>遊戲在這一輪之前就結束了：有人總分超過 {most}</translation>
    </message>
    <message>
        <source>a set has at least {least} cards</source>
        <translation>一組至少有 {least} 張牌</translation>
    </message>
    <message>
        <source>no {count} cards of this good have {scarabs} scarabs</source>
        <translation>這種貨物的 {count} 張牌不可能有 {scarabs} 個聖甲蟲</translation>
    </message>
    <message>
        <source>no marker goes below 0</source>
        <translation>標記不會低於 0</translation>
    </message>
    <message>
        <source>count the corruption of every seat; then the penalty is offered</source>
        <translation>請數完每位玩家的腐化，程式就會提出懲罰</translation>
    </message>
    <message>
        <source>equally corrupt: how many scarabs are on the cards of this pile?</source>
        <translation>腐化相同：這疊牌上有幾個聖甲蟲？</translation>
    </message>
    <message>
        <source>most corrupt, {steps} steps back: {path}</source>
        <translation>最腐化，後退 {steps} 步：{path}</translation>
    </message>
    <message>
        <source>only the most corrupt pay</source>
        <translation>只有最腐化的人受罰</translation>
    </message>
    <message>
        <source>the box has fewer tokens {token}</source>
        <translation>盒中的標記 {token} 沒有這麼多</translation>
    </message>
    <message>
        <source>{piece}: the box has only {held}</source>
        <translation>{piece}：盒中只有 {held} 張</translation>
    </message>
    <message>
        <source>{piece} cannot lie in a set of {good}</source>
        <translation>{piece} 不能放在 {good} 的一組裡</translation>
    </message>
    <message>
        <source>there is no such dock; they are {first} to {last}</source>
        <translation>沒有這個碼頭；碼頭是 {first} 到 {last}</translation>
    </message>
    <message>
        <source>only goods and amulets lie face up here; say &apos;face-down&apos; for characters</source>
        <translation>這裡只有商品與護身符正面朝上；人物請寫 &apos;face-down&apos;</translation>
    </message>
    <message>
        <source>one card lies on a dock</source>
        <translation>一個碼頭上放一張牌</translation>
    </message>
    <message>
        <source>a set has at least 3 cards</source>
        <translation>一組牌至少有 3 張</translation>
    </message>
    <message>
        <source>Prosperity lies on a set of wheat, fish or cattle</source>
        <translation>繁榮放在小麥、魚或牛的一組上</translation>
    </message>
    <message>
        <source>{found} cards are placed nowhere, but there must be {deck} in the deck, {face_down} face down on docks and {out} out of the round</source>
        <translation>有 {found} 張牌沒有位置，但牌庫應有 {deck} 張，碼頭上面朝下應有 {face_down} 張，不用於這一輪的應有 {out} 張</translation>
    </message>
    <message>
        <source>{found} start cards are placed nowhere, but {out} are out of the round</source>
        <translation>有 {found} 張起始牌沒有位置，但不用於這一輪的有 {out} 張</translation>
    </message>
    <message>
        <source>{piece}: {count} are said to be unseen, but {left} are left</source>
        <translation>{piece}：寫著有 {count} 個沒有人看過，但只剩 {left} 個</translation>
    </message>
    <message>
        <source>more characters lie face down than are unseen</source>
        <translation>面朝下的人物比沒有人看過的還多</translation>
    </message>
    <message>
        <source>no good is left in the deck</source>
        <translation>牌庫中已沒有商品</translation>
    </message>
    <message>
        <source>more characters are unseen than the deck has cards</source>
        <translation>沒有人看過的人物比牌庫的牌還多</translation>
    </message>
    <message>
        <source>somebody has looked, but {count} of those left do not lie there</source>
        <translation>已經有人看過標記，但剩下的之中有 {count} 枚沒有放在那裡</translation>
    </message>
    <message>
        <source>nobody has looked, so no token is known</source>
        <translation>還沒有人看過，所以不會知道任何標記</translation>
    </message>
    <message>
        <source>tokens were picked, so some seat has looked at them</source>
        <translation>已經選走標記，所以一定有座位看過</translation>
    </message>
    <message>
        <source>{picked} were picked and {left} are left; a round has {out}</source>
        <translation>選走 {picked} 枚，剩下 {left} 枚；但一輪有 {out} 枚</translation>
    </message>
    <message>
        <source>names one twice</source>
        <translation>同一個寫了兩次</translation>
    </message>
    <message>
        <source>fewer cards with that back are unseen than lie there</source>
        <translation>沒人看過的這種牌背的牌，比放在那裡的還少</translation>
    </message>
    <message>
        <source>{left} are left, but {found} lie there</source>
        <translation>剩下 {left} 枚，但那裡放著 {found} 枚</translation>
    </message>
    <message>
        <source>a card lies face up on dock {dock}</source>
        <translation>碼頭 {dock} 上的牌正面朝上</translation>
    </message>
    <message>
        <source>means nothing in phase laying</source>
        <translation>在階段 laying 沒有意義</translation>
    </message>
    <message>
        <source>no card lies on the docks, so it is to be refilled or the round is over</source>
        <translation>碼頭上沒有牌，所以應該補滿，或這一輪已結束</translation>
    </message>
    <message>
        <source>in phase {phase} no card lies on the docks</source>
        <translation>在階段 {phase} 碼頭上沒有牌</translation>
    </message>
    <message>
        <source>is empty, so nothing can be refilled</source>
        <translation>是空的，所以無法補滿</translation>
    </message>
    <message>
        <source>no back shows here</source>
        <translation>這裡看不到牌背</translation>
    </message>
    <message>
        <source>unknown choice {name!r}; there is none</source>
        <translation>不認得的選擇 {name!r}；這裡沒有可選的</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>List of moves</source>
        <translation>行動列表</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Reset turn</source>
        <translation>重來回合</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Key {key}</source>
        <translation>{key} 鍵</translation>
    </message>
</context>
<context>
    <name>PromptStrip</name>
    <message>
        <source>It is done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>The program is right</source>
        <translation>程式正確</translation>
    </message>
    <message>
        <source>The table is right</source>
        <translation>桌面正確</translation>
    </message>
    <message>
        <source>Go back to there</source>
        <translation>回到那時</translation>
    </message>
    <message>
        <source>Not this</source>
        <translation>不是這個</translation>
    </message>
    <message>
        <source>Put it on a piece…</source>
        <translation>貼到配件上…</translation>
    </message>
    <message>
        <source>Say it here…</source>
        <translation>在這裡說……</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Ctrl+Backspace takes back what entered last</source>
        <translation>Ctrl+Backspace 收回最後記下的步驟</translation>
    </message>
    <message>
        <source>or type it</source>
        <translation>或輸入文字</translation>
    </message>
    <message>
        <source>A move in the words of the record</source>
        <translation>用紀錄的寫法輸入一步</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>The mats are dealt</source>
        <translation>分發玩家板</translation>
    </message>
    <message>
        <source>The start player is drawn</source>
        <translation>抽選起始玩家</translation>
    </message>
    <message>
        <source>The crop supply is filled</source>
        <translation>補滿作物展示區</translation>
    </message>
    <message>
        <source>An opportunity card is turned up</source>
        <translation>翻開一張機會卡</translation>
    </message>
    <message>
        <source>Reveal cultivation card {number} of {cards}</source>
        <translation>翻開第 {number} 張耕作卡（共 {cards} 張）</translation>
    </message>
    <message>
        <source>The top card of the deck is drawn</source>
        <translation>抽牌庫最上面一張卡</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>choose a phase tile ({left} left)</source>
        <translation>選一片階段板塊（還有 {left} 片）</translation>
    </message>
    <message>
        <source>place the worker of the round track on any empty field</source>
        <translation>把回合軌道的工人放到任何一格空田地</translation>
    </message>
    <message>
        <source>place a worker on a {suit} field (card {number} of {cards})</source>
        <translation>放一名工人到{suit}田地（第 {number} 張卡，共 {cards} 張）</translation>
    </message>
    <message>
        <source>place a worker on any empty field (card {number} of {cards})</source>
        <translation>放一名工人到任何一格空田地（第 {number} 張卡，共 {cards} 張）</translation>
    </message>
    <message>
        <source>lay a crop tile under your workers ({left} on bare fields)</source>
        <translation>把作物板塊放到工人下面（{left} 名在未種植的田地）</translation>
    </message>
    <message>
        <source>take a boat ({taken} of {limit} taken)</source>
        <translation>拿一艘船（已拿 {taken} 艘，最多 {limit} 艘）</translation>
    </message>
    <message>
        <source>place the barn on an empty field</source>
        <translation>把穀倉放到一格空田地</translation>
    </message>
    <message>
        <source>choose another asset instead, or decline</source>
        <translation>改選另一種資產，或不要</translation>
    </message>
    <message>
        <source>choose a barn, a well or a surveyor</source>
        <translation>選穀倉、井或測量員</translation>
    </message>
    <message>
        <source>harvest bonus: choose a barn, a well or a surveyor</source>
        <translation>收穫獎勵：選穀倉、井或測量員</translation>
    </message>
    <message>
        <source>send workers to New Orleans (at most {most})</source>
        <translation>派工人到紐奧良（最多 {most} 名）</translation>
    </message>
    <message>
        <source>take an opportunity card</source>
        <translation>拿一張機會卡</translation>
    </message>
    <message>
        <source>choose the bonus of the scoring tile</source>
        <translation>選計分板塊的加成</translation>
    </message>
    <message>
        <source>place surveyors ({placed} of {limit} placed)</source>
        <translation>放置測量員（已放 {placed} 名，最多 {limit} 名）</translation>
    </message>
    <message>
        <source>Its owner gets the bonus and acts first in that phase.</source>
        <translation>板塊的主人得到加成，並在該階段首先行動。</translation>
    </message>
    <message>
        <source>It does not count as one of the placements.</source>
        <translation>這名工人不算在放置次數之內。</translation>
    </message>
    <message>
        <source>Any colour will do, and no coin is needed.</source>
        <translation>任何顏色都可以，不需要金幣。</translation>
    </message>
    <message>
        <source>Choose a tile, then its fields; R turns it.</source>
        <translation>先選板塊，再選田地；按 R 旋轉。</translation>
    </message>
    <message>
        <source>Passing ends your harvest for this round.</source>
        <translation>放棄後，這一輪不能再拿船。</translation>
    </message>
    <message>
        <source>It will count the crop with the most spaces round it.</source>
        <translation>計分時以周圍格數最多的作物為準。</translation>
    </message>
    <message>
        <source>The asset that was due cannot be had.</source>
        <translation>應得的資產無法取得。</translation>
    </message>
    <message>
        <source>Choose a lit field, or a button.</source>
        <translation>選一格亮起的田地，或按按鈕。</translation>
    </message>
    <message>
        <source>Choose a lit field, or a button; you may decline.</source>
        <translation>選一格亮起的田地，或按按鈕；也可以不要。</translation>
    </message>
    <message>
        <source>They stay there as agents until the end of the game.</source>
        <translation>他們成為特工，留在那裡直到遊戲結束。</translation>
    </message>
    <message>
        <source>A face-up card brings the reward of its slot.</source>
        <translation>正面朝上的卡會帶來機會格的獎勵。</translation>
    </message>
    <message>
        <source>On barns, wells and cards beside your mat; each scores once.</source>
        <translation>放在自己的穀倉、井與機會卡上；每個只計分一次。</translation>
    </message>
    <message>
        <source>A coin allows a field of any colour.</source>
        <translation>付一枚金幣可以放到任何顏色的田地。</translation>
    </message>
    <message>
        <source>A coin searches the stack of singles or doubles.</source>
        <translation>付一枚金幣可以搜尋單格或雙格板塊堆。</translation>
    </message>
    <message>
        <source>A coin takes a boat out of its stack.</source>
        <translation>付一枚金幣可以從船堆拿一艘船。</translation>
    </message>
    <message>
        <source>A coin takes a card of the deck instead, without a reward.</source>
        <translation>付一枚金幣可以改拿牌庫的卡，沒有獎勵。</translation>
    </message>
    <message>
        <source>Can load: {loads}.</source>
        <translation>可以裝載：{loads}。</translation>
    </message>
    <message>
        <source>Use a coin</source>
        <translation>使用金幣</translation>
    </message>
    <message>
        <source>Barn</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>Well</source>
        <translation>井</translation>
    </message>
    <message>
        <source>Surveyor</source>
        <translation>測量員</translation>
    </message>
    <message>
        <source>1 coin</source>
        <translation>1 枚金幣</translation>
    </message>
    <message>
        <source>Harbor master +1</source>
        <translation>港務長 +1</translation>
    </message>
    <message>
        <source>1 worker to New Orleans</source>
        <translation>派 1 名工人到紐奧良</translation>
    </message>
    <message>
        <source>Send nobody</source>
        <translation>不派</translation>
    </message>
    <message>
        <source>Send {count}</source>
        <translation>派 {count} 名</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>No more surveyors</source>
        <translation>不再放測量員</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>不要</translation>
    </message>
    <message>
        <source>Who starts is drawn</source>
        <translation>抽選由誰開始</translation>
    </message>
    <message>
        <source>Of those who are last one is drawn, who will choose who starts</source>
        <translation>從最後一名之中抽選一人，由他選擇誰開始</translation>
    </message>
    <message>
        <source>{name} is dealt a start card</source>
        <translation>發起始牌給{name}</translation>
    </message>
    <message>
        <source>The docks are filled (dock {dock})</source>
        <translation>補滿碼頭（碼頭 {dock}）</translation>
    </message>
    <message>
        <source>The back of the next card of the deck comes to light</source>
        <translation>看到牌庫下一張牌的牌背</translation>
    </message>
    <message>
        <source>{name} draws a card ({back} back)</source>
        <translation>{name}抽一張牌（{back}牌背）</translation>
    </message>
    <message>
        <source>{name} looks at the character that was taken</source>
        <translation>{name}查看拿走的人物</translation>
    </message>
    <message>
        <source>{name} looks at a character that was passed over</source>
        <translation>{name}查看被跳過的人物</translation>
    </message>
    <message>
        <source>{name} takes a card ({back} back) from the hand of {victim}</source>
        <translation>{name}從{victim}的手牌拿一張牌（{back}牌背）</translation>
    </message>
    <message>
        <source>{name} looks at the event tokens</source>
        <translation>{name}查看事件標記</translation>
    </message>
    <message>
        <source>All have laid: the round is counted</source>
        <translation>所有人都打出完畢：計算這一輪</translation>
    </message>
    <message>
        <source>{name} shows a card for {good}</source>
        <translation>{name}亮出一張當作{good}的牌</translation>
    </message>
    <message>
        <source>{name} shows the character that is played</source>
        <translation>{name}亮出打出的人物</translation>
    </message>
    <message>
        <source>{name} shows cards of {good} in the corruption, or there are none</source>
        <translation>{name}亮出腐化中的{good}牌，或沒有</translation>
    </message>
    <message>
        <source>The corruption of {victim} is told to {name}</source>
        <translation>把{victim}的腐化告訴{name}</translation>
    </message>
    <message>
        <source>A tie: {name} shows a card with a beige back in the corruption</source>
        <translation>平手：{name}亮出腐化中一張米色牌背的牌</translation>
    </message>
    <message>
        <source>{take}, play a character, or lay a set</source>
        <translation>{take}、打出人物，或打出一組牌</translation>
    </message>
    <message>
        <source>{take}, or play a character</source>
        <translation>{take}，或打出人物</translation>
    </message>
    <message>
        <source>{take}, or lay a set</source>
        <translation>{take}，或打出一組牌</translation>
    </message>
    <message>
        <source>{take}</source>
        <translation>{take}</translation>
    </message>
    <message>
        <source>{action} (one more action)</source>
        <translation>{action}（多一次行動）</translation>
    </message>
    <message>
        <source>pick one of the {left} event tokens</source>
        <translation>從 {left} 枚事件標記選一枚</translation>
    </message>
    <message>
        <source>take the last event token</source>
        <translation>拿最後一枚事件標記</translation>
    </message>
    <message>
        <source>name a good whose cards leave your corruption</source>
        <translation>說出一種商品，它的牌離開你的腐化</translation>
    </message>
    <message>
        <source>choose the back of a card in an opponent&apos;s hand to take it</source>
        <translation>選對手手牌中的一張牌背，把它拿走</translation>
    </message>
    <message>
        <source>choose whose corruption to look through</source>
        <translation>選擇查看誰的腐化</translation>
    </message>
    <message>
        <source>take one card of the corruption of {victim}</source>
        <translation>從{victim}的腐化拿一張牌</translation>
    </message>
    <message>
        <source>put {left} cards of your hand under your corruption tile</source>
        <translation>把 {left} 張手牌放到你的腐化板塊下面</translation>
    </message>
    <message>
        <source>put 1 card of your hand under your corruption tile</source>
        <translation>把 1 張手牌放到你的腐化板塊下面</translation>
    </message>
    <message>
        <source>add 1 or 2 cards of one good to your set of it</source>
        <translation>把同一種商品的 1 或 2 張牌加入自己的該組</translation>
    </message>
    <message>
        <source>take any card on the docks</source>
        <translation>從碼頭任選一張牌</translation>
    </message>
    <message>
        <source>choose whose marker goes back to the previous {glyph}</source>
        <translation>選擇誰的標記退到上一個{glyph}</translation>
    </message>
    <message>
        <source>choose who gets the Curse</source>
        <translation>選擇誰得到詛咒</translation>
    </message>
    <message>
        <source>choose which of your sets gets Prosperity</source>
        <translation>選擇自己的哪一組得到繁榮</translation>
    </message>
    <message>
        <source>lay sets, for the round is over</source>
        <translation>這一輪已結束：打出成組的牌</translation>
    </message>
    <message>
        <source>choose who starts round {round}</source>
        <translation>選擇誰開始第 {round} 輪</translation>
    </message>
    <message>
        <source>Every card before the one you take goes under your corruption tile.</source>
        <translation>排在你所拿的牌前面的每一張，都放到你的腐化板塊下面。</translation>
    </message>
    <message>
        <source>Flood gives it; a set laid now brings an event token again.</source>
        <translation>由氾濫而來；這時打出一組牌同樣會帶來事件標記。</translation>
    </message>
    <message>
        <source>It is carried out at once; the others go back face down.</source>
        <translation>立刻執行；其餘的面朝下放回。</translation>
    </message>
    <message>
        <source>Characters of that good go along, amulets stay.</source>
        <translation>該商品的人物一起離開，護身符留下。</translation>
    </message>
    <message>
        <source>The Thief sees its face only afterwards.</source>
        <translation>盜賊拿了之後才看到正面。</translation>
    </message>
    <message>
        <source>Then the Vizir takes one card of it.</source>
        <translation>然後宰相從中拿一張牌。</translation>
    </message>
    <message>
        <source>Still to be shown: {left}.</source>
        <translation>還要亮出：{left} 張。</translation>
    </message>
    <message>
        <source>The Vizir has looked through it; the card comes to your hand.</source>
        <translation>宰相已經查看過；這張牌加入你的手牌。</translation>
    </message>
    <message>
        <source>The Scribe leaves {kept} cards in your hand.</source>
        <translation>書記官讓你的手牌留下 {kept} 張。</translation>
    </message>
    <message>
        <source>The Courtisan may add amulets and characters, too.</source>
        <translation>交際花也可以加入護身符與人物。</translation>
    </message>
    <message>
        <source>With the Merchant nothing is passed over.</source>
        <translation>用商人不會跳過任何牌。</translation>
    </message>
    <message>
        <source>It counts as {count} cards of corruption to the end of the round.</source>
        <translation>直到輪末算作 {count} 張腐化牌。</translation>
    </message>
    <message>
        <source>It adds {count} scarabs to a set of wheat, fish or cattle.</source>
        <translation>為小麥、魚或牛的一組加上 {count} 個聖甲蟲。</translation>
    </message>
    <message>
        <source>Each set scores its scarabs; what stays in the hand goes under the corruption tile.</source>
        <translation>每組得到聖甲蟲數的分數；留在手上的牌放到腐化板塊下面。</translation>
    </message>
    <message>
        <source>The last in points chooses, perhaps themselves.</source>
        <translation>由分數最低的人選擇，也可以選自己。</translation>
    </message>
    <message>
        <source>take the last card</source>
        <translation>拿最後一張牌</translation>
    </message>
    <message>
        <source>take one of the first {count} cards</source>
        <translation>從前 {count} 張牌拿一張</translation>
    </message>
    <message>
        <source>take one of the last {count} cards</source>
        <translation>從最後 {count} 張牌拿一張</translation>
    </message>
    <message>
        <source>It is carried out at once.</source>
        <translation>立刻執行。</translation>
    </message>
    <message>
        <source>Choose it, or show a card of it that leaves.</source>
        <translation>點選商品，或出示一張要離開的該商品牌。</translation>
    </message>
    <message>
        <source>Who takes it has the docks filled anew.</source>
        <translation>拿走它之後，重新補滿碼頭。</translation>
    </message>
    <message>
        <source>Who takes it ends the round.</source>
        <translation>拿走它，這一輪就結束。</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}</source>
        <translation>{name}：{before} → {after}</translation>
    </message>
    <message>
        <source>{count} {good}</source>
        <translation>{count} 張{good}</translation>
    </message>
    <message>
        <source>No good lies in your corruption, so this does nothing.</source>
        <translation>你的腐化中沒有商品，因此沒有作用。</translation>
    </message>
    <message>
        <source>In your corruption: {goods}.</source>
        <translation>你的腐化中有：{goods}。</translation>
    </message>
    <message>
        <source>Points this round: at least {points}; laid cards that nobody has told may add to it. Steps back if most corrupt: at least {steps}.</source>
        <translation>本輪分數：至少 {points}；還沒告知的已出牌可能再增加。若最腐化，後退步數：至少 {steps}。</translation>
    </message>
    <message>
        <source>Points this round: {points}. Steps back if most corrupt: {steps}.</source>
        <translation>本輪分數：{points}。若最腐化，後退步數：{steps}。</translation>
    </message>
    <message>
        <source>Lay no more</source>
        <translation>不再打出</translation>
    </message>
    <message>
        <source>Play a character</source>
        <translation>打出人物</translation>
    </message>
    <message>
        <source>Lay a set</source>
        <translation>打出一組牌</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>No more of them</source>
        <translation>沒有了</translation>
    </message>
    <message>
        <source>None of them fits</source>
        <translation>沒有一張符合</translation>
    </message>
</context>
<context>
    <name>PublicWindow</name>
    <message>
        <source>The table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>還有 {count} 個</translation>
    </message>
</context>
<context>
    <name>QuestionBar</name>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>A piece</source>
        <translation>一個配件</translation>
    </message>
</context>
<context>
    <name>ReaderCard</name>
    <message>
        <source>{speed} baud</source>
        <translation>{speed} 鮑率</translation>
    </message>
    <message>
        <source>{rate} reads a second, {noise} % damaged</source>
        <translation>每秒讀取 {rate} 次，{noise} % 損壞</translation>
    </message>
    <message>
        <source>! So much damage for ten seconds: wrong speed or wrong family?</source>
        <translation>! 連續十秒損壞這麼多：速度或種類不對嗎？</translation>
    </message>
    <message>
        <source>Nothing read yet; present a tag.</source>
        <translation>還沒有讀到任何東西；請出示標籤。</translation>
    </message>
    <message>
        <source>, pad {zone}</source>
        <translation>，感應板 {zone}</translation>
    </message>
    <message>
        <source>Name of the reader</source>
        <translation>讀取器的名稱</translation>
    </message>
    <message>
        <source>The name of this station; type another one to rename it.</source>
        <translation>這個站的名稱；輸入別的名稱即可更改。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>移除{name}</translation>
    </message>
</context>
<context>
    <name>ReaderLine</name>
    <message>
        <source>{sign} {reader}: {state}</source>
        <translation>{sign} {reader}：{state}</translation>
    </message>
    <message>
        <source>No reader is set up. Try everything with a virtual one.</source>
        <translation>還沒有設定讀取器。可以用虛擬讀取器試試。</translation>
    </message>
    <message>
        <source>Readers…</source>
        <translation>讀取器…</translation>
    </message>
    <message>
        <source>Try without a reader…</source>
        <translation>沒有讀取器也試試…</translation>
    </message>
</context>
<context>
    <name>Readers</name>
    <message>
        <source>nothing known yet</source>
        <translation>尚無資料</translation>
    </message>
    <message>
        <source>not there; plug it in</source>
        <translation>不在；請接上</translation>
    </message>
    <message>
        <source>being opened</source>
        <translation>正在開啟</translation>
    </message>
    <message>
        <source>open, waiting for its answer</source>
        <translation>已開啟，等待回應</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已開啟</translation>
    </message>
    <message>
        <source>open, but it does not answer</source>
        <translation>已開啟，但沒有回應</translation>
    </message>
    <message>
        <source>lost; tried again soon</source>
        <translation>斷線；稍後重試</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已關閉</translation>
    </message>
    <message>
        <source>there is no such port any more</source>
        <translation>這個埠已不存在</translation>
    </message>
    <message>
        <source>busy: another program has the port</source>
        <translation>忙碌：另一個程式佔用了這個埠</translation>
    </message>
    <message>
        <source>no rights to open the port</source>
        <translation>無權開啟這個埠</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>斷線</translation>
    </message>
    <message>
        <source>not usable as a serial port</source>
        <translation>無法當作序列埠使用</translation>
    </message>
    <message>
        <source>a piece of a message was missing</source>
        <translation>訊息缺了一段</translation>
    </message>
    <message>
        <source>a check sum was wrong</source>
        <translation>檢查碼錯誤</translation>
    </message>
    <message>
        <source>far too much came without an end</source>
        <translation>收到太多資料而沒有結尾</translation>
    </message>
    <message>
        <source>there was noise on the line</source>
        <translation>線路上有雜訊</translation>
    </message>
    <message>
        <source>a message made no sense</source>
        <translation>收到無法理解的訊息</translation>
    </message>
    <message>
        <source>a number came that no tag has</source>
        <translation>收到任何標籤都不會有的號碼</translation>
    </message>
    <message>
        <source>its sketch prints different tags alike; it cannot be used</source>
        <translation>它的 Arduino 程式會把不同的標籤印成一樣；無法使用</translation>
    </message>
    <message>
        <source>it did not answer</source>
        <translation>它沒有回應</translation>
    </message>
    <message>
        <source>another device answered</source>
        <translation>回應的是另一種裝置</translation>
    </message>
    <message>
        <source>it reports a fault of its own</source>
        <translation>它回報自身故障</translation>
    </message>
    <message>
        <source>it is too hot and rests</source>
        <translation>它過熱，正在休息</translation>
    </message>
    <message>
        <source>it types digits for another keyboard layout: switch the layout, or set the reader to the country of the keyboard</source>
        <translation>它以另一種鍵盤配置打出數字：請切換鍵盤配置，或把讀取器設定成鍵盤所屬的國家</translation>
    </message>
    <message>
        <source>Virtual reader</source>
        <translation>虛擬讀取器</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>攝影機</translation>
    </message>
    <message>
        <source>Keyboard reader</source>
        <translation>鍵盤式讀取器</translation>
    </message>
    <message>
        <source>MFRC522 with a sketch</source>
        <translation>MFRC522（一般 Arduino 程式）</translation>
    </message>
    <message>
        <source>MFRC522 with our own sketch</source>
        <translation>MFRC522（本程式附帶的 Arduino 程式）</translation>
    </message>
    <message>
        <source>Serial barcode scanner</source>
        <translation>序列埠條碼掃描器</translation>
    </message>
    <message>
        <source>PC/SC reader (ACR122U and its kin)</source>
        <translation>PC/SC 讀取器（ACR122U 之類）</translation>
    </message>
    <message>
        <source>types like a keyboard</source>
        <translation>像鍵盤一樣打字</translation>
    </message>
    <message>
        <source>reads codes that are held before it; on until it is removed</source>
        <translation>讀取拿到它前面的條碼；移除之前一直開著</translation>
    </message>
    <message>
        <source>125 kHz tag, all of its number in hex</source>
        <translation>125 kHz 標籤，完整號碼（十六進位）</translation>
    </message>
    <message>
        <source>125 kHz tag, 10 digits</source>
        <translation>125 kHz 標籤，10 位數字</translation>
    </message>
    <message>
        <source>125 kHz tag, 13 digits</source>
        <translation>125 kHz 標籤，13 位數字</translation>
    </message>
    <message>
        <source>125 kHz tag, 3 and 5 digits</source>
        <translation>125 kHz 標籤，3 位加 5 位數字</translation>
    </message>
    <message>
        <source>125 kHz tag, 5 and 5 digits</source>
        <translation>125 kHz 標籤，5 位加 5 位數字</translation>
    </message>
    <message>
        <source>125 kHz tag in hex, each byte mirrored</source>
        <translation>125 kHz 標籤（十六進位），每個位元組左右相反</translation>
    </message>
    <message>
        <source>125 kHz tag in hex, each digit mirrored</source>
        <translation>125 kHz 標籤（十六進位），每一位左右相反</translation>
    </message>
    <message>
        <source>contactless tag in hex</source>
        <translation>感應式標籤（十六進位）</translation>
    </message>
    <message>
        <source>contactless tag, 10 digits, first byte first</source>
        <translation>感應式標籤，10 位數字，第一個位元組在前</translation>
    </message>
    <message>
        <source>contactless tag, 10 digits, last byte first</source>
        <translation>感應式標籤，10 位數字，最後一個位元組在前</translation>
    </message>
    <message>
        <source>printed code of this program</source>
        <translation>本程式印製的條碼</translation>
    </message>
</context>
<context>
    <name>ReadersDialog</name>
    <message>
        <source>{name} was removed.</source>
        <translation>已移除{name}。</translation>
    </message>
    <message>
        <source>Nothing came over any line yet, so there is nothing to save.</source>
        <translation>還沒有任何線路送來資料，沒有東西可以儲存。</translation>
    </message>
    <message>
        <source>Save the scan log</source>
        <translation>儲存掃描紀錄</translation>
    </message>
    <message>
        <source>Scan logs (*.jsonl)</source>
        <translation>掃描紀錄 (*.jsonl)</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>無法寫入 {file}：{reason}</translation>
    </message>
    <message>
        <source>The scan log is in {file}.</source>
        <translation>掃描紀錄已存入 {file}。</translation>
    </message>
    <message>
        <source>Save the table log</source>
        <translation>儲存桌上紀錄</translation>
    </message>
    <message>
        <source>Table logs (*.jsonl)</source>
        <translation>桌上紀錄 (*.jsonl)</translation>
    </message>
    <message>
        <source>The table log is in {file}. It holds everything that is hidden in this game: give it only to those who may know it.</source>
        <translation>桌上紀錄已存入 {file}。其中有這局遊戲所有隱藏的內容：只交給可以知道的人。</translation>
    </message>
    <message>
        <source>Readers</source>
        <translation>讀取器</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>建議</translation>
    </message>
    <message>
        <source>No reader is set up. Connect an RFID, NFC or barcode reader and add it: it is found by a tag that you present, whatever it is and wherever it is plugged in. Without one you can try everything with a virtual reader.</source>
        <translation>還沒有設定讀取器。請接上 RFID、NFC 或條碼讀取器並新增：無論是哪一種、插在哪裡，只要出示標籤就能找到它。沒有讀取器也可以用虛擬讀取器試用一切。</translation>
    </message>
    <message>
        <source>Add a reader…</source>
        <translation>新增讀取器…</translation>
    </message>
    <message>
        <source>Use the camera</source>
        <translation>使用攝影機</translation>
    </message>
    <message>
        <source>Reads printed codes that are held before it. It is on as long as it stands in the list.</source>
        <translation>讀取拿到它前面的印刷條碼。只要它列在清單中，就一直開著。</translation>
    </message>
    <message>
        <source>Try without a reader…</source>
        <translation>沒有讀取器也試試…</translation>
    </message>
    <message>
        <source>Save the scan log…</source>
        <translation>儲存掃描紀錄…</translation>
    </message>
    <message>
        <source>What came over the lines in the last ten minutes, for a report or for playing it again. Nothing typed by hand is in it.</source>
        <translation>最近十分鐘線路上的資料，供回報或重播之用。其中沒有任何手打的內容。</translation>
    </message>
    <message>
        <source>Save the table log…</source>
        <translation>儲存桌上紀錄…</translation>
    </message>
    <message>
        <source>This game at the table, from the bytes of the readers to every decision, for a report or for playing it again. It holds everything that is hidden.</source>
        <translation>桌上這局遊戲的一切，從讀取器的位元組到每個判定，供回報或重播之用。其中有所有隱藏的內容。</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>Another seat is on turn.</source>
        <translation>現在輪到另一個座位。</translation>
    </message>
    <message>
        <source>First end the turn, or take it back.</source>
        <translation>請先結束回合，或收回。</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>沒有可以收回的步驟。</translation>
    </message>
    <message>
        <source>Somebody has learned something since; the seats concerned must agree.</source>
        <translation>之後已有人得知新的資訊；相關的座位必須同意。</translation>
    </message>
    <message>
        <source>Somebody else would be on turn there.</source>
        <translation>那時輪到的是別人。</translation>
    </message>
    <message>
        <source>This means nothing there.</source>
        <translation>這在那裡沒有意義。</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>沒有可以重做的步驟。</translation>
    </message>
    <message>
        <source>Too little is told of the cards of this seat for a bot to play it.</source>
        <translation>這個座位的牌告知得太少，不能交給電腦。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>遊戲已結束。</translation>
    </message>
    <message>
        <source>Nobody chooses now: something is to be revealed first.</source>
        <translation>現在沒有人要選擇：要先翻開東西。</translation>
    </message>
    <message>
        <source>This cannot come up here.</source>
        <translation>這個不可能在這裡出現。</translation>
    </message>
    <message>
        <source>This is not what is asked now.</source>
        <translation>現在要做的不是這個。</translation>
    </message>
    <message>
        <source>This is not the mat of the seat on turn.</source>
        <translation>這不是輪到的座位的玩家板。</translation>
    </message>
    <message>
        <source>These things together make no step.</source>
        <translation>這些東西合在一起不是一個步驟。</translation>
    </message>
    <message>
        <source>That phase tile is taken.</source>
        <translation>這片階段板塊已有主人。</translation>
    </message>
    <message>
        <source>A worker stands on {field} already.</source>
        <translation>{field} 已經有工人。</translation>
    </message>
    <message>
        <source>{field} is covered by a crop.</source>
        <translation>{field} 已被作物蓋住。</translation>
    </message>
    <message>
        <source>A barn stands on {field}.</source>
        <translation>{field} 有穀倉。</translation>
    </message>
    <message>
        <source>{field} is a {suit}, the card shows a {card}.</source>
        <translation>{field} 是{suit}，卡片是{card}。</translation>
    </message>
    <message>
        <source>{field} is a {suit}, the card shows a {card}; a coin would allow it.</source>
        <translation>{field} 是{suit}，卡片是{card}；付一枚金幣就可以。</translation>
    </message>
    <message>
        <source>There is no coin to pay with.</source>
        <translation>沒有金幣可付。</translation>
    </message>
    <message>
        <source>No coin is needed: any empty field may be taken.</source>
        <translation>不需要金幣：任何一格空田地都可以。</translation>
    </message>
    <message>
        <source>Who has a worker and an empty field must place it.</source>
        <translation>有工人又有空田地的人必須放置。</translation>
    </message>
    <message>
        <source>No worker stands on {field}, and a tile goes only under workers.</source>
        <translation>{field} 沒有工人，板塊只能放到工人下面。</translation>
    </message>
    <message>
        <source>{field} has a crop tile already.</source>
        <translation>{field} 已經有作物板塊。</translation>
    </message>
    <message>
        <source>The tile does not fit on these fields.</source>
        <translation>這片板塊放不進這些田地。</translation>
    </message>
    <message>
        <source>No {tile} lies face up.</source>
        <translation>沒有正面朝上的 {tile}。</translation>
    </message>
    <message>
        <source>{tile} fits nowhere under these workers.</source>
        <translation>{tile} 放不進這些工人下面。</translation>
    </message>
    <message>
        <source>A coin searches singles and doubles, never triples.</source>
        <translation>金幣只能搜尋單格與雙格，不能搜尋三格。</translation>
    </message>
    <message>
        <source>No {tile} is left in the stack.</source>
        <translation>板塊堆中沒有 {tile} 了。</translation>
    </message>
    <message>
        <source>Display space {space} does not show that tile.</source>
        <translation>展示格 {space} 沒有這片板塊。</translation>
    </message>
    <message>
        <source>A worker on a bare field must be planted under.</source>
        <translation>未種植田地上的工人下面必須種植。</translation>
    </message>
    <message>
        <source>Boat {boat} is sold out.</source>
        <translation>船 {boat} 已售完。</translation>
    </message>
    <message>
        <source>Boat {boat} is not on show any more; from the stack it costs a coin.</source>
        <translation>船 {boat} 已不在展示；從船堆拿要付一枚金幣。</translation>
    </message>
    <message>
        <source>No boat {boat} is left in its stack.</source>
        <translation>船堆中沒有船 {boat} 了。</translation>
    </message>
    <message>
        <source>Boat {boat} needs {need} workers on one crop; on {crop} there are {have}.</source>
        <translation>船 {boat} 需要同一種作物上的 {need} 名工人；{crop}上有 {have} 名。</translation>
    </message>
    <message>
        <source>Boat {boat} needs {need} workers on one crop; the most there are is {have}.</source>
        <translation>船 {boat} 需要同一種作物上的 {need} 名工人；最多只有 {have} 名。</translation>
    </message>
    <message>
        <source>Exactly {need} workers leave, not {have}.</source>
        <translation>要移走剛好 {need} 名工人，不是 {have} 名。</translation>
    </message>
    <message>
        <source>Only workers on that crop can be loaded.</source>
        <translation>只能裝載這種作物上的工人。</translation>
    </message>
    <message>
        <source>No worker stands on that crop.</source>
        <translation>這種作物上沒有工人。</translation>
    </message>
    <message>
        <source>The asset that is due comes first.</source>
        <translation>要先處理應得的資產。</translation>
    </message>
    <message>
        <source>Another kind of asset may be chosen only when the named one is exhausted.</source>
        <translation>只有指定的資產用完時，才能改選另一種。</translation>
    </message>
    <message>
        <source>No barn is left.</source>
        <translation>沒有穀倉了。</translation>
    </message>
    <message>
        <source>No well is left.</source>
        <translation>沒有井了。</translation>
    </message>
    <message>
        <source>No surveyor is left.</source>
        <translation>沒有測量員了。</translation>
    </message>
    <message>
        <source>A barn needs an empty field.</source>
        <translation>穀倉需要空田地。</translation>
    </message>
    <message>
        <source>A well needs a crop space.</source>
        <translation>井需要作物格。</translation>
    </message>
    <message>
        <source>That crop has its well already.</source>
        <translation>這種作物已經有井。</translation>
    </message>
    <message>
        <source>This asset cannot be declined.</source>
        <translation>這項資產不能不要。</translation>
    </message>
    <message>
        <source>Workers that may be sent: at most {most}.</source>
        <translation>最多可以派 {most} 名工人。</translation>
    </message>
    <message>
        <source>First say how many workers go to New Orleans.</source>
        <translation>請先決定派幾名工人到紐奧良。</translation>
    </message>
    <message>
        <source>Card {card} does not lie on a slot.</source>
        <translation>卡 {card} 不在機會格上。</translation>
    </message>
    <message>
        <source>Card {card} is not in the deck.</source>
        <translation>卡 {card} 不在牌庫中。</translation>
    </message>
    <message>
        <source>The deck is empty.</source>
        <translation>牌庫是空的。</translation>
    </message>
    <message>
        <source>The deck is searched here, not drawn from blind: choose to use a coin.</source>
        <translation>這裡要搜尋牌庫，不是盲抽：請選擇使用金幣。</translation>
    </message>
    <message>
        <source>The deck is drawn from blind here, not searched.</source>
        <translation>這裡要盲抽，不能搜尋牌庫。</translation>
    </message>
    <message>
        <source>Every seat takes a card.</source>
        <translation>每個座位都要拿一張卡。</translation>
    </message>
    <message>
        <source>That bonus cannot be carried out now.</source>
        <translation>這項加成現在做不到。</translation>
    </message>
    <message>
        <source>The bonus of the scoring tile comes first.</source>
        <translation>要先處理計分板塊的加成。</translation>
    </message>
    <message>
        <source>Neither barn nor well stands on {field}.</source>
        <translation>{field} 沒有穀倉也沒有井。</translation>
    </message>
    <message>
        <source>A surveyor is there already.</source>
        <translation>那裡已經有測量員。</translation>
    </message>
    <message>
        <source>Card {card} does not lie beside this mat.</source>
        <translation>卡 {card} 不在這張玩家板旁。</translation>
    </message>
    <message>
        <source>First pick the cards.</source>
        <translation>請先選牌。</translation>
    </message>
    <message>
        <source>First pick the character.</source>
        <translation>請先選人物。</translation>
    </message>
    <message>
        <source>A set needs at least 3 cards; picked so far: {have}.</source>
        <translation>一組至少需要 3 張牌；目前選了：{have}。</translation>
    </message>
    <message>
        <source>First say as which good the amulets are laid.</source>
        <translation>請先說明護身符當作哪種商品打出。</translation>
    </message>
    <message>
        <source>This cannot come up here: it is not among what is left.</source>
        <translation>這個不可能在這裡出現：剩下的之中沒有它。</translation>
    </message>
    <message>
        <source>A turn cannot be passed.</source>
        <translation>不能放棄行動。</translation>
    </message>
    <message>
        <source>No card lies on dock {dock}.</source>
        <translation>碼頭 {dock} 上沒有牌。</translation>
    </message>
    <message>
        <source>Only the first {reach} cards of the queue can be taken.</source>
        <translation>只能拿牌列的前 {reach} 張牌。</translation>
    </message>
    <message>
        <source>A turn takes one card of the queue.</source>
        <translation>一次行動只拿牌列的一張牌。</translation>
    </message>
    <message>
        <source>The hand has no card of this kind: {card}.</source>
        <translation>手牌中沒有這種牌：{card}。</translation>
    </message>
    <message>
        <source>So many the hand has of {card}: {have}.</source>
        <translation>手牌中的{card}只有：{have}。</translation>
    </message>
    <message>
        <source>Only a character can be played for its power.</source>
        <translation>只有人物可以為了能力打出。</translation>
    </message>
    <message>
        <source>A turn plays one character.</source>
        <translation>一次行動只打出一個人物。</translation>
    </message>
    <message>
        <source>A set of {good} needs at least 3 cards; the hand has {have}.</source>
        <translation>{good}的一組至少需要 3 張牌；手牌有 {have} 張。</translation>
    </message>
    <message>
        <source>A set is laid with at least 3 cards.</source>
        <translation>一組牌至少要放下 3 張。</translation>
    </message>
    <message>
        <source>At least 3 cards are added to a set at once.</source>
        <translation>加入一組牌時，一次至少要 3 張。</translation>
    </message>
    <message>
        <source>A set is laid with at least 3 cards, also at the end of a round.</source>
        <translation>一組牌至少要放下 3 張，輪末也一樣。</translation>
    </message>
    <message>
        <source>A set has cards of one good, its characters, and amulets.</source>
        <translation>一組由同一種商品的牌、其人物與護身符組成。</translation>
    </message>
    <message>
        <source>No three cards of the hand make a set.</source>
        <translation>手牌中沒有三張能成為一組。</translation>
    </message>
    <message>
        <source>Amulets alone may only join a set that is there.</source>
        <translation>只有護身符時，只能加入已有的組。</translation>
    </message>
    <message>
        <source>The round is over: sets are laid from the hand now.</source>
        <translation>這一輪已結束：現在從手牌打出成組的牌。</translation>
    </message>
    <message>
        <source>No character has a power at the end of a round.</source>
        <translation>輪末時人物沒有能力。</translation>
    </message>
    <message>
        <source>Choose the seat that starts.</source>
        <translation>請選擇由哪個座位開始。</translation>
    </message>
    <message>
        <source>Name a good first.</source>
        <translation>請先說出一種商品。</translation>
    </message>
    <message>
        <source>Your corruption has no {good}, but other goods: name one of those.</source>
        <translation>你的腐化中沒有{good}，但有其他商品：請說出其中一種。</translation>
    </message>
    <message>
        <source>Amulets cannot be named.</source>
        <translation>不能說護身符。</translation>
    </message>
    <message>
        <source>Choose a card in the hand of an opponent.</source>
        <translation>請選擇對手手牌中的一張牌。</translation>
    </message>
    <message>
        <source>{seat} has no card in hand.</source>
        <translation>{seat}沒有手牌。</translation>
    </message>
    <message>
        <source>That hand has no card with this back: {back}.</source>
        <translation>那副手牌中沒有這種牌背：{back}。</translation>
    </message>
    <message>
        <source>It has to be an opponent.</source>
        <translation>必須是對手。</translation>
    </message>
    <message>
        <source>Choose whose corruption to look through.</source>
        <translation>請選擇查看誰的腐化。</translation>
    </message>
    <message>
        <source>Nothing lies under the corruption tile of {seat}.</source>
        <translation>{seat}的腐化板塊下面沒有牌。</translation>
    </message>
    <message>
        <source>Take a card of that corruption.</source>
        <translation>請從那份腐化拿一張牌。</translation>
    </message>
    <message>
        <source>That corruption has no card of this kind: {card}.</source>
        <translation>那份腐化中沒有這種牌：{card}。</translation>
    </message>
    <message>
        <source>First put cards of your hand under your corruption tile, down to 6.</source>
        <translation>請先把手牌放到你的腐化板塊下面，直到剩 6 張。</translation>
    </message>
    <message>
        <source>One or two cards of the hand have to join one of your sets.</source>
        <translation>手牌中的一或兩張牌必須加入自己的一組。</translation>
    </message>
    <message>
        <source>You have no set of {good} on the table.</source>
        <translation>你的桌上沒有{good}的組。</translation>
    </message>
    <message>
        <source>Every such card is known to lie elsewhere: {card}.</source>
        <translation>這種牌每一張都已知在別處：{card}。</translation>
    </message>
    <message>
        <source>This does not count as {good}: {card}.</source>
        <translation>這張牌不能當作{good}：{card}。</translation>
    </message>
    <message>
        <source>No card with this back is asked for ({back}): {card}.</source>
        <translation>這裡不需要這種牌背（{back}）的牌：{card}。</translation>
    </message>
    <message>
        <source>So many untold cards with this back has the hand ({back}): {have}.</source>
        <translation>手上這種牌背（{back}）的未告知牌有：{have} 張。</translation>
    </message>
    <message>
        <source>So many cards with this back ({back}) cannot count as {good}.</source>
        <translation>這麼多張這種牌背（{back}）的牌不能都當作{good}。</translation>
    </message>
    <message>
        <source>Point at a card with this back ({back}); what it is is told after that: {card}.</source>
        <translation>先指這種牌背（{back}）的牌，之後再告知它是什麼：{card}。</translation>
    </message>
    <message>
        <source>Only the back of the card is told.</source>
        <translation>只告知牌背。</translation>
    </message>
    <message>
        <source>Take a card on the docks.</source>
        <translation>請從碼頭拿一張牌。</translation>
    </message>
    <message>
        <source>Not among the event tokens that are left: {token}.</source>
        <translation>剩下的事件標記中沒有：{token}。</translation>
    </message>
    <message>
        <source>Pick one of the event tokens first.</source>
        <translation>請先選一枚事件標記。</translation>
    </message>
    <message>
        <source>Choose the opponent whose marker goes back.</source>
        <translation>請選擇標記要後退的對手。</translation>
    </message>
    <message>
        <source>Choose the opponent who gets the Curse.</source>
        <translation>請選擇得到詛咒的對手。</translation>
    </message>
    <message>
        <source>Choose one of your sets of wheat, fish or cattle for Prosperity.</source>
        <translation>請為繁榮選擇自己的一組小麥、魚或牛。</translation>
    </message>
    <message>
        <source>You have no set of {good} for Prosperity.</source>
        <translation>你沒有{good}的組可以放繁榮。</translation>
    </message>
    <message>
        <source>A set of {good} cannot have Prosperity.</source>
        <translation>{good}的組不能有繁榮。</translation>
    </message>
</context>
<context>
    <name>ResumeCard</name>
    <message>
        <source>Resume</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Final score sheet</source>
        <translation>最終計分表</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>取消捨棄</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已捨棄</translation>
    </message>
    <message>
        <source>{game}: {stands}</source>
        <translation>{game}：{stands}</translation>
    </message>
    <message>
        <source>This game cannot be resumed; its file is kept. {reason}</source>
        <translation>無法繼續這一局；檔案已保留。{reason}</translation>
    </message>
</context>
<context>
    <name>RiverboatPad</name>
    <message>
        <source>In the course of play</source>
        <translation>遊戲進行中</translation>
    </message>
    <message>
        <source>Opportunity cards</source>
        <translation>機會牌</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>終局</translation>
    </message>
    <message>
        <source>{number}: {things}</source>
        <translation>{number}：{things}</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>計分軌道</translation>
    </message>
    <message>
        <source>Phase tiles of the last round</source>
        <translation>最後一輪的階段板塊</translation>
    </message>
    <message>
        <source>{crop} harvested</source>
        <translation>收成的{crop}</translation>
    </message>
    <message>
        <source>kinds of crop harvested</source>
        <translation>收成的作物種類</translation>
    </message>
    <message>
        <source>agents</source>
        <translation>特工</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} 分</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>金幣</translation>
    </message>
    <message>
        <source>barns</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>wells</source>
        <translation>井</translation>
    </message>
    <message>
        <source>barns and wells</source>
        <translation>穀倉與井</translation>
    </message>
    <message>
        <source>triple tiles</source>
        <translation>三格板塊</translation>
    </message>
    <message>
        <source>covered rim fields</source>
        <translation>蓋住的周邊田地</translation>
    </message>
    <message>
        <source>two largest boats</source>
        <translation>最大的兩艘船</translation>
    </message>
    <message>
        <source>Write 1 if a surveyor stands on it.</source>
        <translation>若上面有測量員，寫 1。</translation>
    </message>
    <message>
        <source>Write how many there were when a surveyor scored it.</source>
        <translation>寫下測量員計分時的數量。</translation>
    </message>
    <message>
        <source>Where the marker stands before the final scoring; the rows below need not be filled then.</source>
        <translation>終局計分前標記所在的分數；填了這格，下面各列可以不填。</translation>
    </message>
    <message>
        <source>How many tiles with two and with three spaces lie on the mat.</source>
        <translation>玩家板上有多少片兩格與三格的板塊。</translation>
    </message>
    <message>
        <source>The boats of the harbor from the left.</source>
        <translation>港口的船隻，從左邊起。</translation>
    </message>
    <message>
        <source>In how many rounds this player had phase tile 4.</source>
        <translation>這位玩家在幾輪中擁有階段板塊 4。</translation>
    </message>
    <message>
        <source>For each scored barn, how many spaces of the commonest crop were next to it.</source>
        <translation>每座計過分的穀倉旁，最多的那種作物有幾格。</translation>
    </message>
    <message>
        <source>For each scored well, how many spaces its group of crops had.</source>
        <translation>每口計過分的井，所在的作物群有幾格。</translation>
    </message>
    <message>
        <source>After each round, how many surveyors were placed and agents were in New Orleans, together.</source>
        <translation>每輪之後，放置的測量員與紐奧良的特工合計多少。</translation>
    </message>
    <message>
        <source>Coins that are left.</source>
        <translation>剩下的金幣。</translation>
    </message>
    <message>
        <source>Field colours that are covered completely by tiles and barns.</source>
        <translation>完全被板塊與穀倉覆蓋的田地顏色。</translation>
    </message>
    <message>
        <source>Barns and wells without a surveyor, and surveyors that were not placed.</source>
        <translation>沒有測量員的穀倉與井，以及沒有放置的測量員。</translation>
    </message>
    <message>
        <source>The space of the harbor master.</source>
        <translation>港務長所在的格子。</translation>
    </message>
    <message>
        <source>Agents in New Orleans.</source>
        <translation>在紐奧良的特工。</translation>
    </message>
    <message>
        <source>Needed only for ties: the numbers of this player&apos;s phase tiles.</source>
        <translation>只在同分時需要：這位玩家的階段板塊編號。</translation>
    </message>
    <message>
        <source>singles</source>
        <translation>單格</translation>
    </message>
    <message>
        <source>doubles</source>
        <translation>雙格</translation>
    </message>
    <message>
        <source>triples</source>
        <translation>三格</translation>
    </message>
    <message>
        <source>surveyors</source>
        <translation>測量員</translation>
    </message>
</context>
<context>
    <name>RiverboatPosition</name>
    <message>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>Mat</source>
        <translation>玩家板</translation>
    </message>
    <message>
        <source>New Orleans</source>
        <translation>紐奧良</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>供應區</translation>
    </message>
    <message>
        <source>Phase tiles</source>
        <translation>階段板塊</translation>
    </message>
    <message>
        <source>Field {name}</source>
        <translation>田地 {name}</translation>
    </message>
    <message>
        <source>Recess {number}</source>
        <translation>船槽 {number}</translation>
    </message>
    <message>
        <source>Harbor track {number}</source>
        <translation>港口軌道 {number}</translation>
    </message>
    <message>
        <source>Opportunity {number}</source>
        <translation>機會 {number}</translation>
    </message>
    <message>
        <source>Beside the mat</source>
        <translation>玩家板旁</translation>
    </message>
    <message>
        <source>What you do not place stays unseen: tiles in their stacks, cards in their decks, boats on show and in their stacks, coins and buildings in the supply. Workers in play must all be placed.</source>
        <translation>沒有放的就是沒人看過的：板塊在堆裡，卡片在牌庫裡，船在展示處與堆裡，金幣與建築在供應區。場上的工人必須全部放好。</translation>
    </message>
    <message>
        <source>Filling the empty spaces</source>
        <translation>補滿空格</translation>
    </message>
    <message>
        <source>Choosing phase tiles</source>
        <translation>挑選階段板塊</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>階段</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>起始玩家</translation>
    </message>
    <message>
        <source>still to be taken</source>
        <translation>還沒拿</translation>
    </message>
    <message>
        <source>Bonus of the phase tile</source>
        <translation>階段板塊的加成</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>輪到誰</translation>
    </message>
    <message>
        <source>Cards revealed</source>
        <translation>已翻開的張數</translation>
    </message>
    <message>
        <source>Boats taken in this phase</source>
        <translation>這個階段拿的船</translation>
    </message>
    <message>
        <source>Out of this harvest</source>
        <translation>已退出這次收成</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>目前的分數</translation>
    </message>
    <message>
        <source>Markers that came one after the other</source>
        <translation>標記先後到達的順序</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Round track</source>
        <translation>輪次軌道</translation>
    </message>
    <message>
        <source>Phase tiles nobody owns</source>
        <translation>沒有主人的階段板塊</translation>
    </message>
    <message>
        <source>Boats on show</source>
        <translation>展示的船</translation>
    </message>
    <message>
        <source>Boats in stacks</source>
        <translation>堆裡的船</translation>
    </message>
    <message>
        <source>Unseen crop tiles</source>
        <translation>沒人看過的作物板塊</translation>
    </message>
    <message>
        <source>Opportunity deck</source>
        <translation>機會牌庫</translation>
    </message>
    <message>
        <source>Cultivation deck</source>
        <translation>耕作牌庫</translation>
    </message>
    <message>
        <source>Revealed and discarded</source>
        <translation>翻開並棄掉的</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>公用供應區</translation>
    </message>
    <message>
        <source>Not in play</source>
        <translation>不在場上</translation>
    </message>
    <message>
        <source>Slot {number}</source>
        <translation>機會格 {number}</translation>
    </message>
    <message>
        <source>Display {number}</source>
        <translation>展示 {number}</translation>
    </message>
    <message>
        <source>Under the deck {number}</source>
        <translation>牌庫底下 {number}</translation>
    </message>
</context>
<context>
    <name>RoundReport</name>
    <message>
        <source>{part} · {page} of {count}</source>
        <translation>{part} · 第 {page} 頁，共 {count} 頁</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Scoring of round {round}</source>
        <translation>第 {round} 輪計分</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>組牌</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>腐化</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>懲罰</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} 分</translation>
    </message>
    <message>
        <source>1 scarab</source>
        <translation>1 個聖甲蟲</translation>
    </message>
    <message>
        <source>{count} scarabs</source>
        <translation>{count} 個聖甲蟲</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 張</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} 張</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 步</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>{count} 步</translation>
    </message>
    <message>
        <source>{good}, vertical</source>
        <translation>{good}，垂直</translation>
    </message>
    <message>
        <source>{good}, horizontal</source>
        <translation>{good}，水平</translation>
    </message>
    <message>
        <source>{scarabs} = {points}</source>
        <translation>{scarabs} = {points}</translation>
    </message>
    <message>
        <source>{scarabs} × {cards} = {points}</source>
        <translation>{scarabs} × {cards} = {points}</translation>
    </message>
    <message>
        <source>{name}: sets</source>
        <translation>{name}：組牌</translation>
    </message>
    <message>
        <source>{name} has no set</source>
        <translation>{name}沒有組牌</translation>
    </message>
    <message>
        <source>{before} + {points} = {after}</source>
        <translation>{before} + {points} = {after}</translation>
    </message>
    <message>
        <source>{name}: {set}: {formula}.</source>
        <translation>{name}：{set}：{formula}。</translation>
    </message>
    <message>
        <source>Scarabs of Prosperity are among them.</source>
        <translation>其中包括繁榮的聖甲蟲。</translation>
    </message>
    <message>
        <source>The marker stays on {space}.</source>
        <translation>標記留在 {space}。</translation>
    </message>
    <message>
        <source>The marker goes from {before} to {after}.</source>
        <translation>標記從 {before} 走到 {after}。</translation>
    </message>
    <message>
        <source>{name} has no set: 0 points.</source>
        <translation>{name}沒有組牌：0 分。</translation>
    </message>
    <message>
        <source>The corruption is counted</source>
        <translation>計算腐化</translation>
    </message>
    <message>
        <source>left in the hand: {count}</source>
        <translation>手上剩下：{count}</translation>
    </message>
    <message>
        <source>Curses: +{count}</source>
        <translation>詛咒：+{count}</translation>
    </message>
    <message>
        <source>{name}: {count} ({parts}).</source>
        <translation>{name}：{count}（{parts}）。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{names} have the same count; scarabs decide</source>
        <translation>{names}數目相同，比聖甲蟲</translation>
    </message>
    <message>
        <source>{name}: {scarabs}.</source>
        <translation>{name}：{scarabs}。</translation>
    </message>
    <message>
        <source>Nobody has any corruption, and nobody pays</source>
        <translation>沒有人有腐化，沒有人受罰</translation>
    </message>
    <message>
        <source>{name} is the most corrupt</source>
        <translation>{name}最腐化</translation>
    </message>
    <message>
        <source>{names} are equally the most corrupt</source>
        <translation>{names}同為最腐化</translation>
    </message>
    <message>
        <source>{count} round points</source>
        <translation>本輪 {count} 分</translation>
    </message>
    <message>
        <source>{name}: {points}, no step back</source>
        <translation>{name}：{points}，不後退</translation>
    </message>
    <message>
        <source>{name}: {points}, {steps} back</source>
        <translation>{name}：{points}，後退 {steps}</translation>
    </message>
    <message>
        <source>glyph {letter}</source>
        <translation>符號 {letter}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>no symbol</source>
        <translation>沒有符號</translation>
    </message>
    <message>
        <source>Step {number}: the marker stays on {space}</source>
        <translation>第 {number} 步：標記留在 {space}</translation>
    </message>
    <message>
        <source>Step {number}: from {before} ({symbol}) back to {after}</source>
        <translation>第 {number} 步：從 {before}（{symbol}）退到 {after}</translation>
    </message>
    <message>
        <source>The marker stands on {space} ({symbol})</source>
        <translation>標記在 {space}（{symbol}）</translation>
    </message>
    <message>
        <source>The game ends after round {round}</source>
        <translation>第 {round} 輪後遊戲結束</translation>
    </message>
    <message>
        <source>After round {round}</source>
        <translation>第 {round} 輪之後</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>sets</source>
        <translation>組牌</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>懲罰</translation>
    </message>
    <message>
        <source>total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>{name}: {total} ({sum}, penalty {lost}).</source>
        <translation>{name}：{total}（{sum}，懲罰 {lost}）。</translation>
    </message>
    <message>
        <source>{name}: {total} ({sum}).</source>
        <translation>{name}：{total}（{sum}）。</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>{title}: rule {rule}</source>
        <translation>{title}：規則 {rule}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} 分</translation>
    </message>
    <message>
        <source>{names}: {said}</source>
        <translation>{names}：{said}</translation>
    </message>
    <message>
        <source>{names}, {field}: {said}</source>
        <translation>{names}，{field}：{said}</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Whose rules</source>
        <translation>哪個遊戲的規則</translation>
    </message>
    <message>
        <source>{count} rules found</source>
        <translation>找到 {count} 條規則</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>搜尋規則</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
</context>
<context>
    <name>SayForm</name>
    <message>
        <source>not said</source>
        <translation>沒有說</translation>
    </message>
    <message>
        <source>{field}, {name}</source>
        <translation>{field}，{name}</translation>
    </message>
</context>
<context>
    <name>ScanBar</name>
    <message>
        <source>{piece}: counted for {name}</source>
        <translation>{piece}：已計入 {name}</translation>
    </message>
    <message>
        <source>{piece}: this very piece is counted already, for {name}</source>
        <translation>{piece}：這一個已經計過，計在 {name}</translation>
    </message>
    <message>
        <source>{piece} brings nothing here</source>
        <translation>{piece} 在這裡不計分</translation>
    </message>
    <message>
        <source>{piece} is not counted: the field of {name} takes no more, or cannot be read</source>
        <translation>{piece} 沒有計入：{name} 的欄位已滿，或內容無法辨讀</translation>
    </message>
    <message>
        <source>This piece is of another game: {game}</source>
        <translation>這個配件屬於另一款遊戲：{game}</translation>
    </message>
    <message>
        <source>No piece of this game has a tag yet: Game, Tags for your box…</source>
        <translation>這款遊戲還沒有任何配件有標籤：請用「遊戲」選單的「盒子的標籤…」</translation>
    </message>
    <message>
        <source>Not counted: what is read belongs to the game at the table that is running.</source>
        <translation>沒有計入：目前讀到的屬於正在進行的桌上遊戲。</translation>
    </message>
    <message>
        <source>This tag is on no piece of a box: {tag}</source>
        <translation>這個標籤不在任何盒子的配件上：{tag}</translation>
    </message>
    <message>
        <source>Pieces that are read count for</source>
        <translation>讀到的配件計入</translation>
    </message>
    <message>
        <source>Hold a piece to a reader, or scan its code.</source>
        <translation>把配件放到讀取器上，或掃描它的條碼。</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Crop tiles laid</source>
        <translation>種下的作物板塊</translation>
    </message>
    <message>
        <source>Boats</source>
        <translation>船</translation>
    </message>
    <message>
        <source>Phase tile 4</source>
        <translation>階段板塊 4</translation>
    </message>
    <message>
        <source>Barns scored</source>
        <translation>穀倉計分</translation>
    </message>
    <message>
        <source>Wells scored</source>
        <translation>井計分</translation>
    </message>
    <message>
        <source>Opportunity cards</source>
        <translation>機會卡</translation>
    </message>
    <message>
        <source>Surveyors placed</source>
        <translation>已放置的測量員</translation>
    </message>
    <message>
        <source>Agents at the end of a round</source>
        <translation>輪末的特工</translation>
    </message>
    <message>
        <source>Coins left</source>
        <translation>剩下的金幣</translation>
    </message>
    <message>
        <source>Completed colours</source>
        <translation>完成的顏色</translation>
    </message>
    <message>
        <source>Unused assets</source>
        <translation>未使用的資產</translation>
    </message>
    <message>
        <source>Harbor, furthest</source>
        <translation>港口，最遠</translation>
    </message>
    <message>
        <source>Harbor, half</source>
        <translation>港口，一半</translation>
    </message>
    <message>
        <source>Rank of the agents</source>
        <translation>特工名次</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>先前的分數</translation>
    </message>
    <message>
        <source>harbor</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>agents</source>
        <translation>特工</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>金幣</translation>
    </message>
    <message>
        <source>unused assets</source>
        <translation>未使用的資產</translation>
    </message>
    <message>
        <source>{kind}: {piece}</source>
        <translation>{kind}：{piece}</translation>
    </message>
    <message>
        <source>{line} (round {round})</source>
        <translation>{line}（第 {round} 輪）</translation>
    </message>
    <message>
        <source>Vertical sets</source>
        <translation>垂直的組</translation>
    </message>
    <message>
        <source>Horizontal sets</source>
        <translation>水平的組</translation>
    </message>
    <message>
        <source>Guild, forward</source>
        <translation>行會，前進</translation>
    </message>
    <message>
        <source>Guild, sent back</source>
        <translation>行會，後退</translation>
    </message>
    <message>
        <source>Deceit</source>
        <translation>欺騙</translation>
    </message>
    <message>
        <source>Penalty for corruption</source>
        <translation>腐化的懲罰</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>{names} are ahead with {points} points each.</source>
        <translation>{names} 各以 {points} 分領先。</translation>
    </message>
    <message>
        <source>{name} is ahead with {points} points.</source>
        <translation>{name} 以 {points} 分領先。</translation>
    </message>
    <message>
        <source>up to {count} of: {words}</source>
        <translation>最多 {count} 項：{words}</translation>
    </message>
    <message>
        <source>up to {count} numbers from {low} to {high}</source>
        <translation>最多 {count} 個 {low} 到 {high} 的數字</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>{name}, points</source>
        <translation>{name}，分數</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Export the sheet</source>
        <translation>匯出計分表</translation>
    </message>
    <message>
        <source>Score sheets (*.{suffix})</source>
        <translation>計分表 (*.{suffix})</translation>
    </message>
</context>
<context>
    <name>ScorePadPage</name>
    <message>
        <source>Some entries cannot be as they are written. Is the sheet finished all the same?</source>
        <translation>有些項目照所寫的並不可能。仍要完成這張計分表嗎？</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>計分簿</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>分數</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>The glyphs of the score track, how many cards of each good carry scarabs, the goods of the characters and the numbers of some event tokens are reconstructions. They keep to every sum and example that is printed. Your own box can be copied: Game, Your own box…</source>
        <translation>計分軌道的圖形符號、每種商品有幾張牌有聖甲蟲、人物所屬的商品，以及部分事件標記的數量是重建；都符合印出的總數和例子。你可以抄入自己的盒子：遊戲 → 你自己的盒子…</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Player {number}</source>
        <translation>玩家 {number}</translation>
    </message>
    <message>
        <source>Bot {number}</source>
        <translation>電腦 {number}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>座位 {number} 的名字</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>座位 {number} 由誰來玩</translation>
    </message>
    <message>
        <source>Choice of seat {number}</source>
        <translation>座位 {number} 的選擇</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>{name}: {points} points</source>
        <translation>{name}：{points} 分</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>還沒有分數</translation>
    </message>
    <message>
        <source>Rule {id}</source>
        <translation>規則 {id}</translation>
    </message>
    <message>
        <source>If the game ended now</source>
        <translation>如果現在結束</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合計</translation>
    </message>
</context>
<context>
    <name>SectionView</name>
    <message>
        <source>{section}, show or hide</source>
        <translation>{section}，顯示或收起</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>語言</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>動畫</translation>
    </message>
    <message>
        <source>Pace of bots</source>
        <translation>電腦的速度</translation>
    </message>
    <message>
        <source>My turn ends</source>
        <translation>我的回合何時結束</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>朗讀</translation>
    </message>
    <message>
        <source>Volume of speech</source>
        <translation>朗讀音量</translation>
    </message>
    <message>
        <source>Pace of speech</source>
        <translation>朗讀速度</translation>
    </message>
    <message>
        <source>Colours for colour-blind eyes</source>
        <translation>色盲友善的顏色</translation>
    </message>
    <message>
        <source>Show what a move would score</source>
        <translation>顯示行動會得幾分</translation>
    </message>
    <message>
        <source>Nothing that plays sounds was found on this computer: receipts flash and are written.</source>
        <translation>這台電腦上找不到播放聲音的程式：回執以閃光和文字表示。</translation>
    </message>
    <message>
        <source>Until a turn is ended and nothing new was revealed, all of it can be taken back.</source>
        <translation>在結束回合之前，只要沒有翻開新的東西，都可以全部收回。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>依照系統</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>靜音</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>speech</comment>
        <translation>關閉</translation>
    </message>
    <message>
        <source>What was shown at a real table</source>
        <translation>真實桌上所出示的</translation>
    </message>
    <message>
        <source>What comes next there, and moves of bots</source>
        <translation>桌上接著要做的，以及電腦的行動</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Off (reduced motion)</source>
        <translation>關閉（減少動態）</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>普通</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>This is how it sounds.</source>
        <translation>聽起來就是這樣。</translation>
    </message>
    <message>
        <source>Nothing that speaks was found on this computer. On Debian and Ubuntu: sudo apt install speech-dispatcher</source>
        <translation>這台電腦上找不到能朗讀的程式。在 Debian 與 Ubuntu 上請輸入：sudo apt install speech-dispatcher</translation>
    </message>
    <message>
        <source>This computer has no voice that speaks English. On Debian and Ubuntu: sudo apt install speech-dispatcher-espeak-ng</source>
        <translation>這台電腦沒有會說中文的語音。在 Debian 與 Ubuntu 上請輸入：sudo apt install speech-dispatcher-espeak-ng</translation>
    </message>
    <message>
        <source>Sounds of pieces that are shown</source>
        <translation>出示配件的音效</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>立即</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>一步一步</translation>
    </message>
    <message>
        <source>When I press End turn</source>
        <translation>按下「結束回合」時</translation>
    </message>
    <message>
        <source>At once, but I turn up cards myself</source>
        <translation>立即，但由我翻卡</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Seats</source>
        <translation>座位</translation>
    </message>
    <message>
        <source>Options of the rules</source>
        <translation>規則選項</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation>{count} 個座位</translation>
    </message>
    <message>
        <source>Seats sit clockwise in this order. Who starts is drawn.</source>
        <translation>座位依此順序順時針排列。由誰開始以抽選決定。</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>盒子</translation>
    </message>
    <message>
        <source>Built-in box</source>
        <translation>內建版本</translation>
    </message>
    <message>
        <source>Boxes of your own come from: Game, Your own box…</source>
        <translation>自己的盒子來自：遊戲 → 你自己的盒子…</translation>
    </message>
</context>
<context>
    <name>SheetForm</name>
    <message>
        <source>{sheet}: {count} labels of {width} × {height} mm</source>
        <translation>{sheet}：{count} 張標籤，{width} × {height} 公釐</translation>
    </message>
    <message>
        <source>Another grid</source>
        <translation>其他格式</translation>
    </message>
    <message>
        <source>Columns, rows</source>
        <translation>欄數、列數</translation>
    </message>
    <message>
        <source>Label, mm</source>
        <translation>標籤（公釐）</translation>
    </message>
    <message>
        <source>First at, mm</source>
        <translation>第一張位置（公釐）</translation>
    </message>
    <message>
        <source>Next after, mm</source>
        <translation>標籤間距（公釐）</translation>
    </message>
    <message>
        <source>Paper, mm</source>
        <translation>紙張（公釐）</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>To be mended: {count}</source>
        <translation>要修正：{count}</translation>
    </message>
    <message>
        <source>✓ Everything fits together</source>
        <translation>✓ 全部相符</translation>
    </message>
    <message>
        <source>Now: {trust}</source>
        <translation>目前：{trust}</translation>
    </message>
    <message>
        <source>{count} of {wanted}</source>
        <translation>{count} / {wanted}</translation>
    </message>
    <message>
        <source>As in my box</source>
        <translation>和我的盒子一樣</translation>
    </message>
    <message>
        <source>You have compared this part with your box, and it is like this there.</source>
        <translation>你已經和自己的盒子比對過，這部分確實如此。</translation>
    </message>
    <message>
        <source>Built-in values again</source>
        <translation>恢復內建的值</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>總數</translation>
    </message>
    <message>
        <source>What is to be mended</source>
        <translation>要修正的地方</translation>
    </message>
    <message>
        <source>No reader – play by mouse</source>
        <translation>沒有讀取器 – 請用滑鼠</translation>
    </message>
    <message>
        <source>{count} pieces lie here</source>
        <translation>這裡放了 {count} 個配件</translation>
    </message>
    <message>
        <source>read {tag}</source>
        <translation>讀到 {tag}</translation>
    </message>
    <message>
        <source>{tag}, of the box {box}</source>
        <translation>{tag}，屬於「{box}」</translation>
    </message>
    <message>
        <source>a piece was read</source>
        <translation>讀到一個配件</translation>
    </message>
    <message>
        <source>nothing read yet</source>
        <translation>還沒讀到東西</translation>
    </message>
    <message>
        <source>nothing lies here</source>
        <translation>這裡沒有東西</translation>
    </message>
    <message>
        <source>one piece lies here</source>
        <translation>這裡有一個配件</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>面朝下</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>看到</translation>
    </message>
    <message>
        <source>inferred</source>
        <translation>推得</translation>
    </message>
    <message>
        <source>not seen</source>
        <translation>沒看到</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>To be moved</source>
        <translation>要移動的</translation>
    </message>
    <message>
        <source>Also to be done</source>
        <translation>還要做的</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>站</translation>
    </message>
    <message>
        <source>Tags that are on no piece of this box</source>
        <translation>這個盒子沒有配件用的標籤</translation>
    </message>
    <message>
        <source>There is no reader. Everything can be said by mouse and keys; F8 sets readers up.</source>
        <translation>沒有讀取器。一切都能用滑鼠和鍵盤說明；按 F8 設定讀取器。</translation>
    </message>
    <message>
        <source>How long stations wait</source>
        <translation>各站等待多久</translation>
    </message>
    <message>
        <source>The seconds: until what lies there counts, and until it is said to be wrong.</source>
        <translation>秒數：靜置多久才算數，以及多久之後視為有誤。</translation>
    </message>
    <message>
        <source>Put it on a piece…</source>
        <translation>貼到配件上…</translation>
    </message>
    <message>
        <source>Opens the page where pieces of a box get their tags</source>
        <translation>開啟替盒裡配件貼標籤的頁面</translation>
    </message>
    <message>
        <source>Where every piece is</source>
        <translation>每個配件在哪裡</translation>
    </message>
    <message>
        <source>Correct an entry…</source>
        <translation>更正紀錄…</translation>
    </message>
    <message>
        <source>An earlier entry becomes another; the later ones are kept</source>
        <translation>先前的紀錄改成另一筆；後續的保留</translation>
    </message>
    <message>
        <source>Screen for the table</source>
        <translation>給桌面的畫面</translation>
    </message>
    <message>
        <source>A second window that shows only what everybody may know</source>
        <translation>第二個視窗，只顯示大家都能知道的內容</translation>
    </message>
</context>
<context>
    <name>SobekPad</name>
    <message>
        <source>Guild</source>
        <translation>行會</translation>
    </message>
    <message>
        <source>Deceit</source>
        <translation>欺騙</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>腐化</translation>
    </message>
    <message>
        <source>Cards of the vertical set, scarabs printed on them, Prosperity tokens on it.</source>
        <translation>垂直組的牌數、牌上印的聖甲蟲數、組上的繁榮標記數。</translation>
    </message>
    <message>
        <source>All scarabs of the sets that were laid sideways at the end of the round.</source>
        <translation>輪末橫放的各組上所有的聖甲蟲。</translation>
    </message>
    <message>
        <source>Spaces forward by own Guilds, and spaces back by those of others.</source>
        <translation>自己的行會前進的格數，以及被別人的行會後退的格數。</translation>
    </message>
    <message>
        <source>Points of Deceit.</source>
        <translation>欺騙得到的分數。</translation>
    </message>
    <message>
        <source>Cards under the tile with those left in hand, Curses, and in a tie the scarabs on the cards.</source>
        <translation>板塊下的牌連同手上剩下的牌、詛咒數，平手時再加牌上的聖甲蟲數。</translation>
    </message>
    <message>
        <source>Spaces back. Left blank, the program walks back along its track; yours may differ.</source>
        <translation>後退的格數。留白時，程式沿自己的計分軌道後退；你的可能不同。</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>scarabs</source>
        <translation>聖甲蟲</translation>
    </message>
    <message>
        <source>Prosp.</source>
        <translation>繁榮</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>詛咒</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前進</translation>
    </message>
    <message>
        <source>back</source>
        <translation>後退</translation>
    </message>
</context>
<context>
    <name>SobekPosition</name>
    <message>
        <source>What you do not place stays unseen: cards in the deck, face down on docks, or out of the round. Characters that lie face down on docks are said at the right, not placed.</source>
        <translation>沒有放的就是沒人看過的：在牌庫裡、面朝下在碼頭上，或不在這一輪裡。碼頭上面朝下的人物在右邊填寫，不用放。</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>一個回合</translation>
    </message>
    <message>
        <source>Refilling the docks</source>
        <translation>補滿碼頭</translation>
    </message>
    <message>
        <source>Last sets of the round</source>
        <translation>本輪最後的組牌</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>輪次</translation>
    </message>
    <message>
        <source>Where the round stands</source>
        <translation>這一輪進行到</translation>
    </message>
    <message>
        <source>Started the round</source>
        <translation>這一輪的起始者</translation>
    </message>
    <message>
        <source>Took the last card</source>
        <translation>拿走最後一張的人</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>輪到誰</translation>
    </message>
    <message>
        <source>Cards in the deck</source>
        <translation>牌庫的張數</translation>
    </message>
    <message>
        <source>Back on top of the deck</source>
        <translation>牌庫頂的牌背</translation>
    </message>
    <message>
        <source>Docks with a face-down character</source>
        <translation>有面朝下人物的碼頭</translation>
    </message>
    <message>
        <source>Event tokens left</source>
        <translation>剩下的事件標記</translation>
    </message>
    <message>
        <source>Have looked at the tokens</source>
        <translation>看過標記的人</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>目前的分數</translation>
    </message>
    <message>
        <source>Untold cards in hand ({back} back)</source>
        <translation>手上未告知的牌（{back}牌背）</translation>
    </message>
    <message>
        <source>Untold cards in corruption ({back} back)</source>
        <translation>腐化中未告知的牌（{back}牌背）</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>桌面</translation>
    </message>
    <message>
        <source>Dock {number}</source>
        <translation>碼頭 {number}</translation>
    </message>
    <message>
        <source>Event tokens left, known</source>
        <translation>剩下的事件標記（已知）</translation>
    </message>
    <message>
        <source>Tokens picked and discarded</source>
        <translation>選走並棄掉的標記</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>Cards nobody has seen</source>
        <translation>沒人看過的牌</translation>
    </message>
    <message>
        <source>Start cards out of the round</source>
        <translation>不在這一輪的起始牌</translation>
    </message>
    <message>
        <source>Tokens nobody has seen</source>
        <translation>沒人看過的標記</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手牌</translation>
    </message>
    <message>
        <source>Corruption</source>
        <translation>腐化</translation>
    </message>
    <message>
        <source>Curses</source>
        <translation>詛咒</translation>
    </message>
    <message>
        <source>Set of {good}</source>
        <translation>{good}的組</translation>
    </message>
</context>
<context>
    <name>SobekTable</name>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>棄牌</translation>
    </message>
    <message>
        <source>no sets yet</source>
        <translation>還沒有組</translation>
    </message>
    <message>
        <source>nothing lies here</source>
        <translation>這裡沒有牌</translation>
    </message>
    <message>
        <source>Has looked at the event tokens this round</source>
        <translation>本輪看過事件標記</translation>
    </message>
    <message>
        <source>can be laid</source>
        <translation>可以打出</translation>
    </message>
    <message>
        <source>at the end: {scarabs}</source>
        <translation>輪末：{scarabs}</translation>
    </message>
    <message>
        <source>Corruption of {name}</source>
        <translation>{name}的腐化</translation>
    </message>
    <message>
        <source>Pick one event</source>
        <translation>選一枚事件</translation>
    </message>
    <message>
        <source>Corruption of {name}: take one card</source>
        <translation>{name}的腐化：拿一張牌</translation>
    </message>
    <message>
        <source>Name a good: all cards of it leave your corruption</source>
        <translation>說出一種商品：它的牌全部離開你的腐化</translation>
    </message>
    <message>
        <source>Which good do the amulets stand for?</source>
        <translation>護身符代表哪種商品？</translation>
    </message>
    <message>
        <source>Picked this round</source>
        <translation>本輪選過的</translation>
    </message>
    <message>
        <source>{name} would have no effect now</source>
        <translation>{name}現在不會有作用</translation>
    </message>
    <message>
        <source>Play even so</source>
        <translation>仍然打出</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>保留這張牌</translation>
    </message>
    <message>
        <source>The same card lies further in front, for less corruption</source>
        <translation>同樣的牌在更前面，腐化較少</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>拿這一張</translation>
    </message>
    <message>
        <source>Take the one in front</source>
        <translation>拿前面那一張</translation>
    </message>
    <message>
        <source>* reconstruction</source>
        <translation>* 重建</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>Cultivation</source>
        <translation>耕作</translation>
    </message>
    <message>
        <source>Planting</source>
        <translation>種植</translation>
    </message>
    <message>
        <source>Harvest and shipping</source>
        <translation>收穫與航運</translation>
    </message>
    <message>
        <source>Opportunity</source>
        <translation>機會</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>計分</translation>
    </message>
    <message>
        <source>Drafting phase tiles</source>
        <translation>挑選階段板塊</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>遊戲結束</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>補充</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>設置</translation>
    </message>
    <message>
        <source>Round {round} · {phase}</source>
        <translation>第 {round} 輪 · {phase}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>第 {round} 輪</translation>
    </message>
    <message>
        <source>New on the table: {count} pieces</source>
        <translation>新擺上 {count} 個配件</translation>
    </message>
    <message>
        <source>laying from the hands</source>
        <translation>從手牌打出</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>setting up</source>
        <translation>設置</translation>
    </message>
    <message>
        <source>last batch</source>
        <translation>最後一批</translation>
    </message>
    <message>
        <source>1 more batch</source>
        <translation>還有 1 批</translation>
    </message>
    <message>
        <source>{count} more batches</source>
        <translation>還有 {count} 批</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <translation>第 {round} 輪結束</translation>
    </message>
    <message>
        <source>Event tokens looked at: {count}</source>
        <translation>看過的事件標記：{count}</translation>
    </message>
    <message>
        <source>Start cards dealt: {dealt}; cards on the docks: {docks}</source>
        <translation>發出的起始牌：{dealt}；碼頭上的牌：{docks}</translation>
    </message>
    <message>
        <source>New cards on the docks: {count}</source>
        <translation>碼頭上的新牌：{count}</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Board games at one screen, with people and bots.</source>
        <translation>在同一個螢幕上，與真人和電腦一起玩桌遊。</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>新對局…</translation>
    </message>
    <message>
        <source>Open a game…</source>
        <translation>開啟對局…</translation>
    </message>
    <message>
        <source>Start from a position…</source>
        <translation>從局面開始…</translation>
    </message>
    <message>
        <source>Your own box…</source>
        <translation>你自己的盒子…</translation>
    </message>
    <message>
        <source>Score pad…</source>
        <translation>計分簿…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>繼續玩</translation>
    </message>
    <message>
        <source>An independent program. The games and their names belong to their owners; no artwork or text of theirs is used.</source>
        <translation>獨立的程式。遊戲及其名稱屬於各自的權利人；沒有使用他們的任何圖像或文字。</translation>
    </message>
</context>
<context>
    <name>StationTimes</name>
    <message>
        <source>What lies here counts after it has lain still for so long</source>
        <translation>這裡的東西靜置這麼久之後才算數</translation>
    </message>
    <message>
        <source>What cannot be explained for so long is said to be wrong</source>
        <translation>無法解釋的情況持續這麼久就視為有誤</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
</context>
<context>
    <name>StepBar</name>
    <message>
        <source>{name} is ready to move.</source>
        <translation>{name}準備行動。</translation>
    </message>
    <message>
        <source>Next move (N)</source>
        <translation>下一步 (N)</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>{step}, for a coin</source>
        <translation>{step}，付一枚金幣</translation>
    </message>
    <message>
        <source>Mat {mat} is dealt</source>
        <translation>分到玩家板 {mat}</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name}是起始玩家</translation>
    </message>
    <message>
        <source>To the supply: {tile}</source>
        <translation>補上：{tile}</translation>
    </message>
    <message>
        <source>Turned up: opportunity card {card}</source>
        <translation>翻開：機會卡 {card}</translation>
    </message>
    <message>
        <source>Drawn: opportunity card {card}</source>
        <translation>抽到：機會卡 {card}</translation>
    </message>
    <message>
        <source>Revealed: {suit}</source>
        <translation>翻開：{suit}</translation>
    </message>
    <message>
        <source>Take phase tile {number}, {name}</source>
        <translation>拿階段板塊 {number}，{name}</translation>
    </message>
    <message>
        <source>Plant {tile} on {fields}</source>
        <translation>在 {fields} 種下{tile}</translation>
    </message>
    <message>
        <source>Take a surveyor</source>
        <translation>拿一名測量員</translation>
    </message>
    <message>
        <source>Nobody to New Orleans</source>
        <translation>沒有派人到紐奧良</translation>
    </message>
    <message>
        <source>Workers to New Orleans: {count}</source>
        <translation>派到紐奧良的工人：{count}</translation>
    </message>
    <message>
        <source>Take the top card of the deck</source>
        <translation>拿牌庫最上面的卡</translation>
    </message>
    <message>
        <source>Take opportunity card {card}</source>
        <translation>拿機會卡 {card}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>放棄</translation>
    </message>
    <message>
        <source>Boat {boat} loaded with {count}&#xa0;×&#xa0;{crop}</source>
        <translation>船 {boat}，裝載 {count} 份{crop}</translation>
    </message>
    <message>
        <source>Worker on {field}</source>
        <translation>工人放到 {field}</translation>
    </message>
    <message>
        <source>Barn on {field}</source>
        <translation>穀倉放到 {field}</translation>
    </message>
    <message>
        <source>Well on {field}</source>
        <translation>井放到 {field}</translation>
    </message>
    <message>
        <source>Surveyor on opportunity card {card}</source>
        <translation>測量員放到機會卡 {card}</translation>
    </message>
    <message>
        <source>Surveyor on {field}</source>
        <translation>測量員放到 {field}</translation>
    </message>
    <message>
        <source>{step} ({fields})</source>
        <translation>{step}（{fields}）</translation>
    </message>
    <message>
        <source>Bonus: 1 coin</source>
        <translation>加成：1 枚金幣</translation>
    </message>
    <message>
        <source>Bonus: harbor master 1 space</source>
        <translation>加成：港務長前進 1 格</translation>
    </message>
    <message>
        <source>Bonus: 1 worker to New Orleans</source>
        <translation>加成：派 1 名工人到紐奧良</translation>
    </message>
    <message>
        <source>+{points} ({kind})</source>
        <translation>+{points}（{kind}）</translation>
    </message>
    <message>
        <source>−1 coin</source>
        <translation>−1 金幣</translation>
    </message>
    <message>
        <source>+1 coin</source>
        <translation>+1 金幣</translation>
    </message>
    <message>
        <source>harbor +{spaces}</source>
        <translation>港務長 +{spaces}</translation>
    </message>
    <message>
        <source>+1 surveyor</source>
        <translation>+1 測量員</translation>
    </message>
    <message>
        <source>harvest bonus due</source>
        <translation>得到收穫獎勵</translation>
    </message>
    <message>
        <source>workers back to the supply: {count}</source>
        <translation>回到供應區的工人：{count}</translation>
    </message>
    <message>
        <source>can load no boat</source>
        <translation>沒有船可裝</translation>
    </message>
    <message>
        <source>cards under the deck: {count}</source>
        <translation>放到牌庫底的卡：{count}</translation>
    </message>
    <message>
        <source>{name} will choose who starts</source>
        <translation>由{name}選擇誰開始</translation>
    </message>
    <message>
        <source>{name} is dealt: {card}</source>
        <translation>發給{name}：{card}</translation>
    </message>
    <message>
        <source>Dock {dock}: {card}</source>
        <translation>碼頭 {dock}：{card}</translation>
    </message>
    <message>
        <source>On top of the deck: {back} back</source>
        <translation>牌庫頂：{back}牌背</translation>
    </message>
    <message>
        <source>{name} draws: {card}</source>
        <translation>{name}抽到：{card}</translation>
    </message>
    <message>
        <source>{name} takes from {victim}: {card}</source>
        <translation>{name}從{victim}拿走：{card}</translation>
    </message>
    <message>
        <source>Among the event tokens: {token}</source>
        <translation>事件標記中有：{token}</translation>
    </message>
    <message>
        <source>{name} looks at an event token</source>
        <translation>{name}查看一枚事件標記</translation>
    </message>
    <message>
        <source>{name} shows: {card}</source>
        <translation>{name}亮出：{card}</translation>
    </message>
    <message>
        <source>There are no more of them</source>
        <translation>沒有更多了</translation>
    </message>
    <message>
        <source>The round is counted</source>
        <translation>計算這一輪</translation>
    </message>
    <message>
        <source>{name} looks at the character that was passed over</source>
        <translation>{name}查看被跳過的人物</translation>
    </message>
    <message>
        <source>{name} looks at the character that was taken</source>
        <translation>{name}查看拿走的人物</translation>
    </message>
    <message>
        <source>The character that was passed over: {card}</source>
        <translation>被跳過的人物：{card}</translation>
    </message>
    <message>
        <source>The character that was taken: {card}</source>
        <translation>拿走的人物：{card}</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>拿{card}</translation>
    </message>
    <message>
        <source>Play the {card}</source>
        <translation>打出{card}</translation>
    </message>
    <message>
        <source>Lay a set, face down until all have laid</source>
        <translation>打出一組牌，在所有人打出之前面朝下</translation>
    </message>
    <message>
        <source>Pick {token}</source>
        <translation>選{token}</translation>
    </message>
    <message>
        <source>Name {good}</source>
        <translation>說出{good}</translation>
    </message>
    <message>
        <source>Take a card ({back} back) from {name}</source>
        <translation>從{name}拿一張牌（{back}牌背）</translation>
    </message>
    <message>
        <source>Look through the corruption of {name}</source>
        <translation>查看{name}的腐化</translation>
    </message>
    <message>
        <source>Take from that corruption: {card}</source>
        <translation>從那份腐化拿走：{card}</translation>
    </message>
    <message>
        <source>To the own corruption: {card}</source>
        <translation>放到自己的腐化：{card}</translation>
    </message>
    <message>
        <source>Add to the set of {good}: {cards}</source>
        <translation>加入{good}的組：{cards}</translation>
    </message>
    <message>
        <source>Send back {name}</source>
        <translation>{name}後退</translation>
    </message>
    <message>
        <source>Curse {name}</source>
        <translation>詛咒{name}</translation>
    </message>
    <message>
        <source>Prosperity for {good}</source>
        <translation>繁榮放在{good}上</translation>
    </message>
    <message>
        <source>{name} shall start</source>
        <translation>由{name}開始</translation>
    </message>
    <message>
        <source>None of the cards fits</source>
        <translation>沒有一張符合</translation>
    </message>
    <message>
        <source>Lay no more</source>
        <translation>不再打出</translation>
    </message>
    <message>
        <source>the card on dock {dock}</source>
        <translation>碼頭 {dock} 的牌</translation>
    </message>
    <message>
        <source>the character on dock {dock}</source>
        <translation>碼頭 {dock} 的人物</translation>
    </message>
    <message>
        <source>{card} on dock {dock}</source>
        <translation>碼頭 {dock} 的{card}</translation>
    </message>
    <message>
        <source>Lay {cards} as {good}</source>
        <translation>打出 {cards}，當作{good}</translation>
    </message>
    <message>
        <source>Lay {cards}</source>
        <translation>打出 {cards}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>nobody</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>座位 {number}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>無主</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 分</translation>
    </message>
    <message>
        <source>{count} points</source>
        <translation>{count} 分</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>還沒有分數</translation>
    </message>
    <message>
        <source>{name}: click to look at this mat closely</source>
        <translation>{name}：按一下放大這張玩家板</translation>
    </message>
    <message>
        <source>Back to {name}</source>
        <translation>回到{name}</translation>
    </message>
    <message>
        <source>Start player of this round</source>
        <translation>本輪的起始玩家</translation>
    </message>
    <message>
        <source>* reconstruction</source>
        <translation>* 重建</translation>
    </message>
    <message>
        <source>Mats, harbor track, triple tiles and the sizes of the display are reconstructions: they play the same part as the printed ones.</source>
        <translation>玩家板、港口軌道、三格板塊與展示區的格數是重建：作用與印刷的相同。</translation>
    </message>
    <message>
        <source>harvested</source>
        <translation>已收穫</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>工人</translation>
    </message>
    <message>
        <source>barn</source>
        <translation>穀倉</translation>
    </message>
    <message>
        <source>well</source>
        <translation>井</translation>
    </message>
    <message>
        <source>scored by a surveyor</source>
        <translation>已由測量員計分</translation>
    </message>
    <message>
        <source>Harbor master on space {at} of {last}; {reached} of {boats} boats reached</source>
        <translation>港務長在第 {at} 格（共 {last} 格）；已到達 {boats} 艘船中的 {reached} 艘</translation>
    </message>
    <message>
        <source>Boat {name}: capacity {capacity}. Reward: {reward}</source>
        <translation>船 {name}：容量 {capacity}。獎勵：{reward}</translation>
    </message>
    <message>
        <source>On show; {left} more in the stack</source>
        <translation>展示中；船堆還有 {left} 艘</translation>
    </message>
    <message>
        <source>Taken this round; for a coin from the stack of {left}</source>
        <translation>本輪已被拿走；付一枚金幣可從船堆拿（剩 {left} 艘）</translation>
    </message>
    <message>
        <source>Sold out</source>
        <translation>售完</translation>
    </message>
    <message>
        <source>sold out</source>
        <translation>售完</translation>
    </message>
    <message>
        <source>{crop}: {harvested} spaces harvested (bonus at {bonus}), {loading} workers on it</source>
        <translation>{crop}：已收穫 {harvested} 格（{bonus} 格得獎勵），上面有 {loading} 名工人</translation>
    </message>
    <message>
        <source>Opportunity card {number}: {text}</source>
        <translation>機會卡 {number}：{text}</translation>
    </message>
    <message>
        <source>Place of an opportunity card</source>
        <translation>放機會卡的位置</translation>
    </message>
    <message>
        <source>Phase {number}, {name} – owner: {owner}</source>
        <translation>階段 {number}，{name}；主人：{owner}</translation>
    </message>
    <message>
        <source>Cultivation deck: {left} cards</source>
        <translation>耕作牌庫：{left} 張</translation>
    </message>
    <message>
        <source>Card {number} of {cards}: {suit}</source>
        <translation>第 {number} 張卡（共 {cards} 張）：{suit}</translation>
    </message>
    <message>
        <source>{number} of {cards}</source>
        <translation>{number} / {cards}</translation>
    </message>
    <message>
        <source>Cultivation cards seen so far</source>
        <translation>已出現的耕作卡</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>New Orleans</source>
        <translation>紐奧良</translation>
    </message>
    <message>
        <source>Round {number}, being played</source>
        <translation>第 {number} 輪，進行中</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第 {number} 輪</translation>
    </message>
    <message>
        <source>Reward of the slot: {reward}</source>
        <translation>機會格的獎勵：{reward}</translation>
    </message>
    <message>
        <source>Opportunity deck: {count} cards ({numbers})</source>
        <translation>機會牌庫：{count} 張（{numbers}）</translation>
    </message>
    <message>
        <source>{name}: agents {count}</source>
        <translation>{name}：特工 {count}</translation>
    </message>
    <message>
        <source>General supply, {piece}: {count}</source>
        <translation>公用供應區，{piece}：{count}</translation>
    </message>
    <message>
        <source>Crop supply</source>
        <translation>作物供應</translation>
    </message>
    <message>
        <source>{tiles}, left in the stack:</source>
        <translation>堆中剩下的{tiles}：</translation>
    </message>
    <message>
        <source>{tiles}: empty until the refresh</source>
        <translation>{tiles}：補充前都是空的</translation>
    </message>
    <message>
        <source>{tile}: {points} when it is laid</source>
        <translation>{tile}：放下時得 {points}</translation>
    </message>
    <message>
        <source>Search a stack for 1 coin</source>
        <translation>付 1 枚金幣搜尋板塊堆</translation>
    </message>
    <message>
        <source>Take a card of the deck for 1 coin, without a slot reward</source>
        <translation>付 1 枚金幣拿牌庫的卡，沒有機會格的獎勵</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>計分軌道</translation>
    </message>
    <message>
        <source>Projected at the end</source>
        <translation>預計的終局分數</translation>
    </message>
    <message>
        <source>What the final scoring would add if the game ended as it stands</source>
        <translation>如果現在結束，終局計分會增加的分數</translation>
    </message>
    <message>
        <source>Added at the end</source>
        <translation>終局加分</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>總分</translation>
    </message>
    <message>
        <source>Score with these</source>
        <translation>加上之後的分數</translation>
    </message>
    <message>
        <source>+{count} corruption</source>
        <translation>+{count} 腐化</translation>
    </message>
    <message>
        <source>round {round} of {rounds}</source>
        <translation>第 {round} 輪（共 {rounds} 輪）</translation>
    </message>
    <message>
        <source>first in the queue</source>
        <translation>牌列的第一張</translation>
    </message>
    <message>
        <source>temple · the deck is empty</source>
        <translation>神廟 · 牌庫已空</translation>
    </message>
    <message>
        <source>temple · deck {count} (1 more batch)</source>
        <translation>神廟 · 牌庫 {count} 張（還有 1 批）</translation>
    </message>
    <message>
        <source>temple · deck {count} ({batches} more batches)</source>
        <translation>神廟 · 牌庫 {count} 張（還有 {batches} 批）</translation>
    </message>
    <message>
        <source>1 card in hand</source>
        <translation>手牌 1 張</translation>
    </message>
    <message>
        <source>{count} cards in hand</source>
        <translation>手牌 {count} 張</translation>
    </message>
    <message>
        <source>lay now</source>
        <translation>現在打出</translation>
    </message>
    <message>
        <source>{name}: click to look at it closely</source>
        <translation>{name}：按一下放大</translation>
    </message>
    <message>
        <source>Started this round</source>
        <translation>本輪由此開始</translation>
    </message>
    <message>
        <source>The glyphs of the score track, how many cards of a good carry scarabs, the goods of the characters and the numbers of some event tokens are reconstructions.</source>
        <translation>計分軌道的圖形符號、各種商品有多少張帶聖甲蟲、人物所屬的商品，以及部分事件標記的數目是重建。</translation>
    </message>
    <message>
        <source>Who takes it or passes over it will know who it is.</source>
        <translation>拿走或跳過它的人會知道那是誰。</translation>
    </message>
    <message>
        <source>Stands for any good in a set; no scarabs (SK-1.7.2)</source>
        <translation>在一組中代表任何商品；沒有聖甲蟲（SK-1.7.2）</translation>
    </message>
    <message>
        <source>A set needs 3 of a good (SK-1.7.1)</source>
        <translation>一組需要同一商品 3 張（SK-1.7.1）</translation>
    </message>
    <message>
        <source>In a set it counts as {good}, without its power (SK-1.7.2)</source>
        <translation>在一組中算作{good}，不使用能力（SK-1.7.2）</translation>
    </message>
    <message>
        <source>– its good is a reconstruction</source>
        <translation>－所屬的商品是重建</translation>
    </message>
    <message>
        <source>Played: {power} ({rule})</source>
        <translation>打出：{power}（{rule}）</translation>
    </message>
    <message>
        <source>Dock {dock}: empty</source>
        <translation>碼頭 {dock}：空</translation>
    </message>
    <message>
        <source>Dock {dock}: {card}</source>
        <translation>碼頭 {dock}：{card}</translation>
    </message>
    <message>
        <source>With the Merchant nothing is passed over (SK-1.10.7)</source>
        <translation>用商人不會跳過任何牌（SK-1.10.7）</translation>
    </message>
    <message>
        <source>First in the queue: free</source>
        <translation>牌列的第一張：免費</translation>
    </message>
    <message>
        <source>{price}: {cards} (SK-1.5.2)</source>
        <translation>{price}：{cards}（SK-1.5.2）</translation>
    </message>
    <message>
        <source>Out of reach: only the first {count} cards can be taken</source>
        <translation>拿不到：只能拿前 {count} 張牌</translation>
    </message>
    <message>
        <source>The deck is empty: the round ends with the last card on the docks</source>
        <translation>牌庫已空：碼頭上最後一張牌離開時，這一輪就結束</translation>
    </message>
    <message>
        <source>Deck: {count} cards, batches to come: {batches}</source>
        <translation>牌庫：{count} 張，還有 {batches} 批</translation>
    </message>
    <message>
        <source>The last batch has {count} cards</source>
        <translation>最後一批有 {count} 張牌</translation>
    </message>
    <message>
        <source>On top lies a character</source>
        <translation>最上面是一個人物</translation>
    </message>
    <message>
        <source>On top lies a good or an amulet</source>
        <translation>最上面是商品或護身符</translation>
    </message>
    <message>
        <source>Discards: {cards}</source>
        <translation>棄牌：{cards}</translation>
    </message>
    <message>
        <source>Event tokens left: {count}</source>
        <translation>剩下的事件標記：{count}</translation>
    </message>
    <message>
        <source>You have seen: {tokens}</source>
        <translation>你看過：{tokens}</translation>
    </message>
    <message>
        <source>Who lays a set picks one</source>
        <translation>打出一組牌的人選一枚</translation>
    </message>
    <message>
        <source>Used this round: {tokens}</source>
        <translation>本輪用過：{tokens}</translation>
    </message>
    <message>
        <source>Sets on the table: {points}</source>
        <translation>桌上的組：{points}</translation>
    </message>
    <message>
        <source>No cards in hand</source>
        <translation>沒有手牌</translation>
    </message>
    <message>
        <source>Cards in hand: {count} ({backs})</source>
        <translation>手牌：{count} 張（{backs}）</translation>
    </message>
    <message>
        <source>Corruption: empty</source>
        <translation>腐化：空</translation>
    </message>
    <message>
        <source>Corruption: hidden, both cards and number</source>
        <translation>腐化：隱藏，內容與張數都是</translation>
    </message>
    <message>
        <source>Corruption: {count} ({cards})</source>
        <translation>腐化：{count} 張（{cards}）</translation>
    </message>
    <message>
        <source>Curses: {curses}, which count as {count} cards more</source>
        <translation>詛咒：{curses} 枚，算作多 {count} 張牌</translation>
    </message>
    <message>
        <source>{good} of {name}: {value}</source>
        <translation>{name}的{good}：{value}</translation>
    </message>
    <message>
        <source>Scarabs × cards (SK-1.12.1)</source>
        <translation>聖甲蟲 × 張數（SK-1.12.1）</translation>
    </message>
    <message>
        <source>Scarabs × cards, with {scarabs} of Prosperity (SK-1.12.1)</source>
        <translation>聖甲蟲 × 張數，其中 {scarabs}來自繁榮（SK-1.12.1）</translation>
    </message>
    <message>
        <source>The same cards laid horizontally would score {points}</source>
        <translation>同樣的牌若水平打出，得 {points}</translation>
    </message>
    <message>
        <source>{good}, horizontal: {points}</source>
        <translation>{good}，水平：{points}</translation>
    </message>
    <message>
        <source>Space {space}: beyond the glyphs</source>
        <translation>第 {space} 格：超出圖形符號</translation>
    </message>
    <message>
        <source>Space {space}: {kind}</source>
        <translation>第 {space} 格：{kind}</translation>
    </message>
    <message>
        <source>No step of the penalty leads back from here</source>
        <translation>懲罰的一步不會從這裡後退</translation>
    </message>
    <message>
        <source>A step of the penalty leads back to {space} (SK-1.12.8)</source>
        <translation>懲罰的一步退到第 {space} 格（SK-1.12.8）</translation>
    </message>
    <message>
        <source>Which glyph is where is a reconstruction (SK-1.12.14)</source>
        <translation>圖形符號的位置是重建（SK-1.12.14）</translation>
    </message>
</context>
<context>
    <name>TableActs</name>
    <message>
        <source>Show it to a reader, lay it in its place, or say it here.</source>
        <translation>拿給讀取器看、放到它的位置上，或在這裡說明。</translation>
    </message>
    <message>
        <source>{name} draws a mat. Which one is it?</source>
        <translation>{name}抽一張玩家板。是哪一張？</translation>
    </message>
    <message>
        <source>Draw who starts the game. Who is it?</source>
        <translation>抽選由誰開始遊戲。是誰？</translation>
    </message>
    <message>
        <source>Any way will do, for example a worker of each in a closed hand.</source>
        <translation>任何方法都可以，例如每人一名工人握在手中抽。</translation>
    </message>
    <message>
        <source>Refill space {space} of the crop supply from the stack: {size}</source>
        <translation>從板塊堆補滿作物供應第 {space} 格：{size}</translation>
    </message>
    <message>
        <source>Turn up an opportunity card for slot {slot}</source>
        <translation>為機會格 {slot} 翻開一張機會卡</translation>
    </message>
    <message>
        <source>Reveal cultivation card {number} of {cards}</source>
        <translation>翻開第 {number} 張耕作卡（共 {cards} 張）</translation>
    </message>
    <message>
        <source>{name} draws the top card of the opportunity deck</source>
        <translation>{name}抽機會牌庫最上面一張卡</translation>
    </message>
    <message>
        <source>{phase}: {name} owns the tile and begins.</source>
        <translation>{phase}：{name}擁有板塊，由他開始。</translation>
    </message>
    <message>
        <source>At least nine spaces of one crop are harvested: once for each crop.</source>
        <translation>一種作物已收穫至少九格：每種作物一次。</translation>
    </message>
    <message>
        <source>When all have a card, the face-up cards that are left go under the deck.</source>
        <translation>每人都有卡之後，剩下正面朝上的卡放到牌庫底。</translation>
    </message>
    <message>
        <source>Show its face to the reader only; the others look away.</source>
        <translation>只把正面給讀取器看；其他人請看別處。</translation>
    </message>
    <message>
        <source>{name} takes a start card</source>
        <translation>{name}拿一張起始牌</translation>
    </message>
    <message>
        <source>Lay the next card of the deck on dock {dock}</source>
        <translation>把牌庫的下一張牌放到碼頭 {dock}</translation>
    </message>
    <message>
        <source>Show a good to a reader; of a character only say its back.</source>
        <translation>商品給讀取器看；人物只說牌背。</translation>
    </message>
    <message>
        <source>Which back lies on top of the deck now?</source>
        <translation>現在牌庫頂是哪一種牌背？</translation>
    </message>
    <message>
        <source>Only the back; nobody looks at the face.</source>
        <translation>只看牌背；沒有人看正面。</translation>
    </message>
    <message>
        <source>{name} draws the top card of the deck ({back} back)</source>
        <translation>{name}抽牌庫頂的牌（{back}牌背）</translation>
    </message>
    <message>
        <source>{name} looks at the face-down character</source>
        <translation>{name}查看面朝下的人物</translation>
    </message>
    <message>
        <source>{name} takes a card ({back} back) from the hand of {victim}</source>
        <translation>{name}從{victim}的手牌拿一張牌（{back}牌背）</translation>
    </message>
    <message>
        <source>{name} looks at the event tokens of this round</source>
        <translation>{name}查看本輪的事件標記</translation>
    </message>
    <message>
        <source>{name} shows the character that is played</source>
        <translation>{name}亮出打出的人物</translation>
    </message>
    <message>
        <source>{name} shows a card for {good}</source>
        <translation>{name}亮出一張當作{good}的牌</translation>
    </message>
    <message>
        <source>{name} lays cards of {good} in the corruption on the discard pile</source>
        <translation>{name}把腐化中的{good}牌放到棄牌堆</translation>
    </message>
    <message>
        <source>Show each of them to a reader, or say that there are no more.</source>
        <translation>每一張都給讀取器看，或說沒有了。</translation>
    </message>
    <message>
        <source>{name} looks through the corruption of {victim}</source>
        <translation>{name}查看{victim}的腐化</translation>
    </message>
    <message>
        <source>A tie: {name} shows a card with a beige back in the corruption</source>
        <translation>平手：{name}亮出腐化中一張米色牌背的牌</translation>
    </message>
    <message>
        <source>Draw which of the last ones chooses who starts</source>
        <translation>抽選由哪一位最後一名選擇誰開始</translation>
    </message>
    <message>
        <source>After the last card the docks are filled anew.</source>
        <translation>最後一張牌之後，重新補滿碼頭。</translation>
    </message>
    <message>
        <source>Look at them alone.</source>
        <translation>請獨自查看。</translation>
    </message>
    <message>
        <source>Cards that are passed over go under the own corruption tile.</source>
        <translation>跳過的牌放到自己的腐化板塊下面。</translation>
    </message>
    <message>
        <source>Cards that are played or laid are shown then; others need not be told.</source>
        <translation>打出的牌在打出時亮出；其他的牌不必告知。</translation>
    </message>
    <message>
        <source>What stays in the hand goes under the own corruption tile.</source>
        <translation>留在手上的牌放到自己的腐化板塊下面。</translation>
    </message>
</context>
<context>
    <name>TableChoice</name>
    <message>
        <source>no box with tags</source>
        <translation>沒有貼標籤的盒子</translation>
    </message>
    <message>
        <source>pieces are shown to it</source>
        <translation>把配件拿給它看</translation>
    </message>
    <message>
        <source>Without a reader everything is said by mouse and keys. Readers are set up by F8.</source>
        <translation>沒有讀取器時，一切都用滑鼠和鍵盤說明。按 F8 設定讀取器。</translation>
    </message>
    <message>
        <source>Say what each reader looks at. Pieces can be shown to any other one by one.</source>
        <translation>請說明每個讀取器看著哪裡。其他讀取器則把配件一個一個拿給它看。</translation>
    </message>
    <message>
        <source>Most antennas tell ten pieces at once; several may look at the same place.</source>
        <translation>多數天線一次只能讀十個配件；同一個地方可以放好幾個。</translation>
    </message>
    <message>
        <source>The seconds: until what lies there counts, and until it is said to be wrong.</source>
        <translation>秒數：靜置多久才算數，以及多久之後視為有誤。</translation>
    </message>
    <message>
        <source>On this screen</source>
        <translation>在這個畫面上</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>在桌上</translation>
    </message>
    <message>
        <source>You play with the real box; the program follows, keeps the rules and the score.</source>
        <translation>用真的遊戲盒來玩；程式跟著走，負責規則與計分。</translation>
    </message>
    <message>
        <source>Tags of</source>
        <translation>標籤屬於</translation>
    </message>
    <message>
        <source>The box whose tags are read</source>
        <translation>要讀取其標籤的盒子</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Go back to “{words}”? Steps that are taken back: {count}.</source>
        <translation>回到「{words}」？將收回 {count} 個步驟。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>{names}: take back {count} steps?</source>
        <translation>{names}：收回 {count} 個步驟？</translation>
    </message>
    <message>
        <source>{names}: take back the last step?</source>
        <translation>{names}：收回最後一步嗎？</translation>
    </message>
    <message>
        <source>{names}: take back {count} steps, and what was revealed? ({revealed})</source>
        <translation>{names}：收回 {count} 個步驟，以及翻開的東西？（{revealed}）</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>Taken back</source>
        <translation>已收回</translation>
    </message>
    <message>
        <source>{thing} (gathered)</source>
        <translation>{thing}（已收集）</translation>
    </message>
    <message>
        <source>{thing} (chosen)</source>
        <translation>{thing}（已選取）</translation>
    </message>
    <message>
        <source>{thing} (can be chosen)</source>
        <translation>{thing}（可選）</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>.</source>
        <translation>。</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Finished sheets are kept with their day; drafts are kept as they are typed.</source>
        <translation>完成的計分表會連同日期保存；草稿隨輸入保存。</translation>
    </message>
    <message>
        <source>Built-in box</source>
        <translation>內建版本</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} 人</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Whose pieces and points the sheet is counted by</source>
        <translation>依照哪一盒的配件與分數來計算</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>玩家人數</translation>
    </message>
    <message>
        <source>Options of the rules…</source>
        <translation>規則選項…</translation>
    </message>
    <message>
        <source>Tab goes down the column</source>
        <translation>Tab 沿直欄往下</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Export as a text…</source>
        <translation>匯出成文字…</translation>
    </message>
    <message>
        <source>Export as a table (CSV)…</source>
        <translation>匯出成表格（CSV）…</translation>
    </message>
    <message>
        <source>Export as PDF…</source>
        <translation>匯出成 PDF…</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>新計分表</translation>
    </message>
    <message>
        <source>Sheets…</source>
        <translation>已存的表…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Close the pad</source>
        <translation>收起計分簿</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>列印…</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{piece}: {left} of {all} not placed</source>
        <translation>{piece}：{all} 個中有 {left} 個沒放</translation>
    </message>
    <message>
        <source>Enter picks it; then go to its place and press Enter</source>
        <translation>按 Enter 拿起；再到要放的地方按 Enter</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message>
        <source>printed</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>deduced</source>
        <translation>推論</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>重建</translation>
    </message>
</context>
<context>
    <name>VirtualWindow</name>
    <message>
        <source>It is unplugged.</source>
        <translation>已拔除。</translation>
    </message>
    <message>
        <source>The virtual reader is inside this program, and stands in the list of readers.</source>
        <translation>虛擬讀取器在本程式之內，並列在讀取器清單中。</translation>
    </message>
    <message>
        <source>a program listens</source>
        <translation>有程式在聆聽</translation>
    </message>
    <message>
        <source>nobody listens yet</source>
        <translation>還沒有程式在聆聽</translation>
    </message>
    <message>
        <source>Its port is {port}; {heard}.</source>
        <translation>它的埠是 {port}；{heard}。</translation>
    </message>
    <message>
        <source>Lay it on the chosen pad</source>
        <translation>放到所選的感應板上</translation>
    </message>
    <message>
        <source>Take it off the pad</source>
        <translation>從感應板上拿走</translation>
    </message>
    <message>
        <source>Virtual reader</source>
        <translation>虛擬讀取器</translation>
    </message>
    <message>
        <source>Behaves like</source>
        <translation>模擬種類</translation>
    </message>
    <message>
        <source>Pieces of</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>配件</translation>
    </message>
    <message>
        <source>Plug in again</source>
        <translation>重新接上</translation>
    </message>
    <message>
        <source>Unplug</source>
        <translation>拔除</translation>
    </message>
    <message>
        <source>Drag pieces onto a pad, off it, and back. By keys: arrows, Enter; a digit names the pad; Delete takes off.</source>
        <translation>把配件拖到感應板上、拿下、再放回。用鍵盤：方向鍵、Enter；數字鍵指定感應板；Delete 拿走。</translation>
    </message>
    <message>
        <source>Tags missed: {percent} %</source>
        <translation>漏讀的標籤：{percent} %</translation>
    </message>
    <message>
        <source>Messages lost: {percent} %</source>
        <translation>遺失的訊息：{percent} %</translation>
    </message>
</context>
</TS>
