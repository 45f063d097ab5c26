import type { Vendor } from "@/generated/prisma/client";
import { coverageCodes, isCanceledOn } from "@/lib/compliance/policies/rules";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import { fromIsoDate, toIsoDate } from "@/lib/infra/clock";
import { addDays, daysBetween, writtenDate } from "@/lib/infra/dates-rules";
import { inCompany, type Tx } from "@/lib/infra/db";
import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { inLanguage } from "@/lib/infra/server-texts";
import { plainName } from "@/lib/infra/text-rules";
import { endingWrapOf, gapTextFor, insuranceGap } from "@/lib/mail/gaps-rules";
import { portalLinkMark } from "@/lib/mail/links-values";
import { firstPerson } from "@/lib/mail/recipients/queries";
import type { Person } from "@/lib/mail/recipients/rules";
import { mailWords, own } from "@/lib/mail/rules";
import { toTemplateDto } from "@/lib/mail/templates/dto";
import { fillTemplate, type TemplateText, type TemplateValues } from "@/lib/mail/templates/rules";
import type { TemplateListDto } from "@/lib/mail/templates/schema";
import {
  type Placeholder,
  placeholders,
  type TemplateKind,
  type TemplateLanguage,
  templateKinds,
  templateLanguages,
} from "@/lib/mail/templates/values";
import { type CompanyScope, today } from "@/lib/tenancy/scope";
import { say, type TextKey } from "@/messages/say";

const asPlaces = Object.fromEntries(placeholders.map((name) => [name, `{{${name}}}`])) as Record<Placeholder, string>;

/** The codes of a subject and a body with placeholders. */
type Words = { subject: TextKey; body: TextKey };

/** The words of each kind until a company changes them. */
const defaults: Readonly<Record<TemplateKind, Words>> = {
  reminder: { subject: "server.templates.reminderSubject", body: "server.templates.reminderBody" },
  request: { subject: "server.templates.requestSubject", body: "server.templates.requestBody" },
  followup: { subject: "server.templates.followupSubject", body: "server.templates.followupBody" },
  invitation: { subject: "server.templates.invitationSubject", body: "server.templates.invitationBody" },
  verdict: { subject: "server.templates.verdictSubject", body: "server.templates.verdictBody" },
  custom: { subject: "server.templates.customSubject", body: "server.templates.customBody" },
};

const agentRequest: Words = { subject: "server.templates.agentRequestSubject", body: "server.templates.agentRequestBody" };

/** The words to a vendor's agent, who writes the certificate; left out: an agent reads what the others read. */
const agentDefaults: Partial<Readonly<Record<TemplateKind, Words>>> = {
  reminder: { subject: "server.templates.agentReminderSubject", body: "server.templates.agentReminderBody" },
  request: agentRequest,
  followup: { subject: "server.templates.agentFollowupSubject", body: "server.templates.agentFollowupBody" },
  invitation: agentRequest,
};

const wordsIn = (language: TemplateLanguage, { subject, body }: Words): TemplateText =>
  inLanguage(language, () => ({ subject: inWords({ code: subject, values: asPlaces }), body: inWords({ code: body, values: asPlaces }) }));

export const defaultTemplate = (kind: TemplateKind, language: TemplateLanguage): TemplateText => wordsIn(language, defaults[kind]);

/** A company's words for a kind of email, or the default ones. */
export async function findTemplate(
  tx: Tx,
  { companyId }: CompanyScope,
  kind: TemplateKind,
  language: TemplateLanguage,
): Promise<TemplateText> {
  return (await findOwnTemplate(tx, { companyId }, kind, language)) ?? defaultTemplate(kind, language);
}

/** A company's own words for a kind of email; null: it has changed nothing. */
export async function findOwnTemplate(
  tx: Tx,
  { companyId }: Pick<CompanyScope, "companyId">,
  kind: TemplateKind,
  language: TemplateLanguage,
): Promise<TemplateText | null> {
  const row = await tx.mailTemplate.findUnique({ where: { companyId_kind_language: { companyId, kind, language } } });
  return row && { subject: row.subject, body: row.body };
}

