import { buffer } from "node:stream/consumers";
import type { z } from "zod";
import { countPassing } from "@/lib/companies/usage/commands";
import { inCompany, readInCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { discardFile, storage } from "@/lib/infra/storage";
import { eachInTurns } from "@/lib/infra/turns";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { importParts, toImportDto, toProblemDto } from "@/lib/vendors/import/dto";
import {
  decodeText,
  guessMapping,
  looksLikeHeader,
  missingFields,
  type NameOwner,
  planRows,
  type RowPlan,
  readTable,
  takenNames,
} from "@/lib/vendors/import/rules";
import type { ImportCheckDto, ImportDetailDto, ImportDto, ImportMapping, importForm } from "@/lib/vendors/import/schema";

export type ImportFile = { key: string; size: number; fileName: string };

const problemsShown = 50;
const listShown = 20;

export type VendorName = { id: string; name: string; acceptedNames: string[]; createdAt: Date; updatedAt: Date };

/** The names that the company's vendors have, and under which certificates are accepted as theirs. */
export function vendorNames(tx: Tx, scope: CompanyScope): Promise<VendorName[]> {
  return tx.vendor.findMany({
    where: { companyId: scope.companyId },
    select: { id: true, name: true, acceptedNames: true, createdAt: true, updatedAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

const willBeTaken = ({ kind }: RowPlan) => kind === "create" || kind === "update";

type Plan = { check: ImportCheckDto; rows: RowPlan[] };

/**
 * Reads an uploaded list and says what each row would become. The file is removed from storage whatever comes of it. Throws
 * `invalid` with the field `file`.
 */
export async function planImport(scope: CompanyScope, form: z.output<typeof importForm>, file: ImportFile | null): Promise<Plan> {
  if (!file) throw new AppError("invalid", "Please select a file", { file: "Please select a file" });
  let bytes: Buffer;
  try {
    await countPassing(scope, "logos and lists");
    bytes = await buffer(await storage().read(file.key));
  } finally {
    await discardFile(file.key);
  }
  const { text, encoding } = decodeText(bytes);
  const table = await readTable(text);
  const header = form.header ?? looksLikeHeader(table.rows);
  const mapping = form.mapping ?? guessMapping(table.rows, header);
  const body = header ? table.rows.slice(1) : table.rows;
  if (body.length === 0) throw new AppError("invalid", "The file has no rows", { file: "The file has no rows" });
  const missing = missingFields(mapping);
  const rows = missing.length > 0 ? [] : await planRows(body, mapping, await namesTaken(scope), form.existing);
  const count = (kind: RowPlan["kind"]) => rows.filter((row) => row.kind === kind).length;
  const problems = rows.flatMap((row) => row.problems);
  const check: ImportCheckDto = {
    fileName: file.fileName,
    encoding,
    separator: table.separator,
    header,
    columns: columnsOf(table.rows, header, mapping),
    rows: body.length,
    missing,
    create: count("create"),
    update: count("update"),
    skip: count("skip"),
    refuse: count("refuse"),
    vendors: rows
      .filter(willBeTaken)
      .slice(0, samplesShown)
      .map(({ line, fields }) => ({ line, ...fields })),
    problems: problems.slice(0, problemsShown),
    problemCount: problems.length,
  };
  return { check, rows };
}

type NamedRow = { name: string; accepted_names: string[] };

/** Read past Prisma, which turns 100,000 rows into objects without a pause. */
async function namesTaken(scope: CompanyScope) {
  const taken = takenNames<NameOwner>();
  const text = `select name, accepted_names from vendor where company_id = $1 order by created_at, id`;
  const [vendors = []] = await readInCompany(scope, [{ text, values: [scope.companyId] }]);
  await eachInTurns(vendors as NamedRow[], ({ name, accepted_names }) => {
    for (const one of [name, ...accepted_names]) taken.add(one, { vendor: name });
  });
  return taken;
}

const samplesShown = 3;

function columnsOf(rows: readonly { values: string[] }[], header: boolean, mapping: ImportMapping): ImportCheckDto["columns"] {
  const titles = header ? (rows[0]?.values ?? []) : [];
  const body = rows.slice(header ? 1 : 0, 100);
  return mapping.map((field, column) => ({
    title: titles[column] || null,
    samples: body.flatMap(({ values }) => values[column]?.slice(0, 80) || []).slice(0, samplesShown),
    field,
  }));
}

/** The newest imports of the company. */
export async function listImports(scope: CompanyScope): Promise<{ imports: ImportDto[] }> {
  const where = { companyId: scope.companyId };
  const rows = await inCompany(scope, (tx) =>
    tx.vendorImport.findMany({ where, include: importParts, orderBy: { createdAt: "desc" }, take: listShown }),
  );
  return { imports: rows.map(toImportDto) };
}

export async function getImport(scope: CompanyScope, id: string): Promise<ImportDetailDto> {
  return inCompany(scope, async (tx) => {
    const row = await tx.vendorImport.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } }, include: importParts });
    if (!row) throw notFound("Import");
    const problems = await tx.importRow.findMany({
      where: { companyId: scope.companyId, importId: id, outcome: { in: ["SKIPPED", "REFUSED", "KEPT"] } },
      orderBy: { line: "asc" },
      take: problemsShown,
    });
    return { ...toImportDto(row), problems: problems.flatMap(toProblemDto) };
  });
}
