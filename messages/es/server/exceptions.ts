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
  thisIsAskedForAlready: "Esta excepción ya se solicitó. Espera a un administrador.",
  theOwnerIsNoMember: "Elija un miembro de su empresa",
  thisIsDecidedAlready: "Esta excepción ya se decidió",
  sayWhyItIsRefused: "Indique por qué se rechaza",
  thisRequirementIsNotOpen: "Este requisito ya no está abierto",
  theDocumentIsNotTheVendors: "Elija un documento de este proveedor",
  onlyItsAuthorChangesANote: "Solo su autor o un administrador puede cambiar una nota",
  endsSoonSubject: "Una excepción de {vendor} termina el {until}",
  endsSoonBody:
    "Hola, {firstName}:\n\nLa excepción que aprobó para {vendor} termina el {until}. Después de ese día, el requisito vuelve a contar.\n\nVer el proveedor: {link}{end}",
};
