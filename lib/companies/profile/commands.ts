import sharp from "sharp";
import type { z } from "zod";
import type { Company } from "@/generated/prisma/client";
import { countPassing } from "@/lib/companies/billing/usage-commands";
import { editableCompany, toProfileDto } from "@/lib/companies/profile/dto";
import type { ProfileDto, profilePatch, settingsPatch } from "@/lib/companies/profile/schema";
import { ownFactorFirst } from "@/lib/companies/profile/values";
import { markBadgesStale, noteHolders } from "@/lib/compliance/judging/refreshing-commands";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { withPhone } from "@/lib/infra/phones-rules";
import { enqueue } from "@/lib/infra/queue";
import { removeFilesJob } from "@/lib/infra/remove-files";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * Changes the given fields that are different, and logs those. Another time zone may be another day, other names other certificates'
 * holder: the badges follow at the next read.
 */
export function updateProfile(
  scope: CompanyScope,
  { version, ...patch }: Partial<z.output<typeof profilePatch> & z.output<typeof settingsPatch>>,
): Promise<ProfileDto> {
  return inCompany(scope, async (tx) => {
    const before = await lockCompany(tx, scope);
    refuseOutdated(editableCompany(before), patch, version);
    const data = changedFields(before, withPhone(patch, before.phone));
    if (data.requireTwoFactor) await refuseWithoutFactor(tx, scope);
    if (Object.keys(data).length === 0) return toProfileDto(before);
    const company = await tx.company.update({ where: { id: scope.companyId }, data });
    if (data.timeZone) await markBadgesStale(tx, scope);
    if (data.legalNames || data.name) {
      await noteHolders(tx, scope);
      await judgeAffected(tx, scope, "all");
    }
    const { requireTwoFactor, ...others } = data;
    if (requireTwoFactor !== undefined) await recordRequirement(tx, scope, requireTwoFactor);
    if (Object.keys(others).length > 0) await recordUpdate(tx, scope, Object.keys(others));
    return toProfileDto(company);
  });
}

/** The admin who turns this on has a second factor, so at least one admin keeps access. */
async function refuseWithoutFactor(tx: Tx, scope: CompanyScope): Promise<void> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: scope.actor.id ?? "" } });
  if (!user.totpEnabledAt) throw new AppError("conflict", ownFactorFirst());
}

function recordRequirement(tx: Tx, scope: CompanyScope, isRequired: boolean): Promise<void> {
  const action = isRequired ? "company.two_factor_required" : "company.two_factor_optional";
  return recordEvent(tx, scope, { action, subjectType: "company", subjectId: scope.companyId });
}

async function lockCompany(tx: Tx, { companyId }: CompanyScope): Promise<Company> {
  await tx.$executeRaw`select 1 from company where id = ${companyId}::uuid for update`;
  return tx.company.findUniqueOrThrow({ where: { id: companyId } });
}

function recordUpdate(tx: Tx, scope: CompanyScope, fields: string[]): Promise<void> {
  return recordEvent(tx, scope, {
    action: "company.updated",
    subjectType: "company",
    subjectId: scope.companyId,
    details: { fields },
  });
}

const notAPicture = () => coded("server.companies.logoInvalid");
// Twice the largest size in which it is shown.
const logoSize = { width: 480, height: 160 };

/**
 * Takes an uploaded picture as the company's logo. Only a redrawn copy of its pixels is kept: the file's other content (place, author,
 * scripts) is dropped. Throws `invalid` for a file that is not a PNG or JPEG.
 */
export async function setLogo(scope: CompanyScope, file: (StoredFile & { fileName: string }) | null): Promise<ProfileDto> {
  if (!file) throw new AppError("invalid", notAPicture(), { logo: notAPicture() });
  try {
    await countPassing(scope, coded("server.companies.logosAndLists"));
    return await replaceLogo(scope, await storeLogo(scope, file.key));
  } finally {
    await discardFile(file.key);
  }
}

/** Redraws a picture and stores it as a logo. Throws `unsupported_type` for a file that is not a PNG or JPEG, and `unavailable`. */
export async function storeLogo(scope: CompanyScope, pictureKey: string): Promise<string> {
  const drawn = await storage().withLocalFile(pictureKey, drawAnew);
  return (await storage().put(scope.companyId, one(drawn))).key;
}

export function removeLogo(scope: CompanyScope): Promise<ProfileDto> {
  return replaceLogo(scope, null);
}

async function drawAnew(path: string): Promise<Buffer> {
  const refused = new AppError("unsupported_type", notAPicture(), { logo: notAPicture() });
  try {
    const picture = sharp(path, { limitInputPixels: 40_000_000, failOn: "error" });
    const { format } = await picture.metadata();
    if (format !== "png" && format !== "jpeg") throw refused;
    return await picture
      .rotate()
      .resize({ ...logoSize, fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer();
  } catch (error) {
    throw error === refused ? error : new AppError("unsupported_type", notAPicture(), { logo: notAPicture() }, { cause: error });
  }
}

async function replaceLogo(scope: CompanyScope, logoKey: string | null): Promise<ProfileDto> {
  try {
    return await inCompany(scope, (tx) => giveLogo(tx, scope, logoKey));
  } catch (error) {
    if (logoKey) await discardFile(logoKey);
    throw error;
  }
}

/** Makes a stored logo the company's own, in the place of the one before. */
export async function giveLogo(tx: Tx, scope: CompanyScope, logoKey: string | null): Promise<ProfileDto> {
  const before = await lockCompany(tx, scope);
  const company = await tx.company.update({ where: { id: scope.companyId }, data: { logoKey } });
  if (before.logoKey) await enqueue(tx, removeFilesJob, { keys: [before.logoKey] });
  await recordUpdate(tx, scope, ["logo"]);
  return toProfileDto(company);
}

async function* one(bytes: Buffer) {
  yield bytes;
}
