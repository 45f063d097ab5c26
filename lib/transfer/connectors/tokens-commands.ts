import { z } from "zod";
import type { Connection } from "@/generated/prisma/client";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { ConnectorError } from "@/lib/transfer/connectors/adapters-schema";
import { callSystem } from "@/lib/transfer/connectors/calling-commands";
import { basic } from "@/lib/transfer/connectors/columns-values";
import { connectionSettings } from "@/lib/transfer/connectors/schema";
import { openSecrets, type Secrets, sealSecrets } from "@/lib/transfer/connectors/secrets-rules";
import { systemOf } from "@/lib/transfer/connectors/systems-queries";
import { connectorTitles, type SignedConnector } from "@/lib/transfer/connectors/values";

/** Seconds before its end when an access token is replaced: a run may take a minute to get to a call. */
const marginSeconds = 120;

const tokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.coerce.number().default(3600),
});

/** Why a system gives no token (RFC 6749). */
const refusal = z.object({ error: z.string(), error_description: z.string().optional() });

/** The app by which a company signs in: the operator's, else its own. */
export function appOf(connector: SignedConnector, clientId: string, secrets: Secrets): { id: string; secret: string } | null {
  const system = systemOf(connector);
  if (system.clientId && system.clientSecret) return { id: system.clientId, secret: system.clientSecret };
  return clientId && secrets.clientSecret ? { id: clientId, secret: secrets.clientSecret } : null;
}

/** Exchanges a code or a refresh token. Throws `ConnectorError`. */
export async function askForTokens(
  connector: SignedConnector,
  app: { id: string; secret: string },
  form: Record<string, string>,
): Promise<Pick<Secrets, "accessToken" | "refreshToken" | "expiresAt">> {
  const { status, body } = await callSystem({
    connector,
    address: systemOf(connector).token,
    method: "POST",
    headers: { authorization: basic(app.id, app.secret) },
    form: { ...form, client_id: app.id, client_secret: app.secret },
  });
  const answer = tokenAnswer.safeParse(body);
  if (status >= 300 || !answer.success) {
    const refused = refusal.safeParse(body);
    if (form.grant_type === "authorization_code" && refused.success) {
      const reason = (refused.data.error_description ?? refused.data.error).slice(0, 300);
      throw new ConnectorError("settings", coded("server.connections.signInRefused", { system: connectorTitles[connector], reason }));
    }
    throw new ConnectorError("signed_out", coded("server.connections.signInAgain", { system: connectorTitles[connector] }));
  }
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer.data;
  const expiresAt = new Date(now().getTime() + seconds * 1000).toISOString();
  return { accessToken, ...(refreshToken && { refreshToken }), expiresAt };
}

/** The connection as nobody else changes it meanwhile. Throws `not_found`. */
export async function lockConnection(tx: Tx, { companyId }: CompanyScope, id: string): Promise<Connection> {
  await tx.$queryRaw`select 1 from connection where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
  const row = await tx.connection.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!row) throw notFound(coded("server.connections.connection"));
  return row;
}

/**
 * An access token that works for a while. A new one is asked for while the row is locked, and its refresh token is stored in the same
 * transaction: QuickBooks gives another one with each use, and a second process would use the old one. `refused`: a token that the system
 * did not take although it should still count.
 */
export function accessToken(scope: CompanyScope, id: string, refused?: string): Promise<string> {
  return inCompany(
    scope,
    async (tx) => {
      const row = await lockConnection(tx, scope, id);
      const connector = row.connector as SignedConnector;
      const secrets = openSecrets(row.secrets);
      const isFresh = secrets.expiresAt !== undefined && Date.parse(secrets.expiresAt) > now().getTime() + marginSeconds * 1000;
      if (secrets.accessToken && isFresh && secrets.accessToken !== refused) return secrets.accessToken;
      const app = appOf(connector, connectionSettings.parse(row.settings).clientId, secrets);
      const again = new ConnectorError("signed_out", coded("server.connections.signInAgain", { system: connectorTitles[connector] }));
      if (!app || !secrets.refreshToken) throw again;
      const fresh = await askForTokens(connector, app, { grant_type: "refresh_token", refresh_token: secrets.refreshToken });
      await tx.connection.update({ where: { id }, data: { secrets: sealSecrets({ ...secrets, ...fresh }) } });
      return fresh.accessToken ?? "";
    },
    // The system may let us wait.
    { timeout: 150_000 },
  );
}

/** Calls with a token that works: one that is refused is replaced once. */
export async function withToken<T extends { status: number }>(
  scope: CompanyScope,
  id: string,
  system: string,
  call: (token: string) => Promise<T>,
): Promise<T> {
  const token = await accessToken(scope, id);
  const answer = await call(token);
  if (answer.status !== 401) return answer;
  const again = await call(await accessToken(scope, id, token));
  if (again.status === 401) throw new ConnectorError("signed_out", coded("server.connections.signInAgain", { system }));
  return again;
}
