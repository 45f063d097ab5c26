import type { Readable } from "node:stream";
import { SMTPServer } from "smtp-server";
import { receive } from "@/lib/inbound/receiving/commands";
import { maximumMessageBytes } from "@/lib/inbound/values";
import { AppError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";

/** What the sending server is told; it tries again later after a 4. */
class Refusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message);
  }
}

const mostRecipients = 100;

/**
 * Takes email by SMTP for one domain. A message is acknowledged once it is stored durably, and not before. Nobody can send through it:
 * it takes what is addressed here, and knows no sign-in.
 */
export function listenForMail(port: number, domain: string, host = "0.0.0.0"): Promise<{ close(): Promise<void>; port: number }> {
  const server = new SMTPServer({
    ...{ size: maximumMessageBytes, authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], disableReverseLookup: true },
    ...{ maxClients: 50, socketTimeout: 60_000, closeTimeout: 5000, banner: "Coverkeep", logger: false },
    onRcptTo({ address }, { envelope }, done) {
      const isHere = address.toLowerCase().endsWith(`@${domain}`);
      if (!isHere) return done(new Refusal(550, "We take no email for this address"));
      done(envelope.rcptTo.length >= mostRecipients ? new Refusal(452, "Too many recipients") : null);
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const from = mailFrom ? mailFrom.address : "";
      receive(wholeOf(stream), "smtp", { from, recipients: rcptTo.map(({ address }) => address) }).then(
        ({ id }) => done(null, `Stored as ${id}`),
        (error: unknown) => done(refusalOf(error)),
      );
    },
  });
  server.on("error", (error) => log.warn(errorFacts(error), "a connection to the mail listener failed"));
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, () => {
      const bound = server.server.address();
      const close = () => new Promise<void>((done) => server.close(() => done()));
      resolve({ close, port: typeof bound === "object" && bound ? bound.port : port });
    });
  });
}

/** The message as it comes. One that ends early or grows too large fails, and is not stored. */
async function* wholeOf(stream: Readable & { sizeExceeded?: boolean }): AsyncGenerator<Buffer> {
  let isTooLarge = false;
  for await (const chunk of stream) {
    if (stream.sizeExceeded) isTooLarge = true;
    // The rest is read and thrown away, since the sender hears the answer only after its last byte.
    if (!isTooLarge) yield chunk as Buffer;
  }
  if (isTooLarge || stream.sizeExceeded) throw new Refusal(552, "The message is too large");
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof AppError && error.code === "too_large") return new Refusal(552, "The message is too large");
  log.error(errorFacts(error), "an incoming email could not be stored");
  return new Refusal(451, "The message cannot be stored now. Please try again later.");
}
