"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { pictureOf } from "@/components/review/use-review";
import { whenIdle } from "@/components/ui/when-idle";
import type { PageSize } from "@/lib/extraction/schema";

type PagePictureProps = { id: string; page: number; size: PageSize; onBroken: () => void };

/**
 * A page of a file. The server sends it with a small picture, which a slow line brings at once. The sharp one takes its place when
 * the small one is on the screen and nothing else is to be done, or has failed. For one page: another one needs another `key`.
 */
export function PagePicture({ id, page, size, onBroken }: PagePictureProps) {
  const { first, sharp } = pictureOf(id, page);
  const [source, setSource] = useState(first);
  const picture = useRef<HTMLImageElement>(null);
  const giveUp = useEffectEvent(onBroken);

  useEffect(() => {
    let isShown = true;
    const sharpen = async () => {
      const hasFirst = await picture.current?.decode().then(
        () => true,
        () => false,
      );
      if (hasFirst) await new Promise<void>((resolve) => whenIdle(resolve));
      if (!isShown) return;
      // Whole and ready to be drawn before it is put there: nothing is empty in between, and it is not fetched again.
      const better = new Image();
      better.fetchPriority = "low";
      better.src = sharp;
      await better.decode().then(
        () => isShown && setSource(sharp),
        () => isShown && !hasFirst && giveUp(),
      );
    };
    void sharpen();
    return () => {
      isShown = false;
    };
  }, [sharp]);

  return (
    // biome-ignore lint/performance/noImgElement: it is drawn at the sizes that are needed, and private.
    <img
      ref={picture}
      src={source}
      alt={`Page ${page} of the file`}
      width={Math.round(size.width)}
      height={Math.round(size.height)}
      fetchPriority="high"
      // With the rest of the page: a picture that is decoded on its own may be empty for a moment.
      decoding="sync"
      className="block h-auto w-full"
    />
  );
}
