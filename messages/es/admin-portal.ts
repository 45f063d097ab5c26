import admin from "@/messages/es/admin.json" with { type: "json" };
import operations from "@/messages/es/operations.json" with { type: "json" };
import reports from "@/messages/es/reports.json" with { type: "json" };

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
