import { common } from "@/messages/fr/common";
import { layout } from "@/messages/fr/layout";
import { platform } from "@/messages/fr/platform";
import { portal } from "@/messages/fr/portal";
import { tenancy } from "@/messages/fr/tenancy";
import { ui } from "@/messages/fr/ui";

/** What the vendor's page may show, and what the frame of all pages names. It loads nothing else. */
export const portalPage = { portal, layout, common, platform, tenancy, ui };
