import { z } from "zod";

/** Words of a request that a law on certificates of insurance speaks of. */
const requestPhrase = z.object({
  id: z.enum(["request_payment", "request_wording", "request_contract", "request_form", "request_alter"]),
  words: z.instanceof(RegExp),
  /** The law, and where its text is published. */
  law: z.string().min(1),
  source: z.url(),
  /** Texts that the words must find, and texts that they must not. */
  hits: z.array(z.string()).min(1),
  misses: z.array(z.string()).min(1),
});
export const requestTable = z.array(requestPhrase);
