import { z } from "zod";
import { coverageKinds } from "@/lib/compliance/coverages/values";
import { enrollmentStatuses, longestEnrollmentNumber, longestWrapName, wrapKinds } from "@/lib/compliance/wraps/values";
import { coded, codedIssue } from "@/lib/infra/sentences-rules";
import { optionalName, requiredName } from "@/lib/infra/text-schema";
import type { PlainKey } from "@/messages/say";

/** The first day that a person may mean, and the first that no person means. */
const isMeant = (day: string) => z.iso.date().safeParse(day).success && day >= "1990-01-01" && day < "2200-01-01";
const requiredDay = (name: PlainKey) => z.string().refine(isMeant, codedIssue("projects.nameMustBeADate", { name: coded(name) }));
const optionalDay = (name: PlainKey) =>
  z
    .string()
    .refine((day) => day === "" || isMeant(day), codedIssue("projects.nameMustBeADate", { name: coded(name) }))
    .nullish()
    .transform((day) => day || null);

const coverages = z.array(z.enum(coverageKinds)).transform((some) => coverageKinds.filter((one) => some.includes(one)));

const wrapFields = z.strictObject({
  kind: z.enum(wrapKinds).meta({ description: "`OCIP`: the owner's program; `CCIP`: the contractor's" }),
  name: requiredName(longestWrapName, "projects.wrapName").meta({
    description: "The program or its administrator",
    examples: ["Harbor Tower OCIP"],
  }),
  coverages: coverages
    .refine((some) => some.length > 0, codedIssue("projects.wrapNeedsCoverage"))
    .meta({ description: "What it provides to enrolled vendors" }),
  offSite: coverages.meta({ description: "Of these, what vendors must have themselves for work off the site" }),
  startsOn: requiredDay("projects.wrapStartsText").meta({ description: "Its first day", examples: ["2026-03-01"] }),
  endsOn: requiredDay("projects.wrapEndsText").meta({ description: "The day on which it expires", examples: ["2028-03-01"] }),
});
const hasDays = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => startsOn < endsOn;

/** What a project's wrap-up provides, and when. */
export const wrap = wrapFields
  .refine(hasDays, { path: ["endsOn"], error: codedIssue("projects.wrapEndsFirst") })
  .transform(({ offSite, ...rest }) => ({ ...rest, offSite: offSite.filter((one) => rest.coverages.includes(one)) }));
export type Wrap = z.output<typeof wrap>;

const enrollmentFields = z.strictObject({
  status: z.enum(enrollmentStatuses).meta({ description: "`OFF_SITE`: it does not work on the site" }),
  enrolledOn: optionalDay("projects.enrolledOnText").meta({ description: "First day of the enrollment", examples: ["2026-04-01"] }),
  endsOn: optionalDay("projects.enrollmentEndsText").meta({ description: "The day on which it ends; null: with the wrap-up" }),
  number: optionalName(longestEnrollmentNumber, "projects.enrollmentNumber")
    .transform((number) => number ?? null)
    .meta({ description: "As the enrollment paper states it", examples: ["E-1042"] }),
  isConfirmed: z.boolean().default(false).meta({ description: "A person has checked it with the administrator" }),
});

/** A vendor's enrollment status in the project's wrap-up. Only an enrollment has days, a number and a confirmation. */
export const enrollment = enrollmentFields
  .refine(({ status, enrolledOn }) => status !== "ENROLLED" || enrolledOn !== null, {
    ...{ path: ["enrolledOn"], error: codedIssue("projects.enrollmentNeedsDay") },
  })
  .refine(({ enrolledOn, endsOn }) => enrolledOn === null || endsOn === null || enrolledOn < endsOn, {
    ...{ path: ["endsOn"], error: codedIssue("projects.enrollmentEndsFirst") },
  })
  .transform((one) => (one.status === "ENROLLED" ? one : { ...one, enrolledOn: null, endsOn: null, number: null, isConfirmed: false }));
export type Enrollment = z.output<typeof enrollment>;

/** What is sent back. */
export const wrapDto = z.object({
  kind: z.enum(wrapKinds),
  name: z.string(),
  coverages: z.array(z.enum(coverageKinds)),
  /** Of these, what enrolled vendors still need themselves for work off the site. */
  offSite: z.array(z.enum(coverageKinds)),
  startsOn: z.string(),
  endsOn: z.string(),
});
export const enrollmentDto = z.object({
  status: z.enum(enrollmentStatuses),
  enrolledOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  number: z.string().nullable(),
  isConfirmed: z.boolean(),
});
