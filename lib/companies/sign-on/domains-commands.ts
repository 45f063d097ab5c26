import type { z } from "zod";
import type { SignOnDomain } from "@/generated/prisma/client";
import { findOtherOwner } from "@/lib/accounts/firms/queries";
import { editableDomain, toDomainDto } from "@/lib/companies/sign-on/dto";
import { signOnSettings } from "@/lib/companies/sign-on/queries";
import { recordName, recordValue } from "@/lib/companies/sign-on/rules";
import type { DomainDto, domainInput, domainPatch, SignOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { lockTeam } from "@/lib/companies/team/members-commands";
import { sentFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { randomToken } from "@/lib/infra/crypto";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { findRecords } from "@/lib/infra/dns";
import { isPublicMail } from "@/lib/infra/email-domains-rules";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const most = 50;

const refuseField = (field: string, message: Sentence) => new AppError("conflict", message, { [field]: message });

/** Notes a domain and what its DNS record must hold. It counts once the record was found. Throws `conflict`. */
export async function addDomain(scope: CompanyScope, { domain }: z.output<typeof domainInput>): Promise<SignOnSettingsDto> {
  const { companyId } = scope;
  if (isPublicMail(domain)) throw refuseField("domain", coded("server.signOn.publicMailDomain", { domain }));
  const added = inCompany(scope, async (tx) => {
    if ((await tx.signOnDomain.count({ where: { companyId } })) >= most)
      throw refuseField("domain", coded("server.signOn.tooManyDomains", { most }));
    const row = await tx.signOnDomain.create({ data: { companyId, domain, token: randomToken() } });
    await recordDomain(tx, scope, "added", row);
    return signOnSettings(tx, scope);
  });
  return added.catch((error) => {
    throw isUniqueViolation(error) ? refuseField("domain", coded("server.signOn.domainIsListed", { domain })) : error;
  });
}

/** Whether the DNS of a domain holds what shows that it is a company's. No answer from a name server counts as none. */
async function isShown({ domain, token }: Pick<SignOnDomain, "domain" | "token">): Promise<boolean> {
  const records = await findRecords(recordName(domain), "TXT").catch(() => []);
  return records.some((record) => [record].flat().join("").trim() === recordValue(token));
}

/**
 * Looks for a domain's record. Once found, the domain is the company's, unless another company shows the same domain. A record that is gone
 * later takes nothing away by itself: it is shown, and a company that shows the domain then takes it. Throws `conflict`.
 */
export async function checkDomain(scope: CompanyScope, id: string): Promise<SignOnSettingsDto> {
  const { companyId } = scope;
  const row = await inCompany(scope, (tx) => findDomain(tx, scope, id));
  const isFound = await isShown(row);
  const owner = isFound ? await findOtherOwner(row.domain, companyId) : null;
  if (owner && (await isShown(owner))) throw new AppError("conflict", coded("server.signOn.domainIsTaken", { domain: row.domain }));
  return inCompany(scope, async (tx) => {
    if (owner) await tx.$executeRaw`select release_domain(${row.domain}, ${companyId}::uuid)`;
    const data = { isFound, checkedAt: now(), ...(isFound && !row.verifiedAt && { verifiedAt: now() }) };
    await tx.signOnDomain.update({ where: { id }, data });
    if (isFound && !row.verifiedAt) await recordDomain(tx, scope, "verified", row);
    return signOnSettings(tx, scope);
  });
}

/**
 * Gives a domain a provider, or has everyone at it sign in through the provider. Throws `conflict` where that would lock everyone out: the
 * provider must be on, and an admin with a password must be kept for emergencies.
 */
export function changeDomain(scope: CompanyScope, id: string, { version, ...patch }: z.output<typeof domainPatch>): Promise<DomainDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const row = await findDomain(tx, scope, id);
    refuseOutdated(editableDomain(row), patch, version);
    const after = { ...editableDomain(row), ...sentFields(patch) };
    if (!row.verifiedAt) throw new AppError("conflict", coded("server.signOn.verifyFirst", { domain: row.domain }));
    const provider = after.providerId ? await tx.signOnProvider.findFirst({ where: { companyId, id: after.providerId } }) : null;
    if (after.providerId && !provider) throw notFound(coded("server.http.signInProvider"));
    if (after.isRequired) {
      if (!provider?.isOn) throw refuseField("isRequired", coded("signOn.turnProviderOnFirst", { domain: row.domain }));
      const keeper = await tx.user.count({
        where: { companyId, keepsPassword: true, role: "ADMIN", status: "ACTIVE", passwordHash: { not: null } },
      });
      if (keeper === 0) throw refuseField("isRequired", coded("server.signOn.chooseKeeperFirst"));
    }
    const changed = await tx.signOnDomain.update({ where: { id }, data: { providerId: after.providerId, isRequired: after.isRequired } });
    const details = { provider: provider?.name ?? null, required: after.isRequired };
    await recordDomain(tx, scope, "changed", row, details);
    return toDomainDto(changed);
  });
}

/** Forgets a domain: its people sign in with passwords again. */
export function removeDomain(scope: CompanyScope, id: string, version?: string): Promise<SignOnSettingsDto> {
  return inCompany(scope, async (tx) => {
    await lockTeam(tx, scope);
    const row = await findDomain(tx, scope, id);
    refuseOutdated(editableDomain(row), {}, version);
    await tx.signOnDomain.delete({ where: { id } });
    await recordDomain(tx, scope, "removed", row);
    return signOnSettings(tx, scope);
  });
}

async function findDomain(tx: Tx, { companyId }: CompanyScope, id: string): Promise<SignOnDomain> {
  const row = await tx.signOnDomain.findFirst({ where: { companyId, id } });
  if (!row) throw notFound(coded("server.signOn.domain"));
  return row;
}

type Facts = { provider: string | null; required: boolean };

function recordDomain(
  tx: Tx,
  scope: CompanyScope,
  what: "added" | "verified" | "changed" | "removed",
  { id, domain }: SignOnDomain,
  facts?: Facts,
): Promise<void> {
  const details = { domain, ...(facts && { required: facts.required, ...(facts.provider && { provider: facts.provider }) }) };
  return recordEvent(tx, scope, { action: `sign_on.domain_${what}`, subjectType: "sign_on", subjectId: id, subjectName: domain, details });
}
