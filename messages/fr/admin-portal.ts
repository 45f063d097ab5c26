import { admin } from "@/messages/fr/admin";
import { operations } from "@/messages/fr/operations";
import { reports } from "@/messages/fr/reports";

/** What is for platform admins, beside what members of a company see. */
export const adminPortal = { admin, operations, reports };
