import { POST as start } from "@/app/api/admin/settings/mail-accounts/[purpose]/route";
import { GET as callback } from "@/app/api/admin/settings/mail-accounts/callback/route";
import type { MailPurpose } from "@/lib/mail/oauth/values";
import type { TestMember } from "@/lib/testing/factories";
import { callRoute } from "@/lib/testing/request";
import type { TokenEndpoint } from "@/lib/testing/token-endpoint";

/** Begins to connect an account and returns where the browser is sent. */
export async function beginConsent(admin: TestMember, purpose: MailPurpose): Promise<string> {
  const { status, body } = await callRoute(start, { method: "POST", params: { purpose }, accessToken: admin.accessToken });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body as { data: { url: string } }).data.url;
}

/** The browser comes back from the provider. Returns where it is led. */
export async function comeBack(admin: TestMember, address: URL): Promise<string | null> {
  const { headers } = await callRoute(callback, { path: address.pathname + address.search, accessToken: admin.accessToken });
  return headers.get("location");
}

/** Connects an account as a platform admin does in the browser. */
export async function connectMailAccount(admin: TestMember, endpoint: TokenEndpoint, purpose: MailPurpose, as?: string) {
  return comeBack(admin, await endpoint.consent(await beginConsent(admin, purpose), as));
}
