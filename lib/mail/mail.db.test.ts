import net from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sendMail } from "@/jobs/handlers/send-mail";
import { requestPasswordReset } from "@/lib/accounts/sign-in/links-commands";
import { beginReading, finishReading } from "@/lib/documents/readings/commands";
import { addDays, daysBetween } from "@/lib/infra/dates-rules";
import { inCompany } from "@/lib/infra/db";
import { closeMailer } from "@/lib/infra/mailer";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { queueMail, requeueMails } from "@/lib/mail/commands";
import { remindCompany } from "@/lib/reminders/commands";
import { sendAgain } from "@/lib/reminders/sending-commands";
import { today } from "@/lib/tenancy/scope";
import { createCompany, createMember, createStoredDocument, createVendorRow, type TestCompany } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";
import { readingOf } from "@/lib/testing/reading";

let mailbox: Mailbox | undefined;
let refusing: net.Server | undefined;
afterEach(async () => {
  vi.useRealTimers();
  closeMailer();
  await mailbox?.close();
  mailbox = undefined;
  await new Promise((resolve) => (refusing ? refusing.close(resolve) : resolve(null)));
  refusing = undefined;
});

/** Sets the clock so many hours ahead of now. */
const hoursLater = (hours: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * 3_600_000 });
const mailsOf = async (company: TestCompany) => {
  const mails = await inCompany(company.scope, (tx) => tx.mail.findMany({ orderBy: { createdAt: "asc" } }));
  return mails.map((mail) => ({ ...mail, error: storedInWords(mail.error) }));
};
const run = (company: TestCompany, mailId: string) => sendMail.run({ companyId: company.id, mailId }, { attempt: 1 });

async function runAll(company: TestCompany) {
  for (const { id, status } of await mailsOf(company)) if (status === "QUEUED") await run(company, id);
}

const queue = (company: TestCompany) =>
  inCompany(company.scope, (tx) =>
    queueMail(tx, company.scope, { kind: "SECURITY_NOTICE", recipient: "office@vendor.example", subject: "Invented", body: "Invented." }),
  );

/** A server that takes the connection and answers RCPT with this line. */
async function refuseRecipients(line: string): Promise<void> {
  refusing = net.createServer((socket) => {
    socket.write("220 refusing.example\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      const command = bytes.toString().slice(0, 4).toUpperCase();
      if (command === "QUIT") return socket.end("221 bye\r\n");
      socket.write(command === "RCPT" ? `${line}\r\n` : "250 ok\r\n");
    });
  });
  const port = Number(new URL(process.env.SMTP_URL ?? "").port);
  await new Promise<void>((resolve) => refusing?.listen(port, "127.0.0.1", resolve));
}

async function coverUntil(company: TestCompany, vendorId: string, daysLeft: number, number: string) {
  const { id: documentId } = await createStoredDocument(company.scope, vendorId);
  await beginReading(company.scope, { documentId, revision: 1 });
  const reading = readingOf({ expiration: addDays(today(company.scope), daysLeft), number });
  await finishReading(company.scope, { documentId, revision: 1 }, reading);
}

async function companyWithPlan(): Promise<TestCompany> {
  const company = await createCompany({ planSince: new Date() });
  await createMember(company);
  return company;
}

