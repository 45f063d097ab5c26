import { describe, expect, it, vi } from "vitest";
import { POST as sendFailed } from "@/app/api/admin/emails/[id]/send/route";
import { GET as failedEmails } from "@/app/api/admin/emails/route";
import { POST as sendAgain } from "@/app/api/vendors/[id]/emails/[emailId]/send/route";
import { GET as vendorEmails } from "@/app/api/vendors/[id]/emails/route";
import type { FailedEmailsDto } from "@/lib/admin/schema";
import { inviteMember } from "@/lib/companies/team/commands";
import { withdrawInvitation } from "@/lib/companies/team/invitations-commands";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { now } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { utcDay } from "@/lib/mail/limits/rules";
import { emailLimits } from "@/lib/mail/limits/values";
import type { EmailListDto } from "@/lib/mail/schema";
import { remindCompany } from "@/lib/reminders/commands";
import { listActivity } from "@/lib/tenancy/audit/queries";
import { activityQuery } from "@/lib/tenancy/audit/schema";
import { today } from "@/lib/tenancy/scope";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";
import { callRoute } from "@/lib/testing/request";
import { inviteVendor, updateVendor } from "@/lib/vendors/commands";

const { invitations, reminders } = emailLimits.trial;

async function staffed() {
  const company = await createCompany();
  const admin = await createMember(company);
  const again = (vendorId: string, emailId: string) =>
    callRoute(sendAgain, { method: "POST", accessToken: admin.accessToken, params: { id: vendorId, emailId } });
  return { company, admin, again };
}

const mailsTo = (company: TestCompany, vendorId: string) =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { vendorId }, orderBy: { createdAt: "asc" } }));

/** The vendor's only email, with the state that an outage or a refusal left. */
async function ended(company: TestCompany, vendorId: string, status: "FAILED" | "SKIPPED" | "SENT" = "FAILED") {
  const [mail] = await mailsTo(company, vendorId);
  const data = { status, error: "The mail server could not be reached.", failedAt: now(), attempts: 98 };
  return inCompany(company.scope, (tx) => tx.mail.update({ where: { id: mail?.id ?? "" }, data }));
}

async function failedInvitation({ company, admin }: Awaited<ReturnType<typeof staffed>>) {
  const vendor = await createVendorRow(company);
  await inviteVendor(admin.scope, vendor.id);
  return { vendor, mail: await ended(company, vendor.id) };
}

async function coverUntil(company: TestCompany, vendorId: string, daysLeft: number, number = "P-1", line?: "AUTO_LIABILITY") {
  const { id: documentId } = await createStoredDocument(company.scope, vendorId);
  const expiration = addDays(today(company.scope), daysLeft);
  await beginReading(company.scope, { documentId, revision: 1 });
  await finishReading(company.scope, { documentId, revision: 1 }, readingOf({ expiration, number, ...(line && { line }) }));
}

async function failedReminder(company: TestCompany) {
  const vendor = await createVendorRow(company);
  await coverUntil(company, vendor.id, 20);
  await remindCompany(company.scope);
  return { vendor, mail: await ended(company, vendor.id) };
}

const usedUp = (company: TestCompany, counts: { invitations?: number; reminders?: number }) =>
  inCompany(company.scope, (tx) => tx.emailDay.updateMany({ where: { companyId: company.id, day: utcDay(now()) }, data: counts }));
const usedToday = (company: TestCompany) =>
  inCompany(company.scope, (tx) => tx.emailDay.findFirst({ where: { companyId: company.id, day: utcDay(now()) } }));

