"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { AddLineDialog, type AddLineProps, type Line } from "@/components/review/add-line-dialog";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

/** For a coverage or an insurer that is on the form and was not seen. */
export function AddLine(props: AddLineProps) {
  const [adding, setAdding] = useState<Line | null>(null);
  return (
    <div className="flex flex-wrap gap-2 px-4 py-3">
      <Button variant="secondary" onClick={() => setAdding("coverage")}>
        <Plus aria-hidden className="size-4" />
        {say("review.addCoverage")}
      </Button>
      {props.freeLetters.length > 0 && (
        <Button variant="ghost" onClick={() => setAdding("insurer")}>
          <Plus aria-hidden className="size-4" />
          {say("review.addInsurer")}
        </Button>
      )}
      <AddLineDialog {...props} adding={adding} onClose={() => setAdding(null)} />
    </div>
  );
}
