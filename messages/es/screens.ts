import { adminPortal } from "@/messages/es/admin-portal";
import { product } from "@/messages/es/product";
import { site } from "@/messages/es/site";

/** What a browser may show. */
export const screens = { ...site, ...product, ...adminPortal };
