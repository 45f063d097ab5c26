import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PATCH as saveBilling } from "@/app/api/admin/settings/billing/route";
import { PATCH as saveNotifications } from "@/app/api/admin/settings/notifications/route";
import { GET as readAll } from "@/app/api/admin/settings/route";
import type { SettingsDto } from "@/lib/admin/settings/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { getStripe, isPaidOnline } from "@/lib/tenancy/settings/billing-queries";
import { forgetSettings, getSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, type TestMember } from "@/lib/testing/factories";
import { callRoute, type RouteHandler } from "@/lib/testing/request";

let admin: TestMember;
beforeEach(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
});
afterEach(async () => {
  await asPlatform().platformSetting.deleteMany();
  forgetSettings();
});

const patch = (handler: RouteHandler, json: object) => callRoute(handler, { method: "PATCH", json, accessToken: admin.accessToken });
const current = async () => ((await callRoute(readAll, { accessToken: admin.accessToken })).body as { data: SettingsDto }).data;

describe("Billing", () => {
  it("stores prices, limits and texts, and the log names what changed", async () => {
    expect((await current()).billing).toMatchObject({ currency: "USD", provider: "stripe", autoBilling: false, proMonthly: null });
    const json = { currency: "GBP", proMonthly: 4950, proVendors: "250", proPoints: "Everything in Basic\n\nSingle sign-on" };
    expect((await patch(saveBilling, json)).status).toBe(200);
    expect((await current()).billing).toMatchObject({
      ...{ proMonthly: 4950, proVendors: 250, currency: "GBP" },
      proPoints: "Everything in Basic\nSingle sign-on",
    });
    expect((await getSettings()).billing.proMonthly).toBe(4950);
    const events = await inCompany(admin.scope, (tx) => tx.auditEvent.findMany({ where: { action: "platform.settings_updated" } }));
    expect(events).toMatchObject([{ subjectId: "billing", details: { fields: Object.keys(json) } }]);
  });

  it.each(["49", "49.50", "4900", "", 49.5, -1])(
    "takes prices in cents alone, so that %j is never one hundredth of what was meant",
    async (price) => {
      await patch(saveBilling, { basicMonthly: 4900 });
      expect(await patch(saveBilling, { basicMonthly: price })).toMatchObject({
        status: 400,
        body: {
          error: { fields: { basicMonthly: "Please enter a price in cents as a whole number: 4900 is 49.00. Or null for no price." } },
        },
      });
      expect((await current()).billing.basicMonthly).toBe(4900);
    },
  );

  it("takes a price and a limit away again", async () => {
    await patch(saveBilling, { basicMonthly: 2000, trialUsers: 3 });
    await patch(saveBilling, { basicMonthly: null, trialUsers: null });
    expect((await current()).billing).toMatchObject({ basicMonthly: null, trialUsers: null });
  });

  it("is refused with the words for each field, and stores nothing", async () => {
    const wrong = { currency: "JPY", provider: "cash", basicMonthly: "cheap", proUsers: 0, enterpriseDescription: "" };
    const answer = await patch(saveBilling, { ...wrong, basicAnnual: 10_000 });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { error: { fields: object } }).error.fields).toSorted()).toEqual(Object.keys(wrong).toSorted());
    expect((await current()).billing.basicAnnual).toBeNull();
  });

  it.each([
    ["stripe", "Stripe"],
    ["paypal", "PayPal"],
    ["square", "Square"],
  ])("cannot turn auto-billing on while %s is not connected", async (provider, name) => {
    expect((await patch(saveBilling, { provider })).body).toMatchObject({ data: { provider, isProviderConnected: false } });
    const message = `${name} is not connected, so auto-billing can't be turned on.`;
    expect(await patch(saveBilling, { autoBilling: true })).toMatchObject({
      status: 409,
      body: { error: { message, fields: { autoBilling: message } } },
    });
    expect((await current()).billing.autoBilling).toBe(false);
  });
});

describe("Stripe", () => {
  const keys = { stripeKey: "sk_test_invented1", stripeWebhookSecret: "whsec_invented1" };

  it("is connected by its key, which is stored encrypted and never shown, and then charges companies", async () => {
    expect(await patch(saveBilling, { ...keys, autoBilling: true })).toMatchObject({
      status: 200,
      body: { data: { isProviderConnected: true, hasStripeKey: true, hasStripeWebhookSecret: true, autoBilling: true } },
    });
    expect(JSON.stringify(await current())).not.toMatch(/sk_test_|whsec_|sealed/);
    const row = await asPlatform().platformSetting.findUniqueOrThrow({ where: { key: "settings.billing" } });
    expect(JSON.stringify(row)).not.toContain("invented1");
    expect(await getStripe()).toMatchObject({ secretKey: keys.stripeKey, webhookSecret: keys.stripeWebhookSecret });
    expect(await isPaidOnline()).toBe(true);
    await patch(saveBilling, { stripeKey: "", proMonthly: 4900 });
    expect(await getStripe(), "a blank key keeps the stored one").toMatchObject({ secretKey: keys.stripeKey });
  });

  it("is not connected while another provider is chosen, and auto-billing ends", async () => {
    await patch(saveBilling, { ...keys, autoBilling: true });
    expect((await patch(saveBilling, { provider: "square" })).body).toMatchObject({
      data: { isProviderConnected: false, autoBilling: false },
    });
    expect(await getStripe()).toBeNull();
  });

  it("takes no key of another kind", async () => {
    expect(await patch(saveBilling, { stripeKey: "pk_test_public", stripeWebhookSecret: "secret" })).toMatchObject({
      status: 400,
      body: { error: { fields: { stripeKey: expect.stringContaining("sk_"), stripeWebhookSecret: expect.stringContaining("whsec_") } } },
    });
  });
});

describe("Notifications", () => {
  it("are on, except the daily reports, until an admin changes them", async () => {
    expect((await current()).notifications).toMatchObject({
      ...{ newUsers: true, expiringDocuments: true, systemAlerts: true, dailyReports: false, weeklySummary: true },
    });
    expect((await patch(saveNotifications, { dailyReports: true, newUsers: false })).status).toBe(200);
    expect((await current()).notifications).toMatchObject({ dailyReports: true, newUsers: false, weeklySummary: true });
    expect((await patch(saveNotifications, { newUsers: "maybe" })).status).toBe(400);
  });
});
