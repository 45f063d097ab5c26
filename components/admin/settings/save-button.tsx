"use client";

import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";

const shownMillis = 2000;

/** say("admin.saving") until the server answers, then "Saved" for two seconds. `savedAt`: when the last answer came. */
export function SaveButton({ isSaving, savedAt }: { isSaving: boolean; savedAt: number }) {
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    if (!savedAt) return undefined;
    const timer = setTimeout(() => setEndedAt(savedAt), shownMillis);
    return () => clearTimeout(timer);
  }, [savedAt]);
  const isSaved = !isSaving && savedAt > endedAt;
  return (
    <div className="flex border-t px-5 py-4">
      <Button type="submit" busy={isSaving}>
        {isSaved && <Check aria-hidden className="size-4" />}
        <span aria-live="polite">{isSaving ? say("admin.saving") : isSaved ? say("admin.saved") : say("admin.saveChanges")}</span>
      </Button>
    </div>
  );
}

/** The state of a form's save, for the button. */
export const saveStateOf = ({ isPending, isSuccess, submittedAt }: { isPending: boolean; isSuccess: boolean; submittedAt: number }) => ({
  isSaving: isPending,
  savedAt: isSuccess ? submittedAt : 0,
});
