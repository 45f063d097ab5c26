import { findLink } from "@/lib/accounts/links/queries";
import { deadLinkText, linkFull } from "@/lib/accounts/links/rules";
import { callersLanguage } from "@/lib/http/language";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { type PortalScope, portalScope } from "@/lib/tenancy/scope";

/**
 * The scope of a link to the vendor's page. A full one is refused before the bytes of a file are received (`isUpload`). Throws
 * `not_found`, `quota_reached`, or `link_over` with whom to ask.
 */
export async function authenticateLink(token: unknown, isUpload: boolean): Promise<PortalScope> {
  const found = await findLink(String(token ?? ""));
  if (!found) throw notFound(coded("server.portal.link"));
  if (found.dead) throw new AppError("link_over", deadLinkText(found.dead));
  if (isUpload && found.link.files >= found.link.filesLimit) throw linkFull(found.link.company);
  return portalScope(found.link);
}

/** Answers in a language of the caller's browser: who comes by a link has no account that knows it. */
export const inCallersLanguage = <T>({ headers }: { headers: Headers }, work: () => T): T => inLanguage(callersLanguage(headers), work);
