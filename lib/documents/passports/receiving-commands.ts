import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Prisma } from "@/generated/prisma/client";
import { passportOf } from "@/lib/documents/passports/dto";
import { loadKnown } from "@/lib/documents/passports/queries";
import { checkPassport } from "@/lib/documents/passports/rules";
import { type CheckedPassport, checkedPassport } from "@/lib/documents/passports/schema";
import { passportList } from "@/lib/extraction/passport-values";
import type { Extraction, FileInside } from "@/lib/extraction/schema";
import { localDate } from "@/lib/infra/clock";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Found = ReturnType<typeof checkPassport>;
type Arrived = { found: Extraction; path: string; folder: string };

/**
 * The files inside a PDF that become documents. A passport is checked first: those of one that was changed wait for a person, and so does
 * the passport. Its list is no document.
 */
export async function checkFilesInside(
  scope: CompanyScope,
  id: string,
  { found, path, folder }: Arrived,
): Promise<readonly FileInside[] | undefined> {
  if (!found.isPassport) return found.inside;
  const inside = found.inside ?? [];
  const lists = inside.filter(({ name }) => name === passportList);
  const papers = inside.filter(({ name }) => name !== passportList);
  const read = async (file: string | null | undefined) => (file ? readFile(join(folder, file)) : null);
  const carried = await Promise.all(
    papers.map(async ({ name, file }) => {
      const bytes = await read(file);
      return bytes ? [{ name, sha256: createHash("sha256").update(bytes).digest("hex") }] : [];
    }),
  );
  const checked = await heedWithdrawal(
    scope,
    id,
    checkPassport({ file: await readFile(path), list: await read(lists[0]?.file), carried: carried.flat() }),
  );
  const isFiled = await keepCheck(scope, id, checked);
  return checked.state === "valid" || isFiled ? papers : [];
}

/**
 * Refuses a passport that this installation made and withdrew. What arrived before that stays as it was found. Passports of other
 * installations are checked offline, and their withdrawal is not known here.
 */
async function heedWithdrawal(scope: CompanyScope, id: string, found: Found): Promise<Found> {
  if (found.state !== "valid") return found;
  const { withdrawnAt } = await loadKnown({ passport: { ...found, isFiled: false } }, []);
  if (!withdrawnAt) return found;
  const { companyId, timeZone } = scope;
  const row = await inCompany(scope, (tx) =>
    tx.document.findUnique({ where: { companyId_id: { companyId, id } }, select: { passport: true } }),
  );
  if (row && passportOf(row)?.state === "valid") return found;
  return { ...found, state: "withdrawn", withdrawnOn: localDate(timeZone, withdrawnAt) };
}

/** Keeps what was found. Returns whether a person had the files of this changed passport filed. */
function keepCheck(scope: CompanyScope, id: string, found: Omit<CheckedPassport, "isFiled">): Promise<boolean> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const where = { companyId_id: { companyId, id } };
    const row = await tx.document.findUnique({ where, select: { passport: true } });
    const isFiled = found.state === "changed" && (checkedPassport.safeParse(row?.passport).data?.isFiled ?? false);
    const passport = { ...found, isFiled } satisfies CheckedPassport as Prisma.InputJsonObject;
    await tx.document.updateMany({ where: { companyId, id }, data: { passport } });
    return isFiled;
  });
}
