import type { z } from "zod";
import { recordPlatformEvent } from "@/lib/admin/acting-commands";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { disconnectAccount, finishConsent, startConsent } from "@/lib/mail/oauth/consent-commands";
import { listMailAccounts } from "@/lib/mail/oauth/queries";
import type { ConsentDto, consentAnswer, MailAccountsDto } from "@/lib/mail/oauth/schema";
import type { MailPurpose } from "@/lib/mail/oauth/values";
import type { AdminScope, LiveSession } from "@/lib/tenancy/scope";

/** Begins to connect an account. The browser that comes back is the one that began, so no key can begin. */
export function connectMailAccount({ sessionId, apiKey }: LiveSession, purpose: MailPurpose): Promise<ConsentDto> {
  if (apiKey) throw new AppError("forbidden", coded("server.http.keyForbids"));
  const fixedBy = purpose === "outgoing" ? isFixedByEnvironment("SMTP_URL") && "SMTP_URL" : env().INBOUND_IMAP_URL && "INBOUND_IMAP_URL";
  if (fixedBy) throw new AppError("conflict", coded("server.admin.settingFixed", { name: fixedBy }));
  return startConsent(purpose, sessionId);
}

/** Takes the browser back from the provider to the settings, which show what came of it. */
export async function finishMailAccount(
  scope: AdminScope,
  { sessionId }: LiveSession,
  answer: z.output<typeof consentAnswer>,
): Promise<Response> {
  const consented = await finishConsent(sessionId, answer);
  const tab = consented?.purpose === "incoming" ? "inbound" : "email";
  const location = `/admin/settings?tab=${tab}&account=${consented?.outcome ?? "expired"}`;
  if (consented?.address) await record(scope, "connected", consented.purpose, consented.address);
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

/** Forgets the tokens of an account. */
export async function disconnectMailAccount(scope: AdminScope, purpose: MailPurpose): Promise<MailAccountsDto> {
  const address = await disconnectAccount(purpose);
  if (address) await record(scope, "disconnected", purpose, address);
  return listMailAccounts();
}

const record = (scope: AdminScope, what: "connected" | "disconnected", purpose: MailPurpose, address: string) =>
  recordPlatformEvent(scope, { action: `platform.mail_${what}`, subjectId: purpose, subjectName: address });
