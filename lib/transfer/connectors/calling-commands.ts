import { setTimeout as pause } from "node:timers/promises";
import { now } from "@/lib/infra/clock";
import { coded } from "@/lib/infra/sentences-rules";
import { retryAfterOf } from "@/lib/integrations/webhooks/retry-rules";
import { ConnectorError } from "@/lib/transfer/connectors/adapters-schema";
import { type ConnectorName, connectorTitles } from "@/lib/transfer/connectors/values";

const patienceMillis = 30_000;
/** A wait up to so many seconds is worth it in the middle of a run. */
const shortWait = 30;
const mostTries = 4;
const mostBytes = 32 * 1024 * 1024;

export type SystemCall = {
  connector: ConnectorName;
  address: string;
  method?: "GET" | "POST" | "PATCH";
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
};
export type SystemAnswer = { status: number; body: unknown };

/**
 * Calls another system's API once, or a few times where it asks for patience. Its addresses are the operator's, so no private network is
 * guarded here. Returns answers up to 499; throws `ConnectorError` (`temporary`) for all others and for silence.
 */
export async function callSystem(call: SystemCall): Promise<SystemAnswer> {
  const system = connectorTitles[call.connector];
  for (let tries = 1; ; tries += 1) {
    const response = await send(call).catch((cause) => {
      throw new ConnectorError("temporary", coded("server.connections.cannotBeReached", { system }), { cause });
    });
    const { status } = response;
    if (status !== 429 && status < 500) return { status, body: await bodyOf(response, system) };
    await response.body?.cancel();
    const retryAfter = retryAfterOf(response.headers.get("retry-after") ?? undefined, now());
    if (tries < mostTries && retryAfter <= shortWait && (status === 429 || retryAfter > 0)) {
      await pause(Math.max(retryAfter, tries) * 1000);
      continue;
    }
    const sentence =
      status === 429 ? coded("server.connections.tooManyCalls", { system }) : coded("server.connections.answersStatus", { system, status });
    throw new ConnectorError("temporary", sentence, { retryAfter });
  }
}

function send({ address, method = "GET", headers = {}, json, form }: SystemCall): Promise<Response> {
  const type: Record<string, string> = json === undefined ? {} : { "content-type": "application/json" };
  return fetch(address, {
    method,
    headers: { accept: "application/json", "user-agent": "Coverkeep-Connections/1", ...type, ...headers },
    body: form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMillis),
  });
}

async function bodyOf(response: Response, system: string): Promise<unknown> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > mostBytes) throw new ConnectorError("temporary", coded("server.connections.answersTooMuch", { system }));
    pieces.push(piece);
  }
  const text = Buffer.concat(pieces).toString("utf8");
  try {
    return text === "" ? null : JSON.parse(text);
  } catch (cause) {
    throw new ConnectorError("temporary", coded("server.connections.answersNoJson", { system }), { cause });
  }
}
