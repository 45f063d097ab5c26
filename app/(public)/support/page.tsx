import { LifeBuoy, ReceiptText, ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { privacyReply, supportEmail, supportReply } from "@/components/marketing/claims";
import { Faq } from "@/components/marketing/faq";
import { supportQuestions } from "@/components/marketing/support-questions";
import { TextLink } from "@/components/ui/text-link";
import { labelled, say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("marketing.supportCenter") });

const contacts = [
  {
    icon: LifeBuoy,
    get title() {
      return say("marketing.supportProductTitle");
    },
    get text() {
      return say("marketing.supportReplyTime", { supportReply: supportReply() });
    },
    get subject() {
      return say("marketing.supportProductTitle");
    },
  },
  {
    icon: ShieldCheck,
    get title() {
      return say("marketing.privacyAndSecurity");
    },
    get text() {
      return say("marketing.supportPrivacyText", { privacyReply: privacyReply() });
    },
    get subject() {
      return say("marketing.privacyOrSecurity");
    },
  },
  {
    icon: ReceiptText,
    get title() {
      return say("marketing.plansAndBilling");
    },
    get text() {
      return say("marketing.supportPlanText", { supportReply: supportReply() });
    },
    get subject() {
      return say("marketing.plansAndBilling");
    },
  },
];

const quickLinks = [
  {
    href: "/signup",
    get label() {
      return say("marketing.supportTrialLink");
    },
  },
  {
    href: "/forgot-password",
    get label() {
      return say("marketing.resetYourPassword");
    },
  },
  {
    href: "/accuracy",
    get label() {
      return say("marketing.accuracyTitle");
    },
  },
  {
    href: "/privacy",
    get label() {
      return say("marketing.supportSecurityLink");
    },
  },
  {
    href: "/terms",
    get label() {
      return say("marketing.termsOfService");
    },
  },
];

export default function SupportPage() {
  return (
    <div className="public-page py-12 lg:py-16">
      <h1 className="font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{say("marketing.supportCenter")}</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">{say("marketing.supportHint")}</p>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {contacts.map(({ icon: Icon, title, text, subject }) => (
          <li key={title} className="rounded-card border bg-surface p-6">
            <Icon aria-hidden className="size-5 text-link" />
            <h2 className="mt-3 font-semibold text-base text-ink">{title}</h2>
            <p className="mt-1 text-ink-2">{text}</p>
            <TextLink
              alone
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
              aria-label={labelled(title, supportEmail)}
              className="mt-3 inline-block"
            >
              {supportEmail}
            </TextLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-3 font-semibold text-2xl text-ink tracking-tight">{say("marketing.quickHelp")}</h2>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-5">
        {quickLinks.map(({ href, label }) => (
          <li key={href}>
            <TextLink alone href={href}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-4 font-semibold text-2xl text-ink tracking-tight">{say("marketing.frequentlyAskedQuestions")}</h2>
      <Faq questions={supportQuestions()} />
    </div>
  );
}
