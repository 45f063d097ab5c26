/*
 * Calls of the Admin Portal need a recent password. The open page asks for it, so that nothing typed there is lost, and the call continues.
 */

let ask: (() => Promise<boolean>) | undefined;
let asking: Promise<boolean> | undefined;
let isDeclined = false;

/** Who shows the question; the answer is whether the password was given. Returns what takes it back. */
export function askForProofBy(asker: () => Promise<boolean>): () => void {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/**
 * Asks the person for the password. Calls that need it at the same time share one question. A page that reads by itself does not ask
 * again after the person said no; what the person does next asks.
 */
export async function askForProof(method: string): Promise<boolean> {
  if (!ask || (method === "GET" && isDeclined)) return false;
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  const isProved = await asking;
  isDeclined = !isProved;
  return isProved;
}
