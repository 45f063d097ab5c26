import admin from "@/messages/en/admin.json";
import operations from "@/messages/en/operations.json";
import reports from "@/messages/en/reports.json";

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
