/** The signed list of what is in a passport (lib/documents/passports), as a file inside its PDF. */
export const passportList = "coverkeep-passport.json";

/** Begins the last line of a passport, which holds the signature of all bytes before it. A PDF reader skips it. */
export const sealMark = "%coverkeep-passport-seal ";
/** In letters: the mark, an Ed25519 signature in hex, and the ends of lines around it. */
export const sealLength = sealMark.length + 128 + 2;

/** The title of its page, in every language: a picture of the page alone is no evidence either. */
export const passportTitle = "Coverkeep Passport";

/** Whether a file says by its last line that it is a passport, whatever became of the rest. */
export const isSealed = (file: Uint8Array): boolean => Buffer.from(file.subarray(-2 * sealLength)).includes(sealMark);
