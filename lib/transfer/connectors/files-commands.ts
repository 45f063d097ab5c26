import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { encode } from "iconv-lite";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { type Connector, ConnectorError, type Standing } from "@/lib/transfer/connectors/adapters-schema";
import { standingsFile, vendorsOf } from "@/lib/transfer/connectors/files-rules";
import type { Exchange } from "@/lib/transfer/connectors/folders-commands";
import type { ConnectionSettings } from "@/lib/transfer/connectors/schema";
import type { FileConnector } from "@/lib/transfer/connectors/values";
import { decodeText } from "@/lib/vendors/import/encoding-rules";
import { readTable } from "@/lib/vendors/import/rules";
import { maximumImportBytes } from "@/lib/vendors/import/values";

/** A file that grows in this time is being written. */
const stillMillis = 800;

const windows = "Windows-1252";

/**
 * CSV files in and out, in a folder or on an SFTP server, with the columns of a product. The cursor is the encoding and the digest of the
 * file that was read last: the same file is not read again. What is written has that encoding, too.
 */
export function filesConnector(
  connector: FileConnector,
  { readFile, writeFile }: Pick<ConnectionSettings, "readFile" | "writeFile">,
  cursor: string | null,
  open: () => Promise<Exchange>,
): Connector {
  let opened: Promise<Exchange> | undefined;
  const exchange = () => {
    opened ??= open();
    return opened;
  };
  let encoding = cursor?.split(" ")[0] ?? "";
  const standings: Standing[] = [];
  return {
    writesAll: true,
    check: async () => ({ name: (await exchange()).name }),
    readVendors: async (last) => {
      const bytes = await readStill(await exchange(), readFile);
      const digest = createHash("sha256").update(bytes).digest("hex");
      if (last?.endsWith(` ${digest}`)) return { vendors: [], cursor: last };
      const decoded = decodeText(bytes);
      encoding = decoded.encoding.replaceAll(" ", "-");
      try {
        const { rows } = await readTable(decoded.text);
        return { vendors: vendorsOf(connector, rows), cursor: `${encoding} ${digest}` };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw new ConnectorError("settings", error.sentence, { field: "readFile", cause: error });
      }
    },
    writeStanding: async (standing) => {
      standings.push(standing);
      return {};
    },
    finish: async () => {
      if (standings.length === 0) return;
      const text = standingsFile(connector, standings);
      await (await exchange()).write(writeFile, encoding === windows ? encode(text, "win1252") : Buffer.from(text));
    },
    close: async () => {
      const left = await opened?.catch(() => undefined);
      await left?.close();
    },
  };
}

/** The bytes of a file that nobody is writing. */
async function readStill(exchange: Exchange, file: string): Promise<Buffer> {
  const before = await exchange.look(file);
  if (!before)
    throw new ConnectorError("settings", coded("server.connections.noSuchFile", { file, place: exchange.name }), { field: "readFile" });
  if (before.size > maximumImportBytes)
    throw new ConnectorError("settings", coded("server.connections.fileIsTooLarge", { file }), { field: "readFile" });
  await pause(stillMillis);
  const bytes = await exchange.read(file);
  const after = await exchange.look(file);
  if (after?.size !== before.size || after.changed !== before.changed || bytes.length !== before.size) {
    throw new ConnectorError("temporary", coded("server.connections.fileIsBeingWritten", { file }), { field: "readFile" });
  }
  return bytes;
}
