"use client";

import { type ComponentType, useEffect, useState } from "react";
import { networkMessage } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";

const whenIdle = (act: () => void) => (window.requestIdleCallback ? window.requestIdleCallback(act) : window.setTimeout(act, 200));

/**
 * Something that opens over the page. Its code is no part of the page's first load: it comes when the browser has nothing else to
 * do, at the latest when it is first opened. Once opened it stays, so that it can close in its own time. When its code does not
 * come, that is said, and it is closed for another try.
 */
export function loadLater<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: (props: Props) => boolean,
) {
  // biome-ignore lint/correctness/noComponentHookFactories: it is called once for each kind of thing, beside the imports.
  return function LoadedLater(props: Props) {
    const { onClose } = props;
    const open = isOpen(props);
    const [Content, setContent] = useState<ComponentType<Props>>();

    // Without a connection later on, what came before still opens.
    useEffect(() => {
      whenIdle(() => load().catch(() => null));
    }, []);

    useEffect(() => {
      if (!open || Content) return;
      load()
        .then((loaded) => setContent(() => loaded))
        .catch(() => {
          notify.error(networkMessage);
          onClose();
        });
    }, [open, Content, onClose]);

    return Content && <Content {...props} />;
  };
}
