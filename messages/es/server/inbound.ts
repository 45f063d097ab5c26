import type { inbound as english } from "@/messages/en/server/inbound";
import type { Translation } from "@/messages/say";

export const inbound: Translation<typeof english> = {
  anotherMessageHasThisKey: "Ya se recibió otro mensaje con esta clave.",
  theMessageIsTooLarge: "El mensaje es demasiado grande.",
  message: "Mensaje",
  claimNote: "Lo dice un correo de {sender}. El remitente no está verificado.",
  claimSubject: "Sin verificar: una póliza de {vendor} podría estar cancelada",
  claimBody:
    "Hola, {firstName}:\n\nUn correo de {sender} dice que se canceló una póliza de {vendor}. No pudimos verificar al remitente, así que no marcamos nada como cancelado. La cobertura está en revisión.\n\nPregunte al agente o a la aseguradora y después confirme o descarte el correo en su bandeja de entrada:\n\n{link}\n\n{end}",
  itIsBeingRead: "Este correo se está leyendo. Inténtelo de nuevo en un momento.",
  itWasFiled: "Este correo ya se archivó. Mueva sus documentos.",
  chooseItsVendor: "Elija el proveedor de este correo.",
  theSignatureIsWrong: "La firma de esta llamada no es válida.",
  thereIsNoMessageInThisCall: "No hay ningún mensaje en esta llamada.",
  answerSubject: "Re: {subject}",
  answerFallbackSubject: "su correo",
  answerBody: "Hola, {contactName}:\n\n{company} recibió su correo sobre {vendor}.{files}{left}{link}{standing}{gap}{ending}",
  answerFiles: "\n\nLo que leímos:\n\n{list}",
  answerFileRead: "{name}: {what}",
  answerExpires: "{what}, vence el {date}",
  answerFileWaits: "{name}: recibido, aún no leído.",
  plain: "{what}",
  answerPage: "\n\nVea lo que está archivado y agregue certificados aquí:\n\n{link}",
  answerLeft: "\n\nLo que no pudimos usar:\n\n{list}",
  answerNoFile: "\n\nNo encontramos ningún adjunto. Adjunte el certificado de seguro en PDF.",
  answerSendAgain: "\n\nEnvíe de nuevo el certificado de seguro en PDF.",
  answerLink: "\n\nNo abrimos enlaces. Adjunte el certificado de seguro en PDF.",
  answerMet: "\n\nLos certificados archivados cumplen hoy lo que exige {company}.",
  answerReview: "\n\nAlguien de {company} revisará lo que leímos.",
  answerEnding: "\n\nResponda a este correo con los certificados que falten adjuntos.",
  someoneSettledIt: "Otra persona ya gestionó este correo. Recargue la página.",
  givenTo: "El correo se asignó a {company}.",
  noOAuthAccount:
    "El buzón inicia sesión con OAuth2, pero el correo saliente no. Configure OAuth2 en Configuración, en Correo electrónico, o use una contraseña.",
  notConfirmed: "No se pudo confirmar la suscripción.",
};
