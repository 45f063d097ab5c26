import net from "node:net";
import { afterEach, expect, test } from "vitest";
import { closeMailer, type Sender, sendMail } from "@/lib/infra/mailer";

const mail = { to: "vendor@vendor.example", subject: "Certificate", text: "Hello", messageId: "<1@coverkeep.example>" };

/** An SMTP server on loopback that answers the end of a message as `ending` says. */
async function startServer(ending: (socket: net.Socket) => void): Promise<{ sender: Sender; stop: () => void }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.on("error", () => undefined);
    socket.write("220 mail.example\r\n");
    socket.on("data", (chunk) => {
      const said = chunk.toString();
      if (isData) {
        if (!said.endsWith("\r\n.\r\n")) return;
        isData = false;
        return ending(socket);
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

test("the message after one that was given up goes out over the same server", async () => {
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
