import type { views as english } from "@/messages/en/server/views";
import type { Translation } from "@/messages/say";

export const views: Translation<typeof english> = {
  onlyManagersAndAdminsCan: "Solo los gestores y los administradores pueden compartir vistas con la empresa",
  youHaveMaximumviewsViewsOf: "Ya tiene {maximumViews} vistas de esta lista. Primero elimine una.",
  view: "Vista",
  viewDeleted: "Vista eliminada",
};
