import type { portal as english } from "@/messages/en/server/portal";
import type { Translation } from "@/messages/say";

export const portal: Translation<typeof english> = {
  link: "La page",
  thisLinkHasExpired: "Ce lien de {company} a expiré.",
  thisLinkWasEnded: "{company} a fermé ce lien.",
  thisPageIsClosed: "{company} ne reçoit pas de certificats sur cette page pour le moment.",
  askContact: "Adressez-vous à : {reach}.",
  thisLinkHasTakenAll: "Ce lien n’accepte plus de fichiers. Demandez-en un nouveau à {company}.",
};
