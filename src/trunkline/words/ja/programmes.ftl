# 予約した行動：席が前もって決めたこと、それを早く終わらせる出来事、終わった理由。

programme-round = { $round-id ->
    [auction] 最初の競売
    [stock] 株式ラウンド{ $set }
    [operating] 運営ラウンド{ $set }.{ $number }
   *[merger] 合併ラウンド{ $set }.{ $number }
}
programme-pass-round = { $until-id ->
    [game] { $when }から、同じ種類のラウンドでは毎回{ $companies-id ->
        [0] {""}
       *[other] { $companies }の手番を
    }パスします。
   *[round] { $when }が終わるまで{ $companies-id ->
        [0] {""}
       *[other] { $companies }の手番を
    }パスします。
}
    .kind = パス
programme-decline-round = { $round-id ->
    [operating] { $when }が終わるまで、提案をすべて拒否します。
   *[merger] { $when }が終わるまで、パスし、提案をすべて拒否します。
}
    .kind = すべて拒否
programme-pass-auction = { $item }には入札しません。
    .kind = 入札しない
programme-bid-up-to = { $item }に{ $limit }まで、毎回最低額で入札します。それを超えたら{ $then-id ->
    [ask] 自分で決めます
   *[pass] パスします
}。
    .kind = 上限まで入札
programme-buy-shares = { $source-id ->
    [treasury] 会社の金庫から
    [pool] 公開市場から
   *[any] {""}
}{ $company }の株を{ $shares }株になるまで購入し、その後は{ $then-id ->
    [pass] 株式ラウンドが終わるまでパスします
   *[ask] 自分で決めます
}。
    .kind = 株の購入
programme-with-causes = { $programme }次の場合はその前に止まります：{ $causes }。
programme-separator = ；

# 予約を終わらせるものとして選べる出来事：「次の場合」に続く言葉。
cause-sale = 自分が株を持つ会社の株をほかの人が売ったとき
cause-any-sale = ほかの人がどの会社でも株を売ったとき
cause-pool = { $company }の株が公開市場に出たとき
cause-lead = 自分の会社の社長が交代したとき、または自分がある会社の社長になったとき
cause-threat = 自分が社長の会社で、誰かの株数が自分と並んだとき、またはあと1回の購入で社長になれるとき
cause-outbid = 誰かが自分より高く入札したとき
cause-auction = ほかのものが競売にかけられたとき
cause-cheaper = 誰も入札せず最低入札額が下がったとき
cause-started = ほかの人が会社を設立したとき
cause-offer = 誰かから提案を受けたとき
cause-phase = 新しいフェイズが始まったとき
cause-ending = ゲームの終わりが予告されたとき

# 予約が終わった理由。
ended-over = 予約した場面はもう終わりました。
ended-acted = 自分で決めました。
ended-done = { $company }の株が望みどおり{ $shares }株になりました。
ended-cannot = { $company }の株をこれ以上購入できません。
ended-limit = { $item }の入札額が{ $limit }を超えました。
ended-out = { $item }の競売から降りました。
ended-won = { $item }を落札しました。
ended-lost = ほかの人が{ $item }を落札しました。
ended-sale = 株を持っている会社の株を、ほかの人が売りました。
ended-any-sale = ほかの人が株を売りました。
ended-pool = { $company }の株が公開市場に出ました。
ended-lead = 社長だった会社の社長が交代したか、ある会社の社長になりました。
ended-threat = 社長を務める会社で、誰かの株数が並んだか、あと1回の購入で社長になれます。
ended-outbid = 誰かがより高く入札しました。
ended-auction = ほかのものが競売にかけられました。
ended-cheaper = 誰も入札せず、最低入札額が下がりました。
ended-started = ほかの人が会社を設立しました。
ended-offer = 提案を受けました。
ended-phase = 新しいフェイズが始まりました。
ended-ending = ゲームの終わりが予告されました。

# 予約できない理由。
programme-refused-over = そのラウンドや競売はもう終わっています。
programme-refused-other-game = このゲームにそのような予約はありません。
programme-refused-unknown-cause = 「{ $cause }」ではこの予約を終わらせられません。選べるのは{ $causes }です。
programme-refused-no-auction = { $item }は今も今後も競売にかけられません。
programme-refused-no-turn = そのラウンドに、パスできる{ $company }の手番はありません。
programme-refused-no-limit = 上限{ $price }は入札には低すぎます。最低は{ $least }です。
programme-refused-no-shares = 購入できる{ $company }の株がありません。
programme-refused-no-goal = 目標を{ $count }株にはできません。今{ $held }株を持っていて、持てるのは{ $most }株までです。
