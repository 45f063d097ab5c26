"use client";

import NextLink from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link whose page is fetched ahead once someone points at it or focuses it. Next fetches every link in view instead: a list of ten
 * rows was 27 more requests, each with a session to look up.
 */
export function Link({ prefetch, onPointerEnter, onFocus, ...rest }: ComponentProps<typeof NextLink>) {
  const [isWanted, setWanted] = useState(false);
  return (
    <NextLink
      prefetch={prefetch ?? (isWanted ? null : false)}
      onPointerEnter={(event) => {
        setWanted(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setWanted(true);
        onFocus?.(event);
      }}
      {...rest}
    />
  );
}
