"use client";

import { Activity, type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { asleep, wake } from "@/components/ui/early";
import { useSent } from "@/components/ui/use-sent";
import { whenIdle } from "@/components/ui/when-idle";
import { networkMessage } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";

/**
 * Something that opens over the page. Its code is no part of the page's first load: it comes when the browser has nothing else to
 * do, at the latest when it is first opened. Once opened it stays, so that it can close in its own time. When its code does not
 * come, that is said, and it is closed for another try. `always`: it is there as soon as its code is, for what also does
 * something while it is closed.
 */
export function loadLater<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
  { always = false } = {},
) {
  let known: ComponentType<Props> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each kind of thing, beside the imports.
  return function LoadedLater(props: Props) {
    const { onClose } = props;
    const open = isOpen(props);
    const [Content, setContent] = useState<ComponentType<Props> | undefined>(() => known);

    // Without a connection later on, what came before still opens.
    useEffect(() => {
      whenIdle(() =>
        load()
          .then((loaded) => {
            known = loaded;
            if (always) setContent(() => loaded);
          })
          .catch(() => null),
      );
    }, []);

    useEffect(() => {
      if (!open || Content) return;
      load()
        .then((loaded) => {
          known = loaded;
          setContent(() => loaded);
        })
        .catch(() => {
          notify.error(networkMessage);
          onClose();
        });
    }, [open, Content, onClose]);

    return Content && <Content {...props} />;
  };
}

/**
 * A part of the page that the server sends as it is, and whose code comes after the page: until then it shows what it will show,
 * and what is typed and pressed in it counts (components/ui/early). `place` holds its place where it is opened later on.
 */
export function loadPart<Props extends object>(load: () => Promise<ComponentType<Props>>, place?: ReactNode) {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each part, beside the imports.
  return function LoadedPart(props: Props) {
    const part = useRef<HTMLDivElement>(null);
    return (
      <div ref={part} {...{ [asleep]: "" }}>
        <Waiting place={place}>
          <Part {...props} />
          <Waking part={part} />
        </Waiting>
      </div>
    );
  };
}

/**
 * Waits for code. What the server sends is no Suspense: React would send its content at the page's end and have a script put it in
 * its place 0.3 s after the rest. An Activity is sent where it stands, and waits as well.
 */
function Waiting({ place, children }: { place: ReactNode; children: ReactNode }) {
  const [sent] = useState(useSent());
  // The very same element while it waits: React takes another one for news, and draws the part anew without what was typed into it.
  return useMemo(
    () => (sent ? <Activity>{children}</Activity> : <Suspense fallback={place}>{children}</Suspense>),
    [sent, place, children],
  );
}

function Waking({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (part.current) wake(part.current);
  }, [part]);
  return null;
}
