import { generateClient } from "@/scripts/prisma-client";
import { declareTexts } from "@/scripts/text-types";

/** Writes the code that is made from other files: the database client and the types of texts. Returns whether any was out of date. */
export async function generateCode(): Promise<boolean> {
  const written = [await generateClient(), await declareTexts()];
  return written.includes(true);
}
