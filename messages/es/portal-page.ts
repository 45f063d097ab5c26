import common from "@/messages/es/common.json" with { type: "json" };
import layout from "@/messages/es/layout.json" with { type: "json" };
import portal from "@/messages/es/portal.json" with { type: "json" };
import ui from "@/messages/es/ui.json" with { type: "json" };

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
