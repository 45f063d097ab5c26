"use client";

import { type FormEvent, useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { todayIn } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { useAskedDay } from "@/components/verdicts/vendor-verdict";
import { addDays } from "@/lib/infra/dates-rules";
import { say } from "@/messages/say";

/** Asks for the day on which the requirements are shown. */
export function PastDayForm({ onClose }: { onClose: () => void }) {
  const address = useAddress();
  const yesterday = addDays(todayIn(useSession().company.timeZone), -1);
  const [day, setDay] = useState(useAskedDay() || yesterday);
  const show = (event: FormEvent) => {
    event.preventDefault();
    address.set({ asOf: day, tab: "" });
    onClose();
  };
  return (
    <DialogForm submit={{ label: say("verdicts.showDay"), disabled: !day }} onSubmit={show} onClose={onClose}>
      <Field label={say("verdicts.asOf")} required>
        {(aria) => (
          <Input
            type="date"
            className="max-w-60"
            min="2000-01-01"
            max={yesterday}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            {...aria}
          />
        )}
      </Field>
      <p>
        <TextLink href="/vendors/as-of">{say("verdicts.allVendorsThatDay")}</TextLink>
      </p>
    </DialogForm>
  );
}
