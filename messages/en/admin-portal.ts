import { admin } from "@/messages/en/admin";
import { operations } from "@/messages/en/operations";
import { reports } from "@/messages/en/reports";

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
