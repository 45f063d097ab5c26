import { AsyncLocalStorage } from "node:async_hooks";

// Next loads this module once a bundle (pages, calls); the address of a call is one for all.
const shared = globalThis as typeof globalThis & { coverkeepCaller?: AsyncLocalStorage<string> };
shared.coverkeepCaller ??= new AsyncLocalStorage();
const current = shared.coverkeepCaller;

/** Runs the work of a call, so that all its records can name the network address that asked for it. */
export function fromAddress<T>(address: string, work: () => Promise<T>): Promise<T> {
  return current.run(address, work);
}

/** The network address of the call that is being answered; null in a job, and where it is not known. */
export function callerAddress(): string | null {
  const address = current.getStore();
  return address && address !== "unknown" ? address : null;
}
