import common from "@/messages/fr/common.json" with { type: "json" };
import layout from "@/messages/fr/layout.json" with { type: "json" };
import portal from "@/messages/fr/portal.json" with { type: "json" };
import ui from "@/messages/fr/ui.json" with { type: "json" };

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
