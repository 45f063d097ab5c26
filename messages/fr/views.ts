import type { views as english } from "@/messages/en/views";
import type { Translation } from "@/messages/say";

export const views: Translation<typeof english> = {
  viewName: "Nom de la vue",
};
