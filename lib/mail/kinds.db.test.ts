import { chromium } from "@playwright/test";
import { beforeAll, expect, it } from "vitest";
import type { MailKind } from "@/generated/prisma/client";
import { planWishText } from "@/lib/accounts/plan-wish-rules";
import { leavingEmailText, leftEmailText, newEmailText } from "@/lib/accounts/profile/rules";
import {
  canceledText,
  failedText,
  lapsedText,
  paidText,
  endedText as planEndedText,
  priceChangeText,
  samePriceText,
  startedText,
  twiceText,
} from "@/lib/companies/billing/payment-notices-rules";
import { accountDeletionText, companyDeletionText, companyKeptText } from "@/lib/companies/deletion/rules";
import { invitationText, invitedElsewhereText } from "@/lib/companies/team/rules";
import { askedText, decidedText, endedText, endsSoonText, vendorText } from "@/lib/exceptions/notices-rules";
import { answerText } from "@/lib/inbound/answering/rules";
import { claimText } from "@/lib/inbound/answering/unverified-rules";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { type Block, blocks, blocksOf, contradictions, type Frame } from "@/lib/mail/blocks-rules";
import { queueMail } from "@/lib/mail/commands";
import { connectionPausedText } from "@/lib/mail/connection-notices-rules";
import { readerOf } from "@/lib/mail/kinds-rules";
import { kindRules, readers } from "@/lib/mail/kinds-values";
import { portalLinkMark } from "@/lib/mail/links-values";
import { letterOf } from "@/lib/mail/look-queries";
import { newsText, newVendorsText, remindedText, weeklyReportText } from "@/lib/mail/notices/rules";
import { paperReminderText } from "@/lib/mail/papers-rules";
import { dailyText, expiringText, newUserText, problemText, weeklyText } from "@/lib/mail/platform-notices/rules";
import { completedOperationsText, confirmEmailText, type MailText, resetPasswordText, securityNoticeText } from "@/lib/mail/rules";
import { defaultTemplate } from "@/lib/mail/templates/queries";
import { fillTemplate } from "@/lib/mail/templates/rules";
import { emailKinds } from "@/lib/mail/values";
import { webhookOffText } from "@/lib/mail/webhook-notices-rules";
import { agencyText, agentText, contactText, reportText } from "@/lib/portal/answers/telling-rules";
import { reportReadyText } from "@/lib/reports/schedules-rules";
import { createCompany, createMember, createVendorRow } from "@/lib/testing/factories";
import { full, isShort } from "@/lib/testing/full";
import { ensureChromium } from "@/scripts/chromium";

const languages = ["en", "es", "fr"];
// As long as people may type them, and without a blank where a name can be so.
const company = "Invented-Builders-And-General-Contractors-Of-The-Greater-Metropolitan-Area-".repeat(2).slice(0, 160);
const vendor = "FictionalGlassAndGlazingOfTheNorthernLakesRegionLimitedLiabilityCompany".repeat(3).slice(0, 160);
const word = "W".repeat(120);
const address = `${"long.local.part".repeat(4)}@${"sub.domain.".repeat(12)}example`;
const gap = `\n\n- ${word}\n- ${vendor} ${address}\n\n${company}\n${word}`;
const page = () => `${env().APP_URL}/vendors/${"0".repeat(120)}`;

const fromTemplate = (kind: "reminder" | "request" | "followup" | "custom", language: string): MailText => {
  const values = { vendor, contact: vendor, company, list: `- ${word}`, days: "5", gap, link: portalLinkMark };
  return fillTemplate(defaultTemplate(kind, language === "es" ? "es" : "en"), values);
};
const answer = (): MailText => {
  const files = [{ fileName: `${word}.pdf`, reason: null, document: null }];
  const about = { company, vendor, subject: word, hasLink: false, gap, files, contactName: vendor, isMet: false, hasPage: true };
  return answerText(about, null);
};
const insureds = [
  { vendor, coverage: "General liability", expiration: "2026-12-03", isExpired: false },
  { vendor: word, coverage: word, expiration: null, isExpired: false },
];
const decision = (decided: "approve" | "refuse" | "end"): MailText =>
  vendorText({ contactName: vendor, company, note: word, link: portalLinkMark, requirement: word, lastDay: "2026-12-03" }, decided);
const many = 1_000_000;
const standings = { compliant: many, expiringSoon: many, expired: many, nonCompliant: many, underReview: many, noDocuments: many };
const week = { total: many, excepted: many, ...standings };
const figures = { newUsers: many, newCompanies: many, activeUsers: many, documentsAdded: many, documentsRead: many };
const totals = { users: many, companies: many, documents: many, vendors: many, ...standings };

const first = word.slice(0, 80);
const reader = () => ({ firstName: first, company, appUrl: env().APP_URL });
const payer = () => ({ firstName: first, company, timeZone: "America/New_York", link: page() });
const due = () => ({ firstName: first, dueAt: new Date("2026-12-28"), timeZone: "America/New_York", link: page() });
const told = () => ({
  firstName: first,
  vendor,
  requirement: word,
  reason: word,
  lastDay: "2026-12-03",
  link: page(),
  end: `\n\nEnd: ${page()}`,
});
const fact = () => `${address} ${page()}`;

