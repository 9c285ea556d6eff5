# Ce que disent les pages dans le navigateur.

web-skip = Aller au contenu
web-loading = Un instant …
web-page-failed = Cette page n’a pas pu être chargée. Rechargez-la quand la connexion sera revenue.
web-nowhere = Il n’y a rien à cette adresse
web-home = Vers la première page
web-menu = Menu
web-rules = Règles
web-language = Langue
web-account = Compte
web-link-saving = Enregistrement …
web-link-lost = Connexion perdue ; nouvel essai …
web-your-turn = { $count ->
    [one] À vous
   *[other] À vous ({ $count })
}
web-offline = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
web-failed = Cela n’a pas marché. Réessayez.

## La première page

web-title = Les jeux de chemins de fer comme ils méritent d’être joués
web-about = Jouez sur un seul écran, en direct entre amis ou un coup par jour. Les règles sont complètes et répondent à chaque « pourquoi pas ? » par leur numéro ; les parties ne disparaissent jamais.
web-play-now = Jouer tout de suite
web-new-game = Nouvelle partie
web-your-games = Vos parties
web-open-tables = Tables ouvertes
web-running-games = Parties à suivre
web-no-open-tables = Personne n’attend de joueurs en ce moment.
web-set-one-up = Ouvrir une table
web-usual-names = Luc, Zoé, Max, Léa, Tom
web-waits-for-you = À vous, { $ago }
web-over = Terminée
web-gathering = Les joueurs se réunissent
web-pace-live = en direct
web-pace-slow = sur plusieurs jours
web-free-seat = libre
web-kept-seat = gardée pour quelqu’un
web-players = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}

## Une table

web-no-table = Table introuvable
web-sit = S’asseoir
web-invite = Inviter
web-rise = Se lever
web-remove = Retirer
web-link-copy = Envoyez ce lien à la personne qui doit avoir la place :
web-link-copied = Copié. Envoyez ce lien à la personne qui doit avoir la place :
web-begin = Commencer
web-seats-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
web-all-here = Tout le monde est là.
web-host-begins = La personne qui a ouvert la table lance la partie.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose à la table
web-chat-send = Envoyer

## Ouvrir une table

web-which-game = Quel jeu ?
web-who-plays = Qui joue ?
web-how-many = Joueurs
web-seat = Place { $number }
web-seat-me = Moi
web-seat-local = Quelqu’un d’autre devant cet écran
web-seat-open = Qui voudra
web-seat-invited = Qui recevra mon lien
web-seat-name = Nom
web-how-fast = À quel rythme ?
web-pace-slow-said = Sur plusieurs jours : chacun joue quand il a le temps
web-pace-live-said = En direct : tout le monde est là
web-clock = Pendules
web-clock-none = aucune : le temps est seulement compté
web-clock-evening = une soirée : 20 minutes chacun, plus pour les tours de bourse et les compagnies
web-clock-long-evening = une longue soirée : 40 minutes chacun, plus pour les tours de bourse et les compagnies
web-clock-tournament = un tournoi : 25 minutes chacun, fin stricte
web-clock-days = quelques jours : 5 jours chacun, 12 heures de plus par compagnie
web-clock-weeks = quelques semaines : 14 jours chacun, un jour de plus par compagnie
web-clock-hard = Fin stricte : le serveur joue pour qui n’a plus de temps
web-listed = Tout le monde peut trouver la table et regarder
web-by-which-rules = Selon quelles règles ?
web-single-options = { $count ->
    [0] Options une à une
    [one] Options une à une, dont une changée
   *[other] Options une à une, dont { $count } changées
}
web-rule = Règle { $rule }
web-table-name = Nom de la table
web-table-name-usual = d’après le vôtre, si vous n’en donnez pas
web-set-up = Ouvrir la table

## Les règles

web-rules-find = Chercher des mots ou le numéro d’une règle
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] Un endroit
   *[other] { $count } endroits
}
web-rules-nothing = Aucune règle ne contient tous ces mots. Moins de mots trouvent davantage ; les numéros comptent en entier.
web-rules-contents = Sommaire
web-rules-in-english = Les règles elles-mêmes sont rédigées en anglais.
web-rule-page = La voir parmi toutes les règles

## Touches

web-keys = Touches
web-keys-everywhere = Partout
web-keys-history = L’historique d’une partie
web-keys-letters = Les touches d’une lettre ou d’un signe agissent
web-key-list = Cette liste
web-key-next = Vers la partie qui attend
web-key-find = Chercher dans les règles
web-keys-map = La carte, quand elle est choisie
web-key-pan = Déplacer la carte, comme les autres flèches
web-key-drop = Reposer la tuile

