import type { search as english } from "@/messages/en/server/search";
import type { Translation } from "@/messages/say";

export const search: Translation<typeof english> = {
  emptyQuestion: "Saisissez une question.",
  tooManyConditions: "Cette question est trop longue. Demandez moins de choses à la fois.",
  quoteNotClosed: "Il manque un guillemet fermant.",
  noDateUnderstood: "Indiquez une date, par exemple « in March » ou « in the next 30 days ».",
  dateHasPassed: "Ce jour est passé. Demandez « expired » pour voir ce qui a expiré avant aujourd’hui.",
  severalCoverages: "Nommez une seule couverture pour une date.",
  noCondition: "Nommez au moins une condition, comme un métier, un projet, un statut ou une date.",
  passNeedsARule: "Nommez une exigence à côté de « result:pass », par exemple « rule:gl.aggregate result:pass ».",
  unknownWord: "« {words} » n’a pas été compris ici.",
  unknownCondition: "La condition « {words} » n’existe pas.",
  unknownValue: "« {words} » n’est pas une valeur de cette condition.",
  conditionTwice: "« {words} » ne peut être demandé qu’une fois.",
  coverageWithoutDates:
    "Les dates de la couverture « {words} » ne sont pas suivies à part. Demandez son exigence : « rule:{words} result:fail ».",
  noProjectCalled: "Aucun projet ne s’appelle « {words} ».",
  severalProjects: "Plusieurs projets correspondent à « {words} ». Choisissez-en un.",
  noPlaceCalled: "Aucun projet ni aucune ville d’un fournisseur ne s’appelle « {words} ».",
  severalPlaces: "« {words} » est le nom d’un projet et d’une ville. Choisissez.",
  noTradeCalled: "Aucun contrat ne nomme le métier « {words} ».",
  nothingCalled: "Rien ne s’appelle « {words} » ici.",
  noContractNamesTheTrade:
    "Aucun contrat ne nomme encore ce métier ; aucun fournisseur ne peut donc correspondre. Les métiers se saisissent dans les contrats d’un projet.",
  contractsWithoutTrade: "Les contrats sans métier ne figurent pas dans cette réponse : {count}.",
  moreWithWarning: {
    one: "{count} autre fournisseur a un avertissement. Pour l’inclure : {query}",
    other: "{count} autres fournisseurs ont un avertissement. Pour les inclure : {query}",
  },
  moreExpiringSoon: {
    one: "{count} autre fournisseur est conforme et expire bientôt. Pour l’inclure : {query}",
    other: "{count} autres fournisseurs sont conformes et expirent bientôt. Pour les inclure : {query}",
  },
  moreNotCompliant: {
    one: "{count} autre fournisseur est expiré ou sans documents. Pour l’inclure : {query}",
    other: "{count} autres fournisseurs sont expirés ou sans documents. Pour les inclure : {query}",
  },
  exampleTrade: "which electricians expire in March",
  exampleWork: "who may not work",
  exampleWithout: "vendors without workers compensation",
};
