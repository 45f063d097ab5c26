"use client";

import type { ReactNode } from "react";
import { Texts, textsOf } from "@/components/layout/texts";

const load = textsOf({
  en: () => import("@/messages/en/site").then(({ site }) => site),
  es: () => import("@/messages/es/site").then(({ site }) => site),
  fr: () => import("@/messages/fr/site").then(({ site }) => site),
});

/** The texts of all pages but the vendor's. */
export const SiteTexts = ({ children }: { children: ReactNode }) => <Texts load={load}>{children}</Texts>;
