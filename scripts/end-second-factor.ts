import { endSecondFactor } from "@/lib/admin/commands";
import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { joinRunningStack } from "@/scripts/settings";

/** Turns two-factor authentication off for somebody who has lost device and recovery codes. */
async function main(): Promise<void> {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new Error("Please give the person's email address: npm run admin:second-factor-off -- person@example.com");
  joinRunningStack();
  await endSecondFactor(email);
  console.log(`Two-factor authentication of ${email} is off, and all of its sign-ins have ended. The owner is told by mail.`);
}

main()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(async () => {
    await closeQueue();
    await closeDatabase();
  });
