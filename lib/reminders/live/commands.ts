import type { z } from "zod";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { whyNotStart } from "@/lib/reminders/live/queries";
import type { LiveDto, liveInput } from "@/lib/reminders/live/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Starts or pauses automatic emails to vendors: reminders, follow-ups and answers. Safe to repeat. Throws `conflict` while no one of the
 * company has confirmed an address. Waiting emails are not sent after a pause (lib/mail/notices/sending-queries).
 */
export function setLive(scope: CompanyScope, { isLive }: z.output<typeof liveInput>): Promise<LiveDto> {
  return inCompany(scope, async (tx) => {
    const where = { id: scope.companyId };
    await tx.$executeRaw`select 1 from company where id = ${scope.companyId}::uuid for update`;
    const { remindersSince: before } = await tx.company.findUniqueOrThrow({ where, select: { remindersSince: true } });
    const refusal = isLive && !before ? await whyNotStart(tx, scope) : null;
    if (refusal) throw new AppError("conflict", refusal);
    if (isLive === (before !== null)) return { liveSince: before?.toISOString() ?? null };
    const remindersSince = isLive ? now() : null;
    await tx.company.update({ where, data: { remindersSince } });
    const action = isLive ? "reminders.started" : "reminders.paused";
    await recordEvent(tx, scope, { action, subjectType: "company", subjectId: scope.companyId });
    return { liveSince: remindersSince?.toISOString() ?? null };
  });
}
