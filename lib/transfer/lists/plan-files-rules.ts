import { type KindOfPaper, unfitIn } from "@/lib/documents/papers/rules";
import { type PaperInput, paperValues } from "@/lib/documents/papers/schema";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import type { ListFields, ListTable } from "@/lib/transfer/lists/columns-rules";
import type { FileFinder } from "@/lib/transfer/lists/files-rules";
import {
  faultsOf,
  missing,
  onlyFirst,
  type PlannedRow,
  planned,
  type Read,
  refused,
  repeats,
  skipped,
  vendorOf,
} from "@/lib/transfer/lists/plan-rules";
import type { RowFault } from "@/lib/transfer/lists/schema";
import type { Finder, Named } from "@/lib/vendors/import/names-rules";

/** What the check found out about a file of the ZIP. */
export type FileFacts = { path: string; name: string; size: number; sha256: string; problem: Sentence | null };

/** The company's kinds of documents in use, by their names in small letters. */
export type KindsByName = ReadonlyMap<string, KindOfPaper & { id: string }>;

/** What a row says of a paper of a kind; null: it names none, and what else it says of one does not count. Dates of certificates are read. */
export function readPaperRow(
  { kind: name, paperNumber, issuedOn, expiresOn }: ListFields,
  kinds: KindsByName,
): Read<PaperInput & { kindId: string }> | null {
  if (!name) return null;
  const kind = kinds.get(name.trim().toLowerCase());
  if (!kind) return { input: null, faults: [{ field: "kind", message: coded("server.transfer.noKindNamed", { name }) }] };
  const said = { ...(paperNumber && { number: paperNumber }), ...(issuedOn && { issuedOn }), ...(expiresOn && { expiresOn }) };
  const { data, error } = paperValues.safeParse(said);
  const unfit = data ? unfitIn(kind, data, { issuedOn: data.issuedOn ?? null, expiresOn: data.expiresOn ?? null }) : null;
  const faults = [...faultsOf(error?.issues ?? []), ...(unfit ? [{ field: unfit.field, message: coded(unfit.message) }] : [])];
  const columns = faults.map((fault) => (fault.field === "number" ? { ...fault, field: "paperNumber" } : fault));
  return { input: data && columns.length === 0 ? { kindId: kind.id, ...data } : null, faults: columns };
}

type KnownFiles = {
  vendors: Finder<Named>;
  kinds: KindsByName;
  /** By the path that a row names; undefined: it is not in the ZIP. */
  fileOf: FileFinder<FileFacts>;
  /** Whether a vendor has these bytes. */
  has: (vendorId: string, sha256: string) => boolean;
};

/** The file that a row names, or what is wrong with that. */
export function fileNamed<File extends { path: string; problem?: Sentence | null }>(
  { file }: ListFields,
  find: FileFinder<File>,
): { item: File } | { fault: RowFault } {
  if (!file) return { fault: missing("file") };
  const item = find(file);
  const fault = (message: Sentence) => ({ fault: { field: "file", message } });
  if (item === "several") return fault(coded("server.transfer.severalFilesNamed", { name: file }));
  if (!item) return fault(coded("server.transfer.fileNotInZip", { name: file }));
  return item.problem ? fault(item.problem) : { item };
}

/** What would become of the rows of a list of certificates. */
export function planCertificates(table: ListTable, { vendors, fileOf, has, kinds }: KnownFiles): PlannedRow[] {
  const read = table.rows.map((row) => ({ ...row, vendor: vendorOf(row.fields, vendors), file: fileNamed(row.fields, fileOf) }));
  const repeatAt = repeats(
    read.flatMap(({ line, vendor, file }) => {
      if ("fault" in vendor || "fault" in file) return [];
      return [{ key: JSON.stringify([vendor.item.id ?? vendor.item.name, file.item.sha256]), line, says: {} }];
    }),
  );
  return read.map(({ line, fields, faults, vendor, file: named }) => {
    const row = { line, name: fields.file ?? "", fields };
    const paper = readPaperRow(fields, kinds);
    const ofPaper = paper ? [...faults, ...paper.faults] : [];
    const wrong = onlyFirst([...("fault" in named ? [named.fault] : []), ...("fault" in vendor ? [vendor.fault] : []), ...ofPaper]);
    if ("fault" in vendor || "fault" in named || wrong.length > 0) return planned("certificates", table, row, refused(...wrong));
    const file = named.item;
    const repeat = repeatAt(line);
    if (repeat) return planned("certificates", table, row, repeat);
    const isThere = vendor.item.id !== null && has(vendor.item.id, file.sha256);
    return planned("certificates", table, row, isThere ? skipped(coded("server.transfer.vendorHasFile"), "file") : { plan: "create" });
  });
}
