import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "@/e2e/fixtures";
import { type FakeStripe, signedEvent, startFakeStripe, testSecretKey, testWebhookSecret } from "@/lib/testing/stripe";
import { freePort } from "@/scripts/ports";
import { requireNode, typescript } from "@/scripts/processes";
import { startStack } from "@/scripts/stack";

/* An installation of its own: prices and the payment provider are settings of the whole platform. */

let stripe: FakeStripe;
let webUrl: string;
let tearDown: () => Promise<void>;

test.beforeAll(async () => {
  stripe = await startFakeStripe();
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-billing-"));
  const stack = startStack({
    folder,
    ports: { web: await freePort(), smtp: await freePort(), mail: await freePort(), postgres: await freePort() },
    secret: randomBytes(32).toString("base64url"),
    mode: "start",
    fast: true,
    settings: { LOG_LEVEL: "error", STRIPE_API_URL: stripe.url },
    beforeStart: (env) => requireNode("Writing the demo's data", { args: typescript("prisma/seed.ts"), env }),
  });
  tearDown = async () => {
    await stack.stop();
    await stripe.stop();
    await rm(folder, { recursive: true, force: true });
  };
  webUrl = (await stack.ready).webUrl;
});
test.afterAll(() => tearDown?.());

/** A page of the installation with one of the demo's users signed in. */
async function pageOf(open: (options: { baseURL: string }) => Promise<Page>, email: string): Promise<Page> {
  const page = await open({ baseURL: webUrl });
  await signInAs(page, email);
  return page;
}

async function connect(page: Page): Promise<void> {
  await page.goto("/admin/settings?tab=billing");
  await expect(page.getByText("Connect Stripe to turn on auto-billing.")).toBeVisible();
  await page.getByLabel("Stripe Secret Key").fill(testSecretKey);
  await page.getByLabel("Stripe Webhook Signing Secret").fill(testWebhookSecret);
  await page.getByRole("switch", { name: "Auto-Billing" }).click();
  const [basic, pro] = [page.getByRole("group", { name: "Basic" }), page.getByRole("group", { name: "Pro", exact: true })];
  await basic.getByLabel("Price per Month").fill("49");
  await pro.getByLabel("Price per Month").fill("99");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("A key is stored. Leave this field blank to keep the key.")).toHaveCount(2);
  await page.getByRole("button", { name: "Test Connection" }).click();
  await expect(page.getByText("Stripe accepts the key. It is a test key, so no card is really charged.")).toBeVisible();
  await expect(pro.getByLabel("Storage Limit in GB")).toHaveValue("250");
}

/** Sends an event about the newest subscription as Stripe does, and waits until the worker has asked about it. */
async function sendEvent(page: Page, id: string): Promise<void> {
  const subscription = [...stripe.rows.subscriptions.values()].at(-1);
  if (!subscription) throw new Error("nothing is paid");
  const { body, signature } = signedEvent(subscription, { id, type: "customer.subscription.updated" });
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  expect((await page.request.post("/api/billing/stripe", { data: Buffer.from(body), headers })).status()).toBe(200);
}

test("a company pays for a plan, sees its invoice, changes the plan, misses a payment and cancels", { tag: "@full" }, async ({
  browser,
}) => {
  const open = (options: { baseURL: string }) => browser.newPage(options);
  const page = await pageOf(open, "admin@builders.example");
  await page.goto("/settings?tab=plan");
  await expect(page.getByText("Billing is not connected. Choose a plan, and we will contact you about payment.")).toBeVisible();

  await connect(await pageOf(open, "platform@coverkeep.example"));

  // The settings hold for two seconds in a process.
  await page.waitForTimeout(2500);
  await page.reload();
  await page.getByLabel("Paid").selectOption("Monthly");
  await page.getByRole("button", { name: "Choose Basic" }).click();
  await expect(page).toHaveURL(/\/pay\//);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/settings\?tab=plan$/);
  await expect(page.getByText(/^Basic, since /)).toBeVisible();
  await expect(page.getByText(/^\$49 per month\. Renews on /)).toBeVisible();
  await expect(page.getByText("TEST-0001")).toBeVisible();
  await expect(page.getByText("Tax ID: 12-3456789")).toBeVisible();

  await page.getByRole("button", { name: "Change to Pro" }).click();
  const change = page.getByRole("alertdialog", { name: "Change to Pro" });
  await expect(change).toContainText("You pay $25 today.");
  await change.getByRole("button", { name: "Change Plan" }).click();
  await expect(page.getByText(/^Pro, since /)).toBeVisible();
  await expect(page.getByText("TEST-0002")).toBeVisible();

  const [subscription] = stripe.rows.subscriptions.keys();
  stripe.fail(subscription ?? "");
  await sendEvent(page, "evt_failed");
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText(/^We could not collect your last payment\. Your plan stays active until /).count();
    })
    .toBe(1);
  await expect(page.getByRole("link", { name: "Pay Invoice" })).toBeVisible();
  stripe.settle(subscription ?? "");
  await sendEvent(page, "evt_paid");
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByText(/^We could not collect your last payment/).count();
    })
    .toBe(0);

  await page.getByRole("button", { name: "Cancel Plan" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel Plan" });
  await expect(question).toContainText(/Your Pro plan ends on /);
  await question.getByRole("button", { name: "Cancel Plan" }).click();
  await expect(page.getByText(/Canceled\. The plan ends on /)).toBeVisible();
  await page.getByRole("button", { name: "Keep Plan" }).click();
  await expect(page.getByText(/Renews on /)).toBeVisible();

  stripe.isAway = true;
  await page.getByRole("button", { name: "Update Payment Method" }).click();
  await expect(page.getByText(/The payment service is not responding/).first()).toBeVisible();
  stripe.isAway = false;
  await page.getByRole("button", { name: "Update Payment Method" }).click();
  await expect(page.getByRole("heading", { name: "Invented customer portal" })).toBeVisible();
});
