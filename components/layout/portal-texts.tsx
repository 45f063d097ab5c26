"use client";

import type { ReactNode } from "react";
import { Texts, textsOf } from "@/components/layout/texts";

const load = textsOf({
  en: () => import("@/messages/en/portal-page").then(({ portalPage }) => portalPage),
  es: () => import("@/messages/es/portal-page").then(({ portalPage }) => portalPage),
  fr: () => import("@/messages/fr/portal-page").then(({ portalPage }) => portalPage),
});

/** The texts of the vendor's page. */
export const PortalTexts = ({ children }: { children: ReactNode }) => <Texts load={load}>{children}</Texts>;
