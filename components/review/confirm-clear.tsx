"use client";

import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { asksForPerson, clearValues, confirmation, countKinds } from "@/components/review/entries";
import type { Desk } from "@/components/review/use-desk";
import { useUndo } from "@/components/review/use-review";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

/** Confirms all clearly read values. Asks first, never includes a doubt, and can be undone. */
export function ConfirmClear({ desk }: { desk: Desk }) {
  const [asking, setAsking] = useState(false);
  const undo = useUndo(desk.document);
  const clear = clearValues(desk.entries);
  const doubts = desk.entries.filter(asksForPerson).length;
  const left = doubts === 0 ? "" : ` ${say("review.countDoubtsLeftOut", { count: doubts })}`;
  const confirm = () =>
    desk.state(clear.map(confirmation), ({ revision }) => {
      setAsking(false);
      notify.undoable(say("review.countConfirmed", { count: clear.length }), () => undo.mutate({ revision }));
    });
  return (
    <>
      <Button variant="secondary" disabled={clear.length === 0} onClick={() => setAsking(true)}>
        <CheckCheck aria-hidden className="size-4" />
        {say("review.confirmClear")}
      </Button>
      <Confirm
        open={asking}
        title={say("review.confirmClearTitle")}
        question={say("review.confirmClearQuestion", { count: clear.length })}
        consequence={say("review.confirmClearSummary", { values: countKinds(clear), left })}
        confirmLabel={say("review.confirmReplace", { count: clear.length })}
        harmless
        busy={desk.busy}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
