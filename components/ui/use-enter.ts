"use client";

import { type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";

/** Enter may come before the answer. It then selects the first option as soon as the answer arrives. */
export function useEnter(waiting: boolean, choose: () => void): { press: (event: KeyboardEvent) => void; forget: () => void } {
  const [isEntered, setEntered] = useState(false);
  const chooseNow = useEffectEvent(choose);
  useEffect(() => {
    if (!isEntered || waiting) return;
    setEntered(false);
    chooseNow();
  }, [isEntered, waiting]);
  return {
    press: (event) => {
      if (event.key !== "Enter" || !waiting || event.nativeEvent.isComposing) return;
      event.preventDefault();
      setEntered(true);
    },
    forget: () => setEntered(false),
  };
}
