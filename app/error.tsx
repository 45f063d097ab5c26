"use client";

import { usePlatform } from "@/components/layout/platform-context";
import { ErrorState } from "@/components/ui/error-state";
import { reloadPage } from "@/lib/http/client/reload-page";
import { say } from "@/messages/say";

/** What lib/infra/database-away marks its errors with. */
const awayDigest = "DATABASE_AWAY";

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  const { appName } = usePlatform();
  const isAway = error.digest === awayDigest;
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <h1 className="sr-only">{say("layout.somethingWentWrong")}</h1>
      <ErrorState
        title={isAway ? say("layout.outageTitle", { appName }) : say("layout.pageFailedTitle")}
        advice={isAway ? say("common.retryHint") : say("layout.pageFailedHint")}
        onRetry={reloadPage}
      >
        {/* Plain: the next page is to be loaded whole, without what broke. */}
        <a href="/support" className="touch-line mt-3 font-medium text-link underline-offset-3 hover:underline">
          {say("layout.supportCenter")}
        </a>
      </ErrorState>
    </main>
  );
}
