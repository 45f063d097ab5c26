import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { speakOnServer } from "@/lib/infra/server-texts";
import { joinRunningStack } from "@/scripts/settings";

/** Runs one command of an operator: on the running stack when no database is set, with a plain sentence for an error. */
export async function runCommand(work: (words: string[]) => Promise<void>, { joins = true } = {}): Promise<void> {
  speakOnServer();
  try {
    if (joins) joinRunningStack();
    await work(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await closeQueue();
    await closeDatabase();
  }
}
