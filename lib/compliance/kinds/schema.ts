import { z } from "zod";
import { starterKeys } from "@/lib/compliance/kinds/starters-values";
import { kindExpirations, longestKindName, longestTold, mostMonths, mostReminderDays, mostTitleWords } from "@/lib/compliance/kinds/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { asOneLine, holdsLink } from "@/lib/infra/text-rules";
import { optionalText, requiredName } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import type { PlainKey } from "@/messages/say";

/** Text that vendors get by email, in which an address would be a link in our name. */
const toldText = (name: PlainKey) =>
  optionalText(longestTold, name).refine((text) => !text || !holdsLink(text), codedIssue("kinds.noLinks"));

const dayProblem = codedIssue("kinds.daysProblem");
const wordProblem = codedIssue("kinds.wordsProblem");
const monthsProblem = codedIssue("kinds.monthsProblem", { most: mostMonths });

const fields = {
  name: requiredName(longestKindName, "kinds.name").meta({ description: "What the kind is called", examples: ["Contractor license"] }),
  told: toldText("kinds.told").meta({
    description: "What vendors are told of it, on their page and in emails",
    examples: ["A copy of your current state license."],
  }),
  expires: z.enum(kindExpirations, codedIssue("kinds.expiresProblem")).meta({
    description: "`never`; `date`: on a date that the paper states; `months`: so many months after it was issued",
  }),
  months: z
    .number(monthsProblem)
    .int(monthsProblem)
    .min(1, monthsProblem)
    .max(mostMonths, monthsProblem)
    .nullable()
    .meta({ description: "Months after the issue date; only where `expires` is `months`", examples: [12] }),
  reminderDays: z
    .array(z.number().int().min(1, dayProblem).max(365, dayProblem))
    .max(mostReminderDays, dayProblem)
    .transform((days) => [...new Set(days)].sort((one, other) => other - one))
    .meta({ description: "Days before its expiration on which vendors are reminded; none: no reminders", examples: [[60, 30, 7]] }),
  reminderText: toldText("kinds.reminderText").meta({ description: "What reminders say of it; null: our words" }),
  fileTypes: z
    .array(z.enum(["pdf", "image", "word"], codedIssue("kinds.fileTypesProblem")))
    .max(3)
    .meta({ description: "Files that the slot takes; none: all that can be uploaded" }),
  titleWords: z
    .array(z.string().overwrite(asOneLine).min(3, wordProblem).max(100, wordProblem))
    .max(mostTitleWords, wordProblem)
    .meta({ description: "Words by which the title of such a paper is known", examples: [["certificate of good standing"]] }),
};

const hasMonths = ({ expires, months }: { expires: string; months: number | null }) => expires !== "months" || months !== null;
const lacksMonths = { path: ["months"], error: monthsProblem };

/** A kind, whole. */
export const kindForm = z.object(fields).refine(hasMonths, lacksMonths);
export type KindContents = z.output<typeof kindForm>;

const partsOf = (text: string, separator: RegExp) => text.split(separator).flatMap((part) => part.trim() || []);

/** The same as a person types it: numbers as text, lists with commas or one on each line. */
export const kindFields = z
  .object({
    ...fields,
    months: z
      .string()
      .transform((text) => (text.trim() === "" ? null : Number(text)))
      .pipe(fields.months),
    reminderDays: z
      .string()
      .transform((text) => partsOf(text, /[,;\s]+/).map(Number))
      .pipe(fields.reminderDays),
    titleWords: z
      .string()
      .transform((text) => partsOf(text, /\n/))
      .pipe(fields.titleWords),
  })
  .refine(hasMonths, lacksMonths);

/** A new kind: of a starter with what differs from it, or whole. */
export const kindInput = z.object({
  starter: z.enum(starterKeys).optional().meta({ description: "The ready kind whose values are used where a field is missing" }),
  ...z.object(fields).partial().shape,
});
export type KindInput = z.output<typeof kindInput>;

/** What is left out stays as it is. */
export const kindPatch = z.object({ ...z.object(fields).partial().shape, ...versionSeen });
export type KindPatch = z.output<typeof kindPatch>;

const contents = {
  name: z.string(),
  told: z.string(),
  expires: z.enum(kindExpirations),
  months: z.number().nullable(),
  reminderDays: z.array(z.number()),
  reminderText: z.string().nullable(),
  fileTypes: z.array(z.string()),
  titleWords: z.array(z.string()),
};

export const kindDto = z.object({
  id: z.string(),
  ...contents,
  /** The starter that it was made from; null: the company's own. */
  starter: z.enum(starterKeys).nullable(),
  /** ISO time; null: in use. */
  archivedAt: z.string().nullable(),
  /** How many papers of it are on file. */
  papers: z.number(),
  /** Requirement sets in use that require it. */
  sets: z.array(z.object({ id: z.string(), name: z.string() })),
  ...versionDto,
});
export type KindDto = z.infer<typeof kindDto>;

/** The kinds in use by name, then the archived ones, and the starters that were not chosen. */
export const kindListDto = z.object({
  kinds: z.array(kindDto),
  starters: z.array(z.object({ key: z.enum(starterKeys), ...contents })),
});
export type KindListDto = z.infer<typeof kindListDto>;
