"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import type { AddLimitProps } from "@/components/review/add-limit-dialog";
import { Button } from "@/components/ui/button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { say } from "@/messages/say";

const AddLimitDialog = lazyPart(() => import("@/components/review/add-limit-dialog").then((file) => file.AddLimitDialog), Nothing);

/** For a limit that is on the form and that has no line of its own among the values. */
export function AddLimit(props: AddLimitProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="border-b px-4 py-2">
      <Button variant="ghost" aria-label={say("review.addLimitLabel", { of: props.of })} onClick={() => setOpen(true)}>
        <Plus aria-hidden className="size-4" />
        {say("review.addLimit")}
      </Button>
      <AddLimitDialog {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
