import { appName } from "@/lib/infra/app-name";
import { unavailable } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { noteFailure } from "@/lib/infra/outage";
import { coded } from "@/lib/infra/sentences-rules";

/** Marks an error on its way through Next, which hides every message from the error screen but keeps a digest. */
export const awayDigest = "DATABASE_AWAY";
export const awayMessage = () => coded("infra.databaseAway", { appName: appName() });

/** Prisma's codes, kinds of its adapter, and Postgres' own classes: connection lost, shutting down, out of resources, read-only. */
const awayCodes =
  /^(?:P1000|P1001|P1002|P1008|P1017|P2024|P2028|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TlsConnectionError|08...|53...|57P0[1-5]|58030|25006)$/;
const socketCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"],
  ...["EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
]);
/** The driver gives these no code. */
const lostConnection = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

const fieldsOf = (value: unknown) => (typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {});

/** What the driver's adapter says of an error; a raw query has Postgres' own code there alone. */
const causeInAdapter = (error: unknown) => fieldsOf(fieldsOf(fieldsOf(fieldsOf(error).meta).driverAdapterError).cause);

/** Whether an error of the driver says that the database cannot be asked now. A socket of something else fails alike. */
export function isLostConnection(error: unknown): boolean {
  const { code, message } = fieldsOf(error);
  return isDatabaseAway(error) || (typeof code === "string" && socketCodes.has(code)) || lostConnection.test(String(message));
}

/** Whether an error from anywhere says that the database cannot be asked now. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, digest, cause } = fieldsOf(error);
  const [ofAdapter, own] = [causeInAdapter(error), fieldsOf(cause)];
  const codes = [code, ofAdapter.kind, ofAdapter.originalCode, own.kind, own.originalCode];
  return digest === awayDigest || codes.some((one) => typeof one === "string" && awayCodes.test(one));
}

/** The error that a caller gets instead. */
export function databaseAway(error: unknown) {
  // What came through lib/infra/db is counted.
  if (fieldsOf(error).digest !== awayDigest) noteFailure("database", error);
  return unavailable(awayMessage(), error);
}

/** Logs an error of work in the background, which in an outage would fail again and again. */
export function logFailure(error: unknown, message: string): void {
  if (isLostConnection(error)) noteFailure("database", error);
  else log.error(errorFacts(error), message);
}

/** Whether Postgres ended a transaction over a lock: in a deadlock, or after its lock timeout. It kept nothing of the transaction. */
export function isLockConflict(error: unknown): boolean {
  return fieldsOf(error).code === "P2034" || /^(?:40P01|55P03)$/.test(String(causeInAdapter(error).originalCode));
}
