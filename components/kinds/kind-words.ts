import type { KindDto } from "@/lib/compliance/kinds/schema";
import { say } from "@/messages/say";

/** When papers of a kind expire, in a few words. */
export function expirationInWords({ expires, months }: Pick<KindDto, "expires" | "months">): string {
  if (expires === "never") return say("kinds.expiresNever");
  return expires === "date" ? say("kinds.onItsDate") : say("kinds.afterMonths", { count: months ?? 0 });
}

export const remindersInWords = ({ reminderDays }: Pick<KindDto, "reminderDays">): string =>
  reminderDays.length === 0 ? say("kinds.noReminders") : say("kinds.daysBefore", { days: reminderDays.join(", ") });
