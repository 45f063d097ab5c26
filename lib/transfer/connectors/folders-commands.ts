import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Tenant } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { isSystemError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { ConnectorError } from "@/lib/transfer/connectors/adapters-schema";
import type { FileConnector } from "@/lib/transfer/connectors/values";

/** Where files are exchanged. `size` null: there is no such file. */
export type Exchange = {
  name: string;
  look(file: string): Promise<{ size: number; changed: number } | null>;
  read(file: string): Promise<Buffer>;
  /** Whole or not at all: a reader never sees half of it. */
  write(file: string, bytes: Buffer): Promise<void>;
  close(): Promise<void>;
};

/** The company's folder for a connector below the one that the operator allows; null: none is allowed. */
export function folderOf({ companyId }: Tenant, connector: FileConnector): string | null {
  const { CONNECTIONS_DIR: base } = env();
  return base ? path.resolve(base, companyId, connector) : null;
}

const unusable = (cause: unknown) =>
  new ConnectorError("temporary", coded("server.connections.folderCannotBeUsed"), { cause, field: "place" });

/** A folder of this machine or of a disk that it shares. Throws `ConnectorError` where the operator allows none. */
export function folderExchange(scope: Tenant, connector: FileConnector): Exchange {
  const folder = folderOf(scope, connector);
  if (!folder) throw new ConnectorError("settings", coded("server.connections.noFolderIsAllowed"), { field: "place" });
  const at = (file: string) => path.join(folder, path.basename(file));
  const tried = async <T>(work: () => Promise<T>) => {
    try {
      await mkdir(folder, { recursive: true });
      return await work();
    } catch (error) {
      throw isSystemError(error) ? unusable(error) : error;
    }
  };
  return {
    name: folder,
    look: (file) =>
      tried(async () => {
        const found = await stat(at(file)).catch((error) => {
          if (isSystemError(error) && error.code === "ENOENT") return null;
          throw error;
        });
        return found && { size: found.size, changed: found.mtimeMs };
      }),
    read: (file) => tried(() => readFile(at(file))),
    write: (file, bytes) =>
      tried(async () => {
        await writeFile(`${at(file)}.part`, bytes);
        await rename(`${at(file)}.part`, at(file));
      }),
    close: async () => undefined,
  };
}
