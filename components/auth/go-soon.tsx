"use client";

import { CircleCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { TextLink } from "@/components/ui/text-link";
import { say } from "@/messages/say";

const pauseMilliseconds = 3000;

/** A success that leads on by itself after 3 s. */
export function GoSoon({ to, title, link, children }: { to: string; title: string; link?: string; children?: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(to), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [router, to]);

  return (
    <div role="status">
      <CircleCheck aria-hidden className="mb-4 size-9 text-good" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{title}</h1>
      {children && <p className="mt-2 text-ink-2">{children}</p>}
      <p className="mt-6">
        <TextLink alone href={to}>
          {link ?? say("auth.signInLink")}
        </TextLink>
      </p>
    </div>
  );
}
