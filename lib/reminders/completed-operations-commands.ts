import { Prisma } from "@/generated/prisma/client";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { insuranceGap } from "@/lib/mail/gaps-rules";
import { countReminder } from "@/lib/mail/limits/commands";
import { findRecipients } from "@/lib/mail/recipients/queries";
import type { Person } from "@/lib/mail/recipients/rules";
import { completedOperationsText } from "@/lib/mail/rules";
import { greetedAs } from "@/lib/mail/templates/queries";
import { type LapsedContract, lapsedContracts } from "@/lib/reminders/completed-operations-queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/**
 * Asks vendors for the insurance that their completed work still requires and that has lapsed, each contract at most once a year.
 * Returns the number of messages. The caller has brought the company's verdicts to today.
 */
export async function requestCompletedOperations(scope: CompanyScope): Promise<number> {
  const day = Prisma.sql`${today(scope)}::date`;
  const due = lapsedContracts(Prisma.sql`${scope.companyId}::uuid`, day);
  const contracts = await inCompany(scope, (tx) => tx.$queryRaw<LapsedContract[]>`${due} order by a.id`);
  let messages = 0;
  for (const contract of contracts) {
    const outcome = await inCompany(scope, (tx) => requestOne(tx, scope, contract, due));
    if (outcome === "waiting") break;
    if (outcome === "sent") messages += 1;
  }
  return messages;
}

/** Ledger row and message in one transaction, under the vendor's lock: asked once, whichever worker comes first. */
async function requestOne(tx: Tx, scope: CompanyScope, { assignmentId, vendorId }: LapsedContract, due: Prisma.Sql) {
  const { companyId } = scope;
  if (!(await lockVendor(tx, scope, vendorId))) return "none";
  const [still] = await tx.$queryRaw<LapsedContract[]>`${due} and a.id = ${assignmentId}::uuid`;
  if (!still) return "none";
  const assignment = await tx.assignment.findUniqueOrThrow({
    where: { companyId_id: { companyId, id: assignmentId } },
    include: { vendor: true, project: { select: { name: true } } },
  });
  const row = await tx.verdict.findFirst({ where: { companyId, vendorId, assignmentId, untilAt: null } });
  const verdict = storedVerdict.safeParse(row?.body).data;
  if (!verdict) return "none";
  const { vendor, project, contractNumber } = assignment;
  const [first, ...others] = await findRecipients(tx, scope, vendorId, "requests");
  if (!first) return "none";
  if (!(await countReminder(tx, scope))) return "waiting";
  const gap = { ...(await loadGap(tx, scope, vendorId, assignment.projectId)), verdicts: [verdict] };
  const write = (person: Person) => {
    const { email: recipient, role } = person;
    const about = { company: gap.company, project: project.name, contractNumber };
    const text = inLanguage(null, () => {
      const reader = { name: vendor.name, contactName: greetedAs(person, vendor), isForAgent: role === "agent" };
      return completedOperationsText(reader, about, insuranceGap(gap, role));
    });
    return queueMail(tx, scope, { kind: "COMPLETED_OPERATIONS", vendorId, aboutId: assignmentId, recipient, ...text });
  };
  const mailId = await write(first);
  for (const other of others) if (await countReminder(tx, scope)) await write(other);
  await tx.completedOperationsRequest.create({ data: { companyId, assignmentId, year: still.year, mailId, createdAt: now() } });
  return "sent";
}
