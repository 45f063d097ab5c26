import { z } from "zod";
import { companyDto, portalFileDto, portalPolicyDto } from "@/lib/portal/page/schema";

/** One of an agency's insureds: its status, what is missing, and what is on file from this agency. */
const insuredDto = z.object({
  id: z.string(),
  name: z.string(),
  standing: z.enum(["met", "missing", "checking"]),
  /** What is not met, with what to ask for. */
  missing: z.array(z.object({ found: z.string(), ask: z.string().nullable() })),
  holder: z.string(),
  checksHolder: z.boolean(),
  policies: z.array(portalPolicyDto),
  /** The first expiration date of what this agency wrote and that is not canceled, or has expired; the insureds come in its order. */
  next: z.object({ name: z.string(), expiration: z.string(), state: portalPolicyDto.shape.state }).nullable(),
});

/** The page of an agency: its insureds at one company. Nothing of another agency's. */
export const agencyPageDto = z.object({
  company: companyDto,
  agency: z.string(),
  vendors: z.array(insuredDto),
  files: z.array(portalFileDto),
  isReading: z.boolean(),
});
export type AgencyPageDto = z.infer<typeof agencyPageDto>;
