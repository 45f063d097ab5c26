import type { z } from "zod";
import { settingsOf, settlerOf } from "@/lib/compliance/checks/exceptions-rules";
import type { decisionInput } from "@/lib/compliance/decisions-schema";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import type { VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

const tell = (tx: Tx, scope: CompanyScope, action: string, vendorId: string, requirement: string) =>
  recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId, details: { requirement } });

/**
 * Settles an open requirement of a vendor's verdict, for the papers and settings of now, with the person's name. Throws `invalid` where the
 * requirement is not open, there is no paper that a person could have looked at, or a sentence of a description keeps it open.
 */
export async function decide(scope: CompanyScope, vendorId: string, input: z.output<typeof decisionInput>): Promise<VendorVerdictDto> {
  const { companyId, actor } = scope;
  const { requirement, answer, note } = input;
  const assignmentId = input.assignmentId ?? null;
  await inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
    const row = await tx.verdict.findFirst({ where: { companyId, vendorId, assignmentId, untilAt: null } });
    const line = storedVerdict.safeParse(row?.body).data?.lines.find((one) => one.requirement === requirement);
    const settledBy = line ? settlerOf(line) : null;
    const documentIds = [...new Set(line?.proofs.map(({ document }) => document))].sort();
    if (!row || !line || settledBy !== "decision") {
      const message = coded(settledBy === null ? "server.exceptions.requirementSettled" : "server.wordings.answerTheWording");
      throw new AppError("invalid", message, { requirement: message });
    }
    const version = await tx.requirementSetVersion.findUniqueOrThrow({
      where: { companyId_setId_number: { companyId, setId: row.setId, number: row.setVersion } },
    });
    const rule = readStoredSet(version.body).set?.requirements.find(({ key }) => key === requirement);
    if (!rule) throw notFound(coded("server.requirements.requirementSet"));
    await tx.verdictDecision.create({
      data: {
        ...{ companyId, vendorId, assignmentId, setId: row.setId, requirement, answer, note, documentIds },
        ...{ settings: settingsOf(rule), reason: line.reason.key, decidedById: actor.id },
      },
    });
    await tell(tx, scope, answer === "accepted" ? "verdict.accepted" : "verdict.rejected", vendorId, requirement);
    await judgeVendors(tx, scope, [vendorId]);
  });
  return getVendorVerdict(scope, vendorId);
}

/** Takes a decision back: the requirement is open again. Throws `not_found`. */
export async function withdrawDecision(scope: CompanyScope, vendorId: string, decisionId: string): Promise<VendorVerdictDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
    const where = { companyId, id: decisionId, vendorId, withdrawnAt: null };
    const row = await tx.verdictDecision.findFirst({ where });
    if (!row) throw notFound(coded("server.exceptions.decision"));
    await tx.verdictDecision.updateMany({ where, data: { withdrawnAt: now() } });
    await tell(tx, scope, "verdict.decision_withdrawn", vendorId, row.requirement);
    await judgeVendors(tx, scope, [vendorId]);
  });
  return getVendorVerdict(scope, vendorId);
}
