import { adminPortal } from "@/messages/es/admin-portal";
import portal from "@/messages/es/portal.json" with { type: "json" };
import { product } from "@/messages/es/product";
import requirements from "@/messages/es/requirements.json" with { type: "json" };
import settings from "@/messages/es/settings.json" with { type: "json" };
import signOn from "@/messages/es/signOn.json" with { type: "json" };
import { site } from "@/messages/es/site";

/** What a browser may show. */
export const screens = { portal, ...site, ...product, ...adminPortal, requirements, settings, signOn };
