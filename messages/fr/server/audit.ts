import type { audit as english } from "@/messages/en/server/audit";
import type { Translation } from "@/messages/say";

export const audit: Translation<typeof english> = {
  aFormerMember: "Un ancien membre",
  theCommandLine: "La ligne de commande",
  someoneWithALink: "Une personne avec un lien",
  theAppTeam: "L’équipe {app}",
  number: "Numéro",
  timeUtc: "Heure (UTC)",
  who: "Qui",
  details: "Détails",
  networkAddress: "Adresse réseau",
  action: "Action",
  idOfWhatItIs: "Identifiant de l’objet",
  hash: "Empreinte",
};
