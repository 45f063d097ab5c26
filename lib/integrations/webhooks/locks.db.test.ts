import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, it } from "vitest";
import { inCompany, type Tx } from "@/lib/infra/db";
import { announce, deleteWebhook, switchWebhook } from "@/lib/integrations/webhooks/commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { few } from "@/lib/testing/full";

let company: TestCompany;
let admin: TestMember;
let webhookId: string;
let vendorId: string;
beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  vendorId = (await createVendorRow(company)).id;
  const hook = { address: "https://hooks.company.example/", types: ["vendor.updated"], secret: "sealed" };
  webhookId = (await inCompany(company.scope, (tx) => tx.webhook.create({ data: { companyId: company.id, ...hook } }))).id;
});

const record = (tx: Tx) => recordEvent(tx, admin.scope, { action: "vendor.updated", subjectType: "vendor", subjectId: vendorId });
const tell = (tx: Tx) => announce(tx, company.scope, "vendor.updated", { vendorId });

const orders: [string, (tx: Tx) => Promise<void>, (tx: Tx) => Promise<void>][] = [
  ["records it before it tells of it", record, tell],
  ["tells of it before it records it", tell, record],
];
const changes: [string, () => Promise<unknown>][] = [
  ["turned off", () => switchWebhook(admin.scope, webhookId, false)],
  ["deleted", () => deleteWebhook(admin.scope, webhookId)],
];

it.each(
  few(
    orders.flatMap(([how, first, then]) => changes.map(([what, change]) => [what, how, change, first, then] as const)),
    2,
  ),
)("a webhook can be %s while a change %s", async (_what, _how, change, first, then) => {
  let changing: Promise<unknown> | undefined;
  await inCompany(company.scope, async (tx) => {
    await first(tx);
    changing = change();
    changing.catch(() => undefined);
    await pause(200);
    await then(tx);
  });
  await expect(changing).resolves.toBeDefined();
  const hook = await inCompany(company.scope, (tx) => tx.webhook.findUnique({ where: { id: webhookId } }));
  expect(hook?.isActive ?? false).toBe(false);
  expect(await inCompany(company.scope, (tx) => tx.auditEvent.count({ where: { action: "vendor.updated" } }))).toBe(1);
});
