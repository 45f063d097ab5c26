"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type KeptUpload, uploadsOf } from "@/components/documents/kept-uploads";
import { fileProblem } from "@/components/documents/upload-files";
import { documentsQuery, isBeingRead, pollPause, useDocumentsChanged } from "@/components/queries/use-documents";
import type { DocumentDto, UploadedDto } from "@/lib/documents/schema";
import { ApiError, wasCancelled } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { upload } from "@/lib/http/client/upload";
import { say } from "@/messages/say";

/** Where the files go: to a vendor with what was typed, or (null) to the files whose insured's name finds the vendor. */
export type UploadTarget = { vendorId: string; documentType: string | null; expirationDate: string | null } | null;

/** What the panel needs of the answer to an upload. */
export type Stored = Pick<UploadedDto, "id" | "fileName" | "vendor" | "alreadyStored" | "isReadAgain" | "storedElsewhere">;

export type UploadItem = {
  key: number;
  name: string;
  /** null: its page was reloaded. */
  file: File | null;
  target: UploadTarget;
  state: "waiting" | "sending" | "done" | "failed" | "cancelled";
  /** Whole percent of the bytes that have left. */
  percent: number;
  /** Whether it was chosen by itself: only then do toasts tell what became of it. */
  isAlone: boolean;
  /** Why it failed, and whether another try could help. */
  problem?: string;
  hopeless?: boolean;
  answer?: Stored;
};

// More would only share the same line, and the browser has six connections for the whole page.
const atOnce = 3;
// As many as one call may ask for.
const watchedAtOnce = 100;
const slowPause = 10_000;

/** What is wrong with a file, or with whom it is sent to, is so the next time as well. */
const refusals = [400, 404, 413, 415, 422];

/** A limit is reached, or the server cannot take files now. */
const haltingStatuses = [429, 503];

const isUnfinished = ({ state }: UploadItem) => state === "waiting" || state === "sending";

type Sending = { onProgress: (percent: number) => void; signal: AbortSignal };

function sendFile(file: File, target: UploadTarget, { onProgress, signal }: Sending): Promise<UploadedDto> {
  const fields: Record<string, string> = target
    ? { vendorId: target.vendorId, documentType: target.documentType ?? "", expirationDate: target.expirationDate ?? "" }
    : {};
  return upload<UploadedDto>({ path: "/api/documents/upload", fields, fileField: "document", file, onProgress, signal });
}

/** What a failed upload means for its file, and whether the files after it would be refused alike. */
function failureOf(error: unknown): { changes: Partial<UploadItem>; stopsAll: boolean } {
  if (wasCancelled(error)) return { changes: { state: "cancelled" }, stopsAll: false };
  const problem = error instanceof Error ? error.message : say("documents.theUploadFailed");
  const isFull = error instanceof ApiError && error.code === "quota_reached";
  const hopeless = error instanceof ApiError && refusals.includes(error.status) && !isFull;
  const stopsAll = isFull || (error instanceof ApiError && haltingStatuses.includes(error.status));
  return { changes: { state: "failed", problem, hopeless }, stopsAll };
}

function useQuestionBeforeLeaving(isWorking: boolean): void {
  useEffect(() => {
    if (!isWorking) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isWorking]);
}

