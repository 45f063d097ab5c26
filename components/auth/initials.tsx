"use client";

import { useSession } from "@/components/layout/session-context";
import { say } from "@/messages/say";

export const menuButtonClass =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-full outline-offset-2 hover:opacity-90 max-sm:hidden pointer-coarse:size-11";

const firstLetter = (name: string) => Array.from(name.trim())[0] ?? "";

/** The signed-in person's initials, with the accessible name of the button around them. */
export function Initials() {
  const { firstName, lastName, email } = useSession().user;
  const letters = `${firstLetter(firstName)}${firstLetter(lastName)}` || firstLetter(email);
  return (
    <>
      <span className="inline-flex size-8 items-center justify-center rounded-full bg-accent-soft font-semibold text-link text-xs uppercase">
        {letters}
      </span>
      <span className="sr-only">{say("auth.accountMenu")}</span>
    </>
  );
}
