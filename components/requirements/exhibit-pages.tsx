"use client";

import { useQuery } from "@tanstack/react-query";
import { exhibitPageQuery } from "@/components/requirements/use-exhibit";
import { placeOf } from "@/components/review/page-places";
import { cx } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import type { ExhibitDto, Proposal } from "@/lib/compliance/exhibits/schema";
import { say } from "@/messages/say";

type Page = ExhibitDto["pages"][number];
type Shown = { proposals: readonly Proposal[]; selected: Proposal | undefined; onSelect: (id: string) => void };

/** The exhibit beside its proposals: the pictures of its pages with a box around each quote, or its lines. */
export function ExhibitPages({ pages, file, ...shown }: Shown & { pages: readonly Page[]; file: File | undefined }) {
  return (
    <div className="space-y-4">
      {pages.map((page) =>
        file && page.lines.length === 0 ? (
          <PictureOfPage key={page.number} page={page} file={file} {...shown} />
        ) : (
          <LinesOfPage key={page.number} page={page} {...shown} />
        ),
      )}
    </div>
  );
}

function PictureOfPage({ page, file, proposals, selected, onSelect }: Shown & { page: Page; file: File }) {
  const { data: address, isError, error } = useQuery(exhibitPageQuery(file, page.number));
  const own = proposals.flatMap(({ id, quotes, question }) =>
    quotes.flatMap((quote) => (quote.page === page.number ? quote.boxes.map((box) => ({ id, box, question })) : [])),
  );
  return (
    <div className="relative overflow-hidden rounded-card border bg-surface">
      {address ? (
        // biome-ignore lint/performance/noImgElement: a picture that this browser holds
        <img
          src={address}
          alt={say("requirements.pageOfExhibit", { page: page.number })}
          width={Math.round(page.width)}
          height={Math.round(page.height)}
          className="block h-auto w-full"
        />
      ) : isError ? (
        <p className="px-5 py-8 text-center text-ink-2">{error.message}</p>
      ) : (
        <Skeleton className="aspect-[17/22] w-full" />
      )}
      {/* Hidden from programs that read aloud: each quote is in the list beside it. */}
      <div aria-hidden className="absolute inset-0">
        {own.map(({ id, box, question }) => (
          <Place
            key={`${id} ${box.join(" ")}`}
            isSelected={selected?.id === id}
            isQuestion={question !== null}
            style={placeOf(box, page)}
            onPress={() => onSelect(id)}
          />
        ))}
      </div>
    </div>
  );
}

type PlaceProps = { isSelected: boolean; isQuestion: boolean; style: ReturnType<typeof placeOf>; onPress: () => void };

function Place({ isSelected, isQuestion, style, onPress }: PlaceProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-marked={isSelected || undefined}
      onClick={onPress}
      className={cx(
        "absolute cursor-pointer rounded-[2px] hover:outline-1 hover:outline-link",
        isQuestion ? "bg-yellow/15" : "bg-link/10",
        isSelected && "z-1 border-2 border-link ring-4 ring-link/35",
      )}
      style={style}
    />
  );
}

/** A Word file or a text, which has no places: the selected words are marked in their lines. */
function LinesOfPage({ page, selected }: Shown & { page: Page }) {
  const quotes = selected?.quotes.map(({ text }) => text) ?? [];
  return (
    <div className="space-y-2 rounded-card border bg-surface p-5 text-small">
      {page.lines.map((line, at) => {
        const isMarked = isQuoted(line, quotes);
        return (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never change
            key={at}
            data-marked={isMarked || undefined}
            className={cx("[overflow-wrap:anywhere]", isMarked ? "rounded-[2px] bg-link/10 ring-2 ring-link/35" : "text-ink-2")}
          >
            {line}
          </p>
        );
      })}
    </div>
  );
}

const plain = (text: string) => text.replace(/[\s|]+/g, " ");
const isQuoted = (line: string, quotes: readonly string[]) =>
  quotes.some((quote) => plain(line).includes(plain(quote)) || (line.length > shortLine && plain(quote).includes(plain(line))));
/** Letters of a line that says too little to be found inside of a quote. */
const shortLine = 12;
