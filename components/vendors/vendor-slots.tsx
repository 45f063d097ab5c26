"use client";

import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { StatusBadge } from "@/components/compliance/compliance-badge";
import { documentLooks } from "@/components/documents/document-looks";
import { useCan, useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { formatDate, formatMoment } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import { slotsQuery, useSlotUpload } from "@/components/vendors/use-slots";
import { ResultBadge } from "@/components/verdicts/result-badge";
import type { SlotDto } from "@/lib/documents/papers/slots-schema";
import { acceptOf } from "@/lib/documents/values";
import { labelled, say } from "@/messages/say";

/** A slot for each kind of document that the vendor must have or that is on file. Shows nothing without one. */
export function VendorSlots({ vendorId }: { vendorId: string }) {
  const { data } = useQuery(slotsQuery(vendorId));
  const mayWrite = useCan("document:write");
  const isDragged = useFilesDragged();
  if (!data || data.slots.length === 0) return null;
  return (
    <Section title={say("vendors.slots")}>
      <ul className="divide-y">
        {data.slots.map((slot) => (
          <Slot key={slot.kind.id} slot={slot} vendorId={vendorId} mayUpload={mayWrite && slot.kind.isInUse} isDragged={isDragged} />
        ))}
      </ul>
    </Section>
  );
}

/** Whether files are dragged over the window: slots then lie above the area that covers the page. */
function useFilesDragged(): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const enter = (event: DragEvent | globalThis.DragEvent) => setDragged(event.dataTransfer?.types.includes("Files") ?? false);
    const leave = (event: globalThis.DragEvent) => event.relatedTarget === null && setDragged(false);
    const end = () => setDragged(false);
    window.addEventListener("dragenter", enter);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", end, true);
    return () => {
      window.removeEventListener("dragenter", enter);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", end, true);
    };
  }, []);
  return isDragged;
}

type SlotProps = { slot: SlotDto; vendorId: string; mayUpload: boolean; isDragged: boolean };

function Slot({ slot: { kind, line, papers }, vendorId, mayUpload, isDragged }: SlotProps) {
  const upload = useSlotUpload(vendorId, kind.id);
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    if (!mayUpload) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(isOver);
  };
  const take = (list: FileList | null) => {
    const [file] = list ?? [];
    if (file) upload.mutate(file);
  };
  return (
    <li
      aria-label={kind.name}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        if (mayUpload) take(event.dataTransfer.files);
      }}
      className={cx("px-5 py-3", isDragged && mayUpload && "relative z-70 bg-surface", over && "bg-accent-soft")}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">{kind.name}</p>
        {line ? (
          <ResultBadge result={line.result} severity={line.severity} />
        ) : (
          <span className="text-ink-3 text-small">{say("vendors.slotNotRequired")}</span>
        )}
      </div>
      {line && line.result !== "pass" && <p className="text-ink-2 text-small">{line.found}</p>}
      <Papers papers={papers} />
      {mayUpload && <Choose name={kind.name} types={kind.fileTypes} upload={upload} onFiles={take} />}
    </li>
  );
}

function Papers({ papers }: { papers: SlotDto["papers"] }) {
  const { company } = useSession();
  // The sentence above already says that the slot is empty.
  if (papers.length === 0) return null;
  return (
    <ul className="mt-1 space-y-1.5">
      {papers.map((paper) => (
        <li key={paper.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <span className="min-w-0">
            <TextLink href={`/documents/${paper.id}`} className="[overflow-wrap:anywhere]">
              {paper.fileName}
            </TextLink>
            <span className="block text-ink-3 text-small tabular-nums">
              {formatMoment(paper.createdAt, company.timeZone)}
              {paper.expirationDate && ` · ${say("verdicts.expiresOn", { day: formatDate(paper.expirationDate) })}`}
            </span>
          </span>
          <StatusBadge {...documentLooks[paper.complianceStatus]} reason={null} />
        </li>
      ))}
    </ul>
  );
}

type ChooseProps = {
  name: string;
  types: readonly string[];
  upload: ReturnType<typeof useSlotUpload>;
  onFiles: (list: FileList | null) => void;
};

/** The file for a slot, chosen or dropped, and how far it is sent. */
function Choose({ name, types, upload, onFiles }: ChooseProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const words = labelled(say("vendors.slotChoose"), name);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button variant="secondary" busy={upload.isPending} aria-label={words} onClick={() => chooser.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {say("vendors.slotChoose")}
      </Button>
      <span role="status" className="text-ink-3 text-small max-sm:hidden">
        {upload.isPending ? say("vendors.slotSending", { percent: upload.percent }) : say("vendors.slotDrop")}
      </span>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptOf(types)}
        aria-label={words}
        onChange={({ target }) => {
          onFiles(target.files);
          target.value = "";
        }}
      />
    </div>
  );
}
