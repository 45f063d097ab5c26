import { chromium } from "@playwright/test";
import { beforeAll, expect, it } from "vitest";
import type { MailKind } from "@/generated/prisma/client";
import { agencyText, agentText } from "@/lib/answers/telling/rules";
import { vendorText } from "@/lib/exceptions/telling/rules";
import { answerText } from "@/lib/inbound/answering/rules";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { type Block, blocks, blocksOf, contradictions, type Frame } from "@/lib/mail/blocks/rules";
import { queueMail } from "@/lib/mail/commands";
import { readerOf } from "@/lib/mail/kinds/rules";
import { kindRules, readers } from "@/lib/mail/kinds/values";
import { portalLinkMark } from "@/lib/mail/links/values";
import { letterOf } from "@/lib/mail/look/queries";
import { newVendorsText } from "@/lib/mail/notices/rules";
import { confirmEmailText, type MailText, securityNoticeText } from "@/lib/mail/rules";
import { defaultTemplate } from "@/lib/mail/templates/queries";
import { fillTemplate } from "@/lib/mail/templates/rules";
import { emailKinds } from "@/lib/mail/values";
import { createCompany, createMember, createVendorRow } from "@/lib/testing/factories";
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
const notice = (): MailText =>
  newVendorsText({ firstName: word.slice(0, 80), company, appUrl: env().APP_URL }, [
    { id: "1", name: vendor, addedBy: vendor },
    { id: "2", name: word, addedBy: null },
  ]);
const account = (): MailText => confirmEmailText(word.slice(0, 80), company, page());
const security = (): MailText => securityNoticeText(vendor, `${address} ${page()}`);
const insureds = [
  { vendor, coverage: "General liability", expiration: "2026-12-03", isExpired: false },
  { vendor: word, coverage: word, expiration: null, isExpired: false },
];
const decision = (): MailText =>
  vendorText({ contactName: vendor, company, note: word, link: portalLinkMark, requirement: word, lastDay: "2026-12-03" }, "refuse");

/** The text of each kind with the longest values, as an email about a vendor or as another one. */
const texts: Readonly<Record<MailKind, (language: string, hasVendor: boolean) => MailText>> = {
  EXPIRATION_REMINDER: (language, hasVendor) => (hasVendor ? fromTemplate("reminder", language) : notice()),
  FOLLOW_UP: (language, hasVendor) => (hasVendor ? fromTemplate("followup", language) : notice()),
  VENDOR_INVITATION: (language) => fromTemplate("request", language),
  COMPANY_MESSAGE: (language) => fromTemplate("custom", language),
  COMPLETED_OPERATIONS: (language) => fromTemplate("followup", language),
  VENDOR_MESSAGE: (language) => fromTemplate("custom", language),
  INBOUND_ANSWER: answer,
  EXCEPTION_ANSWER: decision,
  AGENT_REQUEST: (_, hasVendor) =>
    hasVendor
      ? agentText({ vendor, company, gap, link: portalLinkMark })
      : agencyText({ agency: vendor, company, insureds, link: portalLinkMark }),
  ...{ CONFIRM_EMAIL: account, RESET_PASSWORD: account, CHANGE_EMAIL: account, ACCOUNT_EXISTS: account, TEAM_INVITATION: account },
  ...{
    SECURITY_NOTICE: security,
    DELETION_NOTICE: security,
    WEBHOOK_NOTICE: security,
    PLAN_WISH: security,
    BILLING_NOTICE: security,
    PLATFORM_REPORT: account,
  },
  ...{
    NEW_VENDOR: notice,
    WEEKLY_REPORT: notice,
    SYSTEM_UPDATE: notice,
    EXCEPTION_NOTICE: notice,
    VENDOR_NEWS: notice,
    PLATFORM_NOTICE: notice,
  },
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
        const text = inLanguage(language, () => texts[kind](language, isAboutVendor));
        const isOutside = readerOf({ kind, vendorId: isAboutVendor ? vendorId : null }) !== "member";
        const about = isAboutVendor ? { vendorId } : {};
        const link = isOutside ? { portalLinkId: vendorId } : {};
        const mail = { kind, recipient: isOutside ? email : member.email, language, ...about, ...link, ...text };
        const letter = await inCompany(own.scope, async (tx) => {
          const id = await queueMail(tx, own.scope, mail);
          return tx.mail.findUniqueOrThrow({ where: { companyId_id: { companyId: own.id, id } } });
        });
        letters.push({ ...(await letterOf(own.scope, letter)), kind, reader: readerOf(letter), language });
      }
    }
  }
}, 120_000);

it("renders every kind for every reader", () => {
  expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(emailKinds));
  expect(new Set(letters.map(({ reader }) => reader))).toEqual(new Set(readers));
});

it("fits 390 pixels in Chromium, light and dark, with the longest values", async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
  try {
    for (const colorScheme of ["light", "dark"] as const) {
      const tab = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme });
      for (const { kind, reader, language, html = "" } of letters) {
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
}, 240_000);

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

it("no reader's blocks contradict each other, whatever is true of the email", () => {
  const frame = { company: { name: company, phone: null }, vendor };
  for (const kind of emailKinds) {
    for (const vendorId of ["1", null]) {
      for (const at of Array.from({ length: 8 }, (_, number) => number)) {
        const facts = { isAnswered: (at & 1) > 0, hasInbound: (at & 2) > 0, stop: at & 4 ? "https://ours.example" : null };
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
