import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { type CompanyScope, type PortalScope, today } from "@/lib/tenancy/scope";
import files from "@/lib/transfer/samples/files.json" with { type: "json" };
import { dated } from "@/lib/transfer/samples/rules";
import type { SamplesDto } from "@/lib/transfer/samples/schema";

export function getSamples(scope: CompanyScope): Promise<SamplesDto> {
  return inCompany(scope, (tx) => countSamples(tx, scope));
}

export async function countSamples(tx: Tx, { companyId }: CompanyScope): Promise<SamplesDto> {
  const own = await tx.vendor.findFirst({ where: { companyId, isSample: false }, select: { id: true } });
  const where = { companyId, isSample: true };
  return { vendors: await tx.vendor.count({ where }), projects: await tx.project.count({ where }), canLoad: own === null };
}

const templates: Readonly<Record<string, string>> = files;

/** The drawn certificates, each of an invented vendor, by the vendor's name. */
export const drawnCertificate = (name: string): Buffer | null => {
  const template = templates[name];
  return template ? gunzipSync(Buffer.from(template, "base64")) : null;
};

/** A certificate as it should look, of an invented vendor, to be shown to vendors and their agents. */
export function openSample({ company: scope, link }: PortalScope) {
  const [name = ""] = Object.keys(templates);
  const bytes = dated(drawnCertificate(name) ?? Buffer.alloc(0), {
    ...{ expiration: addDays(today(scope), 300), today: today(scope), company: link.company },
  });
  const facts = { fileName: "sample-certificate.pdf", contentType: "application/pdf", fileSize: bytes.length, inline: true };
  return { ...facts, bytes: Readable.from([bytes]) };
}
