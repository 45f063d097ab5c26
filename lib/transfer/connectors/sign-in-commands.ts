import type { z } from "zod";
import { now } from "@/lib/infra/clock";
import { mac, sameText } from "@/lib/infra/crypto";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope, LiveSession } from "@/lib/tenancy/scope";
import { ConnectorError } from "@/lib/transfer/connectors/adapters-schema";
import { recordConnection, toldAs } from "@/lib/transfer/connectors/commands";
import { connectionRow, showConnection } from "@/lib/transfer/connectors/queries";
import { type connectionDto, connectionSettings, type signInEnd } from "@/lib/transfer/connectors/schema";
import { openSecrets, sealSecrets } from "@/lib/transfer/connectors/secrets-rules";
import { redirectAddress, systemOf } from "@/lib/transfer/connectors/systems-queries";
import { appOf, askForTokens, lockConnection } from "@/lib/transfer/connectors/tokens-commands";
import { type ConnectorName, isByFiles, type SignedConnector } from "@/lib/transfer/connectors/values";

/** For so long a sign-in may take. */
const stateMinutes = 30;

function signedOrRefuse(connector: ConnectorName): SignedConnector {
  if (isByFiles(connector)) throw notFound(coded("server.connections.signIn"));
  return connector;
}

/** What ties a sign-in to the session that began it: another browser's answer is not taken. */
const stateOf = ({ sessionId }: LiveSession, connector: SignedConnector, until: number) =>
  `${until}.${mac("connection-state", `${sessionId} ${connector} ${until}`)}`;

/** Where the browser goes to sign in to a system. Throws `not_found`, and `invalid` without an app. */
export async function startSignIn(scope: CompanyScope, session: LiveSession, name: ConnectorName): Promise<{ address: string }> {
  const connector = signedOrRefuse(name);
  const row = await inCompany(scope, (tx) => connectionRow(tx, scope, connector));
  if (!row) throw notFound(coded("server.connections.connection"));
  const app = appOf(connector, connectionSettings.parse(row.settings).clientId, openSecrets(row.secrets));
  const missing = coded("server.connections.enterTheApp");
  if (!app) throw new AppError("invalid", missing, { clientId: missing });
  const { signIn, scope: wanted } = systemOf(connector);
  const until = now().getTime() + stateMinutes * 60_000;
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id: app.id, redirect_uri: redirectAddress(connector), state: stateOf(session, connector, until) },
    ...(wanted && { scope: wanted }),
  });
  return { address: `${signIn}?${query}` };
}

/** Takes what the browser brings back from a sign-in. Throws `invalid_link` for another session's, and what the system refuses. */
export async function endSignIn(
  scope: CompanyScope,
  session: LiveSession,
  name: ConnectorName,
  { state, code, realmId }: z.output<typeof signInEnd>,
): Promise<z.input<typeof connectionDto>> {
  const connector = signedOrRefuse(name);
  const until = Number(state.split(".")[0]);
  const isOurs = Number.isSafeInteger(until) && sameText(state, stateOf(session, connector, until));
  if (!isOurs || until < now().getTime()) throw new AppError("invalid_link", coded("server.connections.signInIsOver"));
  const row = await inCompany(scope, (tx) => connectionRow(tx, scope, connector));
  if (!row) throw notFound(coded("server.connections.connection"));
  const app = appOf(connector, connectionSettings.parse(row.settings).clientId, openSecrets(row.secrets));
  if (!app) throw new AppError("invalid_link", coded("server.connections.signInIsOver"));
  const form = { grant_type: "authorization_code", code, redirect_uri: redirectAddress(connector) };
  const tokens = await askForTokens(connector, app, form).catch((error) => {
    throw error instanceof ConnectorError ? toldAs(error) : error;
  });
  await inCompany(scope, async (tx) => {
    const locked = await lockConnection(tx, scope, row.id);
    const settings = connectionSettings.parse(locked.settings);
    const account = connector === "quickbooks" ? (realmId ?? settings.account) : settings.account;
    const isOther = account !== settings.account;
    const data = {
      secrets: sealSecrets({ ...openSecrets(locked.secrets), ...tokens }),
      settings: { ...settings, account },
      ...{ failures: 0, ...(locked.offReason === "signed_out" && { offReason: "by_hand" }) },
      ...(isOther && { readCursor: null, triedAt: null }),
    };
    await tx.connection.update({ where: { id: row.id }, data });
    await recordConnection(tx, scope, "signed_in", locked);
  });
  return showConnection(scope, connector);
}
