import type { z } from "zod";
import type { Prisma, RequirementException } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { storedVerdict } from "@/lib/compliance/records/schema";
import { getException } from "@/lib/exceptions/queries";
import { exceptionProblem, foundAmount } from "@/lib/exceptions/rules";
import type { ExceptionDto, exceptionAnswer, exceptionInput } from "@/lib/exceptions/schema";
import { fromIsoDate, now } from "@/lib/infra/clock";
import { addDays } from "@/lib/infra/dates/rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { lockVendor } from "@/lib/verdicts/commands";
import { judgeAffected } from "@/lib/verdicts/rejudging/commands";
import { say } from "@/messages/say";

const tell = (tx: Tx, scope: CompanyScope, action: string, vendorId: string, requirement: string) =>
  recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId, details: { requirement } });

/** The stored verdict of the vendor's unit as it is now. Throws `not_found`. */
async function currentVerdict(tx: Tx, scope: CompanyScope, vendorId: string, assignmentId: string | null) {
  const { companyId } = scope;
  if (!(await lockVendor(tx, scope, vendorId))) throw notFound(say("common.vendor"));
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
      const { field = "requirement", message = say("server.exceptions.theVendorHasNoSuchRequirement") } = problem ?? {};
      throw new AppError("invalid", message, { [field]: message });
    }
    const waiting = await tx.requirementException.count({ where: { companyId, vendorId, assignmentId, requirement, state: "requested" } });
    if (waiting > 0)
      throw new AppError("conflict", say("server.exceptions.thisIsAskedForAlready"), {
        requirement: say("server.exceptions.thisIsAskedForAlready"),
      });
    await checkOwner(tx, scope, input.ownerId);
    const row = await tx.requirementException.create({
      data: {
        ...{ companyId, vendorId, assignmentId, setId, requirement, kind, reason, requestedById: actor.id },
        ...{ condition: input.condition ?? null, ownerId: input.ownerId ?? null },
        requirementSentence: line.required as unknown as Prisma.InputJsonObject,
        fromOn: fromIsoDate(today(scope)),
        untilOn: fromIsoDate(until),
        policyNumber: await policyOf(tx, scope, vendorId, line.coverage),
        least: kind === "accept_short" ? foundAmount(line) : null,
      },
    });
    await tell(tx, scope, "exception.requested", vendorId, requirement);
    return row.id;
  });
  return getException(scope, id);
}

async function checkOwner(tx: Tx, { companyId }: CompanyScope, ownerId: string | null | undefined): Promise<void> {
  if (!ownerId) return;
  const owner = await tx.user.count({ where: { companyId, id: ownerId, deletedAt: null } });
  const message = say("server.exceptions.theOwnerIsNoMember");
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

/** Approves, refuses or ends an exception, and judges its vendor anew. Throws `conflict` where that is not open any more. */
export async function answerException(
  scope: CompanyScope,
  id: string,
  { answer, note }: z.output<typeof exceptionAnswer>,
): Promise<ExceptionDto> {
  const { companyId, actor } = scope;
  await inCompany(scope, async (tx) => {
    const key = { companyId_id: { companyId, id } };
    const found = await tx.requirementException.findUnique({ where: key });
    if (!found || !(await lockVendor(tx, scope, found.vendorId))) throw notFound(say("server.exceptions.exception"));
    const row = await tx.requirementException.findUniqueOrThrow({ where: key });
    refuseAnswer(row, answer, note ?? null, today(scope));
    const ended = answer === "end" ? { endedAt: now() } : { decidedById: actor.id, decidedAt: now() };
    await tx.requirementException.update({ where: key, data: { state: states[answer], decisionNote: note ?? row.decisionNote, ...ended } });
    await tell(tx, scope, events[answer], row.vendorId, row.requirement);
    await judgeAffected(tx, scope, { vendorIds: [row.vendorId] });
  });
  return getException(scope, id);
}

function refuseAnswer(
  row: RequirementException,
  answer: z.output<typeof exceptionAnswer>["answer"],
  note: string | null,
  day: string,
): void {
  const isOpen = row.state === (answer === "end" ? "approved" : "requested");
  if (!isOpen) throw new AppError("conflict", say("server.exceptions.thisIsDecidedAlready"));
  if (answer === "approve" && row.untilOn < fromIsoDate(day)) {
    throw new AppError("conflict", say("server.exceptions.theEndIsInThePast"));
  }
  const reason = say("server.exceptions.sayWhyItIsRefused");
  if (answer === "refuse" && !note) throw new AppError("invalid", reason, { note: reason });
}

/** The approved exceptions that end within a week and whose approver has not been told yet; they count as told from now on. */
export function takeEndingExceptions(
  tx: Tx,
  scope: CompanyScope,
): Promise<{ id: string; vendor: string; until: string; approverId: string }[]> {
  const day = today(scope);
  return tx.$queryRaw`
    with told as (
      update requirement_exception set reminded_at = ${now()} where company_id = ${scope.companyId}::uuid and state = 'approved'
        and reminded_at is null and decided_by_id is not null
        and until_on between ${day}::date and ${addDays(day, 7)}::date returning id, vendor_id, until_on, decided_by_id)
    select told.id, v.name as vendor, told.until_on::text as until, told.decided_by_id as "approverId"
    from told join vendor v on v.company_id = ${scope.companyId}::uuid and v.id = told.vendor_id order by told.until_on, told.id`;
}
