# 伺服器在網頁以外的訊息

server-address = Royal Table 位於 { $url }（按 Ctrl-C 結束）。
server-no-page = Royal Table 的網頁尚未建置。請在 web/ 資料夾執行「npm ci」與「npm run build」，然後重新載入此網址。
