import type { Metadata } from "next";
import { Logo } from "@/components/layout/logo";
import { LinkButton } from "@/components/ui/button";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-6 py-16 text-center">
      <Logo href="/" />
      <h1 className="mt-10">
        <span className="block font-semibold text-7xl text-ink tabular-nums tracking-tight">404</span>
        <span className="mt-3 block font-medium text-ink text-lg">Page not found</span>
      </h1>
      <p className="mt-1 mb-6 text-ink-2">The address may have a typing error, or the page has moved.</p>
      <LinkButton href="/">Go back home</LinkButton>
    </main>
  );
}
