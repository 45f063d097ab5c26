import { common } from "@/messages/es/common";
import { layout } from "@/messages/es/layout";
import { platform } from "@/messages/es/platform";
import { portal } from "@/messages/es/portal";
import { tenancy } from "@/messages/es/tenancy";
import { ui } from "@/messages/es/ui";

/** What the vendor's page may show, and what the frame of all pages names. It loads nothing else. */
export const portalPage = { portal, layout, common, platform, tenancy, ui };
