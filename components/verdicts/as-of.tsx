"use client";

import { type ReactNode, useId, useState } from "react";
import { Input } from "@/components/ui/input";
import { say } from "@/messages/say";

type AsOfProps = {
  date: string;
  onChange: (day: string) => void;
  /** What leads elsewhere than to a typed day. */
  children?: ReactNode;
};

/** Asks for the day that is shown. */
export function AsOf({ date, onChange, children }: AsOfProps) {
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
      {children}
    </div>
  );
}
