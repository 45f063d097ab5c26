import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { sendMail } from "@/jobs/handlers/send-mail";
import { updateNotifications, updatePerson } from "@/lib/accounts/profile/commands";
import { confirmEmail, requestPasswordReset, resendConfirmation } from "@/lib/accounts/sign-in/links-commands";
import { activatePlan, wishForPlan } from "@/lib/companies/billing/commands";
import { askAccountRemoval, askCompanyRemoval, keepAccount, keepCompany } from "@/lib/companies/deletion/commands";
import { inviteMember } from "@/lib/companies/team/commands";
import { sendInvitationAgain, withdrawInvitation } from "@/lib/companies/team/invitations-commands";
import { updateMember } from "@/lib/companies/team/members-commands";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { now } from "@/lib/infra/clock";
import { open } from "@/lib/infra/crypto";
import { addDays } from "@/lib/infra/dates-rules";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { sendNews, sendWeeklyReports, tellNewVendors, tellReminded } from "@/lib/mail/notices/commands";
import { remindCompany } from "@/lib/reminders/commands";
import { today } from "@/lib/tenancy/scope";
import {
  createCompany,
  createMember,
  createStoredDocument,
  createVendorRow,
  type TestCompany,
  type TestMember,
  testPassword,
} from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { readingOf } from "@/lib/testing/reading";
import { createVendor, deleteVendor, inviteVendor, updateVendor } from "@/lib/vendors/commands";
import { vendorInput } from "@/lib/vendors/schema";

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());
afterEach(() => vi.useRealTimers());

const origin = { address: "192.0.2.1", device: null };
const mailsOf = (company: { scope: TestCompany["scope"] }, recipient: string) =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));

/** The mail server is back: every waiting email to this address is tried. Returns what arrived and why the others did not. */
async function catchUp(company: TestCompany, recipient: string) {
  for (const { id, status } of await mailsOf(company, recipient)) {
    if (status === "QUEUED") await sendMail.run({ companyId: company.id, mailId: id }, { attempt: 1 });
  }
  const received = (await mailbox.list()).filter(({ to }) => to.includes(recipient));
  const skipped = (await mailsOf(company, recipient)).filter(({ status }) => status === "SKIPPED");
  return { subjects: received.map(({ subject }) => subject), reasons: skipped.map(({ error }) => storedInWords(error)) };
}

type Setting = { company: TestCompany; admin: TestMember; platform: TestMember };
async function staffed(): Promise<Setting> {
  const platformCompany = await createCompany();
  const platform = await createMember(platformCompany, "ADMIN", { platformRole: "ADMIN" });
  const company = await createCompany();
  return { company, admin: await createMember(company), platform };
}

async function coveredVendor({ company }: Setting, daysLeft = 30) {
  const vendor = await createVendorRow(company);
  const { id: documentId } = await createStoredDocument(company.scope, vendor.id);
  await beginReading(company.scope, { documentId, revision: 1 });
  await finishReading(company.scope, { documentId, revision: 1 }, readingOf({ expiration: addDays(today(company.scope), daysLeft) }));
  return vendor;
}

const endTrial = ({ company }: Setting) =>
  asPlatform().company.update({ where: { id: company.id }, data: { trialEndsAt: new Date(Date.now() - 1000) } });

/** Queues an email. Returns its address and, where the reason for the email can go away, what makes it go. */
type Case = (setting: Setting) => Promise<{ recipient: string; end?: () => Promise<unknown> }>;

