# What the client tells a program by itself, where no server has said anything.

problem-unreachable = Le serveur { $address } ne répond pas.
problem-strange-answer = Ce qui répond à l’adresse { $address } ne semble pas être ce serveur. L’état est { $status }.
problem-logged-out = Le serveur { $address } a mis fin à cette session.
problem-hung-up = La connexion à { $address } a été fermée.
problem-entries-gone = Le serveur connaît { $last } écritures de la table, alors que { $known } avaient été transmises : il semble être revenu en arrière.
