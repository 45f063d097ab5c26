import type { Metadata } from "next";
import { LogoMark, logoClass } from "@/components/layout/logo-mark";
import { AppName } from "@/components/layout/platform-context";
import { buttonClass } from "@/components/ui/button-class";

export const metadata: Metadata = { title: "Page not found" };

const others = [
  { href: "/dashboard", label: "Dashboard" },
  { href: "/vendors", label: "Vendors" },
  { href: "/documents", label: "Documents" },
  { href: "/support", label: "Support Center" },
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
        <span className="mt-3 block font-medium text-ink text-lg">Page not found</span>
      </h1>
      <p className="mt-1 mb-6 text-ink-2">The address may be mistyped, or the page may have moved.</p>
      <a href="/" className={buttonClass()}>
        Go back home
      </a>
      <nav aria-label="Other pages" className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-2">
        {others.map(({ href, label }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center font-medium text-link hover:underline">
            {label}
          </a>
        ))}
      </nav>
    </main>
  );
}
