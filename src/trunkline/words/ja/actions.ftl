# 選択肢の呼び名：行動の種類ごとに一つ、メニューの見出しとともに。

action-pass = パス
    .kind = パス
    .typed = pass skip done
action-bid = { $item }に{ $price }で入札
    .kind = 入札
action-sell-shares = { $company }の株を{ $count }株売却
    .kind = 株の売却
    .typed = 売却 売る
action-buy-share = { $source-id ->
    [pool] { $company }の株を公開市場から1株購入
   *[other] { $company }の株を会社の金庫から1株購入
}
    .kind = 株の購入
    .typed = 購入 買う
action-start-public = { $company }を1株{ $price }で設立
    .kind = 公共会社の設立
    .typed = par float begin 設立
action-lay-tile = { $hex }にタイル{ $tile }を配置、回転{ $rotation }：{ $exits }
    .kind = 線路の敷設
    .typed = build upgrade replace 敷設 配置 タイル
action-place-token = { $city }に{ $company }のトークンを配置
    .kind = トークンの配置
    .typed = station 配置
action-run-trains = 運行：{ $routes }
    .kind = 列車の運行
    .typed = 運行
action-pay-dividend = { $payout-id ->
    [all] { $company }の収益を全額株主に配当
    [half] { $company }の収益の半額を株主に配当
   *[none] 収益を{ $company }の金庫に留保
}
    .kind = 配当
    .typed = keep withhold distribute 留保
action-redeem-shares = 公開市場の{ $company }の株を{ $count }株買い戻し
    .kind = 株の買い戻し
    .typed = buyback 買い戻し
action-buy-train = { $source }から{ $train }列車を{ $price }で購入
    .kind = 列車の購入
    .typed = 購入 買う
action-discard-train = { $company }の{ $train }列車を廃棄
    .kind = 列車の廃棄
    .typed = 廃棄
action-buy-private = { $private }を{ $price }で購入
    .kind = 個人会社の購入
    .typed = 購入 買う
action-accept = 承諾
    .kind = 返答
action-decline = 拒否
    .kind = 返答
action-withdraw = 提案を取り下げる
    .kind = 返答
action-convert = { $company }を{ $into }に転換
    .kind = 小会社の転換
    .typed = 転換
action-add-partner = { $company }の合併に{ $partner }を加える
    .kind = 合併の提案
    .typed = add
action-merge = { $company }の合併：小会社を{ $into }に合併
    .kind = 合併
action-remove-token = { $city }の{ $company }のトークンを取り除く
    .kind = トークンの除去
    .typed = take
action-give-up = { $company }を国有化
    .kind = 国有化
    .typed = let nationalise

choice-open = { $action }（またはほかのルート）
