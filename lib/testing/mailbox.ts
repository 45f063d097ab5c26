import { MailDev } from "maildev";
import { closeMailer } from "@/lib/infra/mailer";

export type ReceivedMail = { to: string[]; subject: string; text: string; messageId: string };

export type Mailbox = {
  /** Everything received so far, oldest first. */
  list(): Promise<ReceivedMail[]>;
  close(): Promise<void>;
};

/** A real SMTP server on loopback that keeps what it is given; by default where the tests' SMTP_URL points. */
export async function openMailbox(port = Number(new URL(process.env.SMTP_URL ?? "smtp://127.0.0.1:1025").port)): Promise<Mailbox> {
  const server = new MailDev({ smtp: port, ip: "127.0.0.1", disableWeb: true, silent: true });
  const { storage } = await server.start();
  return {
    async list() {
      const { items } = await storage.list({ sort: "asc" });
      return items.map((mail) => ({
        to: mail.to.map(({ address }) => address),
        subject: mail.subject,
        text: mail.text ?? "",
        messageId: String(mail.headers["message-id"] ?? ""),
      }));
    },
    async close() {
      // Otherwise the server waits until the mailer gives its idle connections up.
      closeMailer();
      await server.stop();
    },
  };
}
