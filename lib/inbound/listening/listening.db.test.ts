import { connect } from "node:net";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenForMail } from "@/lib/inbound/listening/commands";
import { asPlatform } from "@/lib/infra/db";
import * as storages from "@/lib/infra/storage";
import { writeMessage } from "@/lib/testing/messages";

let door: Awaited<ReturnType<typeof listenForMail>>;
beforeEach(async () => {
  door = await listenForMail(0, "in.example", "127.0.0.1");
});
afterEach(async () => {
  vi.restoreAllMocks();
  await door.close();
});

const send = (to: string[], raw: Buffer, from = "office@vendor.example") => {
  const transport = createTransport({ host: "127.0.0.1", port: door.port, ignoreTLS: true });
  return transport.sendMail({ envelope: { from, to }, raw }).finally(() => transport.close());
};
const stored = () => asPlatform().inboundMessage.findMany({ orderBy: { receivedAt: "asc" } });

it("takes what is addressed to its domain, and is no relay", async () => {
  const raw = writeMessage({});
  await send(["DOCS+x@IN.example"], raw);
  expect(await stored()).toMatchObject([
    { door: "smtp", envelopeFrom: "office@vendor.example", recipients: ["docs+x@in.example"], size: raw.length },
  ]);
  await expect(send(["someone@else.example"], raw)).rejects.toThrow(/550/);
  await expect(send(["someone@in.example.evil.example"], raw)).rejects.toThrow(/550/);
});

it("tells the sender to try again while the message cannot be stored, and has nothing then", async () => {
  const before = (await stored()).length;
  vi.spyOn(storages, "storage").mockImplementation(() => {
    throw new Error("no disk");
  });
  await expect(send(["docs@in.example"], writeMessage({}))).rejects.toThrow(/451/);
  vi.restoreAllMocks();
  expect(await stored()).toHaveLength(before);
});

it("takes the null sender, and nothing of a connection that breaks off", async () => {
  const before = (await stored()).length;
  await send(["docs@in.example"], writeMessage({ subject: "report" }), "");
  expect((await stored()).at(-1)).toMatchObject({ envelopeFrom: "" });
  const socket = connect(door.port, "127.0.0.1");
  for (const line of ["EHLO x", "MAIL FROM:<a@b.example>", "RCPT TO:<docs@in.example>", "DATA", "Subject: half"]) {
    await new Promise((resolve) => socket.write(`${line}\r\n`, resolve));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await stored()).toHaveLength(before + 1);
});
