import { type Company, Prisma, type Vendor } from "@/generated/prisma/client";
import { fromIsoDate, localDate, now, toIsoDate } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { localDay, type ZoneClock } from "@/lib/infra/zone-times-queries";
import { loadPeople, remindedAddresses } from "@/lib/mail/recipients/queries";
import { chooseRecipients, type Person } from "@/lib/mail/recipients/rules";
import { gapsInSql, loadGaps } from "@/lib/reminders/gaps-queries";
import { isAboutInsurance, paperKeys } from "@/lib/reminders/papers-queries";
import type { Line, ReminderSettings, Silence, VendorState } from "@/lib/reminders/rules";
import { noDocumentsKey, reminderSteps } from "@/lib/reminders/values";
import { type EndingWrap, endingWraps } from "@/lib/reminders/wraps-queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** A vendor's steps where it has its own, else those of its company. */
const stepsOf = Prisma.sql`case when v.has_own_steps then v.own_steps else c.reminder_steps end`;

const toldOn = (clock: ZoneClock) => localDay(clock, Prisma.sql`r.created_at`);

/** Each contact that a vendor's reminders go to. */
const whom = Prisma.sql`cross join lateral (${remindedAddresses}) who`;

/** Contacts that can be emailed on `day`; `silenceOf` says the same of one vendor. */
const reachable = (day: Prisma.Sql, clock: ZoneClock) => Prisma.sql`
  v.status = 'ACTIVE' and not v.is_sample
  and not exists (select 1 from document d where d.company_id = v.company_id and d.vendor_id = v.id and d.kind_id is null
    and (d.processing_status in ('PENDING', 'PROCESSING') or (d.needs_review and d.review_dismissed_at is null)))
  and (select count(distinct ${toldOn(clock)}) from reminder r
    where r.company_id = v.company_id and r.vendor_id = v.id and r.recipient = who.address and ${isAboutInsurance}
      and ${toldOn(clock)} > ${day} - extract(day from ${day})::int) < c.reminders_a_month
  and not exists (select 1 from reminder r where r.company_id = v.company_id and r.vendor_id = v.id and r.recipient = who.address
    and ${isAboutInsurance} and ${toldOn(clock)} = ${day})`;

/** How many emails about a key went out since a day, and the day of the last. */
const chasedBefore = (key: Prisma.Sql, since: Prisma.Sql, clock: ZoneClock) => Prisma.sql`
  select coalesce(max(-r.stage), 0) as times, max(${toldOn(clock)}) as last from reminder r
  where r.company_id = v.company_id and r.vendor_id = v.id and r.recipient = who.address and r.policy_key = ${key} and r.stage < 0
    and ${toldOn(clock)} >= ${since}`;

const pause = Prisma.sql`case when chased.times < c.chase_times then c.chase_days else c.chase_later_days end`;

/** When the vendor was last asked by hand. */
const askedOn = (clock: ZoneClock) => Prisma.sql`
  lateral (select ${localDay(clock, Prisma.sql`max(m.created_at)`)} as day from mail m where m.company_id = v.company_id and m.vendor_id = v.id
    and m.kind = 'VENDOR_INVITATION' and m.status in ('QUEUED', 'SENT')) asked`;

/** Whether the next email about something is due on `day`. Urgent matters are emailed at once, unless a person has requested them since. */
const isChaseDue = (since: Prisma.Sql, day: Prisma.Sql, isUrgent: boolean) => Prisma.sql`
  case when ${isUrgent}::boolean and chased.times = 0 and (asked.day is null or asked.day < ${since}) then ${since} <= ${day}
    else ${pause} > 0 and greatest(${since}, asked.day, chased.last) + ${pause} <= ${day} end`;

/** From when on a policy that has expired is chased. */
const expiredSince = (clock: ZoneClock) => Prisma.sql`greatest(p.expiration_date, ${localDay(clock, Prisma.sql`d.created_at`)})`;
const addedOn = (clock: ZoneClock) => localDay(clock, Prisma.sql`v.created_at`);

/**
 * Vendors with a contact for whom an email is due on `day`, with the day that makes it urgent; company, day and clock are SQL. It finds the same as
 * `dueOn` of the rules, which decides with each vendor's lock: one statement shows that nothing is due, where a transaction for each vendor
 * took minutes.
 */
