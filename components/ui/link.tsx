"use client";

import NextLink from "next/link";
import { type ComponentProps, useRef, useState } from "react";

/** How long someone stays at a link that is meant: the pointer crosses many on its way down a list. */
const restMillis = 60;

/**
 * A link whose page is fetched ahead, with its data, once someone stays at it: a click then shows the page at once. Next fetches every link
 * in view instead: a list of ten rows was 27 more requests, each with a session to look up.
 */
export function Link({ prefetch, onPointerEnter, onPointerLeave, onFocus, onBlur, ...rest }: ComponentProps<typeof NextLink>) {
  const [isWanted, setWanted] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => {
    timer.current = setTimeout(() => setWanted(true), restMillis);
  };
  const leave = () => clearTimeout(timer.current);
  return (
    <NextLink
      prefetch={prefetch ?? isWanted}
      onPointerEnter={(event) => {
        stay();
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        leave();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        stay();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}
