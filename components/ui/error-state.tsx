import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

/** What happened, what to do, and a way to try again. */
export function ErrorState({
  title,
  advice,
  onRetry,
  children,
}: {
  title: string;
  advice: string;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  return (
    <div role="alert" className="flex flex-col items-center gap-1 px-6 py-12 text-center">
      <CircleAlert aria-hidden className="mb-2 size-8 text-red" />
      <p className="font-medium text-ink">{title}</p>
      <p className="mb-3 max-w-md text-ink-2">{advice}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          {say("common.tryAgain")}
        </Button>
      )}
      {children}
    </div>
  );
}
