import { createHash } from "node:crypto";

/** The facts of one audit event that its hash covers. */
export type ChainedEvent = {
  companyId: string;
  seq: number;
  at: string;
  actorId: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  details: unknown;
};

/** JSON with sorted keys: the database may give an object's keys back in another order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(",")}}`;
  }
  return JSON.stringify(value ?? null);
}

/** Hash of an event linked to the one before it: changing or dropping any earlier event breaks every later hash. */
export function chainHash(prevHash: string, event: ChainedEvent): string {
  return createHash("sha256")
    .update(`${prevHash}\n${canonical(event)}`)
    .digest("hex");
}
