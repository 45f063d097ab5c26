import type { mail as english } from "@/messages/en/mail";
import type { Translation } from "@/messages/say";

export const mail: Translation<typeof english> = {
  emailConfirmation: "Confirmación de correo electrónico",
  passwordReset: "Restablecimiento de contraseña",
  emailChange: "Cambio de correo electrónico",
  accountNotice: "Aviso de cuenta",
  securityNotice: "Aviso de seguridad",
  deletionNotice: "Aviso de eliminación",
  teamInvitation: "Invitación al equipo",
  certificateRequest: "Solicitud de certificado",
  expirationReminder: "Recordatorio de vencimiento",
  newVendorNotice: "Aviso de proveedor nuevo",
  weeklyReport: "Informe semanal",
  followUp: "Seguimiento",
  messageFromTheCompany: "Mensaje de su empresa",
  systemUpdate: "Novedades del sistema",
  planRequest: "Solicitud de plan",
  messageFromThePlatform: "Mensaje de la plataforma",
  scheduledReport: "Informe programado",
  platformNotification: "Notificación de la plataforma",
  automaticAnswer: "Respuesta automática",
  completedOperationsRequest: "Solicitud de operaciones completadas",
  agentRequest: "Solicitud a un agente",
  vendorNews: "Novedad de un proveedor",
  exceptionNotice: "Aviso de excepción",
};
