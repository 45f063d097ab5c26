import type { CompanyRole } from "@/lib/tenancy/schema";
import type { PlainKey } from "@/messages/say";

export const invitationDays = 7;

export const roleNames: Record<CompanyRole, PlainKey> = {
  ADMIN: "companies.admin",
  MANAGER: "companies.manager",
  VIEWER: "companies.viewer",
};

/** What each role may do, as people choosing one read it. */
export const roleMeanings: Record<CompanyRole, PlainKey> = {
  ADMIN: "companies.everythingIncludingTeamSettingsAnd",
  MANAGER: "companies.vendorsDocumentsAndProjectsNo",
  VIEWER: "companies.viewOnly",
};
