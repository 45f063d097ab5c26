import { activatePlan } from "@/lib/companies/billing/commands";
import { closeDatabase } from "@/lib/infra/db";
import { closeQueue } from "@/lib/infra/queue";
import { planWish } from "@/lib/tenancy/plan/schema";
import { joinRunningStack } from "@/scripts/settings";

const usage = "Please say whose and which: npm run admin:plan -- COMPANY basic|pro|enterprise [monthly|annual], or COMPANY none";

/** Puts a company's plan into force, by its id or its exact name. */
async function main(): Promise<void> {
  const [company, plan, cycle = "monthly"] = process.argv.slice(2);
  const choice = plan === "none" ? null : planWish.safeParse({ plan, cycle }).data;
  if (!company || choice === undefined) throw new Error(usage);
  joinRunningStack();
  const { id, name } = await activatePlan(company, choice);
  console.log(choice ? `${name} (${id}) has the ${choice.plan} plan, ${choice.cycle}.` : `${name} (${id}) has no plan now.`);
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
