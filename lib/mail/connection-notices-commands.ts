import type { Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { connectionPausedText } from "@/lib/mail/connection-notices-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Paused = { connectionId: string; system: string; reason: Sentence };

/** Emails the company's admins that a connection was paused, and why. */
export async function tellConnectionPaused(tx: Tx, scope: CompanyScope, { connectionId, system, reason }: Paused): Promise<void> {
  const { companyId } = scope;
  const reachable = { status: "ACTIVE", deletedAt: null, emailVerifiedAt: { not: null }, emailAlerts: true } as const;
  const admins = await tx.user.findMany({ where: { companyId, role: "ADMIN", ...reachable } });
  const { APP_URL: appUrl } = env();
  for (const { email, firstName, language } of admins) {
    const text = inLanguage(language, () => connectionPausedText({ firstName, system, appUrl, reason: inWords(reason) }));
    await queueMail(tx, scope, { kind: "CONNECTION_NOTICE", aboutId: connectionId, recipient: email, ...text });
  }
}
