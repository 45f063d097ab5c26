"use client";

import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useState } from "react";
import { UploadList } from "@/components/documents/upload-list";
import type { Uploads } from "@/components/documents/use-uploads";
import { IconButton } from "@/components/ui/icon-button";
import { Progress } from "@/components/ui/progress";
import { say } from "@/messages/say";

/** At the corner of every page while files are on their way, and until someone closes it. */
export function UploadPanel({ uploads }: { uploads: Uploads }) {
  const [isFolded, setFolded] = useState(false);
  const { items, unfinished, clear } = uploads;
  if (items.length === 0) return null;
  const percent = Math.round(
    items.reduce((sum, { state, percent: own }) => sum + (state === "sending" ? own : state === "waiting" ? 0 : 100), 0) / items.length,
  );
  return (
    <section
      aria-label={say("documents.uploads")}
      className="fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom)+4.5rem)] z-40 flex max-h-[min(32rem,70dvh)] animate-rise flex-col overflow-hidden rounded-card border bg-surface shadow-float sm:left-auto sm:w-104 lg:right-24 lg:bottom-8 print:hidden"
    >
      <div className="flex items-center gap-1 py-1.5 pr-2 pl-4">
        <h2 className="min-w-0 flex-1 font-semibold text-ink">{say("documents.uploads")}</h2>
        <IconButton
          label={say(isFolded ? "documents.showUploads" : "documents.foldUploads")}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
        {unfinished === 0 && (
          <IconButton label={say("documents.closeUploads")} tip={say("ui.close")} onClick={clear}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {unfinished > 0 && (
        <div className="px-4 pb-3">
          <Progress label={say("common.sent")} percent={percent} />
        </div>
      )}
      <UploadList uploads={uploads} isFolded={isFolded} />
    </section>
  );
}
