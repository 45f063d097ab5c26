"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, ExternalLink, FileWarning, ZoomIn, ZoomOut } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Entry } from "@/components/review/entries";
import { MarkBoxes } from "@/components/review/mark-boxes";
import { PagePicture } from "@/components/review/page-picture";
import { LinkedPlace, PagePlaces } from "@/components/review/page-places";
import { pagesQuery } from "@/components/review/use-review";
import { useShownSpot } from "@/components/review/use-shown-spot";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { MarkDto } from "@/lib/documents/review/marks-schema";
import type { DocumentDto } from "@/lib/documents/schema";
import type { Box, PageSize } from "@/lib/extraction/schema";
import { say } from "@/messages/say";

// The page is sent without style attributes, which its policy forbids.
const zooms = [
  {
    get name() {
      return say("review.fitWidth");
    },
    width: "w-full",
  },
  { name: "125%", width: "w-[125%]" },
  { name: "150%", width: "w-[150%]" },
  { name: "200%", width: "w-[200%]" },
  { name: "300%", width: "w-[300%]" },
] as const;
/** The step of zoom at which a phone shows letters that can be read. */
const legibleOnPhones = 3;
/** Until the user zooms, also before a script has detected the kind of screen. */
const untouched = "w-full max-sm:w-[200%]";

function onPhones(tell: () => void): () => void {
  const phone = phoneQuery();
  phone.addEventListener("change", tell);
  return () => phone.removeEventListener("change", tell);
}
const phoneQuery = () => window.matchMedia("(width < 640px)");

/** The marks that are asked about, and the one that is shown. */
type ShownMarks = { open: readonly MarkDto[]; selected: MarkDto | null; focusOn: (mark: MarkDto) => void };
type PageViewProps = {
  document: DocumentDto;
  entries: readonly Entry[];
  selected: Entry | null;
  marks?: ShownMarks;
  onSelect: (entry: Entry) => void;
};
const noMarks: ShownMarks = { open: [], selected: null, focusOn: () => {} };

