import { adminPortal } from "@/messages/es/admin-portal";
import portal from "@/messages/es/portal.json" with { type: "json" };
import { product } from "@/messages/es/product";
import requirements from "@/messages/es/requirements.json" with { type: "json" };
import { settingsPage } from "@/messages/es/settings-page";
import { site } from "@/messages/es/site";

/** What a browser may show. */
export const screens = { portal, ...site, ...product, ...adminPortal, requirements, ...settingsPage };
