import { holder } from "@/lib/compliance/papers/proofs-schema";
import type { AskedPaper, VendorGap } from "@/lib/compliance/requests/requesting-schema";
import { kindOfLine } from "@/lib/compliance/verdicts/records-rules";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import type { Tx } from "@/lib/infra/db";
import { plainName } from "@/lib/infra/text-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** What a vendor lacks today, for the emails that ask for it; with `ofProject`, for its certificate holder. The caller has brought its badges to today. */
export async function loadGap(tx: Tx, { companyId }: CompanyScope, vendorId: string, ofProject?: string): Promise<VendorGap> {
  const vendor = await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId, id: vendorId } }, select: { name: true } });
  const rows = await tx.verdict.findMany({ where: { companyId, vendorId, untilAt: null }, orderBy: { fromAt: "asc" } });
  const verdicts = rows.flatMap(({ body }) => storedVerdict.safeParse(body).data ?? []);
  const projectId = ofProject ?? rows.flatMap((row) => row.projectId ?? [])[0];
  const { company, holderOf } = await loadHolders(tx, { companyId }, projectId ? [projectId] : []);
  return {
    company,
    vendor: vendor.name,
    verdicts,
    holder: holderOf(projectId),
    papers: await loadAskedPapers(tx, { companyId }, verdicts),
  };
}

/** The kinds of documents that verdicts find missing, expired or too old, in the company's words. */
async function loadAskedPapers(
  tx: Tx,
  { companyId }: Pick<CompanyScope, "companyId">,
  verdicts: VendorGap["verdicts"],
): Promise<AskedPaper[]> {
  const missed = verdicts.flatMap(({ lines }) => lines.flatMap((line) => (line.result === "fail" ? (kindOfLine(line) ?? []) : [])));
  if (missed.length === 0) return [];
  const where = { companyId, id: { in: [...new Set(missed)] } };
  return tx.documentKind.findMany({ where, select: { id: true, name: true, told: true }, orderBy: { name: "asc" } });
}

/** The company's name, and the certificate-holder block to copy for each of these projects, or for none. */
export async function loadHolders(
  tx: Tx,
  { companyId }: Pick<CompanyScope, "companyId">,
  projectIds: readonly string[],
): Promise<{ company: string; holderOf: (projectId?: string) => string }> {
  const { name, legalNames, address } = await tx.company.findUniqueOrThrow({
    where: { id: companyId },
    select: { name: true, legalNames: true, address: true },
  });
  const projects = await tx.project.findMany({ where: { companyId, id: { in: [...projectIds] } }, select: { id: true, holders: true } });
  const holdersOf = new Map(projects.map(({ id, holders }) => [id, holder.array().safeParse(holders).data ?? []]));
  const holderOf = (projectId = "") => {
    const [accepted = { name: legalNames[0] ?? name, address }] = holdersOf.get(projectId) ?? [];
    const lines = [accepted.name, ...(accepted.address ?? "").split("\n")].map((line) => plainName(line).trim());
    return lines.filter(Boolean).join("\n");
  };
  return { company: name, holderOf };
}
