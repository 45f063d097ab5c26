import net from "node:net";

/**
 * Where the worker that takes a message is killed: in the conversation, or milliseconds after it accepted. `sent`: the message is with the
 * worker whole, its answer is not here.
 */
export const deliverSteps = ["connected", "RCPT", "DATA", "sent", "accepted", 50, 200, 500, 1000, 3000] as const;
export type DeliverStep = (typeof deliverSteps)[number];

type Letter = { raw: Buffer; from: string };

const recipientOf = (raw: Buffer) => /^To: (.*)$/m.exec(raw.subarray(0, 2000).toString("latin1"))?.[1]?.trim() ?? "";

/** Sends one message by SMTP. Whether the server accepted it; false also where it does not answer. */
export function deliver(port: number, { raw, from }: Letter, at?: { step: DeliverStep; kill: () => void }): Promise<boolean> {
  let isKilled = false;
  const meets = (step: DeliverStep) => {
    if (at?.step === step && !isKilled) {
      isKilled = true;
      at.kill();
    }
  };
  const body = Buffer.from(raw.toString("latin1").replace(/^\./gm, ".."), "latin1");
  const lines: { step?: DeliverStep; bytes: Buffer | string }[] = [
    { step: "connected", bytes: "EHLO bench.example\r\n" },
    { bytes: `MAIL FROM:<${from}>\r\n` },
    { step: "RCPT", bytes: `RCPT TO:<${recipientOf(raw)}>\r\n` },
    { step: "DATA", bytes: "DATA\r\n" },
    { step: "sent", bytes: Buffer.concat([body, Buffer.from("\r\n.\r\n")]) },
  ];
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    let held = "";
    let sent = 0;
    let isAccepted = false;
    socket.setTimeout(20_000, () => socket.destroy());
    socket.on("error", () => undefined).on("close", () => resolve(isAccepted));
    socket.on("data", (bytes) => {
      held += bytes.toString("latin1");
      // The last line of an answer has a space after its code.
      if (!/^\d{3} .*\r\n/m.test(held)) return;
      const isRefused = !/^[23]/.test(held);
      held = "";
      if (isRefused) return void socket.destroy();
      const next = lines[sent++];
      if (next) {
        socket.write(next.bytes, () => next.step && meets(next.step));
        return;
      }
      isAccepted = true;
      meets("accepted");
      for (const after of deliverSteps) if (typeof after === "number" && at?.step === after) setTimeout(() => meets(after), after);
      socket.end("QUIT\r\n");
    });
  });
}
