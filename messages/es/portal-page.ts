import common from "@/messages/es/common.json";
import layout from "@/messages/es/layout.json";
import portal from "@/messages/es/portal.json";
import ui from "@/messages/es/ui.json";

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
