"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { coverageCodes } from "@/lib/compliance/policies/rules";
import type { Statement } from "@/lib/documents/review/schema";
import { policyTypes } from "@/lib/extraction/values";
import { say } from "@/messages/say";

const coverages = () => policyTypes.map((value) => ({ value, label: say(coverageCodes[value]) }));

export type Line = "coverage" | "insurer";
export type AddLineProps = {
  certificate: number;
  /** Letters of insurers that are not listed yet. */
  freeLetters: readonly string[];
  busy: boolean;
  problem: string | null;
  /** Calls `done` when it was taken. */
  onAdd: (statement: Statement, done: () => void) => void;
};

type AddLineDialogProps = AddLineProps & { adding: Line | null; onClose: () => void };

export function AddLineDialog({ certificate, freeLetters, busy, problem, onAdd, adding, onClose }: AddLineDialogProps) {
  const [type, setType] = useState<(typeof policyTypes)[number]>("GENERAL_LIABILITY");
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState("");
  const letter = freeLetters.includes(chosen) ? chosen : (freeLetters[0] ?? "");
  const isOther = adding === "coverage" && type === "OTHER";

  function add(event: FormEvent) {
    event.preventDefault();
    const statement: Statement =
      adding === "insurer"
        ? { kind: "addInsurer", certificate, letter }
        : { kind: "addPolicy", certificate, type, typeText: isOther ? words.trim() || null : null };
    onAdd(statement, () => {
      onClose();
      setWords("");
    });
  }

  return (
    <Dialog
      title={adding === "insurer" ? say("review.addInsurer") : say("review.addCoverage")}
      description={say("review.addLineText")}
      open={adding !== null}
      onClose={onClose}
    >
      <form method="post" onSubmit={add} className="flex min-h-0 flex-col">
        <DialogBody>
          {problem && <FormAlert>{problem}</FormAlert>}
          {adding === "insurer" ? (
            <Field label={say("review.letter")} required>
              {(aria) => (
                <Select
                  {...aria}
                  options={freeLetters.map((one) => ({ value: one, label: one }))}
                  value={letter}
                  onChange={(event) => setChosen(event.target.value)}
                />
              )}
            </Field>
          ) : (
            <Field label={say("common.coverage")} required>
              {(aria) => (
                <Select
                  {...aria}
                  options={coverages()}
                  value={type}
                  onChange={(event) => setType(policyTypes.find((one) => one === event.target.value) ?? "OTHER")}
                />
              )}
            </Field>
          )}
          {isOther && (
            <Field label={say("review.lineName")} help={say("review.lineCoverageExample")}>
              {(aria) => <Input {...aria} maxLength={120} value={words} onChange={(event) => setWords(event.target.value)} />}
            </Field>
          )}
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
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
