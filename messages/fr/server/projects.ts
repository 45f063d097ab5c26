import type { projects as english } from "@/messages/en/server/projects";
import type { Translation } from "@/messages/say";

export const projects: Translation<typeof english> = {
  aProjectWithThisName: "Un projet portant ce nom existe déjà",
  project: "Projet",
  projectDeletedSuccessfully: "Projet supprimé",
  thisProjectIsCompletedReopen: "Ce projet est terminé. Rouvrez-le pour ajouter des fournisseurs.",
  vendorOfThisProject: "Fournisseur de ce projet",
  vendorRemovedFromTheProject: "Fournisseur retiré du projet",
  projectName: "Nom du projet",
  projectNumber: "Numéro du projet",
  firstDay: "Premier jour",
  lastDay: "Dernier jour",
  coverageEndsBeforeTheWork: "La couverture prend fin avant les travaux",
  vendorName: "Nom du fournisseur",
  contactName: "Nom du contact",
  scopeOfWork: "Portée des travaux",
  vendorStatus: "Statut du fournisseur",
  complianceStatus: "Statut de conformité",
  coverageEnds: "Fin de la couverture",
  endsBeforeTheWork: "Prend fin avant les travaux",
  thisExternalIdIsTaken: "Cet identifiant externe est déjà utilisé",
  thisRequirementSetIsArchived: "Cet ensemble d'exigences est archivé. Choisissez-en un autre.",
  thisContractIsOnThis: "Ce fournisseur a déjà un contrat portant ce numéro sur ce projet",
  anExternalIdBelongsTo: "Un identifiant externe appartient à un seul contrat. Ajoutez un fournisseur à la fois.",
  namesHaveContractAlready: {
    one: "{names} a déjà le contrat {number} sur ce projet",
    other: "{names} ont déjà le contrat {number} sur ce projet",
  },
  namesAreOnThisProject: {
    one: "{names} est déjà sur ce projet. Indiquez un numéro de contrat pour ajouter un autre contrat.",
    other: "{names} sont déjà sur ce projet. Indiquez un numéro de contrat pour ajouter un autre contrat.",
  },
  contractUpdated: "Contrat mis à jour",
  mayWork: "Peut travailler",
  mayBePaid: "Peut être payé",
  validUntil: "Valable jusqu'au",
};
