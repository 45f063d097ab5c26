"use client";

import { useQuery } from "@tanstack/react-query";
import { Info, TriangleAlert } from "lucide-react";
import { bannerQuery } from "@/components/banner/use-banner";
import { cx } from "@/components/ui/class-names";
import type { BannerDto } from "@/lib/operations/banner/schema";

/** A platform admin's message to all users, on every signed-in screen. */
export function PlatformBanner({ initial }: { initial: BannerDto }) {
  const { text, tone } = useQuery(bannerQuery(initial)).data;
  const Icon = tone === "warning" ? TriangleAlert : Info;
  return (
    <div role="status" className={text ? "mb-6" : undefined}>
      {text && (
        <p
          className={cx(
            "flex items-start gap-3 rounded-card px-4 py-3 [overflow-wrap:anywhere]",
            tone === "warning" ? "bg-yellow-tint text-yellow" : "bg-blue-tint text-blue",
          )}
        >
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 whitespace-pre-line">{text}</span>
        </p>
      )}
    </div>
  );
}
