import { common } from "@/messages/en/common";
import { layout } from "@/messages/en/layout";
import { portal } from "@/messages/en/portal";
import { ui } from "@/messages/en/ui";

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
