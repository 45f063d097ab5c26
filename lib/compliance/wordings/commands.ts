import type { z } from "zod";
import { judgeAffected } from "@/lib/compliance/judging/rejudging-commands";
import { isOfForm } from "@/lib/compliance/terms/wordings-rules";
import type { WordingAnswer } from "@/lib/compliance/terms/wordings-schema";
import { getAnswer, idOf } from "@/lib/compliance/wordings/queries";
import type { WordingDto, wordingInput } from "@/lib/compliance/wordings/schema";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Two people who answer the same wording wait for each other. */
export const lockWordings = (tx: Tx, { companyId }: CompanyScope) =>
  tx.$executeRaw`select 1 from company where id = ${companyId}::uuid for update`;

/** Checks every vendor of the company again that has a document with the wording. */
export async function judgeByWording(tx: Tx, scope: CompanyScope, wording: string): Promise<void> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select distinct d.vendor_id as id from document_wording w join document d on d.company_id = w.company_id and d.id = w.document_id
    where w.company_id = ${scope.companyId}::uuid and w.wording = ${wording} and d.vendor_id is not null`;
  await judgeAffected(tx, scope, { vendorIds: rows.map(({ id }) => id) });
}

/**
 * Keeps what a person says that a wording means, in the place of an earlier answer, and checks the vendors whose certificates have it.
 * Throws `not_found` where no document on file has the wording, and `invalid` for a form that is said to give something.
 */
export function answerWording(scope: CompanyScope, { wording, answer, ...input }: z.output<typeof wordingInput>): Promise<WordingDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    const gives = coded("server.wordings.formGives");
    if (isOfForm(wording) && answer === "gives") throw new AppError("invalid", gives, { answer: gives });
    await lockWordings(tx, scope);
    const found = await tx.documentWording.findFirst({ where: { companyId, wording }, orderBy: { documentId: "asc" } });
    if (!found) throw notFound(coded("server.wordings.wording"));
    const grants = answer === "gives" ? [...new Set(input.grants)] : [];
    const coverages = answer === "nothing" ? [] : [...new Set(input.coverages)];
    await keepAnswer(tx, scope, { wording, example: found.sentence, answer, grants, coverages });
    return getAnswer(tx, scope, wording);
  });
}

type Kept = WordingAnswer & { wording: string; example: string };

/** Stores an answer in the place of an earlier one. Needs `lockWordings`. */
export async function keepAnswer(tx: Tx, scope: CompanyScope, { wording, answer, grants, coverages, example }: Kept): Promise<void> {
  const { companyId, actor } = scope;
  await withdraw(tx, scope, { wording });
  const lists = { grants: [...grants], coverages: [...coverages] };
  await tx.wordingAnswer.create({ data: { companyId, wording, example, answer, ...lists, answeredById: actor.id, answeredAt: now() } });
  await tell(tx, scope, "wording.answered", { wording, answer });
  await judgeByWording(tx, scope, wording);
}

/** Withdraws the answer about the wording with an id: it is asked again. Throws `not_found`. */
export function withdrawAnswer(scope: CompanyScope, id: string): Promise<Done> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await lockWordings(tx, scope);
    const [row] = await tx.$queryRaw<{ wording: string; answer: string }[]>`
      select wording, answer from wording_answer
      where company_id = ${companyId}::uuid and ${idOf("wording")} = ${id}::uuid and withdrawn_at is null`;
    if (!row) throw notFound(coded("server.wordings.answer"));
    await withdraw(tx, scope, { wording: row.wording });
    await tell(tx, scope, "wording.withdrawn", { wording: row.wording, answer: row.answer });
    await judgeByWording(tx, scope, row.wording);
    return { message: coded("server.wordings.undone") };
  });
}

const withdraw = (tx: Tx, { companyId, actor }: CompanyScope, { wording }: { wording: string }) =>
  tx.wordingAnswer.updateMany({
    where: { companyId, wording, withdrawnAt: null },
    data: { withdrawnAt: now(), withdrawnById: actor.id },
  });

const tell = (tx: Tx, scope: CompanyScope, action: string, details: { wording: string; answer: string }) =>
  recordEvent(tx, scope, { action, subjectType: "company", subjectId: scope.companyId, details });
