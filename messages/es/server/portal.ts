import type { portal as english } from "@/messages/en/server/portal";
import type { Translation } from "@/messages/say";

export const portal: Translation<typeof english> = {
  link: "La página",
  thisLinkHasExpired: "Este enlace de {company} ha vencido.",
  thisLinkWasEnded: "{company} ha cerrado este enlace.",
  thisPageIsClosed: "{company} no recibe certificados en esta página por ahora.",
  askContact: "Pregunte a: {reach}.",
  thisLinkHasTakenAll: "Este enlace ya no admite más archivos. Pida uno nuevo a {company}.",
};