## Être prévenu

web-alerts = Alertes
web-table-alerts = Alertes de cette table
web-table-alerts-usual = Comme à toutes les autres tables
web-table-alerts-own = Autrement pour cette table
web-table-alerts-none = Vous n’êtes prévenu de rien à cette table.
web-table-alerts-general = Alertes de toutes les tables
web-way-sound = Un son pendant que Trunkline est ouvert
web-way-badge = Un nombre dans l’onglet et sur son image
web-way-push = Un message du navigateur, même quand Trunkline est fermé
web-way-push-not = Aucun de vos navigateurs ne reçoit encore de messages.
web-way-email = Un courriel à chaque tour, si vous n’avez pas joué d’ici là
web-way-email-not = Il n’y a pas encore d’adresse électronique confirmée.
web-way-digest = Un seul courriel avec toutes les parties qui attendent, à heures fixes
web-way-digest-not = Il n’y a pas encore d’adresse électronique confirmée.
web-way-webhook = Un appel à une adresse à vous (webhook)
web-way-webhook-not = Il n’y a pas encore d’adresse à appeler.

## Son propre compte

web-name = Nom
web-password = Mot de passe
web-saved = Enregistré.
web-copy = Copier
web-copied = Copié
web-remove-what = Supprimer { $what }
web-nobody-is = Vous n’êtes pas connecté. Vous pouvez jouer tout de suite quand même ; un compte d’invité sera créé pour ce navigateur.
web-guest-is = Vous êtes ici en invité : seul ce navigateur vous connaît.
web-log-in = Se connecter
web-log-in-as-guest = Si vous avez déjà un compte, connectez-vous avec lui. Les places de cet invité ne suivent pas : terminez d’abord ces parties, ou faites de l’invité votre compte.
web-log-out = Se déconnecter
web-log-out-here = Se déconnecter ici
web-log-out-everywhere = Se déconnecter partout
web-log-out-guest = Personne ne peut se reconnecter en invité. Qui se déconnecte sans en avoir fait son compte perd ses places.
web-forgotten = Mot de passe oublié ?
web-forgotten-name = Votre nom ou votre adresse électronique
web-forgotten-send = M’envoyer un lien
web-forgotten-sent = S’il existe un compte avec une adresse confirmée, un courriel avec un lien est en route.
web-new-account = Nouveau compte
web-new-account-why = Avec un nom et un mot de passe, on se connecte de partout.
web-new-account-do = Créer le compte
web-password-hint = Dix lettres au moins. Plusieurs mots à la suite se retiennent bien et se devinent mal.
web-claim = Faire de ce compte le vôtre
web-claim-why = Avec un nom et un moyen d’entrer, vos places et vos parties restent à vous, sur tout appareil.
web-claim-do = En faire mon compte
web-claim-by-passkey = Plutôt avec une clé d’accès
web-name-and-language = Nom et langue
web-rename = Changer de nom
web-password-current = Mot de passe actuel
web-password-new = Nouveau mot de passe
web-password-none = Vous vous connectez avec une clé d’accès et n’avez pas de mot de passe.
web-password-change = Changer le mot de passe
web-password-set = Définir un mot de passe
web-password-changed = Le mot de passe est changé. Tous les autres navigateurs sont déconnectés.
web-passkeys = Clés d’accès
web-passkeys-are = Une clé d’accès se trouve dans votre téléphone, votre ordinateur ou votre clé de sécurité et vous connecte sans mot de passe.
web-passkeys-not = Ce navigateur, ou l’adresse de ce serveur, ne permet pas les clés d’accès : il faut https, ou localhost.
web-passkey-use = Utiliser une clé d’accès
web-passkey-make = Créer une clé d’accès
web-passkey-made = La clé d’accès est créée.
web-passkey-none = Aucune clé d’accès n’a été choisie.
web-passkey-label = Comment l’appeler
web-prove = Est-ce bien vous ?
web-prove-why = Cela peut mettre le compte en danger. Prouvez encore une fois qu’il est à vous.
web-prove-do = Continuer
web-sessions = Où vous êtes connecté
web-session-this = ce navigateur
web-session-seen = dernière utilisation { $ago }
web-session-unknown = Un navigateur
web-session-end-what = Déconnecter { $what }
web-tokens-personal = Jetons pour programmes
web-tokens-are = Avec un jeton, un programme fait aux tables ce que vous pouvez y faire, et rien à votre compte.
web-api-page = Ce que les programmes peuvent demander
web-token-label = À quoi il sert
web-token-make = Créer un jeton
web-token-once = Le jeton « { $label } » n’est montré qu’une fois. Copiez-le maintenant :
web-token-unused = jamais utilisé
web-revoke = Révoquer
web-email = Adresse électronique
web-email-none = Aucune. Avec elle, on peut vous prévenir que c’est à vous, et vous pouvez remplacer un mot de passe oublié.
web-email-new = Votre adresse
web-email-other = Une autre adresse
web-email-set = Envoyer le courriel de confirmation
web-email-sent = Un courriel part vers { $email }. Son lien confirme l’adresse ; d’ici là, rien ne change.
web-email-removed = L’adresse est oubliée.
web-looks = Apparence et sons
web-theme = Couleurs
web-theme-auto = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-looks-contrast = Plus de contraste
web-looks-palette = Des couleurs que tout le monde distingue, avec des motifs
web-looks-motion = Moins de mouvement
web-looks-sound = Sons
web-looks-hints = Explications pour les nouveaux joueurs
web-looks-keys = Les touches d’une lettre ou d’un signe agissent (? en donne la liste)
web-looks-here = Cela vaut pour ce navigateur.
web-hear-it = Écouter
web-games-are = Chaque partie peut être gardée dans un fichier et relue ici ou par d’autres programmes. Les parties ne sont jamais effacées.
web-games-save = Enregistrer tous les fichiers
web-games-none = Il n’y a pas encore de partie.
web-games-fetched = { $count } sur { $all }
web-delete = Supprimer le compte
web-delete-means = Votre nom, mot de passe, clés d’accès, jetons, adresses, notes et alertes sont supprimés aussitôt. Les parties restent aux autres, où l’on vous appelle un ancien joueur.
web-delete-sure = { $name } disparaîtra pour de bon.
web-delete-do = Supprimer pour de bon
web-delete-not = Le garder
web-alerts-when = Comment vous êtes prévenu que c’est à vous, que quelqu’un vous écrit et de tout ce qui vous attend.
web-digest-every = À quel rythme
web-digest-hours = { $count ->
    [one] chaque heure
    [24] une fois par jour
   *[other] toutes les { $count } heures
}
web-digest-at = À quelle heure
web-digest-next = Le prochain arrive { $when }.
web-browsers = Navigateurs qui montrent des messages
web-browser-this = ce navigateur
web-push-impossible = Ce navigateur ne peut pas montrer de messages, ou seulement pour des pages en https. Sur un iPhone, ajoutez d’abord Trunkline à l’écran d’accueil.
web-push-refused = Ce navigateur a reçu l’ordre de ne montrer aucun message de cette page. Ses réglages pour la page peuvent de nouveau le permettre.
web-browser-failed = Le navigateur n’a pas pu : { $why }
web-push-on = Montrer les messages dans ce navigateur
web-try-push = Envoyer un essai à tous
web-try-email = Envoyer un courriel d’essai
web-try-webhook = Appeler pour essayer
web-webhook = Webhook
web-webhook-is = Pour vos propres programmes, salons et lampes : l’adresse est appelée avec du JSON signé selon Standard Webhooks.
web-webhook-url = Adresse
web-webhook-set = Appeler cette adresse
web-webhook-secret = Le secret qui signe les appels n’est montré qu’une fois :

