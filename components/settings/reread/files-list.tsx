"use client";

import { useQuery } from "@tanstack/react-query";
import { writtenValue } from "@/components/review/field-looks";
import { Opening } from "@/components/settings/reread/opening";
import { filesQuery, type Run } from "@/components/settings/reread/use-reread";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { RereadFileListDto, SaidRereadChange } from "@/lib/documents/rereading/schema";
import { kindOf } from "@/lib/documents/review/rules";
import { labelled, say } from "@/messages/say";

type FilesProps = { run: Run; state: "kept" | "different"; count: number };

/** Certificates that keep their reading, or those that read differently. */
export function FilesList({ run, state, count }: FilesProps) {
  const words = say(state === "kept" ? "settings.rereadKept" : "settings.rereadShowDifferent", { count });
  return (
    <div className="border-t">
      <Opening summary={<span className="text-ink">{words}</span>}>
        {(page, setPage) => <Files run={run} state={state} page={page} onPage={setPage} />}
      </Opening>
    </div>
  );
}

function Files({ run, state, page, onPage }: Omit<FilesProps, "count"> & { page: number; onPage: (page: number) => void }) {
  const { data } = useQuery(filesQuery(run, state, page));
  if (!data) return <Skeleton className="mx-5 mb-4 h-24" />;
  return (
    <div>
      <ul className="divide-y border-t bg-sunken/40">
        {data.documents.map((document) => (
          <li key={document.id} className="px-5 py-3">
            {document.vendor && <p className="font-medium text-ink [overflow-wrap:anywhere]">{document.vendor.name}</p>}
            <DocumentChanges {...document} />
            {document.kept && <p className="text-ink-2 text-small [overflow-wrap:anywhere]">{whyKept(document)}</p>}
          </li>
        ))}
      </ul>
      <Pagination {...data.pagination} onPage={onPage} />
    </div>
  );
}

const whyKept = ({ kept, error }: RereadFileListDto["documents"][number]) => (kept === "held" ? say("settings.rereadHeld") : error);

/** A document, and each of its values that differs: as it counts now, and as it would. */
export function DocumentChanges({ id, fileName, changes }: { id: string; fileName: string; changes: SaidRereadChange[] }) {
  return (
    <div className="text-small">
      <TextLink alone href={`/documents/${id}`} className="[overflow-wrap:anywhere]">
        {fileName}
      </TextLink>
      {changes.length > 0 && (
        <ul className="text-ink-2 [overflow-wrap:anywhere]">
          {changes.map((change, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same field of two certificates of a file has one pointer
            <li key={at}>
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Change({ change }: { change: SaidRereadChange }) {
  const { name, pointer, from, to, wasDoubtful, isDoubtful } = change;
  const written = (value: typeof from, doubtful: boolean) => {
    const words = writtenValue({ pointer, kind: kindOf(pointer) ?? "text" }, value);
    if (words === null) return say(doubtful ? "review.unreadableInSentence" : "review.notStatedText");
    return doubtful ? say("settings.rereadToCheck", { value: words }) : words;
  };
  const [was, is] = [written(from, wasDoubtful), written(to, isDoubtful)];
  if (was === is) return labelled(name, say("settings.rereadDetails"));
  return (
    <>
      {labelled(name, "")} <s className="text-ink-3">{was}</s>
      <span className="sr-only"> {say("review.became")} </span> → {is}
    </>
  );
}
