import { z } from "zod";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { longestQuestion } from "@/lib/search/language/values";

const page = z.number().int().min(1).max(10_000).default(1).describe("Page of the list, from 1");
const limit = z.number().int().min(1).max(50).default(20).describe("How many on a page");

/** What each tool takes. */
export const toolInputs = {
  find_vendors: {
    search: z.string().trim().max(100).optional().describe("A part of the name, email, contact or phone"),
    status: z.enum(complianceStatuses).optional(),
    ...{ page, limit },
  },
  find_projects: { search: z.string().trim().max(100).optional().describe("A part of the name, number or address"), page, limit },
  vendor_verdict: {
    vendorId: z.uuid(),
    projectId: z.uuid().optional().describe("Without it: all of the vendor's contracts"),
    date: z.iso.date().optional().describe("A day such as 2027-03-15; today unless stated"),
  },
  expiring_coverages: { days: z.number().int().min(0).max(3650).default(30).describe("From today on, so many days"), page, limit },
  who_may_not_work: { project: z.string().trim().min(1).max(200).optional().describe("The project's name or number"), page, limit },
  document_values: { documentId: z.uuid() },
  ask: { question: z.string().trim().min(1).max(longestQuestion), page, limit },
};
