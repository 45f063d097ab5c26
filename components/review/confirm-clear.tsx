"use client";

import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { asksForPerson, clearValues, confirmation, countKinds } from "@/components/review/entries";
import type { Desk } from "@/components/review/use-desk";
import { useUndo } from "@/components/review/use-review";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { formatCount } from "@/components/ui/format";
import { notify } from "@/lib/client/notify";

const values = (count: number) => formatCount(count, "value", "values");

/** Confirms all clearly read values. Asks first, never includes a doubt, and can be undone. */
export function ConfirmClear({ desk }: { desk: Desk }) {
  const [asking, setAsking] = useState(false);
  const undo = useUndo(desk.document);
  const clear = clearValues(desk.entries);
  const doubts = desk.entries.filter(asksForPerson).length;
  const left = doubts === 0 ? "" : ` ${values(doubts)} to check ${doubts === 1 ? "is" : "are"} not included.`;
  const confirm = () =>
    desk.state(clear.map(confirmation), ({ revision }) => {
      setAsking(false);
      notify.undoable(`${values(clear.length)} confirmed`, () => undo.mutate({ revision }));
    });
  return (
    <>
      <Button variant="secondary" disabled={clear.length === 0} onClick={() => setAsking(true)}>
        <CheckCheck aria-hidden className="size-4" />
        Confirm All Clear Values
      </Button>
      <Confirm
        open={asking}
        title="Confirm all clear values"
        question={`Did you check all ${values(clear.length)} against the page?`}
        consequence={`You confirm ${countKinds(clear)}.${left} You can undo this.`}
        confirmLabel={`Confirm ${values(clear.length).replace("value", "Value")}`}
        harmless
        busy={desk.busy}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
