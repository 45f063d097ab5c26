import { z } from "zod";
import { senderDto } from "@/lib/compliance/policies/senders-schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { requiredLine } from "@/lib/infra/text-schema";

/** To which agency, by the name on its certificates, and where the link goes. */
export const agencyLinkInput = z.object({
  agency: requiredLine(300, "vendors.agency"),
  email: z
    .string()
    .trim()
    .max(254)
    .pipe(z.email(codedIssue("vendors.pleaseEnterAValidEmail"))),
  /** Confirms that the agency has this address, or everyone at its domain. Not needed again once confirmed. */
  confirm: z.enum(["address", "domain"]).optional(),
});

/** A confirmed address or domain of an agency, on the page of a vendor that it writes for. */
export const confirmedParams = z.object({ id: z.uuid(), confirmedId: z.uuid() });

/** An agency that wrote certificates of a vendor, and all vendors of the company that it wrote some for. */
export const agencyDto = z.object({
  /** With the ZIP Code of its office, which tells two agencies with the same name apart. */
  name: z.string(),
  /** The name alone. */
  title: z.string(),
  /** What its certificates say of its email, a proposal, and the newest file that says so. */
  email: z.string().nullable(),
  source: z.object({ id: z.string(), name: z.string(), sender: senderDto }).nullable(),
  /** Whether that email is a contact of the vendor. */
  isContact: z.boolean(),
  /** Addresses, and domains as "@agency.example", that the company has confirmed. */
  confirmed: z.array(z.object({ id: z.string(), value: z.string() })),
  vendors: z.array(z.object({ id: z.string(), name: z.string() })),
});
export const agencyListDto = z.object({ agencies: z.array(agencyDto) });
export type AgencyListDto = z.infer<typeof agencyListDto>;
