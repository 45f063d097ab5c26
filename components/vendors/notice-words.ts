import type { NoticeListDto } from "@/lib/vendors/notices/schema";
import { textsOf } from "@/messages/say";

export type Notice = NoticeListDto["notices"][number];

export const noticeKindNames: Record<Notice["kind"], string> = textsOf({
  cancellation: "notices.cancellation",
  non_renewal: "notices.non_renewal",
  reinstatement: "notices.reinstatement",
  amendment: "notices.amendment",
});

/** Read from a paper whose policy or day could not be read: it keeps each policy waiting that it may concern. */
export const isUnclear = ({ isEntered, policyNumber, effective }: Notice) => !isEntered && (policyNumber === null || effective === null);
