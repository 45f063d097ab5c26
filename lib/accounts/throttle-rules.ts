import type { Allowance } from "@/lib/infra/counters";

/** For so long a browser that the owner signed in from is known, also after a sign-out. */
export const deviceDays = 180;

/** What may be guessed of one account. */
export type GuessRules = {
  /** From a device on which the owner has signed in before: counted apart, so that no one else can use it up. */
  knownDevice: Allowance;
  /** From one address, as long as the account is calm. */
  address: Allowance;
  addressADay: number;
  /** Wrong guesses of a day from everywhere above which the account counts as under attack. */
  calm: number;
  /** From one address a day while it is: enough for its owner on a new device, too few for many addresses to get far with. */
  addressUnderAttack: number;
  /** Guesses of a day after which no unknown device is heard. */
  most: number;
};

const shared = { knownDevice: { max: 30, windowSeconds: 3600 }, address: { max: 10, windowSeconds: 900 }, addressADay: 40 };

export type Guessed = "password" | "code";

export const guessRules: Record<Guessed, GuessRules> = {
  /** 10,000 guesses from 500 addresses are cut to about 1,600, and the owner is still let in from a new device. */
  password: { ...shared, calm: 100, addressUnderAttack: 3, most: 3000 },
  /** A code has a million possible values, and whoever guesses one knows the password already. */
  code: { ...shared, calm: 20, addressUnderAttack: 3, most: 200 },
};

/**
 * Under what name guesses at a known person's secrets are counted: under the address that they confirmed, as at the sign-in.
 * Who only claims an address is counted apart, and so can neither use up what its owner has left nor win guesses back.
 */
export function guessedAt(user: { id: string; email: string; emailVerifiedAt: Date | null }): string {
  return user.emailVerifiedAt ? user.email : user.id;
}

/** Seconds. */
export const guessDay = 24 * 60 * 60;

export type GuessCounts = {
  /** Of this address and account: in the short window and in a day, this guess included. */
  address: number;
  addressDay: number;
  /** Of the account from everywhere in a day, this guess not included. */
  account: number;
};

/** Whether a guess from an unknown device may be checked. */
export function mayGuess(rules: GuessRules, { address, addressDay, account }: GuessCounts): boolean {
  if (address > rules.address.max || account >= rules.most) return false;
  return addressDay <= (account < rules.calm ? rules.addressADay : rules.addressUnderAttack);
}
