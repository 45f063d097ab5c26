import { BookOpen, Mail } from "lucide-react";
import type { Metadata } from "next";
import { supportEmail, supportReply } from "@/components/marketing/claims";
import { Faq } from "@/components/marketing/faq";
import { supportQuestions } from "@/components/marketing/support-questions";
import { TextLink } from "@/components/ui/text-link";

export const metadata: Metadata = { title: "Support Center" };

const quickLinks = [
  { href: "/signup", label: "Start a free trial" },
  { href: "/forgot-password", label: "Reset your password" },
  { href: "/privacy", label: "How data is protected" },
  { href: "/terms", label: "Terms of Service" },
];

export default function SupportPage() {
  return (
    <div className="public-page py-12 lg:py-16">
      <h1 className="font-semibold text-3xl text-ink tracking-tight sm:text-4xl">Support Center</h1>
      <p className="mt-3 max-w-2xl text-ink-2 text-lg leading-7">Answers to what is asked most, and a person when they do not help.</p>
      <div className="mt-10 grid gap-4 md:grid-cols-2">
        <section className="rounded-card border bg-surface p-6">
          <Mail aria-hidden className="size-5 text-link" />
          <h2 className="mt-3 font-semibold text-base text-ink">Write to us</h2>
          <p className="mt-1 text-ink-2">We reply {supportReply}. Tell us the vendor and the file, not the policy's contents.</p>
          <TextLink alone href={`mailto:${supportEmail}`} className="mt-3 inline-block">
            {supportEmail}
          </TextLink>
        </section>
        <section className="rounded-card border bg-surface p-6">
          <BookOpen aria-hidden className="size-5 text-link" />
          <h2 className="mt-3 font-semibold text-base text-ink">Quick help</h2>
          <ul className="mt-1 grid gap-x-6 sm:grid-cols-2 sm:gap-y-1">
            {quickLinks.map(({ href, label }) => (
              <li key={href}>
                <TextLink alone href={href}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <h2 className="mt-12 mb-4 font-semibold text-2xl text-ink tracking-tight">Frequently asked questions</h2>
      <Faq questions={supportQuestions} />
    </div>
  );
}
