import { z } from "zod";
import { requiredLine } from "@/lib/infra/text/schema";
import { say } from "@/messages/say";

/** To which agency, by the name on its certificates, and where the link goes. */
export const agencyLinkInput = z.object({
  agency: requiredLine(300, "vendors.agency"),
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email({ error: () => say("vendors.pleaseEnterAValidEmail") })),
});

/** An agency that wrote certificates of a vendor, and all vendors of the company that it wrote some for. */
export const agencyDto = z.object({
  name: z.string(),
  email: z.string().nullable(),
  vendors: z.array(z.object({ id: z.string(), name: z.string() })),
});
export const agencyListDto = z.object({ agencies: z.array(agencyDto) });
export type AgencyListDto = z.infer<typeof agencyListDto>;
