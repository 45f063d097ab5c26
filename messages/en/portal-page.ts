import { common } from "@/messages/en/common";
import { layout } from "@/messages/en/layout";
import { platform } from "@/messages/en/platform";
import { portal } from "@/messages/en/portal";
import { tenancy } from "@/messages/en/tenancy";
import { ui } from "@/messages/en/ui";

/** What the vendor's page may show, and what the frame of all pages names. It loads nothing else. */
export const portalPage = { portal, layout, common, platform, tenancy, ui };
