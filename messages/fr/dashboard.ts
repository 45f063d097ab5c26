import type { dashboard as english } from "@/messages/en/dashboard";
import type { Translation } from "@/messages/say";

export const dashboard: Translation<typeof english> = {
  inForce: "en vigueur",
  failedToLoadDashboardData: "Impossible de charger les données du tableau de bord",
  pleaseTryRefreshingThePage: "Essayez d’actualiser la page",
  yourVendorsInsuranceStatusToday: "L’état de l’assurance de vos fournisseurs aujourd’hui",
  recentDocuments: "Documents récents",
  upcomingExpirations: "Expirations à venir",
  complianceOverview: "Aperçu de la conformité",
  uploadCertificates: "Téléversez les certificats",
  yourVendorsAreAddedNow:
    "Vos fournisseurs sont ajoutés. Téléversez maintenant leurs certificats : PDF, photos ou fichiers Word, jusqu’à 100 à la fois.",
  addYourVendorsOneBy: "Ajoutez vos fournisseurs un à un ou importez une liste, puis téléversez leurs certificats.",
  addYourFirstVendor: "Ajoutez votre premier fournisseur",
  importAList: "Importer une liste",
  aiProcessesData: "L’IA traite les données",
  weReadYourCertificatesCheck: "Nous avons lu vos certificats. Vérifiez les valeurs marquées pour révision.",
  weReadCoveragesDatesAnd: "Nous lisons les couvertures, les dates et les limites. Ce qui n’est pas clair est marqué pour révision.",
  reviewMarkedValues: "Réviser les valeurs marquées",
  stayCompliant: "Restez conforme",
  statusesUpdateAutomaticallyAndReminders: "Les statuts se mettent à jour automatiquement, et les rappels partent avant toute expiration.",
  seeVendorStatuses: "Voir les statuts des fournisseurs",
  doneOfCountDone: "Étapes terminées : {done} sur {count}",
  hideTheFirstSteps: "Masquer les premiers pas",
  hideYouCanOpenThem: "Masquer. Vous pouvez les rouvrir à partir du menu.",
  done: "(terminé)",
  addAVendorAndUpload: "Ajoutez un fournisseur et téléversez son certificat d’assurance. Son statut apparaîtra ici.",
  totalVendors: "Total des fournisseurs",
  viewDetails: "Voir les détails",
  noUpcomingExpirations: "Aucune expiration à venir.",
  uploadDocument: "Téléverser un document",
};
