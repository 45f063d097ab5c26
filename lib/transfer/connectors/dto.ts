import type { z } from "zod";
import type { Connection, ConnectionRun } from "@/generated/prisma/client";
import type { Tenant } from "@/lib/infra/db";
import { coded } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { versionOf } from "@/lib/infra/versions-rules";
import { folderOf } from "@/lib/transfer/connectors/folders-commands";
import type { connectionDto } from "@/lib/transfer/connectors/schema";
import { type ConnectionDto, type ConnectionSettings, connectionSettings, type Run } from "@/lib/transfer/connectors/schema";
import { openSecrets } from "@/lib/transfer/connectors/secrets-rules";
import { redirectAddress, systemOf } from "@/lib/transfer/connectors/systems-queries";
import {
  type ConnectorName,
  connectorTitles,
  countNames,
  describedConnectors,
  isByFiles,
  readFileName,
  writeFileName,
} from "@/lib/transfer/connectors/values";

export const firstSettings: ConnectionSettings = {
  ...{ clientId: "", account: "", place: "sftp", host: "", port: 22, username: "", folder: "" },
  ...{ readFile: readFileName, writeFile: writeFileName },
};
const first = { readsVendors: true, writesStandings: true, schedule: "daily" } as const;

/** What people edit of a connection; null: nobody has yet. */
export function editedFields(row: Connection | null) {
  if (!row) return { ...firstSettings, ...first };
  const { readsVendors, writesStandings, schedule } = row;
  return { ...connectionSettings.parse(row.settings), readsVendors, writesStandings, schedule: schedule as ConnectionDto["schedule"] };
}

type Parts = { row: Connection | null; lastRun: (ConnectionRun & { startedBy: string | null }) | null; questions: number };

/** A connector as a company has it. No secret is in it. */
export function toConnectionDto(
  scope: Tenant,
  connector: ConnectorName,
  { row, lastRun, questions }: Parts,
): z.input<typeof connectionDto> {
  const secrets = openedSecrets(row);
  const { reads, writes } = describedConnectors[connector];
  const edited = editedFields(row);
  const folder = isByFiles(connector) ? folderOf(scope, connector) : null;
  const system = isByFiles(connector) ? null : systemOf(connector);
  const { lines: _, ...run } = lastRun ? toRunDto(lastRun) : { lines: null };
  return {
    ...{ connector, name: connectorTitles[connector], reads: coded(reads), writes: coded(writes) },
    ...{ isSetUp: row !== null, isActive: row?.isActive ?? false, offReason: (row?.offReason ?? null) as ConnectionDto["offReason"] },
    isSignedIn: system ? Boolean(secrets.refreshToken) : row !== null,
    connectedAs: row?.connectedAs ?? null,
    isFixed: Boolean(system?.clientId && system.clientSecret),
    ...{ hasFolder: folder !== null, folderHere: folder },
    redirectAddress: isByFiles(connector) ? null : redirectAddress(connector),
    settings: connectionSettings.parse(edited),
    ...{ hasClientSecret: Boolean(secrets.clientSecret), hasPassword: Boolean(secrets.password) },
    ...{ hasPrivateKey: Boolean(secrets.privateKey), hostKey: row?.hostKey ?? null },
    ...{ readsVendors: edited.readsVendors, writesStandings: edited.writesStandings, schedule: edited.schedule },
    ...{ isTried: row?.triedAt != null, questions },
    lastRun: lastRun ? (run as Omit<Run, "lines">) : null,
    nextRunAt: row?.nextRunAt?.toISOString() ?? null,
    version: versionOf(edited),
  };
}

/** After a restore under another APP_SECRET, nothing is readable: people enter it again. */
function openedSecrets(row: Connection | null) {
  try {
    return openSecrets(row?.secrets ?? null);
  } catch {
    return {};
  }
}

export function toRunDto(row: ConnectionRun & { startedBy: string | null }): Run {
  const counts = Object(row.counts) as Record<string, unknown>;
  return {
    ...{ id: row.id, isDry: row.isDry, state: row.state as Run["state"], startedBy: row.startedBy },
    counts: Object.fromEntries(countNames.map((name) => [name, Number(counts[name] ?? 0)])) as Run["counts"],
    lines: row.lines as Run["lines"],
    problem: sentenceIn(row.problem),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}