const isSame = (one: TemplateText, other: TemplateText) => one.subject === other.subject && one.body === other.body;

/** The words of an email to a person. What someone typed, or what the company has as its own words, an agent reads too. */
async function wordsTo(tx: Tx, scope: CompanyScope, to: Person, { kind, text }: Wanted, language: TemplateLanguage): Promise<TemplateText> {
  const template = await findTemplate(tx, scope, kind, language);
  const words = text ?? template;
  const forAgents = to.role === "agent" ? agentDefaults[kind] : undefined;
  return forAgents && isSame(words, defaultTemplate(kind, language)) ? wordsIn(language, forAgents) : words;
}

/** How a person is greeted. A vendor's first contact without a name is the vendor. */
export const greetedAs = ({ id, name }: Pick<Person, "id" | "name">, vendor: { name: string }): string =>
  name ?? (id === null ? vendor.name : say("server.templates.unnamed"));

export function listTemplates(scope: CompanyScope): Promise<TemplateListDto> {
  return inCompany(scope, async (tx) => {
    const rows = await tx.mailTemplate.findMany({ where: { companyId: scope.companyId } });
    const templates = templateKinds.flatMap((kind) =>
      templateLanguages.map((language) => {
        const row = rows.find((one) => one.kind === kind && one.language === language);
        return toTemplateDto(kind, language, row ?? defaultTemplate(kind, language), row !== undefined);
      }),
    );
    return { templates };
  });
}

/** In which language a vendor is written to. */
export function vendorLanguage(vendor: { name: string; language?: string | null }): TemplateLanguage {
  return templateLanguages.find((known) => known === vendor.language) ?? "en";
}

/** Coverages that expire later than this are not what an email is about. */
const listedDays = 90;

type Line = { coverage: Sentence; policyNumber: string | null; expirationDate: string; canceledOn: string | null };

/** `isJudged`: a requirement set applies to the vendor, so its gap shows what was canceled. `isOfWrap`: an enrollment ends. */
type About = { kind: TemplateKind; day: string; isJudged: boolean; isOfWrap: boolean };

/**
 * What expires soon or has expired; of a vendor with neither, all of its coverages. A follow-up is about what is wrong, and names no
 * coverage that is in order. The most urgent first, and last what was canceled where no gap shows it.
 */
async function loadLines(tx: Tx, scope: CompanyScope, vendor: Vendor, { kind, day, isJudged, isOfWrap }: About): Promise<Line[]> {
  const { companyId } = scope;
  const { id, complianceStatus } = vendor;
  const rows = await tx.policy.findMany({
    where: { companyId, vendorId: id, isCurrent: true },
    orderBy: [{ expirationDate: "asc" }, { position: "asc" }],
  });
  const isUrgent = (expires: Date | null) =>
    expires !== null && expires <= fromIsoDate(addDays(day, listedDays)) && (complianceStatus === "EXPIRED" || expires > fromIsoDate(day));
  const isCanceled = (row: (typeof rows)[number]) => isCanceledOn(fromIsoDate(day), row);
  const inForce = rows.filter((row) => row.expirationDate !== null && !isCanceled(row));
  const urgent = inForce.filter(({ expirationDate }) => isUrgent(expirationDate));
  const listed = urgent.length > 0 || kind === "followup" || isOfWrap ? urgent : inForce;
  return [...listed, ...(isJudged ? [] : rows.filter(isCanceled))].map((row) => ({
    ...{ coverage: row.coverageText ?? coded(coverageCodes[row.coverage]), policyNumber: row.policyNumber },
    expirationDate: toIsoDate(row.expirationDate) ?? "",
    canceledOn: isCanceled(row) ? toIsoDate(row.canceledOn) : null,
  }));
}

