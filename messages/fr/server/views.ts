import type { views as english } from "@/messages/en/server/views";
import type { Translation } from "@/messages/say";

export const views: Translation<typeof english> = {
  onlyManagersAndAdminsCan: "Seuls les gestionnaires et les administrateurs peuvent partager des vues avec l’entreprise",
  youHaveMaximumviewsViewsOf: "Vous avez déjà {maximumViews} vues de cette liste. Veuillez d’abord en supprimer une.",
  view: "Vue",
  viewDeleted: "Vue supprimée",
};
