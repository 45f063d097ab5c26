import { createHmac, randomUUID } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { POST } from "@/app/api/inbound/[provider]/route";
import { asPlatform } from "@/lib/infra/db";
import * as environment from "@/lib/infra/env";
import { writeMessage } from "@/lib/testing/messages";
import { callRoute } from "@/lib/testing/request";

const secret = "invented-webhook-secret";
beforeEach(() => {
  vi.restoreAllMocks();
  const settings = { ...environment.env(), INBOUND_ADDRESS: "docs@in.example", INBOUND_WEBHOOK_SECRET: secret };
  vi.spyOn(environment, "env").mockReturnValue(settings);
});

const basic = (password = secret) => ({ authorization: `Basic ${Buffer.from(`coverkeep:${password}`).toString("base64")}` });
const call = (provider: string, more: Parameters<typeof callRoute>[1]) =>
  callRoute(POST, { method: "POST", params: { provider }, ...more });
const stored = (key: string) => asPlatform().inboundMessage.findMany({ where: { doorKey: key } });

function mailgun(raw: Buffer, { at = Date.now(), token = randomUUID().repeat(2).slice(0, 50), key = secret } = {}): FormData {
  const timestamp = String(Math.floor(at / 1000));
  const form = new FormData();
  const signature = createHmac("sha256", key)
    .update(timestamp + token)
    .digest("hex");
  const fields = {
    timestamp,
    token,
    signature,
    recipient: "docs+x@in.example",
    sender: "a@b.example",
    "body-mime": raw.toString("latin1"),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("takes the raw message of each service, in its shape", async () => {
  const raw = writeMessage({ text: "Grüße" });
  const id = randomUUID();
  const postmark = { MessageID: id, RawEmail: raw.toString("utf8"), OriginalRecipient: "docs+x@in.example", From: "a@b.example" };
  expect(await call("postmark", { json: postmark, headers: basic() })).toMatchObject({ status: 200, body: { data: { received: true } } });
  expect(await stored(`postmark:${id}`)).toMatchObject([
    { door: "webhook", size: raw.length, recipients: ["docs+x@in.example"], envelopeFrom: "a@b.example" },
  ]);
  const notice = {
    notificationType: "Received",
    content: raw.toString("base64"),
    mail: { source: "a@b.example", destination: [] },
    receipt: { recipients: ["y@in.example"], action: { encoding: "BASE64" } },
  };
  const sns = { Type: "Notification", MessageId: id, Message: JSON.stringify(notice) };
  expect(await call("ses", { json: sns, headers: basic() })).toMatchObject({ status: 200 });
  expect(await stored(`ses:${id}`)).toMatchObject([{ size: raw.length, recipients: ["y@in.example"] }]);
  const sendgrid = new FormData();
  sendgrid.set("email", writeMessage({ subject: "by sendgrid" }).toString("latin1"));
  sendgrid.set("envelope", JSON.stringify({ to: ["z@in.example"], from: "a@b.example" }));
  expect(await call("sendgrid", { form: sendgrid, headers: basic() })).toMatchObject({ status: 200 });
  expect(await asPlatform().inboundMessage.findMany({ where: { recipients: { has: "z@in.example" } } })).toHaveLength(1);
});

it("refuses a wrong password or signature, an old call, and another message under a signature that was used", async () => {
  const raw = writeMessage({});
  const postmark = { MessageID: randomUUID(), RawEmail: raw.toString("utf8") };
  expect((await call("postmark", { json: postmark })).status).toBe(401);
  expect((await call("postmark", { json: postmark, headers: basic("guessed") })).status).toBe(401);
  expect((await call("mailgun", { form: mailgun(raw, { key: "guessed" }) })).status).toBe(401);
  expect((await call("mailgun", { form: mailgun(raw, { at: Date.now() - 3600_000 }) })).status).toBe(401);
  const token = "t".repeat(50);
  expect(await call("mailgun", { form: mailgun(raw, { token }) })).toMatchObject({ status: 200, body: { data: { received: true } } });
  expect(await call("mailgun", { form: mailgun(raw, { token }) })).toMatchObject({ status: 200, body: { data: { received: false } } });
  expect((await call("mailgun", { form: mailgun(writeMessage({}), { token }) })).status).toBe(409);
  expect(await stored(`mailgun:${token}`)).toHaveLength(1);
  expect((await call("postmark", { json: { Hello: 1 }, headers: basic() })).status).toBe(400);
  expect((await call("elsewhere", { json: {} })).status).toBe(404);
});

it("confirms the subscription of Amazon SNS once it knows the password, and opens no address elsewhere", async () => {
  const opened = vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("confirmed"));
  const ask = (SubscribeURL: string, headers = basic()) =>
    call("ses", { json: { Type: "SubscriptionConfirmation", MessageId: randomUUID(), Message: "x", SubscribeURL }, headers });
  const address = "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=t";
  expect((await ask(address, basic("guessed"))).status).toBe(401);
  for (const elsewhere of [
    "https://sns.us-east-1.amazonaws.com.evil.example/",
    "https://169.254.169.254/",
    address.replace("https", "http"),
  ])
    expect((await ask(elsewhere)).status).toBe(400);
  expect(opened).not.toHaveBeenCalled();
  expect((await ask(address)).status).toBe(200);
  expect(opened).toHaveBeenCalledWith(address, expect.anything());
  opened.mockImplementation(async () => new Response("no", { status: 500 }));
  expect((await ask(address)).status).toBe(503);
});
