import type { Tx } from "@/lib/infra/db";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { type Addressed, isAutomatic } from "@/lib/mail/kinds-rules";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Why an email is held back, as a sentence; null: it is sent. The one place that decides it, for new and for waiting emails. */
export async function whyHeld(tx: Tx, { companyId }: Pick<CompanyScope, "companyId">, mail: Addressed): Promise<Sentence | null> {
  if (!isAutomatic(mail)) return null;
  const { remindersSince } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { remindersSince: true } });
  return remindersSince ? null : coded("server.mail.remindersAreOff");
}

/** Whether emails may be written to vendors by the product itself. Who writes some asks it first; `queueMail` refuses them otherwise. */
export async function mayMailByItself(tx: Tx, scope: CompanyScope): Promise<boolean> {
  const { remindersSince } = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId }, select: { remindersSince: true } });
  return remindersSince !== null && (await mayMailVendors(tx, scope));
}
