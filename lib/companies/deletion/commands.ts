import type { Company, User } from "@/generated/prisma/client";
import { addressOf } from "@/lib/accounts/sign-in/rules";
import { endPayments } from "@/lib/companies/billing/payment-events-commands";
import { removeAccountJob, removeCompanyJob } from "@/lib/companies/deletion/jobs";
import {
  accountDeletionText,
  companyDeletionText,
  companyKeptText,
  deletionDays,
  graceDays,
  isTypedRight,
} from "@/lib/companies/deletion/rules";
import type { RemovalsDto } from "@/lib/companies/deletion/schema";
import { anotherAdminStays, endInvitationsOf, lockTeam } from "@/lib/companies/team/members-commands";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { enqueue } from "@/lib/infra/queue";
import { removeFilesJob } from "@/lib/infra/remove-files";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { storage } from "@/lib/infra/storage";
import { queueNotice } from "@/lib/mail/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

type Acting = { tx: Tx; user: User; company: Company };

/** The acting person, with the company's row locked: of two who decide at once, the second sees what the first decided. */
function acting(scope: CompanyScope, work: (acting: Acting) => Promise<RemovalsDto>): Promise<RemovalsDto> {
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const { company, ...user } = await tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" }, include: { company: true } });
    return work({ tx, user, company });
  });
}

