import type { z } from "zod";
import type { SignOnProvider } from "@/generated/prisma/client";
import { addDirectoryToken } from "@/lib/accounts/api-keys/commands";
import { checkClient, discover } from "@/lib/accounts/firms/discovery-queries";
import { applyGroupRoles } from "@/lib/companies/directory/roles-commands";
import {
  editableGroup,
  editablePolicy,
  editableProvider,
  toGroupDto,
  toPolicyDto,
  toProviderDto,
  toTokenDto,
} from "@/lib/companies/sign-on/dto";
import { signOnSettings } from "@/lib/companies/sign-on/queries";
import type {
  GroupDto,
  groupPatch,
  NewTokenDto,
  PolicyDto,
  policyPatch,
  providerInput,
  providerPatch,
  SignOnProviderDto,
  SignOnSettingsDto,
} from "@/lib/companies/sign-on/schema";
import { lockTeam } from "@/lib/companies/team/members-commands";
import { sentFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { seal } from "@/lib/infra/crypto";
import { inCompany, type Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Asks for what shows who is acting: whoever makes admins of others shows it again. */
type Prove = () => Promise<void>;
const proven: Prove = async () => undefined;

const mostProviders = 10;
/** As providers know it, without the id of one that is not there yet. */
const callbackAddress = () => `${env().APP_URL}/api/auth/callback`;

/** Adds a provider, which is off until it was tried. Throws `invalid` where it does not answer as an OpenID Connect provider. */
export async function addProvider(scope: CompanyScope, input: z.output<typeof providerInput>): Promise<SignOnSettingsDto> {
  const { companyId } = scope;
  const { name, issuer, clientId, clientSecret } = input;
  const redirect = callbackAddress();
  await checkClient(await discover(issuer), { clientId, clientSecret, redirect });
  return inCompany(scope, async (tx) => {
    if ((await tx.signOnProvider.count({ where: { companyId } })) >= mostProviders) {
      throw new AppError("conflict", coded("server.signOn.tooManyProviders", { most: mostProviders }));
    }
    const data = { companyId, name, issuer, clientId, clientSecret: seal("sign-on-secret", clientSecret) };
    const row = await tx.signOnProvider.create({ data });
    await recordProvider(tx, scope, "added", row);
    return signOnSettings(tx, scope);
  });
}

/**
 * Changes a provider, or turns it on or off. Another issuer knows nobody yet: the links of people to the former one end. Throws `conflict`
 * where people must sign in through a provider that would be off.
 */
export async function changeProvider(scope: CompanyScope, id: string, patch: z.output<typeof providerPatch>): Promise<SignOnProviderDto> {
  const { version, password: _password, code: _code, clientSecret, ...fields } = patch;
  if (fields.issuer !== undefined || clientSecret) {
    const before = await inCompany(scope, (tx) => findProvider(tx, scope, id));
    const found = await discover(fields.issuer ?? before.issuer);
    const client = { clientId: fields.clientId ?? before.clientId, redirect: callbackAddress() };
    if (clientSecret) await checkClient(found, { ...client, clientSecret });
  }
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const row = await findProvider(tx, scope, id);
    const was = editableProvider(row);
    refuseOutdated(was, fields, version);
    const after = { ...was, ...sentFields(fields) };
    if (!after.isOn) await refuseRequired(tx, scope, row);
    if (after.issuer !== was.issuer) await forgetLinks(tx, scope, id);
    const secret = clientSecret ? { clientSecret: seal("sign-on-secret", clientSecret) } : {};
    const changed = await tx.signOnProvider.update({ where: { id }, data: { ...after, ...secret } });
    await recordProvider(tx, scope, after.isOn === was.isOn ? "changed" : after.isOn ? "turned_on" : "turned_off", changed);
    return toProviderDto(changed);
  });
}

/** Forgets a provider and who signed in through it. Throws `conflict` where people must sign in through it. */
export function removeProvider(scope: CompanyScope, id: string, version?: string): Promise<SignOnSettingsDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const row = await findProvider(tx, scope, id);
    refuseOutdated(editableProvider(row), {}, version);
    await refuseRequired(tx, scope, row);
    await tx.signOnDomain.updateMany({ where: { companyId, providerId: id }, data: { providerId: null } });
    await forgetLinks(tx, scope, id);
    await tx.signOnProvider.delete({ where: { id } });
    await recordProvider(tx, scope, "removed", row);
    return signOnSettings(tx, scope);
  });
}

async function refuseRequired(tx: Tx, { companyId }: CompanyScope, { id, name }: SignOnProvider): Promise<void> {
  const bound = await tx.signOnDomain.findFirst({ where: { companyId, providerId: id, isRequired: true } });
  if (bound) throw new AppError("conflict", coded("server.signOn.providerIsRequired", { name, domain: bound.domain }));
}

async function forgetLinks(tx: Tx, { companyId }: CompanyScope, id: string): Promise<void> {
  await tx.identity.deleteMany({ where: { companyId, provider: id } });
}

async function findProvider(tx: Tx, { companyId }: CompanyScope, id: string): Promise<SignOnProvider> {
  const row = await tx.signOnProvider.findFirst({ where: { companyId, id } });
  if (!row) throw notFound(coded("server.http.signInProvider"));
  return row;
}

function recordProvider(tx: Tx, scope: CompanyScope, what: string, { id, name, issuer }: SignOnProvider): Promise<void> {
  return recordEvent(tx, scope, {
    ...{ action: `sign_on.provider_${what}`, subjectType: "sign_on", subjectId: id, subjectName: name, details: { issuer } },
  });
}

