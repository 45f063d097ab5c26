import common from "@/messages/fr/common.json";
import layout from "@/messages/fr/layout.json";
import portal from "@/messages/fr/portal.json";
import ui from "@/messages/fr/ui.json";

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
