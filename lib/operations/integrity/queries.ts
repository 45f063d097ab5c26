import { Prisma } from "@/generated/prisma/client";
import { eachCompany } from "@/lib/documents/files/commands";
import { inCompany, type Tx } from "@/lib/infra/db";
import { checkChain } from "@/lib/tenancy/audit/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

const atOnce = 500;

/** Recomputes the audit chain of every company. */
export async function checkChains(): Promise<{ checked: number; broken: { companyId: string; brokenAt: number }[] }> {
  let checked = 0;
  const broken: { companyId: string; brokenAt: number }[] = [];
  for await (const scope of eachCompany()) {
    const { brokenAt } = await checkChain(scope);
    checked += 1;
    if (brokenAt !== null) broken.push({ companyId: scope.companyId, brokenAt });
  }
  return { checked, broken };
}

const statuses = ["compliant", "expiring_soon", "expired", "non_compliant", "under_review", "no_documents"] as const;
const ofStatus = statuses.map(
  (name) => `count(*) filter (where status = 'ACTIVE' and compliance_status = '${name.toUpperCase()}') as ${name}`,
);

const types = ["certificate", "general_liability", "workers_compensation", "auto_liability", "umbrella", "other", "unknown"] as const;
const namesOfTypes: Record<string, string> = { certificate: "CERTIFICATE_OF_INSURANCE", umbrella: "UMBRELLA_POLICY" };
const type = "coalesce(typed_document_type, read_document_type)";
const ofType = types.map((name) => {
  const isIt = name === "unknown" ? "is null" : `= '${namesOfTypes[name] ?? name.toUpperCase()}'`;
  return `count(*) filter (where ${type} ${isIt}) as type_${name}`;
});

/** What the counters of a company must hold, by its rows. */
const counted = Prisma.raw(`
  (select s.company_id, v.*, d.*, w.* from company_stats s
   cross join lateral (select count(*) filter (where status = 'ACTIVE') as total, ${ofStatus.join(", ")}, count(*) as vendors_all
                       from vendor where company_id = s.company_id) v
   cross join lateral (select count(*) as documents, coalesce(sum(file_size), 0)::bigint as stored_bytes, ${ofType.join(", ")}
                       from document where company_id = s.company_id) d
   cross join lateral (select count(*) as wrong_vendors from vendor v
                       where v.company_id = s.company_id and v.documents_count <>
                         (select count(*) from document d where d.company_id = v.company_id and d.vendor_id = v.id)) w)`);

const counters = [
  "total",
  ...statuses,
  "vendors_all",
  "documents",
  "stored_bytes",
  ...types.map((name) => `type_${name}` as const),
] as const;

export type WrongCounter = { companyId: string; counter: string; kept: number; counted: number };

/**
 * The counters of a company that differ from its rows. One statement reads both, so a change in between is in both or in neither. A
 * vendor's own counter is reported as the number of vendors whose counter is wrong.
 */
export async function findWrongCounters(tx: Tx, { companyId }: CompanyScope): Promise<WrongCounter[]> {
  const [row] = await tx.$queryRaw<{ kept: Record<string, number>; counted: Record<string, number> }[]>`
    select to_jsonb(k) as kept, to_jsonb(c) as counted from company_stats k join ${counted} c on c.company_id = k.company_id
    where k.company_id = ${companyId}::uuid`;
  if (!row) return [];
  const differing = counters.flatMap((counter) => {
    const [kept, found] = [Number(row.kept[counter]), Number(row.counted[counter])];
    return kept === found ? [] : [{ companyId, counter, kept, counted: found }];
  });
  const vendors = Number(row.counted.wrong_vendors);
  return vendors > 0 ? [...differing, { companyId, counter: "documents of vendors", kept: vendors, counted: 0 }] : differing;
}

/** The stored files of a company and what their rows say of them, in parts. A logo has no hash. */
export async function* listExpectedFiles(scope: CompanyScope) {
  const { companyId } = scope;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await inCompany(scope, (tx) =>
      tx.document.findMany({
        where: { companyId, id: { gt: after } },
        select: { id: true, storageKey: true, sha256: true, fileMissingAt: true },
        orderBy: { id: "asc" },
        take: atOnce,
      }),
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
