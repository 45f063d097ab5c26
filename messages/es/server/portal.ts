import type { portal as english } from "@/messages/en/server/portal";
import type { Translation } from "@/messages/say";

export const portal: Translation<typeof english> = {
  link: "La página",
  thisLinkHasExpired: "Este enlace de {company} ha vencido.",
  thisLinkWasEnded: "{company} ha cerrado este enlace.",
  thisPageIsClosed: "{company} no recibe certificados en esta página por ahora.",
  askContact: "Pregunte a: {reach}.",
  companyTakesNoFiles: "{company} no tiene espacio para más archivos en este momento. Avise a {company} y vuelva a enviar este archivo.",
  thisLinkHasTakenAll: "Este enlace ya no admite más archivos. Pida uno nuevo a {company}.",
  reported: "Avisamos a {company}.",
  requirement: "Requisito",
  policy: "Póliza",
  agency: "Agencia",
  onlyTheVendorMay: "Solo el proveedor puede hacer esto",
  thisPolicyWasCanceled: "Esta póliza fue cancelada.",
  iNoLongerWriteThis: "El agente ya no lleva esta póliza.",
  thisWasReportedAlready: "Ya se avisó sobre esta póliza",
  emailsAreNotSent: "{company} no puede enviar correos por ahora. Copie la nota y envíela usted.",
  yourAgentWasEmailedAlready: "Ya le escribimos a su agente. Copie la nota para escribir a otra persona.",
  tryAgainTomorrow: "Hoy no se pueden enviar más correos. Copie la nota y envíela usted.",
  sentToYourAgent: "Enviamos un correo a {email}",
  sentToTheAgency: "Enviamos un correo a {email}",
  confirmTheAddressFirst: "Confirme primero que esta dirección pertenece a {agency}. El enlace muestra todos sus asegurados.",
  anyoneCanHaveThisDomain: "Cualquiera puede tener una dirección en {domain}. Confirme solo esta dirección.",
  contactSubject: "{vendor} cambió sus datos de contacto",
  contactBody:
    "Hola, {firstName}:\n\n{vendor} cambió sus datos de contacto en su página.\n\n{fields}\n\nSi algo parece incorrecto, corríjalo aquí: {link}{end}",
  reportSubject: "Es posible que una póliza de {vendor} haya terminado",
  reportBody:
    "Hola, {firstName}:\n\n{by} dice sobre la póliza {policy} de {vendor}: {said}\n\nNota: {note}\n\nEl proveedor queda en revisión hasta que usted confirme o quite el aviso: {link}{end}",
  agentSubject: "{vendor} necesita un certificado de seguro para {company}",
  agentBody:
    "Hola:\n\n{vendor} le pide que envíe un certificado de seguro a {company}. Cárguelo en esta página. No necesita una cuenta y verá enseguida si es suficiente:\n\n{link}{gap}",
  agencySubject: "{company} necesita certificados de seguro de sus asegurados",
  agencyBody:
    "Hola:\n\n{company} necesita certificados de seguro vigentes de estos asegurados de {agency}:\n\n{list}\n\nCargue todos los certificados en una sola página. No necesita una cuenta:\n\n{link}",
  agencyButton: "Cargar certificados",
  agencyLine: "- {vendor}: {coverage} vence el {expirationDate}",
  agencyExpiredLine: "- {vendor}: {coverage} venció el {expirationDate}",
  agencyNoDateLine: "- {vendor}: sin cobertura vigente registrada",
  yourFileIsDamaged: "Este archivo está dañado o no es un PDF. Imprímalo en un PDF nuevo y envíelo.",
  yourFileContainsMalware: "Este archivo contiene malware, así que nadie puede abrirlo. Envíe una copia limpia.",
};
