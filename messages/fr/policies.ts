import type { policies as english } from "@/messages/en/policies";
import type { Translation } from "@/messages/say";

export const policies: Translation<typeof english> = {
  glEachOccurrence: "Resp. civile générale : par événement",
  glGeneralAggregate: "Resp. civile générale : limite globale générale",
  glAdditionalInsured: "Resp. civile générale : assuré additionnel",
  glWaiverOfSubrogation: "Resp. civile générale : renonciation à la subrogation",
  autoCombinedSingleLimit: "Automobile : limite unique combinée",
  umbrellaEachOccurrence: "Complémentaire (umbrella) : par événement",
  umbrellaAggregate: "Complémentaire (umbrella) : limite globale",
  wcEmployersLiabilityEachAccident: "Accidents du travail : responsabilité de l’employeur, par accident",
  wcWaiverOfSubrogation: "Accidents du travail : renonciation à la subrogation",
  theCertificateNamesNamesAs: "Le certificat désigne comme assuré {names} ; ce fournisseur est « {name} »",
  restatesTerm:
    "Les dates diffèrent : le certificat « {fileName} » indique que la police {number} prend fin le {from} ; celui-ci indique {effective}.",
  restatesLimit:
    "Les limites diffèrent : le certificat « {fileName} » de la police {number} indique {shown} pour {list} ; celui-ci indique {shown2}.",
  generalLiability: "Responsabilité civile générale",
  automobileLiability: "Responsabilité automobile",
  umbrellaExcess: "Complémentaire (umbrella) / excédentaire",
  workersCompensation: "Accidents du travail",
  otherCoverage: "Autre couverture",
  unreadable: "illisible",
};
