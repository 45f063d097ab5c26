import type { templates as english } from "@/messages/en/server/templates";
import type { Translation } from "@/messages/say";

export const templates: Translation<typeof english> = {
  reminderSubject: "El seguro de {vendor} vence en {days}",
  reminderBody:
    "Hola, {contact}:\n\nEl seguro de {vendor} que {company} tiene registrado vence pronto:\n\n{list}\n\nPida a su agente de seguros un certificado de renovación y envíenoslo.\n\n{link}\n\n{gap}\n\nGracias,\n{company}",
  requestSubject: "{company} necesita su certificado de seguro",
  requestBody:
    "Hola, {contact}:\n\n{company} necesita un certificado de seguro vigente (ACORD 25 o equivalente) de {vendor}.\n\nPida el certificado a su agente de seguros y envíenoslo.\n\n{link}\n\n{gap}\n\nGracias,\n{company}",
  followupSubject: "{company} necesita su certificado de seguro",
  followupBody:
    "Hola, {contact}:\n\n{company} necesita un certificado de seguro vigente de {vendor}.\n\n{list}\n\nPida a su agente de seguros un certificado vigente y envíenoslo.\n\n{link}\n\n{gap}\n\nGracias,\n{company}",
  invitationSubject: "{company} necesita su certificado de seguro",
  invitationBody:
    "Hola, {contact}:\n\n{company} pide a {vendor} un certificado de seguro vigente (ACORD 25 o equivalente).\n\nEn su página puede ver qué se exige y qué tenemos registrado, y agregar su certificado. No necesita una cuenta.\n\n{link}\n\n{gap}\n\nGracias,\n{company}",
  verdictSubject: "Recibimos su certificado de seguro",
  verdictBody:
    "Hola, {contact}:\n\nGracias. {company} recibió su certificado de {vendor}.\n\n{verdict}\n\n{gap}\n\n{link}\n\nGracias,\n{company}",
  customSubject: "Un mensaje de {company}",
  customBody: "Hola, {contact}:\n\n\n\nGracias,\n{company}",
  buttonSend: "Enviar su certificado",
  buttonOpen: "Abrir su página",
  days: { one: "{count} día", other: "{count} días" },
  expiredLine: "- {coverage}: venció el {expirationDate}",
  canceledPolicyLine: "- {coverage}, póliza {policyNumber}: cancelada el {canceledOn}",
  expiredPolicyLine: "- {coverage}, póliza {policyNumber}: venció el {expirationDate}",
  noLinksInTrial: "Durante la prueba, los correos a proveedores no pueden contener direcciones web ni de correo electrónico.",
  sampleVerdict:
    "Recibido: certificado.pdf.\nLeído: responsabilidad civil general y compensación laboral, hasta las fechas del certificado.",
};
