import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

type ErrorStateProps = {
  title: string;
  advice: string;
  onRetry?: () => void;
  /** It is all that the page has, so its title is the page's heading. */
  isPage?: boolean;
  children?: ReactNode;
};

/** What happened, what to do, and a way to try again. */
export function ErrorState({ title, advice, onRetry, isPage = false, children }: ErrorStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div role="alert" className="flex flex-col items-center gap-1 px-6 py-12 text-center">
      <CircleAlert aria-hidden className="mb-2 size-8 text-red" />
      <Title className="font-medium text-ink">{title}</Title>
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
