import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as createKey } from "@/app/api/admin/api-keys/route";
import { POST as upload } from "@/app/api/documents/upload/route";
import { GET as readPlan } from "@/app/api/plan/route";
import { POST as sendByLink } from "@/app/api/portal/[token]/documents/route";
import { createPortalLink } from "@/lib/accounts/links/commands";
import { activatePlan } from "@/lib/companies/billing/commands";
import { refusalOf, usageOf } from "@/lib/companies/billing/usage-rules";
import { fixedLimits, gb } from "@/lib/companies/billing/usage-values";
import { deleteDocument } from "@/lib/documents/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { portalToken } from "@/lib/mail/links-rules";
import { defaultBilling } from "@/lib/tenancy/settings/billing-defaults-rules";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";
import { forgetSettings } from "@/lib/tenancy/settings/queries";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember, testPassword } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";

let company: TestCompany;
let member: TestMember;
let vendorId: string;
beforeEach(async () => {
  company = await createCompany();
  member = await createMember(company);
  vendorId = (await createVendorRow(company)).id;
});

let made = 0;
function send(bytes = 100, accessToken = member.accessToken) {
  const form = new FormData();
  form.append("vendorId", vendorId);
  made += 1;
  form.append("document", new Blob([`%PDF-1.7 ${made} `.padEnd(bytes, "x")]), "certificate.pdf");
  return callRoute(upload, { method: "POST", form, accessToken });
}

type Stats = { storedBytes: bigint; hourFiles: number; hourBytes: bigint; documents: number; hourStartedAt: Date | null };
const trial = { ...fixedLimits.trial, bytes: 2 * gb };
const setStats = (data: Partial<Stats>) =>
  inCompany(company.scope, (tx) => tx.companyStats.update({ where: { companyId: company.id }, data }));
const readStats = () => inCompany(company.scope, (tx) => tx.companyStats.findUniqueOrThrow({ where: { companyId: company.id } }));
const idOf = (answer: Awaited<ReturnType<typeof send>>) => (answer.body as { data: { id: string } }).data.id;

async function setLimits(value: Partial<BillingSettings>) {
  const row = { key: "settings.billing", value };
  await asPlatform().platformSetting.upsert({ where: { key: row.key }, create: row, update: row });
  forgetSettings();
}
afterEach(() => setLimits({}));

describe("the storage of a plan", () => {
  const full = (message: string) => ({
    status: 413,
    body: { error: { code: "quota_reached", message: expect.stringContaining(message) } },
  });

  it("is a setting, which counts at once and removes nothing", async () => {
    await activatePlan(company.id, { plan: "pro", cycle: "annual" });
    await send();
    await setStats({ storedBytes: BigInt(3 * gb) });
    await setLimits({ proStorage: 3 });
    expect(await send()).toMatchObject(full("Your Pro plan includes 3 GB of files, and you have reached that limit."));
    await setLimits({ proStorage: 4 });
    expect((await send()).status).toBe(201);
    await setLimits({ proStorage: 1 });
    expect(await readStats()).toMatchObject({ documents: 2 });
    const { body } = await callRoute(readPlan, { accessToken: member.accessToken });
    expect(body).toMatchObject({
      data: { usage: { bytes: 3 * gb + 100, limits: { bytes: gb } }, offers: [{ storage: 50 }, { storage: 1 }, {}] },
    });
    await setLimits({ proStorage: null });
    expect((await send()).status, "no limit").toBe(201);
    expect((await callRoute(readPlan, { accessToken: member.accessToken })).body).toMatchObject({
      data: { usage: { limits: { bytes: null } } },
    });
  });

  it("holds for programs with an API key", async () => {
    const owner = await createMember(company, "ADMIN", { platformRole: "ADMIN" });
    const key = await callRoute(createKey, {
      method: "POST",
      accessToken: owner.accessToken,
      json: { name: "Invented program", scope: "write", password: testPassword },
    });
    await setStats({ storedBytes: BigInt(2 * gb) });
    const { secret } = (key.body as { data: { secret: string } }).data;
    expect(await send(100, secret)).toMatchObject(full("Your free trial includes 2 GB of files"));
  });

  it("is shown to a vendor as what a vendor can do about it", async () => {
    const id = await inCompany(company.scope, (tx) =>
      createPortalLink(tx, member.scope, { kind: "VENDOR", vendorId, recipient: "office@vendor.example" }),
    );
    await setStats({ storedBytes: BigInt(2 * gb) });
    const form = new FormData();
    form.append("document", new Blob(["%PDF-1.7 of a vendor"]), "certificate.pdf");
    const answer = await callRoute(sendByLink, { method: "POST", form, params: { token: portalToken(id) } });
    expect(answer).toMatchObject(full(`${company.name} has no room for more files at the moment. Please tell ${company.name}`));
    await setStats({ storedBytes: 0n });
    form.set("document", new Blob(["%PDF-1.7 of a vendor"]), "certificate.pdf");
    expect((await callRoute(sendByLink, { method: "POST", form, params: { token: portalToken(id) } })).status).toBe(201);
  });
});

