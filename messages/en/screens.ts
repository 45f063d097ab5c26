import { adminPortal } from "@/messages/en/admin-portal";
import portal from "@/messages/en/portal.json" with { type: "json" };
import { product } from "@/messages/en/product";
import requirements from "@/messages/en/requirements.json" with { type: "json" };
import settings from "@/messages/en/settings.json" with { type: "json" };
import signOn from "@/messages/en/signOn.json" with { type: "json" };
import { site } from "@/messages/en/site";

/** What a browser may show. */
export const screens = { portal, ...site, ...product, ...adminPortal, requirements, settings, signOn };
