import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { closeMailer } from "@/lib/infra/mailer";

export type RawMailbox = {
  /** What came last, with its HTML, pictures and all headers. */
  last(): Promise<ParsedMail>;
  close(): Promise<void>;
};

/** A real SMTP server on loopback, where the tests' SMTP_URL points, that keeps messages as they came. */
export async function openRawMailbox(): Promise<RawMailbox> {
  let last = Buffer.alloc(0);
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        last = Buffer.concat(chunks);
        done();
      });
    },
  });
  const port = Number(new URL(process.env.SMTP_URL ?? "").port);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    last: () => simpleParser(last),
    async close() {
      closeMailer();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
