import { randomUUID } from "node:crypto";
import net from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sendMail } from "@/jobs/handlers/send-mail";
import { inCompany } from "@/lib/infra/db";
import { closeMailer } from "@/lib/infra/mailer";
import { claimMail, deliverMail, queueMail } from "@/lib/mail/commands";
import { connectAsOwner } from "@/lib/testing/db";
import { createCompany, type TestCompany } from "@/lib/testing/factories";
import { type Mailbox, openMailbox } from "@/lib/testing/mailbox";

let mailbox: Mailbox | undefined;
let slow: net.Server | undefined;
afterEach(async () => {
  vi.useRealTimers();
  closeMailer();
  await mailbox?.close();
  mailbox = undefined;
  await new Promise((resolve) => (slow ? slow.close(resolve) : resolve(null)));
  slow = undefined;
});

const queue = ({ scope }: TestCompany) =>
  inCompany(scope, (tx) =>
    queueMail(tx, scope, { kind: "SECURITY_NOTICE", recipient: "office@vendor.example", subject: "Invented", body: "Invented." }),
  );
const stored = ({ scope }: TestCompany, id: string) => inCompany(scope, (tx) => tx.mail.findUniqueOrThrow({ where: { id } }));
const run = (company: TestCompany, mailId: string) => sendMail.run({ companyId: company.id, mailId }, { attempt: 1 });

/** A server that accepts each message only on command. */
async function openSlowServer(): Promise<{ waiting: Promise<void>; accept: () => void }> {
  const asked = Promise.withResolvers<void>();
  let taker: net.Socket | undefined;
  slow = net.createServer((socket) => {
    let isData = false;
    socket.write("220 slow.example\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      const text = bytes.toString();
      if (isData) {
        if (!text.endsWith("\r\n.\r\n")) return;
        taker = socket;
        return asked.resolve();
      }
      isData = text.startsWith("DATA");
      socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  const port = Number(new URL(process.env.SMTP_URL ?? "").port);
  await new Promise<void>((resolve) => slow?.listen(port, "127.0.0.1", resolve));
  return { waiting: asked.promise, accept: () => taker?.end("250 2.0.0 Taken as 7\r\n") };
}

describe("while the mail server takes its time", () => {
  it("no transaction is open, and a second worker leaves the email alone", async () => {
    const company = await createCompany();
    const id = await queue(company);
    const server = await openSlowServer();
    const first = run(company, id);
    await server.waiting;
    const owner = await connectAsOwner();
    const { rows } = await owner.query(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([]);
    await run(company, id);
    const { rows: later } = await owner.query(
      "select 1 from pgboss.job where name = 'mail.send' and data->>'mailId' = $1 and start_after > now() + interval '30 seconds'",
      [id],
    );
    await owner.end();
    expect(later, "looks again when the claim has lapsed").toHaveLength(1);
    server.accept();
    await first;
    expect(await stored(company, id)).toMatchObject({ status: "SENT", smtpAnswer: "250 2.0.0 Taken as 7", sendingUntil: null });
  });
});

describe("a worker that died while it was sending", () => {
  it("keeps the email until its claim lapses; then another sends it with the same Message-ID", async () => {
    const company = await createCompany();
    const id = await queue(company);
    expect(await claimMail(company.scope, id)).not.toBeNull();
    mailbox = await openMailbox();
    await run(company, id);
    expect(await mailbox.list()).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 100_000 });
    await run(company, id);
    vi.useRealTimers();
    expect((await mailbox.list()).map(({ messageId }) => messageId)).toEqual([expect.stringContaining(id)]);
    expect(await stored(company, id)).toMatchObject({ status: "SENT" });
  });

  it("does not undo what another worker has noted since, when it comes back", async () => {
    const company = await createCompany();
    const id = await queue(company);
    const claim = await claimMail(company.scope, id);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 100_000 });
    mailbox = await openMailbox();
    await run(company, id);
    vi.useRealTimers();
    await mailbox.close();
    mailbox = undefined;
    expect(await deliverMail(company.scope, id, claim ?? undefined), "the server is away by now").toBe("SENT");
    expect(await stored(company, id)).toMatchObject({ status: "SENT", attempts: 0, error: null });
  });
});

it("an email that is gone needs no work", async () => {
  const company = await createCompany();
  await run(company, randomUUID());
  expect(await deliverMail(company.scope, randomUUID())).toBeNull();
});
