"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";
import { goAlong, noteFocus, type Trail, trailOf } from "@/components/ui/focus-place";

/**
 * A control that is disabled while it works loses the focus, and with it a keyboard its place on the page. It gets the focus back
 * when it can be used again, unless the person went elsewhere meanwhile. When it is gone instead, the focus goes near to it.
 */
export function KeepFocus() {
  const last = useRef<Trail>(undefined);
  const path = usePathname();
  // What went with its page leads to no place on the next one. Before the observer hears of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason
  useLayoutEffect(() => {
    last.current = undefined;
  }, [path]);
  useEffect(() => {
    const remember = ({ target }: { target: EventTarget | null }) => {
      last.current = target instanceof HTMLElement ? trailOf(target) : undefined;
    };
    const note = (event: FocusEvent) => {
      remember(event);
      if (last.current) noteFocus(last.current);
    };
    // It may have come there before the page was awake.
    remember({ target: document.activeElement });
    const observer = new MutationObserver((changes) => {
      const trail = last.current;
      if (!trail || document.activeElement !== document.body) return;
      const isBack = changes.some(({ type, target }) => type === "attributes" && target === trail.control);
      if (isBack || !trail.control.isConnected) goAlong(trail);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", remember);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", remember);
    };
  }, []);
  return null;
}