## Une partie

web-is-here = est là
web-is-away = est absent
web-is-asked = doit décider
web-kept-by-house = (le serveur joue)
web-time-used = Temps utilisé
web-value = Valeur
web-game-over = La partie est finie
web-branch = { $count ->
    [0] Vous réfléchissez à partir d’ici : rien de ce que vous faites n’est joué pour de vrai.
    [one] Vous réfléchissez : une action en pensée.
   *[other] Vous réfléchissez : { $count } actions en pensée.
}
web-step-back = Un pas en arrière
web-branch-leave = Retour à la partie
web-plan = Réfléchir à partir d’ici
web-take-back = Reprendre
web-waiting-for = On attend { $names }.
web-filter = Filtrer les choix
web-all-choices = Tous les { $count }
web-take-back-asked = { $count ->
    [one] { $name } demande à reprendre la dernière action.
   *[other] { $name } demande à reprendre les { $count } dernières actions.
}
web-agree = Accepter
web-refuse = Refuser
web-withdraw = Retirer
web-free-a-seat = Libérer une place
web-hand-over-open = On propose de libérer la place { DE($name) } pour quelqu’un d’autre.
web-hand-over-caretaker = On propose que le serveur joue pour { $name }.
web-history = Historique
web-first = Au début
web-before = Une action en arrière
web-after = Une action en avant
web-now = Au présent
web-moment = Moment { $number } sur { $length }
web-see-moment = Voir la partie après l’action { $number }
web-log = Ce qui s’est passé

