/** Keys of calls whose outcome is unknown: the answer was lost, or the server failed. */
const open = new Map<string, string>();

// crypto.randomUUID exists on https only, and an office may reach the server by its name over http.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const isUnknown = (status: number) => status === 0 || status >= 500;

/**
 * Sends a creating call under an Idempotency-Key. When the person tries the same call again after a lost answer, it carries the
 * same key, and the server does not create a second one. `call` identifies the call: its path and what it sends.
 */
export async function underKey<Answer extends { status: number }>(call: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = open.get(call) ?? newKey();
  open.set(call, key);
  const answer = await send(key);
  if (!isUnknown(answer.status) && open.get(call) === key) open.delete(call);
  return answer;
}
