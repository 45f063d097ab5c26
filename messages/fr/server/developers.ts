import type { developers as english } from "@/messages/en/server/developers";
import type { Translation } from "@/messages/say";

export const developers: Translation<typeof english> = {
  title: "Pour les développeurs",
  lead: "Tout ce que fait l’application est disponible par l’API.",
  start: "Pour commencer",
  startKey:
    "Un administrateur de l’entreprise génère une clé d’API sous Paramètres, Clés d’API. Elle n’est affichée qu’une fois. Envoyez-la comme jeton bearer :",
  scope: "Portée",
  scopeAllows: "Autorise",
  scopeRead: "Lire les données",
  scopeWrite: "Lire les données et modifier ce qu’un gestionnaire peut modifier",
  scopeAdmin: "Toute l’installation, pour les administrateurs de la plateforme",
  startScopes: "Une clé ne peut jamais plus que la personne qui l’a créée.",
  description: "La description pour programmes (OpenAPI 3.1) se trouve à {link}.",
  answers: "Réponses et erreurs",
  answersText:
    "Le contenu d’une réponse se trouve sous data. Une erreur comporte error.code, qui ne change pas, error.message pour les personnes, error.fields avec une phrase par champ erroné, et à côté les membres de la RFC 9457 : type, title, status, detail et instance.",
  repeat: "Idempotence",
  repeatText:
    "Envoyez un Idempotency-Key avec un POST. La même clé avec le même corps reçoit la première réponse pendant 24 heures, et rien ne se produit deux fois. La même clé avec un autre corps est refusée avec 422. Les appels qui ouvrent ou ferment une session et ceux des événements d’autres services ignorent la clé ; la description nomme l’en-tête là où il compte.",
  versions: "Concurrence (ETag)",
  versionsText:
    "Toute réponse à un GET porte un ETag ; avec If-None-Match, une réponse que vous avez déjà est 304. Un enregistrement modifiable a sa version dans l’ETag. Renvoyez-le comme If-Match avec PATCH, PUT ou DELETE : si quelqu’un a modifié l’enregistrement entre-temps, la réponse est 412 avec les valeurs actuelles, et rien n’est changé.",
  limits: "Limites",
  limitsText:
    "Une clé dispose de {max} appels par minute, et certains appels ont une limite par adresse réseau. RateLimit et RateLimit-Policy indiquent ce qui reste dans chaque réponse à un appel compté, refus compris. Ensuite la réponse est 429 avec Retry-After.",
  lists: "Longues listes",
  listsText:
    "Les listes arrivent par pages avec page et limit. Pour lire une liste entière pendant que d’autres la modifient, utilisez cursor au lieu de page : commencez par un cursor vide et continuez avec le pagination.nextCursor de chaque réponse jusqu’à ce qu’il soit null. Toute liste qui arrive par pages accepte un cursor.",
  stable: "Ce qui peut changer",
  stableText:
    "Chaque réponse indique sa version dans Coverkeep-Version. Dans une version, des appels et des champs s’ajoutent ; ils ne sont jamais retirés et ne changent pas de sens : ignorez les champs que vous ne connaissez pas. Ce qui va être retiré est marqué deprecated dans la description et porte les en-têtes Deprecation et Sunset pendant au moins 12 mois.",
  calls: "Appels",
  callsOf: { one: "{count} appel", other: "{count} appels" },
  back: "Toutes les parties",
  needs: "Portée : {scope}",
  nobody: "Ouvert à tous",
  person: "Réservé aux personnes connectées",
  parameters: "Paramètres",
  body: "Corps",
  answer: "Réponse {status}",
  refusals: "Peut être refusé avec {statuses}",
  required: "obligatoire",
  webhooks: "Webhooks",
  webhooksText: "Coverkeep informe votre propre serveur de ce qui se passe. <link>Voir les événements et comment les vérifier</link>.",
  webhooksLead:
    "Coverkeep envoie chaque événement à votre adresse par un POST en JSON, selon la spécification Standard Webhooks. Les administrateurs de l’entreprise ajoutent des adresses dans Paramètres, sous Webhooks.",
  eventHeaders: "En-têtes de chaque événement",
  checkSignature: "Vérifier la signature",
  checkSignatureText:
    "Les paramètres affichent le secret d’un webhook une seule fois, lors de son ajout. Vérifiez le corps tel qu’il est arrivé, avant de l’interpréter. Les bibliothèques Standard Webhooks le font pour vous, comme ici le paquet standardwebhooks pour Node :",
  yourAnswer: "L’effet de votre réponse",
  eventsMayRepeat:
    "Un événement peut arriver deux fois, ou après un événement plus récent. Ignorez un webhook-id déjà connu et triez par timestamp. Les événements contiennent des identifiants : lisez la fiche avec une clé. Ignorez les champs que vous ne connaissez pas.",
  events: "Événements",
  example: "Exemple",
  webhook: "Webhook",
  delivery: "Envoi",
  publicHttps: "Saisissez une adresse publique qui commence par https://",
  tooManyWebhooks: "Une entreprise peut avoir {most} webhooks. Supprimez-en un d’abord.",
  turnTheWebhookOnFirst: "Activez d’abord le webhook.",
};
