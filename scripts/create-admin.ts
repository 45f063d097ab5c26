import { normalizeAddress } from "@/lib/accounts/sign-in/rules";
import { createPlatformAdmin } from "@/lib/admin/commands";
import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { joinRunningStack } from "@/scripts/settings";

/** Makes the owner of an address a platform admin, with an account of their own when they have none. */
async function main(): Promise<void> {
  const email = normalizeAddress(process.argv[2] ?? "");
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Error("Please give the admin's email address: npm run admin:create -- admin@example.com");
  }
  joinRunningStack();
  const { password } = await createPlatformAdmin(email);
  console.log(`${email} is a platform admin now and finds the Admin Portal after signing in.`);
  console.log(
    password
      ? `Password: ${password}\nIt is shown this once. Choose another one with "Forgot password" after signing in.`
      : "The account was there before and keeps its password.",
  );
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
