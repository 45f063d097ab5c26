import { BellRing, FileSearch, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { LanguageChoice } from "@/components/layout/language";
import { Logo } from "@/components/layout/logo";
import { CardPicture } from "@/components/marketing/product-picture";
import { reminderSteps as reminderDays } from "@/lib/reminders/values";
import { inList, say } from "@/messages/say";

const features = [
  {
    icon: FileSearch,
    get title() {
      return say("auth.frameReadingTitle");
    },
    get text() {
      return say("auth.frameReadingText");
    },
  },
  {
    icon: ShieldCheck,
    get title() {
      return say("auth.pointStatusTitle");
    },
    get text() {
      return say("auth.frameReviewText");
    },
  },
  {
    icon: BellRing,
    get title() {
      return say("auth.frameRemindersTitle");
    },
    get text() {
      return say("auth.frameRemindersText", { days: inList(reminderDays.map(String)) });
    },
  },
];

type AuthFrameProps = { testimonial: string; testimonialBy: string; children: ReactNode };

/** The sign-in screens: the form at the left, what the product does at the right, with a customer's words if the operator entered any. */
export function AuthFrame({ testimonial, testimonialBy, children }: AuthFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col bg-surface px-5 py-6 sm:px-10">
        <header className="flex items-center justify-between gap-4">
          <Logo href="/" />
          <LanguageChoice className="w-32" />
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10 max-sm:justify-start">
          <noscript>
            <p className="mb-6 rounded-card bg-yellow-tint px-3.5 py-3 text-yellow">{say("auth.frameNoScripts")}</p>
          </noscript>
          {children}
        </main>
      </div>
      <aside aria-label={say("auth.pointsLabel")} className="hidden flex-col justify-center gap-10 border-l bg-ground px-14 py-16 lg:flex">
        <ul className="max-w-md space-y-7">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="flex size-10 shrink-0 items-center justify-center rounded-card border bg-surface text-link">
                <Icon aria-hidden className="size-5" />
              </span>
              <div>
                <p className="font-semibold text-ink">{title}</p>
                <p className="mt-0.5 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {/* Where it fits: a form must not scroll for it. */}
        <div className="hidden w-full max-w-[390px] [@media(height>=880px)]:block">
          <CardPicture name="question" alt={say("marketing.questionAlt")} />
        </div>
        {testimonial && (
          <figure className="max-w-md border-link border-l-2 pl-5">
            <blockquote className="text-base text-ink leading-6">“{testimonial}”</blockquote>
            {testimonialBy && <figcaption className="mt-2 text-ink-2">{testimonialBy}</figcaption>}
          </figure>
        )}
      </aside>
    </div>
  );
}
