import admin from "@/messages/en/admin.json" with { type: "json" };
import operations from "@/messages/en/operations.json" with { type: "json" };
import reports from "@/messages/en/reports.json" with { type: "json" };

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
