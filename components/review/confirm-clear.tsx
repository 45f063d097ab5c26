"use client";

import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { asksForPerson, clearValues, confirmation, countKinds } from "@/components/review/entries";
import type { Desk } from "@/components/review/use-desk";
import { useUndo } from "@/components/review/use-review";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { notify } from "@/lib/client/notify";
import { say } from "@/messages/say";

const values = (count: number) => say("review.countValues", { count });

/** Confirms all clearly read values. Asks first, never includes a doubt, and can be undone. */
export function ConfirmClear({ desk }: { desk: Desk }) {
  const [asking, setAsking] = useState(false);
  const undo = useUndo(desk.document);
  const clear = clearValues(desk.entries);
  const doubts = desk.entries.filter(asksForPerson).length;
  const left =
    doubts === 0 ? "" : ` ${say("review.valuesToCheckValueNot", { values: values(doubts), value: doubts === 1 ? "is" : "are" })}`;
  const confirm = () =>
    desk.state(clear.map(confirmation), ({ revision }) => {
      setAsking(false);
      notify.undoable(`${values(clear.length)} confirmed`, () => undo.mutate({ revision }));
    });
  return (
    <>
      <Button variant="secondary" disabled={clear.length === 0} onClick={() => setAsking(true)}>
        <CheckCheck aria-hidden className="size-4" />
        {say("review.confirmAllClearValues")}
      </Button>
      <Confirm
        open={asking}
        title={say("review.confirmAllClearValuesTitle")}
        question={say("review.didYouCheckAllValues", { values: values(clear.length) })}
        consequence={say("review.youConfirmCountkindsLeftYou", { countKinds: countKinds(clear), left })}
        confirmLabel={say("review.confirmReplace", { replace: values(clear.length).replace("value", "Value") })}
        harmless
        busy={desk.busy}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
