import type { z } from "zod";
import type { Prisma, RequirementException } from "@/generated/prisma/client";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { sentenceOf, stricterNow } from "@/lib/exceptions/dto";
import { actorName, decidersOf, membersOf, tellOf, tellVendor } from "@/lib/exceptions/notices-commands";
import { askedText, decidedText, endedText } from "@/lib/exceptions/notices-rules";
import { getException, loadExceptions } from "@/lib/exceptions/queries";
import { exceptionProblem, foundAmount } from "@/lib/exceptions/rules";
import type { ExceptionDto, exceptionAnswer, exceptionInput } from "@/lib/exceptions/schema";
import { fromIsoDate, now, toIsoDate } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { coded } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { announce } from "@/lib/integrations/changes/commands";
import { isToldType } from "@/lib/integrations/changes/event-types-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

async function tell(tx: Tx, scope: CompanyScope, action: string, row: RequirementException, note: string | null = null): Promise<void> {
  // The log keeps one wording, which its hash covers.
  const requirement = inLanguage("en", () => sentenceOf(row.requirementSentence, row.requirement));
  const details = { requirement, until: toIsoDate(row.untilOn), ...(note && { note }) };
  await recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: row.vendorId, details });
  const { id: exceptionId, vendorId, assignmentId } = row;
  if (isToldType(action)) await announce(tx, scope, action, { exceptionId, vendorId, assignmentId });
}

/** The stored verdict of the vendor's unit as it is now. Throws `not_found`. */
async function currentVerdict(tx: Tx, scope: CompanyScope, vendorId: string, assignmentId: string | null) {
  const { companyId } = scope;
  if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
  const row = await tx.verdict.findFirst({ where: { companyId, vendorId, assignmentId, untilAt: null } });
  return { setId: row?.setId ?? null, verdict: storedVerdict.safeParse(row?.body).data };
}

/** Asks for an exception from a requirement that a vendor misses today. Throws `invalid` at the field that does not fit. */
export async function requestException(scope: CompanyScope, input: z.output<typeof exceptionInput>): Promise<ExceptionDto> {
  const { companyId, actor } = scope;
  const { vendorId, requirement, kind, reason, until } = input;
  const assignmentId = input.assignmentId ?? null;
  const id = await inCompany(scope, async (tx) => {
    const { setId, verdict } = await currentVerdict(tx, scope, vendorId, assignmentId);
    const line = verdict?.lines.find((one) => one.requirement === requirement);
    const problem = exceptionProblem(input, line, today(scope));
    if (problem || !line || !setId) {
      const { field = "requirement", message = coded("server.exceptions.requirementUnknown") } = problem ?? {};
      throw new AppError("invalid", message, { [field]: message });
    }
    const waiting = await tx.requirementException.count({ where: { companyId, vendorId, assignmentId, requirement, state: "requested" } });
    if (waiting > 0)
      throw new AppError("conflict", coded("server.exceptions.requestExists"), {
        requirement: coded("server.exceptions.requestExists"),
      });
    await checkOwner(tx, scope, input.ownerId);
    const row = await tx.requirementException.create({
      data: {
        ...{
          companyId,
          vendorId,
          assignmentId,
          setId,
          requirement,
          kind,
          reason,
          requestedById: actor.id,
          byVendor: actor.kind === "link",
        },
        ...{ condition: input.condition ?? null, ownerId: input.ownerId ?? null },
        requirementSentence: line.required as unknown as Prisma.InputJsonObject,
        requirementSettings: (await settingsOf(tx, scope, setId, requirement)) ?? undefined,
        fromOn: fromIsoDate(today(scope)),
        untilOn: fromIsoDate(until),
        policyNumber: await policyOf(tx, scope, vendorId, line.coverage),
        least: kind === "accept_short" ? foundAmount(line) : null,
      },
    });
    const by = await actorName(tx, scope);
    await tellOf(tx, scope, row, await decidersOf(tx, scope), (about) => askedText(about, by));
    await tell(tx, scope, "exception.requested", row);
    return row.id;
  });
  return getException(scope, id);
}

/** The requirement of a set as it is now. */
async function settingsOf(tx: Tx, { companyId }: CompanyScope, setId: string, key: string): Promise<Prisma.InputJsonObject | null> {
  const newest = await tx.requirementSetVersion.findFirst({ where: { companyId, setId }, orderBy: { number: "desc" } });
  const asked = readStoredSet(newest?.body).set?.requirements.find((one) => one.key === key);
  return asked ? { ...asked } : null;
}

async function checkOwner(tx: Tx, { companyId }: CompanyScope, ownerId: string | null | undefined): Promise<void> {
  if (!ownerId) return;
  const owner = await tx.user.count({ where: { companyId, id: ownerId, deletedAt: null } });
  const message = coded("server.exceptions.ownerInvalid");
  if (owner === 0) throw new AppError("invalid", message, { ownerId: message });
}

