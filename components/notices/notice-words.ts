import type { NoticeListDto } from "@/lib/vendors/notices/schema";
import type { PlainKey } from "@/messages/say";

export type Notice = NoticeListDto["notices"][number];

export const noticeKindNames: Record<Notice["kind"], PlainKey> = {
  cancellation: "notices.cancellation",
  non_renewal: "notices.non_renewal",
  reinstatement: "notices.reinstatement",
  amendment: "notices.amendment",
};

/** Read from a paper whose policy or day could not be read: it keeps each policy waiting that it may concern. */
export const isUnclear = ({ isEntered, reportedBy, policyNumber, effective }: Notice) =>
  (!isEntered || reportedBy !== null) && (policyNumber === null || effective === null);

/** Who said it on the vendor's page. */
export const reporterNames = {
  vendor: "notices.saidByVendor",
  agent: "notices.saidByAgent",
  agency: "notices.saidByAgency",
  email: "notices.saidByEmail",
} as const satisfies Record<string, PlainKey>;
