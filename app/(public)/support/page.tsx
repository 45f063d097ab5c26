import { LifeBuoy, ReceiptText, ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { privacyReply, supportEmail, supportReply } from "@/components/marketing/claims";
import { Faq } from "@/components/marketing/faq";
import { supportQuestions } from "@/components/marketing/support-questions";
import { TextLink } from "@/components/ui/text-link";

export const metadata: Metadata = { title: "Support Center" };

const contacts = [
  {
    icon: LifeBuoy,
    title: "Help with the product",
    text: `We reply ${supportReply}. Include the vendor and file name. Please do not send policy details.`,
    subject: "Help with the product",
  },
  {
    icon: ShieldCheck,
    title: "Privacy and security",
    text: `Request a copy or deletion of your data, or report a security issue. We reply ${privacyReply}.`,
    subject: "Privacy or security",
  },
  {
    icon: ReceiptText,
    title: "Plans and billing",
    text: `Choose, change or cancel a plan. We reply ${supportReply}.`,
    subject: "Plans and billing",
  },
];

const quickLinks = [
  { href: "/signup", label: "Start a free trial" },
  { href: "/forgot-password", label: "Reset your password" },
  { href: "/privacy", label: "How we protect your data" },
  { href: "/terms", label: "Terms of Service" },
];

export default function SupportPage() {
  return (
    <div className="public-page py-12 lg:py-16">
      <h1 className="font-semibold text-3xl text-ink tracking-tight sm:text-4xl">Support Center</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">Answers to common questions, and people who can help.</p>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {contacts.map(({ icon: Icon, title, text, subject }) => (
          <li key={title} className="rounded-card border bg-surface p-6">
            <Icon aria-hidden className="size-5 text-link" />
            <h2 className="mt-3 font-semibold text-base text-ink">{title}</h2>
            <p className="mt-1 text-ink-2">{text}</p>
            <TextLink
              alone
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
              aria-label={`${title}: ${supportEmail}`}
              className="mt-3 inline-block"
            >
              {supportEmail}
            </TextLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-3 font-semibold text-2xl text-ink tracking-tight">Quick help</h2>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        {quickLinks.map(({ href, label }) => (
          <li key={href}>
            <TextLink alone href={href}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 mb-4 font-semibold text-2xl text-ink tracking-tight">Frequently asked questions</h2>
      <Faq questions={supportQuestions} />
    </div>
  );
}
