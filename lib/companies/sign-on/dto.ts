import type { ApiKey, Company, DirectoryGroup, SignOnDomain, SignOnProvider, User } from "@/generated/prisma/client";
import { recordName, recordValue } from "@/lib/companies/sign-on/rules";
import type { DomainDto, GroupDto, PolicyDto, SignOnProviderDto, TokenDto } from "@/lib/companies/sign-on/schema";
import { env } from "@/lib/infra/env";
import { pick, versionOf } from "@/lib/infra/versions-rules";

export const editableDomain = (row: SignOnDomain) => pick(row, ["providerId", "isRequired"]);
export const editableProvider = (row: Omit<SignOnProvider, "clientSecret">) => pick(row, ["name", "issuer", "clientId", "isOn"]);
export const editableGroup = (row: Pick<DirectoryGroup, "role">) => pick(row, ["role"]);
export const editablePolicy = ({ signOnRole, directoryEndsKeys }: Company, keeperId: string | null) => ({
  role: signOnRole,
  keeperId,
  endsKeys: directoryEndsKeys,
});

export function toDomainDto(row: SignOnDomain): DomainDto {
  const { id, domain, token, verifiedAt, checkedAt, isFound } = row;
  return {
    ...{ id, domain, record: { name: recordName(domain), value: recordValue(token) }, isFound, ...editableDomain(row) },
    verifiedAt: verifiedAt?.toISOString() ?? null,
    checkedAt: checkedAt?.toISOString() ?? null,
    version: versionOf(editableDomain(row)),
  };
}

export function toProviderDto(row: Omit<SignOnProvider, "clientSecret">): SignOnProviderDto {
  const redirectAddress = `${env().APP_URL}/api/auth/callback/${row.id}`;
  return { id: row.id, ...editableProvider(row), redirectAddress, version: versionOf(editableProvider(row)) };
}

export const toTokenDto = ({ id, prefix, createdAt, lastUsedAt }: Omit<ApiKey, "hash">): TokenDto => ({
  ...{ id, prefix, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
});

export function toGroupDto(row: Pick<DirectoryGroup, "id" | "name" | "role">, members: number): GroupDto {
  const { id, name, role } = row;
  return { id, name, members, role, version: versionOf(editableGroup(row)) };
}

export function toPolicyDto(company: Company, keeperId: string | null): PolicyDto {
  const policy = editablePolicy(company, keeperId);
  return { ...policy, version: versionOf(policy) };
}

export const toAdminDto = ({ id, firstName, lastName, passwordHash }: User) => ({
  ...{ id, name: `${firstName} ${lastName}`.trim(), hasPassword: passwordHash !== null },
});
