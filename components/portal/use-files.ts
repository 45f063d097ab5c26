import { useEffect, useRef, useState } from "react";
import { callPortal, sendPortalFile } from "@/lib/http/client/portal";

/** A file on its way, or one that did not arrive. `known`: the company has it already, and may read it again. */
export type Sending = { key: number; name: string; percent: number; error: string | null; known: "stored" | "read_again" | null };

/** Quickly at first, since most files are read within seconds. */
const quickMillis = 1000;
const slowMillis = 4000;
const quickTries = 30;

/** The page of a link as it is now, and the sending of files to it. Asks again as long as files are being read. */
export function useFiles<Page extends { isReading: boolean }>(token: string, path: "" | "/insureds", first: Page) {
  const [page, setPage] = useState(first);
  const [sendings, setSendings] = useState<Sending[]>([]);
  const [tries, setTries] = useState(0);
  const nextKey = useRef(0);

  const refresh = async () => {
    const fresh = await callPortal<Page>(token, path).catch(() => null);
    if (fresh) setPage(fresh);
    setTries((count) => count + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try, also one that failed, leads to the next
  useEffect(() => {
    if (!page.isReading) return;
    const timer = setTimeout(refresh, tries < quickTries ? quickMillis : slowMillis);
    return () => clearTimeout(timer);
  }, [page.isReading, tries]);

  const change = (key: number, patch: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...patch } : one)));
  const sendOne = async (key: number, file: File, kindId?: string) => {
    try {
      const { alreadyStored, isReadAgain } = await sendPortalFile(token, { file, kindId }, (percent) => change(key, { percent }));
      if (alreadyStored || isReadAgain) change(key, { known: isReadAgain ? "read_again" : "stored" });
      else setSendings((all) => all.filter((one) => one.key !== key));
    } catch (error) {
      change(key, { error: error instanceof Error ? error.message : String(error) });
    }
  };
  /** One after the other: a phone's line is narrow, and the first one is read meanwhile. */
  const send = async (files: readonly File[], kindId?: string) => {
    const queued = files.map((file) => ({ file, key: nextKey.current++ }));
    const added = queued.map(({ key, file }) => ({ key, name: file.name, percent: 0, error: null, known: null }));
    setSendings((all) => [...added, ...all.filter(({ error, known }) => !error && !known)]);
    setTries(0);
    for (const { key, file } of queued) {
      await sendOne(key, file, kindId);
      await refresh();
    }
  };
  return { page, setPage, sendings, send };
}
