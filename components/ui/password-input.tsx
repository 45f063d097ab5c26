"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Input } from "@/components/ui/input";
import { say } from "@/messages/say";

/** `name` in the toggle's label distinguishes two password fields of one form. */
export function PasswordInput({
  toggleName = say("ui.password"),
  ...rest
}: Omit<ComponentProps<"input">, "type"> & { toggleName?: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input type={shown ? "text" : "password"} className="pr-11" {...rest} />
      <button
        type="button"
        aria-label={`${shown ? say("ui.hide") : say("ui.show")} ${toggleName}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink-3 hover:text-ink"
      >
        <Icon aria-hidden className="size-4.5" />
      </button>
    </span>
  );
}
