"use client";

import { useEffect } from "react";
import { goAlong, noteFocus, type Trail, trailOf } from "@/components/ui/focus-place";

/**
 * A control that is disabled while it works loses the focus, and with it a keyboard its place on the page. It gets the focus back
 * when it can be used again, unless the person went elsewhere meanwhile. When it is gone instead, the focus goes near to it.
 */
export function KeepFocus() {
  useEffect(() => {
    let last: Trail | undefined;
    const remember = ({ target }: { target: EventTarget | null }) => {
      last = target instanceof HTMLElement ? trailOf(target) : undefined;
    };
    const note = (event: FocusEvent) => {
      remember(event);
      if (last) noteFocus(last);
    };
    // It may have come there before the page was awake.
    remember({ target: document.activeElement });
    const observer = new MutationObserver((changes) => {
      if (!last || document.activeElement !== document.body) return;
      const isBack = changes.some(({ type, target }) => type === "attributes" && target === last?.control);
      if (isBack || !last.control.isConnected) goAlong(last);
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
