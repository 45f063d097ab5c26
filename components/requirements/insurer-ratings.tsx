"use client";

import { useQuery } from "@tanstack/react-query";
import { ListPlus, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { ratingsQuery } from "@/components/requirements/requirement-queries";
import { useRemoveRating } from "@/components/requirements/use-ratings";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { type Column, DataTable } from "@/components/ui/data-table";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { lazyPart } from "@/components/ui/lazy-part";
import { RowMenu } from "@/components/ui/row-menu";
import type { RatingDto, RatingListDto } from "@/lib/compliance/ratings/schema";
import { say } from "@/messages/say";

const RatingForm = lazyPart(() => import("@/components/requirements/rating-form").then((file) => file.RatingForm));
const RatingImport = lazyPart(() => import("@/components/requirements/rating-import").then((file) => file.RatingImport));

/** The rating that is edited or, with a part of it, added. */
type Open = { kind: "edit" | "remove"; rating: RatingDto } | { kind: "add"; first: { naic: string; name: string } } | { kind: "import" };

const facts = (): Column<RatingDto>[] => [
  {
    key: "insurer",
    header: say("requirements.insurer"),
    kind: "main",
    className: "sm:w-[34%]",
    cell: ({ name, naic }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="font-medium text-ink">{name}</span>
        <span className="block text-ink-3 text-small tabular-nums">NAIC {naic}</span>
      </span>
    ),
  },
  { key: "rating", header: say("requirements.amBestRating"), cell: ({ rating }) => rating },
  { key: "size", header: say("requirements.financialSize"), cell: ({ size }) => size },
  {
    key: "ratedOn",
    header: say("requirements.ratedOn"),
    cell: ({ ratedOn }) => <span className="text-ink-2 tabular-nums">{ratedOn ? formatDate(ratedOn) : "–"}</span>,
  },
  {
    key: "source",
    header: say("requirements.ratingSource"),
    cell: ({ source }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{source ?? "–"}</span>,
  },
];

/** The firm's own table of insurers, by which requirements for a rating are judged. */
export function InsurerRatings() {
  const mayWrite = useCan("requirements:write");
  const { data, isError, error, refetch } = useQuery(ratingsQuery());
  const [open, setOpen] = useState<Open>();
  const actions: Column<RatingDto> = {
    key: "actions",
    header: say("common.actions"),
    kind: "menu",
    className: "sm:w-24",
    cell: (rating) => (
      <RowMenu
        label={say("requirements.actionsForName", { name: rating.name })}
        actions={[
          { label: say("requirements.editRating"), icon: <Pencil aria-hidden />, run: () => setOpen({ kind: "edit", rating }) },
          { label: say("requirements.deleteRating"), icon: <Trash2 aria-hidden />, run: () => setOpen({ kind: "remove", rating }) },
        ]}
      />
    ),
  };
  return (
    <Section
      title={say("requirements.insurerRatings")}
      className="mt-6"
      aside={
        mayWrite && (
          <span className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={() => setOpen({ kind: "import" })}>
              <ListPlus aria-hidden className="size-4" />
              {say("requirements.importRatings")}
            </Button>
            <Button variant="secondary" onClick={() => setOpen({ kind: "add", first: { naic: "", name: "" } })}>
              <Plus aria-hidden className="size-4" />
              {say("requirements.addRating")}
            </Button>
          </span>
        )
      }
    >
      <p className="max-w-[80ch] px-5 py-3 text-ink-2">{say("requirements.insurerRatingsAbout")}</p>
      {data && data.unrated.length > 0 && (
        <Unrated unrated={data.unrated} onAdd={mayWrite ? (first) => setOpen({ kind: "add", first }) : undefined} />
      )}
      {isError && !data ? (
        <ErrorState
          title={say("common.loadFailed", { what: say("requirements.theInsurerRatings") })}
          advice={error.message}
          onRetry={() => refetch()}
        />
      ) : data?.ratings.length === 0 ? (
        <p className="border-t px-5 py-6 text-center text-ink-3">{say("requirements.noRatings")}</p>
      ) : (
        <div className="border-t">
          <DataTable
            label={say("requirements.insurerRatings")}
            columns={mayWrite ? [...facts(), actions] : facts()}
            rows={data?.ratings}
            rowKey={({ naic }) => naic}
            skeletonRows={2}
          />
        </div>
      )}
      <RatingDialogs open={open} onClose={() => setOpen(undefined)} />
    </Section>
  );
}

function RatingDialogs({ open, onClose }: { open: Open | undefined; onClose: () => void }) {
  const remove = useRemoveRating();
  const removing = open?.kind === "remove" ? open.rating : undefined;
  return (
    <>
      <Dialog
        title={open?.kind === "edit" ? say("requirements.editRating") : say("requirements.addRating")}
        open={open?.kind === "edit" || open?.kind === "add"}
        onClose={onClose}
      >
        {open?.kind === "edit" && <RatingForm shown={open.rating} isNew={false} onClose={onClose} />}
        {open?.kind === "add" && <RatingForm shown={newRating(open.first)} isNew onClose={onClose} />}
      </Dialog>
      <Dialog title={say("requirements.importRatingsTitle")} open={open?.kind === "import"} onClose={onClose}>
        {open?.kind === "import" && <RatingImport onClose={onClose} />}
      </Dialog>
      <Confirm
        open={removing !== undefined}
        title={say("requirements.deleteRating")}
        question={removing ? say("requirements.ratingDeleteQuestion", { name: removing.name }) : ""}
        consequence={say("requirements.deletedRatingMeans")}
        confirmLabel={say("requirements.deleteRating")}
        busy={remove.isPending}
        onClose={onClose}
        onConfirm={() => removing && remove.mutate(removing.naic, { onSettled: onClose })}
      />
    </>
  );
}

/** No version: where a teammate added the insurer meanwhile, the form asks which values to keep. */
const newRating = (first: { naic: string; name: string }) => ({
  ...{ ...first, rating: "" as const, size: "" as const, ratedOn: null, source: null, version: "" },
});

type UnratedProps = { unrated: RatingListDto["unrated"]; onAdd: ((first: { naic: string; name: string }) => void) | undefined };

/** Insurers that certificates name and the table lacks: a requirement for a rating cannot be checked for them. */
function Unrated({ unrated, onAdd }: UnratedProps) {
  return (
    <div className="border-t px-5 py-3">
      <p className="text-ink-2">{say("requirements.unratedInsurers", { count: unrated.length })}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {unrated.map(({ naic, name }) => {
          const shown = `${name ?? ""} NAIC ${naic}`.trim();
          return (
            <li key={naic} className="min-w-0">
              {onAdd ? (
                <Button
                  variant="secondary"
                  aria-label={say("requirements.addRatingOf", { name: shown })}
                  onClick={() => onAdd({ naic, name: name ?? "" })}
                >
                  <Plus aria-hidden className="size-4 shrink-0" />
                  <span className="truncate">{shown}</span>
                </Button>
              ) : (
                <span className="text-ink-2">{shown}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
