"use client";

import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { notifyBy } from "@/lib/http/client/notify";

/**
 * Top right, in the top bar beside its controls rather than over them or over a page's main action (`--toast-right` in globals.css).
 * 4 s unless the kind says otherwise (lib/http/client/notify). Only the newest is seen: several would spread under the pointer.
 */
export function Toaster({ theme }: { theme: "light" | "dark" | "system" }) {
  // Sonner shows what it is told once it listens, which begins before this.
  useEffect(() => notifyBy(toast), []);
  return (
    <Sonner
      position="top-right"
      theme={theme}
      duration={4000}
      visibleToasts={1}
      offset={{ top: 8, right: "var(--toast-right)" }}
      mobileOffset={{ top: 64, left: 12, right: 12 }}
      closeButton
      style={{ "--width": "320px" } as CSSProperties}
      toastOptions={{
        classNames: {
          toast: "!rounded-card !border-line !bg-surface !text-ink !shadow-float !font-sans !text-body",
          description: "!text-ink-2",
          success: "[&_[data-icon]]:!text-good",
          error: "[&_[data-icon]]:!text-red",
          closeButton: "!bg-surface !border-line !text-ink-2",
        },
      }}
    />
  );
}
