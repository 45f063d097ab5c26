"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { VendorCombobox } from "@/components/pickers/vendor-combobox";
import { Choice } from "@/components/ui/choice";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { formatMoment } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { mergePreviewQuery, useMergeVendors } from "@/components/vendors/use-merge";
import type { MergePreviewDto } from "@/lib/vendors/merging/schema";
import { movedKinds, undoDays } from "@/lib/vendors/merging/values";
import { inList, say } from "@/messages/say";

type MergeDialogProps = {
  open: boolean;
  /** One vendor, for which the other one is chosen here, or both. */
  ids: readonly string[];
  onClose: () => void;
  /** With the ids of the vendor that stays and of the one that went. */
  onMerged: (staysId: string, goneId: string) => void;
};

/** Makes one vendor of two: which one stays, what moves, and what is decided where both have the same. */
export function MergeDialog({ open, ids, onClose, onMerged }: MergeDialogProps) {
  return (
    <Dialog title={say("merging.mergeVendors")} open={open} onClose={onClose}>
      {open && <MergeForm ids={ids} onClose={onClose} onMerged={onMerged} />}
    </Dialog>
  );
}

function MergeForm({ ids, onClose, onMerged }: Omit<MergeDialogProps, "open">) {
  const [first = "", second = ""] = ids;
  const [picked, setPicked] = useState(second);
  const [chosen, setChosen] = useState<string>();
  const [contact, setContact] = useState<"stays" | "goes">("stays");
  const isPair = picked !== "" && picked !== first;
  const proposal = useQuery({ ...mergePreviewQuery(first, picked), enabled: isPair });
  const staysId = chosen ?? proposal.data?.proposedId ?? first;
  const goesId = staysId === first ? picked : first;
  const { data, refetch, ...preview } = useQuery({
    ...mergePreviewQuery(staysId, goesId),
    enabled: isPair && proposal.data !== undefined,
  });
  const error = proposal.error ?? preview.error;
  const merge = useMergeVendors();
  const stay = (id: string | undefined) => {
    setChosen(id);
    setContact("stays");
  };
  const pick = (id: string) => {
    setPicked(id);
    stay(undefined);
  };
  return (
    <DialogForm
      submit={{ label: say("merging.mergeVendors"), busy: merge.isPending, disabled: !isPair || !data, variant: "danger" }}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        merge.mutate({ id: staysId, vendorId: goesId, contact }, { onSuccess: () => onMerged(staysId, goesId) });
      }}
    >
      {second === "" && (
        <Field label={say("merging.chooseOther")} required>
          {(aria) => <VendorCombobox placeholder={say("documents.selectAVendor")} value={picked} onChange={pick} {...aria} />}
        </Field>
      )}
      {!isPair ? (
        picked !== "" && <p className="text-ink-2">{say("merging.chooseTwo")}</p>
      ) : error ? (
        <ErrorState
          title={say("common.loadFailed", { what: say("merging.theMerge") })}
          advice={error.message}
          onRetry={() => (proposal.error ? proposal.refetch() : refetch())}
        />
      ) : data ? (
        <>
          <WhichStays preview={data} first={first} staysId={staysId} onChoose={stay} />
          <WhatMoves preview={data} contact={contact} />
          <WhoseContact preview={data} contact={contact} onChoose={setContact} />
          <p className="text-ink-3 text-small">{say("merging.canUndo", { days: undoDays })}</p>
        </>
      ) : (
        <Skeleton className="h-56 w-full" />
      )}
    </DialogForm>
  );
}

const legendClass = "mb-1.5 font-medium text-body text-ink";

type WhichStaysProps = { preview: MergePreviewDto; first: string; staysId: string; onChoose: (id: string) => void };

function WhichStays({ preview: { stays, goes }, first, staysId, onChoose }: WhichStaysProps) {
  const { company } = useSession();
  const both = stays.id === first ? [stays, goes] : [goes, stays];
  return (
    <fieldset>
      <legend className={legendClass}>{say("merging.whichStays")}</legend>
      <div className="divide-y rounded-control border">
        {both.map(({ id, name, email, createdAt, documentsCount }) => (
          <Choice key={id} name="stays" value={id} chosen={staysId} onChoose={onChoose}>
            {name}
            <span className="block font-normal text-ink-3 text-small">
              {say("merging.facts", { email, day: formatMoment(createdAt, company.timeZone) })} ·{" "}
              {say("merging.counts.documents", { count: documentsCount })}
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function WhatMoves({ preview, contact }: { preview: MergePreviewDto; contact: "stays" | "goes" }) {
  const { stays, goes, counts, names, sharedContracts, sameFiles } = preview;
  const { name } = stays;
  const moving = movedKinds.flatMap((kind) => (counts[kind] > 0 ? say(`merging.counts.${kind}`, { count: counts[kind] }) : []));
  const notes = [
    names.length > 0 && say("merging.namesMove", { name, names: inList(names) }),
    ...sharedContracts.map(({ project, contractNumber }) =>
      say("merging.sharedContract", { name, project: contractNumber ? `${project} (${contractNumber})` : project }),
    ),
    sameFiles > 0 && say("merging.sameFiles", { name, count: sameFiles }),
    stays.externalId && goes.externalId && say("merging.externalIds", { name, kept: stays.externalId, other: goes.externalId }),
    stays.email !== goes.email && say("merging.otherAddress", { name, email: contact === "stays" ? goes.email : stays.email }),
  ].filter((note) => typeof note === "string" && note !== "");
  return (
    <section aria-label={say("merging.moves", { name })} className="space-y-2 [overflow-wrap:anywhere]">
      <h3 className="font-medium text-body text-ink">{say("merging.moves", { name })}</h3>
      <p className="text-ink">{moving.length > 0 ? inList(moving) : say("merging.nothingMoves")}</p>
      <ul className="list-disc space-y-1 pl-5 text-ink-2 text-small">
        {notes.map((note) => (
          <li key={String(note)}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

type WhoseContactProps = { preview: MergePreviewDto; contact: "stays" | "goes"; onChoose: (contact: "stays" | "goes") => void };

/** Only asked where both have another address. */
function WhoseContact({ preview: { stays, goes }, contact, onChoose }: WhoseContactProps) {
  if (stays.email.toLowerCase() === goes.email.toLowerCase()) return null;
  const both = { stays, goes };
  return (
    <fieldset>
      <legend className={legendClass}>{say("merging.whoseContact")}</legend>
      <div className="divide-y rounded-control border">
        {(["stays", "goes"] as const).map((whose) => (
          <Choice key={whose} name="contact" value={whose} chosen={contact} onChoose={() => onChoose(whose)}>
            {both[whose].email}
            {(both[whose].contactName || both[whose].phone) && (
              <span className="block font-normal text-ink-3 text-small">
                {[both[whose].contactName, both[whose].phone].filter(Boolean).join(", ")}
              </span>
            )}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
