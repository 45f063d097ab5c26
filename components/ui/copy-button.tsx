"use client";

import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

const copiedMillis = 2000;

/** Copies a text that is shown beside it: where a browser does not allow copying, the text can be selected there. */
export function CopyButton({ text, label = say("common.copy") }: { text: string; label?: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMillis);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.error(say("common.couldNotCopy"));
    }
  };
  return (
    <Button variant="secondary" onClick={copy}>
      {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      <span aria-live="polite">{isCopied ? say("common.copied") : label}</span>
    </Button>
  );
}
