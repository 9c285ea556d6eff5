# Ce que le serveur dit des tables : pourquoi une chose ne se peut pas, et ce qui s’est passé.

problem-no-such-table = Il n’y a pas de table « { $table } » ici.
problem-not-begun = La partie n’a pas encore commencé.
problem-begun-already = La partie a déjà commencé.
problem-over = La partie est finie.
problem-no-action = Ce n’est pas une action de ce jeu : { $why }.
problem-refused = Les règles ne le permettent pas.
problem-moved-on = La partie a avancé entre-temps : regardez à nouveau, puis décidez.
problem-not-your-seat = La place { $seat } n’est pas la vôtre.
problem-no-seat-here = C’est réservé à ceux qui ont une place à cette table.
problem-no-such-seat = Il n’y a pas de place « { $seat } » ici ; il y a { $seats }.
problem-seat-taken = { $name } occupe la place { $seat }.
problem-seat-is-free = Personne n’occupe la place { $seat }.
problem-seat-kept-by-house = Le serveur joue pour la place { $seat }. Les joueurs peuvent proposer de l’ouvrir.
problem-seated-already = Vous occupez déjà la place { $seat }.
problem-invitation-needed = La place { $seat } est réservée à une personne invitée.
problem-invitation-unknown = Cette invitation n’est pas valable : une plus récente l’a peut-être remplacée.
problem-hosts-only = Seul l’hôte de la table peut faire cela.
problem-seats-are-free = { $count ->
    [one] Une place est libre : la partie commence quand toutes sont prises.
   *[other] { $count } places sont libres : la partie commence quand toutes sont prises.
}
problem-two-seats-for-me = Une seule place est pour vous ; les autres joueurs à votre écran ont leur propre nom.
problem-local-name-missing = Qui occupe la place { $seat } à votre écran ? Donnez un nom.
problem-seats-of-opening = La partie que celle-ci continue compte { $count } joueurs, mais { $given ->
    [one] { $given } place a été indiquée
   *[other] { $given } places ont été indiquées
}.
problem-opening-of-one = Une table continue une autre table ou une partie enregistrée : indiquez l’une des deux.
problem-record = { $why }
problem-seed-too-large = La graine { $seed } de l’enregistrement est trop grande pour être conservée : elle doit tenir dans 64 bits.
problem-options = { $why }
problem-unknown-title = Ce jeu n’existe pas ici.
problem-unknown-clock = Il n’y a pas de pendules « { $name } » ; il y a { $names }.
problem-no-such-place = « { $place } » n’est pas une position de cette liste ; une réponse précédente en donne une sous « next ».
problem-no-such-moment = La partie compte jusqu’ici { $most ->
    [one] { $most } action
   *[other] { $most } actions
} : il n’y a pas de moment { $at }.
problem-rules-corrected = Les règles de ce jeu ont été corrigées après que la partie en était arrivée là : elle continue, mais son moment { $at } ne peut plus être montré, ni servir de point de retour.
problem-secrets-stay = Ce jeu a des secrets : ce n’est possible qu’une fois la partie finie.
problem-busy = La table est très sollicitée. Réessayez.
problem-nothing-said = Écrivez d’abord quelque chose.
problem-nothing-to-take-back = Impossible de revenir à { $to } : la partie de cette table va de { $least } à { $most ->
    [one] { $most } action
   *[other] { $most } actions
}.
problem-take-back-asked-already = Quelqu’un a déjà demandé à reprendre quelque chose.
problem-chance-has-spoken = Depuis, le hasard a décidé ou quelque chose de caché a été montré : cela ne peut pas être repris.
problem-no-take-back = Personne n’a demandé à reprendre quoi que ce soit.
problem-not-asked = La question ne vous est pas posée, ou vous avez déjà répondu.
problem-not-yours-to-withdraw = La demande vient de quelqu’un d’autre ; seule cette personne peut la retirer.
problem-hand-over-proposed-already = Il est déjà proposé de libérer la place { $seat }.
problem-no-hand-over = Il n’est pas proposé de libérer une place.
problem-own-seat-is-given-up = Votre propre place, vous pouvez simplement la quitter.
problem-not-yet-late = Une place peut être libérée quand son joueur a fait attendre les autres pendant { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} ; ce n’est pas le cas { DE($name) }.
problem-no-programme = Ce n’est pas un coup programmé : { $why }.
problem-too-many-tables = Une connexion peut suivre au plus { $most ->
    [one] { $most } table
   *[other] { $most } tables
} à la fois.

entry-moved-by-house = { $by-id ->
    [programme] Comme { $name } l’avait programmé :
    [clock] Le temps étant écoulé, le serveur joue :
   *[caretaker] Le serveur joue pour une place vide :
}
entry-sat = { $name } prend la place { $seat }.
entry-rose-itself = { $name } quitte sa place.
entry-rose-removed = { $name } quitte sa place à la demande de l’hôte.
entry-begun = La partie commence. Ce dont le hasard sera tiré est fixé ; son empreinte est { $promise }.
entry-take-back-asked = { $count ->
    [one] { $name } demande à reprendre la dernière action. Accord demandé à : { $names }.
   *[other] { $name } demande à reprendre les { $count } dernières actions. Accord demandé à : { $names }.
}
entry-take-back-answered-agrees = { $name } est d’accord pour revenir en arrière.
entry-take-back-answered-refuses = { $name } n’est pas d’accord pour revenir en arrière.
entry-take-back-lapsed-withdrawn = La demande de revenir en arrière est retirée.
entry-take-back-lapsed-refused = Rien n’est repris.
entry-take-back-lapsed-expired = Personne n’a répondu à temps : rien n’est repris.
entry-take-back-lapsed-moved-on = La partie continue : rien n’est repris.
entry-taken-back = { $count ->
    [one] { $name } reprend la dernière action.
   *[other] { $name } reprend les { $count } dernières actions.
}
entry-clock-ran-out = Le temps { DE($name) } est écoulé. Désormais, le serveur joue pour cette place.
entry-hand-over-proposed-open = { $name } propose de libérer la place { DE($player) } pour quelqu’un d’autre.
entry-hand-over-proposed-caretaker = { $name } propose que le serveur joue pour { $player }.
entry-hand-over-answered-agrees = { $name } est d’accord.
entry-hand-over-answered-refuses = { $name } n’est pas d’accord.
entry-hand-over-lapsed-refused = La place reste comme elle est.
entry-hand-over-lapsed-expired = Trop peu de joueurs ont répondu à temps : la place reste comme elle est.
entry-hand-over-lapsed-moved = Le joueur est de retour : la place reste comme elle est.
entry-vacated-itself = { $name } quitte la partie. La place est ouverte.
entry-vacated-voted-open = Les joueurs libèrent la place { DE($name) }. Elle est ouverte.
entry-vacated-voted-caretaker = Les joueurs confient la place { DE($name) } au serveur.
entry-ended = La partie est finie. Le hasard a été tiré du nombre { $seed } et du sel { $salt } : ensemble, ils donnent l’empreinte annoncée au début.
