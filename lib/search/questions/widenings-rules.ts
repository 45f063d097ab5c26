import type { Filter } from "@/lib/search/language/schema";

/** Vendors that a condition excludes though its words may mean them too, and the message about them. */
export type Widening = {
  filters: Filter[];
  text: "moreWithWarning" | "moreExpiringSoon" | "moreNotCompliant" | "moreOnCompleted" | "moreEnrolledOther" | "moreInactive";
};

/** Whoever has a warning may work as well, what expires soon is compliant yet, and what has expired is not. */
const widened: Readonly<Record<string, { values: string[]; text: Widening["text"] }>> = {
  "work:clear": { values: ["clear", "warn"], text: "moreWithWarning" },
  "pay:clear": { values: ["clear", "warn"], text: "moreWithWarning" },
  "status:compliant": { values: ["compliant", "expiring-soon"], text: "moreExpiringSoon" },
  "projects:none": { values: ["none", "completed"], text: "moreOnCompleted" },
  "enrolled:yes": { values: ["yes", "other"], text: "moreEnrolledOther" },
  "status:non-compliant": { values: ["non-compliant", "expired", "no-documents"], text: "moreNotCompliant" },
};

/** Who lacks a coverage may have it waived: the answer says how many. null: the question is about no lack. */
export function waivedAmong(filters: readonly Filter[]): Filter[] | null {
  const without = filters.find((filter) => filter.field === "without");
  const [coverage, ...others] = without?.field === "without" ? without.values : [];
  if (!coverage || others.length > 0 || filters.some(({ field }) => field === "rule" || field === "result")) return null;
  return [...filters, { field: "rule", subject: { coverage, part: "in-force" } }, { field: "result", values: ["waived"] }];
}

/** What a sentence means: inactive vendors only where it names them, or one vendor. */
export const ofActive = (filters: readonly Filter[]): Filter[] =>
  filters.some(({ field }) => field === "active" || field === "name") ? [...filters] : [...filters, { field: "active", value: "yes" }];

/** The wider conditions, one for each that can be meant more widely. `isSentence`: nobody wrote that only active vendors are meant. */
export function wideningsOf(filters: readonly Filter[], isSentence: boolean): Widening[] {
  return filters.flatMap((filter, at): Widening[] => {
    if (filter.field === "active" && filter.value === "yes" && isSentence)
      return filters.length > 1 ? [{ filters: filters.toSpliced(at, 1), text: "moreInactive" }] : [];
    const wider = "values" in filter ? widened[`${filter.field}:${filter.values.join()}`] : undefined;
    return wider ? [{ filters: filters.with(at, { ...filter, values: wider.values } as Filter), text: wider.text }] : [];
  });
}
