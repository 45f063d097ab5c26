import type { Call } from "@/lib/testing/request";

/** Who calls. `neighbour` is an admin of another company, `platform` a platform admin whose own company is another one too. */
export const callers = ["anonymous", "suspended", "viewer", "manager", "admin", "neighbour", "platform"] as const;
export type Caller = (typeof callers)[number];
export type Answers = Record<Caller, number>;

/** What a row may use of the company whose data is at stake: created for every call. */
export type Subject = { vendorId: string; documentId: string; projectId: string; assignmentId: string; requirementSetId: string };

/** `proof`: what the call asks of a session beside the sign-in; every call of the platform says it. */
export type Row = { answers: Answers; call?: (subject: Subject) => Call; proof?: "recent" | "again" | "none" };

const refusedOutside = { anonymous: 401, suspended: 401 };
export const members = (status: number): Answers => ({
  ...refusedOutside,
  viewer: status,
  manager: status,
  admin: status,
  neighbour: status,
  platform: status,
});
export const same = (status: number): Answers => ({ ...members(status), anonymous: status, suspended: status });

/** Everyone reads and writes their own company; another company's records are not found. */
export const reads = members(200);
export const readsOne: Answers = { ...reads, neighbour: 404, platform: 404 };
export const writes = (status: number): Answers => ({ ...members(status), viewer: 403 });
export const writesOne = (status: number): Answers => ({ ...writes(status), neighbour: 404, platform: 404 });
export const adminOnly = (status: number): Answers => ({ ...writes(status), manager: 403 });
export const adminWrites = adminOnly(200);

export const vendor = ({ vendorId }: Subject): Call => ({ params: { id: vendorId } });
export const document = ({ documentId }: Subject): Call => ({ params: { id: documentId } });

/** A list of vendors in CSV, without a header. */
export function listOf(...lines: string[]): FormData {
  const form = new FormData();
  form.append("file", new Blob([lines.join("\n")]), "vendors.csv");
  return form;
}
