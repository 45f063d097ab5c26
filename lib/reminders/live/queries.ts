import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { type Company, type Mail, Prisma, type Vendor } from "@/generated/prisma/client";
import { readToday } from "@/lib/compliance/judging/queries";
import { now } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import type { Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { confirmFirst, limitOf } from "@/lib/mail/limits/rules";
import { previewOf } from "@/lib/mail/look-queries";
import { loadPeople } from "@/lib/mail/recipients/queries";
import { chooseRecipients } from "@/lib/mail/recipients/rules";
import { writeToVendor } from "@/lib/mail/templates/queries";
import { lapsedContracts } from "@/lib/reminders/completed-operations-queries";
import { loadVendorStates, type StateOfAll, settingsFor, stateFor } from "@/lib/reminders/due-queries";
import type { exampleQuery, Plan, PlannedDto } from "@/lib/reminders/live/schema";
import { planReminders } from "@/lib/reminders/rules";
import { whySilent } from "@/lib/tenancy/plan-queries";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

const plannedDays = 30;
const mostShown = 200;
const batch = 500;

/** Why a company cannot start emailing its vendors now, as a sentence; null: it can. */
export async function whyNotStart(tx: Tx, scope: CompanyScope): Promise<Sentence | null> {
  return (await mayMailVendors(tx, scope)) ? await whySilent(tx, scope) : confirmFirst();
}

/** What is sent today and in the next 30 days if reminders are on and nothing changes, with one email as its vendor gets it. */
export async function getPlan(scope: CompanyScope): Promise<Plan> {
  const day = today(scope);
  return readToday(scope, async (tx) => {
    const company = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId } });
    const emails = [...(await loadCompletedOperations(tx, scope, day)), ...(await planVendors(tx, scope, company, day))];
    const sorted = emails.toSorted((one, other) => one.on.localeCompare(other.on) || one.vendor.localeCompare(other.vendor));
    const shown = sorted.slice(0, mostShown);
    const first = shown.find(({ kind }) => kind !== "completed_operations");
    return {
      liveSince: company.remindersSince?.toISOString() ?? null,
      ...{ today: day, until: addDays(day, plannedDays - 1), dailyLimit: limitOf(company).reminders, emails: shown },
      counts: {
        today: sorted.filter(({ on }) => on === day).length,
        total: sorted.length,
        vendors: new Set(sorted.map(({ vendorId }) => vendorId)).size,
      },
      example: first ? { ...first, subject: (await writeExample(tx, scope, first)).subject } : null,
      refusal: await whyNotStart(tx, scope),
    };
  });
}

/** A planned email as its vendor gets it, as HTML. Throws `not_found`. */
export async function readExample(scope: CompanyScope, planned: z.output<typeof exampleQuery>): Promise<string> {
  const mail = await readToday(scope, async (tx) => {
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id: planned.vendorId } } });
    if (!vendor) throw notFound(coded("common.vendor"));
    return writeExample(tx, scope, planned);
  });
  return (await previewOf(scope, mail)).html;
}

async function planVendors(tx: Tx, scope: CompanyScope, company: Company, day: string): Promise<PlannedDto[]> {
  const where = { companyId: scope.companyId, status: "ACTIVE" as const, isSample: false };
  const emails: PlannedDto[] = [];
  for (let after: string | undefined; ; ) {
    const page = { take: batch, ...(after && { cursor: { id: after }, skip: 1 }) };
    const vendors: Vendor[] = await tx.vendor.findMany({ where, orderBy: { id: "asc" }, ...page });
    const states = await loadVendorStates(tx, scope, vendors);
    for (const [at, vendor] of vendors.entries()) {
      const state = states[at];
      // While a document waits, nothing is sent, and its content decides what is due then.
      if (!state || state.silence) continue;
      emails.push(...planVendor(company, vendor, state, day));
    }
    if (vendors.length < batch) return emails;
    after = vendors.at(-1)?.id;
  }
}

function planVendor(company: Company, vendor: Vendor, state: StateOfAll, day: string): PlannedDto[] {
  const { id: vendorId, name } = vendor;
  return state.recipients.flatMap((person) =>
    planReminders(settingsFor(company, vendor), stateFor(state, person), day, plannedDays).map(({ on, step }) => ({
      ...{ vendorId, vendor: name, recipient: person.email, on },
      ...{ kind: step > 0 ? ("reminder" as const) : ("followup" as const), number: Math.abs(step) },
    })),
  );
}

/** Contracts whose insurance after the work is requested today. */
async function loadCompletedOperations(tx: Tx, { companyId }: CompanyScope, day: string): Promise<PlannedDto[]> {
  const lapsed = lapsedContracts(Prisma.sql`${companyId}::uuid`, Prisma.sql`${day}::date`);
  const rows = await tx.$queryRaw<{ vendorId: string }[]>`select l."vendorId" from (${lapsed}) l order by 1`;
  const vendors = await tx.vendor.findMany({ where: { companyId, id: { in: rows.map(({ vendorId }) => vendorId) } } });
  const peopleOf = await loadPeople(tx, { companyId }, vendors);
  const named = new Map(vendors.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ vendorId }) =>
    chooseRecipients(peopleOf.get(vendorId) ?? [], "requests", ["insurance"]).map(({ email: recipient }) => ({
      ...{ vendorId, vendor: named.get(vendorId) ?? "", recipient, on: day, kind: "completed_operations" as const, number: 1 },
    })),
  );
}

/** A planned email as a row that was never stored. */
async function writeExample(
  tx: Tx,
  scope: CompanyScope,
  { kind, vendorId, on }: Pick<PlannedDto, "kind" | "vendorId" | "on">,
): Promise<Mail> {
  const isReminder = kind === "reminder";
  const email = await writeToVendor(tx, scope, { kind: isReminder ? "reminder" : "followup", vendorId, hasLink: true, on });
  const { subject, body, language, recipient, buttonLabel } = email;
  const id = randomUUID();
  return {
    ...{ id, companyId: scope.companyId, vendorId, kind: isReminder ? "EXPIRATION_REMINDER" : "FOLLOW_UP", recipient, subject, body },
    ...{ language, buttonLabel, sealed: false, messageId: id, status: "QUEUED", error: null, attempts: 0, nextTryAt: null },
    ...{ validUntil: null, retryUntil: now(), createdAt: now(), sentAt: null, failedAt: null, portalLinkId: null, aboutId: null },
    ...{ occasion: null, inReplyTo: null, references: null, sendingUntil: null, smtpAnswer: null, writerId: null, bounces: 0 },
  };
}