describe("a failed request that is sent again", () => {
  it("waits for its next try, counts toward the day's invitations, and is in the activity log", async () => {
    const setting = await staffed();
    const { vendor, mail } = await failedInvitation(setting);
    expect((await setting.again(vendor.id, mail.id)).status).toBe(202);
    const [queued] = await mailsTo(setting.company, vendor.id);
    expect(queued).toMatchObject({ id: mail.id, status: "QUEUED", attempts: 0, error: null, failedAt: null });
    expect(await usedToday(setting.company)).toMatchObject({ invitations: 2 });
    const { events } = await listActivity(setting.company.scope, activityQuery.parse({}));
    expect(events[0]).toMatchObject({ action: "vendor.email_sent_again", subject: { id: vendor.id } });
  });

  it("is refused in the limit's words when the day's invitations are used up, and stays failed", async () => {
    const setting = await staffed();
    const { vendor, mail } = await failedInvitation(setting);
    await usedUp(setting.company, { invitations });
    const answer = await setting.again(vendor.id, mail.id);
    const message = expect.stringMatching(/^Your company has sent its 50 requests and invitations for today\. You can send more from /);
    expect(answer).toMatchObject({ status: 429, body: { error: { message } } });
    expect((await mailsTo(setting.company, vendor.id))[0]).toMatchObject({ status: "FAILED" });
  });

  it("is refused with the reason when it is not needed any more", async () => {
    const setting = await staffed();
    const { vendor, mail } = await failedInvitation(setting);
    await updateVendor(setting.admin.scope, vendor.id, { email: `new-${vendor.email}` });
    const message = "This email was not sent again. The vendor has a different email address now.";
    expect(await setting.again(vendor.id, mail.id)).toMatchObject({ status: 409, body: { error: { message } } });
    expect(await usedToday(setting.company)).toMatchObject({ invitations: 1 });
  });

  it("is sent once by two presses at once", async () => {
    const setting = await staffed();
    const { vendor, mail } = await failedInvitation(setting);
    const answers = await Promise.all([setting.again(vendor.id, mail.id), setting.again(vendor.id, mail.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await usedToday(setting.company)).toMatchObject({ invitations: 2 });
  });
});

it("an email that was sent cannot be sent again", async () => {
  const setting = await staffed();
  const { vendor, mail } = await failedInvitation(setting);
  await ended(setting.company, vendor.id, "SENT");
  const message = "This email has been sent.";
  expect(await setting.again(vendor.id, mail.id)).toMatchObject({ status: 409, body: { error: { message } } });
});

it("a skipped request can be sent again once its reason is back", async () => {
  const setting = await staffed();
  const { vendor, mail } = await failedInvitation(setting);
  await ended(setting.company, vendor.id, "SKIPPED");
  expect((await setting.again(vendor.id, mail.id)).status).toBe(202);
});

describe("a failed reminder that is sent again", () => {
  it("is rewritten with the days that are left, once, and counts toward the day's reminders", async () => {
    const { company, again } = await staffed();
    const { vendor, mail } = await failedReminder(company);
    expect((await again(vendor.id, mail.id)).status).toBe(202);
    const mails = await mailsTo(company, vendor.id);
    expect(mails.map(({ status }) => status)).toEqual(["SKIPPED", "QUEUED"]);
    expect(mails[1]?.subject).toContain("in 20 days");
    expect(await usedToday(company)).toMatchObject({ reminders: 2 });
    const message = "A newer reminder replaced this one.";
    expect(await again(vendor.id, mail.id)).toMatchObject({ status: 409, body: { error: { message } } });
    await remindCompany(company.scope);
    expect(await mailsTo(company, vendor.id)).toHaveLength(2);
  });

  it("goes to the vendor's new address", async () => {
    const { company, admin, again } = await staffed();
    const { vendor, mail } = await failedReminder(company);
    await updateVendor(admin.scope, vendor.id, { email: `new-${vendor.email}` });
    expect((await again(vendor.id, mail.id)).status).toBe(202);
    expect((await mailsTo(company, vendor.id))[1]).toMatchObject({ recipient: `new-${vendor.email}` });
  });

  it("is refused in the limit's words when the day's reminders are used up, and stays failed", async () => {
    const { company, again } = await staffed();
    const { vendor, mail } = await failedReminder(company);
    await usedUp(company, { reminders });
    const message = expect.stringMatching(/^Your company has sent its 150 reminders for today\. You can send more from /);
    expect(await again(vendor.id, mail.id)).toMatchObject({ status: 429, body: { error: { message } } });
    expect(await mailsTo(company, vendor.id)).toMatchObject([{ status: "FAILED" }]);
  });

  it("is refused when the policy was renewed", async () => {
    const { company, again } = await staffed();
    const { vendor, mail } = await failedReminder(company);
    await coverUntil(company, vendor.id, 385, "P-2");
    const message = expect.stringContaining("no longer needed");
    expect(await again(vendor.id, mail.id)).toMatchObject({ status: 409, body: { error: { message } } });
  });
});

describe("the emails of a vendor", () => {
  const list = async (accessToken: string, vendorId: string, query = "") => {
    const answer = await callRoute(vendorEmails, { path: `/?${query}`, accessToken, params: { id: vendorId } });
    return (answer.body as { data: EmailListDto }).data;
  };

  it("are listed with the result of each, and only the newest unsent one can be sent again", async () => {
    const setting = await staffed();
    const { vendor, mail } = await failedInvitation(setting);
    const { accessToken } = setting.admin;
    const failed = { id: mail.id, status: "FAILED", note: "The mail server could not be reached.", failedAt: expect.any(String) };
    expect(await list(accessToken, vendor.id)).toMatchObject({ emails: [{ ...failed, kind: "VENDOR_INVITATION", canSendAgain: true }] });
    await inCompany(setting.company.scope, (tx) => tx.mail.update({ where: { id: mail.id }, data: { status: "SENT" } }));
    expect((await list(accessToken, vendor.id)).emails[0]).toMatchObject({ status: "SENT", canSendAgain: false });

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 120_000 });
    try {
      await inviteVendor(setting.admin.scope, vendor.id);
    } finally {
      vi.useRealTimers();
    }
    await ended(setting.company, vendor.id);
    const { emails, pagination } = await list(accessToken, vendor.id, "limit=1");
    expect(emails).toMatchObject([{ status: "QUEUED", canSendAgain: false }]);
    expect(pagination).toEqual({ page: 1, limit: 1, total: 2, totalPages: 2 });
    expect((await list(accessToken, vendor.id, "limit=1&page=2")).emails).toMatchObject([{ id: mail.id, canSendAgain: false }]);
  });

  it("keep a failed reminder that no newer one replaced, though another followed", async () => {
    const { company, admin } = await staffed();
    const { vendor, mail } = await failedReminder(company);
    await coverUntil(company, vendor.id, 50, "P-2", "AUTO_LIABILITY");
    await remindCompany(company.scope);
    expect((await list(admin.accessToken, vendor.id)).emails, "one email a day").toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    try {
      await remindCompany(company.scope);
    } finally {
      vi.useRealTimers();
    }
    const { emails } = await list(admin.accessToken, vendor.id);
    expect(emails).toMatchObject([{ status: "QUEUED" }, { id: mail.id, canSendAgain: true }]);
  });
});