const cases: [situation: string, queue: Case, reason: RegExp][] = [
  [
    "a confirmation of an address that was confirmed by an earlier link",
    async ({ company }) => {
      const { scope, email, id } = await createMember(company, "VIEWER", { emailVerifiedAt: null });
      await resendConfirmation(scope);
      const [mail] = await mailsOf(company, email);
      const token = /token=([\w-]+)/.exec(open("mail", mail?.body ?? ""))?.[1] ?? "";
      // Read by another of the person's mailboxes, or typed in by support.
      return { recipient: email, end: async () => expect(await confirmEmail(token), id).toBeDefined() };
    },
    /no longer works/,
  ],
  [
    "a password reset of an account that was deactivated",
    async ({ company, admin }) => {
      const { email, id } = await createMember(company, "VIEWER");
      await requestPasswordReset(email);
      return { recipient: email, end: () => updateMember(admin.scope, id, { active: false }) };
    },
    /no longer works/,
  ],
  [
    "a change of address that was taken back",
    async ({ admin }) => {
      const recipient = `new-${admin.email}`;
      await updatePerson(admin.scope, { email: recipient, password: testPassword }, origin);
      return { recipient, end: () => updatePerson(admin.scope, { email: admin.email }, origin) };
    },
    /different email address/,
  ],
  [
    "a team invitation that was withdrawn",
    async ({ admin }) => {
      const recipient = `invited-${admin.email}`;
      const { id } = await inviteMember(admin.scope, { email: recipient, role: "VIEWER" });
      return { recipient, end: () => withdrawInvitation(admin.scope, id) };
    },
    /withdrawn or accepted/,
  ],
  [
    "a team invitation whose sender is no longer an admin",
    async ({ company, admin }) => {
      const sender = await createMember(company);
      const recipient = `invited-${sender.email}`;
      await inviteMember(sender.scope, { email: recipient, role: "VIEWER" });
      return { recipient, end: () => updateMember(admin.scope, sender.id, { role: "VIEWER" }) };
    },
    /invitation expired/,
  ],
  [
    "a request to a vendor that has another address now",
    async ({ company, admin }) => {
      const vendor = await createVendorRow(company);
      await inviteVendor(admin.scope, vendor.id);
      return { recipient: vendor.email, end: () => updateVendor(admin.scope, vendor.id, { email: `new-${vendor.email}` }) };
    },
    /different email address/,
  ],
  [
    "a request to a vendor that was set inactive",
    async ({ company, admin }) => {
      const vendor = await createVendorRow(company);
      await inviteVendor(admin.scope, vendor.id);
      return { recipient: vendor.email, end: () => updateVendor(admin.scope, vendor.id, { status: "INACTIVE" }) };
    },
    /set inactive/,
  ],
  [
    "a request to a vendor whose certificate has arrived",
    async ({ company, admin }) => {
      const vendor = await createVendorRow(company);
      await inviteVendor(admin.scope, vendor.id);
      const arrive = async () => {
        const { id: documentId } = await createStoredDocument(company.scope, vendor.id);
        await beginReading(company.scope, { documentId, revision: 1 });
        await finishReading(company.scope, { documentId, revision: 1 }, readingOf({ expiration: addDays(today(company.scope), 300) }));
      };
      return { recipient: vendor.email, end: arrive };
    },
    /certificate has arrived/,
  ],
  [
    "a request of a company whose trial has ended",
    async (setting) => {
      const vendor = await createVendorRow(setting.company);
      await inviteVendor(setting.admin.scope, vendor.id);
      return { recipient: vendor.email, end: () => endTrial(setting) };
    },
    /trial or plan has ended/,
  ],
  [
    "a reminder of a company whose trial has ended",
    async (setting) => {
      const vendor = await coveredVendor(setting);
      await remindCompany(setting.company.scope);
      return { recipient: vendor.email, end: () => endTrial(setting) };
    },
    /trial or plan has ended/,
  ],
  [
    "a reminder to a vendor that was set inactive",
    async (setting) => {
      const vendor = await coveredVendor(setting);
      await remindCompany(setting.company.scope);
      return { recipient: vendor.email, end: () => updateVendor(setting.admin.scope, vendor.id, { status: "INACTIVE" }) };
    },
    /no longer needed/,
  ],
  [
    "a notice about reminders to a member who turned it off",
    async (setting) => {
      const { company, admin } = setting;
      const started = now();
      await coveredVendor(setting);
      await remindCompany(company.scope);
      await tellReminded(company.scope, started);
      return { recipient: admin.email, end: () => updateNotifications(admin.scope, { expirationReminders: false }) };
    },
    /turned off these emails/,
  ],
  [
    "news of a vendor that was deleted",
    async ({ company, admin }) => {
      const reader = await createMember(company, "VIEWER");
      const { id } = await createVendor(admin.scope, vendorInput.parse({ name: "Invented Roofing", email: "office@roofing.example" }));
      await tellNewVendors(company.scope);
      return { recipient: reader.email, end: () => deleteVendor(admin.scope, id) };
    },
    /vendor was deleted/,
  ],
  [
    "news of a vendor to a member who lost access",
    async ({ company, admin }) => {
      const reader = await createMember(company, "VIEWER");
      await createVendor(admin.scope, vendorInput.parse({ name: "Invented Roofing", email: "office@roofing.example" }));
      await tellNewVendors(company.scope);
      return { recipient: reader.email, end: () => updateMember(admin.scope, reader.id, { active: false }) };
    },
    /turned off these emails/,
  ],
  [
    "the operator's news to a member who turned it off",
    async ({ admin }) => {
      await updateNotifications(admin.scope, { systemUpdates: true });
      await sendNews({ subject: `Planned downtime ${admin.id}`, text: "On Sunday." });
      return { recipient: admin.email, end: () => updateNotifications(admin.scope, { systemUpdates: false }) };
    },
    /turned off these emails/,
  ],
  [
    "a plan request that was answered",
    async ({ company, admin, platform }) => {
      await wishForPlan(admin.scope, { plan: "pro", cycle: "annual" });
      return { recipient: platform.email, end: () => activatePlan(company.id, { plan: "pro", cycle: "annual" }) };
    },
    /was answered/,
  ],
  [
    "the notice that an account will be deleted, once it is kept",
    async ({ company }) => {
      const member = await createMember(company, "VIEWER");
      await askAccountRemoval(member.scope, member.email);
      return { recipient: member.email, end: () => keepAccount(member.scope) };
    },
    /no longer scheduled for deletion/,
  ],
];

