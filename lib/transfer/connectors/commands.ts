import type { z } from "zod";
import type { Connection } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { isCallableHost } from "@/lib/integrations/webhooks/sending-commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { ConnectorError, type SourceVendor, sourceVendor } from "@/lib/transfer/connectors/adapters-schema";
import { editedFields } from "@/lib/transfer/connectors/dto";
import { folderOf } from "@/lib/transfer/connectors/folders-commands";
import { checkedNew } from "@/lib/transfer/connectors/matching-rules";
import { openConnector } from "@/lib/transfer/connectors/opening-commands";
import { connectionRow, listRuns, showConnection } from "@/lib/transfer/connectors/queries";
import { addRun } from "@/lib/transfer/connectors/runs-commands";
import {
  type CheckedDto,
  type ConnectionPatch,
  type connectionDto,
  connectionSettings,
  type questionAnswer,
  type Run,
  runsQuery,
} from "@/lib/transfer/connectors/schema";
import { openSecrets, sealSecrets } from "@/lib/transfer/connectors/secrets-rules";
import { systemOf } from "@/lib/transfer/connectors/systems-queries";
import { lockConnection } from "@/lib/transfer/connectors/tokens-commands";
import { type ConnectorName, connectorTitles, isByFiles } from "@/lib/transfer/connectors/values";
import { carryOut, keepRecord } from "@/lib/transfer/connectors/vendors-commands";

type Told = z.input<typeof connectionDto>;
type Act = "changed" | "turned_on" | "turned_off" | "deleted" | "signed_in";

/** Writes what happened to a connection into the activity log. */
export function recordConnection(tx: Tx, scope: CompanyScope, what: Act, { id, connector }: Pick<Connection, "id" | "connector">) {
  const subjectName = connectorTitles[connector as ConnectorName];
  return recordEvent(tx, scope, { action: `connection.${what}`, subjectType: "connection", subjectId: id, subjectName });
}

const notSetUp = () => notFound(coded("server.connections.connection"));

/** The connection as nobody else changes it meanwhile. Throws `not_found` where nobody has set it up. */
async function lockOf(tx: Tx, scope: CompanyScope, connector: ConnectorName): Promise<Connection> {
  const row = await connectionRow(tx, scope, connector);
  if (!row) throw notSetUp();
  return lockConnection(tx, scope, row.id);
}

/** Sets a connection up, or changes its settings. After that it needs a dry run. Throws `outdated`, and `invalid` at a field. */
export async function changeConnection(scope: CompanyScope, connector: ConnectorName, patch: ConnectionPatch): Promise<Told> {
  const { version, clientSecret, password, privateKey, forgetHostKey = false, ...change } = patch;
  try {
    await inCompany(scope, async (tx) => {
      const known = await connectionRow(tx, scope, connector);
      const row = known && (await lockConnection(tx, scope, known.id));
      const before = editedFields(row);
      refuseOutdated(before, change, version);
      const { readsVendors, writesStandings, schedule, ...settings } = { ...before, ...change };
      refuseWrong(scope, connector, settings);
      const secrets = { ...openSecrets(row?.secrets ?? null), ...given({ clientSecret, password, privateKey }) };
      refuseApp(connector, settings, secrets.clientSecret ?? "");
      // Another server has another key, and another app other tokens.
      const isOtherServer = settings.host !== before.host || settings.port !== before.port;
      const isOtherApp = settings.clientId !== before.clientId || clientSecret !== undefined;
      if (isOtherApp) for (const name of ["accessToken", "refreshToken", "expiresAt"] as const) delete secrets[name];
      const isElsewhere = isOtherServer || settings.place !== before.place || settings.account !== before.account;
      const data = {
        ...{ settings: connectionSettings.parse(settings), readsVendors, writesStandings, schedule, triedAt: null },
        secrets: sealSecrets(secrets),
        ...((isOtherServer || forgetHostKey) && { hostKey: null }),
        // Vendors of another company there are read from the beginning.
        ...((isElsewhere || settings.readFile !== before.readFile) && { readCursor: null }),
      };
      const { companyId } = scope;
      const stopped = { isActive: false, offReason: row?.isActive ? "by_hand" : (row?.offReason ?? null), nextRunAt: null };
      // Another time is no reason to look at everything again.
      const isOnlyTime = Object.keys(patch).every((name) => name === "schedule" || name === "version");
      const time = { schedule, nextRunAt: row?.isActive && schedule !== "by_hand" ? now() : null };
      const saved = row
        ? await tx.connection.update({ where: { id: row.id }, data: isOnlyTime ? time : { ...data, ...stopped } })
        : await tx.connection.create({ data: { companyId, connector, ...data } });
      await recordConnection(tx, scope, "changed", saved);
    });
  } catch (error) {
    // Two people set it up at once.
    if (isUniqueViolation(error)) throw new AppError("conflict", coded("server.connections.setUpMeanwhile"));
    throw error;
  }
  return showConnection(scope, connector);
}

