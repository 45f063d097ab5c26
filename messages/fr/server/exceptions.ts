import type { exceptions as english } from "@/messages/en/server/exceptions";
import type { Translation } from "@/messages/say";

export const exceptions: Translation<typeof english> = {
  exception: "Exception",
  decision: "Décision",
  notice: "Avis",
  note: "Note",
  theVendorHasNoSuchRequirement: "Le fournisseur n’est pas évalué selon cette exigence",
  thisRequirementIsMet: "Cette exigence est respectée. Aucune exception n’est nécessaire.",
  thereIsAnExceptionAlready: "Il y a déjà une exception pour cette exigence",
  onlyAnAmountCanBeAcceptedShort: "Seule une limite trop basse peut être acceptée",
  theEndIsInThePast: "Le dernier jour est passé",
  theEndIsTooFarAway: "Une exception dure au plus cinq ans",
  thisIsAskedForAlready: "Cette exception a déjà été demandée. Elle doit être approuvée par un administrateur.",
  theOwnerIsNoMember: "Choisissez un membre de votre entreprise",
  thisIsDecidedAlready: "Cette exception est déjà décidée",
  sayWhyItIsRefused: "Dites pourquoi elle est refusée",
  thisRequirementIsNotOpen: "Cette exigence n’est plus ouverte",
  theDocumentIsNotTheVendors: "Choisissez un document de ce fournisseur",
  onlyItsAuthorChangesANote: "Seul son auteur ou un administrateur peut modifier une note",
  askedSubject: "Exception demandée pour {vendor}",
  askedBody:
    "Bonjour {firstName},\n\n{by} demande une exception pour {vendor}.\n\nExigence : {requirement}\nMotif : {reason}\nDernier jour : {lastDay}\n\nApprouvez-la ou refusez-la : {link}{end}",
  approvedSubject: "Exception approuvée pour {vendor}",
  approvedBody:
    "Bonjour {firstName},\n\n{by} a approuvé votre exception pour {vendor}.\n\nExigence : {requirement}\nDernier jour : {lastDay}\n\nVoir toutes les exceptions : {link}{end}",
  refusedSubject: "Exception refusée pour {vendor}",
  refusedBody:
    "Bonjour {firstName},\n\n{by} a refusé votre exception pour {vendor}.\n\nExigence : {requirement}\nMotif : {note}\n\nVoir toutes les exceptions : {link}{end}",
  endsSoonSubject: "Une exception pour {vendor} se termine bientôt",
  endsSoonBody:
    "Bonjour {firstName},\n\nUne exception pour {vendor} se termine bientôt. Ensuite, le fournisseur devra respecter l’exigence.\n\nExigence : {requirement}\nMotif : {reason}\nDernier jour : {lastDay}\n\nVoir toutes les exceptions : {link}{end}",
  endedSubject: "Une exception pour {vendor} a pris fin",
  endedBody:
    "Bonjour {firstName},\n\nUne exception pour {vendor} a pris fin. Le fournisseur doit maintenant respecter l’exigence.\n\nExigence : {requirement}\nMotif : {reason}\nDernier jour : {lastDay}\n\nVoir toutes les exceptions : {link}{end}",
  sayWhyItEnds: "Indiquez pourquoi elle prend fin",
  onlyWhoAskedWithdraws: "Seule la personne qui l’a demandée peut retirer la demande",
  theRequirementChangedSince: "L’exigence a été renforcée depuis la demande. Refusez la demande et faites-la redemander.",
  vendorApprovedSubject: "{company} a approuvé votre exception",
  vendorApprovedBody:
    "Bonjour {contactName},\n\n{company} a approuvé l’exception que vous avez demandée.\n\nExigence : {requirement}\nDernier jour : {lastDay}\n\nVoyez ici ce qui est au dossier :\n\n{link}",
  vendorRefusedSubject: "{company} n’a pas approuvé votre exception",
  vendorRefusedBody:
    "Bonjour {contactName},\n\n{company} n’a pas approuvé l’exception que vous avez demandée. Envoyez un certificat qui respecte l’exigence.\n\nExigence : {requirement}\nMotif : {note}\n\nEnvoyez-le ici :\n\n{link}",
  vendorEndedSubject: "{company} a mis fin à votre exception",
  vendorEndedBody:
    "Bonjour {contactName},\n\n{company} a mis fin à l’exception que vous avez demandée. Envoyez un certificat qui respecte l’exigence.\n\nExigence : {requirement}\nMotif : {note}\n\nEnvoyez-le ici :\n\n{link}",
};