/** The policy that an exception rests on: the one in force for the coverage, where there is exactly one. */
async function policyOf(tx: Tx, { companyId }: CompanyScope, vendorId: string, coverage: string | null): Promise<string | null> {
  if (coverage === null) return null;
  const rows = await tx.policy.findMany({
    where: { companyId, vendorId, isCurrent: true },
    select: { coverage: true, policyNumber: true },
  });
  const numbers = new Set(rows.flatMap((row) => (row.coverage === coverage && row.policyNumber ? row.policyNumber : [])));
  const [number] = numbers;
  return numbers.size === 1 && number !== undefined ? number : null;
}

const events = { approve: "exception.approved", refuse: "exception.refused", end: "exception.ended" } as const;
const states = { approve: "approved", refuse: "refused", end: "ended" } as const;

/** Approves, refuses or ends an exception, and updates its vendor. Throws `conflict` where that is no longer open. */
export async function answerException(
  scope: CompanyScope,
  id: string,
  { answer, note }: z.output<typeof exceptionAnswer>,
): Promise<ExceptionDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    const key = { companyId_id: { companyId, id } };
    const found = await tx.requirementException.findUnique({ where: key });
    if (!found || !(await lockVendor(tx, scope, found.vendorId))) throw notFound(coded("server.exceptions.exception"));
    const row = await tx.requirementException.findUniqueOrThrow({ where: key });
    refuseAnswer(row, answer, note ?? null, today(scope));
    if (answer === "approve" && stricterNow(row.requirementSettings, await settingsOf(tx, scope, row.setId, row.requirement))) {
      throw new AppError("conflict", coded("server.exceptions.requirementStricter"));
    }
    const ended = answer === "end" ? { endedAt: now() } : { decidedById: actor.id, decidedAt: now() };
    await tx.requirementException.update({ where: key, data: { state: states[answer], decisionNote: note ?? row.decisionNote, ...ended } });
    await judgeAffected(tx, scope, { vendorIds: [row.vendorId] });
    await tellAsker(tx, scope, row, answer, note ?? "");
    if (row.byVendor) await tellVendor(tx, scope, row, { answer, note: note ?? "" });
    await tell(tx, scope, events[answer], row, note ?? null);
  });
  return getException(scope, id);
}

/** Approves several requests, each as if it were alone. */
export const approveExceptions = (scope: CompanyScope, ids: readonly string[]): Promise<BatchDto> =>
  eachRow(
    ids,
    (id) => answerException(scope, id, { answer: "approve", note: null }),
    async (refused) => {
      const found = await inCompany(scope, (tx) => loadExceptions(tx, scope, refused));
      return found.map(({ id, vendor, required }) => ({ id, name: `${vendor.name}: ${required}` }));
    },
  );

/** Withdraws an undecided request. Only its author may. Throws `forbidden`, and `conflict` where it was decided. */
export async function withdrawException(scope: CompanyScope, id: string): Promise<ExceptionDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    const key = { companyId_id: { companyId, id } };
    const found = await tx.requirementException.findUnique({ where: key });
    if (!found || !(await lockVendor(tx, scope, found.vendorId))) throw notFound(coded("server.exceptions.exception"));
    const row = await tx.requirementException.findUniqueOrThrow({ where: key });
    if (row.requestedById !== actor.id) throw new AppError("forbidden", coded("server.exceptions.withdrawForbidden"));
    if (row.state !== "requested") throw new AppError("conflict", coded("server.exceptions.decidedBefore"));
    await tx.requirementException.update({ where: key, data: { state: "withdrawn", endedAt: now() } });
    await tell(tx, scope, "exception.withdrawn", row);
  });
  return getException(scope, id);
}

/** Whoever asked learns of the decision; of an early end too, as the one who approved it does. */
async function tellAsker(
  tx: Tx,
  scope: CompanyScope,
  row: RequirementException,
  answer: z.output<typeof exceptionAnswer>["answer"],
  note: string,
): Promise<void> {
  const by = await actorName(tx, scope);
  const readers = await membersOf(tx, scope, answer === "end" ? [row.requestedById, row.decidedById] : [row.requestedById]);
  const last = answer === "end" ? { lastDay: today(scope) } : {};
  await tellOf(tx, scope, row, readers, (about) => (answer === "end" ? endedText(about) : decidedText(about, { by, answer, note })), last);
}

function refuseAnswer(
  row: RequirementException,
  answer: z.output<typeof exceptionAnswer>["answer"],
  note: string | null,
  day: string,
): void {
  const isOpen = row.state === (answer === "end" ? "approved" : "requested");
  if (!isOpen) throw new AppError("conflict", coded("server.exceptions.decidedBefore"));
  if (answer === "approve" && row.untilOn < fromIsoDate(day)) {
    throw new AppError("conflict", coded("server.exceptions.endPast"));
  }
  if (answer === "approve" || note) return;
  const reason = answer === "refuse" ? coded("server.exceptions.refusalReasonRequired") : coded("server.exceptions.endReasonRequired");
  throw new AppError("invalid", reason, { note: reason });
}
