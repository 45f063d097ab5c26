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
  thisIsAskedForAlready: "Cette exception est déjà demandée. Elle attend un administrateur.",
  theOwnerIsNoMember: "Choisissez un membre de votre entreprise",
  thisIsDecidedAlready: "Cette exception est déjà décidée",
  sayWhyItIsRefused: "Dites pourquoi elle est refusée",
  thisRequirementIsNotOpen: "Cette exigence n’est plus ouverte",
  theDocumentIsNotTheVendors: "Choisissez un document de ce fournisseur",
  onlyItsAuthorChangesANote: "Seul son auteur ou un administrateur peut modifier une note",
  endsSoonSubject: "Une exception pour {vendor} se termine le {until}",
  endsSoonBody:
    "Bonjour {firstName},\n\nL’exception que vous avez approuvée pour {vendor} se termine le {until}. Après ce jour, l’exigence compte de nouveau.\n\nVoir le fournisseur : {link}{end}",
};
