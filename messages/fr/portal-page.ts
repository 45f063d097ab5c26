import { common } from "@/messages/fr/common";
import { layout } from "@/messages/fr/layout";
import { portal } from "@/messages/fr/portal";
import { ui } from "@/messages/fr/ui";

/** What the vendor's page may show. It loads nothing else. */
export const portalPage = { portal, layout, common, ui };
