import { z } from "zod";
import { dayOrderOf, isAmbiguousDay, isoDay } from "@/lib/infra/lists/dates-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { type PaymentColumn, paymentColumns } from "@/lib/reports/premium/columns-values";
import { mostCents } from "@/lib/reports/premium/values";
import type { Finder } from "@/lib/vendors/import/names-rules";
import type { FileRow } from "@/lib/vendors/import/rules";

export type PaymentFault = { line: number; field: PaymentColumn; message: Sentence };
export type ReadPayments = {
  payments: { vendorId: string; day: string; cents: number }[];
  /** Rows without a date or an amount. While there is one, the list is not what it seems to be. */
  faults: PaymentFault[];
  /** Payments to firms that are no vendors here. */
  leftOut: { name: string; line: number; cents: number }[];
};

/** In which column each value is; null: the first row does not name all three. */
export function columnsOfPayments(header: FileRow | undefined): Record<PaymentColumn, number> | null {
  const titles = (header?.values ?? []).map((title) => title.trim().toLowerCase());
  const at = (column: PaymentColumn) => titles.findIndex((title) => (paymentColumns[column] as readonly string[]).includes(title));
  const columns = { vendor: at("vendor"), day: at("day"), amount: at("amount") };
  return Math.min(...Object.values(columns)) < 0 ? null : columns;
}

/** Cents of "$1,234.50", "1234.5" and "(200.00)"; null for any other text. */
export function centsOf(text: string): number | null {
  const plain = text.replace(/[\s$]/g, "");
  const inner = /^\((.+)\)$/.exec(plain)?.[1] ?? plain.replace(/^-/, "");
  const [, whole, cents = ""] = /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(inner) ?? [];
  if (whole === undefined) return null;
  const value = Number(whole.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  if (value > mostCents) return null;
  return inner === plain ? value : -value;
}

/** The payments of a list whose first row names its columns. `find`: whose name it is. */
export function readPayments(
  [, ...rows]: readonly FileRow[],
  columns: Record<PaymentColumn, number>,
  find: Finder<{ id: string | null }>,
): ReadPayments {
  const read: ReadPayments = { payments: [], faults: [], leftOut: [] };
  const textOf = ({ values }: FileRow, column: PaymentColumn) => values[columns[column]]?.trim() ?? "";
  const order = dayOrderOf(rows.map((row) => textOf(row, "day"))) ?? "month-first";
  for (const row of rows) {
    const { line } = row;
    const [name, written, amount] = [textOf(row, "vendor"), textOf(row, "day"), textOf(row, "amount")];
    const day = isoDay(written, order);
    const cents = centsOf(amount);
    const isDay = z.iso.date().safeParse(day).success && !(order === "mixed" && isAmbiguousDay(written));
    if (!name) read.faults.push({ line, field: "vendor", message: coded("server.premium.vendorIsMissing") });
    if (!isDay) read.faults.push({ line, field: "day", message: coded("server.premium.noDay", { text: written.slice(0, 60) }) });
    if (cents === null)
      read.faults.push({ line, field: "amount", message: coded("server.premium.noAmount", { text: amount.slice(0, 60) }) });
    if (!name || !isDay || cents === null) continue;
    const found = find(name);
    if (found && found !== "several" && found.id) read.payments.push({ vendorId: found.id, day, cents });
    else read.leftOut.push({ name, line, cents });
  }
  return read;
}
