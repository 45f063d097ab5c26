import { buffer } from "node:stream/consumers";
import type { z } from "zod";
import { countPassing } from "@/lib/companies/billing/usage-commands";
import { findVendorRoom } from "@/lib/companies/plan-limits/queries";
import { inCompany, readInCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import { eachInTurns } from "@/lib/infra/turns";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { loadProjects } from "@/lib/vendors/import/contracts-queries";
import { externalKey } from "@/lib/vendors/import/contracts-rules";
import { importParts, toImportDto, toProblemDto } from "@/lib/vendors/import/dto";
import { decodeText } from "@/lib/vendors/import/encoding-rules";
import { readExcel } from "@/lib/vendors/import/excel-queries";
import { kindOf } from "@/lib/vendors/import/excel-rules";
import { type KnownRows, type NameOwner, planRows, type RowPlan } from "@/lib/vendors/import/planning-rules";
import { type FileRow, guessMapping, looksLikeHeader, missingFields, readOrFault, readTable, takenNames } from "@/lib/vendors/import/rules";
import type { ImportCheck, ImportDetail, ImportListDto, ImportMapping, importForm, importsQuery } from "@/lib/vendors/import/schema";

export type ImportFile = { key: string; size: number; fileName: string };

const problemsShown = 50;

export type VendorName = {
  id: string;
  name: string;
  email: string;
  acceptedNames: string[];
  createdAt: Date;
  updatedAt: Date;
  externalId: string | null;
  externalSource: string | null;
};

/** The names that the company's vendors have, and under which certificates are accepted as theirs. */
export function vendorNames(tx: Tx, scope: CompanyScope): Promise<VendorName[]> {
  return tx.vendor.findMany({
    where: { companyId: scope.companyId },
    select: {
      id: true,
      name: true,
      email: true,
      acceptedNames: true,
      createdAt: true,
      updatedAt: true,
      externalId: true,
      externalSource: true,
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** An uploaded list, which is removed from storage in any case. Throws `invalid` where there is none. */
export async function takeUploadedList(scope: CompanyScope, file: ImportFile | null): Promise<{ bytes: Buffer; fileName: string }> {
  if (!file) throw new AppError("invalid", coded("server.vendors.pleaseSelectAFile"), { file: coded("server.vendors.pleaseSelectAFile") });
  try {
    await countPassing(scope, coded("server.vendors.logosAndLists"));
    return { bytes: await buffer(await storage().read(file.key)), fileName: file.fileName };
  } finally {
    await discardFile(file.key);
  }
}

const willBeTaken = ({ kind }: RowPlan) => kind === "create" || kind === "update";

type Plan = { check: ImportCheck; rows: RowPlan[] };

/**
 * Reads an uploaded list and says what each row would become. The file is removed from storage in any case. Throws `invalid` with the field
 * `file`, unless another sheet or encoding of the same file may be the list: then `check.fault` says why.
 */
export async function planImport(scope: CompanyScope, form: z.output<typeof importForm>, file: ImportFile | null): Promise<Plan> {
  const { bytes, fileName } = await takeUploadedList(scope, file);
  const { rows: fileRows, ...format } = await readList(bytes, form);
  const header = form.header ?? looksLikeHeader(fileRows);
  const mapping = form.mapping ?? guessMapping(fileRows, header);
  const body = header ? fileRows.slice(1) : fileRows;
  const fault = format.fault ?? (body.length > 0 ? null : noRows(format));
  const missing = fault ? [] : missingFields(mapping);
  const known = await loadKnown(scope);
  const rows = missing.length > 0 ? [] : await planRows(body, mapping, known, form.existing);
  const count = (kind: RowPlan["kind"]) => rows.filter((row) => row.kind === kind).length;
  const problems = rows.flatMap((row) => row.problems);
  const room = await inCompany(scope, (tx) => findVendorRoom(tx, scope));
  const check: ImportCheck = {
    fileName,
    ...format,
    fault,
    header,
    columns: columnsOf(fileRows, header, mapping),
    rows: body.length,
    missing,
    create: count("create"),
    update: count("update"),
    skip: count("skip"),
    refuse: count("refuse"),
    overLimit: room && count("create") > room.left ? room.refusal(count("create")).sentence : null,
    vendors: rows
      .filter(willBeTaken)
      .slice(0, samplesShown)
      .map(({ line, fields }) => ({ line, ...fields })),
    problems: problems.slice(0, problemsShown),
    problemCount: problems.length,
  };
  return { check, rows };
}

/** A list with column titles only: another sheet of the same file may be the list. Throws `invalid` where there is no other one. */
function noRows({ sheets }: ListFormat): Sentence {
  const message = coded("server.vendors.theFileHasNoRows");
  if (sheets.length < 2) throw new AppError("invalid", message, { file: message });
  return coded("server.vendors.theSheetHasNoRows");
}

type ListFormat = Pick<ImportCheck, "encoding" | "separator" | "sheet" | "sheets" | "fault">;

/** The rows of a CSV or an Excel file, or what is wrong with them, with what kind of file it was. What is not chosen is guessed. */
export async function readList(
  bytes: Buffer,
  chosen: Pick<z.output<typeof importForm>, "encoding" | "sheet"> = {},
): Promise<ListFormat & { rows: FileRow[] }> {
  const kind = kindOf(bytes);
  if (kind === "old") {
    const message = coded("server.vendors.thisIsAnOldExcel");
    throw new AppError("invalid", message, { file: message });
  }
  if (kind === "excel") {
    return { encoding: null, separator: null, ...(await readExcel(bytes, chosen.sheet)) };
  }
  const { text, encoding } = decodeText(bytes, chosen.encoding);
  const read = await readOrFault(chosen.encoding !== undefined, () => readTable(text));
  return { encoding, sheet: null, sheets: [], separator: null, ...read };
}

/** Ids that another system has for vendors which are part of a vendor by now. */
const mergedIds = `select v.name, m.gone ->> 'external_id' as external_id, m.gone ->> 'external_source' as external_source
  from vendor_merge m join vendor v on v.company_id = m.company_id and v.id = m.vendor_id where m.company_id = $1 and m.undone_at is null`;

type NamedRow = { name: string; email: string; accepted_names: string[]; external_id: string | null; external_source: string | null };

/** Read past Prisma, which turns 100,000 rows into objects without a pause. */
export async function loadKnown(scope: CompanyScope): Promise<KnownRows> {
  const taken = takenNames<NameOwner>();
  const externals = new Map<string, string>();
  const text = `select name, email, accepted_names, external_id, external_source from vendor where company_id = $1 order by created_at, id`;
  const values = [scope.companyId];
  const [vendors = [], merged = []] = await readInCompany(scope, [
    { text, values },
    { text: mergedIds, values },
  ]);
  await eachInTurns(vendors as NamedRow[], ({ name, email, accepted_names, external_id, external_source }) => {
    const owner: NameOwner = { vendor: name, email, externalId: external_id, externalSource: external_source };
    for (const one of [name, ...accepted_names]) taken.add(one, owner);
    const key = externalKey({ externalId: external_id, externalSource: external_source });
    if (key !== null) externals.set(key, name);
  });
  for (const { name, external_id: externalId, external_source: externalSource } of merged as NamedRow[]) {
    const key = externalKey({ externalId, externalSource });
    if (key !== null && !externals.has(key)) externals.set(key, name);
  }
  return { taken, externals, projects: await inCompany(scope, (tx) => loadProjects(tx, scope)) };
}

const samplesShown = 3;

function columnsOf(rows: readonly { values: string[] }[], header: boolean, mapping: ImportMapping): ImportCheck["columns"] {
  const titles = header ? (rows[0]?.values ?? []) : [];
  const body = rows.slice(header ? 1 : 0, 100);
  return mapping.map((field, column) => ({
    title: titles[column] || null,
    samples: body.flatMap(({ values }) => values[column]?.slice(0, 80) || []).slice(0, samplesShown),
    field,
  }));
}

/** One page of the company's imports, the newest first. Those that are part of an import of several lists are shown and undone with it. */
export function listImports(scope: CompanyScope, query: z.output<typeof importsQuery>): Promise<ImportListDto> {
  const { companyId } = scope;
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  return inCompany(scope, async (tx) => {
    const parts = await tx.listImport.findMany({ where: { companyId, vendorImportId: { not: null } }, select: { vendorImportId: true } });
    const where = { companyId, id: { notIn: parts.flatMap(({ vendorImportId }) => vendorImportId ?? []) } };
    const rows = await tx.vendorImport.findMany({ where: { AND: [where, after] }, include: importParts, ...window });
    return { imports: rows.map(toImportDto), pagination: paginatePart(query, await tx.vendorImport.count({ where }), rows) };
  });
}

export async function getImport(scope: CompanyScope, id: string): Promise<ImportDetail> {
  return inCompany(scope, async (tx) => {
    const row = await tx.vendorImport.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } }, include: importParts });
    if (!row) throw notFound(coded("server.vendors.import"));
    const problems = await tx.importRow.findMany({
      where: { companyId: scope.companyId, importId: id, outcome: { in: ["SKIPPED", "REFUSED", "KEPT"] } },
      orderBy: { line: "asc" },
      take: problemsShown,
    });
    return { ...toImportDto(row), problems: problems.flatMap(toProblemDto) };
  });
}
