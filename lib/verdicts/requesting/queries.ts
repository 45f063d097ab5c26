import { holder } from "@/lib/compliance/proofs/schema";
import { storedVerdict } from "@/lib/compliance/records/schema";
import type { Tx } from "@/lib/infra/db";
import { plainName } from "@/lib/infra/text/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { VendorGap } from "@/lib/verdicts/requesting/schema";

/** What a vendor lacks today, for the emails that ask for it; with `ofProject`, for its certificate holder. The caller has brought its badges to today. */
export async function loadGap(tx: Tx, { companyId }: CompanyScope, vendorId: string, ofProject?: string): Promise<VendorGap> {
  const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true, legalNames: true, address: true } });
  const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } }, select: { name: true } });
  const rows = await tx.verdict.findMany({ where: { companyId, vendorId, untilAt: null }, orderBy: { fromAt: "asc" } });
  const verdicts = rows.flatMap(({ body }) => storedVerdict.safeParse(body).data ?? []);
  const projectId = ofProject ?? rows.flatMap((row) => row.projectId ?? [])[0];
  const project = projectId
    ? await tx.project.findUnique({ where: { companyId_id: { companyId, id: projectId } }, select: { holders: true } })
    : null;
  const [accepted] = holder.array().safeParse(project?.holders).data ?? [];
  const named = accepted ?? { name: company.legalNames[0] ?? company.name, address: company.address };
  const lines = [named.name, ...(named.address ?? "").split("\n")].map((line) => plainName(line).trim()).filter(Boolean);
  return { company: company.name, vendor: vendor.name, verdicts, holder: lines.join("\n") };
}
