import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import { SMTPServer } from "smtp-server";
import { receive } from "@/lib/inbound/receiving/commands";
import { maximumMessageBytes } from "@/lib/inbound/values";
import { AppError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";

/** The answers to the sending server, in the words of such servers; it tries again later after a 4. */
const answers = {
  elsewhere: Object.assign(new Error("We take no email for this address"), { responseCode: 550 }),
  recipients: Object.assign(new Error("Too many recipients"), { responseCode: 452 }),
  size: Object.assign(new Error("The message is too large"), { responseCode: 552 }),
  later: Object.assign(new Error("The message cannot be stored now"), { responseCode: 451 }),
};

const mostRecipients = 100;
const renewalMillis = 3_600_000;

/** Files of a certificate and its key, as PEM. */
type CertificateFiles = { cert: string; key: string };
type Door = { host?: string; certificate?: CertificateFiles | null };

/**
 * Takes email by SMTP for one domain. A message is acknowledged once it is stored durably, and not before. No one can send through it: it
 * accepts only mail addressed here, and has no sign-in. With a certificate it offers STARTTLS, and reads the files again every hour, since
 * certificates are renewed in place.
 */
export async function listenForMail(
  port: number,
  domain: string,
  { host = "0.0.0.0", certificate = null }: Door = {},
): Promise<{ close(): Promise<void>; port: number }> {
  const server = new SMTPServer({
    ...(certificate && (await readCertificate(certificate))),
    ...{ size: maximumMessageBytes, authOptional: true, disableReverseLookup: true },
    disabledCommands: certificate ? ["AUTH"] : ["AUTH", "STARTTLS"],
    ...{ maxClients: 50, socketTimeout: 60_000, closeTimeout: 5000, banner: "Coverkeep", logger: false },
    onRcptTo({ address }, { envelope }, done) {
      const isHere = address.toLowerCase().endsWith(`@${domain}`);
      if (!isHere) return done(answers.elsewhere);
      done(envelope.rcptTo.length >= mostRecipients ? answers.recipients : null);
    },
    onData(stream, { envelope: { mailFrom, rcptTo }, remoteAddress, hostNameAppearsAs }, done) {
      const from = mailFrom ? mailFrom.address : "";
      const peer = { ip: remoteAddress.replace(/^::ffff:/i, ""), name: hostNameAppearsAs || "" };
      receive(wholeOf(stream), "smtp", { from, recipients: rcptTo.map(({ address }) => address), peer }).then(
        () => done(null),
        (error: unknown) => done(refusalOf(error)),
      );
    },
  });
  server.on("error", (error) => log.warn(errorFacts(error), "a connection to the mail listener failed"));
  const renewal = certificate && setInterval(() => void renew(server, certificate), renewalMillis).unref();
  return new Promise((resolve, reject) => {
    server.server.once("error", reject);
    server.listen(port, host, () => {
      const bound = server.server.address();
      const close = () => {
        clearInterval(renewal ?? undefined);
        return new Promise<void>((done) => server.close(() => done()));
      };
      resolve({ close, port: typeof bound === "object" && bound ? bound.port : port });
    });
  });
}

const readCertificate = async ({ cert, key }: CertificateFiles) => ({ cert: await readFile(cert), key: await readFile(key) });

/** Keeps the certificate it has while the files cannot be used, such as halfway through a renewal. */
async function renew(server: SMTPServer, files: CertificateFiles): Promise<void> {
  try {
    server.updateSecureContext(await readCertificate(files));
  } catch (error) {
    log.error(errorFacts(error), "the certificate for incoming email cannot be read again");
  }
}

/** The message as it comes. One that ends early or grows too large fails, and is not stored. */
async function* wholeOf(stream: Readable & { sizeExceeded?: boolean }): AsyncGenerator<Buffer> {
  let isTooLarge = false;
  for await (const chunk of stream) {
    if (stream.sizeExceeded) isTooLarge = true;
    // The rest is read and thrown away, since the sender hears the answer only after its last byte.
    if (!isTooLarge) yield chunk as Buffer;
  }
  if (isTooLarge || stream.sizeExceeded) throw answers.size;
}

function refusalOf(error: unknown): Error {
  if (error === answers.size || (error instanceof AppError && error.code === "too_large")) return answers.size;
  log.error(errorFacts(error), "an incoming email could not be stored");
  return answers.later;
}