/** The texts of each kind with the longest values, of an email about a vendor or of another one. */
const texts: Readonly<Record<MailKind, (language: string, hasVendor: boolean) => MailText[]>> = {
  EXPIRATION_REMINDER: (language, hasVendor) =>
    hasVendor ? [fromTemplate("reminder", language)] : [remindedText(reader(), [vendor, word], 3)],
  FOLLOW_UP: (language, hasVendor) => (hasVendor ? [fromTemplate("followup", language)] : [remindedText(reader(), [vendor], 0)]),
  VENDOR_INVITATION: (language) => [fromTemplate("request", language)],
  COMPANY_MESSAGE: (language) => [fromTemplate("custom", language)],
  COMPLETED_OPERATIONS: () => [
    ...[true, false].map((isForAgent) =>
      completedOperationsText({ name: vendor, contactName: null, isForAgent }, { company, project: word, contractNumber: word }, gap),
    ),
  ],
  DOCUMENT_REMINDER: () => [
    paperReminderText({ name: vendor, contactName: null }, company, [
      { kind: word, told: word, reminderText: null, expires: "2027-01-01", days: 3 },
      { kind: word, told: "", reminderText: word, expires: "2026-01-01", days: -3 },
    ]),
  ],
  VENDOR_MESSAGE: (language) => [fromTemplate("custom", language)],
  INBOUND_ANSWER: () => [answer()],
  EXCEPTION_ANSWER: () => (["approve", "refuse", "end"] as const).map(decision),
  AGENT_REQUEST: (_, hasVendor) =>
    hasVendor
      ? [agentText({ vendor, company, gap, link: portalLinkMark })]
      : [agencyText({ agency: vendor, company, insureds, link: portalLinkMark })],
  CONFIRM_EMAIL: () => [confirmEmailText(first, company, page())],
  RESET_PASSWORD: () => [resetPasswordText(first, page(), company), resetPasswordText(first, page(), null)],
  CHANGE_EMAIL: () => [newEmailText(first, page()), leavingEmailText(first, address, page()), leftEmailText(first, address)],
  ACCOUNT_EXISTS: () => [invitedElsewhereText(company, vendor)],
  TEAM_INVITATION: () => [invitationText(company, vendor, "ADMIN", page())],
  SECURITY_NOTICE: () => [securityNoticeText(vendor, fact())],
  DELETION_NOTICE: () => [accountDeletionText(due()), companyDeletionText(due(), company, vendor), companyKeptText(first, company, vendor)],
  WEBHOOK_NOTICE: () =>
    [vendor, null].map((person) => webhookOffText({ firstName: first, host: address.slice(-100), appUrl: env().APP_URL, person })),
  CONNECTION_NOTICE: () => [connectionPausedText({ firstName: first, system: word, appUrl: env().APP_URL, reason: word })],
  PLAN_WISH: () => [
    planWishText({ id: "0".repeat(36), name: company }, { name: vendor, email: address }, { plan: "enterprise", cycle: "annual" }),
  ],
  BILLING_NOTICE: () => {
    const at = new Date("2026-12-28");
    const price = { plan: "Enterprise", cycle: "annual", cents: 99_999_900, nextCents: 99_999_900, currency: "usd", from: at };
    const failed = { plan: "Enterprise", graceEndsAt: at };
    return [
      ...[startedText(payer(), { plan: "Enterprise", renewsAt: at }), failedText(payer(), failed), lapsedText(payer(), failed)],
      ...[paidText(payer(), failed), planEndedText(payer(), failed), canceledText(payer(), { plan: "Enterprise", endsAt: at })],
      ...[twiceText(payer(), failed), priceChangeText(payer(), price), samePriceText(payer(), price)],
    ];
  },
  PLATFORM_REPORT: () => [
    reportReadyText({ firstName: first, type: "compliance", frequency: "weekly", madeOn: "2026-12-28", appUrl: env().APP_URL }),
  ],
  NEW_VENDOR: () => {
    const added = [vendor, word].map((name) => ({ id: "1", name, addedBy: vendor }));
    return [newVendorsText(reader(), added), newVendorsText(reader(), added.slice(0, 1))];
  },
  WEEKLY_REPORT: () => [weeklyReportText(reader(), week)],
  SYSTEM_UPDATE: () => [newsText(reader(), { subject: word, text: `${word} ${fact()}` })],
  EXCEPTION_NOTICE: () => [
    ...[askedText(told(), address), endsSoonText(told()), endedText(told())],
    ...(["approve", "refuse"] as const).map((decided) => decidedText(told(), { by: vendor, answer: decided, note: word })),
  ],
  VENDOR_NEWS: () => [
    contactText(told(), [`Email: ${address} → ${address}`]),
    reportText(told(), { said: word, policy: word, by: address, note: word }),
    claimText({ firstName: first, vendor, sender: address, appUrl: env().APP_URL }),
  ],
  PLATFORM_NOTICE: () => [
    newUserText(reader(), { name: vendor, email: address, company, isFirst: true }),
    expiringText(reader(), [{ company, documents: 1_000_000, vendors: 1_000_000 }], 7),
    problemText(reader(), { check: "disk", priority: "HIGH", title: word, message: fact(), fix: word, since: "2026-12-28" }),
    dailyText(reader(), "2026-12-28", figures, totals),
    weeklyText(reader(), { first: "2026-12-21", last: "2026-12-28", figures, before: figures }, totals),
  ],
};

