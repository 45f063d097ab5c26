import { listenForMail } from "@/lib/inbound/listening/commands";
import { closeParsers } from "@/lib/inbound/parsing/commands";
import { errorFacts, log } from "@/lib/infra/log";
import { getInbound } from "@/lib/settings/inbound/queries";

/** Opens the doors by which email comes into the worker. Returns what closes them; a message that is on its way is taken first. */
export async function openInboundDoors(): Promise<() => Promise<void>> {
  const inbound = await getInbound();
  const listener =
    inbound?.smtpPort &&
    (await listenForMail(inbound.smtpPort, inbound.address.domain).catch((error) => {
      // Another worker on this machine may have it.
      log.error({ port: inbound.smtpPort, ...errorFacts(error) }, "the port for incoming email cannot be opened");
      return null;
    }));
  if (listener) log.info({ port: listener.port }, "listening for incoming email");
  return async () => {
    if (listener) await listener.close();
    closeParsers();
  };
}
