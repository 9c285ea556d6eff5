# 図の言葉：題名、見出し、そして見えない人に伝える説明。

draw-map = { $title }の地図
draw-market = { $title }の株価チャート
draw-card = { $company }：会社ボード

draw-hex-tile = タイル{ $tile }
draw-hex-values = { $values }、現在{ $now }
draw-hex-bonus = { $places }も通るルートなら{ $amount }追加
draw-hex-tokens = トークン：{ $companies }
draw-hex-kept = 予約：{ $companies }
draw-hex-cost = 費用{ $cost }
draw-hex-closed = フェイズ{ $phase }まで建設不可

draw-cell-stack = { $price }：{ $companies }
draw-market-order = 同じマスでは、山の一番上のトークンから順に並びます。

zone-minor = 小会社が開始できるマス
zone-both = 小会社も公共会社も開始できるマス
zone-public = 公共会社が開始できるマス
zone-convert = 転換のマス。小会社はこれより右に進まない

kind-minor = 小会社
kind-public = 公共会社
kind-national = 国有鉄道

card-waiting = 未設立
card-waiting-phase = フェイズ{ $phase }から設立可能
card-gone = ゲームから除外
card-directed-by = 社長 { $player }
card-treasury = 金庫
card-price = 株価
card-loans = ローン
card-trains = 列車
card-train-until = フェイズ{ $phase }まで
card-limit = { $count }／{ $limit }
card-tokens = トークン
card-token-free = 無料
card-token-per-hex = 1ヘクス{ $cost }
card-privates = 個人会社
card-private-revenue = 毎ラウンド{ $revenue }
card-shares = 株
card-owner-treasury = 金庫
card-owner-pool = 公開市場
card-owner-ipo = 未発行株
