import { randomUUID } from "node:crypto";
import { ownKey } from "@/lib/documents/passports/keys-commands";
import { manifest } from "@/lib/documents/passports/schema";
import { passportFormat, passportVersion } from "@/lib/documents/passports/values";
import { localDate, now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { listPassports, loadMaterial } from "@/lib/reports/passports/queries";
import { checkedOf, fileOf, namesInside } from "@/lib/reports/passports/rules";
import type { MadeDto, PassportListDto } from "@/lib/reports/passports/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, type PortalScope, today } from "@/lib/tenancy/scope";
import { getSettings } from "@/lib/tenancy/settings/queries";

/** Passports of one vendor within a day: each stays on record. */
const mostADay = 20;

/** Makes a passport of a vendor that is compliant today. Throws `conflict` with the reason where it is not. */
export async function makePassport(scope: CompanyScope, vendorId: string, { isByVendor = false } = {}): Promise<MadeDto> {
  const { companyId, timeZone } = scope;
  const material = await loadMaterial(scope, vendorId);
  if (material.whyNot !== null) throw new AppError("conflict", material.whyNot);
  const { vendor, verdict, certificates } = material;
  const { publicKey } = await ownKey();
  const { general } = await getSettings();
  const names = namesInside(certificates.map(({ document }) => document.fileName));
  const id = randomUUID();
  const at = now();
  return inCompany(scope, async (tx) => {
    const since = new Date(at.getTime() - 24 * 3600 * 1000);
    const made = await tx.vendorPassport.count({ where: { companyId, vendorId, createdAt: { gt: since } } });
    if (made >= mostADay) throw new AppError("conflict", coded("server.passports.enoughToday", { count: mostADay }));
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
    const signed = manifest.parse({
      ...{ format: passportFormat, version: passportVersion, id, signedAt: at.toISOString() },
      installation: { name: general.appName.slice(0, 200), address: env().APP_URL },
      key: { algorithm: "Ed25519", publicKey },
      ...{ company: company.name.slice(0, 200), vendor: vendor.name.slice(0, 200), day: today(scope), checked: checkedOf(verdict) },
      files: certificates.map((one, index) => fileOf(one, names[index] ?? "", (moment) => localDate(timeZone, moment))),
    });
    await tx.vendorPassport.create({ data: { id, companyId, vendorId, isByVendor, manifest: signed, createdAt: at } });
    await recordEvent(tx, scope, { action: "vendor.passport_made", subjectType: "vendor", subjectId: vendorId, subjectName: vendor.name });
    return { id };
  });
}

/** The vendor of a link that speaks for it. An agent's link does not. Throws `not_found`. */
export function ownVendor({ link }: PortalScope): string {
  if (link.kind !== "VENDOR" || link.vendorId === null) throw notFound(coded("common.vendor"));
  return link.vendorId;
}

/** Says on the passport's public page that it no longer holds. Safe to repeat. Throws `not_found`. */
export async function withdrawPassport(scope: CompanyScope, vendorId: string, id: string): Promise<PassportListDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    const row = await tx.vendorPassport.findFirst({ where: { companyId, vendorId, id }, include: { vendor: { select: { name: true } } } });
    if (!row) throw notFound(coded("server.passports.passport"));
    if (row.withdrawnAt) return;
    await tx.vendorPassport.updateMany({ where: { companyId, id }, data: { withdrawnAt: now() } });
    const subject = { subjectType: "vendor", subjectId: vendorId, subjectName: row.vendor.name } as const;
    await recordEvent(tx, scope, { action: "vendor.passport_withdrawn", ...subject });
  });
  return listPassports(scope, vendorId);
}
