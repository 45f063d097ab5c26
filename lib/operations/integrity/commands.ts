import { createHash } from "node:crypto";
import { eachCompany, noteFound, noteMissing } from "@/lib/documents/files/commands";
import { inCompany } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import { checkChains, findWrongCounters, listExpectedFiles, type WrongCounter } from "@/lib/operations/integrity/queries";
import type { IntegrityResult } from "@/lib/operations/integrity/schema";
import { keepRun } from "@/lib/operations/runs-commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const namedAtMost = 100;

/** Compares every stored file with the hash of its upload, every counter with its rows, and every audit chain with its hashes. */
export async function checkIntegrity(): Promise<IntegrityResult> {
  return keepRun("INTEGRITY", async () => {
    const result: IntegrityResult = {
      files: 0,
      missing: [],
      missingCount: 0,
      changed: [],
      changedCount: 0,
      counters: [],
      chains: { checked: 0, broken: [] },
    };
    for await (const scope of eachCompany()) {
      await checkFiles(scope, result);
      const wrong = await inCompany(scope, (tx) => findWrongCounters(tx, scope), { timeout: 120_000 });
      result.counters.push(...wrong.slice(0, namedAtMost - result.counters.length));
    }
    result.chains = await checkChains();
    const isGood = result.missingCount + result.changedCount + result.counters.length + result.chains.broken.length === 0;
    return { isGood, summary: result, result };
  });
}

async function checkFiles(scope: CompanyScope, result: IntegrityResult): Promise<void> {
  for await (const { id, storageKey, sha256, fileMissingAt } of listExpectedFiles(scope)) {
    const found = await hashStored(storageKey);
    result.files += 1;
    if (found !== null && fileMissingAt) await noteFound(scope, [id]);
    if (found === sha256) continue;
    const [named, count] = found === null ? (["missing", "missingCount"] as const) : (["changed", "changedCount"] as const);
    result[count] += 1;
    if (result[named].length < namedAtMost) result[named].push({ companyId: scope.companyId, documentId: id, key: storageKey });
    if (found === null) await noteMissing(scope, [id]);
  }
}

/** null: the storage does not hold the file. */
async function hashStored(key: string): Promise<string | null> {
  try {
    const hash = createHash("sha256");
    for await (const chunk of await storage().read(key)) hash.update(chunk as Buffer);
    return hash.digest("hex");
  } catch (error) {
    if (error instanceof AppError && error.code === "file_missing") return null;
    throw error;
  }
}

/** Sets every counter to what its rows say, and returns what was wrong. Writers of the company wait for it. */
export async function recount(): Promise<WrongCounter[]> {
  const wrong: WrongCounter[] = [];
  for await (const scope of eachCompany()) {
    const { companyId } = scope;
    wrong.push(
      ...(await inCompany(
        scope,
        async (tx) => {
          // Triggers of other writers wait for this row, so nothing is counted twice.
          await tx.$queryRaw`select 1 from company_stats where company_id = ${companyId}::uuid for update`;
          const found = await findWrongCounters(tx, scope);
          if (found.length === 0) return [];
          await tx.$executeRaw`
            update vendor v set documents_count = c.found from (
              select v.id, count(d.id)::int as found from vendor v left join document d on d.company_id = v.company_id and d.vendor_id = v.id
              where v.company_id = ${companyId}::uuid group by v.id) c
            where v.company_id = ${companyId}::uuid and v.id = c.id and v.documents_count <> c.found`;
          for (const { counter, counted } of found.filter(({ counter }) => counter !== "documents of vendors")) {
            await tx.$executeRawUnsafe(`update company_stats set ${counter} = $1 where company_id = $2::uuid`, counted, companyId);
          }
          return found;
        },
        { timeout: 120_000 },
      )),
    );
  }
  return wrong;
}
