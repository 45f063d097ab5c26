import { createHash } from "node:crypto";
import { AppError } from "@/lib/infra/errors";
import { isTooDeep, parseJson } from "@/lib/infra/json-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { longestRow } from "@/lib/transfer/archive/values";

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/**
 * The id that a row of an archive gets here. It depends on the import and the former id alone, so that rows find each other, and an
 * import that starts again gives the same ones. The time in it stays, since lists are in the order of their ids.
 */
export function importedId(importId: string, former: string): string {
  if (!isUuid(former)) return former;
  const mixed = createHash("sha256").update(`${importId}/${former.toLowerCase()}`).digest("hex");
  return `${former.slice(0, 15).toLowerCase()}${mixed.slice(0, 3)}-a${mixed.slice(3, 6)}-${mixed.slice(6, 18)}`;
}

/** Every id within a text, as it is here. `members`: people who are here already, by their former ids. */
export const withImportedIds = (importId: string, text: string, members?: ReadonlyMap<string, string>): string =>
  text.replace(uuid, (former) => members?.get(former.toLowerCase()) ?? importedId(importId, former));

export type ArchiveRow = { line: number; row: Record<string, unknown> };

const unreadable = (name: string, line: number) => new AppError("invalid", coded("server.transfer.listIsUnreadable", { name, line }));

/** The rows of a list with one row a line, as an export writes it. Counted from 1. Throws `invalid`. */
export async function* rowsOfList(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<ArchiveRow> {
  let count = 0;
  for await (const text of linesOf(name, bytes)) {
    const plain = text.trim().replace(/,$/, "");
    if (["", "[", "]", "[]"].includes(plain)) continue;
    count += 1;
    if (isTooDeep(plain)) throw new AppError("invalid", coded("server.transfer.rowIsTooDeep", { name, line: count }));
    const row = parsed(plain);
    if (!row) throw unreadable(name, count);
    yield { line: count, row };
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value = parseJson(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

async function* linesOf(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let held = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString("utf8");
      parts = [];
      held = 0;
      from = end + 1;
    }
    const rest = chunk.subarray(from);
    held += rest.length;
    if (held > longestRow) throw new AppError("invalid", coded("server.transfer.rowIsTooLong", { name }));
    if (rest.length > 0) parts.push(rest);
  }
  if (held > 0) yield Buffer.concat(parts).toString("utf8");
}
