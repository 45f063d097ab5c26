import { type DocumentKind, Prisma } from "@/generated/prisma/client";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { contentsOfStarter, editableKind } from "@/lib/compliance/kinds/dto";
import { loadSetsOfKinds, readKind } from "@/lib/compliance/kinds/queries";
import { type KindContents, type KindDto, type KindInput, type KindPatch, kindForm } from "@/lib/compliance/kinds/schema";
import type { StarterKey } from "@/lib/compliance/kinds/starters-values";
import { mostKinds } from "@/lib/compliance/kinds/values";
import { enrollmentStarter } from "@/lib/compliance/wraps/values";
import { filePapersJob } from "@/lib/documents/kinds/jobs";
import { changedFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { inCompany, isUniqueViolation, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { enqueue } from "@/lib/infra/queue";
import { coded, issueSentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const tell = (
  tx: Tx,
  scope: CompanyScope,
  action: string,
  { id, name }: Pick<DocumentKind, "id" | "name">,
  details?: Prisma.InputJsonObject,
) =>
  recordEvent(tx, scope, { action, subjectType: "company", subjectId: scope.companyId, details: { kindId: id, kind: name, ...details } });

/** Of two kinds that get the same name at the same time, the database takes one. */
async function writing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const taken = coded("server.kinds.nameTaken");
    throw isUniqueViolation(error) ? new AppError("conflict", taken, { name: taken }) : error;
  }
}

/** The parts as one kind. Throws `invalid` at what is missing or does not fit. */
function wholeKind(parts: object): KindContents {
  const { data, error } = kindForm.safeParse(parts);
  if (data) return data;
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), issueSentence(message)]));
  throw new AppError("invalid", Object.values(fields)[0] ?? "", fields);
}

const asRow = ({ told, reminderText, months, expires, ...rest }: KindContents) => ({
  ...{ ...rest, expires, told: told ?? "", reminderText: reminderText ?? null },
  // Months of another rule than theirs say nothing.
  months: expires === "months" ? months : null,
});

async function refuseTooMany(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  const inUse = await tx.documentKind.count({ where: { companyId, archivedAt: null } });
  if (inUse >= mostKinds) throw new AppError("conflict", coded("server.kinds.mostInUse", { most: mostKinds }));
}

const ownDefaults = { told: "", months: null, reminderDays: [], reminderText: null, fileTypes: [], titleWords: [] };

/** Adds a kind of documents: the company's own, or one of the starters. */
export function createKind(scope: CompanyScope, { starter, ...given }: KindInput): Promise<KindDto> {
  const { companyId } = scope;
  const parts = Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined));
  const row = asRow(wholeKind({ ...(starter ? contentsOfStarter(starter) : ownDefaults), ...parts }));
  return writing(() =>
    inCompany(scope, async (tx) => {
      await refuseTooMany(tx, scope);
      if (starter && (await tx.documentKind.count({ where: { companyId, starter } })) > 0)
        throw new AppError("conflict", coded("server.kinds.starterTaken"));
      const kind = await tx.documentKind.create({ data: { companyId, starter: starter ?? null, ...row } });
      await enqueue(tx, filePapersJob, { companyId, kindId: kind.id }, { companyId });
      await tell(tx, scope, "kind.created", kind);
      return readKind(tx, scope, kind.id);
    }),
  );
}

/** Has a ready kind in use, where something else needs its papers. One that the company has, stays as it is. */
export async function keepStarter(tx: Tx, scope: CompanyScope, starter: StarterKey): Promise<void> {
  const { companyId } = scope;
  const there = await tx.documentKind.findFirst({ where: { companyId, starter } });
  if (there?.archivedAt === null) return;
  await refuseTooMany(tx, scope);
  const row = asRow(wholeKind(contentsOfStarter(starter)));
  const isTaken = await tx.documentKind.count({
    where: { companyId, archivedAt: null, name: { equals: (there ?? row).name, mode: "insensitive" } },
  });
  const name = isTaken > 0 ? `${(there ?? row).name} (OCIP, CCIP)` : (there ?? row).name;
  const kind = there
    ? await tx.documentKind.update({ where: { companyId_id: { companyId, id: there.id } }, data: { archivedAt: null, name } })
    : await tx.documentKind.create({ data: { companyId, starter, ...row, name } });
  await enqueue(tx, filePapersJob, { companyId, kindId: kind.id }, { companyId });
  await tell(tx, scope, there ? "kind.restored" : "kind.created", kind);
}

async function lockKind(tx: Tx, { companyId }: CompanyScope, id: string): Promise<DocumentKind> {
  await tx.$executeRaw`select 1 from document_kind where company_id = ${companyId}::uuid and id = ${id}::uuid for no key update`;
  const row = await tx.documentKind.findUnique({ where: { companyId_id: { companyId, id } } });
  if (!row) throw notFound(coded("server.kinds.kind"));
  return row;
}

