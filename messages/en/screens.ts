import { adminPortal } from "@/messages/en/admin-portal";
import portal from "@/messages/en/portal.json" with { type: "json" };
import { product } from "@/messages/en/product";
import requirements from "@/messages/en/requirements.json" with { type: "json" };
import { settingsPage } from "@/messages/en/settings-page";
import { site } from "@/messages/en/site";

/** What a browser may show. */
export const screens = { portal, ...site, ...product, ...adminPortal, requirements, ...settingsPage };