const actingUser = (scope: CompanyScope) =>
  inCompany(scope, (tx) => tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" }, include: { company: true } }));

const stateOf = (user: Pick<User, "deletionDueAt">, company: Pick<Company, "deletionDueAt">): RemovalsDto => ({
  accountDueAt: user.deletionDueAt?.toISOString() ?? null,
  companyDueAt: company.deletionDueAt?.toISOString() ?? null,
});

const dueDate = () => new Date(now().getTime() + graceDays * 24 * 3600 * 1000);
const settingsLink = () => `${env().APP_URL}/settings?tab=data`;

function typedWrong(what: Sentence): AppError {
  return new AppError("invalid", coded("server.companies.typedDiffers", { what }), {
    typed: coded("server.companies.typedDiffers", { what }),
  });
}

/** Asks for what shows who is acting. It comes after the typed name is found right: a code counts once. */
type Prove = () => Promise<void>;
const proven: Prove = async () => undefined;

/** Has the acting person's account deleted after the days of grace. Throws `conflict` for a company's last admin. */
export async function askAccountRemoval(scope: CompanyScope, typed: string, prove = proven): Promise<RemovalsDto> {
  if (!isTypedRight(typed, addressOf(await actingUser(scope)))) throw typedWrong(coded("server.companies.yourEmailAddress"));
  await prove();
  return acting(scope, async ({ tx, user, company }) => {
    if (user.role === "ADMIN" && !(await anotherAdminStays(tx, scope, user.id))) {
      const message = coded("server.companies.lastAdminRefused", {
        sentence: joined("sentences", [coded("server.companies.lastAdmin", { name: company.name })]),
      });
      throw new AppError("conflict", message, { typed: message });
    }
    if (user.deletionDueAt) return stateOf(user, company);
    const dueAt = dueDate();
    const changed = await tx.user.update({ where: { id: user.id }, data: { deletionDueAt: dueAt } });
    const facts = { firstName: user.firstName, dueAt, timeZone: scope.timeZone, link: settingsLink() };
    const text = inLanguage(user.language, () => accountDeletionText(facts));
    await queueNotice(tx, scope, user, { kind: "DELETION_NOTICE", aboutId: user.id, ...text });
    await recordEvent(tx, scope, { action: "user.deletion_asked", subjectType: "user", subjectId: user.id });
    return stateOf(changed, company);
  });
}

export function keepAccount(scope: CompanyScope): Promise<RemovalsDto> {
  return acting(scope, async ({ tx, user, company }) => {
    if (!user.deletionDueAt) return stateOf(user, company);
    const changed = await tx.user.update({ where: { id: user.id }, data: { deletionDueAt: null } });
    await recordEvent(tx, scope, { action: "user.kept", subjectType: "user", subjectId: user.id });
    return stateOf(changed, company);
  });
}

/** Has the whole company deleted after the days of grace, and emails all its members. */
export async function askCompanyRemoval(scope: CompanyScope, typed: string, prove = proven): Promise<RemovalsDto> {
  const { company } = await actingUser(scope);
  if (!isTypedRight(typed, company.name)) throw typedWrong(coded("server.companies.theCompanysName"));
  await prove();
  return acting(scope, async ({ tx, user, company }) => {
    if (company.deletionDueAt) return stateOf(user, company);
    const changed = await scheduleCompanyRemoval(tx, scope, company, nameOf(user));
    await recordEvent(tx, scope, { action: "company.deletion_asked", subjectType: "company", subjectId: company.id });
    return stateOf(user, changed);
  });
}

/**
 * Has the company deleted after the days of grace, and emails its members the name of who requested it. The caller holds the team's lock.
 */
export async function scheduleCompanyRemoval(tx: Tx, scope: CompanyScope, { id, name }: Company, by: string): Promise<Company> {
  const dueAt = dueDate();
  const changed = await tx.company.update({ where: { id }, data: { deletionDueAt: dueAt } });
  await tellMembers(tx, scope, ({ firstName }) =>
    companyDeletionText({ firstName, dueAt, timeZone: scope.timeZone, link: settingsLink() }, name, by),
  );
  return changed;
}

/** Cancels the company's deletion, and emails its members the name of who did. The caller holds the team's lock. */
export async function cancelCompanyRemoval(tx: Tx, scope: CompanyScope, { id, name }: Company, by: string): Promise<Company> {
  const changed = await tx.company.update({ where: { id }, data: { deletionDueAt: null } });
  await tellMembers(tx, scope, ({ firstName }) => companyKeptText(firstName, name, by));
  return changed;
}

export function keepCompany(scope: CompanyScope): Promise<RemovalsDto> {
  return acting(scope, async ({ tx, user, company }) => {
    if (!company.deletionDueAt) return stateOf(user, company);
    const changed = await cancelCompanyRemoval(tx, scope, company, nameOf(user));
    await recordEvent(tx, scope, { action: "company.kept", subjectType: "company", subjectId: company.id });
    return stateOf(user, changed);
  });
}

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`.trim();

async function tellMembers(tx: Tx, scope: CompanyScope, textFor: (member: User) => { subject: string; body: string }): Promise<void> {
  const members = await tx.user.findMany({ where: { companyId: scope.companyId, status: "ACTIVE" } });
  const about = { kind: "DELETION_NOTICE" as const, aboutId: scope.companyId };
  for (const member of members) {
    await queueNotice(tx, scope, member, { ...about, ...inLanguage(member.language, () => textFor(member)) });
  }
}

/** Enqueues all that is due. It reads the rows, so that a sweep that was missed or ran twice changes nothing. */
export async function sweepRemovals(): Promise<void> {
  const due = { deletionDueAt: { lte: now() } };
  const companies = await asPlatform().company.findMany({ where: due, select: { id: true } });
  const users = await asPlatform().user.findMany({ where: due, select: { id: true, companyId: true } });
  const once = (id: string) => ({ singletonKey: id, singletonSeconds: 3600 });
  await asPlatform().$transaction(async (tx) => {
    for (const { id } of companies) await enqueue(tx, removeCompanyJob, { companyId: id }, once(id));
    for (const { id, companyId } of users) await enqueue(tx, removeAccountJob, { companyId, userId: id }, once(id));
  });
}

/**
 * Removes an account that is due. Its row stays without name and address: what the person uploaded and stated is the company's. A company's
 * last admin stays until someone else is an admin.
 */
export function removeAccount(scope: CompanyScope, userId: string): Promise<void> {
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const user = await tx.user.findUnique({ where: { id: userId } });
    if (!user?.deletionDueAt || user.deletionDueAt > now()) return;
    if (user.role === "ADMIN" && user.status === "ACTIVE" && !(await anotherAdminStays(tx, scope, user.id))) return;
    await eraseAccount(tx, scope, user);
    await recordEvent(tx, scope, { action: "user.deleted", subjectType: "user", subjectId: userId });
  });
}

/** Takes name, address and every way to sign in from an account at once. Its row stays for what it uploaded and stated. */
export async function eraseAccount(tx: Tx, scope: CompanyScope, user: User): Promise<void> {
  const { companyId } = scope;
  const userId = user.id;
  const own = { companyId, userId };
  await tx.session.deleteMany({ where: own });
  await tx.authToken.deleteMany({ where: own });
  await tx.identity.deleteMany({ where: own });
  await tx.directoryMember.deleteMany({ where: own });
  await tx.mail.deleteMany({ where: { companyId, vendorId: null, recipient: user.email } });
  const nobody = {
    ...{
      email: `${userId}@removed.invalid`,
      formerEmail: null,
      newEmail: null,
      emailVerifiedAt: null,
      firstName: say("server.companies.former"),
      lastName: "member",
    },
    ...{ phone: null, passwordHash: null, totpSecret: null, totpEnabledAt: null, recoveryHashes: [] },
    ...{ status: "SUSPENDED" as const, deletionDueAt: null, deletedAt: now() },
    ...{ keepsPassword: false, directoryAt: null, directoryId: null, directoryName: null },
  };
  await tx.user.update({ where: { id: userId }, data: nobody });
  await inRole(tx, "coverkeep_platform", () => tx.user.update({ where: { id: userId }, data: { platformRole: "USER" } }));
  await endInvitationsOf(tx, scope, userId);
}

const documentsAtOnce = 500;

/** Removes a company that is due: stored files, rows, emails, accounts. Only a record remains that it existed, and how much it had. */
export async function removeCompany(scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  const company = await asPlatform().company.findUnique({ where: { id: companyId } });
  if (!company?.deletionDueAt || company.deletionDueAt > now()) return;
  await removeTestCompanies(companyId, company.deletionDueAt);
  await endPayments(companyId);
  if (!company.testOfId) await noteRemoval(company, company.deletionDueAt);
  // The platform's role may remove a company, but nothing inside of one; what restricts its going is removed within it.
  while (await removeSomeDocuments(scope));
  await inCompany(scope, async (tx) => {
    await tx.vendor.deleteMany({ where: { companyId } });
    await tx.mail.deleteMany({ where: { companyId } });
    if (company.logoKey) await enqueue(tx, removeFilesJob, { keys: [company.logoKey] });
  });
  await asPlatform().company.deleteMany({ where: { id: companyId, deletionDueAt: { lte: now() } } });
  // Files that no row names are deleted with the folder. If that fails, the sweep of the files deletes them.
  await storage()
    .removeFolder(companyId)
    .catch((error) => log.warn(errorFacts(error), "a deleted company's folder could not be removed"));
}

/** A firm's test company goes with it. */
async function removeTestCompanies(testOfId: string, deletionDueAt: Date): Promise<void> {
  await asPlatform().company.updateMany({ where: { testOfId, deletionDueAt: null }, data: { deletionDueAt } });
  for (const company of await asPlatform().company.findMany({ where: { testOfId } })) await removeCompany(systemScope(company));
}

/** A run that was interrupted counted before it removed anything: its count stays. */
async function noteRemoval({ id }: Company, dueAt: Date): Promise<void> {
  const db = asPlatform();
  const stats = await db.companyStats.findUnique({ where: { companyId: id } });
  const row = {
    companyId: id,
    askedAt: new Date(dueAt.getTime() - graceDays * 24 * 3600 * 1000),
    removedAt: now(),
    users: await db.user.count({ where: { companyId: id } }),
    vendors: stats?.vendorsAll ?? 0,
    documents: stats?.documents ?? 0,
  };
  await db.removal.createMany({ data: [row], skipDuplicates: true });
}

/** The rows and the job that removes their files in one transaction. False: none was left. */
function removeSomeDocuments(scope: CompanyScope): Promise<boolean> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const some = await tx.document.findMany({ where: { companyId }, select: { id: true, storageKey: true }, take: documentsAtOnce });
    if (some.length === 0) return false;
    await enqueue(tx, removeFilesJob, { keys: some.map(({ storageKey }) => storageKey) });
    await tx.document.deleteMany({ where: { companyId, id: { in: some.map(({ id }) => id) } } });
    return true;
  });
}

/** Removes sign-ins, links of emails and invitations that ended long ago; the sweep calls it. */
export async function forgetEnded(): Promise<void> {
  const before = new Date(now().getTime() - deletionDays * 24 * 3600 * 1000);
  const companies = await asPlatform().$queryRaw<{ id: string; timeZone: string }[]>`
    select id, time_zone as "timeZone" from company where id in (
      select company_id from session where expires_at < ${before} or revoked_at < ${before}
      union select company_id from auth_token where expires_at < ${before}
      union select company_id from invitation where expires_at < ${before})`;
  const ended = { expiresAt: { lt: before } };
  await asPlatform().emailDay.deleteMany({ where: { day: { lt: before } } });
  for (const company of companies) {
    const { id: companyId } = company;
    await inCompany(systemScope(company), async (tx) => {
      await tx.session.deleteMany({ where: { companyId, OR: [ended, { revokedAt: { lt: before } }] } });
      await tx.authToken.deleteMany({ where: { companyId, ...ended } });
      await tx.invitation.deleteMany({ where: { companyId, ...ended } });
    });
  }
}