/** Checks the vendors again that have papers of the kind, or of whom a set in use requires it. */
async function judgeByKind(tx: Tx, scope: CompanyScope, kindId: string): Promise<void> {
  const { companyId } = scope;
  for (const { id } of (await loadSetsOfKinds(tx, scope)).get(kindId) ?? []) await judgeAffected(tx, scope, { setId: id });
  const rows = await tx.document.findMany({
    where: { companyId, kindId, vendorId: { not: null } },
    select: { vendorId: true },
    distinct: ["vendorId"],
  });
  await judgeAffected(tx, scope, { vendorIds: rows.flatMap(({ vendorId }) => vendorId ?? []) });
}

/** The expiration of papers whose kind says that they never expire, or so many months after they were issued. */
const redatePapers = (tx: Tx, { companyId }: CompanyScope, { id, expires, months }: Pick<DocumentKind, "id" | "expires" | "months">) =>
  tx.$executeRaw`
    update document set read_expiration_date = case ${expires}
        when 'months' then (coalesce(issued_on, (read_paper ->> 'issuedOn')::date) + make_interval(months => ${months ?? 0}::int))::date
        when 'date' then (read_paper ->> 'expiresOn')::date end,
      typed_expiration_date = case when ${expires} = 'date' then typed_expiration_date end
    where company_id = ${companyId}::uuid and kind_id = ${id}::uuid`;

/** Changes the given parts of a kind. Of two people who changed the same part, the second gets `outdated`. */
export function changeKind(scope: CompanyScope, id: string, { version, ...patch }: KindPatch): Promise<KindDto> {
  return writing(() =>
    inCompany(scope, async (tx) => {
      const row = await lockKind(tx, scope, id);
      const values = editableKind(row);
      const sent = { ...patch, ...(patch.told === null && { told: "" }) };
      refuseOutdated(values, sent, version);
      const changed = changedFields<Omit<KindPatch, "version">>(values, sent);
      const fields = Object.keys(changed);
      if (fields.length === 0) return readKind(tx, scope, id);
      const data = asRow(wholeKind({ ...values, ...changed }));
      const now = await tx.documentKind.update({ where: { companyId_id: { companyId: scope.companyId, id } }, data });
      if (fields.includes("expires") || fields.includes("months")) await redatePapers(tx, scope, now);
      // Its new words may be those of files that wait.
      if (fields.includes("titleWords"))
        await enqueue(tx, filePapersJob, { companyId: scope.companyId, kindId: id }, { companyId: scope.companyId });
      await judgeByKind(tx, scope, id);
      await tell(tx, scope, "kind.changed", now, { fields });
      return readKind(tx, scope, id);
    }),
  );
}

/** Throws `conflict` for the kind of enrollment papers while a project has a wrap-up. */
async function refuseForWraps(tx: Tx, { companyId }: CompanyScope, { starter }: DocumentKind): Promise<void> {
  if (starter !== enrollmentStarter) return;
  const project = await tx.project.findFirst({ where: { companyId, wrap: { not: Prisma.DbNull } }, select: { name: true } });
  if (project) throw new AppError("conflict", coded("server.kinds.isOfWraps", { project: project.name }));
}

/**
 * Archives a kind: its papers stay, and no slot asks for it. A kind that a set in use requires stays. Throws `outdated` where the kind has
 * another version than `version`.
 */
export function archiveKind(scope: CompanyScope, id: string, version?: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    const row = await lockKind(tx, scope, id);
    refuseOutdated(editableKind(row), {}, version);
    const [set] = (await loadSetsOfKinds(tx, scope)).get(id) ?? [];
    if (set) throw new AppError("conflict", coded("server.kinds.isRequired", { set: set.name }));
    await refuseForWraps(tx, scope, row);
    if (!row.archivedAt) {
      await tx.documentKind.update({ where: { companyId_id: { companyId: scope.companyId, id } }, data: { archivedAt: now() } });
      await tell(tx, scope, "kind.archived", row);
    }
    return { message: coded("server.kinds.archived") };
  });
}

/** Takes an archived kind back into use. Its name must be free. */
export function restoreKind(scope: CompanyScope, id: string): Promise<KindDto> {
  return writing(() =>
    inCompany(scope, async (tx) => {
      const row = await lockKind(tx, scope, id);
      if (row.archivedAt) {
        await refuseTooMany(tx, scope);
        await tx.documentKind.update({ where: { companyId_id: { companyId: scope.companyId, id } }, data: { archivedAt: null } });
        await enqueue(tx, filePapersJob, { companyId: scope.companyId, kindId: id }, { companyId: scope.companyId });
        await tell(tx, scope, "kind.restored", row);
      }
      return readKind(tx, scope, id);
    }),
  );
}
