# ほかの文の部品。

# 金額と、タイトルごとの書き方。
money = { $amount }
money-1861 = R{ $amount }
range = { $low }～{ $high }{ $step ->
    [1] {""}
   *[other] （{ $step }きざみ）
}
list-and = { $first }、{ $last }
list-separator = 、
list-empty = なし
private = { $name } ({ $id })
train-of = { $company }の{ $train }列車
edge = { $edge ->
    [0] 南
    [1] 南西
    [2] 北西
    [3] 北
    [4] 北東
   *[5] 南東
}
# タイルと線路の色。
colour-yellow = 黄色
colour-green = 緑色
colour-brown = 茶色
colour-grey = 灰色

# 停車地の種類。
stop-city = 都市
stop-town = 街
stop-offboard = 盤外
stop-pass = 峠
stop-port = 港

route = { $train }列車 { $hexes }{ $value }

end-bank = 銀行の資金が尽きた
end-trains = 最後の種類の列車が売れた

# 何の代金か。
reason-auction = 競売
reason-director = 社長株
reason-share = 株券
reason-sale = 株の売却
reason-train = 列車
reason-track = 線路
reason-token = トークン
reason-dividend = 配当
reason-revenue = 収益
reason-private = 個人会社
reason-redemption = 株の買い戻し
reason-loan = ローン
reason-interest = 利息
reason-repayment = 返済
reason-nationalisation = 国有化
reason-merger = 合併

owner-bank = 銀行
owner-pool = 公開市場
    .short = 市場
owner-ipo = 未発行株
owner-gone = なし
owner-depot = 銀行
owner-treasury = 会社の金庫
    .short = 金庫
