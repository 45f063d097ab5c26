import type { exceptions as english } from "@/messages/en/server/exceptions";
import type { Translation } from "@/messages/say";

export const exceptions: Translation<typeof english> = {
  exception: "Excepción",
  decision: "Decisión",
  notice: "Aviso",
  note: "Nota",
  theVendorHasNoSuchRequirement: "El proveedor no se evalúa con este requisito",
  thisRequirementIsMet: "Este requisito se cumple. No necesita excepción.",
  thereIsAnExceptionAlready: "Ya hay una excepción para este requisito",
  onlyAnAmountCanBeAcceptedShort: "Solo se puede aceptar un límite demasiado bajo",
  theEndIsInThePast: "El último día ya pasó",
  theEndIsTooFarAway: "Una excepción dura como máximo cinco años",
  thisIsAskedForAlready: "Esta excepción ya se solicitó. Requiere la aprobación de un administrador.",
  theOwnerIsNoMember: "Elija un miembro de su empresa",
  thisIsDecidedAlready: "Esta excepción ya se decidió",
  sayWhyItIsRefused: "Indique por qué se rechaza",
  thisRequirementIsNotOpen: "Este requisito ya no está abierto",
  theDocumentIsNotTheVendors: "Elija un documento de este proveedor",
  onlyItsAuthorChangesANote: "Solo su autor o un administrador puede cambiar una nota",
  askedSubject: "Excepción solicitada para {vendor}",
  askedBody:
    "Hola, {firstName}:\n\n{by} pide una excepción para {vendor}.\n\nRequisito: {requirement}\nMotivo: {reason}\nÚltimo día: {lastDay}\n\nApruébela o rechácela: {link}{end}",
  approvedSubject: "Excepción aprobada para {vendor}",
  approvedBody:
    "Hola, {firstName}:\n\n{by} aprobó su excepción para {vendor}.\n\nRequisito: {requirement}\nÚltimo día: {lastDay}\n\nVer todas las excepciones: {link}{end}",
  refusedSubject: "Excepción rechazada para {vendor}",
  refusedBody:
    "Hola, {firstName}:\n\n{by} rechazó su excepción para {vendor}.\n\nRequisito: {requirement}\nMotivo: {note}\n\nVer todas las excepciones: {link}{end}",
  endsSoonSubject: "Una excepción para {vendor} termina pronto",
  endsSoonBody:
    "Hola, {firstName}:\n\nUna excepción para {vendor} termina pronto. Desde entonces, el proveedor debe cumplir el requisito.\n\nRequisito: {requirement}\nMotivo: {reason}\nÚltimo día: {lastDay}\n\nVer todas las excepciones: {link}{end}",
  endedSubject: "Una excepción para {vendor} terminó",
  endedBody:
    "Hola, {firstName}:\n\nUna excepción para {vendor} terminó. Ahora el proveedor debe cumplir el requisito.\n\nRequisito: {requirement}\nMotivo: {reason}\nÚltimo día: {lastDay}\n\nVer todas las excepciones: {link}{end}",
  sayWhyItEnds: "Indique por qué termina",
  onlyWhoAskedWithdraws: "Solo quien la pidió puede retirar la solicitud",
  theRequirementChangedSince: "El requisito exige más desde que se pidió. Rechace la solicitud y haga que se pida de nuevo.",
  vendorApprovedSubject: "{company} aprobó su excepción",
  vendorApprovedBody:
    "Hola, {contactName}:\n\n{company} aprobó la excepción que usted pidió.\n\nRequisito: {requirement}\nÚltimo día: {lastDay}\n\nVea aquí lo que está registrado:\n\n{link}",
  vendorRefusedSubject: "{company} no aprobó su excepción",
  vendorRefusedBody:
    "Hola, {contactName}:\n\n{company} no aprobó la excepción que usted pidió. Envíe un certificado que cumpla el requisito.\n\nRequisito: {requirement}\nMotivo: {note}\n\nEnvíelo aquí:\n\n{link}",
  vendorEndedSubject: "{company} terminó su excepción",
  vendorEndedBody:
    "Hola, {contactName}:\n\n{company} terminó la excepción que usted pidió. Envíe un certificado que cumpla el requisito.\n\nRequisito: {requirement}\nMotivo: {note}\n\nEnvíelo aquí:\n\n{link}",
};
