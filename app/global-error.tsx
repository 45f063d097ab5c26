"use client";

import { ErrorState } from "@/components/ui/error-state";
import { reloadPage } from "@/lib/client/reload-page";
import "./globals.css";

/** In place of the whole document, when even its frame could not be made. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Coverkeep</title>
        <main className="flex min-h-dvh items-center justify-center">
          <h1 className="sr-only">Something went wrong</h1>
          <ErrorState
            title="Coverkeep could not be shown"
            advice="Please try again. If it stays like this, tell support what you were doing."
            onRetry={reloadPage}
          />
        </main>
      </body>
    </html>
  );
}
