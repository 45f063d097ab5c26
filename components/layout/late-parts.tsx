"use client";

import { lazyPart, Nothing } from "@/components/ui/lazy-part";

/* What every page has and none shows at once: its scripts come after the page's own. */

/** The vendor's page has no toasts, and loads nothing for them. */
export const LateToaster = lazyPart(() => import("@/components/ui/toaster").then((file) => file.Toaster), Nothing);

export const LateKeepFocus = lazyPart(() => import("@/components/layout/keep-focus").then((file) => file.KeepFocus), Nothing);
