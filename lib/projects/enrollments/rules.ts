import { type Enrollment, enrollment } from "@/lib/compliance/wraps/schema";
import { enrollmentStatuses } from "@/lib/compliance/wraps/values";
import { type DayOrder, dayOrderOf, isAmbiguousDay, isoDay } from "@/lib/infra/lists/dates-rules";
import { coded, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { type EnrollmentColumn, enrollmentColumns, statusWords } from "@/lib/projects/enrollments/columns-values";
import type { Finder } from "@/lib/vendors/import/names-rules";
import type { FileRow } from "@/lib/vendors/import/rules";

/** A contract whose enrollment a list may name. */
export type Listed = { id: string; vendorId: string; vendor: string; enrollment: Enrollment | null };
export type EnrollmentFault = { line: number; name: string; message: Sentence };
export type ReadEnrollments = { changes: (Listed & { to: Enrollment; line: number })[]; same: number; faults: EnrollmentFault[] };

export type Columns = Record<EnrollmentColumn, number>;

/** In which column each value is, -1 for one that is not there; null: the first row does not name vendor and status. */
export function columnsOfEnrollments(header: FileRow | undefined): Columns | null {
  const titles = (header?.values ?? []).map((title) => title.trim().toLowerCase());
  const at = (column: EnrollmentColumn) => titles.findIndex((title) => (enrollmentColumns[column] as readonly string[]).includes(title));
  const columns = { vendor: at("vendor"), status: at("status"), enrolledOn: at("enrolledOn"), endsOn: at("endsOn"), number: at("number") };
  return columns.vendor < 0 || columns.status < 0 ? null : columns;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
const statusOf = (text: string) => enrollmentStatuses.find((status) => statusWords[status].includes(plain(text)));

/** Whose rows they are: vendors by what a row calls them, and their contracts on the project. */
type Known = { find: Finder<{ id: string | null }>; contracts: ReadonlyMap<string, readonly Listed[]> };

/** The contract that a row names, or why it names none. */
function contractOf(name: string, { find, contracts }: Known): Listed | Sentence {
  const found = find(name);
  if (!found) return coded("server.projects.enrollmentNoVendor");
  if (found === "several") return coded("server.projects.enrollmentSeveralVendors");
  const [contract, another] = contracts.get(found.id ?? "") ?? [];
  if (!contract) return coded("server.projects.enrollmentNotOnProject");
  return another ? coded("server.projects.enrollmentSeveralContracts") : contract;
}

/** What a row says, or why it says nothing clear. An empty cell says nothing of a vendor that is enrolled already. */
function valuesOf(
  textOf: (column: EnrollmentColumn) => string,
  order: DayOrder,
  before: Enrollment | null,
): { to: Enrollment } | { fault: Sentence } {
  const status = statusOf(textOf("status"));
  if (!status) return { fault: coded("server.projects.enrollmentNoStatus", { text: textOf("status").slice(0, 60) }) };
  const written = [textOf("enrolledOn"), textOf("endsOn")];
  const unclear = order === "mixed" ? written.find(isAmbiguousDay) : undefined;
  if (unclear) return { fault: coded("server.projects.enrollmentUnclearDay", { text: unclear }) };
  const [enrolledOn, endsOn] = written.map((day) => isoDay(day, order));
  const known = status === "ENROLLED" && before?.status === "ENROLLED" ? before : null;
  const { data, error } = enrollment.safeParse({
    ...{ status, enrolledOn: enrolledOn || known?.enrolledOn, endsOn: endsOn || known?.endsOn },
    ...{ number: textOf("number") || known?.number, isConfirmed: false },
  });
  return data ? { to: data } : { fault: issueSentence(error.issues[0]?.message ?? "") };
}

/** What a person confirmed stays confirmed while it is the same enrollment. */
const keepConfirmed = (before: Enrollment | null, to: Enrollment): Enrollment =>
  before?.status === to.status && before.number === to.number && before.enrolledOn === to.enrolledOn
    ? { ...to, isConfirmed: before.isConfirmed }
    : to;

/** Whether two read enrollments say the same. */
export const isSameEnrollment = (one: Enrollment | null, other: Enrollment | null) => JSON.stringify(one) === JSON.stringify(other);

/** The enrollments of a list. A row whose vendor, status or date is not clear is named, and changes nothing. */
export function readEnrollments([, ...rows]: readonly FileRow[], columns: Columns, known: Known): ReadEnrollments {
  const read: ReadEnrollments = { changes: [], same: 0, faults: [] };
  const textIn = ({ values }: FileRow, column: EnrollmentColumn) => values[columns[column]]?.trim() ?? "";
  const order = dayOrderOf(rows.flatMap((row) => [textIn(row, "enrolledOn"), textIn(row, "endsOn")])) ?? "month-first";
  const lines = new Map<string, number>();
  for (const row of rows) {
    const name = textIn(row, "vendor");
    const refuse = (message: Sentence) => read.faults.push({ line: row.line, name, message });
    const contract = contractOf(name, known);
    if (typeof contract === "string" || !("vendorId" in contract)) {
      refuse(contract);
      continue;
    }
    const values = valuesOf((column) => textIn(row, column), order, contract.enrollment);
    const earlier = lines.get(contract.id);
    if (earlier !== undefined) refuse(coded("server.projects.enrollmentTwice", { line: earlier }));
    else if ("fault" in values) refuse(values.fault);
    else {
      lines.set(contract.id, row.line);
      const to = keepConfirmed(contract.enrollment, values.to);
      if (isSameEnrollment(to, contract.enrollment)) read.same += 1;
      else read.changes.push({ ...contract, to, line: row.line });
    }
  }
  return read;
}
