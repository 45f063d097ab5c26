import { adminPortal } from "@/messages/fr/admin-portal";
import { product } from "@/messages/fr/product";
import { site } from "@/messages/fr/site";

/** What a browser may show. */
export const screens = { ...site, ...product, ...adminPortal };
