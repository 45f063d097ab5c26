import { closeParsers } from "@/lib/inbound/filing/parsing-commands";
import { listenForMail } from "@/lib/inbound/receiving/listening-commands";
import { pollMailbox } from "@/lib/inbound/receiving/mailbox-commands";
import { env } from "@/lib/infra/env";
import { errorFacts, log } from "@/lib/infra/log";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";

const pollMillis = 30_000;

/** Opens the doors by which email comes into the worker. Returns what closes them; a message that is on its way is taken first. */
export async function openInboundDoors(): Promise<() => Promise<void>> {
  const inbound = await getInbound();
  const { INBOUND_SMTP_HOST: host, INBOUND_SMTP_TLS_CERT: cert, INBOUND_SMTP_TLS_KEY: key } = env();
  const door = { host, certificate: cert && key ? { cert, key } : null };
  const listener =
    inbound?.smtpPort &&
    (await listenForMail(inbound.smtpPort, inbound.address.domain, door).catch((error) => {
      // Another worker on this machine may have it, or the certificate cannot be read.
      log.error({ port: inbound.smtpPort, ...errorFacts(error) }, "the port for incoming email cannot be opened");
      return null;
    }));
  if (listener) log.info({ port: listener.port }, "listening for incoming email");
  const stopPolling = startPolling();
  return async () => {
    await stopPolling();
    if (listener) await listener.close();
    closeParsers();
  };
}

/** Reads the mailbox every half minute, one poll at a time. An admin may set it up or change it at any time. */
function startPolling(): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  const poll = () => {
    if (isRunning) return;
    isRunning = true;
    running = getInbound()
      .then((inbound) => inbound?.mailbox && pollMailbox(inbound.mailbox))
      // The poll has noted and logged why.
      .catch(() => undefined)
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(poll, pollMillis);
  poll();
  return async () => {
    clearInterval(timer);
    await Promise.race([running, new Promise((resolve) => setTimeout(resolve, 5000).unref())]);
  };
}