describe("the platform's list of failed emails", () => {
  const list = async (accessToken: string, search: string) => {
    const answer = await callRoute(failedEmails, { path: `/?search=${encodeURIComponent(search)}`, accessToken });
    return (answer.body as { data: FailedEmailsDto }).data;
  };
  const again = (accessToken: string, id: string) => callRoute(sendFailed, { method: "POST", accessToken, params: { id } });

  async function withPlatform() {
    const setting = await staffed();
    const platform = await createMember(await createCompany(), "ADMIN", { platformRole: "ADMIN" });
    return { setting, platform, ...(await failedInvitation(setting)) };
  }

  it("names company, recipient, reason and tries, and what was sent again leaves it", async () => {
    const { setting, platform, vendor, mail } = await withPlatform();
    const row = { id: mail.id, company: { id: setting.company.id, name: setting.company.name }, kind: "VENDOR_INVITATION", tries: 98 };
    const facts = { recipient: vendor.email, reason: "The mail server could not be reached.", failedAt: expect.any(String) };
    const { emails, totals } = await list(platform.accessToken, vendor.email);
    expect(emails).toEqual([{ ...row, ...facts }]);
    expect(totals.failed).toBeGreaterThan(0);
    expect((await again(platform.accessToken, mail.id)).status).toBe(202);
    expect((await list(platform.accessToken, vendor.email)).emails).toEqual([]);
    expect(await usedToday(setting.company)).toMatchObject({ invitations: 2 });
  });

  it("finds the emails of a company by its name", async () => {
    const { platform, mail, setting } = await withPlatform();
    await inCompany(setting.company.scope, (tx) =>
      tx.company.update({ where: { id: setting.company.id }, data: { name: `Found ${setting.company.id}` } }),
    );
    expect((await list(platform.accessToken, `found ${setting.company.id}`)).emails.map(({ id }) => id)).toEqual([mail.id]);
    expect((await list(platform.accessToken, "nothing has this name")).emails).toEqual([]);
  });

  it("leaves a trace in the company's log when an email is sent again", async () => {
    const { setting, platform, mail } = await withPlatform();
    await again(platform.accessToken, mail.id);
    const { events } = await listActivity(setting.company.scope, activityQuery.parse({}));
    expect(events[0]).toMatchObject({ action: "email.sent_again", who: null, subject: { name: "Certificate request" }, details: "" });
    const event = await inCompany(setting.company.scope, (tx) => tx.auditEvent.findFirst({ where: { action: "email.sent_again" } }));
    expect(event?.details).toMatchObject({ platformAdmin: platform.id });
  });

  it("refuses in the words of the company's limit, or with the reason why it is not needed", async () => {
    const { setting, platform, vendor, mail } = await withPlatform();
    await usedUp(setting.company, { invitations });
    const limit = expect.stringMatching(/^This company has sent its 50 requests and invitations for today\./);
    expect(await again(platform.accessToken, mail.id)).toMatchObject({ status: 429, body: { error: { message: limit } } });
    await updateVendor(setting.admin.scope, vendor.id, { status: "INACTIVE" });
    const message = "This email was not sent again. The vendor was set inactive.";
    expect(await again(platform.accessToken, mail.id)).toMatchObject({ status: 409, body: { error: { message } } });
  });

  it("sends a withdrawn team invitation to no one", async () => {
    const { setting, platform } = await withPlatform();
    const recipient = `invited-${setting.admin.email}`;
    const { id } = await inviteMember(setting.admin.scope, { email: recipient, role: "VIEWER" });
    const mail = await inCompany(setting.company.scope, (tx) => tx.mail.findFirstOrThrow({ where: { recipient } }));
    await inCompany(setting.company.scope, (tx) => tx.mail.update({ where: { id: mail.id }, data: { status: "FAILED", failedAt: now() } }));
    await withdrawInvitation(setting.admin.scope, id);
    const message = "This email was not sent again. The invitation was withdrawn or accepted.";
    expect(await again(platform.accessToken, mail.id)).toMatchObject({ status: 409, body: { error: { message } } });
  });
});
