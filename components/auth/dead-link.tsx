import { Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";

type DeadLinkProps = {
  title: string;
  /** Why it may not work, and what to do. */
  children: ReactNode;
  /** Where to go on, the best way first. */
  ways: readonly { href: string; text: string }[];
  /** A button before the ways, where another try may help. */
  retry?: ReactNode;
};

/** A link of an email that opens nothing, or nothing any more. */
export function DeadLink({ title, children, ways, retry }: DeadLinkProps) {
  return (
    <div role="alert">
      <Link2Off aria-hidden className="mb-4 size-9 text-red" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{title}</h1>
      <div className="mt-2 space-y-2 text-ink-2">{children}</div>
      <div className="mt-7 flex flex-wrap gap-3">
        {retry}
        {ways.map(({ href, text }, at) => (
          <LinkButton key={href} href={href} variant={at === 0 && !retry ? "primary" : "secondary"}>
            {text}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
