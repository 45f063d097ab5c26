import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood } from "@/lib/compliance/verdicts/order-rules";
import { storedVerdict } from "@/lib/compliance/verdicts/records-schema";
import { localDate } from "@/lib/infra/clock";
import { writtenDate } from "@/lib/infra/dates-rules";
import { type ClearedUnit, codeOf, neverClear, reasonsOf } from "@/lib/projects/clearance/rules";
import type { CompletedOperationsDto, HoldDto } from "@/lib/projects/clearance/schema";
import { type AssignmentRow, type StandingReasons, waitsForReading, whyOf } from "@/lib/projects/dto";
import { gateOfStatus } from "@/lib/projects/standings-rules";
import { say } from "@/messages/say";

/** A contract, or a vendor by itself, with its stored verdict; `body` null: it has none. */
type UnitRow = StandingReasons &
  Pick<ClearedUnit, "work" | "pay" | "validUntil"> & {
    id: string | null;
    complianceStatus: ComplianceStatus;
    body: unknown;
  };
export type StandingRow = AssignmentRow & { body: unknown };

export function toUnit(row: UnitRow): ClearedUnit {
  const { id, complianceStatus: status, work, pay, isDue } = row;
  const verdict = storedVerdict.safeParse(row.body).data;
  const isHeld = isGood(status);
  const why = isHeld && !isDue ? null : (whyOf(row) ?? say("projects.nothingReceivedYet"));
  const own = why === null ? [] : [{ code: isDue ? "judgment_due" : codeOf(status), message: why, assignmentId: id }];
  const reasons = verdict ? [...(isDue ? own : []), ...reasonsOf(verdict, id)] : own;
  return { status, work, pay, validUntil: isHeld ? row.validUntil : null, reasons: work === "clear" && pay === "clear" ? [] : reasons };
}

/** A vendor by itself, with its verdict by the default set. */
export type VendorRow = Pick<StandingReasons, "reasonSentence" | "isDue"> & {
  isInactive: boolean;
  complianceStatus: ComplianceStatus;
  body: unknown;
};

export function toVendorUnit({ body, ...row }: VendorRow): ClearedUnit {
  const verdict = storedVerdict.safeParse(body).data;
  const gates = verdict?.clearance;
  const status = verdict?.status ?? (isGood(row.complianceStatus) ? "UNDER_REVIEW" : row.complianceStatus);
  const ofStatus = gateOfStatus(status);
  const standing = {
    ...{ id: null, complianceStatus: status, work: gates?.work ?? ofStatus, pay: gates?.pay ?? ofStatus },
    ...{ validUntil: verdict?.validUntil ?? null, body, isOver: false, openReason: null },
  };
  const unit = toUnit({ ...row, ...standing, verdictReason: verdict?.reason ?? null });
  return row.isDue ? neverClear(unit) : unit;
}

const contractOf = ({ id, vendorId, name, contractNumber, trade }: AssignmentRow) => ({
  ...{ assignmentId: id, vendor: { id: vendorId, name }, contractNumber, trade },
});

/** `from`: the first day on which it is on hold. */
export function toHoldDto(row: AssignmentRow, from: string): HoldDto {
  const reason = say("projects.somethingEndsOn", { day: writtenDate(from) });
  return { ...contractOf(row), from, reason, work: row.work, pay: row.pay };
}

/** A contract that is insured after its work. `askedAt`: when the vendor was last asked. */
export type CompletedOperationsRow = AssignmentRow & { until: string; askedAt: Date | null };

export function toCompletedOperationsDto(row: CompletedOperationsRow, timeZone: string): CompletedOperationsDto {
  const { until, complianceStatus: status, askedAt } = row;
  const isLapsed = status !== "COMPLIANT" && status !== "EXPIRING_SOON" && status !== "UNDER_REVIEW";
  const why = { isBeingRead: waitsForReading(row), reason: whyOf(row) };
  return { ...contractOf(row), until, status, ...why, isLapsed, askedOn: askedAt && localDate(timeZone, askedAt) };
}
