"use client";

import dynamic from "next/dynamic";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

const pauseMilliseconds = 3000;

/**
 * A part that loads when it is first rendered, such as the form in a dialog or a tab. A failed load would otherwise replace the
 * whole page with the error page. Instead, it is tried again until it works. `Loading` takes its place meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, Loading: ComponentType = PartLoading) {
  return dynamic(() => loadAgain(load), { ssr: false, loading: () => <Loading /> });
}

/** A part that comes as HTML with its page and wakes up when its script is there: what is above it answers sooner. */
export function lateHtml<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(() => loadAgain(load).then((part) => ({ default: part as ComponentType<object> })));
  return (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** For a part that is rendered closed and so loads right after the page. */
export const Nothing: ComponentType = () => null;

async function loadAgain<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await connectionBack();
    }
  }
}

/** When the browser says so, or after a pause: it does not notice every lost connection. */
function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, pauseMilliseconds);
  });
}

function PartLoading() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy className="px-5 pt-1 pb-5 sm:px-6">
      <p role="status" className="min-h-5 text-ink-2">
        {isSlow && say("ui.partOffline")}
      </p>
      <Skeleton className="mt-2 h-48 w-full" />
    </div>
  );
}
