import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Company } from "@/generated/prisma/client";
import { findAccount } from "@/lib/accounts/sign-in/queries";
import { actingIn, keepPlatformAdmin, lockPlatform, platformName, recordByPlatform } from "@/lib/admin/acting-commands";
import { editableCompany } from "@/lib/admin/companies/dto";
import { getAdminCompany } from "@/lib/admin/companies/queries";
import type {
  AdminCompanyDto,
  adminCompanyPatch,
  CompanyDataDto,
  companyForm,
  lookInput,
  newCompanyInput,
} from "@/lib/admin/companies/schema";
import { setPlan } from "@/lib/companies/billing/commands";
import { cancelCompanyRemoval, scheduleCompanyRemoval } from "@/lib/companies/deletion/commands";
import { invitationFacts, writeInvitation } from "@/lib/companies/team/commands";
import { lockTeam } from "@/lib/companies/team/members-commands";
import { giveFirstSet } from "@/lib/compliance/sets/commands";
import { isBeingRead } from "@/lib/compliance/verdicts/records-dto";
import { changedFields } from "@/lib/infra/changed-fields";
import { endOfDate, now } from "@/lib/infra/clock";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { trialDays } from "@/lib/tenancy/plan-values";
import type { CompanyScope, PlatformScope } from "@/lib/tenancy/scope";
import { nameCompany } from "@/lib/tenancy/settings/inbound-name-commands";

const about = (id: string) => ({ subjectType: "company", subjectId: id });

/** Adds a company in its trial, or with a plan, and invites its first admin. Throws `conflict` for an address that has an account. */
export async function addCompany(
  platform: PlatformScope,
  { name, plan, adminEmail }: z.output<typeof newCompanyInput>,
): Promise<AdminCompanyDto> {
  const message = coded("server.admin.personHasAccount");
  if ((await findAccount(adminEmail))?.emailVerifiedAt) throw new AppError("conflict", message, { adminEmail: message });
  const company = { id: randomUUID(), timeZone: "America/New_York" };
  const scope = actingIn(company);
  await inCompany(scope, async (tx) => {
    const trialEndsAt = new Date(now().getTime() + trialDays * 24 * 3600 * 1000);
    const chosen = plan === "trial" ? {} : { plan, planSince: now() };
    await tx.company.create({ data: { ...company, name, trialEndsAt, ...chosen } });
    await tx.companyStats.create({ data: { companyId: company.id } });
    await giveFirstSet(tx, scope);
    const inviter = { id: null, name: platformName() };
    const row = await writeInvitation(tx, scope, { email: adminEmail, role: "ADMIN", inviter, isElsewhere: false, by: "platform" });
    await recordByPlatform(tx, scope, platform, { action: "company.created", ...about(company.id), details: { plan } });
    await recordByPlatform(tx, scope, platform, { action: "team.invited", ...invitationFacts(row), details: { role: "ADMIN" } });
  });
  await nameCompany({ id: company.id, name });
  return getAdminCompany(company.id);
}

type Acting = { tx: Tx; scope: CompanyScope; company: Company };

/** Runs `work` inside the company, with its row locked. */
async function within(id: string, work: (acting: Acting) => Promise<void>): Promise<AdminCompanyDto> {
  const found = await asPlatform().company.findUnique({ where: { id } });
  if (!found) throw notFound(coded("common.company"));
  const scope = actingIn(found);
  await inCompany(scope, async (tx) => {
    await lockPlatform(tx);
    await lockTeam(tx, scope);
    const company = await tx.company.findUnique({ where: { id } });
    if (!company) throw notFound(coded("common.company"));
    await work({ tx, scope, company });
  });
  return getAdminCompany(id);
}

type Change = Partial<z.output<typeof companyForm>>;

/**
 * Changes a company. The people of a suspended one are signed out at once. Throws `conflict` when the platform would be left without
 * an admin, and `outdated` where someone else changed a field meanwhile.
 */
