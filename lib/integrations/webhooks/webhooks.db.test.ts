import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PgBoss } from "pg-boss";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as resend } from "@/app/api/webhooks/[id]/deliveries/[deliveryId]/send/route";
import { GET as deliveries } from "@/app/api/webhooks/[id]/deliveries/route";
import { POST as change } from "@/app/api/webhooks/[id]/switch/route";
import { POST as create, GET as list } from "@/app/api/webhooks/route";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { announce, catchUpAgain, deliver } from "@/lib/integrations/webhooks/commands";
import { retryAfterOf, waitAfter } from "@/lib/integrations/webhooks/retry-rules";
import type { DeliveriesDto, NewWebhookDto, WebhooksDto } from "@/lib/integrations/webhooks/schema";
import { post } from "@/lib/integrations/webhooks/sending-commands";
import { tellWebhookOff } from "@/lib/mail/webhook-notices-commands";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { callRoute } from "@/lib/testing/request";
import { createVendor } from "@/lib/vendors/commands";

type Received = { headers: IncomingHttpHeaders; body: string };
let company: TestCompany;
let admin: TestMember;
let receiver: Server;
let received: Received[];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  company = await createCompany();
  admin = await createMember(company, "ADMIN");
  received = [];
  answer = (response) => response.writeHead(204).end();
  receiver = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    received.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
    answer(response);
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  allowPrivate("allow");
});
afterEach(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const allowPrivate = (value: "allow" | "refuse") => Object.assign(env(), { WEBHOOKS_PRIVATE_ADDRESSES: value });
const port = () => (receiver.address() as AddressInfo).port;
const add = (json: object) => callRoute(create, { method: "POST", json, accessToken: admin.accessToken });
async function newHook(types: string[] = ["vendor.created"]): Promise<NewWebhookDto> {
  const made = await add({ address: `http://127.0.0.1:${port()}/hook`, types });
  expect(made.status).toBe(201);
  return (made.body as { data: NewWebhookDto }).data;
}
const deliveriesOf = async (id: string) =>
  ((await callRoute(deliveries, { params: { id }, accessToken: admin.accessToken })).body as { data: DeliveriesDto }).data.deliveries;
const hooks = async () => ((await callRoute(list, { accessToken: admin.accessToken })).body as { data: WebhooksDto }).data.webhooks;
const newVendor = () =>
  createVendor(admin.scope, { name: "Invented Glazing", email: "glass@vendor.example", allowDuplicate: true } as never);
async function deliverAll(id: string) {
  for (const row of await deliveriesOf(id)) {
    if (row.state === "waiting") await deliver(company.scope, row.id, { isResend: row.nextTryAt === null });
  }
}
const jobsOf = async (id: string) => {
  const owner = await connectAsOwner();
  const { rows } = await owner.query(
    "select data from pgboss.job where name = 'webhooks.send' and data ->> 'deliveryId' = $1 order by created_on",
    [id],
  );
  await owner.end();
  return rows.map(({ data }) => data as { tries?: number; isResend?: boolean; webhookId?: string });
};
const resendOf = (webhookId: string, deliveryId: string) =>
  callRoute(resend, { method: "POST", params: { id: webhookId, deliveryId }, accessToken: admin.accessToken });

describe("a webhook", () => {
  it("is tried again no sooner than its Retry-After asks, and after a day at most", async () => {
    const { webhook } = await newHook(["vendor.created"]);
    answer = (response) => response.writeHead(503, { "retry-after": "7200" }).end();
    await newVendor();
    await deliverAll(webhook.id);
    const [row] = await deliveriesOf(webhook.id);
    expect((Date.parse(row?.nextTryAt ?? "") - Date.now()) / 1000).toBeGreaterThan(7000);
    const at = new Date("2026-11-30T12:00:00Z");
    expect(["Mon, 30 Nov 2026 12:01:00 GMT", "soon", undefined].map((header) => retryAfterOf(header, at))).toEqual([60, 0, 0]);
    expect([waitAfter(1, 10_000_000), waitAfter(2, 1), waitAfter(10, 60)]).toEqual([86_400, 300, null]);
  });

  it("gets ids that grow with time, so that late events can be sorted", async () => {
    await newHook(["vendor.created"]);
    const events = Array.from({ length: 40 }, (_, number) => ({ vendorId: String(number) }));
    for (const part of [events.slice(0, 20), events.slice(20, 21), events.slice(21)]) {
      await inCompany(company.scope, (tx) => announce(tx, company.scope, "vendor.created", ...part));
    }
    const rows = await inCompany(company.scope, (tx) => tx.webhookDelivery.findMany({ orderBy: { id: "asc" } }));
    expect(rows.map(({ payload }) => JSON.parse(payload).data.vendorId)).toEqual(events.map(({ vendorId }) => vendorId));
  });

  it("gets only its own events, and the standardwebhooks package verifies them", async () => {
    const { webhook, secret } = await newHook(["vendor.created"]);
    expect(secret).toMatch(/^whsec_/);
    const { id } = await newVendor();
    await deliverAll(webhook.id);
    const [told] = received;
    const payload = new Webhook(secret).verify(told?.body ?? "", told?.headers as Record<string, string>);
    expect(payload).toMatchObject({ type: "vendor.created", data: { vendorId: id } });
    expect(received).toHaveLength(1);
    expect(await deliveriesOf(webhook.id)).toMatchObject([
      { id: told?.headers["webhook-id"], state: "delivered", tries: 1, answerStatus: 204, problem: null },
    ]);
    expect(JSON.stringify(await hooks())).not.toContain(secret);
  });

  it("is refused for an event that there is not, which is named", async () => {
    const add = (types: unknown) =>
      callRoute(create, { method: "POST", json: { address: "https://hooks.company.example/", types }, accessToken: admin.accessToken });
    expect((await add(["vendor.created", "bogus"])).body).toMatchObject({
      error: { fields: { "types.1": 'There is no event called "bogus"' } },
    });
    expect((await add([])).body).toMatchObject({ error: { fields: { types: "Choose at least one event" } } });
  });

  it("hears nothing of a change that is undone", async () => {
    const { webhook } = await newHook();
    const failed = inCompany(company.scope, async (tx) => {
      await announce(tx, company.scope, "vendor.created", { vendorId: "none" });
      throw new Error("undone");
    });
    await expect(failed).rejects.toThrow("undone");
    expect(await deliveriesOf(webhook.id)).toEqual([]);
  });

  it("is tried again under the same id until it answers", async () => {
    const { webhook } = await newHook();
    await newVendor();
    answer = (response) => response.writeHead(500).end("out of order");
    await deliverAll(webhook.id);
    const [first] = await deliveriesOf(webhook.id);
    expect(first).toMatchObject({ state: "waiting", tries: 1, answerStatus: 500, answerExcerpt: "out of order", problem: "answer" });
    expect(Date.parse(first?.nextTryAt ?? "") - Date.parse(first?.triedAt ?? "")).toBe(5000);
    answer = (response) => response.writeHead(200).end("ok");
    await deliverAll(webhook.id);
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "delivered", tries: 2, nextTryAt: null }]);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("fails after ten tries in three days, and is sent again on request", async () => {
    const { webhook } = await newHook();
    await newVendor();
    answer = (response) => response.writeHead(503).end();
    for (let tries = 0; tries < 12; tries += 1) await deliverAll(webhook.id);
    const [row] = await deliveriesOf(webhook.id);
    expect(row).toMatchObject({ state: "failed", tries: 10 });
    const params = { id: webhook.id, deliveryId: row?.id ?? "" };
    expect((await callRoute(resend, { method: "POST", params, accessToken: admin.accessToken })).status).toBe(200);
    answer = (response) => response.writeHead(200).end();
    await deliverAll(webhook.id);
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ id: row?.id, state: "delivered" }]);
  });

  it("is tried once more by a Resend, and the planned tries stay as they are", full, async () => {
    const { webhook } = await newHook();
    await newVendor();
    answer = (response) => response.writeHead(500).end();
    const [{ id = "" } = {}] = await deliveriesOf(webhook.id);
    await deliver(company.scope, id, { tries: 0 });
    const [planned] = await deliveriesOf(webhook.id);
    expect(await jobsOf(id)).toHaveLength(2);
    await resendOf(webhook.id, id);
    await deliver(company.scope, id, { isResend: true });
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "waiting", tries: 1, nextTryAt: planned?.nextTryAt }]);
    expect(received).toHaveLength(2);
    expect(
      (await jobsOf(id)).filter(({ isResend }) => !isResend),
      "no second chain of tries",
    ).toHaveLength(2);
    answer = (response) => response.writeHead(200).end();
    await deliver(company.scope, id, { tries: 1 });
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "delivered", tries: 2 }]);
  });

  it("fails again where the one try of a Resend fails, also of what was delivered before", async () => {
    const { webhook } = await newHook();
    await newVendor();
    await deliverAll(webhook.id);
    const [{ id = "" } = {}] = await deliveriesOf(webhook.id);
    answer = (response) => response.writeHead(500).end();
    expect((await resendOf(webhook.id, id)).body).toMatchObject({ data: { state: "waiting", nextTryAt: null } });
    await deliver(company.scope, id, { isResend: true });
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "failed", tries: 2, nextTryAt: null }]);
    expect(await jobsOf(id)).toHaveLength(2);
  });

  it("is tried by one of two jobs for the same try, as after it was turned off and on", full, async () => {
    const { webhook } = await newHook();
    await newVendor();
    const [{ id = "" } = {}] = await deliveriesOf(webhook.id);
    answer = (response) => response.writeHead(500).end();
    for (const isActive of [false, true]) {
      await callRoute(change, { method: "POST", params: { id: webhook.id }, json: { isActive }, accessToken: admin.accessToken });
    }
    const jobs = await jobsOf(id);
    expect(jobs).toHaveLength(2);
    for (const job of jobs) await deliver(company.scope, id, job);
    expect(received).toHaveLength(1);
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "waiting", tries: 1 }]);
  });

  it("gets many events by one statement for all their jobs", full, async () => {
    const { webhook } = await newHook();
    const events = Array.from({ length: 500 }, (_, number) => ({ vendorId: String(number) }));
    const insert = vi.spyOn(PgBoss.prototype, "insert");
    const send = vi.spyOn(PgBoss.prototype, "send");
    await inCompany(company.scope, (tx) => announce(tx, company.scope, "vendor.created", ...events));
    expect([insert.mock.calls.length, send.mock.calls.length]).toEqual([1, 0]);
    vi.restoreAllMocks();
    const rows = await inCompany(company.scope, (tx) =>
      tx.webhookDelivery.findMany({ where: { webhookId: webhook.id }, select: { id: true } }),
    );
    expect(rows).toHaveLength(500);
    expect(await jobsOf(rows[499]?.id ?? "")).toEqual([{ companyId: company.id, deliveryId: rows[499]?.id, tries: 0 }]);
  });

  it("is turned off by an answer of 410, keeps what waits, and sends it once it is on again", async () => {
    const { webhook } = await newHook();
    await newVendor();
    await newVendor();
    answer = (response) => response.writeHead(410).end();
    await deliverAll(webhook.id);
    expect(received).toHaveLength(1);
    expect(await hooks()).toMatchObject([{ isActive: false, offReason: "gone" }]);
    answer = (response) => response.writeHead(200).end();
    const on = { method: "POST", params: { id: webhook.id }, json: { isActive: true }, accessToken: admin.accessToken };
    expect((await callRoute(change, on)).body).toMatchObject({ data: { webhooks: [{ isActive: true, offReason: null }] } });
    await deliverAll(webhook.id);
    expect((await deliveriesOf(webhook.id)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
  });

  it.each(["by an answer of 410", "by hand"])(
    "gets what happened while it was off %s in order, and the admins get an email",
    async (how) => {
      const other = await createMember(company, "ADMIN");
      const { webhook } = await newHook();
      const turn = (isActive: boolean) =>
        callRoute(change, { method: "POST", params: { id: webhook.id }, json: { isActive }, accessToken: admin.accessToken });
      const events: string[] = [];
      if (how === "by hand") await turn(false);
      else {
        answer = (response) => response.writeHead(410).end();
        events.push((await newVendor()).id);
        await deliverAll(webhook.id);
        received.length = 0;
      }
      for (let count = 0; count < 3; count += 1) events.push((await newVendor()).id);
      const actorId = how === "by hand" ? admin.id : null;
      await tellWebhookOff(company.scope, { webhookId: webhook.id, actorId });
      const mails = await inCompany(company.scope, (tx) => tx.mail.findMany({ where: { kind: "WEBHOOK_NOTICE" } }));
      const told = how === "by hand" ? [other.email] : [admin.email, other.email];
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(told.toSorted());

      answer = (response) => response.writeHead(204).end();
      await turn(true);
      // Each job leads to the next one.
      for (const row of (await deliveriesOf(webhook.id)).toReversed()) {
        const job = (await jobsOf(row.id)).at(-1);
        expect(job).toHaveProperty("webhookId");
        await deliver(company.scope, row.id, job);
      }
      expect(received.map(({ body }) => JSON.parse(body).data.vendorId)).toEqual(events);
    },
  );

  it("gets what happens while it catches up after what waited, and at once again when it has", full, async () => {
    const { webhook } = await newHook();
    const turn = (isActive: boolean) =>
      callRoute(change, { method: "POST", params: { id: webhook.id }, json: { isActive }, accessToken: admin.accessToken });
    await turn(false);
    const events = [(await newVendor()).id, (await newVendor()).id];
    await turn(true);
    events.push((await newVendor()).id);
    const rows = (await deliveriesOf(webhook.id)).toReversed();
    expect(await jobsOf(rows[2]?.id ?? ""), "nothing overtakes what waits").toEqual([]);
    // A delivery that has been deleted does not block the next ones, and a lost job is made up for.
    const [first] = await jobsOf(rows[0]?.id ?? "");
    await deliver(company.scope, "0199f3a2-5c1e-7c44-9a51-2f6f0b7c8d10", first);
    const longAgo = new Date(Date.now() - 3600_000);
    await inCompany(company.scope, (tx) => tx.webhook.update({ where: { id: webhook.id }, data: { catchesUpSince: longAgo } }));
    await catchUpAgain(company.scope);
    expect(await jobsOf(rows[0]?.id ?? "")).toHaveLength(3);
    for (const row of rows) {
      const job = (await jobsOf(row.id)).at(-1);
      expect(job).toBeDefined();
      await deliver(company.scope, row.id, job);
    }
    expect(received.map(({ body }) => JSON.parse(body).data.vendorId)).toEqual(events);
    await newVendor();
    expect(await jobsOf((await deliveriesOf(webhook.id))[0]?.id ?? "")).toMatchObject([{ tries: 0 }]);
  });

  it("follows no redirect, and keeps only the beginning of a long answer", async () => {
    const { webhook } = await newHook();
    await newVendor();
    answer = (response) => response.writeHead(302, { location: "/elsewhere" }).end("x".repeat(1_000_000));
    await deliverAll(webhook.id);
    expect(received).toHaveLength(1);
    const [row] = await deliveriesOf(webhook.id);
    expect(row).toMatchObject({ state: "waiting", answerStatus: 302, problem: "answer" });
    expect(row?.answerExcerpt).toHaveLength(2000);
  });
});

describe("an address of a private network", () => {
  it("is refused when it is added, and so is plain http", async () => {
    allowPrivate("refuse");
    for (const address of [
      `http://hooks.company.example/`,
      `https://127.0.0.1:${port()}/`,
      "https://10.1.2.3/",
      "https://0x7f.1/",
      "https://[::1]/",
      "https://[::ffff:10.0.0.1]/",
      "https://user:password@hooks.company.example/",
    ])
      expect((await add({ address, types: ["vendor.created"] })).status, address).toBe(400);
  });

  it("is refused at the connection, whatever its name resolved to before", async () => {
    allowPrivate("refuse");
    expect(await post(`https://localhost:${port()}/`, {}, "{}")).toMatchObject({ problem: "private_address" });
  });
});
