import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { isGood } from "@/lib/compliance/verdicts/order-rules";
import { isBeingRead, reasonInWords } from "@/lib/compliance/verdicts/records-dto";
import { enrollmentIn, wrapIn } from "@/lib/compliance/wraps/rules";
import { pick, versionOf } from "@/lib/infra/versions-rules";
import { type AlikeVendors, coverEndsEarly, standingOf } from "@/lib/projects/rules";
import {
  type AssignmentDto,
  type ContractValues,
  contractFieldNames,
  type ProjectDto,
  projectFieldNames,
  type VendorProjectDto,
} from "@/lib/projects/schema";
import { say } from "@/messages/say";

/** A project as SQL gives it: its days as text, its vendors counted by status and earliest expiration (null: none). */
export type ProjectRow = Omit<ProjectDto, "createdAt" | "vendors" | "standing" | "endingEarly" | "wrap" | "version"> & {
  wrap: unknown;
  createdAt: Date;
  alike: AlikeVendors[] | null;
};

/** What of a project can be changed. */
export const editableProject = (row: Pick<ProjectDto, (typeof projectFieldNames)[number]>) => pick(row, projectFieldNames);

export function toProjectDto({ alike, createdAt, wrap, ...row }: ProjectRow): ProjectDto {
  const project = { ...row, wrap: wrapIn(wrap) };
  const version = versionOf(editableProject(project));
  return { ...project, createdAt: createdAt.toISOString(), ...standingOf(alike ?? [], project), version };
}

/** A contract as it is stored. */
type StoredContract = Omit<ContractValues, "enrollment"> & { enrollment: unknown };

/** What of a contract can be changed. */
export const contractOf = (row: StoredContract): ContractValues => ({
  ...pick({ ...row, enrollment: null }, contractFieldNames),
  enrollment: enrollmentIn(row.enrollment),
});

/** A contract, with what decides its status. */
export type AssignmentRow = Omit<AssignmentDto, "vendor" | "isBeingRead" | "endsEarly" | "version"> & {
  vendorId: string;
  name: string;
  email: string;
  contactName: string | null;
  phone: string | null;
  vendorStatus: AssignmentDto["vendor"]["status"];
  projectStatus: string;
  projectEndsOn: string | null;
} & StandingReasons;

/** The source of the words that explain a contract's status. */
export type StandingReasons = {
  reasonSentence: unknown;
  /** The verdict's own sentence, and that of its first open line; null without a verdict. */
  verdictReason: unknown;
  openReason: unknown;
  isOver: boolean;
  isDue: boolean;
};

/** Why a contract has its status, in one sentence; null where there is nothing to say. */
export function whyOf(row: StandingReasons & { complianceStatus: ComplianceStatus; work: string; pay: string }): string | null {
  if (row.isDue) return say("projects.theRequirementsChanged");
  // A soft miss may warn at the gates, while the record itself is in order.
  if (row.verdictReason && isGood(row.complianceStatus) && (row.work !== "clear" || row.pay !== "clear"))
    return reasonInWords(row.openReason ?? row.verdictReason);
  if (row.verdictReason) return reasonInWords(row.verdictReason);
  if (row.isOver) return reasonInWords(row.reasonSentence);
  return row.complianceStatus === "UNDER_REVIEW" ? say("projects.setUnchecked") : reasonInWords(row.reasonSentence);
}

/** Whether what keeps a contract under review is a file that is being read, by its verdict or else by that of its vendor. */
export const waitsForReading = (row: StandingReasons & { complianceStatus: ComplianceStatus }): boolean =>
  row.complianceStatus === "UNDER_REVIEW" && !row.isDue && isBeingRead(row.verdictReason ?? row.reasonSentence);

const endsEarly = (row: {
  earliestExpiration: string | null;
  projectStatus: string;
  endsOn: string | null;
  projectEndsOn: string | null;
}) => coverEndsEarly(row.earliestExpiration, { status: row.projectStatus, endsOn: row.endsOn ?? row.projectEndsOn });

export function toAssignmentDto(row: AssignmentRow): AssignmentDto {
  const {
    id,
    vendorId,
    name,
    vendorStatus: status,
    requirementSetName,
    complianceStatus,
    exceptedCount,
    warningsCount,
    isByDates,
    work,
    pay,
    validUntil,
    earliestExpiration,
  } = row;
  const contract = contractOf(row);
  return {
    ...{ id, vendor: { id: vendorId, name, status }, ...contract, requirementSetName },
    ...{
      complianceStatus,
      isBeingRead: waitsForReading(row),
      complianceReason: whyOf(row),
      exceptedCount,
      warningsCount,
      isByDates,
      work,
      pay,
      validUntil,
      earliestExpiration,
    },
    endsEarly: endsEarly(row),
    version: versionOf(contract),
  };
}

export type VendorProjectRow = StoredContract & {
  id: string;
  wrap: unknown;
  projectId: string;
  name: string;
  number: string | null;
  projectStatus: VendorProjectDto["project"]["status"];
  projectEndsOn: string | null;
  earliestExpiration: string | null;
};

export function toVendorProjectDto(row: VendorProjectRow): VendorProjectDto {
  const { id, projectId, name, number, projectStatus: status, contractNumber, trade, scopeOfWork, endsOn, projectEndsOn } = row;
  const contract = contractOf(row);
  return {
    ...{ id, project: { id: projectId, name, number, status }, contractNumber, trade, scopeOfWork },
    endsOn: endsOn ?? projectEndsOn,
    endsEarly: endsEarly(row),
    wrapName: wrapIn(row.wrap)?.name ?? null,
    enrollment: contract.enrollment,
    version: versionOf(contract),
  };
}
