import { isUniqueViolation } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

/** Of two records that get the same external id, the database takes one. Null for any other error. */
export function externalTaken(error: unknown): AppError | null {
  if (!isUniqueViolation(error) || !JSON.stringify(error).includes("external")) return null;
  const message = coded("server.projects.thisExternalIdIsTaken");
  return new AppError("conflict", message, { externalId: message });
}
