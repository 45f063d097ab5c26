"use client";

import dynamic from "next/dynamic";

/** The toasts, in a script of their own: the vendor's page has none, and loads nothing for them. */
export const LateToaster = dynamic(() => import("@/components/ui/toaster").then((file) => file.Toaster));
