/** Seconds a person has to type the code after the password was right. */
export const challengeSeconds = 10 * 60;

/** Seconds for which a code is valid. One step before and after is accepted too, for clocks that differ. */
export const stepSeconds = 30;
export const stepsAround = 1;

export const recoveryCodeCount = 10;

// Without letters and digits that are taken for each other when they are written down by hand.
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Two groups of five of the letters above from random bytes (at least 10): about 49 bits. */
export function recoveryCode(bytes: Uint8Array): string {
  const code = [...bytes.slice(0, 10)].map((byte) => letters[byte % letters.length]).join("");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** A typed code as it is compared: six digits of the app, or a recovery code without its dash and other separators. */
export function plainCode(typed: string): string {
  return typed.replace(/[^0-9A-Za-z]/g, "").toUpperCase();
}

export function isAppCode(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

/** How old a sign-in may be that counts as proof for who has neither password nor second factor. */
export const freshSignInMinutes = 10;