describe("while the mail server is away", () => {
  it("an email waits for more than three days, tried at least hourly, and is sent when the server is back", full, async () => {
    const company = await createCompany();
    const id = await queue(company);
    let hours = 0;
    for (let tries = 0; tries < 80 && hours < 74; tries += 1) {
      hoursLater(hours);
      await run(company, id);
      const [mail] = await mailsOf(company);
      expect(mail).toMatchObject({ status: "QUEUED", error: "The mail server could not be reached." });
      const wait = (mail?.nextTryAt?.getTime() ?? 0) - Date.now();
      expect(wait).toBeLessThanOrEqual(3_600_000);
      vi.useRealTimers();
      hours += Math.max(wait / 3_600_000, 1);
    }
    mailbox = await openMailbox();
    hoursLater(75);
    await run(company, id);
    expect((await mailsOf(company))[0]).toMatchObject({ status: "SENT", error: null });
  });

  it("fails an email for good after four days, and a person can send it again", async () => {
    const company = await createCompany();
    const id = await queue(company);
    hoursLater(97);
    await run(company, id);
    expect((await mailsOf(company))[0]).toMatchObject({ status: "FAILED" });
    vi.useRealTimers();
    mailbox = await openMailbox();
    await inCompany(company.scope, (tx) => sendAgain(tx, company.scope, id));
    await run(company, id);
    expect((await mailsOf(company))[0]).toMatchObject({ status: "SENT" });
    await expect(inCompany(company.scope, (tx) => sendAgain(tx, company.scope, id))).rejects.toThrow("This email has been sent.");
  });

  it("skips an email whose link has expired meanwhile", async () => {
    const company = await createCompany();
    await requestPasswordReset((await createMember(company)).email);
    hoursLater(2);
    await runAll(company);
    expect((await mailsOf(company))[0]).toMatchObject({ status: "SKIPPED", error: expect.stringContaining("link in it expired") });
  });

  it("lets the hourly sweep enqueue an email again whose job was lost", async () => {
    const company = await createCompany();
    await queue(company);
    const before = await requeueMails();
    hoursLater(1);
    expect(await requeueMails()).toBeGreaterThan(before);
  });
});

describe("after two days without a mail server", () => {
  it("a vendor gets one reminder, with the days that are left", async () => {
    const company = await companyWithPlan();
    const vendor = await createVendorRow(company);
    await coverUntil(company, vendor.id, 8, "P-1");
    const end = addDays(today(company.scope), 8);
    await remindCompany(company.scope);
    await runAll(company);
    hoursLater(26);
    await remindCompany(company.scope);
    await runAll(company);
    vi.useRealTimers();
    mailbox = await openMailbox();
    hoursLater(50);
    for (let round = 0; round < 3; round += 1) {
      await runAll(company);
      await remindCompany(company.scope);
    }
    const received = (await mailbox.list()).filter(({ to }) => to.includes(vendor.email));
    expect(received.map(({ subject }) => /in (\d+) days/.exec(subject)?.[1])).toEqual([String(daysBetween(today(company.scope), end))]);
    const states = (await mailsOf(company)).filter(({ vendorId }) => vendorId).map(({ status }) => status);
    expect(states.filter((status) => status === "SENT")).toHaveLength(1);
    expect(states.filter((status) => status !== "SENT").every((status) => status === "SKIPPED")).toBe(true);
  });

  it("a vendor whose policy was renewed gets none, and its state says why", async () => {
    const company = await companyWithPlan();
    const vendor = await createVendorRow(company);
    await coverUntil(company, vendor.id, 14, "P-1");
    await remindCompany(company.scope);
    await coverUntil(company, vendor.id, 379, "P-2");
    mailbox = await openMailbox();
    await runAll(company);
    expect((await mailbox.list()).filter(({ to }) => to.includes(vendor.email))).toEqual([]);
    expect((await mailsOf(company))[0]).toMatchObject({ status: "SKIPPED", error: expect.stringContaining("renewed") });
  });
});

describe("a server that answers", () => {
  it("with a refusal for good fails the email at once, in its own words", async () => {
    const company = await createCompany();
    await refuseRecipients("550 5.1.1 No such mailbox");
    await run(company, await queue(company));
    const [mail] = await mailsOf(company);
    expect(mail).toMatchObject({ status: "FAILED", attempts: 1, error: expect.stringContaining("No such mailbox") });
  });

  it("with a refusal for now keeps the email waiting", async () => {
    const company = await createCompany();
    await refuseRecipients("451 4.7.1 Greylisted, come back later");
    await run(company, await queue(company));
    expect((await mailsOf(company))[0]).toMatchObject({ status: "QUEUED", error: expect.stringContaining("Greylisted") });
  });
});
