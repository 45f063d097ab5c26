import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import { POST as look } from "@/app/api/admin/email-log/[id]/look/route";
import { GET as preview } from "@/app/api/admin/email-log/[id]/preview/route";
import { GET as list } from "@/app/api/admin/email-log/route";
import { GET as readOne } from "@/app/api/vendors/[id]/emails/[emailId]/route";
import type { EmailLogDto, OpenedEmailDto } from "@/lib/admin/email-log/schema";
import { inCompany } from "@/lib/infra/db";
import { deliverMail, type NewMail, queueMail } from "@/lib/mail/commands";
import { portalToken } from "@/lib/mail/links-rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import type { EmailViewDto } from "@/lib/mail/log-schema";
import { createCompany, createMember, createVendorRow, type TestCompany, type TestMember } from "@/lib/testing/factories";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { callRoute } from "@/lib/testing/request";

let admin: TestMember;
let company: TestCompany;
let mailbox: Mailbox | undefined;
beforeEach(async () => {
  admin = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
  company = await createCompany({ name: `Invented Builders ${randomUUID()}` });
});
afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
});

const queue = (mail: Partial<NewMail>) => {
  const all = {
    kind: "VENDOR_INVITATION" as const,
    recipient: "office@vendor.example",
    subject: "Certificate",
    body: "Invented.",
    ...mail,
  };
  return inCompany(company.scope, (tx) => queueMail(tx, company.scope, all));
};
const find = async (query: object) => {
  const path = `/api/admin/email-log?${new URLSearchParams(query as Record<string, string>)}`;
  const { body } = await callRoute(list, { path, accessToken: admin.accessToken });
  return (body as { data: EmailLogDto }).data.emails;
};
const open = async (id: string) =>
  ((await callRoute(look, { method: "POST", params: { id }, accessToken: admin.accessToken })).body as { data: OpenedEmailDto }).data;

it("finds an email by recipient, subject, company, status and kind", async () => {
  const code = randomUUID();
  const wanted = await queue({ recipient: `${code}@vendor.example`, subject: `Needed ${code.slice(0, 8)}` });
  await queue({ kind: "SECURITY_NOTICE", recipient: "other@vendor.example" });
  const ids = async (query: object) => (await find(query)).map(({ id }) => id);
  expect(await ids({ search: code })).toEqual([wanted]);
  expect(await ids({ search: `needed ${code.slice(0, 8)}` })).toEqual([wanted]);
  expect(await ids({ search: company.name })).toHaveLength(2);
  expect(await ids({ companyId: company.id, kind: "VENDOR_INVITATION", status: "QUEUED" })).toEqual([wanted]);
  expect(await ids({ companyId: company.id, status: "SENT" })).toEqual([]);
});

it("shows an email with the server's answer and its thread, never the secret of its link, and the company's log says so", async () => {
  const vendor = await createVendorRow(company);
  const member = await createMember(company);
  const portalLinkId = randomUUID();
  const mail = { vendorId: vendor.id, recipient: vendor.email };
  const first = await queue({ ...mail, portalLinkId, body: `Open it:\n\n${portalLinkMark}\n\nBye` });
  mailbox = await openMailbox();
  await deliverMail(company.scope, first);
  const { messageId } = await inCompany(company.scope, (tx) => tx.mail.findUniqueOrThrow({ where: { id: first } }));
  const answer = await queue({ ...mail, subject: "Re: Certificate", inReplyTo: messageId, references: messageId });

  const opened = await open(first);
  expect(opened).toMatchObject({ status: "SENT", canSendAgain: false, view: { text: "Open it:\n\n(link)\n\nBye" } });
  expect(opened.view.smtpAnswer).toMatch(/^250 /);
  expect(opened.view.thread).toMatchObject([{ id: answer, direction: "out", status: "QUEUED" }]);
  const path = opened.preview ?? "";
  const drawn = await callRoute(preview, { path, params: { id: first }, accessToken: admin.accessToken });
  expect(drawn.headers.get("content-security-policy")).toContain("sandbox");
  expect(JSON.stringify(opened)).not.toContain(portalToken(portalLinkId));
  const guessed = `/api/admin/email-log/${first}/preview?key=guessed`;
  expect((await callRoute(preview, { path: guessed, params: { id: first }, accessToken: admin.accessToken })).status).toBe(404);
  const events = await inCompany(company.scope, (tx) => tx.auditEvent.findMany({ where: { action: "email.viewed" } }));
  expect(events).toMatchObject([{ subjectId: first, details: { platformAdmin: admin.id } }]);

  const own = await callRoute(readOne, { params: { id: vendor.id, emailId: answer }, accessToken: member.accessToken });
  expect((own.body as { data: EmailViewDto }).data.thread).toMatchObject([{ id: first, direction: "out" }]);
  const stranger = await createMember(await createCompany());
  const refused = await callRoute(readOne, { params: { id: vendor.id, emailId: answer }, accessToken: stranger.accessToken });
  expect(refused.status).toBe(404);
});

it("shows no text of an email with a secret link", async () => {
  const id = await queue({ kind: "RESET_PASSWORD", body: "https://coverkeep.example/reset-password?token=secret", secret: true });
  const opened = await open(id);
  expect(opened).toMatchObject({ preview: null, view: { text: null } });
  expect(JSON.stringify(opened)).not.toContain("token=secret");
});
