import type { z } from "zod";
import { changedFields } from "@/lib/infra/changed-fields";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { editableTemplate, toTemplateDto } from "@/lib/mail/templates/dto";
import { defaultTemplate, findTemplate } from "@/lib/mail/templates/queries";
import { holdsTypedLink, type TemplateText, unknownIn } from "@/lib/mail/templates/rules";
import type { TemplateDto, templateInput, templateParams } from "@/lib/mail/templates/schema";
import type { TemplateKind } from "@/lib/mail/templates/values";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";

type Which = z.output<typeof templateParams>;

/**
 * Throws `invalid` for words that cannot go to vendors: an unknown placeholder, or an address in a company's trial, when its identity is
 * still unknown.
 */
export async function refuseUnfit(tx: Tx, { companyId }: CompanyScope, kind: TemplateKind, text: TemplateText): Promise<void> {
  const unknown = unknownIn(kind, text);
  const fields: Record<string, Sentence> = {};
  for (const field of ["subject", "body"] as const) {
    const names = unknown[field].join(", ");
    if (names) fields[field] = coded("reminders.unknownPlaceholders", { names });
  }
  const [problem] = Object.values(fields);
  if (problem) throw new AppError("invalid", problem, fields);
  if (!holdsTypedLink(text)) return;
  const { planSince } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { planSince: true } });
  const refusal = coded("server.templates.noLinksInTrial");
  if (!planSince) throw new AppError("invalid", refusal, { body: refusal });
}

/** Keeps two changes of a company's templates apart, the first one of a kind too. */
async function lockTemplates(tx: Tx, { companyId }: CompanyScope): Promise<void> {
  await tx.$executeRaw`select 1 from company where id = ${companyId}::uuid for update`;
}

/** Changes a company's words for a kind of email. */
export function saveTemplate(
  scope: CompanyScope,
  { kind, language }: Which,
  { version, ...patch }: z.output<typeof templateInput>,
): Promise<TemplateDto> {
  return inCompany(scope, async (tx) => {
    const { companyId } = scope;
    await lockTemplates(tx, scope);
    const key = { companyId_kind_language: { companyId, kind, language } };
    const before = await findTemplate(tx, scope, kind, language);
    refuseOutdated(editableTemplate(before), patch, version);
    const text = editableTemplate({ ...before, ...changedFields(before, patch) });
    await refuseUnfit(tx, scope, kind, text);
    const isSame = text.subject === before.subject && text.body === before.body;
    if (!isSame) {
      await tx.mailTemplate.upsert({ where: key, create: { companyId, kind, language, ...text }, update: text });
      await recordTemplate(tx, scope, "template.changed", { kind, language });
    }
    return toTemplateDto(kind, language, text, (await tx.mailTemplate.count({ where: { companyId, kind, language } })) > 0);
  });
}

/** Takes a company's own words away: the default ones are used again. Throws `outdated` where they are not `version` any more. */
export function resetTemplate(scope: CompanyScope, { kind, language }: Which, version?: string): Promise<TemplateDto> {
  return inCompany(scope, async (tx) => {
    await lockTemplates(tx, scope);
    refuseOutdated(editableTemplate(await findTemplate(tx, scope, kind, language)), {}, version);
    const { count } = await tx.mailTemplate.deleteMany({ where: { companyId: scope.companyId, kind, language } });
    if (count > 0) await recordTemplate(tx, scope, "template.reset", { kind, language });
    return toTemplateDto(kind, language, defaultTemplate(kind, language), false);
  });
}

function recordTemplate(tx: Tx, scope: CompanyScope, action: string, which: Which): Promise<void> {
  return recordEvent(tx, scope, { action, subjectType: "company", subjectId: scope.companyId, details: which });
}
