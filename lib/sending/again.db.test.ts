import { describe, expect, it } from "vitest";
import { POST as sendAgain } from "@/app/api/vendors/[id]/emails/[emailId]/send/route";
import { listActivity } from "@/lib/audit/queries";
import { activityQuery } from "@/lib/audit/schema";
import { today } from "@/lib/auth/scope";
import { addDays } from "@/lib/compliance/rules";
import { now } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import { utcDay } from "@/lib/outreach/rules";
import { emailLimits } from "@/lib/outreach/values";
import { beginReading, finishReading } from "@/lib/readings/commands";
import { remindCompany } from "@/lib/reminders/commands";
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

async function coverUntil(company: TestCompany, vendorId: string, daysLeft: number, number = "P-1") {
  const { id: documentId } = await createStoredDocument(company.scope, vendorId);
  await beginReading(company.scope, { documentId, revision: 1 });
  await finishReading(
    company.scope,
    { documentId, revision: 1 },
    readingOf({ expiration: addDays(today(company.scope), daysLeft), number }),
  );
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
    const message = expect.stringMatching(/^Your company has sent its 50 invitations for today\. You can send more from /);
    expect(answer).toMatchObject({ status: 429, body: { error: { message } } });
    expect((await mailsTo(setting.company, vendor.id))[0]).toMatchObject({ status: "FAILED" });
  });

  it("is refused with the reason when it is not needed any more", async () => {
    const setting = await staffed();
    const { vendor, mail } = await failedInvitation(setting);
    await updateVendor(setting.admin.scope, vendor.id, { email: `new-${vendor.email}` });
    const message = "This email was not sent again. The vendor has another email address now.";
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
  it("is written anew with the days that are left, once, and counts toward the day's reminders", async () => {
    const { company, again } = await staffed();
    const { vendor, mail } = await failedReminder(company);
    expect((await again(vendor.id, mail.id)).status).toBe(202);
    const mails = await mailsTo(company, vendor.id);
    expect(mails.map(({ status }) => status)).toEqual(["SKIPPED", "QUEUED"]);
    expect(mails[1]?.subject).toContain("in 20 days");
    expect(await usedToday(company)).toMatchObject({ reminders: 2 });
    const message = "A newer reminder has replaced this one.";
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
