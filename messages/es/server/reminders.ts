import type { reminders as english } from "@/messages/en/server/reminders";
import type { Translation } from "@/messages/say";

export const reminders: Translation<typeof english> = {
  itWasNoLongerNeeded: "Ya no era necesario: la póliza se renovó o venció.",
  thisReminderIsNoLonger: "Este recordatorio ya no es necesario: la póliza se renovó o venció, o el proveedor está inactivo.",
  aNewerReminderReplacedThis: "Un recordatorio más reciente reemplazó a este.",
  aNewerReminderReplacedIt: "Un recordatorio más reciente lo reemplazó.",
  thisEmailHasBeenSent: "Este correo ya se envió.",
  thisEmailIsAlreadyWaiting: "Este correo ya está en espera de envío.",
  itsTextIsNoLonger: "Su texto ya no está guardado.",
  thisEmailWasNotSent: "Este correo no se reenvió. {reason}",
  emailsToThisAddressBounce: "Los correos a la dirección del proveedor se devuelven.",
  theVendorUnsubscribed: "El proveedor canceló la suscripción a los recordatorios.",
  aDocumentWaits: "Todavía estamos revisando un documento del proveedor.",
};
