# What the server says: to whoever asks it for something.

problem-log-in = Connectez-vous d’abord, ou commencez en tant qu’invité.
problem-token-unknown = Ce jeton n’est pas valable : il a peut-être été révoqué.
problem-other-host = Ce serveur ne répond pas au nom « { $host } » : TRUNKLINE_ADDRESS indique l’adresse que les joueurs ouvrent.
problem-other-origin = Les requêtes venant de pages de { $origin } ne sont pas acceptées ici.
problem-no-origin = La requête ne dit pas de quelle page elle vient. Un programme utilise un jeton personnel, ou envoie l’en-tête Origin: { $address }.
problem-too-often = Trop de requêtes. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-too-long = La requête est trop longue : ici, { $longest } octets sont le maximum.
problem-not-found = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse ne peut pas être demandée ainsi.
problem-not-understood = La requête n’a pas été comprise : { $why }.
problem-clash = Quelqu’un d’autre a été plus rapide. Regardez à nouveau, puis réessayez.
problem-internal = Une erreur s’est produite sur le serveur. Le journal la contient sous { $id }.
problem-database-away = Le serveur ne peut pas joindre sa base de données pour le moment. Réessayez dans un instant.
problem-name-length = Un nom compte de 1 à { $most } caractères.
problem-name-letter = « { $letter } » ne peut pas figurer dans un nom ; lettres, chiffres, espaces, traits d’union, apostrophes et points le peuvent.
problem-name-taken = Le nom { $name } est pris, ou ressemble trop à un nom déjà pris.

problem-out-of-range = Un nombre de la requête est trop grand.
problem-no-nul = La requête contient un caractère qui ne peut pas être conservé, celui du numéro 0.
problem-not-json = La requête n’est pas lisible comme du JSON en UTF-8.
problem-body-missing = La requête n’a pas de corps ; il doit être du JSON.
problem-body-wrong = Le corps de la requête doit être { $expected }.
problem-field-missing = { $field } manque.
problem-field-unknown = Il n’y a pas de champ { $field } ici.
problem-field-wrong = { $field } doit être { $expected }, et non { $value }.
expected-or = { $first } ou { $last }
expected-one-of = l’une des valeurs { $values }
expected-text = un texte
expected-text-of = un texte { $bound ->
    [least] d’au moins { $least } caractères
    [most] d’au plus { $most } caractères
   *[both] de { $least } à { $most } caractères
}
expected-whole-number = un nombre entier
expected-number-of = un nombre entier { $bound ->
    [least] à partir de { $least }
    [most] jusqu’à { $most }
   *[both] de { $least } à { $most }
}
expected-number = un nombre
expected-truth = true ou false
expected-null = null
expected-list = une liste
expected-object = un objet
expected-other = d’une autre forme

problem-log-in-wrong = Le nom ou le mot de passe est faux.
problem-password-wrong = Le mot de passe est faux.
problem-password-length = Un mot de passe compte de { $least } à { $most } caractères.
problem-password-is-name = Le mot de passe ne doit pas être le nom.
problem-password-common = Ce mot de passe est de ceux qu’on essaie en premier. Plusieurs mots à la suite sont plus difficiles à deviner.
problem-claim-by-what = Choisissez un mot de passe, ou créez d’abord une clé d’accès.
problem-claimed-already = Ce compte a déjà un nom ; il peut être changé.
problem-claim-first = Un invité n’a pas de mot de passe. Choisissez d’abord un nom avec un mot de passe.
problem-needs-session = Un jeton ne peut pas faire cela : connectez-vous avec un navigateur.
problem-prove-again = Prouvez à nouveau votre identité, par votre mot de passe ou une clé d’accès.
problem-settings-too-long = Les réglages sont conservés jusqu’à { $most } octets.
problem-too-many = Il y en a déjà { $most } ; supprimez-en d’abord.
problem-passkey-host = Les clés d’accès demandent une adresse avec un nom : ouvrez le serveur par localhost, ou par son adresse publique.
problem-passkey-late = Cela a duré trop longtemps, ou la réponse a déjà été donnée. Recommencez.
problem-passkey-refused = La réponse de la clé d’accès n’est pas valable.
problem-passkey-unknown = Personne ici n’a cette clé d’accès.
problem-passkey-known = Cette clé d’accès appartient déjà à un compte.
problem-last-passkey = C’est le seul accès à votre compte. Choisissez d’abord un mot de passe, ou créez une autre clé d’accès.
problem-no-mail = Ce serveur n’envoie pas de courriel.
problem-email-wrong = « { $email } » n’est pas une adresse de courriel ; elles ressemblent à ada@example.org.
problem-link-over = Ce lien a déjà servi, ou il est trop ancien.

problem-metrics-closed = Ces chiffres sont pour cette machine seulement, et pour qui a le jeton de TRUNKLINE_METRICS_TOKEN.

# The pages that the server writes itself.
page-welcome = Des jeux de chemins de fer, à la même table d’un bout à l’autre du monde
page-what = Trunkline joue à { $games } avec des règles complètes, le temps d’une soirée ou sur des mois. D’autres jeux arrivent.
page-can-live = En direct ou un coup par jour, avec des pendules faites pour ces jeux. Aucune partie n’est jamais supprimée.
page-can-routes = Les meilleurs trajets de vos trains sont calculés et prouvés, à tout moment de la partie.
page-can-why = Ce qui n’est pas possible est refusé avec des mots, et avec le numéro de la règle.
page-open-tables = Tables ouvertes
page-no-tables = Aucune table ne cherche de joueurs en ce moment.
page-seats = { $taken } places prises sur { $seats }
page-pace-live = En direct
page-pace-slow = Un coup de temps en temps
page-programs = Pour les programmes
page-programs-how = Tout ce qui se fait ici peut être fait par un programme : ouvrir des tables, jouer, regarder, prendre des notes. L’application pour navigateurs est en chemin.
page-api = Lire la description de l’API
page-foot = Langues et autres pages
page-confirm = Confirmer votre adresse de courriel
page-confirm-ask = Avec ce bouton, vous dites que l’adresse du courriel est la vôtre.
page-confirm-do = Confirmer
page-confirm-done = Votre adresse est confirmée. Vous pouvez fermer cette page.
page-reset = Un nouveau mot de passe
page-reset-new = Nouveau mot de passe
page-reset-do = Choisir ce mot de passe
page-reset-done = Le mot de passe est choisi. Tous les navigateurs sont déconnectés ; connectez-vous avec le nouveau.