export const dueVendors = (company: Prisma.Sql, day: Prisma.Sql, clock: ZoneClock) => Prisma.sql`
  select v.id as vendor_id, p.expiration_date as urgent from policy p
  join vendor v on v.company_id = p.company_id and v.id = p.vendor_id join company c on c.id = v.company_id ${whom}
  where p.company_id = ${company} and p.is_current and p.canceled_on is null and p.expiration_date > ${day} and p.expiration_date <= ${day} + ${reminderSteps[0]}::int
    and (select min(step) from unnest(${stepsOf}) step where step >= p.expiration_date - ${day}) is not null
    and not exists (select 1 from reminder r where r.company_id = p.company_id and r.vendor_id = p.vendor_id and r.policy_key = p.key
      and r.recipient = who.address and r.stage > 0
      and r.stage <= (select min(step) from unnest(${stepsOf}) step where step >= p.expiration_date - ${day}))
    and ${reachable(day, clock)}
  union all
  select v.id, w.ends from (${endingWraps(company, Prisma.sql`true`)}) w
  join vendor v on v.company_id = ${company} and v.id = w.vendor_id join company c on c.id = v.company_id ${whom}
  where w.ends > ${day} and (select min(step) from unnest(${stepsOf}) step where step >= w.ends - ${day}) is not null
    and not exists (select 1 from reminder r where r.company_id = v.company_id and r.vendor_id = v.id and r.policy_key = w.key
      and r.recipient = who.address and r.stage > 0
      and r.stage <= (select min(step) from unnest(${stepsOf}) step where step >= w.ends - ${day}))
    and ${reachable(day, clock)}
  union all
  select v.id, p.expiration_date from vendor v join company c on c.id = v.company_id ${whom}
  join policy p on p.company_id = v.company_id and p.vendor_id = v.id and p.is_current and p.expiration_date <= ${day}
  join document d on d.company_id = p.company_id and d.id = p.document_id
  cross join lateral (${chasedBefore(Prisma.sql`p.key`, expiredSince(clock), clock)}) chased cross join ${askedOn(clock)}
  where v.company_id = ${company} and v.compliance_status = 'EXPIRED' and v.is_chased and c.chases_expired
    and ${isChaseDue(expiredSince(clock), day, true)} and ${reachable(day, clock)}
  union all
  select v.id, gap.since from (${gapsInSql(company, Prisma.sql`true`, day, clock)}) gap
  join vendor v on v.company_id = ${company} and v.id = gap.vendor_id join company c on c.id = v.company_id ${whom}
  cross join lateral (${chasedBefore(Prisma.sql`gap.key`, Prisma.sql`gap.since`, clock)}) chased cross join ${askedOn(clock)}
  where v.is_chased and case when gap.is_canceled then c.chases_expired else c.chases_short end
    and ${isChaseDue(Prisma.sql`gap.since`, day, true)} and ${reachable(day, clock)}
  union all
  select v.id, ${day} from vendor v join company c on c.id = v.company_id ${whom}
  cross join lateral (${chasedBefore(Prisma.sql`${noDocumentsKey}`, addedOn(clock), clock)}) chased cross join ${askedOn(clock)}
  where v.company_id = ${company} and v.compliance_status = 'NO_DOCUMENTS' and v.is_chased and c.chases_missing
    and ${isChaseDue(addedOn(clock), day, false)} and ${reachable(day, clock)}`;

/** A company's settings as they hold for one of its vendors. */
export function settingsFor(company: Company, vendor: Pick<Vendor, "hasOwnSteps" | "ownSteps" | "isChased">): ReminderSettings {
  return {
    steps: vendor.hasOwnSteps ? vendor.ownSteps : company.reminderSteps,
    hour: company.reminderHour,
    aMonth: company.remindersAMonth,
    chasesExpired: company.chasesExpired && vendor.isChased,
    chasesShort: company.chasesShort && vendor.isChased,
    chasesMissing: company.chasesMissing && vendor.isChased,
    chaseDays: company.chaseDays,
    chaseTimes: company.chaseTimes,
    chaseLaterDays: company.chaseLaterDays,
  };
}

/** Documents that wait for reading or for a person. A paper of another kind than insurance holds no reminder. */
const waiting = {
  kindId: null,
  OR: [{ processingStatus: { in: ["PENDING" as const, "PROCESSING" as const] } }, { needsReview: true, reviewDismissedAt: null }],
};

function silenceOf(vendor: Vendor, recipients: readonly Person[], isWaiting: boolean): Silence | null {
  if (vendor.isSample) return "sample";
  if (vendor.status !== "ACTIVE") return "inactive";
  if (recipients.length === 0) return vendor.emailBouncedAt ? "bounced" : "unsubscribed";
  return isWaiting ? "paused" : null;
}

/** What the rules ask about a vendor, and what each of its contacts that gets reminders was told. */
export type StateOfAll = Omit<VendorState, "told"> & { recipients: (Person & Pick<VendorState, "told">)[] };

/** The state as it is for one of the contacts. */
export const stateFor = ({ recipients: _, ...state }: StateOfAll, { told }: Pick<VendorState, "told">): VendorState => ({ ...state, told });

/** What the rules ask about a vendor. Who acts on it holds the vendor's lock. */
export async function loadVendorState(tx: Tx, scope: CompanyScope, vendor: Vendor): Promise<StateOfAll> {
  const [state] = await loadVendorStates(tx, scope, [vendor]);
  if (!state) throw new Error("A vendor has a state");
  return state;
}

