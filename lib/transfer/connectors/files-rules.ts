import { toCsv } from "@/lib/infra/lists/csv-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { ConnectorError, type SourceVendor, type Standing } from "@/lib/transfer/connectors/adapters-schema";
import { coverageColumns, type Field, holdColumns, vendorColumns, yesAndNo } from "@/lib/transfer/connectors/columns-values";
import type { FileConnector } from "@/lib/transfer/connectors/values";
import type { FileRow } from "@/lib/vendors/import/rules";

const plain = (title: string) => title.toLowerCase().replace(/[^a-z0-9]/g, "");
const isNo = (value: string) => /^(n|no|false|0|i|inactive)$/i.test(value);

const refused = (sentence: ConstructorParameters<typeof ConnectorError>[1]) =>
  new ConnectorError("settings", sentence, { field: "readFile" });

/** The vendors of a file's rows, whose first one names the columns. Throws `ConnectorError` for another list and for half a file. */
export function vendorsOf(connector: FileConnector, rows: readonly FileRow[]): SourceVendor[] {
  const [header, ...body] = rows;
  const columns = (header?.values ?? []).map((title) => fieldOf(connector, title));
  for (const field of ["externalId", "name"] as const) {
    if (!columns.includes(field)) {
      throw refused(coded("server.connections.noColumnFor", { titles: vendorColumns[connector][field].join(", ") }));
    }
  }
  const last = body.at(-1);
  // A program that writes row by row was not done yet.
  if (last && last.values.length < columns.length && body.some(({ values }) => values.length === columns.length)) {
    throw new ConnectorError("temporary", coded("server.connections.fileEndsInARow", { line: last.line }));
  }
  return body.map(({ values }) => vendorOf(columns, values)).filter(({ externalId, name }) => externalId !== "" && name !== "");
}

function fieldOf(connector: FileConnector, title: string): Field | null {
  const fields = Object.entries(vendorColumns[connector]) as [Field, readonly string[]][];
  return fields.find(([, known]) => known.includes(plain(title)))?.[0] ?? null;
}

function vendorOf(columns: readonly (Field | null)[], values: readonly string[]): SourceVendor {
  const of = (field: Field) => columns.flatMap((column, at) => (column === field && values[at] ? [values[at]] : []));
  const [active = ""] = of("active");
  return {
    externalId: (of("externalId")[0] ?? "").slice(0, 100),
    name: of("name")[0] ?? "",
    email: of("email")[0]?.split(/[;,]/)[0]?.trim() ?? "",
    phone: of("phone")[0] ?? "",
    contactName: of("contactName").join(" "),
    address: of("address").join(", "),
    ...{ isActive: !isNo(active), originId: "" },
  };
}

/** The file with holds and expirations: a row for each vendor, in the order of their ids there. */
export function standingsFile(connector: FileConnector, standings: readonly Standing[]): string {
  const word = (is: boolean) => yesAndNo[connector][is ? 0 : 1];
  const header = [...holdColumns[connector], ...Object.values(coverageColumns).map((short) => `${short}_Expires`)];
  const inOrder = standings.toSorted((one, other) => (one.source.externalId < other.source.externalId ? -1 : 1));
  const rows = inOrder.map(({ source, name, hold, isCompliant, coverages }) => [
    ...[source.externalId, name, word(hold !== null), hold ?? "", word(isCompliant)],
    ...Object.keys(coverageColumns).map((line) => firstToExpire(coverages.filter((one) => one.line === line))),
  ]);
  return toCsv([header, ...rows]);
}

const firstToExpire = (some: Standing["coverages"]) => some.flatMap(({ expires }) => expires ?? []).toSorted()[0] ?? "";
