import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenForMail } from "@/lib/inbound/receiving/listening-commands";
import { asPlatform } from "@/lib/infra/db";
import * as storages from "@/lib/infra/storage";
import { full } from "@/lib/testing/full";
import { writeMessage } from "@/lib/testing/messages";

type Pair = { cert: string; key: string };

let door: Awaited<ReturnType<typeof listenForMail>>;
beforeEach(async () => {
  door = await listenForMail(0, "in.example", { host: "127.0.0.1" });
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

it("asks the sender to try again while the message cannot be stored, and keeps nothing then", async () => {
  const before = (await stored()).length;
  vi.spyOn(storages, "storage").mockImplementation(() => {
    throw new Error("no disk");
  });
  await expect(send(["docs@in.example"], writeMessage({}))).rejects.toThrow(/451/);
  vi.restoreAllMocks();
  expect(await stored()).toHaveLength(before);
});

it("takes the null sender, and nothing of a connection that breaks off", full, async () => {
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

it("takes a message by STARTTLS where it has a certificate, and still takes those without", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "door-"));
  const [cert, key] = [path.join(folder, "cert.pem"), path.join(folder, "key.pem")];
  // The library's own certificate for development, at hand on every machine.
  const pair = (createRequire(import.meta.url)("smtp-server/lib/tls-options.js") as { default: (given: object) => Pair }).default({});
  await writeFile(cert, pair.cert);
  await writeFile(key, pair.key);
  const door = await listenForMail(0, "in.example", { host: "127.0.0.1", certificate: { cert, key } });
  try {
    for (const tls of [{ requireTLS: true, tls: { rejectUnauthorized: false } }, { ignoreTLS: true }]) {
      const transport = createTransport({ host: "127.0.0.1", port: door.port, ...tls });
      const raw = writeMessage({ subject: JSON.stringify(tls) });
      await transport.sendMail({ envelope: { from: "office@vendor.example", to: ["docs@in.example"] }, raw });
      transport.close();
      expect((await stored()).at(-1)).toMatchObject({ door: "smtp", size: raw.length });
    }
  } finally {
    await door.close();
    await rm(folder, { recursive: true });
  }
});
