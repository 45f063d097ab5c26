import { admin } from "@/messages/es/admin";
import { operations } from "@/messages/es/operations";
import { reports } from "@/messages/es/reports";

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
