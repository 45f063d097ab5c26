import type { documents as english } from "@/messages/en/server/documents";
import type { Translation } from "@/messages/say";

export const documents: Translation<typeof english> = {
  pleaseSelectAFileAnd: "Veuillez sélectionner un fichier et un fournisseur",
  pleaseSelectAFile: "Veuillez sélectionner un fichier",
  thereAre1000Files: "Il y a déjà 1 000 fichiers sans fournisseur. Attribuez-en ou supprimez-en d’abord quelques-uns.",
  theFileIsEmpty: "Le fichier est vide",
  thisFileCannotBeUsed: "Ce fichier ne peut pas être utilisé. Veuillez téléverser un fichier PDF, JPG, PNG, DOC ou DOCX.",
  thisDocumentIsAlreadyBeing: "Ce document est déjà en lecture",
  documentDeletedSuccessfully: "Document supprimé",
  document: "Document",
  page: "Page",
  file: "Fichier",
  type: "Type",
  insured: "Assuré",
  reading: "Lecture",
  needsReviewBecause: "Motif de la révision",
  uploadedBy: "Téléversé par",
  system: "Système",
  thisDocumentIsNotWaiting: "Ce document n’est pas en attente de révision",
  someoneChangedThisDocumentAfter:
    "Quelqu’un a modifié ce document après que vous l’avez ouvert. Vérifiez ce qu’il indique maintenant, puis enregistrez de nouveau.",
  thisDocumentHasNotBeen: "Ce document n’a pas encore été lu ; il ne peut donc pas être corrigé",
  thereIsNothingToUndo: "Il n’y a rien à annuler pour ce document",
  thisValueIsNotOn: "Cette valeur ne figure pas sur le document",
  insurerLetterIsAlreadyListed: "L’assureur {letter} est déjà dans la liste",
  labelIsAlreadyListed: "{label} est déjà dans la liste",
  thisVendorHasTheSame: "Ce fournisseur a déjà le même fichier, sous {fileName}",
  thisVendorHasMaximumacceptednamesAccepted: "Ce fournisseur a déjà {maximumAcceptedNames} noms acceptés. Veuillez d’abord en retirer un.",
  nameIsNotAnInsured: "Ce nom n’est pas celui d’un assuré de ce document",
  notOnThisDocument: "Absent de ce document",
  pleaseChooseTheVendorOf: "Veuillez d’abord choisir le fournisseur de ce document",
  chooseTheVendorOfThis: "Choisissez d’abord le fournisseur de ce document",
  thereIsNoQuestionAbout: "Il n’y a aucune question sur le titulaire du certificat de ce document",
  readingWaitsForTheScan: "En attente de l’analyse antivirus. Nous lirons ce document une fois l’analyse terminée.",
  fileWaitsForTheScan: "Ce fichier attend l’analyse antivirus. Réessayez dans quelques minutes.",
  fileIsQuarantined:
    "Ce fichier contient un logiciel malveillant ({finding}). Il est en quarantaine et personne ne peut l’ouvrir. Demandez au fournisseur une copie saine.",
  fileIsTooLargeToScan:
    "Ce fichier est trop volumineux pour l’analyse antivirus, donc personne ne peut l’ouvrir. Demandez au fournisseur un fichier plus petit.",
  couldNotBeReadForBind: "Ce document n’a pas pu être lu et n’a donc pas d’exportation BIND. Retraitez-le ou téléversez un autre fichier.",
  notReadYet: "Ce document n’a pas encore été lu",
};
