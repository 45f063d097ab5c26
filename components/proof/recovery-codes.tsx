"use client";

import { Download } from "lucide-react";
import { usePlatform } from "@/components/layout/platform-context";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** The codes that are shown once, with the ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { appName } = usePlatform();
  const text = `${say("security.recoveryCodesFile", { appName, codes: codes.join("\n") })}\n`;
  return (
    <>
      <p className="text-ink-2">
        {sayParts("security.recoveryCodesHelp", { b: (text) => <strong className="font-medium text-ink">{text}</strong> })}
      </p>
      <ul
        aria-label={say("security.recoveryCodes")}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card bg-sunken px-5 py-4 font-mono text-ink"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} />
        <Button variant="secondary" onClick={() => save(text)}>
          <Download aria-hidden className="size-4" />
          {say("security.download")}
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