describe.each(cases)("%s", (_, queue, reason) => {
  it("is skipped, and its state says why", async () => {
    const setting = await staffed();
    const { recipient, end } = await queue(setting);
    await end?.();
    const { subjects, reasons } = await catchUp(setting.company, recipient);
    expect(reasons).toEqual([expect.stringMatching(reason)]);
    expect(subjects.length).toBe((await mailsOf(setting.company, recipient)).length - 1);
  });

  it("is sent once while its reason is there", full, async () => {
    const setting = await staffed();
    const { recipient } = await queue(setting);
    const { subjects, reasons } = await catchUp(setting.company, recipient);
    expect({ reasons, count: subjects.length }).toEqual({ reasons: [], count: 1 });
    expect((await catchUp(setting.company, recipient)).subjects, "the second run").toHaveLength(1);
  });
});

describe("of several emails that say the same", () => {
  it("only the newest link to a new password is sent", async () => {
    const { company, admin } = await staffed();
    await requestPasswordReset(admin.email);
    await requestPasswordReset(admin.email);
    const { subjects, reasons } = await catchUp(company, admin.email);
    expect(subjects).toEqual(["Reset your password"]);
    expect(reasons).toEqual([expect.stringContaining("a newer link replaced it")]);
  });

  it("only the newest invitation to the team is sent", async () => {
    const { company, admin } = await staffed();
    const recipient = `invited-${admin.email}`;
    const { id } = await inviteMember(admin.scope, { email: recipient, role: "VIEWER" });
    await sendInvitationAgain(admin.scope, id);
    const { subjects, reasons } = await catchUp(company, recipient);
    expect(subjects).toHaveLength(1);
    expect(reasons).toEqual(["A newer email replaced it."]);
  });

  it("only the newest request to a vendor is sent", async () => {
    const { company, admin } = await staffed();
    const vendor = await createVendorRow(company);
    await inviteVendor(admin.scope, vendor.id);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_600_000 });
    await inviteVendor(admin.scope, vendor.id);
    const { subjects, reasons } = await catchUp(company, vendor.email);
    expect(subjects).toHaveLength(1);
    expect(reasons).toEqual(["A newer email replaced it."]);
  });

  it("members read that their company is kept, and not that it will be deleted", async () => {
    const { company, admin } = await staffed();
    await askCompanyRemoval(admin.scope, company.name);
    await keepCompany(admin.scope);
    const { subjects } = await catchUp(company, admin.email);
    expect(subjects).toEqual([expect.stringContaining("will not be deleted")]);
  });
});

it("a weekly report that is three days late is skipped", async () => {
  const company = await createCompany({ timeZone: "America/Los_Angeles", planSince: new Date() });
  const { scope, email } = await createMember(company);
  await updateNotifications(scope, { weeklyReports: true });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-01T15:30:00Z") });
  await sendWeeklyReports();
  vi.setSystemTime(new Date("2027-03-04T16:30:00Z"));
  expect(await catchUp(company, email)).toEqual({ subjects: [], reasons: ["It was out of date before it could be sent."] });
});

it("a notice about an account is sent however late it is", async () => {
  const { company, admin } = await staffed();
  const recipient = `new-${admin.email}`;
  await updatePerson(admin.scope, { email: recipient, password: testPassword }, origin);
  await updatePerson(admin.scope, { email: admin.email }, origin);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 86_400_000 });
  expect(await catchUp(company, admin.email)).toMatchObject({ subjects: [expect.any(String)], reasons: [] });
});