/**
 * Changes who joins by domain, who is kept for emergencies, and whether keys end with their makers. Throws `conflict` for someone who is no
 * active admin with a password, and where everyone at a domain signs in through a provider and nobody would be kept.
 */
export async function changePolicy(
  scope: CompanyScope,
  { version, password: _password, code: _code, ...patch }: z.output<typeof policyPatch>,
  prove = proven,
): Promise<PolicyDto> {
  const { companyId } = scope;
  if (patch.role === "ADMIN") {
    const { signOnRole } = await inCompany(scope, (tx) => tx.company.findUniqueOrThrow({ where: { id: companyId } }));
    if (signOnRole !== "ADMIN") await prove();
  }
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
    const keeper = await tx.user.findFirst({ where: { companyId, keepsPassword: true }, select: { id: true } });
    const was = editablePolicy(company, keeper?.id ?? null);
    refuseOutdated(was, patch, version);
    const after = { ...was, ...sentFields(patch) };
    if (after.keeperId !== was.keeperId) await setKeeper(tx, scope, after.keeperId);
    const changed = await tx.company.update({
      where: { id: companyId },
      data: { signOnRole: after.role, directoryEndsKeys: after.endsKeys },
    });
    await recordEvent(tx, scope, {
      ...{ action: "sign_on.policy_changed", subjectType: "sign_on", subjectId: companyId },
      details: { role: after.role ?? "none", endsKeys: after.endsKeys, ...(after.keeperId && { keeper: after.keeperId }) },
    });
    return toPolicyDto(changed, after.keeperId);
  });
}

async function setKeeper(tx: Tx, { companyId }: CompanyScope, id: string | null): Promise<void> {
  if (id === null && (await tx.signOnDomain.count({ where: { companyId, isRequired: true } })) > 0) {
    throw new AppError("conflict", coded("server.signOn.chooseKeeperFirst"), { keeperId: coded("server.signOn.chooseKeeperFirst") });
  }
  await tx.user.updateMany({ where: { companyId, keepsPassword: true }, data: { keepsPassword: false } });
  if (id === null) return;
  const admin = { companyId, id, role: "ADMIN", status: "ACTIVE", passwordHash: { not: null } } as const;
  const { count } = await tx.user.updateMany({ where: admin, data: { keepsPassword: true } });
  if (count > 0) return;
  throw new AppError("conflict", coded("server.signOn.keeperNeedsPassword"), { keeperId: coded("server.signOn.keeperNeedsPassword") });
}

/** Gives the people of a directory's group a role. Throws `conflict` where no active admin would be left. */
export async function changeGroup(
  scope: CompanyScope,
  id: string,
  { version, password: _password, code: _code, ...patch }: z.output<typeof groupPatch>,
  prove = proven,
): Promise<GroupDto> {
  const { companyId } = scope;
  if (patch.role === "ADMIN") {
    const group = await inCompany(scope, (tx) => tx.directoryGroup.findFirst({ where: { companyId, id } }));
    if (group && group.role !== "ADMIN") await prove();
  }
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const row = await tx.directoryGroup.findFirst({ where: { companyId, id }, include: { members: { select: { userId: true } } } });
    if (!row) throw notFound(coded("server.signOn.group"));
    refuseOutdated(editableGroup(row), patch, version);
    const { role } = { ...editableGroup(row), ...sentFields(patch) };
    const changed = await tx.directoryGroup.update({ where: { id }, data: { role } });
    const members = row.members.map(({ userId }) => userId);
    await recordEvent(tx, scope, {
      ...{ action: "directory.group_role_changed", subjectType: "directory_group", subjectId: id, subjectName: row.name },
      details: { role: role ?? "none", people: members.length },
    });
    await applyGroupRoles(tx, scope, members);
    return toGroupDto(changed, members.length);
  });
}

const mostTokens = 3;

/** A token for the firm's directory. An earlier one goes on until it is ended, so that nothing stops while a directory gets the new one. */
export function createToken(scope: CompanyScope): Promise<NewTokenDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const live = await tx.apiKey.count({ where: { companyId, revokedAt: null, scopes: { has: "scim" } } });
    if (live >= mostTokens) throw new AppError("conflict", coded("server.signOn.tokensTooMany", { most: mostTokens }));
    const { row, secret } = await addDirectoryToken(tx, scope);
    await recordToken(tx, scope, "created", row);
    return { token: toTokenDto({ ...row, lastUsedAt: null, revokedAt: null }), secret };
  });
}

/** Ends a token of the directory at once. */
export function endToken(scope: CompanyScope, id: string): Promise<SignOnSettingsDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const row = await tx.apiKey.findFirst({ where: { companyId, id, scopes: { has: "scim" } }, select: { id: true, prefix: true } });
    if (!row) throw notFound(coded("server.signOn.token"));
    const { count } = await tx.apiKey.updateMany({ where: { companyId, id, revokedAt: null }, data: { revokedAt: now() } });
    if (count > 0) await recordToken(tx, scope, "ended", row);
    return signOnSettings(tx, scope);
  });
}

function recordToken(
  tx: Tx,
  scope: CompanyScope,
  what: "created" | "ended",
  { id, prefix }: { id: string; prefix: string },
): Promise<void> {
  return recordEvent(tx, scope, { action: `directory.token_${what}`, subjectType: "directory", subjectId: id, details: { prefix } });
}
