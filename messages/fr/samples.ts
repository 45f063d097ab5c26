import type { samples as english } from "@/messages/en/samples";
import type { Translation } from "@/messages/say";

export const samples: Translation<typeof english> = {
  loadSampleData: "Charger des données d’exemple",
  countVendors: { one: "{count} fournisseur", other: "{count} fournisseurs" },
  countProjects: { one: "{count} projet", other: "{count} projets" },
  sampleData: "Données d’exemple",
  sampleDataWhatAreInvented: "<b>Données d’exemple :</b> {what}, le tout inventé. Les fournisseurs d’exemple ne reçoivent aucun courriel.",
  removeSampleData: "Retirer les données d’exemple",
  removeSampleDataTitle: "Retirer les données d’exemple",
  areYouSureYouWant: "Voulez-vous vraiment retirer {what} ?",
  thisDeletesTheSampleVendors:
    "Cette action supprime les fournisseurs d’exemple avec tous leurs documents, ainsi que les projets d’exemple. Vos propres données et ce sur quoi quelqu’un a travaillé restent.",
  sampleDataLoaded: "Données d’exemple chargées",
  failedToLoadTheSample: "Impossible de charger les données d’exemple",
  sampleDataRemoved: "Données d’exemple retirées",
  removedExcept: "Données d’exemple retirées, sauf celles avec lesquelles vous avez travaillé : {names}",
  failedToRemoveTheSample: "Impossible de retirer les données d’exemple",
};
