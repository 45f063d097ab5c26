"use client";

import { useEffect } from "react";

/**
 * A control that is disabled while it works loses the focus, and with it a keyboard its place on the page. It gets the focus back
 * when it can be used again, unless the person went elsewhere meanwhile.
 */
export function KeepFocus() {
  useEffect(() => {
    // It may have come there before the page was awake.
    let last: EventTarget | null = document.activeElement;
    const remember = ({ target }: Event) => {
      last = target;
    };
    const observer = new MutationObserver((changes) => {
      const back = changes.find(({ target }) => target === last)?.target;
      if (back instanceof HTMLElement && document.activeElement === document.body) back.focus({ preventScroll: true });
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", remember);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", remember);
    };
  }, []);
  return null;
}
