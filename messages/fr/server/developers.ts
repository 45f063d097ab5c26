import type { developers as english } from "@/messages/en/server/developers";
import type { Translation } from "@/messages/say";

export const developers: Translation<typeof english> = {
  title: "Pour les développeurs",
  lead: "Tout ce que font les écrans, un programme peut le faire. Chaque appel est décrit par ce que le serveur vérifie lui-même.",
  start: "Pour commencer",
  startKey:
    "Un administrateur de l’entreprise génère une clé d’API sous Paramètres, Clés d’API. Elle n’est affichée qu’une fois. Envoyez-la comme jeton bearer :",
  startScopes:
    "Une clé de portée read ne fait que lire ; write modifie aussi ce qu’un gestionnaire peut modifier ; admin, pour les administrateurs de la plateforme, atteint toute l’installation. Une clé ne peut jamais plus que la personne qui l’a créée.",
  description: "La description pour programmes (OpenAPI 3.1) se trouve à {link}.",
  answers: "Réponses et erreurs",
  answersText:
    "Le contenu d’une réponse se trouve sous data. Un échec comporte error.code, qui ne change pas, error.message pour les personnes, error.fields avec une phrase par champ erroné, et à côté les membres de la RFC 9457 : type, title, status, detail et instance.",
  repeat: "Répéter un appel",
  repeatText:
    "Envoyez un Idempotency-Key avec un POST. La même clé avec le même corps reçoit la première réponse pendant 24 heures, et rien ne se produit deux fois. La même clé avec un autre corps est refusée avec 422.",
  versions: "Modifications par deux personnes",
  versionsText:
    "Un enregistrement modifiable porte un ETag. Renvoyez-le comme If-Match avec PATCH ou PUT : si quelque chose a changé entre-temps, la réponse est 412 avec les valeurs actuelles, et rien n’est écrit.",
  limits: "Limites",
  limitsText:
    "Une clé dispose de {max} appels par minute. RateLimit et RateLimit-Policy indiquent ce qui reste ; ensuite la réponse est 429 avec Retry-After.",
  lists: "Longues listes",
  listsText:
    "Les listes arrivent par pages avec page et limit. Pour lire tous les fournisseurs, documents ou projets pendant que d’autres les modifient, utilisez cursor au lieu de page : commencez par un cursor vide et continuez avec le nextCursor de chaque réponse jusqu’à ce qu’il soit null.",
  stable: "Ce qui peut changer",
  stableText:
    "Chaque réponse indique sa version dans Coverkeep-Version. Dans une version, des appels et des champs s’ajoutent ; ils ne sont jamais retirés et ne changent pas de sens : ignorez les champs que vous ne connaissez pas. Ce qui va être retiré est marqué deprecated dans la description et porte les en-têtes Deprecation et Sunset pendant au moins 12 mois.",
  calls: "Appels",
  callsOf: { one: "{count} appel", other: "{count} appels" },
  back: "Toutes les parties",
  needs: "Portée : {scope}",
  nobody: "Ouvert à tous",
  person: "Réservé aux personnes connectées",
  parameters: "Paramètres",
  body: "Corps",
  answer: "Réponse {status}",
  refusals: "Peut être refusé avec {statuses}",
  required: "obligatoire",
  webhook: "Webhook",
  delivery: "Envoi",
  publicHttps: "Saisissez une adresse publique qui commence par https://",
  tooManyWebhooks: "Une entreprise peut avoir {most} webhooks. Supprimez-en un d’abord.",
  turnTheWebhookOnFirst: "Activez d’abord le webhook.",
};
