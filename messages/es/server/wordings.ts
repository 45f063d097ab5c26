import type { wordings as english } from "@/messages/en/server/wordings";

export const wordings: Record<keyof typeof english, string> = {
  wording: "Redacción",
  answer: "Respuesta",
  undone: "La respuesta se eliminó. Los certificados con esta redacción se comprueban de nuevo.",
  answerTheWording: "Indique qué significa la oración o confirme la descripción en la revisión del documento.",
};
