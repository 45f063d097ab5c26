import type { z } from "zod";
import type { Prisma, RequirementSet as SetRow } from "@/generated/prisma/client";
import { loadKindNames } from "@/lib/compliance/facts/queries";
import { withKindNames } from "@/lib/compliance/facts/rules";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import type { RequirementSet } from "@/lib/compliance/requirements/schema";
import { toContents } from "@/lib/compliance/sets/dto";
import { getRequirementSet } from "@/lib/compliance/sets/queries";
import type { copyInput, RequirementSetDto, requirementSetPatch, SetContents } from "@/lib/compliance/sets/schema";
import { changedFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** With more, no one would find a set in the list. */
const mostInUse = 100;
const longestName = 200;

const nameTaken = () => coded("server.requirements.setNameTaken");

/** Writes a set's row. Of two that get the same name at the same time, the database takes one. */
async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError("conflict", nameTaken(), { name: nameTaken() }) : error;
  }
}

const tell = (tx: Tx, scope: CompanyScope, action: string, { id, name }: Pick<SetRow, "id" | "name">, details?: Prisma.InputJsonObject) =>
  recordEvent(tx, scope, { action, subjectType: "requirements", subjectId: id, subjectName: name, ...(details && { details }) });

/** Stores a version as plain JSON. */
const writeVersion = (tx: Tx, { companyId, actor }: CompanyScope, setId: string, number: number, body: unknown) =>
  tx.requirementSetVersion.create({
    data: { companyId, setId, number, body: JSON.parse(JSON.stringify(body)) as Prisma.InputJsonObject, createdById: actor.id },
  });

/** Throws `conflict` when the company has as many sets in use as it can have. */
async function refuseTooMany(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  const inUse = await tx.requirementSet.count({ where: { companyId, archivedAt: null } });
  if (inUse >= mostInUse) throw new AppError("conflict", coded("server.requirements.setsTooMany", { most: mostInUse }));
}

/** The requirements with the names of their kinds of documents. Throws `invalid` at a kind that is not in use. */
async function withKinds<Of extends Pick<RequirementSet, "requirements">>(tx: Tx, { companyId }: CompanyScope, set: Of): Promise<Of> {
  if (!set.requirements.some(({ type }) => type === "document")) return set;
  const rows = await tx.documentKind.findMany({ where: { companyId, archivedAt: null }, select: { id: true, name: true } });
  const kinds = new Map(rows.map(({ id, name }) => [id, name]));
  const at = set.requirements.findIndex((one) => one.type === "document" && !kinds.has(one.kind));
  if (at < 0) return withKindNames(set, kinds);
  const message = coded("verdicts.chooseAKind");
  throw new AppError("invalid", message, { [`requirements.${at}.kind`]: message });
}

async function insertSet(tx: Tx, scope: CompanyScope, name: string, body: unknown): Promise<SetRow> {
  await refuseTooMany(tx, scope);
  const row = await tx.requirementSet.create({ data: { companyId: scope.companyId, name } });
  await writeVersion(tx, scope, row.id, 1, body);
  return row;
}

/** Locks a set until the transaction ends. Throws `not_found`, and `conflict` for an archived set unless `archivedToo`. */
async function lockSet(tx: Tx, { companyId }: CompanyScope, id: string, archivedToo = false): Promise<SetRow> {
  await tx.$executeRaw`select 1 from requirement_set where company_id = ${companyId}::uuid and id = ${id}::uuid for no key update`;
  const row = await tx.requirementSet.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!row) throw notFound(coded("server.requirements.requirementSet"));
  if (row.archivedAt && !archivedToo) throw new AppError("conflict", coded("server.requirements.archivedSetRefused"));
  return row;
}

const newestVersion = (tx: Tx, { companyId }: CompanyScope, setId: string) =>
  tx.requirementSetVersion.findFirstOrThrow({ where: { companyId, setId }, orderBy: { number: "desc" } });

/**
 * Gives a new company the default ready set, in the transaction that creates it. No vendor is checked by dates alone unless the company
 * chooses so.
 */
export async function giveFirstSet(tx: Tx, scope: CompanyScope): Promise<void> {
  const name = say("verdicts.readyDefault");
  const { id } = await insertSet(tx, scope, name, { ...readySets.default, name });
  await tx.company.update({ where: { id: scope.companyId }, data: { defaultRequirementSetId: id } });
}

/** Adds a set, with its first version. */
export async function createRequirementSet(scope: CompanyScope, set: RequirementSet): Promise<RequirementSetDto> {
  const { id } = await writing(() =>
    inCompany(scope, async (tx) => {
      const row = await insertSet(tx, scope, set.name, await withKinds(tx, scope, set));
      await tell(tx, scope, "requirements.created", row);
      return row;
    }),
  );
  return getRequirementSet(scope, id);
}

