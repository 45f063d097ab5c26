import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";

/** Above a page's title: to the list or the page that it belongs to. Paper does not need it. */
export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink alone href={href} className="mb-2 inline-flex items-center gap-1.5 text-small print:hidden">
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </TextLink>
  );
}
