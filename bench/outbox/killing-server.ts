import net from "node:net";

/** Where a worker is killed. `answered`: the server has taken the message, the worker has not marked it. */
export const killSteps = ["connected", "EHLO", "MAIL", "RCPT", "DATA", "received", "answered", "later"] as const;
export type KillStep = (typeof killSteps)[number];

/** A message that the server took, `at` that moment of the process's clock (ms). */
type Taken = { recipient: string; messageId: string; at: number };

export type KillingServer = {
  url: string;
  /** Messages that the server said it took. */
  taken: Taken[];
  /** Kills when the next message comes to this step. false: none came in time. */
  killAt(step: KillStep, kill: () => void, patienceSeconds: number): Promise<boolean>;
  close(): Promise<void>;
};

type Armed = { step: KillStep; fire: () => void };

/** An SMTP server on loopback that has its client killed at a step of the conversation. */
export async function openKillingServer(): Promise<KillingServer> {
  const taken: Taken[] = [];
  /** The open connections, and whether each is between two messages. */
  const sockets = new Map<net.Socket, { isIdle: boolean }>();
  let armed: Armed | null = null;
  const meets = (step: KillStep): boolean => {
    if (armed?.step !== step) return false;
    armed.fire();
    armed = null;
    return true;
  };
  const take = (socket: net.Socket, message: string, recipient: string) => {
    const messageId = /^message-id: (.*)$/im.exec(message)?.[1]?.trim() ?? "";
    if (meets("received")) return;
    taken.push({ recipient, messageId, at: performance.now() });
    // The client is gone before it can read the answer.
    meets("answered");
    socket.write("250 taken\r\n");
    setTimeout(() => meets("later"), 30);
  };
  const server = net.createServer((socket) => {
    const state = { isIdle: true };
    sockets.set(socket, state);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    if (meets("connected")) return;
    socket.write("220 bench\r\n");
    let held = "";
    let isData = false;
    let recipient = "";
    socket.on("data", (bytes) => {
      held += bytes.toString("latin1");
      for (;;) {
        const end = isData ? "\r\n.\r\n" : "\r\n";
        const at = held.indexOf(end);
        if (at < 0) return;
        const text = held.slice(0, at);
        held = held.slice(at + end.length);
        if (isData) {
          isData = false;
          state.isIdle = true;
          take(socket, text, recipient);
          continue;
        }
        const command = text.slice(0, 4).toUpperCase();
        if (command === "MAIL") state.isIdle = false;
        if (killSteps.includes(command as KillStep) && meets(command as KillStep)) return;
        if (command === "RCPT") recipient = /<(.+)>/.exec(text)?.[1] ?? "";
        if (command === "QUIT") return void socket.end("221 bye\r\n");
        isData = command === "DATA";
        socket.write(isData ? "354 go on\r\n" : "250 fine\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    ...{ url: `smtp://127.0.0.1:${port}`, taken },
    killAt: (step, kill, patienceSeconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          armed = null;
          resolve(false);
        }, patienceSeconds * 1000);
        const fire = () => {
          clearTimeout(timer);
          kill();
          resolve(true);
        };
        armed = { step, fire };
        // A connection that is kept would not come to its first steps again.
        if (step === "connected" || step === "EHLO") for (const [socket, { isIdle }] of sockets) if (isIdle) socket.end();
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.keys()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
