import common from "@/messages/en/common.json";
import layout from "@/messages/en/layout.json";
import portal from "@/messages/en/portal.json";
import ui from "@/messages/en/ui.json";

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
