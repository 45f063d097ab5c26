import type { compliance as english } from "@/messages/en/compliance";
import type { Translation } from "@/messages/say";

export const compliance: Translation<typeof english> = {
  shortGeneralLiability: "RCG",
  shortAutoLiability: "AUTO",
  shortUmbrella: "PARAG",
  shortWorkersCompensation: "CL",
  notCompliant: "No cumple",
  beingRead: "En lectura",
  underReview: "En revisión",
  noDocuments: "Sin documentos",
  today: "Hoy",
  countDays: { one: "{count} día", other: "{count} días" },
  theFileSaysThatCoverage: "El archivo indica que la cobertura termina el {from}, pero la fecha ingresada es posterior.",
  byDatesOnly: "{status} (solo fechas)",
  noVendorAssignedYet: "Aún sin proveedor asignado.",
  ifThisIsYourCompany: "Si es su empresa, agregue el nombre en Configuración, Nombres legales.",
  theCertificateHolderIsFirst: "El titular del certificado es “{first}”, no su empresa. {advice}",
  aTeammateSaidThatThe:
    "Alguien de su equipo indicó que el titular del certificado no es su empresa. Pida al proveedor un certificado corregido.",
  theCertificateHasNoCertificate: "El certificado no indica un titular del certificado.",
  theCertificateHolderFirstAbove: "El titular del certificado es “{first}”. Su nombre solo aparece debajo. {advice}",
  theCertificateHolderFirstIs: "El titular del certificado “{first}” se parece a uno de sus nombres legales, pero no es igual. {advice}",
  theCertificateHolderIsFirstWhich: "El titular del certificado es “{first}”, que no coincide con sus nombres legales. {advice}",
  generalLiability: "Responsabilidad civil general",
  autoLiability: "Responsabilidad de auto",
  umbrella: "Póliza paraguas",
  workersCompensation: "Compensación laboral",
};
