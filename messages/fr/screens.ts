import { adminPortal } from "@/messages/fr/admin-portal";
import { product } from "@/messages/fr/product";
import { settings } from "@/messages/fr/settings";
import { site } from "@/messages/fr/site";

/** What a browser may show. */
export const screens = { ...site, ...product, ...adminPortal, settings };
