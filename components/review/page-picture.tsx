"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pictureOf } from "@/components/review/use-review";
import type { PageSize } from "@/lib/extraction/schema";
import { say } from "@/messages/say";

type PagePictureProps = { id: string; page: number; size: PageSize; onBroken: () => void };

/** One page of a file. Phones get a small AVIF first, which a slow line brings soon, and then the sharp picture. Needs a `key` per page. */
export function PagePicture({ id, page, size, onBroken }: PagePictureProps) {
  const { first, sharp } = pictureOf(id, page);
  const [isSettled, setSettled] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const settle = ({ naturalWidth, currentSrc }: HTMLImageElement) => {
    // Without its source, the browser loads the sharp picture, and shows the first one meanwhile.
    if (naturalWidth > 0 || currentSrc.endsWith(first)) setSettled(true);
    else onBroken();
  };
  const settleNow = useEffectEvent(settle);

  // It may have loaded, or failed, before the page was hydrated.
  useEffect(() => {
    if (picture.current?.complete) settleNow(picture.current);
  }, []);

  return (
    <picture>
      {!isSettled && <source media="(width < 640px)" type="image/avif" srcSet={first} />}
      <img
        ref={picture}
        src={sharp}
        alt={say("review.pageAlt", { page })}
        width={Math.round(size.width)}
        height={Math.round(size.height)}
        fetchPriority="high"
        decoding="sync"
        onLoad={(event) => settle(event.currentTarget)}
        onError={(event) => settle(event.currentTarget)}
        className="block h-auto w-full"
      />
    </picture>
  );
}
