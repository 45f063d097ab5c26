"use client";

import { ErrorState } from "@/components/ui/error-state";
import { reloadPage } from "@/lib/http/client/reload-page";
import "./globals.css";

/** In place of the whole document, when even its frame could not be made. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main className="flex min-h-dvh items-center justify-center">
          <h1 className="sr-only">Something went wrong</h1>
          <ErrorState
            title="This page could not be shown"
            advice="Please try again. If this keeps happening, contact support."
            onRetry={reloadPage}
          />
        </main>
      </body>
    </html>
  );
}
