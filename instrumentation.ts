import { env } from "@/lib/infra/env";

/** Runs once when the web process starts: a wrong setting stops it here, with its name, and not at some later request. */
export function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") env();
}
