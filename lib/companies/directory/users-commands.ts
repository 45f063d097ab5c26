import type { User } from "@/generated/prisma/client";
import { revokeKeysOf } from "@/lib/accounts/api-keys/commands";
import { findSignOn } from "@/lib/accounts/firms/queries";
import { giveUpAddress } from "@/lib/accounts/sign-in/commands";
import { findAccount, loadAccount } from "@/lib/accounts/sign-in/queries";
import { normalizeAddress } from "@/lib/accounts/sign-in/rules";
import { type ScimUser, toScimUser } from "@/lib/companies/directory/dto";
import { ScimError } from "@/lib/companies/directory/errors-rules";
import type { WantedUser } from "@/lib/companies/directory/patch-rules";
import { domainsOf, findUser } from "@/lib/companies/directory/queries";
import { roleOfNew } from "@/lib/companies/directory/roles-commands";
import { accountMadeText } from "@/lib/companies/directory/texts-rules";
import { requireSeat } from "@/lib/companies/plan-limits/commands";
import { joinTeam } from "@/lib/companies/team/joining-commands";
import { lockTeam, setMember } from "@/lib/companies/team/members-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { domainOf } from "@/lib/infra/email-domains-rules";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { planNeeded } from "@/lib/tenancy/plan-rules";
import type { Ended } from "@/lib/tenancy/plan-schema";
import type { CompanyScope } from "@/lib/tenancy/scope";

const taken = (message: string) => new ScimError(409, "uniqueness", message);
const invalid = (message: string) => new ScimError(400, "invalidValue", message);

const isAddress = (text: string | undefined): text is string => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text ?? "");

/** The address to sign in with: the email, or a user name that is an address. Only people at verified domains are the firm's to make. */
async function addressFor(tx: Tx, scope: CompanyScope, { email, userName }: WantedUser): Promise<string> {
  const domains = await domainsOf(tx, scope);
  const candidates = [email, userName].filter(isAddress).map(normalizeAddress);
  const address = candidates.find((one) => domains.includes(domainOf(one)));
  if (address && address.length <= 254) return address;
  throw invalid("The email must be at a domain that the company has verified in Settings > Sign-on");
}

const short = (text: string) => text.slice(0, 80);

/** First and last name, from the parts or from the whole name. */
function namesOf({ givenName, familyName, displayName }: WantedUser): { firstName?: string; lastName?: string } {
  if (givenName === undefined && familyName === undefined && displayName) {
    const [first = "", ...others] = displayName.split(/\s+/);
    return { firstName: short(first), lastName: short(others.join(" ")) };
  }
  return {
    ...(givenName !== undefined && { firstName: short(givenName) }),
    ...(familyName !== undefined && { lastName: short(familyName) }),
  };
}

/** An account elsewhere keeps its address, unless it never showed that the mailbox is its own: the firm has. */
async function freeAddress(scope: CompanyScope, email: string): Promise<void> {
  const holder = await findAccount(email);
  const account = holder && (await loadAccount(holder.id));
  if (!account || account.companyId === scope.companyId) return;
  if (account.emailVerifiedAt) throw taken("This address has an account that does not belong to the company");
  await giveUpAddress(account.id);
}

/** Adds a person, without a password. Throws 409 where there is one already, here or in another company. */
export async function createUser(scope: CompanyScope, wanted: WantedUser, ended: Ended | null): Promise<ScimUser> {
  const { companyId } = scope;
  if (ended) throw planNeeded(ended);
  if (!wanted.userName) throw invalid("userName is required");
  const email = await inCompany(scope, (tx) => addressFor(tx, scope, wanted));
  await freeAddress(scope, email);
  const made = inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const present = await tx.user.findUnique({ where: { email } });
    if (present && (present.status === "ACTIVE" || present.directoryAt)) throw taken("There is a person with this userName or email");
    const user = present ? await takeBack(tx, scope, present, wanted) : await addUser(tx, scope, email, wanted);
    if (wanted.active !== false && !present) await tellIfNeeded(tx, scope, user);
    return toScimUser(await findUser(tx, scope, user.id));
  });
  return made.catch((error) => {
    throw isUniqueViolation(error) ? taken("There is a person with this userName or email") : error;
  });

  async function addUser(tx: Tx, of: CompanyScope, address: string, facts: WantedUser): Promise<User> {
    if (facts.active !== false) await requireSeat(tx, of, { by: "member", email: address });
    const role = await roleOfNew(tx, of);
    const { firstName, lastName = "" } = namesOf(facts);
    const user = await joinTeam(tx, of, {
      ...{ email: address, firstName: firstName || short(address.split("@")[0] ?? address), lastName, role },
      ...{ passwordHash: null, emailVerifiedAt: now(), status: facts.active === false ? "SUSPENDED" : "ACTIVE" },
      ...{ directoryAt: now(), directoryId: facts.externalId ?? null, directoryName: facts.userName ?? null },
    });
    await tx.invitation.deleteMany({ where: { companyId, email: address } });
    await recordEvent(tx, of, { action: "directory.person_added", subjectType: "user", subjectId: user.id, details: { role } });
    return user;
  }
}

