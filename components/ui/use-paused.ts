"use client";

import { useEffect, useState } from "react";

const pauseMilliseconds = 250;

/** The query after a pause in typing, so that each pause costs one call. */
export function usePaused(typed: string): string {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}