/** The same of several vendors, in their order. */
export async function loadVendorStates(tx: Tx, scope: CompanyScope, vendors: readonly Vendor[]): Promise<StateOfAll[]> {
  const { companyId, timeZone } = scope;
  const ids = vendors.map(({ id }) => id);
  const where = { companyId, vendorId: { in: ids } };
  const dayOf = (moment: Date) => localDate(timeZone, moment);
  const policies = await tx.policy.findMany({
    where: { ...where, isCurrent: true, expirationDate: { not: null } },
    select: { vendorId: true, key: true, expirationDate: true, canceledOn: true, document: { select: { createdAt: true } } },
    orderBy: { position: "asc" },
  });
  const policiesOf = Map.groupBy(policies, ({ vendorId }) => vendorId);
  const toldOf = Map.groupBy(
    await tx.reminder.findMany({ where: { ...where, NOT: { policyKey: { startsWith: paperKeys } } } }),
    ({ vendorId }) => vendorId,
  );
  const requests = await tx.mail.groupBy({
    by: ["vendorId"],
    where: { ...where, kind: "VENDOR_INVITATION", status: { in: ["QUEUED", "SENT"] } },
    _max: { createdAt: true },
  });
  const askedAt = new Map(requests.map(({ vendorId, _max }) => [vendorId, _max.createdAt]));
  const unread = await tx.document.groupBy({ by: ["vendorId"], where: { ...where, ...waiting } });
  const isWaiting = new Set(unread.map(({ vendorId }) => vendorId));
  const gapsOf = await loadGaps(tx, scope, ids);
  const wrapsOf = Map.groupBy(await loadEndingWraps(tx, scope, ids), ({ vendorId }) => vendorId);
  const peopleOf = await loadPeople(tx, scope, vendors);
  return vendors.map((vendor) => {
    const asked = askedAt.get(vendor.id);
    const own = (policiesOf.get(vendor.id) ?? []).map(({ key, expirationDate, canceledOn, document }): [string, Line] => [
      key,
      { key, expiration: toIsoDate(expirationDate) ?? "", since: dayOf(document.createdAt), isCanceled: canceledOn !== null },
    ]);
    const wraps = (wrapsOf.get(vendor.id) ?? []).map(({ key, ends }): Line => ({ key, expiration: ends, since: dayOf(vendor.createdAt) }));
    const recipients = chooseRecipients(peopleOf.get(vendor.id) ?? [], "reminders", ["insurance"]);
    const toldTo = Map.groupBy(toldOf.get(vendor.id) ?? [], ({ recipient }) => recipient);
    return {
      status: vendor.complianceStatus,
      silence: silenceOf(vendor, recipients, isWaiting.has(vendor.id)),
      addedOn: dayOf(vendor.createdAt),
      askedOn: asked ? dayOf(asked) : null,
      lines: [...new Map(own).values(), ...wraps],
      gaps: gapsOf.get(vendor.id) ?? [],
      recipients: recipients.map((person) => ({
        ...person,
        told: (toldTo.get(person.email.toLowerCase()) ?? []).map(({ policyKey, stage, createdAt }) => ({
          ...{ key: policyKey, stage, day: dayOf(createdAt) },
        })),
      })),
    };
  });
}

/** The enrollments of some vendors that end, after which their own coverage is not enough. */
async function loadEndingWraps(tx: Tx, { companyId }: CompanyScope, vendorIds: readonly string[]): Promise<EndingWrap[]> {
  const wraps = endingWraps(Prisma.sql`${companyId}::uuid`, Prisma.sql`a.vendor_id = any(${[...vendorIds]}::uuid[])`);
  return tx.$queryRaw<EndingWrap[]>`select vendor_id as "vendorId", key, ends::text from (${wraps}) w order by key`;
}

/** Which of an email's lines are still true: coverage that still expires, has still expired, or is still not there. */
export async function stillTrue(tx: Tx, scope: CompanyScope, mailId: string, vendor: Vendor, day: string): Promise<boolean[]> {
  const { companyId } = scope;
  const told = await tx.reminder.findMany({ where: { companyId, mailId }, select: { policyKey: true, stage: true } });
  const policies = await tx.policy.findMany({
    where: { companyId, vendorId: vendor.id, isCurrent: true },
    select: { key: true, expirationDate: true, canceledOn: true },
  });
  const today = fromIsoDate(day);
  const gaps = (await loadGaps(tx, scope, [vendor.id])).get(vendor.id) ?? [];
  const wraps = await loadEndingWraps(tx, scope, [vendor.id]);
  return told.map(({ policyKey, stage }) => {
    if (policyKey === noDocumentsKey) return vendor.complianceStatus === "NO_DOCUMENTS";
    if (gaps.some(({ key }) => key === policyKey)) return true;
    if (wraps.some(({ key, ends }) => key === policyKey && ends > day)) return true;
    const { expirationDate: expires, canceledOn = null } = policies.find(({ key }) => key === policyKey) ?? {};
    if (!expires) return false;
    return stage > 0 ? expires > today && canceledOn === null : expires <= today && vendor.complianceStatus === "EXPIRED";
  });
}

/** The hour that a clock shows where the company is. */
export function localHour({ timeZone }: CompanyScope): number {
  return Number(new Intl.DateTimeFormat("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now()));
}