type Letter = Awaited<ReturnType<typeof letterOf>> & { kind: MailKind; reader: string; language: string };
const letters: Letter[] = [];

beforeAll(async () => {
  const own = await createCompany({ name: company, phone: "(555) 010-0123 extension 12345" });
  const member = await createMember(own);
  for (const language of languages) {
    const { id: vendorId, email } = await createVendorRow(own, { name: vendor, language: language === "es" ? "es" : "en" });
    for (const kind of emailKinds) {
      for (const isAboutVendor of [true, false]) {
        if (!kindRules[kind][isAboutVendor ? "aboutVendor" : "other"]) continue;
        const isOutside = readerOf({ kind, vendorId: isAboutVendor ? vendorId : null }) !== "member";
        const about = isAboutVendor ? { vendorId } : {};
        const link = isOutside ? { portalLinkId: vendorId } : {};
        for (const text of inLanguage(language, () => texts[kind](language, isAboutVendor))) {
          const mail = { kind, recipient: isOutside ? email : member.email, language, ...about, ...link, ...text };
          const letter = await inCompany(own.scope, async (tx) => {
            const id = await queueMail(tx, own.scope, mail);
            return tx.mail.findUniqueOrThrow({ where: { companyId_id: { companyId: own.id, id } } });
          });
          letters.push({ ...(await letterOf(own.scope, letter)), kind, reader: readerOf(letter), language });
        }
      }
    }
  }
}, 120_000);

it("renders every kind for every reader", () => {
  expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(emailKinds));
  expect(new Set(letters.map(({ reader }) => reader))).toEqual(new Set(readers));
});

/** In a short run, each kind of email is looked at in one language. */
const isLookedAt = ({ kind, language }: Letter) => !isShort || languages[emailKinds.indexOf(kind) % languages.length] === language;

it("fits 390 pixels in Chromium, light and dark, with the longest values", { ...full, timeout: 240_000 }, async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    for (const colorScheme of ["light", "dark"] as const) {
      const tab = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme });
      for (const { kind, reader, language, html = "" } of letters.filter(isLookedAt)) {
        await tab.setContent(html);
        const seen = await tab.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          text: document.body.textContent,
          background: getComputedStyle(document.body).backgroundColor,
        }));
        expect(seen.width, `${kind} to a ${reader} in ${language}`).toBeLessThanOrEqual(390);
        expect(seen.text, `${kind} shows an address`).not.toMatch(/https?:\/\//);
        expect(seen.background, kind).toBe(colorScheme === "dark" ? "rgb(11, 15, 22)" : "rgb(243, 244, 246)");
      }
      await tab.close();
    }
  } finally {
    await browser.close();
  }
});

it("comes from the company and can be answered where it goes outside, and says so or the contrary, never both", () => {
  for (const { kind, reader, fromName, replyTo, text } of letters) {
    const isOutside = reader !== "member";
    expect(fromName !== undefined, kind).toBe(isOutside);
    expect(replyTo !== undefined, `${kind} to a ${reader}`).toBe(isOutside);
    const body = text.replace(/\s+/g, " ");
    const isUnread = /do not reply|No responda\.|ne pas y répondre/.test(body);
    const isRead = /Reply to this email|reply with|Responda a este correo|responda con|[Rr]épondez/.test(body);
    expect(isUnread && isRead, `${kind} to a ${reader} says both`).toBe(false);
    expect(isUnread, kind).toBe(!isOutside);
    expect(body, kind).toMatch(/because|porque|, car /);
  }
});

it("no reader's blocks contradict each other, for any email", () => {
  const frame = { company: { name: company, phone: null }, vendor };
  for (const kind of emailKinds) {
    for (const vendorId of ["1", null]) {
      for (const at of Array.from({ length: 16 }, (_, number) => number)) {
        const facts = {
          isAnswered: (at & 1) > 0,
          hasInbound: (at & 2) > 0,
          hasButton: (at & 8) > 0,
          stop: at & 4 ? "https://ours.example" : null,
        };
        const found: Block[] = blocksOf({ ...frame, kind, vendorId, ...facts } satisfies Frame);
        expect(found[0], kind).toBe("why");
        for (const pair of contradictions)
          expect(
            pair.every((block) => found.includes(block)),
            `${kind}: ${pair.join(", ")}`,
          ).toBe(false);
      }
    }
  }
  expect(blocks).toHaveLength(5);
});
