"use client";

import type { ReactNode } from "react";
import { Texts, textsOf } from "@/components/layout/texts";

const load = textsOf({
  en: () => import("@/messages/en/product").then(({ product }) => product),
  es: () => import("@/messages/es/product").then(({ product }) => product),
  fr: () => import("@/messages/fr/product").then(({ product }) => product),
});

/** The texts of the pages of members. */
export const ProductTexts = ({ children }: { children: ReactNode }) => <Texts load={load}>{children}</Texts>;