const given = (some: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined));

const refuse = (field: string, sentence: ReturnType<typeof coded>) => {
  throw new AppError("invalid", sentence, { [field]: sentence });
};

/** What a sign-in needs: without it, the other system refuses the browser with words of its own, or with none. */
function refuseApp(connector: ConnectorName, { clientId, account }: z.output<typeof connectionSettings>, clientSecret: string) {
  if (isByFiles(connector)) return;
  const system = connectorTitles[connector];
  if (account !== "" && !/^\d+$/.test(account)) refuse("account", coded("server.connections.accountIsANumber", { system }));
  const { clientId: fixedId, clientSecret: fixedSecret } = systemOf(connector);
  if (fixedId && fixedSecret) return;
  if (!/^\S{8,}$/.test(clientId)) refuse("clientId", coded("server.connections.clientIdRequired", { system }));
  if (!/^\S{8,}$/.test(clientSecret)) refuse("clientSecret", coded("server.connections.clientSecretRequired", { system }));
}

function refuseWrong(
  scope: CompanyScope,
  connector: ConnectorName,
  { place, host, readFile, writeFile }: z.output<typeof connectionSettings>,
) {
  if (!isByFiles(connector)) return;
  if (place === "folder" && !folderOf(scope, connector)) refuse("place", coded("server.connections.noFolderIsAllowed"));
  if (place === "sftp" && host === "") refuse("host", coded("connections.enterAHost"));
  if (place === "sftp" && !isCallableHost(host)) refuse("host", coded("server.connections.hostIsPrivate"));
  if (readFile.toLowerCase() === writeFile.toLowerCase()) refuse("writeFile", coded("server.connections.filesAreTheSame"));
}

/** Turns a connection on or off. Throws `not_found`, and `conflict` before a dry run. */
export async function switchConnection(scope: CompanyScope, connector: ConnectorName, isActive: boolean): Promise<Told> {
  await inCompany(scope, async (tx) => {
    const row = await lockOf(tx, scope, connector);
    if (row.isActive === isActive) return;
    if (isActive && !row.triedAt) throw new AppError("conflict", coded("server.connections.dryRunFirst"));
    const on = { isActive: true, offReason: null, failures: 0, nextRunAt: row.schedule === "by_hand" ? null : now() };
    const data = isActive ? on : { isActive: false, offReason: "by_hand", nextRunAt: null };
    const saved = await tx.connection.update({ where: { id: row.id }, data });
    if (isActive && saved.nextRunAt) await addRun(tx, scope, saved, false);
    await recordConnection(tx, scope, isActive ? "turned_on" : "turned_off", row);
  });
  return showConnection(scope, connector);
}

/** Deletes a connection with its sign-in and its log. Vendors stay, there and here. Throws `not_found` and `outdated`. */
export async function deleteConnection(scope: CompanyScope, connector: ConnectorName, version?: string): Promise<Told> {
  await inCompany(scope, async (tx) => {
    const row = await lockOf(tx, scope, connector);
    refuseOutdated(editedFields(row), {}, version);
    await tx.connection.delete({ where: { id: row.id } });
    await recordConnection(tx, scope, "deleted", row);
  });
  return showConnection(scope, connector);
}

