"use client";

import { Check, Copy, Download } from "lucide-react";
import { useState } from "react";
import { usePlatform } from "@/components/layout/platform-context";
import { Button } from "@/components/ui/button";

/** The codes that are shown once, with the ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  const { appName } = usePlatform();
  const text = `${appName} recovery codes\nEach works once.\n\n${codes.join("\n")}\n`;
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(true));
  return (
    <>
      <p className="text-ink-2">
        Save these recovery codes somewhere you can reach without your phone. Each code works once.{" "}
        <strong className="font-medium text-ink">They won't be shown again.</strong>
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken px-5 py-4 font-mono text-ink">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={copy}>
          {copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          {copied ? "Copied" : "Copy"}
        </Button>
        <Button variant="secondary" onClick={() => save(text)}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
      </div>
    </>
  );
}

function save(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "coverkeep-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(link.href);
}
