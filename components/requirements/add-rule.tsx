"use client";

import { useRef } from "react";
import { type RuleType, ruleTypes } from "@/components/requirements/rule-names";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { ruleTypeMeanings, ruleTypeNames } from "@/lib/compliance/verdicts/labels-values";
import { say } from "@/messages/say";

type AddRuleProps = { open: boolean; onChoose: (type: RuleType) => void; onClose: () => void };

/** The kinds of requirements with what each checks, to choose one. */
export function AddRule({ open, onChoose, onClose }: AddRuleProps) {
  // The new requirement takes the focus, so it is added once the dialog has given the focus back.
  const chosen = useRef<RuleType>(undefined);
  const closed = () => {
    if (chosen.current) onChoose(chosen.current);
    chosen.current = undefined;
  };
  return (
    <Dialog
      title={say("requirements.addRequirement")}
      description={say("requirements.chooseType")}
      open={open}
      onClose={onClose}
      onClosed={closed}
    >
      <DialogBody>
        <ul className="-mx-2">
          {ruleTypes.map((type) => (
            <li key={type}>
              <button
                type="button"
                onClick={() => {
                  chosen.current = type;
                  onClose();
                }}
                className="min-h-11 w-full rounded-control px-2 py-2 text-left hover:bg-sunken"
              >
                <span className="block font-medium text-ink">{say(ruleTypeNames[type])}</span>
                <span className="block text-ink-2 text-small">{say(ruleTypeMeanings[type])}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogBody>
    </Dialog>
  );
}
