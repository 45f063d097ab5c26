import admin from "@/messages/es/admin.json";
import operations from "@/messages/es/operations.json";
import reports from "@/messages/es/reports.json";

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
