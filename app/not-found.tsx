import type { Metadata } from "next";
import { LogoMark, logoClass } from "@/components/layout/logo-mark";
import { AppName } from "@/components/layout/platform-context";
import { buttonClass } from "@/components/ui/button-class";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("layout.pageNotFound") });

const others = [
  {
    href: "/dashboard",
    get label() {
      return say("common.dashboard");
    },
  },
  {
    href: "/vendors",
    get label() {
      return say("common.vendors");
    },
  },
  {
    href: "/documents",
    get label() {
      return say("common.documents");
    },
  },
  {
    href: "/support",
    get label() {
      return say("layout.supportCenter");
    },
  },
];

/** Its links are plain: this page is part of every other one, and would bring the router's a second time. */
export default function NotFound() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 py-16 text-center">
      <a href="/" className={logoClass}>
        <LogoMark />
        <AppName />
      </a>
      <h1 className="mt-10">
        <span className="block font-semibold text-7xl text-ink tabular-nums tracking-tight">404</span>
        <span className="mt-3 block font-medium text-ink text-lg">{say("layout.pageNotFound")}</span>
      </h1>
      <p className="mt-1 mb-6 text-ink-2">{say("layout.notFoundHint")}</p>
      <a href="/" className={buttonClass()}>
        {say("layout.goBackHome")}
      </a>
      <nav aria-label={say("layout.otherPages")} className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2">
        {others.map(({ href, label }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center font-medium text-link hover:underline">
            {label}
          </a>
        ))}
      </nav>
    </main>
  );
}
