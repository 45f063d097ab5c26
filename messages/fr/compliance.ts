import type { compliance as english } from "@/messages/en/compliance";
import type { Translation } from "@/messages/say";

export const compliance: Translation<typeof english> = {
  shortGeneralLiability: "RCG",
  shortAutoLiability: "AUTO",
  shortUmbrella: "UMB",
  shortWorkersCompensation: "AT",
  notCompliant: "Non conforme",
  beingRead: "En lecture",
  underReview: "En révision",
  noDocuments: "Aucun document",
  today: "Aujourd’hui",
  countDays: { one: "{count} jour", other: "{count} jours" },
  theFileSaysThatCoverage: "Le fichier indique que la couverture se termine le {from}, mais la date saisie est postérieure.",
  byDatesOnly: "{status} (dates seulement)",
  noVendorAssignedYet: "Aucun fournisseur attribué pour le moment.",
  ifThisIsYourCompany: "S’il s’agit de votre entreprise, ajoutez le nom sous Paramètres, Dénominations sociales.",
  theCertificateHolderIsFirst: "Le titulaire du certificat est « {first} », et non votre entreprise. {advice}",
  aTeammateSaidThatThe:
    "Un membre de l’équipe a indiqué que le titulaire du certificat n’est pas votre entreprise. Demandez au fournisseur un certificat corrigé.",
  theCertificateHasNoCertificate: "Le certificat n’indique aucun titulaire du certificat.",
  theCertificateHolderFirstAbove: "Le titulaire du certificat est « {first} ». Votre nom ne figure qu’en dessous. {advice}",
  theCertificateHolderFirstIs:
    "Le titulaire du certificat « {first} » ressemble à l’une de vos dénominations sociales, sans être identique. {advice}",
  theCertificateHolderIsFirstWhich:
    "Le titulaire du certificat est « {first} », ce qui ne correspond pas à vos dénominations sociales. {advice}",
  generalLiability: "Responsabilité civile générale",
  autoLiability: "Responsabilité automobile",
  umbrella: "Complémentaire (umbrella)",
  workersCompensation: "Accidents du travail",
};
