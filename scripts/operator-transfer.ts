import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { asPlatform } from "@/lib/infra/db";
import { storage } from "@/lib/infra/storage";
import { commandLine } from "@/lib/tenancy/actors-rules";
import { type CompanyScope, systemScope } from "@/lib/tenancy/scope";
import { checkArchive, startArrival } from "@/lib/transfer/arrival/commands";
import { getArrival } from "@/lib/transfer/arrival/queries";
import { type ArrivalDto, arrivalDto } from "@/lib/transfer/arrival/schema";
import { exportCompany } from "@/lib/transfer/export/queries";
import { workOnArrival } from "@/lib/transfer/work/commands";

/** A company by its id, or by its name where one has it. */
export async function findCompany(wanted: string): Promise<CompanyScope> {
  const isId = /^[0-9a-f-]{36}$/.test(wanted);
  const select = { id: true, timeZone: true };
  const found = await asPlatform().company.findMany({ where: isId ? { id: wanted } : { name: wanted }, select, take: 2 });
  const [company] = found;
  if (!company) throw new Error(`There is no company "${wanted}".`);
  if (found.length > 1) throw new Error("Several companies have this name. Give the id.");
  return systemScope(company, commandLine);
}

/** Writes everything of a company into a new file. */
export async function exportToFile([wanted = "", file = ""]: string[]): Promise<void> {
  const scope = await findCompany(wanted);
  const bytes = await exportCompany(scope);
  const target = createWriteStream(file, { flags: "wx" });
  await once(target, "open");
  // Half an archive must not lie there as if it were one.
  await pipeline(bytes, target).catch((error: unknown) => rm(file, { force: true }).then(() => Promise.reject(error)));
  console.log(`The company's data is in ${file}.`);
}

/** Checks an export and says what would be imported; with `go` as the third word it is imported too. */
export async function importFromFile([file = "", wanted = "", go]: string[]): Promise<void> {
  const scope = await findCompany(wanted);
  const stored = await storage().put(scope.companyId, createReadStream(file));
  const { id } = await checkArchive(scope, { ...stored, fileName: path.basename(file) });
  await workOnArrival(scope, id);
  const checked = arrivalDto.parse(await getArrival(scope, id));
  tell(checked);
  if (checked.state !== "checked") {
    process.exitCode = 1;
    return;
  }
  if (go !== "go") return console.log('Nothing was imported yet. Add "go" to import it.');
  await startArrival(scope, id);
  await workOnArrival(scope, id);
  const { state, error } = arrivalDto.parse(await getArrival(scope, id));
  if (state !== "done") throw new Error(error ?? `The import ended as "${state}".`);
  console.log("Everything was imported, and all vendors were judged anew. Invite the team under Settings, Team.");
}

function tell({ formerCompany, exportedAt, error, report }: ArrivalDto): void {
  if (formerCompany) console.log(`Export of ${formerCompany}, ${exportedAt}: ${report.files} files.`);
  for (const { table, rows, taken } of report.tables) if (rows > 0) console.log(`  ${table}: ${taken} of ${rows} rows`);
  for (const conflict of report.conflicts) console.log(conflict);
  for (const { file, line, field, message } of report.problems) {
    console.log([file, line === null ? null : `row ${line}`, field, message].filter((one) => one !== null).join(": "));
  }
  if (report.problemCount > report.problems.length) console.log(`And ${report.problemCount - report.problems.length} more problems.`);
  if (error) console.log(error);
}
