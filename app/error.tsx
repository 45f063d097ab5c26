"use client";

import { ErrorState } from "@/components/ui/error-state";
import { TextLink } from "@/components/ui/text-link";

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <h1 className="sr-only">Something went wrong</h1>
      <ErrorState
        title="This page could not be shown"
        advice="Please try again. If it stays like this, tell support what you were doing."
        onRetry={reset}
      >
        <TextLink alone href="/support" className="mt-3">
          Support Center
        </TextLink>
      </ErrorState>
    </main>
  );
}
