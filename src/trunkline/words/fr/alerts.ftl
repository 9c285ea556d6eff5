# Les alertes : ce qu’on dit, par message ou par courriel, à qui n’est pas à la table.

alert-turn = C’est à vous de jouer à la table « { $table } ».
    .subject = À vous de jouer : { $table }
alert-started = La partie de la table « { $table } » a commencé.
    .subject = Début : { $table }
alert-over = La partie de la table « { $table } » est finie.
    .subject = Fin : { $table }
alert-mention = { $by } vous mentionne à la table « { $table } » : { $text }
    .subject = { $by } vous écrit : { $table }
alert-asked = { $what ->
    [take-back] { $by } souhaite reprendre un coup à la table « { $table } ». Êtes-vous d’accord ?
    [hand-over] { $by } propose de confier une place de la table « { $table } » à quelqu’un d’autre. Êtes-vous d’accord ?
   *[other] { $by } attend votre réponse à la table « { $table } ».
}
    .subject = Une question : { $table }
alert-confirm = Quelqu’un, vous sans doute, a donné cette adresse pour le compte « { $name } » sur { $host }. Ouvrez le lien pour confirmer qu’elle est à vous. Si ce n’était pas vous, il n’y a rien à faire : vous ne recevrez plus de courriel.
    .subject = Confirmez votre adresse
alert-password = Quelqu’un, vous sans doute, demande un nouveau mot de passe pour le compte « { $name } » sur { $host }. Ouvrez le lien pour en choisir un, dans l’heure. Si ce n’était pas vous, il n’y a rien à faire : l’ancien mot de passe reste.
    .subject = Un nouveau mot de passe
alert-digest = { $count ->
    [0] Aucune partie ne vous attend.
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
    .subject = { $count ->
        [0] Des nouvelles de vos parties
        [one] Une partie vous attend
       *[other] { $count } parties vous attendent
    }
alert-waited-minutes = { $table } : c’est à vous de jouer.
alert-waited-hours = { $table } : à vous de jouer depuis { $count ->
    [one] une heure.
   *[other] { $count } heures.
}
alert-waited-days = { $table } : à vous de jouer depuis { $count ->
    [one] un jour.
   *[other] { $count } jours.
}
alert-test = Ceci est un essai. Les alertes de { $host } arrivent ici.
    .subject = Essai des alertes

# Dans les courriels.
mail-open = Aller à la table
mail-open-waiting = Aller à la partie qui attend depuis le plus longtemps
mail-open-link = Ouvrir le lien
mail-why = Vous recevez ce courriel parce que vous avez demandé à { $host } de vous prévenir ainsi.
mail-stop-table = Ne plus recevoir de courriel pour cette table
mail-stop-all = Ne plus recevoir de courriel pour mes parties

# La page du lien qui met fin aux courriels.
stop-title = Courriels sur vos parties
stop-ask-all = { $host } doit-il cesser de vous écrire au sujet de vos parties ?
stop-ask-table = { $host } doit-il cesser de vous écrire au sujet de la table « { $table } » ?
stop-button = Plus de courriel
stop-done-all = C’est fait : { $host } ne vous écrira plus au sujet de vos parties.
stop-done-table = C’est fait : { $host } ne vous écrira plus au sujet de la table « { $table } ».
stop-undo = Vous pouvez changer cela à tout moment dans vos réglages.
stop-unknown = Ce lien n’est pas complet. Ouvrez-le de nouveau depuis le courriel, ou connectez-vous et changez vos réglages.

# Ce qui ne va pas dans ce qui a été donné pour être prévenu.
problem-address-unreadable = « { $url } » n’est pas une adresse qu’on puisse appeler ; il en faut une comme https://example.org/alerts.
problem-address-not-https = « { $url } » ne commence pas par https://, et rien n’est appelé sans chiffrement.
problem-address-with-password = Les adresses qui contiennent un nom ou un mot de passe ne sont pas appelées ; les appels sont signés, il n’en faut donc pas.
problem-address-port = Le port { $port } n’est pas appelé ; le 443 l’est, et ceux à partir de 1024.
problem-address-not-public = « { $host } » n’est pas dans l’internet public et n’est donc pas appelé.
problem-address-unknown = Personne ne sait où se trouve « { $host } ».
problem-browser-keys = Ce ne sont pas les clés d’un abonnement push : p256dh est un point de la courbe P-256, auth compte 16 octets, les deux en base64url.
problem-too-many-browsers = Pas plus de { $most } navigateurs sont prévenus ; désabonnez-en un d’abord.
problem-mail-twice = Choisissez des courriels séparés ou un récapitulatif, pas les deux.
problem-nowhere-push = Aucun navigateur n’est abonné.
problem-nowhere-email = Il n’y a pas d’adresse confirmée, ou ce serveur n’envoie pas de courriel.
problem-nowhere-webhook = Il n’y a pas d’adresse à appeler.

# Ce qu’a donné un essai.
call-good = C’est arrivé.
call-mailed = Le serveur de courriel l’a pris ; regardez votre courrier.
call-no-mail = Le serveur de courriel ne l’a pas pris.
call-status = L’autre côté a répondu par le statut { $status }.
call-unknown-host = Personne ne sait où se trouve l’hôte.
call-not-reached = Personne ne répond là-bas.
call-bad-certificate = Le certificat de l’autre côté n’est pas digne de confiance.
call-too-slow = L’autre côté a mis trop de temps.
call-no-http = Ce qui est revenu n’est pas du HTTP.
