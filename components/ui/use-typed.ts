import { type FocusEvent, useRef } from "react";

/** Fields whose content no one would miss, or that hold no typed text. */
const withoutText = ["checkbox", "radio", "button", "submit", "file", "search", "password"];

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !withoutText.includes(target.type))) &&
  target.form !== null;

/** Whether a field of a form below holds something else than when it was first focused. Give `onFocus` to what is around the forms. */
export function useTyped() {
  const before = useRef(new Map<Field, string>());
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isField(target) && !before.current.has(target)) before.current.set(target, target.value);
    },
    isTyped: () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
  };
}
