import { randomUUID } from "node:crypto";
import { expect, forgetVisitor, signUp, test } from "@/e2e/fixtures";
import { settings } from "@/e2e/rows";
import { type IdentityProvider, openIdentityProvider } from "@/lib/testing/identity-provider";
import { freePort } from "@/scripts/ports";
import { type Service, startService, waitFor, webServer } from "@/scripts/processes";

/*
 * Signing in with a provider as a person does it: from the button over the provider's page and back. The web process is one of its
 * own beside the others', on the same data, since a provider is a setting of the process.
 */

const client = { id: "coverkeep", secret: "only-for-tests" };
let provider: IdentityProvider;
let web: Service;
let url: string;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  provider = await openIdentityProvider(client);
  const port = await freePort();
  url = `http://localhost:${port}`;
  const sso = { SSO_OIDC_ISSUER: provider.issuer, SSO_OIDC_ID: client.id, SSO_OIDC_SECRET: client.secret };
  web = startService("web process with a provider", {
    args: webServer("start", port),
    env: { ...settings(), ...sso, SSO_OIDC_NAME: "Invented Identity", APP_URL: url },
  });
  await waitFor(web, `http://127.0.0.1:${port}/api/ready`, 60);
});

test.afterAll(async () => {
  await web?.stop();
  await provider?.close();
});

const vouchFor = (email: string, more = {}) => {
  provider.next = { claims: { sub: randomUUID(), email, email_verified: true, ...more } };
};

test("a confirmed address is linked to its account, whose owner is told", { tag: "@full" }, async ({ page, account, mailbox }) => {
  await forgetVisitor(page);
  vouchFor(account.email);
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: "Continue with Invented Identity" }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  const mail = await mailbox.waitFor(account.email, /can be signed in to with Invented Identity/);
  expect(mail.text).toContain("If this was not you");
});

test("an account whose address was never confirmed is not linked, and the page says what to do", { tag: "@full" }, async ({ page }) => {
  const account = await signUp(page);
  await forgetVisitor(page);
  vouchFor(account.email);
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: "Continue with Invented Identity" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "the address was never confirmed" })).toBeVisible();
  await page.goto(`${url}/dashboard`);
  await expect(page, "nobody is signed in").toHaveURL(/\/login/);
});

test("an address that the provider does not vouch for signs nobody in", async ({ page, account }) => {
  await forgetVisitor(page);
  vouchFor(account.email, { email_verified: false });
  await page.goto(`${url}/login`);
  await page.getByRole("button", { name: "Continue with Invented Identity" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "has not confirmed your email address" })).toBeVisible();
});

test("a new person is asked only for a company, and signs in with a confirmed email address", { tag: "@full" }, async ({ page }) => {
  const email = `person-${randomUUID().slice(0, 8)}@company.example`;
  vouchFor(email, { given_name: "Test", family_name: "Person" });
  await page.goto(`${url}/signup`);
  await page.getByRole("button", { name: "Continue with Invented Identity" }).click();
  await expect(page).toHaveURL(/\/signup\?with=oidc$/);
  await page.getByLabel("Company name").fill("Invented Roofing");
  await page.getByLabel("Company size").selectOption("11-50");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(page.getByRole("banner").getByText(email)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Again" }), "there is nothing to confirm").toHaveCount(0);
});
