import admin from "@/messages/fr/admin.json";
import operations from "@/messages/fr/operations.json";
import reports from "@/messages/fr/reports.json";

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
