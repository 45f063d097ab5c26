import { formatDate } from "@/components/ui/format";
import { enrollmentNames } from "@/lib/compliance/wraps/labels-values";
import type { Enrollment } from "@/lib/compliance/wraps/schema";
import { notify } from "@/lib/http/client/notify";
import type { EnrollmentImportDto } from "@/lib/projects/enrollments/schema";
import { say } from "@/messages/say";

/** A vendor's enrollment in one line: "Wrap-up: Enrolled Apr 1, 2026 · E-1042". */
export function enrollmentInWords(enrollment: Enrollment | null): string {
  if (!enrollment) return say("projects.enrollmentIn", { status: say("projects.enrollmentUnknown") });
  const { status, enrolledOn, number } = enrollment;
  const words = enrolledOn ? say("projects.enrolledSince", { day: formatDate(enrolledOn) }) : say(enrollmentNames[status]);
  return say("projects.enrollmentIn", { status: [words, number].filter(Boolean).join(" · ") });
}

/** Tells what the undoing of a list did. What it left as it is, and why, is on the project's page. */
export const tellUndone = ({ restored }: EnrollmentImportDto) => {
  notify.success(say("projects.enrollmentListUndone", { count: restored }));
};
