# 表と画面の見出し。

table-players = プレイヤー
table-companies = 会社
table-market = 株価チャート
table-trains = 列車

table-player = プレイヤー
table-cash = 現金
table-value = 資産
table-certificates = 株券
    .short = 株券
table-privates = 個人会社
    .short = 個人
table-holdings = 持ち株
table-company = 会社
    .short = 会社
table-director = 社長
    .short = 社長
table-treasury = 金庫
    .short = 金庫
table-price = 株価
table-loans = ローン
table-owned-trains = 列車
table-tokens = トークン
table-shareholders = 株主
table-train = 列車
table-train-price = 価格
table-left = 残り
table-stops = 停車
table-obsolete = 除去
table-in-pool = 公開市場
table-cell-price = 価格
table-cell-stack = 会社

table-priority = 優先
table-unlimited = 無制限
table-never = なし
table-phase-number = フェイズ{ $phase }
table-none = なし

screen-moment = { $title }、{ $number }手後
screen-phase = フェイズ{ $phase }
screen-bank = 銀行の残高 { $cash }
    .owes = 銀行の負債 { $cash }
screen-turn = { $player }：{ $step }
screen-round = { $kind-id ->
    [auction] 最初の競売
    [stock] 株式ラウンド{ $set }
    [operating] 運営ラウンド{ $set }.{ $number }
    [merger] 合併ラウンド{ $set }.{ $number }
   *[other] ラウンド{ $set }.{ $number }
}
    .short = { $kind-id ->
        [auction] 競売
        [stock] SR { $set }
        [operating] OR { $set }.{ $number }
        [merger] MR { $set }.{ $number }
       *[other] { $set }.{ $number }
    }
screen-finished = ゲーム終了：{ $reason }
screen-shares = { $company } { $shares }
screen-shares-director = { $company } { $shares }*
screen-won = { $players }が{ $value }で勝ちました。
