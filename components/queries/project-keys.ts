import type { z } from "zod";
import type { assignmentQuery, projectNamesQuery, projectQuery } from "@/lib/projects/schema";

export type ProjectFilter = Partial<z.output<typeof projectQuery>>;
export type ProjectNamesFilter = Partial<z.output<typeof projectNamesQuery>>;
export type AssignmentFilter = Partial<z.output<typeof assignmentQuery>>;

/** How many of a vendor's projects are shown at a time. */
export const vendorProjectsShown = 5;

/** Under what the answers are kept; pages that bring them along use the same. */
export const projectKeys = {
  all: ["projects"] as const,
  lists: ["projects", "list"] as const,
  list: (filter: ProjectFilter) => ["projects", "list", filter] as const,
  names: ["projects", "names"] as const,
  named: (filter: ProjectNamesFilter) => ["projects", "names", filter] as const,
  one: (id: string) => ["projects", "one", id] as const,
  vendors: (id: string, filter: AssignmentFilter) => ["projects", "vendors", id, filter] as const,
  clearance: (id: string) => ["projects", "clearance", id] as const,
  sheet: (id: string) => ["projects", "sheet", id] as const,
  enrollmentImports: (id: string) => ["projects", "enrollment-imports", id] as const,
  contract: (vendorId: string, id: string) => ["projects", "of-vendor", vendorId, "contract", id] as const,
  ofVendors: ["projects", "of-vendor"] as const,
  ofVendor: (vendorId: string, page: number) => ["projects", "of-vendor", vendorId, page] as const,
};
