import { headers } from "next/headers";
import { cache } from "react";
import { findLink } from "@/lib/accounts/links/queries";
import type { DeadLink } from "@/lib/accounts/links/rules";
import { callersLanguage } from "@/lib/http/language";
import { portalReadLimit } from "@/lib/http/limits";
import { clientAddress, countRequest } from "@/lib/http/rate-limit";
import { speakInRequest } from "@/lib/infra/server-texts";
import { languageOfVendor } from "@/lib/portal/page/queries";
import { type PortalScope, portalScope } from "@/lib/tenancy/scope";
import { languageOf } from "@/messages/languages";

type Opened = { scope: PortalScope; dead: null } | { scope: null; dead: DeadLink } | null;

/** The address of the page that is being rendered, as proxy.ts records it; null: not a page that a link opens. */
async function linkedPath(): Promise<URL | null> {
  const url = new URL((await headers()).get("x-coverkeep-path") ?? "/", "http://page");
  return url.pathname.startsWith("/portal/") ? url : null;
}

/**
 * What the link in this page's address opens, or why it opens nothing, looked up once a request; null: there is no such link. Has the page speak the language that was chosen at its foot,
 * else its vendor's, else the browser's.
 */
export const openPortal = cache(async (): Promise<Opened> => {
  const url = await linkedPath();
  if (url) await countRequest(portalReadLimit, clientAddress(await headers()));
  const found = url && (await findLink(url.pathname.split("/")[2] ?? ""));
  const scope = found?.link ? portalScope(found.link) : null;
  const chosen = languageOf(url?.searchParams.get("lang")) ?? languageOf(scope && (await languageOfVendor(scope)));
  const language = chosen ?? callersLanguage(await headers());
  if (language) speakInRequest(language);
  if (!found) return null;
  return scope ? { scope, dead: null } : found.dead && { scope: null, dead: found.dead };
});

/** Whether this is a page that a link opens. Its language is settled before any text. */
export async function isPortalPage(): Promise<boolean> {
  if (!(await linkedPath())) return false;
  await openPortal();
  return true;
}
