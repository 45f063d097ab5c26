"use client";

import { lazyPart, Nothing } from "@/components/ui/lazy-part";

const Warnings = lazyPart(() => import("@/components/requirements/request-warnings").then((file) => file.RequestWarnings), Nothing);

/** What a law on certificates says about a text of a person's own. The table of phrases loads with the first text. */
export function RequestWarning({ text }: { text: string }) {
  return text.trim() === "" ? null : <Warnings text={text} />;
}
