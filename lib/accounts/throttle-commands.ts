import { randomUUID } from "node:crypto";
import { type Guessed, guessDay, guessRules, mayGuess } from "@/lib/accounts/throttle-rules";
import { countUp, readCount, takeBack } from "@/lib/infra/counters";
import { mac, sameText } from "@/lib/infra/crypto";
import { tooOften } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

/** The network address of a caller. */
export type Origin = {
  /** The caller's network address as lib/http/rate-limit takes it. */
  address: string;
  /** What the browser holds of earlier sign-ins, see `knownDeviceToken`. */
  device: string | null;
};

/** A guess that was counted; `forgive` it when it was right, and whoever made it is who is guessed at. */
export type Guess = { forgive: () => Promise<void> };

const tooMany = () => coded("server.accounts.attemptsTooManyHere");

/**
 * Counts a guess at a secret before it is checked, so that many at once are counted too. `whom` is the address that a stranger
 * gave, or what `guessedAt` says of a known person; whether there is such an account makes no difference. Throws
 * `rate_limited` when it may not be checked.
 */
export async function countGuess(guessed: Guessed, whom: string, { address, device }: Origin): Promise<Guess> {
  const rules = guessRules[guessed];
  const name = `${guessed}:${whom}`;
  const known = knownDevice(whom, device);
  if (known) {
    const ofDevice = `${name}:device:${known}`;
    const { max, windowSeconds } = rules.knownDevice;
    if ((await countUp(ofDevice, windowSeconds)) > max) throw tooOften(tooMany(), windowSeconds);
    return { forgive: () => takeBack([], [ofDevice]) };
  }
  const [ofAddress, ofAddressDay] = [`${name}:address:${address}`, `${name}:address-day:${address}`];
  const counts = {
    address: await countUp(ofAddress, rules.address.windowSeconds),
    addressDay: await countUp(ofAddressDay, guessDay),
    account: await readCount(name, guessDay),
  };
  if (!mayGuess(rules, counts)) throw tooOften(tooMany(), counts.address > rules.address.max ? rules.address.windowSeconds : guessDay);
  // Only what is checked counts for the account: refused guesses must not use up what its owner has left.
  await countUp(name, guessDay);
  return { forgive: () => takeBack([name], [ofAddress, ofAddressDay]) };
}

/** What a browser keeps after a sign-in by the address's owner, to be told apart from strangers later. It opens nothing by itself. */
export function knownDeviceToken(email: string): string {
  const id = randomUUID();
  return `${id}.${mac("known-device", `${id}:${email}`)}`;
}

/** The device's id if the token was given out after a sign-in by this address's owner. */
function knownDevice(email: string, token: string | null): string | null {
  const [id, signature] = (token ?? "").split(".");
  return id && signature && sameText(signature, mac("known-device", `${id}:${email}`)) ? id : null;
}
