import type { enrollmentStatuses, wrapKinds } from "@/lib/compliance/wraps/values";
import type { PlainKey } from "@/messages/say";

export const wrapKindNames: Readonly<Record<(typeof wrapKinds)[number], PlainKey>> = {
  OCIP: "projects.wrapOcip",
  CCIP: "projects.wrapCcip",
};

export const enrollmentNames: Readonly<Record<(typeof enrollmentStatuses)[number], PlainKey>> = {
  ENROLLED: "projects.enrolled",
  EXCLUDED: "projects.enrollmentExcluded",
  OFF_SITE: "projects.enrollmentOffSite",
};
