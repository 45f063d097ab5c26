"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import { Confirm } from "@/components/ui/confirm";

/** The address that a press of a link leads to, where it is another page of ours in this window. */
function pageBehind(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const ownWay = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || ownWay || link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return null;
  return link.pathname === window.location.pathname ? null : link.href;
}

/** Asks before a form is left with something in it that was not saved. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: () => boolean }) {
  const router = useRouter();
  const [target, setTarget] = useState<string>();
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const href = pageBehind(event);
    if (!href || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(href);
  });
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => onUnload(event);
    const click = (event: MouseEvent) => onClick(event);
    window.addEventListener("beforeunload", unload);
    document.addEventListener("click", click, true);
    return () => {
      window.removeEventListener("beforeunload", unload);
      document.removeEventListener("click", click, true);
    };
  }, []);

  return (
    <Confirm
      open={target !== undefined}
      title="Leave without saving"
      question="Are you sure you want to leave this page?"
      consequence="What you have typed here was not saved."
      confirmLabel="Leave"
      busy={false}
      onClose={() => setTarget(undefined)}
      onConfirm={() => {
        setTarget(undefined);
        if (target) router.push(target);
      }}
    />
  );
}
