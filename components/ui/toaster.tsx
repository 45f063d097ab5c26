"use client";

import { Toaster as Sonner } from "sonner";

/**
 * Top right, over the header rather than over a page's main action; 4 s unless the kind says otherwise (lib/client/notify). The
 * newest one alone is seen: several would spread under the pointer over what was pressed, and stay there as long as it does.
 */
export function Toaster() {
  return (
    <Sonner
      position="top-right"
      theme="system"
      duration={4000}
      visibleToasts={1}
      offset={{ top: 8, right: 16 }}
      mobileOffset={{ top: 8, left: 12, right: 12 }}
      closeButton
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
