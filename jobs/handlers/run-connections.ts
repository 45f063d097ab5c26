import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { runConnectionJob } from "@/lib/transfer/connectors/jobs";
import { runConnection } from "@/lib/transfer/connectors/running-commands";
import { addDueRun } from "@/lib/transfer/connectors/runs-commands";

/** Runs that wait for another system leave the worker's place to those of other companies. */
const atOnce = { concurrency: () => 3, concurrencyOfCompany: () => 1 };

export const runConnections = handles(
  runConnectionJob,
  async ({ companyId, connectionId, runId }) => {
    const scope = await companyScopeFor(companyId);
    // A try after a failure makes its own run, which comes as a job of its own.
    if (runId === null) await addDueRun(scope, connectionId);
    else await runConnection(scope, connectionId, runId);
  },
  atOnce,
);

/** Finds the connections of all companies that are due, and has workers run them. */
export async function enqueueDueConnections(): Promise<void> {
  const where = { isActive: true, nextRunAt: { lte: now() } };
  const due = await asPlatform().connection.findMany({ where, select: { id: true, companyId: true }, orderBy: { nextRunAt: "asc" } });
  for (const { id, companyId } of due) await addDueRun(await companyScopeFor(companyId), id);
}
