"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { type EventType, eventTypes, subjectOf } from "@/lib/integrations/changes/values";
import { type PlainKey, say } from "@/messages/say";

const groupNames: Readonly<Record<string, PlainKey>> = {
  vendor: "settings.eventsVendor",
  contact: "settings.eventsContact",
  document: "settings.eventsDocument",
  project: "settings.eventsProject",
  assignment: "settings.eventsAssignment",
  requirement_set: "settings.eventsRequirementSet",
  exception: "settings.eventsException",
  document_kind: "settings.eventsDocumentKind",
  payment_file: "settings.eventsPaymentFile",
  user: "settings.eventsUser",
  key: "settings.eventsKey",
  verdict: "settings.eventsVerdict",
  email: "settings.eventsEmail",
  reminder: "settings.eventsEmail",
};

/** The events by what they are about, in their order. */
const groups = Map.groupBy(eventTypes, (type) => groupNames[subjectOf(type)] ?? "settings.eventsEmail");

type EventChoiceProps = {
  control: UseFormRegisterReturn;
  first: readonly EventType[];
  chosen: readonly EventType[];
  onAll: (types: EventType[]) => void;
  problem: string | undefined;
};

/** Which events a webhook gets: all, or some of each kind. */
export function EventChoice({ control, first, chosen, onAll, problem }: EventChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-body text-ink">{say("settings.webhookEvents")}</legend>
      <Checkbox checked={chosen.length === eventTypes.length} onChange={({ target }) => onAll(target.checked ? [...eventTypes] : [])}>
        {say("settings.allEvents")}
      </Checkbox>
      <FieldError message={problem} />
      <div className="mt-3 grid gap-4 border-t pt-4">
        {[...groups].map(([name, types]) => (
          <fieldset key={name}>
            <legend className="mb-1 font-medium text-ink-2 text-small">{say(name)}</legend>
            <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
              {types.map((type) => (
                <Checkbox key={type} value={type} {...control} defaultChecked={first.includes(type)}>
                  <code className="text-small">{type}</code>
                </Checkbox>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </fieldset>
  );
}
