# What the client tells a program by itself, where no server has said anything.

problem-unreachable = { $address } のサーバーが応答しません。
problem-strange-answer = { $address } で応答しているのは、このサーバーではないようです。ステータスは { $status } です。
problem-logged-out = { $address } のサーバーがこのログインを終了しました。
problem-hung-up = { $address } への接続は閉じられました。
problem-entries-gone = サーバーにあるこのテーブルの記録は { $last } 件ですが、すでに { $known } 件が届いています。サーバーが以前の状態に戻されたようです。