/** A person who was deactivated, or deleted by the directory, comes back with what they did here, and with the role of a new person. */
async function takeBack(tx: Tx, scope: CompanyScope, present: User, wanted: WantedUser): Promise<User> {
  const data = { directoryAt: now(), directoryId: wanted.externalId ?? null, directoryName: wanted.userName ?? null, ...namesOf(wanted) };
  const user = await tx.user.update({ where: { id: present.id }, data });
  return setMember(tx, scope, user, { role: await roleOfNew(tx, scope), active: wanted.active !== false }, null);
}

/** People of a firm that signs in with passwords are told how to choose one. All others come through the firm's provider. */
async function tellIfNeeded(tx: Tx, scope: CompanyScope, { email, firstName, language }: User): Promise<void> {
  const provider = await findSignOn(domainOf(email));
  if (provider?.companyId === scope.companyId) return;
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: scope.companyId }, select: { name: true } });
  const text = inLanguage(language, () => accountMadeText(firstName, name, `${env().APP_URL}/forgot-password`));
  await queueMail(tx, scope, { kind: "SECURITY_NOTICE", recipient: email, ...text });
}

type Change = { wanted: WantedUser; ended: Ended | null };

/** Changes a person, who is the directory's to keep from now on. Throws 404, 409 and what `setMember` throws. */
export async function changeUser(scope: CompanyScope, id: string, { wanted, ended }: Change): Promise<ScimUser> {
  const { companyId } = scope;
  const before = await inCompany(scope, (tx) => findUser(tx, scope, id));
  const isMoving = (wanted.email ?? wanted.userName) !== undefined;
  // A user name that is no address at the firm's domains leaves the address alone.
  const email = isMoving
    ? await inCompany(scope, (tx) => addressFor(tx, scope, wanted)).catch(keepUnless(wanted, before.email))
    : before.email;
  if (email !== before.email) await freeAddress(scope, email);
  const changed = inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const { groups: _groups, ...row } = await findUser(tx, scope, id);
    const facts = {
      ...{ email, ...namesOf(wanted) },
      ...(wanted.externalId !== undefined && { directoryId: wanted.externalId }),
      ...(wanted.userName !== undefined && { directoryName: wanted.userName }),
    };
    const data = changedFields(row, facts);
    const user = await tx.user.update({ where: { id }, data: { ...data, directoryAt: now() } });
    const active = wanted.active ?? user.status === "ACTIVE";
    await setMember(tx, scope, user, { role: user.role, active }, ended);
    if (user.status === "ACTIVE" && !active) await endKeys(tx, scope, id);
    const fields = Object.keys(data);
    if (fields.length > 0) {
      await recordEvent(tx, scope, { action: "directory.person_changed", subjectType: "user", subjectId: id, details: { fields } });
    }
    return toScimUser(await findUser(tx, scope, id));
  });
  return changed.catch((error) => {
    throw isUniqueViolation(error) ? taken("There is a person with this userName or email") : error;
  });

  async function endKeys(tx: Tx, of: CompanyScope, userId: string): Promise<void> {
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { directoryEndsKeys: true } });
    if (company.directoryEndsKeys) await revokeKeysOf(tx, of, userId);
  }
}

/** An email at another domain is refused; a mere user name is not. */
const keepUnless =
  ({ email }: WantedUser, present: string) =>
  (error: unknown): string => {
    if (email === undefined || normalizeAddress(email) === present) return present;
    throw error;
  };

/** What SCIM calls a deletion: the access ends at once, and the directory keeps the account no more. What the person did stays. */
export async function deleteUser(scope: CompanyScope, id: string): Promise<void> {
  await changeUser(scope, id, { wanted: { active: false }, ended: null });
  await inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    await tx.directoryMember.deleteMany({ where: { companyId: scope.companyId, userId: id } });
    await tx.user.update({ where: { id }, data: { directoryAt: null, directoryId: null, directoryName: null } });
    await recordEvent(tx, scope, { action: "directory.person_removed", subjectType: "user", subjectId: id });
  });
}
