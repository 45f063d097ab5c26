import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { GET as open, POST as stop } from "@/app/api/unsubscribe/[token]/route";
import { POST as resume } from "@/app/api/vendors/[id]/emails/resubscribe/route";
import { GET as listEmails } from "@/app/api/vendors/[id]/emails/route";
import { PATCH as change } from "@/app/api/vendors/[id]/route";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { deliverMail, queueMail } from "@/lib/mail/commands";
import { unsubscribeToken } from "@/lib/mail/unsubscribe/rules";
import { createCompany, createMember, createVendorRow } from "@/lib/testing/factories";
import { openRawMailbox, type RawMailbox } from "@/lib/testing/raw-mailbox";
import { callRoute } from "@/lib/testing/request";

let mailbox: RawMailbox | undefined;
afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
});

async function remindedVendor() {
  const company = await createCompany();
  const member = await createMember(company);
  const vendor = await createVendorRow(company);
  const send = async (kind: "EXPIRATION_REMINDER" | "VENDOR_INVITATION") => {
    mailbox ??= await openRawMailbox();
    const mail = { kind, vendorId: vendor.id, recipient: vendor.email, subject: "Invented", body: "Invented." };
    const id = await inCompany(company.scope, (tx) => queueMail(tx, company.scope, mail));
    await deliverMail(company.scope, id);
    return { id, list: (await mailbox.last()).headers.get("list") };
  };
  const emails = async () => {
    const { body } = await callRoute(listEmails, { params: { id: vendor.id }, accessToken: member.accessToken });
    return (body as { data: { unsubscribedAt: string | null } }).data;
  };
  return { company, member, vendor, send, emails };
}

it("one press in the email program stops the reminders, the staff see it, and can undo it", async () => {
  const { company, member, vendor, send, emails } = await remindedVendor();
  const sent = await send("EXPIRATION_REMINDER");
  // The parser gathers List-Unsubscribe and List-Unsubscribe-Post.
  const list = sent.list as unknown as { unsubscribe: { url: string }; "unsubscribe-post": { name: string } };
  expect(list["unsubscribe-post"].name).toBe("List-Unsubscribe=One-Click");
  const address = list.unsubscribe.url;
  const token = address.slice(`${env().APP_URL}/api/unsubscribe/`.length);
  expect(address).toBe(`${env().APP_URL}/api/unsubscribe/${token}`);

  const looked = await callRoute(open, { params: { token } });
  expect(looked.status).toBe(303);
  expect(looked.headers.get("location")).toBe(`${env().APP_URL}/unsubscribe/${token}`);
  expect((await emails()).unsubscribedAt, "programs that open links change nothing").toBeNull();

  const form = { method: "POST", params: { token }, headers: { "content-type": "application/x-www-form-urlencoded" } };
  expect(await callRoute(stop, form)).toMatchObject({ status: 200, body: { data: { isSubscribed: false } } });
  expect((await callRoute(stop, form)).status, "twice is once").toBe(200);
  expect((await emails()).unsubscribedAt).not.toBeNull();

  const again = { method: "POST", params: { id: vendor.id }, accessToken: member.accessToken };
  expect((await callRoute(resume, again)).status).toBe(200);
  expect((await emails()).unsubscribedAt).toBeNull();
  const events = await inCompany(company.scope, (tx) =>
    tx.auditEvent.findMany({ where: { subjectId: vendor.id }, orderBy: { seq: "asc" } }),
  );
  expect(events.map(({ action }) => action)).toEqual(["vendor.unsubscribed", "vendor.resubscribed"]);
});

it("a request that a person sent has no unsubscribe address", async () => {
  const { send } = await remindedVendor();
  expect((await send("VENDOR_INVITATION")).list).toBeUndefined();
});

it("an old contact's link does not stop the reminders to a new one, who begins subscribed", async () => {
  const { company, member, vendor, send, emails } = await remindedVendor();
  const { id: mailId } = await send("EXPIRATION_REMINDER");
  const token = unsubscribeToken({ companyId: company.id, mailId });
  await callRoute(stop, { method: "POST", params: { token } });
  expect((await emails()).unsubscribedAt).not.toBeNull();
  const call = { method: "PATCH", params: { id: vendor.id }, accessToken: member.accessToken };
  expect((await callRoute(change, { ...call, json: { email: "new@vendor.example" } })).status).toBe(200);
  expect((await emails()).unsubscribedAt).toBeNull();
  await callRoute(stop, { method: "POST", params: { token } });
  expect((await emails()).unsubscribedAt).toBeNull();
});

it("takes no token that we did not write", async () => {
  const { company, send } = await remindedVendor();
  const { id: mailId } = await send("EXPIRATION_REMINDER");
  const other = unsubscribeToken({ companyId: company.id, mailId: randomUUID() });
  const ours = unsubscribeToken({ companyId: company.id, mailId });
  const mixed = `${ours.split(".")[0]}.${other.split(".")[1]}`;
  for (const token of [other, mixed, "guessed", "a.b"])
    expect((await callRoute(stop, { method: "POST", params: { token } })).status, token).toBe(404);
});
