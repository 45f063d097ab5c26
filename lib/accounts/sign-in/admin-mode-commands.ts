import type { z } from "zod";
import { proveOneself } from "@/lib/accounts/sign-in/second-factor-commands";
import type { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import type { Origin } from "@/lib/accounts/throttle-commands";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type LiveSession, memberScope } from "@/lib/tenancy/scope";

/** Opens the Admin Portal to this session for 30 minutes. Throws `forbidden` for an API key, and as `proveOneself` does. */
export async function openAdminMode(session: LiveSession, proof: z.output<typeof proofInput>, origin: Origin): Promise<Done> {
  if (session.apiKey) throw new AppError("forbidden", coded("server.http.keyForbids"));
  const scope = memberScope(session);
  await proveOneself(scope, proof, origin, session.sessionId);
  await inCompany(scope, async (tx) => {
    await tx.session.update({ where: { id: session.sessionId }, data: { provedAt: now() } });
    await recordEvent(tx, scope, { action: "user.admin_mode_opened", subjectType: "user", subjectId: session.userId });
  });
  return { message: coded("server.accounts.adminModeOpened") };
}
