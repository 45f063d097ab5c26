"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { readTyped } from "@/lib/documents/review/rules";

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
  const typed = readTyped({ name: "Amount", kind: "dollars" }, amount);
  const amountProblem = "problem" in typed ? typed.problem : typed.value === null ? "Amount is required" : undefined;
  const labelProblem = label.trim() === "" ? "Name is required" : undefined;

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
    <Dialog
      title="Add Limit"
      description={`Add a limit of ${of} that is on the certificate but not in the list.`}
      open={open}
      onClose={close}
    >
      <form method="post" noValidate onSubmit={add} className="flex min-h-0 flex-col">
        <DialogBody>
          {tried && problem && <FormAlert>{problem}</FormAlert>}
          <Field label="Name" required help="As shown on the certificate, for example, Each Claim" error={tried ? labelProblem : undefined}>
            {(aria) => <Input {...aria} maxLength={120} value={label} onChange={(event) => setLabel(event.target.value)} />}
          </Field>
          <Field label="Amount" required help="Whole dollars, for example, 1,000,000" error={tried ? amountProblem : undefined}>
            {(aria) => <Input {...aria} inputMode="decimal" value={amount} onChange={(event) => setAmount(event.target.value)} />}
          </Field>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
