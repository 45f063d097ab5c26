import type { ComplianceStatus } from "@/lib/compliance/dates/schema";
import { titleOf } from "@/lib/infra/lists/rules";
import { say } from "@/messages/say";

/** A status in files, marked where it rests on exceptions. */
export const markedStatus = (status: ComplianceStatus, excepted: number): string =>
  excepted > 0 ? `${titleOf(status)} (${say("exceptions.withException")})` : titleOf(status);
