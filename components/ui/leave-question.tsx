"use client";

import { useRouter } from "next/navigation";
import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import { Confirm } from "@/components/ui/confirm";
import { guardLeaving } from "@/components/ui/leaving";
import { say } from "@/messages/say";

type Form = { current: () => boolean };
const Forms = createContext(new Set<Form>());

/** Has what was typed into a form below a `LeaveQuestion` asked about before it is left. */
export function useUnsaved(isUnsaved: () => boolean): void {
  const forms = use(Forms);
  const [form] = useState<Form>(() => ({ current: isUnsaved }));
  // Neither waits for an effect nor ends with one: those of a tab that another one covers rest, what was typed in it does not.
  form.current = isUnsaved;
  useEffect(() => void forms.add(form), [forms, form]);
}

const isElsewhere = (href: string) => new URL(href, window.location.href).pathname !== window.location.pathname;

/** The address that a press of a link leads to, where it is another page of ours in this window. */
function pageBehind(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const ownWay = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || ownWay || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return null;
  return link.href;
}

/** Asks before its page is left with something in a form that was not saved, whatever the way: a link, the search, Back, Sign Out. */
export function LeaveQuestion({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [forms] = useState(() => new Set<Form>());
  const givenUp = useRef(false);
  const [goOn, setGoOn] = useState<() => void>();

  useEffect(() => {
    const isUnsaved = () => !givenUp.current && [...forms].some(({ current }) => current());
    const holdBack = (href: string, go: () => void) => {
      const held = isElsewhere(href) && isUnsaved();
      if (held) setGoOn(() => go);
      return held;
    };
    const unload = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    const click = (event: MouseEvent) => {
      const href = pageBehind(event);
      if (!href || !holdBack(href, () => router.push(href))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Back and Forward. A browser that does not let a page answer to them goes on unasked.
    const step = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      if (holdBack(url, () => window.navigation.traverseTo(key))) event.preventDefault();
    };
    // The navigation may have failed, such as a Sign Out without a connection: typed text then needs the question again.
    const type = () => {
      givenUp.current = false;
    };
    const history = "navigation" in window ? window.navigation : null;
    const release = guardLeaving(holdBack);
    window.addEventListener("beforeunload", unload);
    document.addEventListener("click", click, true);
    document.addEventListener("input", type, true);
    history?.addEventListener("navigate", step);
    return () => {
      release();
      window.removeEventListener("beforeunload", unload);
      document.removeEventListener("click", click, true);
      document.removeEventListener("input", type, true);
      history?.removeEventListener("navigate", step);
    };
  }, [forms, router]);

  return (
    <Forms value={forms}>
      {children}
      <Confirm
        open={goOn !== undefined}
        title={say("common.leaveWithoutSaving")}
        question={say("common.leaveQuestion")}
        consequence={say("common.leaveConsequence")}
        confirmLabel={say("common.leave")}
        onClose={() => setGoOn(undefined)}
        onConfirm={() => {
          setGoOn(undefined);
          // Nothing asks again on the way.
          givenUp.current = true;
          goOn?.();
        }}
      />
    </Forms>
  );
}
