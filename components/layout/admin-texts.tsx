"use client";

import type { ReactNode } from "react";
import { Texts, textsOf } from "@/components/layout/texts";

const load = textsOf({
  en: () => import("@/messages/en/admin-portal").then(({ adminPortal }) => adminPortal),
  es: () => import("@/messages/es/admin-portal").then(({ adminPortal }) => adminPortal),
  fr: () => import("@/messages/fr/admin-portal").then(({ adminPortal }) => adminPortal),
});

/** The texts of the Admin Portal. */
export const AdminTexts = ({ children }: { children: ReactNode }) => <Texts load={load}>{children}</Texts>;
