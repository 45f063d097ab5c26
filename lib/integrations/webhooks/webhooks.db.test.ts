import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as resend } from "@/app/api/webhooks/[id]/deliveries/[deliveryId]/send/route";
import { POST as replay } from "@/app/api/webhooks/[id]/replay/route";
import { PATCH as edit } from "@/app/api/webhooks/[id]/route";
import { POST as renew } from "@/app/api/webhooks/[id]/secret/route";
import { POST as change } from "@/app/api/webhooks/[id]/switch/route";
import { POST as test } from "@/app/api/webhooks/[id]/test/route";
import { POST as create, GET as list } from "@/app/api/webhooks/route";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { announce } from "@/lib/integrations/changes/commands";
import { dueWebhooks, webhookFigures } from "@/lib/integrations/webhooks/due-queries";
import { sendWaiting } from "@/lib/integrations/webhooks/line-commands";
import { listDeliveries, listWebhooks } from "@/lib/integrations/webhooks/queries";
import { heldWait, retryAfterOf, waitAfter } from "@/lib/integrations/webhooks/retry-rules";
import { deliveriesQuery, type NewWebhookDto } from "@/lib/integrations/webhooks/schema";
import { leadsInside, post } from "@/lib/integrations/webhooks/sending-commands";
import { tellWebhookOff } from "@/lib/mail/webhook-notices-commands";
import { createCompany, createMember, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { few, full, isShort } from "@/lib/testing/full";
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
  vi.useRealTimers();
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
const deliveriesOf = async (id: string) => (await listDeliveries(admin.scope, id, deliveriesQuery.parse({}))).deliveries;
const hooks = async () => (await listWebhooks(admin.scope)).webhooks;
const newVendor = () =>
  createVendor(admin.scope, { name: "Invented Glazing", email: "glass@vendor.example", allowDuplicate: true } as never);
const callOf = (handler: typeof test, id: string, json: object = {}) =>
  callRoute(handler, { method: "POST", params: { id }, json, accessToken: admin.accessToken });
const turn = (id: string, isActive: boolean) => callOf(change, id, { isActive });
const send = (id: string) => sendWaiting(company.scope, id);
const told = () => received.map(({ body }) => JSON.parse(body).data);
const idsSent = () => received.map(({ headers }) => headers["webhook-id"]);
const resendOf = (webhookId: string, deliveryId: string) =>
  callRoute(resend, { method: "POST", params: { id: webhookId, deliveryId }, accessToken: admin.accessToken });

/** The clock of the product alone goes on: requests take the time that they take. */
function letPass(seconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
}
/** Sends until nothing waits, or so many times. */
async function sendInTime(id: string, most = 2000): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    await send(id);
    const [hook] = (await hooks()).filter((one) => one.id === id);
    if (!hook?.health.waiting) return;
    letPass(301);
  }
}

