"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether the element has come into view, once and for all: what is dear to load waits for it. */
export function useSeen<Kind extends Element>(): { ref: RefObject<Kind | null>; seen: boolean } {
  const ref = useRef<Kind>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, seen };
}
