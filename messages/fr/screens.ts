import { adminPortal } from "@/messages/fr/admin-portal";
import portal from "@/messages/fr/portal.json" with { type: "json" };
import { product } from "@/messages/fr/product";
import requirements from "@/messages/fr/requirements.json" with { type: "json" };
import { settingsPage } from "@/messages/fr/settings-page";
import { site } from "@/messages/fr/site";

/** What a browser may show. */
export const screens = { portal, ...site, ...product, ...adminPortal, requirements, ...settingsPage };
