import { adminPortal } from "@/messages/en/admin-portal";
import { product } from "@/messages/en/product";
import { requirements } from "@/messages/en/requirements";
import { settings } from "@/messages/en/settings";
import { site } from "@/messages/en/site";

/** What a browser may show. */
export const screens = { ...site, ...product, ...adminPortal, requirements, settings };
