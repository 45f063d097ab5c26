import { common } from "@/messages/es/common";
import { layout } from "@/messages/es/layout";
import { portal } from "@/messages/es/portal";
import { ui } from "@/messages/es/ui";

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
