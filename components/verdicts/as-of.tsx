"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { say } from "@/messages/say";

/** Asks for the day that is shown; "" is today. */
export function AsOf({ date, onChange }: { date: string; onChange: (day: string) => void }) {
  const id = useId();
  const [{ typed, of }, setTyped] = useState({ typed: date, of: date });
  // The back button and "Back to Today" change the day from outside.
  if (of !== date) setTyped({ typed: date, of: date });
  const take = ({ value, validity }: HTMLInputElement) => {
    setTyped({ typed: value, of: date });
    // While a year is typed, the field holds years such as 0002 and 0020.
    if (validity.valid) onChange(value);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-ink-2 text-small">
        {say("verdicts.asOf")}
      </label>
      <div className="w-40">
        <Input id={id} type="date" value={typed} min="2000-01-01" max="2199-12-31" onChange={({ target }) => take(target)} />
      </div>
      {date && (
        <Button variant="ghost" onClick={() => onChange("")}>
          {say("verdicts.backToToday")}
        </Button>
      )}
    </div>
  );
}
