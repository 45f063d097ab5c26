import { reasonInWords } from "@/lib/compliance/records/dto";
import { pick, versionOf } from "@/lib/infra/versions/rules";
import { type AlikeVendors, coverEndsEarly, standingOf } from "@/lib/projects/rules";
import { type AssignmentDto, type ProjectDto, projectFieldNames, type VendorProjectDto } from "@/lib/projects/schema";

/** A project as SQL gives it: its days as text, its vendors counted by status and earliest expiration (null: none). */
export type ProjectRow = Omit<ProjectDto, "createdAt" | "vendors" | "standing" | "endingEarly" | "version"> & {
  createdAt: Date;
  alike: AlikeVendors[] | null;
};

/** What of a project can be changed. */
export const editableProject = (row: Pick<ProjectDto, (typeof projectFieldNames)[number]>) => pick(row, projectFieldNames);

export function toProjectDto({ alike, createdAt, ...project }: ProjectRow): ProjectDto {
  const version = versionOf(editableProject(project));
  return { ...project, createdAt: createdAt.toISOString(), ...standingOf(alike ?? [], project), version };
}

/** A vendor of a project, with what of the project decides how its cover is seen. */
export type AssignmentRow = Omit<AssignmentDto, "vendor" | "endsEarly" | "version"> & {
  vendorId: string;
  name: string;
  email: string;
  contactName: string | null;
  phone: string | null;
  vendorStatus: AssignmentDto["vendor"]["status"];
  projectStatus: string;
  endsOn: string | null;
  reasonSentence: unknown;
};

const endsEarly = (row: Pick<AssignmentRow, "earliestExpiration" | "projectStatus" | "endsOn">) =>
  coverEndsEarly(row.earliestExpiration, { status: row.projectStatus, endsOn: row.endsOn });

export function toAssignmentDto(row: AssignmentRow): AssignmentDto {
  const { vendorId: id, name, vendorStatus: status, scopeOfWork, complianceStatus, earliestExpiration } = row;
  return {
    vendor: { id, name, status },
    ...{ scopeOfWork, complianceStatus, complianceReason: reasonInWords(row), earliestExpiration },
    endsEarly: endsEarly(row),
    version: versionOf({ scopeOfWork }),
  };
}

export type VendorProjectRow = Pick<AssignmentRow, "scopeOfWork" | "earliestExpiration" | "endsOn"> & {
  id: string;
  name: string;
  number: string | null;
  projectStatus: VendorProjectDto["project"]["status"];
};

export function toVendorProjectDto(row: VendorProjectRow): VendorProjectDto {
  const { id, name, number, projectStatus: status, scopeOfWork, endsOn } = row;
  return { project: { id, name, number, status }, scopeOfWork, endsOn, endsEarly: endsEarly(row) };
}
