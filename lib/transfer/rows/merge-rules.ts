import { withImportedIds } from "@/lib/transfer/archive/rules";
import { takenTables } from "@/lib/transfer/arrival/values";
import { type Column, type Mapping, type Prepared, prepareRow, type Row } from "@/lib/transfer/rows/rules";
import { rowFault } from "@/lib/transfer/rows/schema";
import { keptMerge } from "@/lib/vendors/merging/schema";

/** The tables and columns whose rows a merge keeps for its undo. Verdicts are not kept: they are judged again. */
export const keptTables = ["vendor", "assignment", "reminder", "completed_operations_request", "vendor_contact"] as const;
export type KeptColumns = Readonly<Record<(typeof keptTables)[number], readonly Column[]>>;

/**
 * A merge as this installation writes it. Its undo writes rows again that it keeps, so each of them passes what a row of its own would
 * pass, and the ids within are those that these rows have here.
 */
export function prepareMerge(former: Row, columns: readonly Column[], kept: KeptColumns, mapping: Mapping): Prepared {
  const prepared = prepareRow("vendor_merge", former, columns, [], mapping);
  if (!("row" in prepared)) return prepared;
  const { gone, given, moved, aside } = keptMerge.parse(former);
  const { filled, ...ids } = moved;
  const faults: Prepared[] = [];
  const rowHere = (table: (typeof keptTables)[number], { company_id: _, ...own }: Row): Row => {
    const one = prepareRow(table, own, kept[table], takenTables[table] ?? [], mapping);
    if (!("row" in one)) faults.push(one);
    return "row" in one ? { ...one.row, company_id: mapping.companyId } : {};
  };
  const rowsHere = (table: (typeof keptTables)[number], rows: readonly Row[] | undefined) => rows?.map((row) => rowHere(table, row));
  const before = Object.entries(given).flatMap(([field, values]) => (values ? [[snake(field), values[0]]] : []));
  const unfit = rowFault("vendor", { ...gone, ...Object.fromEntries(before) }, mapping);
  const here = {
    ...{ gone: rowHere("vendor", gone), given },
    moved: {
      ...JSON.parse(withImportedIds(mapping.importId, JSON.stringify(ids))),
      filled: filled.map((one) => ({ before: rowHere("assignment", one.before), after: rowHere("assignment", one.after) })),
    },
    aside: {
      assignment: rowsHere("assignment", aside.assignment),
      reminder: rowsHere("reminder", aside.reminder),
      completed_operations_request: rowsHere("completed_operations_request", aside.completed_operations_request),
      vendor_contact: rowsHere("vendor_contact", aside.vendor_contact),
    },
  };
  const [fault] = unfit ? [{ fault: unfit }] : faults;
  if (fault) return "fault" in fault ? { fault: { ...fault.fault, blocks: false } } : fault;
  return { row: { ...prepared.row, ...here } };
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
