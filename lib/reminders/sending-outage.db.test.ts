import net from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { sendMail } from "@/jobs/handlers/send-mail";
import { remindOneCompany } from "@/jobs/handlers/sweep";
import { inviteMember } from "@/lib/companies/team/commands";
import { withdrawInvitation } from "@/lib/companies/team/invitations-commands";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { addDays } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { closeMailer } from "@/lib/infra/mailer";
import { requeueMails } from "@/lib/mail/commands";
import { today } from "@/lib/tenancy/scope";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { readingOf } from "@/lib/testing/reading";
import { inviteVendor } from "@/lib/vendors/commands";

const port = Number(new URL(process.env.SMTP_URL ?? "").port);
let mailbox: Mailbox | undefined;
let refusing: net.Server | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await stopRefusing();
  await mailbox?.close();
});

/** A mail server that answers every connection with "closing". */
async function refuse(): Promise<void> {
  refusing = net.createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end("421 4.3.2 Service not available\r\n");
  });
  await new Promise<void>((resolve) => refusing?.listen(port, "127.0.0.1", resolve));
}

async function stopRefusing(): Promise<void> {
  closeMailer();
  await new Promise((resolve) => (refusing ? refusing.close(resolve) : resolve(null)));
  refusing = undefined;
}

async function coveredVendor(company: TestCompany, daysLeft: number) {
  const vendor = await createVendorRow(company);
  const { id: documentId } = await createStoredDocument(company.scope, vendor.id);
  await beginReading(company.scope, { documentId, revision: 1 });
  await finishReading(company.scope, { documentId, revision: 1 }, readingOf({ expiration: addDays(today(company.scope), daysLeft) }));
  return vendor;
}

const mailsOf = (company: TestCompany) => inCompany(company.scope, (tx) => tx.mail.findMany({ orderBy: { createdAt: "asc" } }));

/** What the worker does in an hour: the sweep, then each email whose time has come. */
async function runHour(company: TestCompany): Promise<void> {
  await requeueMails();
  await remindOneCompany.run({ companyId: company.id }, { attempt: 1 });
  for (const { id, status, nextTryAt } of await mailsOf(company)) {
    const isDue = status === "QUEUED" && (!nextTryAt || nextTryAt.getTime() <= Date.now());
    if (isDue) await sendMail.run({ companyId: company.id, mailId: id }, { attempt: 1 });
  }
}

it("after two days of refusals, what is still true is sent once and nothing else is", full, async () => {
  // Noon where the company is: days then change in the hours between.
  const started = new Date().setUTCHours(16, 0, 0, 0);
  const at = (hours: number) => vi.useFakeTimers({ toFake: ["Date"], now: started + hours * 3_600_000 });
  at(0);
  const company = await createCompany({ planSince: new Date() });
  const admin = await createMember(company);
  const [asked, sameStage, nextStage] = [
    await createVendorRow(company),
    await coveredVendor(company, 20),
    await coveredVendor(company, 16),
  ];
  await inviteVendor(admin.scope, asked.id);
  await inviteMember(admin.scope, { email: `stays-${admin.email}`, role: "VIEWER" });
  const withdrawn = await inviteMember(admin.scope, { email: `withdrawn-${admin.email}`, role: "VIEWER" });
  await refuse();
  for (let hours = 0; hours < 24; hours += 3) {
    at(hours);
    await runHour(company);
  }
  await stopRefusing();
  for (let hours = 24; hours < 48; hours += 6) {
    at(hours);
    await runHour(company);
  }
  at(47);
  await withdrawInvitation(admin.scope, withdrawn.id);
  expect((await mailsOf(company)).filter(({ status }) => status === "SENT" || status === "FAILED")).toEqual([]);

  mailbox = await openMailbox(port);
  for (const hours of [48, 49, 50, 51]) {
    at(hours);
    await runHour(company);
  }
  const received = await mailbox.list();
  const subjectsTo = (address: string) => received.filter(({ to }) => to.includes(address)).map(({ subject }) => subject);
  expect(subjectsTo(asked.email)).toEqual([`${company.name} needs your certificate of insurance`]);
  expect(subjectsTo(`stays-${admin.email}`)).toHaveLength(1);
  expect(subjectsTo(`withdrawn-${admin.email}`)).toEqual([]);
  expect(subjectsTo(sameStage.email), "the step that was written into the ledger on the first day").toEqual([
    "Insurance for Invented Paving expires in 18 days",
  ]);
  expect(subjectsTo(nextStage.email)).toEqual(["Insurance for Invented Paving expires in 14 days"]);
  const told = subjectsTo(admin.email).map((subject) => Number(/reminders sent to (\d+) vendors?$/.exec(subject)?.[1]));
  expect(
    told.reduce((sum, vendors) => sum + vendors, 0),
    "vendors in the notices about reminders",
  ).toBe(2);
  const left = (await mailsOf(company)).filter(({ status }) => status !== "SENT");
  expect(left.every(({ status, error }) => status === "SKIPPED" && error)).toBe(true);
});
