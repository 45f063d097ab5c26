import admin from "@/messages/fr/admin.json" with { type: "json" };
import operations from "@/messages/fr/operations.json" with { type: "json" };
import reports from "@/messages/fr/reports.json" with { type: "json" };

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
