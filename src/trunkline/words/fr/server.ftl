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
