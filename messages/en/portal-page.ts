import common from "@/messages/en/common.json" with { type: "json" };
import layout from "@/messages/en/layout.json" with { type: "json" };
import portal from "@/messages/en/portal.json" with { type: "json" };
import ui from "@/messages/en/ui.json" with { type: "json" };

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
