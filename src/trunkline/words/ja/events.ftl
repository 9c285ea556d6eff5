# 記録：出来事の種類ごとに一文。

event-round-started = { $kind-id ->
    [auction] 競売{ $set }
    [stock] 株式ラウンド{ $set }
    [operating] 運営ラウンド{ $set }.{ $number }
    [merger] 合併ラウンド{ $set }.{ $number }
   *[other] ラウンド{ $set }.{ $number }
}が始まります。
event-round-ended = { $kind-id ->
    [auction] 競売{ $set }
    [stock] 株式ラウンド{ $set }
    [operating] 運営ラウンド{ $set }.{ $number }
    [merger] 合併ラウンド{ $set }.{ $number }
   *[other] ラウンド{ $set }.{ $number }
}が終わります。
event-turn-started = { $company }の手番です。
event-paid = { $source }が{ $target }に{ $amount }を支払いました（{ $reason }）。
event-loan-taken = { $company }がローンを{ $count }件借りました。
event-loan-repaid = { $company }がローンを{ $count }件返済しました。
event-passed = { $seat }がパスしました{ $automatic ->
    [true] （決めることなし）
   *[false] {""}
}。
event-bid-made = { $seat }が{ $item }に{ $price }で入札しました。
event-auction-won = { $price-id ->
    [0] { $seat }が{ $item }を無償で受け取りました。
   *[other] { $seat }が{ $item }を{ $price }で落札しました。
}
event-minimum-lowered = { $item }を望む人がいないため、最低入札額が{ $minimum }に下がります。
event-nobody-bid = { $item }には誰も入札しませんでした。
event-company-started = { $owner }が{ $company }を1株{ $price }で設立しました。
event-company-gone = { $company }がゲームから除かれます（{ $reason-id ->
    [merged] 合併
    [converted] 転換
    [nationalised] 国有化
    [unstarted] 未設立
   *[other] { $reason-id }
}）。
event-certificate-moved = { $company }の株{ $shares }株：{ $source } → { $target }。
event-private-moved = { $private }：{ $source } → { $target }。
event-director-changed = { $director }が{ $previous-id ->
    [treasury] {""}
    [none] {""}
   *[other] { $previous }に代わって
}{ $company }の社長になります。
event-price-moved = { $direction-id ->
    [none] { $company }の株価は{ $new }のままです。
   *[other] { $company }の株価が{ $direction-id ->
        [left] 左
        [right] 右
        [up] 上
       *[down] 下
    }に動きました：{ $old } → { $new }。
}
event-price-set = { $company }の株価は{ $price }です。
event-tile-laid = { $company }が{ $hex }にタイル{ $tile }を置きました、回転{ $rotation }：{ $exits }{ $replaced-id ->
    [none] {""}
   *[other] （タイル{ $replaced }と置き換え）
}。
event-token-placed = { $company }が{ $city }にトークンを置きました。
event-token-removed = { $company }のトークンが{ $city }から取り除かれました。
event-trains-run = { $revenue-id ->
    [0] { $company }は列車を運行しませんでした。
   *[other] { $company }の運行：{ $routes }、合計{ $revenue }。
}
event-dividend-paid = { $paid-id ->
    [0] { $company }は配当しませんでした{ $retained-id ->
        [0] {""}
       *[other] （{ $retained }を留保）
    }。
   *[other] { $per_share-id ->
        [0] { $company }が所有者に{ $paid }を払い、{ $retained }を留保しました。
       *[other] { $company }が1株あたり{ $per_share }、合計{ $paid }を配当しました{ $retained-id ->
            [0] {""}
           *[other] （{ $retained }を留保）
        }。
    }
}
event-train-bought = { $company }が{ $source }から{ $train }列車を{ $price }で購入しました。
event-train-discarded = { $company }が{ $train }列車を廃棄しました。
event-trains-obsolete = すべての{ $train }列車が取り除かれました。
event-phase-started = フェイズ{ $phase }が始まります。
event-proposed = { $by }が{ $to }に{ $subject-id ->
    [merger] 合併
    [private] 個人会社の売買
    [train] 列車の売買
   *[other] 提案
}への同意を求めます。
event-answered = { $seat }が{ $answer-id ->
    [accepted] 承諾しました
    [declined] 拒否しました
    [withdrawn] 提案を取り下げました
   *[other] 返答しました
}。
event-nationalised = { $company }が1株{ $price }で国有化されました。
event-formed = { $minors }が1株{ $price }の{ $company }になりました。
event-priority-moved = { $seat }が優先売買カードを受け取ります。
event-bank-broken = 銀行の資金が尽きました。
event-end-announced = { $reason-id ->
    [bank] 銀行の資金が尽きました
   *[trains] 最後の種類の列車が売れました
}。運営ラウンド{ $set }.{ $number }でゲームが終わります。
event-game-ended = ゲームが終わりました（{ $reason }）。最終資産：{ $scores }。
