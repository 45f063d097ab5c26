"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { readTyped } from "@/lib/documents/review/typed-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

type Limit = { label: string; amount: number };
export type AddLimitProps = {
  /** The coverage's name. */
  of: string;
  busy: boolean;
  problem: string | null;
  /** Calls `done` when it was taken. */
  onAdd: (limit: Limit, done: () => void) => void;
};

type AddLimitDialogProps = AddLimitProps & { open: boolean; onClose: () => void };

export function AddLimitDialog({ of, busy, problem, onAdd, open, onClose }: AddLimitDialogProps) {
  const [label, setLabel] = useState("");
  const [amount, setAmount] = useState("");
  const [tried, setTried] = useState(false);
  const typed = readTyped({ name: say("review.amount"), kind: "dollars" }, amount);
  const amountProblem = "problem" in typed ? inWords(typed.problem) : typed.value === null ? say("review.amountIsRequired") : undefined;
  const labelProblem = label.trim() === "" ? say("review.nameIsRequired") : undefined;

  function add(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (labelProblem || "problem" in typed || typeof typed.value !== "number") return;
    onAdd({ label: label.trim(), amount: typed.value }, close);
  }
  function close() {
    onClose();
    setTried(false);
    setLabel("");
    setAmount("");
  }

  return (
    <Dialog title={say("review.addLimit")} description={say("review.addLimitText", { of })} open={open} onClose={close}>
      <form method="post" noValidate onSubmit={add} className="flex min-h-0 flex-col">
        <DialogBody>
          {tried && problem && <FormAlert>{problem}</FormAlert>}
          <Field label={say("common.name")} required help={say("review.limitNameHelp")} error={tried ? labelProblem : undefined}>
            {(aria) => <Input {...aria} maxLength={120} value={label} onChange={(event) => setLabel(event.target.value)} />}
          </Field>
          <Field label={say("review.amount")} required help={say("review.limitAmountHelp")} error={tried ? amountProblem : undefined}>
            {(aria) => <Input {...aria} inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />}
          </Field>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            {say("common.cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {say("review.add")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
