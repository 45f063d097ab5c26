import { z } from "zod";
import { askHintDto } from "@/lib/compliance/asks/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";
import { asLines, asOneLine } from "@/lib/infra/text-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { longestTemplateBody, longestTemplateSubject, templateKinds, templateLanguages } from "@/lib/mail/templates/values";

export const templateParams = z.object({ kind: z.enum(templateKinds), language: z.enum(templateLanguages) });

/** Words that a person writes to vendors. */
export const writtenText = z.object({
  subject: z
    .string(codedIssue("reminders.enterASubject"))
    .overwrite(asOneLine)
    .min(1, codedIssue("reminders.enterASubject"))
    .max(longestTemplateSubject, codedIssue("reminders.subjectIsTooLong", { max: longestTemplateSubject })),
  body: z
    .string(codedIssue("reminders.enterAMessage"))
    .overwrite(asLines)
    .min(1, codedIssue("reminders.enterAMessage"))
    .max(longestTemplateBody, codedIssue("reminders.messageIsTooLong", { max: longestTemplateBody })),
});

/** What is left out stays as it is. */
export const templateInput = writtenText.partial().extend(versionSeen);
export type TemplateInput = z.input<typeof templateInput>;

export const templateDto = z.object({
  ...templateParams.shape,
  subject: z.string(),
  body: z.string(),
  /** Whether the company has changed it. */
  isOwn: z.boolean(),
  /** Sentences that ask for what no policy or form can give. They block nothing. */
  hints: z.array(askHintDto),
  ...versionDto,
});
export type TemplateDto = z.infer<typeof templateDto>;
export const templateListDto = z.object({ templates: z.array(templateDto) });
export type TemplateListDto = z.infer<typeof templateListDto>;

/** One email as a vendor would get it, with the possible values of its placeholders. */
export const previewDto = z.object({
  recipient: z.string(),
  /** All contacts who would get it. */
  recipients: z.array(z.string()),
  language: z.enum(templateLanguages),
  /** What the button to the vendor's page says. */
  buttonLabel: z.string(),
  /** The current template, and the values of its placeholders. */
  template: z.object({ subject: z.string(), body: z.string() }),
  values: z.record(z.string(), z.string()),
  /** Why it would not be sent to this vendor now, as a sentence. */
  refusal: said.nullable(),
});
export type PreviewDto = z.infer<typeof previewDto>;
/** The same before it is said. */
export type Preview = z.input<typeof previewDto>;
export const previewQuery = z.object({
  kind: z.enum(templateKinds),
  language: z.preprocess((value) => value || undefined, z.enum(templateLanguages).optional()),
});
