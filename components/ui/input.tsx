"use client";

import { type ComponentProps, type Ref, useState } from "react";
import { cx } from "@/components/ui/class-names";

/** One look for every text control; an invalid one is red by its `aria-invalid`. */
export const controlClass =
  "control-text w-full min-w-0 rounded-control border border-control-line bg-surface px-3 text-ink hover:border-ink-2 focus:outline-2 focus:-outline-offset-1 focus:outline-link aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-2";

export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input type={type} className={cx(controlClass, "control", className)} {...rest} />;
}

type TextareaProps = ComponentProps<"textarea"> & { id: string };

export function Textarea({ className, rows = 3, id, ref, ...rest }: TextareaProps) {
  const keepTyped = useTypedBefore(id, ref);
  return <textarea ref={keepTyped} id={id} rows={rows} className={cx(controlClass, "block resize-y py-2", className)} {...rest} />;
}

/** React resets a textarea to its first text when it hydrates the page. This puts back what was typed before that. */
function useTypedBefore(id: string, ref: Ref<HTMLTextAreaElement> | undefined): (textarea: HTMLTextAreaElement | null) => void {
  const [before] = useState(() => ({ text: textIn(id) }));
  return (textarea) => {
    if (textarea && before.text !== undefined) textarea.value = before.text;
    if (textarea) before.text = undefined;
    if (typeof ref === "function") ref(textarea);
    else if (ref) ref.current = textarea;
  };
}

/** The text of a textarea that is in the page already, which is only the case when it came as HTML. */
function textIn(id: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
