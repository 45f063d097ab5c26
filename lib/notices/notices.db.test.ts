import { afterEach, expect, it, vi } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { sendWeeklyReports } from "@/lib/notices/commands";
import { updateNotifications } from "@/lib/people/commands";
import { createCompany, createMember, type TestCompany } from "@/lib/testing/factories";
import { createVendor } from "@/lib/vendors/commands";
import { vendorInput } from "@/lib/vendors/schema";

afterEach(() => vi.useRealTimers());

const confirmed = { emailVerifiedAt: new Date() };
const mailsTo = (company: TestCompany, recipient: string) =>
  inCompany(company.scope, (tx) => tx.mail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } }));

it("tells the others of a new vendor, but neither who added it, nor who wants no such mail, nor a mailbox that is not confirmed", async () => {
  const company = await createCompany();
  const who = await createMember(company, "ADMIN", confirmed);
  const told = await createMember(company, "VIEWER", confirmed);
  const quiet = await createMember(company, "MANAGER", confirmed);
  const silent = await createMember(company, "MANAGER", confirmed);
  const unknown = await createMember(company, "VIEWER", { emailVerifiedAt: null });
  await updateNotifications(quiet.scope, { newVendorAlerts: false });
  await updateNotifications(silent.scope, { emailAlerts: false });
  await createVendor(who.scope, vendorInput.parse({ name: "Invented Roofing", email: "office@roofing.example" }));
  const counts = await Promise.all([told, who, quiet, silent, unknown].map(async ({ email }) => (await mailsTo(company, email)).length));
  expect(counts).toEqual([1, 0, 0, 0, 0]);
  expect(await mailsTo(company, told.email)).toMatchObject([{ subject: "New vendor: Invented Roofing" }]);
});

it("mails the weekly report once, on Monday morning where the company is, to those who asked for it", async () => {
  const company = await createCompany({ timeZone: "America/Los_Angeles", trialEndsAt: new Date("2099-01-01") });
  const reader = await createMember(company, "VIEWER", confirmed);
  const other = await createMember(company, "VIEWER", confirmed);
  await updateNotifications(reader.scope, { weeklyReports: true });
  const sweepAt = async (instant: string) => {
    vi.useFakeTimers({ now: new Date(instant), toFake: ["Date"] });
    await sendWeeklyReports();
    vi.useRealTimers();
    return (await mailsTo(company, reader.email)).length;
  };
  expect(await sweepAt("2027-03-01T14:00:00Z"), "six in the morning").toBe(0);
  expect(await sweepAt("2027-03-01T15:30:00Z"), "half past seven").toBe(1);
  expect(await sweepAt("2027-03-01T16:30:00Z"), "the next sweep").toBe(1);
  expect(await sweepAt("2027-03-04T16:30:00Z"), "Thursday").toBe(1);
  expect(await sweepAt("2027-03-08T16:30:00Z"), "the week after").toBe(2);
  expect(await mailsTo(company, other.email)).toEqual([]);
});