/** The file as it looks, with the place of each value; without pictures its lines, or why it cannot be shown. */
export function PageView({ document, ...shown }: PageViewProps) {
  const { data: pages, isError, error, refetch } = useQuery(pagesQuery(document.id));
  if (pages?.kind === "picture") return <Pictures id={document.id} fileUrl={document.fileUrl} sizes={pages.pages} {...shown} />;
  if (pages?.kind === "lines")
    return (
      <Frame>
        <p className="border-b px-4 py-2.5 text-ink-3 text-small">{say("review.wordFileHint")}</p>
        <ol className="min-h-0 flex-1 space-y-1 overflow-auto px-4 py-3">
          {pages.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is what stands at its place.
            <li key={at} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
        </ol>
      </Frame>
    );
  if (!pages && !isError)
    return (
      <Frame>
        <div aria-busy className="flex-1 p-4">
          <Skeleton className="h-full w-full" />
        </div>
      </Frame>
    );
  return (
    <Frame low>
      <CannotShow
        reason={pages?.reason ?? error?.message ?? ""}
        fileUrl={document.isQuarantined ? null : document.fileUrl}
        onRetry={() => void refetch()}
      />
    </Frame>
  );
}

/** `low`: only as high as what is in it. */
function Frame({ low = false, children }: { low?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={say("review.theFile")}
      className={cx(
        "flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface",
        !low && "sticky top-14 z-20 h-[42dvh] lg:top-18 lg:z-auto lg:h-[calc(100dvh-6rem)]",
      )}
    >
      {children}
    </section>
  );
}

function CannotShow({ reason, fileUrl, onRetry }: { reason: string; fileUrl: string | null; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-1 flex-col items-center justify-center gap-2 overflow-auto p-6 text-center">
      <FileWarning aria-hidden className="size-8 shrink-0 text-ink-3" />
      <p className="font-medium text-ink">{say("review.pageFailedTitle")}</p>
      <p className="max-w-sm text-ink-2">{reason}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button variant="secondary" onClick={onRetry}>
          {say("common.tryAgain")}
        </Button>
        {fileUrl && (
          <LinkButton href={fileUrl} target="_blank" prefetch={false} variant="secondary">
            <ExternalLink aria-hidden className="size-4" />
            {say("review.openTheFile")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

type PicturesProps = Omit<PageViewProps, "document"> & { id: string; fileUrl: string; sizes: readonly PageSize[] };

function Pictures({ id, fileUrl, sizes, entries, selected, marks = noMarks, onSelect }: PicturesProps) {
  const first = entries.find(({ spot }) => spot)?.spot?.page ?? 1;
  const [turned, setTurned] = useState<{ page: number; for: string }>();
  const isPhone = useSyncExternalStore(
    onPhones,
    () => phoneQuery().matches,
    () => false,
  );
  const [chosen, setZoom] = useState<number>();
  const zoom = chosen ?? (isPhone ? legibleOnPhones : 0);
  const [broken, setBroken] = useState<string>();
  const desk = useRef<HTMLDivElement>(null);
  const { spot, linked, cause } = useShownSpot(id, selected, marks.selected);
  // A selected value shows its page until the user turns to another one.
  const own = spot?.page ?? first;
  const page = Math.min(turned && turned.for === cause ? turned.page : own, sizes.length);
  const size = sizes[page - 1] ?? { width: 612, height: 792 };
  const turn = (to: number) => setTurned({ page: to, for: cause });
  const { width } = zooms[zoom] ?? zooms[0];
  const isHydrated = useHydrated();
  useSpotInView(desk, spot?.page === page ? spot.box : null, { pageWidth: size.width, zoom });

  const source = `${id}/${page}`;
  // What is only guessed shows when it is asked for.
  const shown = entries.filter(({ spot: place, key }) => place?.page === page && (!place.isGuess || key === selected?.key));
  return (
    <Frame>
      <PageTools page={page} pages={sizes.length} zoom={zoom} onTurn={turn} onZoom={setZoom} />
      {broken === source ? (
        <CannotShow reason={say("review.pageFailedReason")} fileUrl={fileUrl} onRetry={() => setBroken(undefined)} />
      ) : (
        <section
          ref={desk}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={say("review.pagePage", { page })}
          className="min-h-0 flex-1 overflow-auto bg-sunken -outline-offset-2"
        >
          <div className={cx("relative bg-white", chosen === undefined ? untouched : width)}>
            <PagePicture key={source} id={id} page={page} size={size} onBroken={() => setBroken(source)} />
            {isHydrated && <PagePlaces entries={shown} size={size} selected={selected} onSelect={onSelect} />}
            {isHydrated && <MarkBoxes marks={marks.open} page={page} size={size} selected={marks.selected} onSelect={marks.focusOn} />}
            {isHydrated && linked?.page === page && linked.box && <LinkedPlace box={linked.box} size={size} />}
          </div>
        </section>
      )}
    </Frame>
  );
}

type PageToolsProps = { page: number; pages: number; zoom: number; onTurn: (page: number) => void; onZoom: (zoom: number) => void };

/** Turns pages and zooms. */
function PageTools({ page, pages, zoom, onTurn, onZoom }: PageToolsProps) {
  const isHydrated = useHydrated();
  const { name } = zooms[zoom] ?? zooms[0];
  return (
    <div className="flex min-h-11 items-center gap-1 border-b px-2">
      {pages > 1 && (
        <>
          <IconButton label={say("review.previousPage")} disabled={!isHydrated || page <= 1} onClick={() => onTurn(page - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <span aria-live="polite" className="text-small tabular-nums">
            {say("review.pageCounter", { page, pages })}
          </span>
          <IconButton label={say("review.nextPage")} disabled={!isHydrated || page >= pages} onClick={() => onTurn(page + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </>
      )}
      <span className="ml-auto flex items-center gap-1">
        <IconButton label={say("review.smaller")} disabled={zoom === 0} onClick={() => onZoom(zoom - 1)}>
          <ZoomOut aria-hidden />
        </IconButton>
        <Button variant="ghost" onClick={() => onZoom(0)} disabled={zoom === 0} className="px-2! tabular-nums">
          {name}
        </Button>
        <IconButton label={say("review.larger")} disabled={!isHydrated || zoom === zooms.length - 1} onClick={() => onZoom(zoom + 1)}>
          <ZoomIn aria-hidden />
        </IconButton>
      </span>
    </div>
  );
}

type Shown = { pageWidth: number; zoom: number };

/** Scrolls to the place of the selected value, in points of the page, when it changes. */
function useSpotInView(desk: RefObject<HTMLDivElement | null>, spot: Box | null, { pageWidth, zoom }: Shown): void {
  const [left, top, right, bottom] = spot ?? [0, 0, 0, 0];
  const hasSpot = spot !== null;

  useEffect(() => {
    const view = desk.current;
    if (!view || !hasSpot) return;
    const scale = view.scrollWidth / pageWidth;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    view.scrollTo({
      left: ((left + right) / 2) * scale - view.clientWidth / 2,
      top: ((top + bottom) / 2) * scale - view.clientHeight / 2,
      behavior: calm || zoom !== 0 ? "auto" : "smooth",
    });
  }, [desk, left, top, right, bottom, hasSpot, pageWidth, zoom]);
}
