import { z } from "zod";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { processingStatuses } from "@/lib/documents/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { projectStatuses } from "@/lib/projects/values";
import { longestSearch, shortestSearch } from "@/lib/search/values";

export const searchQuery = z.object({
  q: z
    .string(codedIssue("search.queryRequired"))
    .trim()
    .min(shortestSearch, codedIssue("search.queryTooShort", { shortestSearch }))
    .max(longestSearch, codedIssue("search.queryTooLong")),
});

/** What fits best, a few of each kind. */
export const searchDto = z.object({
  vendors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      contactName: z.string().nullable(),
      phone: z.string().nullable(),
      acceptedNames: z.array(z.string()),
      complianceStatus: z.enum(complianceStatuses),
    }),
  ),
  documents: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      vendorName: z.string().nullable(),
      insuredNames: z.array(z.string()),
      processingStatus: z.enum(processingStatuses),
    }),
  ),
  /** Each with the document that states it. */
  policies: z.array(
    z.object({
      documentId: z.string(),
      policyNumber: z.string().nullable(),
      insurerName: z.string().nullable(),
      vendorName: z.string(),
    }),
  ),
  projects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      number: z.string().nullable(),
      address: z.string().nullable(),
      status: z.enum(projectStatuses),
    }),
  ),
});
export type SearchDto = z.infer<typeof searchDto>;
