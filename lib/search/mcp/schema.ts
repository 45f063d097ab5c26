import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { wordingAnswers, wordingGrants } from "@/lib/compliance/terms/wordings-values";
import { longestQuestion } from "@/lib/search/language/values";

const page = z.number().int().min(1).max(10_000).default(1).describe("Page of the list, from 1");
const limit = z.number().int().min(1).max(50).default(20).describe("How many on a page");

const vendor = {
  vendorId: z.uuid().optional().describe("The vendor's id, or its name in `vendor`"),
  vendor: z.string().trim().min(1).max(200).optional().describe("The vendor's name, where the id is not known"),
};

/** What tools that change something take besides. */
export const confirmation = z.string().max(200).optional().describe("What the first call with the same input gave");

/** What each tool takes. */
export const toolInputs = {
  find_vendors: {
    search: z.string().trim().max(100).optional().describe("A part of the name, email, contact or phone"),
    status: z.enum(complianceStatuses).optional(),
    ...{ page, limit },
  },
  find_projects: { search: z.string().trim().max(100).optional().describe("A part of the name, number or address"), page, limit },
  vendor_verdict: {
    ...vendor,
    projectId: z.uuid().optional().describe("Without it: all of the vendor's contracts"),
    date: z.iso.date().optional().describe("A day such as 2027-03-15; today unless stated"),
  },
  expiring_coverages: { days: z.number().int().min(0).max(3650).default(30).describe("From today on, so many days"), page, limit },
  who_may_not_work: { project: z.string().trim().min(1).max(200).optional().describe("The project's name or number"), page, limit },
  document_values: { documentId: z.uuid() },
  open_wordings: { page, limit },
  request_certificate: vendor,
  add_vendor: {
    name: z.string().trim().min(1).max(200).describe("The firm's legal name"),
    email: z.email().describe("Address of its first contact"),
    contactName: z.string().trim().max(120).optional(),
    phone: z.string().trim().max(40).optional(),
  },
  answer_wording: {
    id: z.uuid().describe("The id that `open_wordings` gives"),
    answer: z.enum(wordingAnswers),
    grants: z.array(z.enum(wordingGrants)).optional().describe("For `gives`: what it gives"),
    coverages: z.array(z.enum(coverageKinds)).optional().describe("For `gives` and `takes`: of which coverages"),
  },
  ask: { question: z.string().trim().min(1).max(longestQuestion), page, limit },
};
