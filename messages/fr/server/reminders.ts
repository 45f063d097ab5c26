import type { reminders as english } from "@/messages/en/server/reminders";
import type { Translation } from "@/messages/say";

export const reminders: Translation<typeof english> = {
  itWasNoLongerNeeded: "Il n’était plus nécessaire : la police a été renouvelée ou a expiré.",
  thisReminderIsNoLonger: "Ce rappel n’est plus nécessaire : la police a été renouvelée ou a expiré, ou le fournisseur est inactif.",
  aNewerReminderReplacedThis: "Un rappel plus récent a remplacé celui-ci.",
  aNewerReminderReplacedIt: "Un rappel plus récent l’a remplacé.",
  thisEmailHasBeenSent: "Ce courriel a été envoyé.",
  thisEmailIsAlreadyWaiting: "Ce courriel est déjà en attente d’envoi.",
  itsTextIsNoLonger: "Son texte n’est plus stocké.",
  thisEmailWasNotSent: "Ce courriel n’a pas été renvoyé. {reason}",
  emailsToThisAddressBounce: "Les courriels à l’adresse du fournisseur reviennent.",
  theVendorUnsubscribed: "Le fournisseur s’est désabonné des rappels.",
  aDocumentWaits: "Nous vérifions encore un document du fournisseur.",
};
