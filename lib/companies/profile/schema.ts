import { z } from "zod";
import { companySizes } from "@/lib/accounts/sign-in/values";
import { industries } from "@/lib/companies/profile/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { asOneLine } from "@/lib/infra/text-rules";
import { optionalLine, optionalText, requiredName } from "@/lib/infra/text-schema";
import { presentTimeZone } from "@/lib/infra/time-zones-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

/** Browsers and programs name them differently; it is kept under its present name. */
const timeZone = z
  .string()
  .max(100, codedIssue("companies.pleaseChooseATimeZone"))
  .transform((name, { issues }) => {
    const present = presentTimeZone(name);
    if (present === null) issues.push({ code: "custom", message: codedIssue("companies.pleaseChooseATimeZone"), input: name });
    return present ?? z.NEVER;
  });

const websiteProblem = codedIssue("companies.pleaseEnterAValidWeb");

/** People leave out the beginning of a web address. */
function withScheme(text: string): string {
  const address = text.trim();
  return address === "" || /^[a-z]+:/i.test(address) || !/^[^\s./?#]+\.[^\s.]/.test(address) ? address : `https://${address}`;
}

const profileChange = z.object({
  name: requiredName(160, "common.companyName").optional(),
  industry: z.enum(industries, codedIssue("companies.pleaseChooseAnIndustryFrom")).nullish(),
  size: z.enum(companySizes, codedIssue("companies.pleaseSelectCompanySize")).nullish(),
  phone: optionalLine(40, "common.phone"),
  address: optionalText(500, "common.address"),
  website: z
    .string()
    .overwrite(withScheme)
    .pipe(z.union([z.literal(""), z.url({ protocol: /^https?$/, error: websiteProblem })]))
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null)),
});
export const profilePatch = profileChange.extend(versionSeen);
export type ProfilePatch = z.input<typeof profilePatch>;

/** A select says "" where nothing is chosen; the call says null. */
const orNothing = <Choice extends z.ZodType>(choice: Choice) =>
  z
    .literal("")
    .transform(() => null)
    .or(choice);
export const profileForm = profileChange
  .extend({ industry: orNothing(profileChange.shape.industry), size: orNothing(profileChange.shape.size) })
  .required({ name: true });

/** How the company's certificates are judged: its days, and the names under which it is a certificate holder. */
const settingsChange = z.object({
  timeZone: timeZone.optional(),
  legalNames: z
    .array(z.string().overwrite(asOneLine).max(160, codedIssue("companies.aNameHasAtMost")))
    .max(20, codedIssue("companies.atMost20Names"))
    .transform((names) => [...new Set(names.filter(Boolean))])
    .optional(),
  /** Members without a second factor set one up before anything else. */
  requireTwoFactor: z.boolean().optional(),
});
export const settingsPatch = settingsChange.extend(versionSeen);
export type SettingsPatch = z.input<typeof settingsPatch>;

/** The screen has one text with a name on each line; the call has a list. */
const namesOnLines = z
  .string()
  .max(10_000, codedIssue("companies.theNamesHaveAtMost"))
  .transform((text) => text.split("\n"))
  .pipe(settingsChange.shape.legalNames.unwrap());
/** The profile and the settings have one version: both are of the same record. */
export const companyFields = [...profileChange.keyof().options, ...settingsChange.keyof().options];

export const certificatesForm = settingsChange
  .omit({ requireTwoFactor: true })
  .required({ timeZone: true })
  .extend({ legalNames: namesOnLines });

export const profileDto = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  timeZone: z.string(),
  legalNames: z.array(z.string()),
  requireTwoFactor: z.boolean(),
  isTest: z.boolean().meta({ description: "Whether it is a firm's test company, which sends no email" }),
  /** Address of the logo, another one after each change; null without one. */
  logoUrl: z.string().nullable(),
  ...versionDto,
});
export type ProfileDto = z.infer<typeof profileDto>;

/** The dashboard. Counts are of active vendors; `complianceRate` is a whole percent, expiring vendors included (they are in force). */
export const statsDto = z.object({
  /** The inactive ones too. */
  allVendors: z.number(),
  totalVendors: z.number(),
  compliantVendors: z.number(),
  expiringVendors: z.number(),
  expiredVendors: z.number(),
  nonCompliantVendors: z.number(),
  underReviewVendors: z.number(),
  noDocumentsVendors: z.number(),
  totalDocuments: z.number(),
  complianceRate: z.number(),
  recentDocuments: z.array(
    z.object({
      id: z.string(),
      /** null: a file without a vendor. */
      vendorName: z.string().nullable(),
      fileName: z.string(),
      createdAt: z.string(),
      status: z.string(),
      /** Nothing but dates is required of what it proves. */
      isByDates: z.boolean(),
      /** Whether it was read; what is in doubt may still wait for a person. */
      isRead: z.boolean(),
    }),
  ),
  /** The next ten current coverages to end, today's date in the company's time zone onward. */
  upcomingExpirations: z.array(
    z.object({
      id: z.string(),
      vendorId: z.string(),
      vendorName: z.string(),
      coverage: z.string(),
      expirationDate: z.string(),
      daysRemaining: z.number(),
    }),
  ),
});
export type StatsDto = z.infer<typeof statsDto>;

/** `v`: which logo a page shows, so that a browser that kept another one asks again. */
export const logoQuery = z.object({
  v: z.string().max(64).optional().meta({ description: "Any text: a browser keeps the picture by its address." }),
});