function lineInWords({ coverage, policyNumber, expirationDate, canceledOn }: Line, day: string): string {
  const named = own(coverage);
  if (canceledOn !== null) {
    const canceled = { coverage: named, policyNumber: policyNumber ?? "", canceledOn: writtenDate(canceledOn) };
    return mailWords("server.templates.canceledPolicyLine", canceled);
  }
  const count = daysBetween(day, expirationDate);
  const words = { coverage: named, expirationDate: writtenDate(expirationDate) };
  if (count <= 0) {
    return policyNumber
      ? mailWords("server.templates.expiredPolicyLine", { ...words, policyNumber })
      : mailWords("server.templates.expiredLine", words);
  }
  return policyNumber
    ? mailWords("server.mail.expirationReminderPolicyLine", { ...words, count, policyNumber })
    : mailWords("server.mail.expirationReminderLine", { ...words, count });
}

const wrapInWords = ({ name, ends }: { name: string; ends: string }, day: string): string =>
  mailWords("server.mail.wrapReminderLine", { name, expirationDate: writtenDate(ends), count: daysBetween(day, ends) });

/** An email to a vendor, and of what it is made. */
export type VendorEmail = TemplateText & {
  recipient: string;
  language: TemplateLanguage;
  /** What the button to the vendor's page says. */
  buttonLabel: string;
  template: TemplateText;
  values: TemplateValues;
};

type Wanted = {
  kind: TemplateKind;
  vendorId: string;
  /** Other words than those of the template, and another language than the vendor's. */
  text?: TemplateText | undefined;
  language?: TemplateLanguage | undefined;
  /** Who reads it; the first contact unless told otherwise. */
  to?: Person | undefined;
  /** Whether the email has a link to the vendor's page. */
  hasLink: boolean;
  /** What was received, for the email that says so. */
  verdict?: string;
  /** The day on which it is read; today unless told otherwise. */
  on?: string;
};

/** Writes an email to a vendor from the company's template. The caller has brought its badges to today. */
export async function writeToVendor(tx: Tx, scope: CompanyScope, wanted: Wanted): Promise<VendorEmail> {
  const { kind, vendorId, hasLink, verdict } = wanted;
  const day = wanted.on ?? today(scope);
  const where = { companyId_id: { companyId: scope.companyId, id: vendorId } };
  const vendor = await tx.vendor.findUniqueOrThrow({ where, include: { company: { select: { name: true } } } });
  const to = wanted.to ?? firstPerson(vendor);
  const gap = await loadGap(tx, scope, vendorId);
  const isEnding = ({ ends }: { ends: string }) => ends > day && ends <= addDays(day, listedDays);
  const wraps = kind === "reminder" ? gap.verdicts.flatMap((verdict) => endingWrapOf(verdict) ?? []).filter(isEnding) : [];
  const lines = await loadLines(tx, scope, vendor, { kind, day, isJudged: gap.verdicts.length > 0, isOfWrap: wraps.length > 0 });
  const language = wanted.language ?? vendorLanguage(vendor);
  const template = await wordsTo(tx, scope, to, wanted, language);
  const inForce = lines.flatMap(({ expirationDate, canceledOn }) => (canceledOn === null ? expirationDate : []));
  const [next] = [...inForce, ...wraps.map(({ ends }) => ends)].filter((date) => date > day).sort();
  return inLanguage(language, () => {
    const values: TemplateValues = {
      ...{ vendor: plainName(vendor.name), contact: plainName(greetedAs(to, vendor)), company: plainName(vendor.company.name) },
      list: [...lines.map((line) => lineInWords(line, day)), ...wraps.map((wrap) => wrapInWords(wrap, day))].join("\n"),
      days: mailWords("server.templates.days", { count: next ? daysBetween(day, next) : 0 }),
      // Papers that are no insurance have reminders of their own.
      gap: (kind === "reminder" || kind === "followup" ? insuranceGap(gap, to.role) : gapTextFor(gap, to)).trim(),
      link: hasLink ? portalLinkMark : "",
      ...(verdict !== undefined && { verdict }),
    };
    const buttonLabel = mailWords(kind === "verdict" ? "server.templates.buttonOpen" : "server.templates.buttonSend", {});
    return { ...fillTemplate(template, values), recipient: to.email, language, buttonLabel, template, values };
  });
}