## Une partie 18xx

web-map = La carte. Plus et moins l’agrandissent et la réduisent, les flèches la déplacent, Échap repose une tuile.
web-where-to = Où cela mènerait-il le cours ?
web-lay-here = Poser une tuile ici : { $hex }
web-take-tile = Tuile { $tile }, il en reste { $left }
web-tile-not-now = Tuile { $tile }, il en reste { $left }, impossible maintenant : demander pourquoi
web-turn-tile = Tourner la tuile { $tile }
web-lay-confirm = Poser
web-lay-turn = Tourner
web-larger = Agrandir
web-smaller = Réduire
web-whole = Toute la carte
web-route-stop = Mener le train à { $stop }
web-run-trains = Les trains { DE($company) }
web-run-how = Choisissez un train, puis cliquez sur les arrêts de la carte pour l’y mener ; un arrêt de son trajet le coupe là.
web-run-stays = reste au dépôt
web-run-clear = Effacer le trajet du train { $train }
web-run-for = Rouler pour { $revenue }
web-run-best-proven = Le mieux possible : { $revenue }, prouvé
web-run-best-bound = Le mieux jusqu’ici : { $revenue } ; { $bound } au plus
web-parts = Parties de la page
web-part-board = Plateau
web-part-act = Tour
web-part-log = Journal
web-tabs = Tout sur la partie
web-tab-market = Marché
web-tab-companies = Compagnies
web-tab-players = Joueurs
web-tab-trains = Trains et phases
web-tab-all = Tous les tableaux
web-sort-by = Trier par
web-sort-order = ordre d’exploitation
web-sort-price = cours
web-sort-cash = trésor
web-sort-name = nom
web-director = Directeur
web-treasury = Trésor
web-trains = Trains
web-tokens = Jetons
web-loans = Emprunts
web-privates = Compagnies privées
web-shares = Actions
web-not-started = Pas encore lancées
web-priority = priorité
web-cash = Argent
web-certificates = Certificats
web-privates-are = Les compagnies privées :
web-private-said = valeur { $value }, rapporte { $revenue }.
web-train = Train
web-price = Prix
web-left = Restants
web-starts-phase = Ouvre la phase
web-rusts = Part
web-rusted = parti
web-rusts-in = à la phase { $phase }
web-rusts-never = jamais
web-owned-by = Propriétaires
web-phases = Phases
web-train-limit = { $kind } : { $limit }
web-kind-minor = mineures
web-kind-public = publiques
web-kind-national = nationales
web-colour-yellow = jaune
web-colour-green = vert
web-colour-brown = marron
web-colour-grey = gris
web-tab-tiles = Tuiles
web-tab-charts = Courbes
web-chart-of = Montrer
web-chart-value = valeur des joueurs
web-chart-cash = argent des joueurs
web-chart-income = revenus des joueurs
web-chart-price = cours des actions
web-chart-revenue = recettes des compagnies
web-chart-when = Quand
web-chart-as-table = En tableau
web-chart-as-lines = En courbes
web-tile-colours = Couleurs des tuiles
web-tile-may-go = La tuile { $tile } peut aller en : { $places }.
web-tile-nowhere = La tuile { $tile } ne peut aller nulle part maintenant.
web-tile-lies = Elle se trouve en { $places }.
web-branch-play = Jouer cela pour de vrai
web-turn-said = À vous : { $step }

## Le menu d’une table

web-table = Table
web-programmes = Coups programmés
web-programme-set = Faire ainsi
web-programme-cancel = Arrêter
web-programme-unless = Me demander avant si
web-programme-limit = Jusqu’à
web-programme-none = Rien ne peut être programmé pour cette place maintenant.
web-for-seat = Pour
web-notes = Notes
web-notes-are-yours = Personne d’autre ne peut les lire.
web-notes-kept = Enregistré.
web-clone = Copier vers une table à moi
web-export = Enregistrer la partie
web-take-over = Reprendre la place { DE($name) }
web-leave = Quitter la partie
web-leave-means = Votre place sera libre et quelqu’un d’autre pourra la reprendre. La partie continue.
web-leave-seat = Quitter la place { DE($name) }
web-hand-over-means = Quand un joueur fait longtemps attendre les autres, la plupart d’entre eux peuvent libérer sa place : pour quelqu’un d’autre, ou pour le serveur, qui en fait le moins possible.
web-hand-over-to-open = pour quelqu’un d’autre
web-hand-over-to-house = pour le serveur
web-close = Fermer