export function updateCompany(
  platform: PlatformScope,
  id: string,
  { version, ...patch }: z.output<typeof adminCompanyPatch>,
): Promise<AdminCompanyDto> {
  return within(id, async (acting) => {
    const { tx, scope, company } = acting;
    refuseOutdated(editableCompany(company), patch, version);
    const change = changedFields(editableCompany(company), patch) as Change;
    const write = (action: string, details = {}) => recordByPlatform(tx, scope, platform, { action, ...about(id), details });
    if (change.name) {
      await tx.company.update({ where: { id }, data: { name: change.name } });
      await write("company.updated", { fields: ["name"] });
    }
    if (change.trialEndsOn) {
      await endTrialOn(tx, company, change.trialEndsOn);
      await write("company.trial_changed", { date: change.trialEndsOn });
    }
    if (change.plan) {
      const { plan } = change;
      await setPlan(tx, company, plan === "trial" ? null : { plan, cycle: null });
      await write(plan === "trial" ? "plan.ended" : "plan.activated", plan === "trial" ? {} : { plan });
    }
    if (change.status) await changeStatus(acting, platform, change.status);
  });
}

/** The trial lasts until the end of that day, where the company is. */
function endTrialOn(tx: Tx, { id, timeZone }: Company, date: string): Promise<Company> {
  const trialEndsAt = new Date(endOfDate(timeZone, date).getTime() - 1000);
  return inRole(tx, "coverkeep_platform", () => tx.company.update({ where: { id }, data: { trialEndsAt } }));
}

async function changeStatus({ tx, scope, company }: Acting, platform: PlatformScope, status: "active" | "suspended"): Promise<void> {
  const { id } = company;
  if (status === "suspended") await refuseOwn(tx, platform, id, coded("server.admin.ownCompanySuspend"));
  const value = status === "active" ? "ACTIVE" : "SUSPENDED";
  await inRole(tx, "coverkeep_platform", () => tx.company.update({ where: { id }, data: { status: value } }));
  const action = status === "active" ? "company.activated" : "company.suspended";
  await recordByPlatform(tx, scope, platform, { action, ...about(id) });
}

async function refuseOwn(tx: Tx, { actor }: PlatformScope, companyId: string, message: Sentence): Promise<void> {
  await keepPlatformAdmin(tx, { companyId });
  if (actor.id && (await tx.user.count({ where: { id: actor.id, companyId } })) > 0) throw new AppError("conflict", message);
}

/** Has the company deleted in 30 days, and emails its members. Throws `outdated` where it has another version than `version`. */
export function deleteCompany(platform: PlatformScope, id: string, version?: string): Promise<AdminCompanyDto> {
  return within(id, async ({ tx, scope, company }) => {
    refuseOutdated(editableCompany(company), {}, version);
    if (company.deletionDueAt) return;
    await refuseOwn(tx, platform, id, coded("server.admin.ownCompanyDelete"));
    await scheduleCompanyRemoval(tx, scope, company, platformName());
    await recordByPlatform(tx, scope, platform, { action: "company.deletion_asked", ...about(id) });
  });
}

/** Cancels the deletion within the 30 days, and emails the members. */
export function keepCompany(platform: PlatformScope, id: string): Promise<AdminCompanyDto> {
  return within(id, async ({ tx, scope, company }) => {
    if (!company.deletionDueAt) return;
    await cancelCompanyRemoval(tx, scope, company, platformName());
    await recordByPlatform(tx, scope, platform, { action: "company.kept", ...about(id) });
  });
}

const shownVendors = 100;
const shownDocuments = 50;
const shownEvents = 25;

/** Shows a company's own data. The reason is in the company's log before anything is read. */
export async function lookIntoCompany(
  platform: PlatformScope,
  id: string,
  { reason }: z.output<typeof lookInput>,
): Promise<CompanyDataDto> {
  const db = asPlatform();
  const company = await db.company.findUnique({ where: { id } });
  if (!company) throw notFound(coded("common.company"));
  const scope = actingIn(company);
  await inCompany(scope, (tx) => recordByPlatform(tx, scope, platform, { action: "company.viewed", ...about(id), details: { reason } }));
  const newest = [{ createdAt: "desc" as const }, { id: "asc" as const }];
  const vendors = await db.vendor.findMany({ where: { companyId: id }, orderBy: newest, take: shownVendors });
  const documents = await db.document.findMany({
    where: { companyId: id },
    include: { vendor: { select: { name: true } } },
    orderBy: newest,
    take: shownDocuments,
  });
  const { events } = await listActivity(scope, { page: 1, limit: shownEvents });
  return {
    vendors: vendors.map((vendor) => ({ ...vendor, isBeingRead: isBeingRead(vendor.reasonSentence) })),
    documents: documents.map(({ vendor, createdAt, ...document }) => ({
      ...document,
      vendorName: vendor?.name ?? null,
      createdAt: createdAt.toISOString(),
    })),
    events,
  };
}
