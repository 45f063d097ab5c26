import type { policies as english } from "@/messages/en/policies";
import type { Translation } from "@/messages/say";

export const policies: Translation<typeof english> = {
  glEachOccurrence: "Resp. civil general: por ocurrencia",
  glGeneralAggregate: "Resp. civil general: agregado general",
  glAdditionalInsured: "Resp. civil general: asegurado adicional",
  glWaiverOfSubrogation: "Resp. civil general: renuncia a la subrogación",
  autoCombinedSingleLimit: "Auto: límite único combinado",
  umbrellaEachOccurrence: "Paraguas: por ocurrencia",
  umbrellaAggregate: "Paraguas: agregado",
  wcEmployersLiabilityEachAccident: "Comp. laboral: responsabilidad patronal, por accidente",
  wcWaiverOfSubrogation: "Comp. laboral: renuncia a la subrogación",
  theCertificateNamesNamesAs: "El certificado nombra como asegurado a {names}; este proveedor es “{name}”",
  restatesTerm: "Las fechas difieren: el certificado “{fileName}” dice que la póliza {number} termina el {from}; este dice {effective}.",
  restatesLimit:
    "Los límites difieren: el certificado “{fileName}” de la póliza {number} indica {shown} como {list}; este indica {shown2}.",
  generalLiability: "Responsabilidad civil general",
  automobileLiability: "Responsabilidad de auto",
  umbrellaExcess: "Paraguas / exceso",
  workersCompensation: "Compensación laboral",
  otherCoverage: "Otra cobertura",
  unreadable: "ilegible",
};
