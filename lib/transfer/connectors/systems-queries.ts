import { env } from "@/lib/infra/env";
import type { SignedConnector } from "@/lib/transfer/connectors/values";

type System = { api: string; signIn: string; token: string; scope: string | null; clientId: string | null; clientSecret: string | null };

/** Where a system's API is, where people sign in to it, and the app that the operator set for all companies. */
export function systemOf(connector: SignedConnector): System {
  const set = env();
  if (connector === "procore") {
    const { PROCORE_LOGIN_URL: login, PROCORE_API_URL: api, PROCORE_CLIENT_ID: clientId, PROCORE_CLIENT_SECRET: clientSecret } = set;
    const [signIn, token] = [`${login}/oauth/authorize`, `${login}/oauth/token`];
    return { api, signIn, token, scope: null, clientId: clientId ?? null, clientSecret: clientSecret ?? null };
  }
  return {
    api: set.QUICKBOOKS_API_URL,
    signIn: set.QUICKBOOKS_LOGIN_URL,
    token: set.QUICKBOOKS_TOKEN_URL,
    scope: "com.intuit.quickbooks.accounting",
    clientId: set.QUICKBOOKS_CLIENT_ID ?? null,
    clientSecret: set.QUICKBOOKS_CLIENT_SECRET ?? null,
  };
}

/** Where the browser comes back from a sign-in. It has to be registered in the system, letter by letter. */
export const redirectAddress = (connector: SignedConnector): string => `${env().APP_URL}/settings/connected/${connector}`;
