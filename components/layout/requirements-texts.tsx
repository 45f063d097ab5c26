"use client";

import type { ReactNode } from "react";
import { Texts, textsOf } from "@/components/layout/texts";

const load = textsOf({
  en: () => import("@/messages/en/requirements.json").then(({ default: requirements }) => ({ requirements })),
  es: () => import("@/messages/es/requirements.json").then(({ default: requirements }) => ({ requirements })),
  fr: () => import("@/messages/fr/requirements.json").then(({ default: requirements }) => ({ requirements })),
});

/** The texts of the requirements. */
export const RequirementsTexts = ({ children }: { children: ReactNode }) => <Texts load={load}>{children}</Texts>;
