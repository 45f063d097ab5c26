import type { Filter } from "@/lib/search/language/schema";

/** Vendors that a condition excludes though its words may mean them too, and the message about them. */
export type Widening = { filters: Filter[]; text: "moreWithWarning" | "moreExpiringSoon" | "moreNotCompliant" };

/** Whoever has a warning may work as well, what expires soon is compliant yet, and what has expired is not. */
const widened: Readonly<Record<string, { values: string[]; text: Widening["text"] }>> = {
  "work:clear": { values: ["clear", "warn"], text: "moreWithWarning" },
  "pay:clear": { values: ["clear", "warn"], text: "moreWithWarning" },
  "status:compliant": { values: ["compliant", "expiring-soon"], text: "moreExpiringSoon" },
  "status:non-compliant": { values: ["non-compliant", "expired", "no-documents"], text: "moreNotCompliant" },
};

/** The wider conditions, one for each that can be meant more widely. */
export function wideningsOf(filters: readonly Filter[]): Widening[] {
  return filters.flatMap((filter, at) => {
    const wider = "values" in filter ? widened[`${filter.field}:${filter.values.join()}`] : undefined;
    return wider ? [{ filters: filters.with(at, { ...filter, values: wider.values } as Filter), text: wider.text }] : [];
  });
}
