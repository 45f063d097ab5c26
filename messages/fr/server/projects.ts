import type { projects as english } from "@/messages/en/server/projects";
import type { Translation } from "@/messages/say";

export const projects: Translation<typeof english> = {
  aProjectWithThisName: "Un projet portant ce nom existe déjà",
  project: "Projet",
  projectDeletedSuccessfully: "Projet supprimé",
  thisProjectIsCompletedReopen: "Ce projet est terminé. Rouvrez-le pour ajouter des fournisseurs.",
  vendorOfThisProject: "Fournisseur de ce projet",
  scopeOfWorkUpdated: "Portée des travaux mise à jour",
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
};
