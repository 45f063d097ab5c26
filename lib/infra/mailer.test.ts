import { createHash, createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { closeMailer, type Sender, sendMail } from "@/lib/infra/mailer";

const mail = { to: "vendor@vendor.example", subject: "Certificate", text: "Hello", messageId: "<1@coverkeep.example>" };

/** An SMTP server on loopback that answers the end of a message as `ending` says. */
async function startServer(ending: (socket: net.Socket, message: string) => void): Promise<{ sender: Sender; stop: () => void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    let message = "";
    socket.on("error", () => undefined);
    socket.write("220 mail.example\r\n");
    socket.on("data", (chunk) => {
      const said = chunk.toString();
      if (isData) {
        message += said;
        if (!said.endsWith("\r\n.\r\n")) return;
        isData = false;
        return ending(socket, message);
      }
      isData = said.startsWith("DATA");
      socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { sender: { server: { url: `smtp://127.0.0.1:${port}` }, from: "us@coverkeep.example" }, stop };
}

afterEach(closeMailer);

test("a server that goes on talking and never takes the message holds it up for a limited time", async () => {
  const server = await startServer((socket) => {
    const timer = setInterval(() => socket.write("250-still at it\r\n"), 20);
    socket.on("close", () => clearInterval(timer));
  });
  await expect(sendMail(server.sender, mail, 400)).rejects.toThrow();
  server.stop();
});

test("the message after one that was given up is sent over the same server", async () => {
  let tries = 0;
  const server = await startServer((socket) => {
    tries += 1;
    if (tries > 1) socket.write("250 taken\r\n");
  });
  await expect(sendMail(server.sender, mail, 300)).rejects.toThrow();
  await sendMail(server.sender, mail, 5000);
  expect(tries).toBe(2);
  server.stop();
});

test("a message is signed with the domain's key", async () => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let received = "";
  const server = await startServer((socket, message) => {
    received = message;
    socket.write("250 taken\r\n");
  });
  const dkim = {
    ...{ domainName: "coverkeep.example", keySelector: "test" },
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  expect(await sendMail({ ...server.sender, dkim }, mail)).toBe("250 taken");
  server.stop();
  expect(received).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  const [, header = ""] = /^DKIM-Signature: ((?:.*\r\n)(?:[ \t].*\r\n)*)/m.exec(received) ?? [];
  const tags = Object.fromEntries(
    header
      .replace(/\s+/g, "")
      .split(";")
      .map((tag) => [tag.slice(0, tag.indexOf("=")), tag.slice(tag.indexOf("=") + 1)]),
  );
  expect(tags).toMatchObject({ d: "coverkeep.example", s: "test", a: "rsa-sha256", c: "relaxed/relaxed" });
  const body = received.slice(received.indexOf("\r\n\r\n") + 4, received.lastIndexOf("\r\n.\r\n"));
  const canonical = `${body
    .replace(/[ \t]+/g, " ")
    .replace(/ \r\n/g, "\r\n")
    .replace(/(?:\r\n)*$/, "")}\r\n`;
  expect(createHash("sha256").update(canonical).digest("base64")).toBe(tags.bh);
  const fields = received.slice(0, received.indexOf("\r\n\r\n")).split(/\r\n(?![ \t])/);
  const relaxed = (field: string) => {
    const at = field.indexOf(":");
    return `${field.slice(0, at).toLowerCase()}:${field
      .slice(at + 1)
      .replace(/\s+/g, " ")
      .trim()}`;
  };
  const signed = String(tags.h)
    .split(":")
    .flatMap((name) => fields.filter((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`)))
    .map(relaxed);
  const own = relaxed(`DKIM-Signature: ${header}`).replace(/ b=.*$/, " b=");
  const text = Buffer.from([...signed, own].join("\r\n"));
  expect(
    verify("sha256", text, createPublicKey(publicKey.export({ type: "spki", format: "pem" })), Buffer.from(tags.b ?? "", "base64")),
  ).toBe(true);
});
