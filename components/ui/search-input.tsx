"use client";

import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { cx } from "@/components/ui/class-names";
import { Input } from "@/components/ui/input";
import { longestSearch } from "@/components/ui/use-address";

const pauseMilliseconds = 300;

type SearchInputProps = { label: string; placeholder?: string; value: string; onSearch: (text: string) => void; className?: string };

/** Reports the typed text after a pause, or at once on Enter and when something else gets the focus. */
export function SearchInput({ label, placeholder, value, onSearch, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed from elsewhere (filters cleared, back button): show what it says.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  function send(next: string) {
    clearTimeout(timer.current);
    if (next.trim() !== value) onSearch(next.trim());
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), pauseMilliseconds);
  }

  // It may have been typed before the page was awake; afterwards both are always the same.
  useEffect(() => {
    if (input.current && input.current.value !== text) type(input.current.value);
  });

  // Who left the page meanwhile is not called back to it.
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <search className={cx("relative block", className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={longestSearch}
        value={text}
        className="pl-9"
        onKeyDown={(event) => {
          // It may be inside another form, which Enter must not send.
          if (event.key !== "Enter") return;
          event.preventDefault();
          send(text);
        }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => send(text)}
      />
    </search>
  );
}