describe("a webhook", () => {
  it("is tried again no sooner than its Retry-After asks, and after a day at most", async () => {
    const { webhook } = await newHook();
    answer = (response) => response.writeHead(503, { "retry-after": "7200" }).end();
    await newVendor();
    await send(webhook.id);
    const [hook] = await hooks();
    expect((Date.parse(hook?.health.nextTryAt ?? "") - Date.now()) / 1000).toBeGreaterThan(7000);
    const at = new Date("2026-11-30T12:00:00Z");
    expect(["Mon, 30 Nov 2026 12:01:00 GMT", "soon", undefined].map((header) => retryAfterOf(header, at))).toEqual([60, 0, 0]);
    expect([heldWait(1, 10_000_000), heldWait(1), heldWait(4), heldWait(61), waitAfter(2), waitAfter(10)]).toEqual([
      86_400,
      5,
      60,
      300,
      300,
      null,
    ]);
  });

  it("gets only its own events, and the standardwebhooks package verifies them", async () => {
    const { webhook, secret } = await newHook(["vendor.created"]);
    expect(secret).toMatch(/^whsec_/);
    const { id } = await newVendor();
    await send(webhook.id);
    const [first] = received;
    const payload = new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>);
    expect(payload).toMatchObject({ type: "vendor.created", data: { vendorId: id } });
    expect(received).toHaveLength(1);
    expect(await deliveriesOf(webhook.id)).toMatchObject([
      { id: first?.headers["webhook-id"], state: "delivered", tries: 1, answerStatus: 204, problem: null },
    ]);
    expect(JSON.stringify((await callRoute(list, { accessToken: admin.accessToken })).body)).not.toContain(secret);
  });

  it("is refused for an event that there is not, which is named", async () => {
    const add = (types: unknown) =>
      callRoute(create, { method: "POST", json: { address: "https://hooks.company.example/", types }, accessToken: admin.accessToken });
    expect((await add(["vendor.created", "bogus"])).body).toMatchObject({
      error: { fields: { "types.1": 'There is no event called "bogus"' } },
    });
    expect((await add([])).body).toMatchObject({ error: { fields: { types: "Choose at least one event" } } });
  });

  it("hears nothing of what was before it, and nothing of a change that is undone", async () => {
    await newVendor();
    const { webhook } = await newHook();
    const failed = inCompany(company.scope, async (tx) => {
      await announce(tx, company.scope, "reminder.sent", { emailId: company.id, vendorId: null });
      throw new Error("undone");
    });
    await expect(failed).rejects.toThrow("undone");
    await send(webhook.id);
    expect(received).toEqual([]);
  });

  it("is tried again under the same id until it answers", async () => {
    const { webhook } = await newHook();
    await newVendor();
    answer = (response) => response.writeHead(500).end("out of order");
    await send(webhook.id);
    const [first] = await deliveriesOf(webhook.id);
    expect(first).toMatchObject({ state: "waiting", tries: 1, answerStatus: 500, answerExcerpt: "out of order", problem: "answer" });
    expect(Date.parse(first?.nextTryAt ?? "") - Date.parse(first?.triedAt ?? "")).toBeLessThanOrEqual(5100);
    answer = (response) => response.writeHead(200).end("ok");
    await send(webhook.id);
    expect(received, "not before its time").toHaveLength(1);
    letPass(6);
    await send(webhook.id);
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "delivered", tries: 2, nextTryAt: null }]);
    expect(new Set(idsSent()).size).toBe(1);
  });

  it.each(few(["answers 503", "does not answer"], 1))(
    "that %s for an hour loses no event and gets them in order",
    { timeout: 300_000 },
    async (how) => {
      const count = isShort ? 120 : how === "answers 503" ? 10_000 : 1000;
      const { webhook } = await newHook(["reminder.sent"]);
      const events = Array.from({ length: count }, (_, number) => ({
        emailId: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
        vendorId: null,
      }));
      answer = (response) => (how === "answers 503" ? response.writeHead(503).end() : response.destroy());
      const took: string[] = [];
      // Sixty minutes, and so many events in each.
      for (let minute = 0; minute < 60; minute += 1) {
        const part = events.slice((minute * count) / 60, ((minute + 1) * count) / 60);
        await inCompany(company.scope, (tx) => announce(tx, company.scope, "reminder.sent", ...part));
        await send(webhook.id);
        letPass(60);
      }
      expect(received.length, "an hour of few tries").toBeLessThan(200);
      received.length = 0;
      answer = (response) => response.writeHead(204).end();
      letPass(301);
      await sendInTime(webhook.id);
      took.push(...told().map(({ emailId }) => emailId));
      expect(took.length).toBe(count);
      expect(took).toEqual(events.map(({ emailId }) => emailId));
      expect((await hooks())[0]?.health).toMatchObject({ waiting: 0, failed: 0, nextTryAt: null });
    },
  );

  it("that refuses one event alone gets the others, and the refused one is tried ten times and sent again on request", async () => {
    const { webhook } = await newHook();
    const { id: refused } = await newVendor();
    const good = [(await newVendor()).id, (await newVendor()).id];
    answer = (response) => {
      const isRefused = JSON.parse(received.at(-1)?.body ?? "{}").data?.vendorId === refused;
      response.writeHead(isRefused ? 500 : 200).end();
    };
    for (const seconds of [0, 6, 16, 31]) {
      letPass(seconds);
      await send(webhook.id);
    }
    const states = async () => (await deliveriesOf(webhook.id)).toReversed().map(({ state }) => state);
    expect(await states()).toEqual(["waiting", "delivered", "delivered"]);
    expect((await hooks())[0]?.health, "the line goes on").toMatchObject({ waiting: 1, nextTryAt: null });
    for (let tries = 0; tries < 12; tries += 1) {
      good.push((await newVendor()).id);
      letPass(90_000);
      await send(webhook.id);
    }
    expect((await states())[0]).toBe("failed");
    expect((await deliveriesOf(webhook.id)).at(-1)?.tries).toBe(10);
    expect(
      told()
        .map(({ vendorId }) => vendorId)
        .filter((id) => id !== refused),
    ).toEqual(good);
    const [row] = (await deliveriesOf(webhook.id)).filter(({ state }) => state === "failed");
    vi.useRealTimers();
    expect((await resendOf(webhook.id, row?.id ?? "")).status).toBe(200);
    answer = (response) => response.writeHead(200).end();
    await send(webhook.id);
    expect(received.at(-1)?.headers["webhook-id"]).toBe(row?.id);
    expect((await states())[0]).toBe("delivered");
  });

  it("is tried at once by a Resend of what waits", async () => {
    const { webhook } = await newHook();
    await newVendor();
    answer = (response) => response.writeHead(500).end();
    await send(webhook.id);
    const [{ id = "" } = {}] = await deliveriesOf(webhook.id);
    answer = (response) => response.writeHead(200).end();
    await resendOf(webhook.id, id);
    await send(webhook.id);
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "delivered", tries: 2 }]);
  });

  it("holds up nothing where the one try of a Resend fails, also of what was delivered before", async () => {
    const { webhook } = await newHook();
    await newVendor();
    await send(webhook.id);
    const [{ id = "" } = {}] = await deliveriesOf(webhook.id);
    answer = (response) => response.writeHead(500).end();
    expect((await resendOf(webhook.id, id)).body).toMatchObject({ data: { state: "waiting", nextTryAt: null } });
    await send(webhook.id);
    expect(await deliveriesOf(webhook.id)).toMatchObject([{ state: "failed", tries: 2, nextTryAt: null }]);
    expect((await hooks())[0]?.health).toMatchObject({ failed: 1, nextTryAt: null });
  });

  it("gets ids that grow in the order of the changes, so that late events can be sorted", full, async () => {
    const { webhook } = await newHook();
    for (let count = 0; count < 30; count += 1) await newVendor();
    await send(webhook.id);
    expect(idsSent()).toEqual(idsSent().toSorted());
  });

  it("is sent to by one worker at a time", async () => {
    const { webhook } = await newHook();
    for (let count = 0; count < 5; count += 1) await newVendor();
    await Promise.all([send(webhook.id), send(webhook.id), send(webhook.id)]);
    expect(received).toHaveLength(5);
    expect((await dueWebhooks()).filter(({ id }) => id === webhook.id)).toEqual([]);
  });

  it("is turned off by an answer of 410, keeps what waits, and sends it once it is on again", async () => {
    const { webhook } = await newHook();
    await newVendor();
    await newVendor();
    answer = (response) => response.writeHead(410).end();
    await send(webhook.id);
    expect(received).toHaveLength(1);
    expect(await hooks()).toMatchObject([{ isActive: false, offReason: "gone", health: { waiting: 2 } }]);
    answer = (response) => response.writeHead(200).end();
    expect((await turn(webhook.id, true)).body).toMatchObject({ data: { webhooks: [{ isActive: true, offReason: null }] } });
    await send(webhook.id);
    expect((await deliveriesOf(webhook.id)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
  });

  it.each(["by an answer of 410", "by hand"])(
    "gets what happened while it was off %s in order, and the admins get an email",
    async (how) => {
      const other = await createMember(company, "ADMIN");
      const { webhook } = await newHook();
      const events: string[] = [];
      if (how === "by hand") await turn(webhook.id, false);
      else {
        answer = (response) => response.writeHead(410).end();
        events.push((await newVendor()).id);
        await send(webhook.id);
        received.length = 0;
      }
      for (let count = 0; count < 3; count += 1) events.push((await newVendor()).id);
      await send(webhook.id);
      expect(received).toEqual([]);
      const actorId = how === "by hand" ? admin.id : null;
      await tellWebhookOff(company.scope, { webhookId: webhook.id, actorId });
      const mails = await inCompany(company.scope, (tx) => tx.mail.findMany({ where: { kind: "WEBHOOK_NOTICE" } }));
      const recipients = how === "by hand" ? [other.email] : [admin.email, other.email];
      expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(recipients.toSorted());

      answer = (response) => response.writeHead(204).end();
      await turn(webhook.id, true);
      events.push((await newVendor()).id);
      await send(webhook.id);
      expect(told().map(({ vendorId }) => vendorId)).toEqual(events);
    },
  );

  it("can be given another address and other events", async () => {
    const { webhook } = await newHook();
    const patch = (json: object) => callRoute(edit, { method: "PATCH", params: { id: webhook.id }, json, accessToken: admin.accessToken });
    const address = `http://127.0.0.1:${port()}/other`;
    const changed = await patch({ address, types: ["vendor.updated", "vendor.deleted"], version: webhook.version });
    expect(changed.body).toMatchObject({ data: { address, types: ["vendor.updated", "vendor.deleted"] } });
    expect((await patch({ address: "ftp://elsewhere.example/" })).status).toBe(400);
    allowPrivate("refuse");
    expect((await patch({ address: "https://10.1.2.3/" })).status).toBe(400);
  });

  it("is signed by the former secret too for a day after it got another one", async () => {
    const { webhook, secret } = await newHook();
    const renewed = (await callOf(renew, webhook.id)).body as { data: NewWebhookDto };
    expect(renewed.data.secret).not.toBe(secret);
    expect(Date.parse(renewed.data.webhook.formerSecretUntil ?? "") - Date.now()).toBeGreaterThan(23 * 3600_000);
    await newVendor();
    await send(webhook.id);
    const [first] = received;
    const verify = (key: string) => new Webhook(key).verify(first?.body ?? "", first?.headers as Record<string, string>);
    expect(String(first?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
    for (const key of [secret, renewed.data.secret]) expect(verify(key)).toMatchObject({ type: "vendor.created" });
    letPass(25 * 3600);
    await newVendor();
    await send(webhook.id);
    expect(String(received.at(-1)?.headers["webhook-signature"]).split(" ")).toHaveLength(1);
    expect((await hooks())[0]).toMatchObject({ formerSecretUntil: null });
  });

  it("gets a test event, whose answer is shown", async () => {
    const { webhook, secret } = await newHook();
    await turn(webhook.id, false);
    answer = (response) => response.writeHead(418).end("a teapot");
    expect((await callOf(test, webhook.id)).body).toMatchObject({
      data: { answerStatus: 418, answerExcerpt: "a teapot", problem: "answer", millis: expect.any(Number) },
    });
    const [first] = received;
    expect(new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>)).toMatchObject({
      type: "webhook.test",
      data: { webhookId: webhook.id },
    });
  });

  it("gets everything since a time again, under the same ids, and what was before it was added too", async () => {
    const { id: early } = await newVendor();
    const since = new Date(Date.now() - 60_000).toISOString();
    const { webhook } = await newHook();
    const { id: late } = await newVendor();
    await send(webhook.id);
    const [sent] = idsSent();
    received.length = 0;
    expect((await callOf(replay, webhook.id, { since })).body).toMatchObject({ data: { events: 2 } });
    await send(webhook.id);
    expect(told().map(({ vendorId }) => vendorId)).toEqual([early, late]);
    expect(idsSent()[1]).toBe(sent);
    expect((await callOf(replay, webhook.id, { since: "2020-01-01T00:00:00Z" })).status).toBe(410);
    expect((await callOf(replay, webhook.id, { since: "yesterday" })).status).toBe(400);
    await turn(webhook.id, false);
    expect((await callOf(replay, webhook.id, { since })).status).toBe(409);
  });

  it("shows how it does, and so do the installation's figures", async () => {
    const { webhook } = await newHook();
    await newVendor();
    await send(webhook.id);
    const before = await webhookFigures();
    answer = (response) => response.writeHead(502).end();
    await newVendor();
    await newVendor();
    await send(webhook.id);
    await newVendor();
    const [hook] = await hooks();
    expect(hook?.health).toMatchObject({ waiting: 3, failed: 0, problem: "answer", answerStatus: 502 });
    for (const time of [hook?.health.lastDeliveredAt, hook?.health.oldestWaitingAt, hook?.health.nextTryAt]) expect(time).toBeTruthy();
    const after = await webhookFigures();
    expect([after.waiting - before.waiting >= 3, after.held - before.held]).toEqual([true, 1]);
  });

  it("follows no redirect, and keeps only the beginning of a long answer", async () => {
    const { webhook } = await newHook();
    await newVendor();
    answer = (response) => response.writeHead(302, { location: "/elsewhere" }).end("x".repeat(1_000_000));
    await send(webhook.id);
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

  it("is told by what a name resolves to, where a server knows the name", async () => {
    allowPrivate("refuse");
    expect([await leadsInside("localhost"), await leadsInside("nowhere.invalid")]).toEqual([true, false]);
  });

  it("is refused at the connection, whatever its name resolved to before", async () => {
    allowPrivate("refuse");
    expect(await post(`https://localhost:${port()}/`, {}, "{}")).toMatchObject({ problem: "private_address" });
  });
});