/** Asks a system who is signed in, and reads from it what a run would read. Throws `not_found`, and what is wrong at its field. */
export async function checkConnection(scope: CompanyScope, connector: ConnectorName): Promise<CheckedDto> {
  const row = await inCompany(scope, (tx) => connectionRow(tx, scope, connector));
  if (!row) throw notSetUp();
  const opened = openConnector(scope, row);
  try {
    const { name } = await opened.check();
    // As a dry run does, so that what it would find is found here.
    if (row.readsVendors) await opened.readVendors(row.readCursor);
    const connectedAs = name.slice(0, 300);
    const saved = await inCompany(scope, (tx) => tx.connection.update({ where: { id: row.id }, data: { connectedAs } }));
    return { name, hostKey: saved.hostKey };
  } catch (error) {
    throw error instanceof ConnectorError ? toldAs(error) : error;
  } finally {
    await opened.close();
  }
}

/** An error of a system as the answer of a call, at the field that it is about. */
export function toldAs({ sentence, more, kind }: ConnectorError): AppError {
  return new AppError(
    kind === "temporary" && !more.field ? "unavailable" : "invalid",
    sentence,
    more.field ? { [more.field]: sentence } : undefined,
  );
}

/** Has a worker run a connection, or try a run without changing anything. Throws `not_found`, and `conflict` while another one is going. */
export async function startRun(scope: CompanyScope, connector: ConnectorName, isDry: boolean): Promise<Run> {
  const id = await inCompany(scope, async (tx) => {
    const row = await lockOf(tx, scope, connector);
    if (!isDry && !row.triedAt) throw new AppError("conflict", coded("server.connections.dryRunFirst"));
    return addRun(tx, scope, row, isDry);
  });
  const { runs } = await listRuns(scope, connector, runsQuery.parse({}));
  const run = runs.find((one) => one.id === id);
  if (!run) throw notSetUp();
  return run;
}

/** Says who a vendor there is here. Throws `not_found`, and `invalid` for a vendor that is not there or cannot be added. */
export async function answerQuestion(
  scope: CompanyScope,
  connector: ConnectorName,
  id: string,
  { answer, vendorId }: z.output<typeof questionAnswer>,
): Promise<Told> {
  const { companyId } = scope;
  const found = await inCompany(scope, async (tx) => {
    const row = await tx.connectionRecord.findFirst({ where: { companyId, id, state: "asked", connection: { connector } } });
    if (!row) throw notFound(coded("server.connections.question"));
    const isThere = vendorId === undefined || (await tx.vendor.count({ where: { companyId, id: vendorId } })) > 0;
    if (!isThere || (answer === "link" && !vendorId)) throw wrong("vendorId", coded("server.connections.chooseAVendor"));
    const others = { companyId, connectionId: row.connectionId, vendorId: vendorId ?? "", state: "linked" };
    if (vendorId && (await tx.connectionRecord.count({ where: others })) > 0)
      throw wrong("vendorId", coded("server.connections.isAnotherThere"));
    return row;
  });
  const place = { connectionId: found.connectionId, connector };
  const source = sourceVendor.parse(found.source);
  if (answer === "add") await addAsked(scope, place, source);
  else if (answer === "link") await keepRecord(scope, place, source, { vendorId: vendorId ?? null, state: "linked", isDue: true });
  else await keepRecord(scope, place, source, { vendorId: null, state: "ignored", isDue: false });
  return showConnection(scope, connector);
}

const wrong = (field: string, sentence: ReturnType<typeof coded>) => new AppError("invalid", sentence, { [field]: sentence });

async function addAsked(scope: CompanyScope, place: Parameters<typeof carryOut>[1], source: SourceVendor): Promise<void> {
  const checked = checkedNew(source);
  if ("reason" in checked) throw new AppError("invalid", checked.reason, { answer: checked.reason });
  const problem = await carryOut(scope, place, { act: "create", source, record: undefined, fields: checked.fields });
  if (problem) throw new AppError("conflict", problem);
}