/** Copies the newest version of a set, an archived one too. */
export async function copyRequirementSet(
  scope: CompanyScope,
  id: string,
  { name: wished }: z.output<typeof copyInput>,
): Promise<RequirementSetDto> {
  const copy = await writing(() =>
    inCompany(scope, async (tx) => {
      const source = await lockSet(tx, scope, id, true);
      const { body } = await newestVersion(tx, scope, id);
      const name = wished ?? (await nameOfCopy(tx, scope, source.name));
      const row = await insertSet(tx, scope, name, { ...(body as Prisma.JsonObject), name });
      await tell(tx, scope, "requirements.copied", row, { from: source.name });
      return row;
    }),
  );
  return getRequirementSet(scope, copy.id);
}

/** "Copy of Trades", or "Copy of Trades (2)" where there is one already. */
async function nameOfCopy(tx: Tx, { companyId }: CompanyScope, source: string): Promise<string> {
  const base = say("server.requirements.copyOfName", { name: source }).slice(0, longestName - 10);
  const sets = await tx.requirementSet.findMany({ where: { companyId, archivedAt: null }, select: { name: true } });
  const taken = new Set(sets.map(({ name }) => name.toLowerCase()));
  let name = base;
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base} (${number})`;
  return name;
}

/**
 * Changes the given parts of a set. Another name renames it; other requirements or gates are a new version. Of two people who
 * changed the same part, the second gets `outdated` with what there is now.
 */
export async function changeRequirementSet(
  scope: CompanyScope,
  id: string,
  { version, ...patch }: z.output<typeof requirementSetPatch>,
): Promise<RequirementSetDto> {
  await writing(() =>
    inCompany(scope, async (tx) => {
      const row = await lockSet(tx, scope, id);
      const newest = await newestVersion(tx, scope, id);
      const { contents, source } = toContents(row.name, newest.body, await loadKindNames(tx, scope.companyId));
      refuseOutdated(contents, patch, version);
      const { name, ...parts } = changedFields<Partial<SetContents>>(contents, patch);
      const where = { companyId_id: { companyId: scope.companyId, id } };
      if (name !== undefined) {
        await tx.requirementSet.update({ where, data: { name } });
        await tell(tx, scope, "requirements.renamed", { id, name }, { from: row.name, to: name });
      }
      const fields = Object.keys(parts);
      if (fields.length === 0) return;
      const whole = wholeSet({ ...contents, ...(name !== undefined && { name }), ...parts, ...(source && { source }) });
      const set = parts.requirements ? await withKinds(tx, scope, whole) : whole;
      await writeVersion(tx, scope, id, newest.number + 1, set);
      await tx.requirementSet.update({ where, data: { updatedAt: now() } });
      await tell(tx, scope, "requirements.updated", { id, name: set.name }, { fields });
      await judgeAffected(tx, scope, { setId: id });
    }),
  );
  return getRequirementSet(scope, id);
}

/** The parts as one set. Throws `invalid` at the field that does not fit the others. */
function wholeSet(contents: SetContents & Pick<RequirementSet, "source">): RequirementSet {
  const { set, problem } = readStoredSet(contents);
  if (!set) throw new AppError("invalid", problem.sentence, { [problem.field || "requirements"]: problem.sentence });
  return set;
}

/**
 * Archives a set: it stays for the verdicts that name it, and can be copied. The default set is in use and stays. Throws `outdated`
 * where the set has another version than `version`.
 */
export function archiveRequirementSet(scope: CompanyScope, id: string, version?: string): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const row = await lockSet(tx, scope, id, true);
    const { body } = await newestVersion(tx, scope, id);
    refuseOutdated(toContents(row.name, body, await loadKindNames(tx, companyId)).contents, {}, version);
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { defaultRequirementSetId: true } });
    if (company.defaultRequirementSetId === id) throw new AppError("conflict", coded("server.requirements.defaultSetKept"));
    if (!row.archivedAt) {
      await tx.requirementSet.update({ where: { companyId_id: { companyId, id } }, data: { archivedAt: now() } });
      await tell(tx, scope, "requirements.archived", row);
    }
    return { message: coded("server.requirements.setArchived") };
  });
}

/** Takes an archived set back into use. Its name must be free: another set may have got it meanwhile. */
export async function restoreRequirementSet(scope: CompanyScope, id: string): Promise<RequirementSetDto> {
  const { companyId } = scope;
  await writing(() =>
    inCompany(scope, async (tx) => {
      const row = await lockSet(tx, scope, id, true);
      if (!row.archivedAt) return;
      await refuseTooMany(tx, scope);
      await tx.requirementSet.update({ where: { companyId_id: { companyId, id } }, data: { archivedAt: null } });
      await tell(tx, scope, "requirements.restored", row);
    }),
  );
  return getRequirementSet(scope, id);
}

/** Makes a set the one by which vendors without an assignment are judged. */
export async function makeDefaultSet(scope: CompanyScope, id: string): Promise<RequirementSetDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    const row = await lockSet(tx, scope, id);
    const { count } = await tx.company.updateMany({
      where: { id: companyId, OR: [{ defaultRequirementSetId: null }, { defaultRequirementSetId: { not: id } }] },
      data: { defaultRequirementSetId: id },
    });
    if (count === 0) return;
    await tell(tx, scope, "requirements.made_default", row);
    await judgeAffected(tx, scope, "all");
  });
  return getRequirementSet(scope, id);
}