describe("the limits on uploads", () => {
  it("refuse files beyond the hour's number, with the limit and the time when it frees up", async () => {
    await send();
    await setStats({ hourFiles: trial.filesAnHour });
    const answer = await send();
    expect(answer).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringMatching(/uploads of 1,000 files an hour\. You can upload more after \d+:\d\d [AP]M\.$/) } },
    });
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3000);
    await setStats({ hourStartedAt: new Date(Date.now() - 3_601_000) });
    expect((await send()).status).toBe(201);
    expect(await readStats()).toMatchObject({ hourFiles: 1, hourBytes: 100n });
  });

  it("refuse bytes beyond the hour's number", async () => {
    await send();
    await setStats({ hourBytes: BigInt(trial.bytesAnHour - 50) });
    expect(await send()).toMatchObject({ status: 429, body: { error: { message: expect.stringContaining("1,000 MB an hour") } } });
  });

  it("refuse what a company cannot hold in all, until something is deleted", async () => {
    const first = await send();
    await setStats({ storedBytes: BigInt(trial.bytes) });
    expect(await send()).toMatchObject({
      status: 413,
      body: {
        error: {
          code: "quota_reached",
          message: expect.stringContaining("2 GB of files, and you have reached that limit. Delete documents"),
        },
      },
    });
    await deleteDocument(company.scope, idOf(first));
    expect((await send()).status).toBe(201);
    await setStats({ documents: trial.files });
    expect(await send()).toMatchObject({ status: 413, body: { error: { message: expect.stringContaining("2,000 files") } } });
  });

  it("name the plan whose limit it is", async () => {
    await activatePlan(company.id, { plan: "basic", cycle: "monthly" });
    await send();
    await setStats({ storedBytes: BigInt(50 * gb) });
    const message =
      "Your Basic plan includes 50 GB of files, and you have reached that limit. Delete documents you no longer need, or choose a larger plan under Settings.";
    expect(await send()).toMatchObject({ status: 413, body: { error: { message } } });
  });

  it("cannot be passed by uploads at the same time", full, async () => {
    await send();
    await setStats({ hourFiles: trial.filesAnHour - 3 });
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => send()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it("count what was uploaded in the hour although it was deleted", async () => {
    const answer = await send(500);
    await deleteDocument(company.scope, idOf(answer));
    expect(await readStats()).toMatchObject({ storedBytes: 0n, hourFiles: 1, hourBytes: 500n });
  });

  it("are shown with what is used", async () => {
    await send(2048);
    const answer = await callRoute(readPlan, { accessToken: member.accessToken });
    const usage = { files: 1, bytes: 2048, hourFiles: 1, hourBytes: 2048, limits: trial, isTrial: true };
    expect(answer).toMatchObject({ status: 200, body: { data: { usage } } });
  });

  it("leave room for a firm's first thousand files in one hour of the trial", () => {
    const stats = { documents: 999, storedBytes: 400_000_000n, hourStartedAt: new Date(), hourFiles: 999, hourBytes: 400_000_000n };
    const usage = usageOf({ plan: "basic", planSince: null }, stats, { billing: defaultBilling, now: new Date() });
    expect(refusalOf(usage, 400_000, { timeZone: "America/New_York", now: new Date() })).toBeNull();
  });
});
