import { toAskHint } from "@/lib/compliance/asks/rules";
import { asksInText } from "@/lib/compliance/asks/texts-rules";
import { versionOf } from "@/lib/infra/versions-rules";
import type { TemplateText } from "@/lib/mail/templates/rules";
import type { TemplateDto } from "@/lib/mail/templates/schema";
import type { TemplateKind, TemplateLanguage } from "@/lib/mail/templates/values";

/** What of a template can be changed. */
export const editableTemplate = ({ subject, body }: TemplateText) => ({ subject, body });

export function toTemplateDto(kind: TemplateKind, language: TemplateLanguage, text: TemplateText, isOwn: boolean): TemplateDto {
  const hints = asksInText(`${text.subject}.\n${text.body}`).map(toAskHint);
  return { kind, language, ...editableTemplate(text), isOwn, hints, version: versionOf(editableTemplate(text)) };
}