/** Sends files a few at a time. One that fails stops no other. `owner`: whose files these are, for what a reload leaves. */
export function useUploads(owner: string) {
  const [items, setItems] = useState<UploadItem[]>([]);
  const lastKey = useRef(0);
  const sending = useRef(new Map<number, AbortController>());
  const documentsChanged = useDocumentsChanged();
  const kept = useMemo(() => uploadsOf(owner), [owner]);

  const change = useCallback((key: number, changes: Partial<UploadItem>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  }, []);

  const failWaiting = useCallback((problem: string) => {
    setItems((all) => all.map((item) => (item.state === "waiting" ? { ...item, state: "failed", problem } : item)));
  }, []);

  const append = useCallback((added: readonly Omit<UploadItem, "key">[]) => {
    const withKeys = added.map((item) => {
      lastKey.current += 1;
      return { ...item, key: lastKey.current };
    });
    setItems((all) => [...all, ...withKeys]);
  }, []);

  const send = useCallback(
    async ({ key, file, target, isAlone }: UploadItem) => {
      if (!file) return;
      const controller = new AbortController();
      sending.current.set(key, controller);
      change(key, { state: "sending", percent: 0 });
      try {
        const answer = await sendFile(file, target, { onProgress: (percent) => change(key, { percent }), signal: controller.signal });
        change(key, { state: "done", percent: 100, answer });
        if (isAlone && !answer.alreadyStored) notify.success(say("documents.uploadDone"));
      } catch (error) {
        const { changes, stopsAll } = failureOf(error);
        if (stopsAll) failWaiting(changes.problem ?? "");
        change(key, changes);
        if (isAlone && !wasCancelled(error)) notify.error(say("documents.uploadFailed"), changes.problem);
      }
      sending.current.delete(key);
      // A cancelled file may have arrived in whole before.
      await documentsChanged();
    },
    [change, failWaiting, documentsChanged],
  );

  useEffect(() => {
    const free = atOnce - items.filter(({ state }) => state === "sending").length;
    for (const item of items.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free))) {
      if (!sending.current.has(item.key)) void send(item);
    }
  }, [items, send]);

  // Once: what this page adds before is not of before the reload.
  useEffect(() => {
    const earlier = kept.read().map(asItem);
    setItems((all) => (all.length > 0 ? all : earlier.map((item, at) => ({ ...item, key: -1 - at }))));
  }, [kept]);
  useEffect(() => kept.keep(items.flatMap(worthKeeping)), [kept, items]);

  useEffect(() => {
    const onTheirWay = sending.current;
    return () => {
      for (const controller of onTheirWay.values()) controller.abort();
    };
  }, []);

  const unfinished = items.filter(isUnfinished).length;
  useQuestionBeforeLeaving(unfinished > 0);

  function add(files: readonly File[], target: UploadTarget) {
    const isAlone = files.length === 1;
    append(
      files.map((file) => {
        const problem = fileProblem(file);
        const begin = problem ? { state: "failed" as const, problem, hopeless: true } : { state: "waiting" as const };
        return { name: file.name, file, target, percent: 0, isAlone, ...begin };
      }),
    );
  }

  return {
    items,
    unfinished,
    add,
    clear: () => setItems([]),
    retry: (key: number) => change(key, { state: "waiting", percent: 0 }),
    cancel: (key: number) => {
      const controller = sending.current.get(key);
      if (controller) controller.abort();
      else change(key, { state: "cancelled" });
    },
  };
}
export type Uploads = ReturnType<typeof useUploads>;

/** What is worth telling after a reload: files that were not sent, and stored ones that may still be read or have no vendor. */
function worthKeeping({ name, state, hopeless, answer }: UploadItem): KeptUpload[] {
  if (state === "done") return answer && !answer.alreadyStored ? [{ name, id: answer.id }] : [];
  return state === "cancelled" || hopeless ? [] : [{ name, id: null }];
}

/** A file of before a reload: on file, or never sent, which is said. */
function asItem({ name, id }: KeptUpload): Omit<UploadItem, "key"> {
  const item = { name, file: null, target: null, percent: 0, isAlone: false };
  if (id === null) return { ...item, state: "failed", problem: say("documents.uploadInterrupted"), hopeless: true };
  const answer = { id, fileName: name, vendor: null, alreadyStored: false, isReadAgain: false, storedElsewhere: [] };
  return { ...item, state: "done", answer };
}

/** What has become of stored documents, by id: asked for while any of them is being read or has no vendor. */
export function useReadingResults(ids: readonly string[]): Record<string, DocumentDto> {
  const [results, setResults] = useState<Record<string, DocumentDto>>({});
  const documentsChanged = useDocumentsChanged();
  const isOpen = (id: string) => !results[id] || isBeingRead(results[id]) || !results[id].vendor;
  const open = ids.filter(isOpen).slice(0, watchedAtOnce);
  const { data } = useQuery({
    ...documentsQuery({ ids: open.join(","), limit: watchedAtOnce }),
    enabled: open.length > 0,
    // A file that needs a person changes seldom.
    refetchInterval: open.some((id) => !results[id] || isBeingRead(results[id])) ? pollPause : slowPause,
  });
  useEffect(() => {
    if (data) setResults((known) => ({ ...known, ...Object.fromEntries(data.documents.map((document) => [document.id, document])) }));
  }, [data]);
  // The lists below the dialog show the same.
  const settled = ids.length - open.length;
  useEffect(() => {
    if (settled > 0) void documentsChanged();
  }, [settled, documentsChanged]);
  return results;
}
