"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { DocumentChanges, FilesList } from "@/components/settings/reread/files-list";
import { Opening } from "@/components/settings/reread/opening";
import { type Run, turningQuery, useApply, useDiscard } from "@/components/settings/reread/use-reread";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { causeNames } from "@/lib/compliance/verdicts/causes-values";
import { isGood } from "@/lib/compliance/verdicts/order-rules";
import type { TurnGroup } from "@/lib/documents/rereading/schema";
import { say } from "@/messages/say";

/** What the new readings would change, and the decision about them. */
export function RereadPreview({ run }: { run: Run }) {
  const { files, different, turned, kept, groups } = run;
  return (
    <Section title={say("settings.rereadPreview")}>
      <div className="space-y-4 px-5 py-4">
        <div className="max-w-[70ch]" role="status">
          <p className="font-medium text-ink">
            {different === 0 ? say("settings.rereadNoneDiffer", { files: files - kept }) : say("settings.rereadDifferent", run)}
          </p>
          {different > 0 && (
            <p className="text-ink-2">
              {say("settings.rereadTurned", { turned })} {say("settings.rereadCorrections")}
            </p>
          )}
        </div>
        <Decision run={run} />
      </div>
      {groups.length > 0 && (
        <ul aria-label={say("settings.rereadByReason")} className="divide-y border-t">
          {groups.map((group) => (
            <li key={`${group.from} ${group.to} ${group.cause}`}>
              <Group run={run} group={group} />
            </li>
          ))}
        </ul>
      )}
      {different > 0 && <FilesList run={run} state="different" count={different} />}
      {kept > 0 && <FilesList run={run} state="kept" count={kept} />}
    </Section>
  );
}

function Decision({ run: { id, different } }: { run: Run }) {
  const [asking, setAsking] = useState<"use" | "discard">();
  const apply = useApply(id);
  const discard = useDiscard(id);
  const close = () => setAsking(undefined);
  if (different === 0) {
    return (
      <Button busy={discard.isPending} onClick={() => discard.mutate()}>
        {say("settings.rereadDone")}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setAsking("use")}>{say("settings.rereadUse")}</Button>
      <Button variant="secondary" onClick={() => setAsking("discard")}>
        {say("settings.rereadDiscard")}
      </Button>
      <Confirm
        open={asking === "use"}
        title={say("settings.rereadUse")}
        question={say("settings.rereadUseQuestion", { different })}
        consequence={say("settings.rereadUseMeans")}
        confirmLabel={say("settings.rereadUse")}
        harmless
        busy={apply.isPending}
        onClose={close}
        onConfirm={() => apply.mutate(undefined, { onSettled: close })}
      />
      <Confirm
        open={asking === "discard"}
        title={say("settings.rereadDiscard")}
        question={say("settings.rereadDiscardQuestion")}
        consequence={say("settings.rereadDiscardMeans")}
        confirmLabel={say("settings.rereadDiscard")}
        busy={discard.isPending}
        onClose={close}
        onConfirm={() => discard.mutate(undefined, { onSettled: close })}
      />
    </div>
  );
}

/** A vendor that becomes good was not before, for that cause. */
function causeInWords({ to, cause }: TurnGroup): string {
  if (cause === "") return "";
  const words = say(causeNames[cause]);
  return isGood(to) ? say("settings.rereadBefore", { cause: words }) : words;
}

/** Vendors that turn from one badge to another for one cause; opened, each with what differs in its files. */
function Group({ run, group }: { run: Run; group: TurnGroup }) {
  const { from, to, vendors } = group;
  const summary = (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="flex flex-wrap items-center gap-1.5">
        <ComplianceBadge status={from} />
        <ArrowRight role="img" aria-label={say("settings.rereadTurnsTo")} className="size-4 text-ink-3" />
        <ComplianceBadge status={to} />
      </span>
      <span className="text-ink-2">{causeInWords(group)}</span>
      <span className="ml-auto font-medium text-ink tabular-nums">{say("vendors.countVendors", { count: vendors })}</span>
    </span>
  );
  return <Opening summary={summary}>{(page, setPage) => <Vendors run={run} group={group} page={page} onPage={setPage} />}</Opening>;
}

function Vendors({ run, group, page, onPage }: { run: Run; group: TurnGroup; page: number; onPage: (page: number) => void }) {
  const { data } = useQuery(turningQuery(run, group, page));
  if (!data) return <Skeleton className="mx-5 mb-4 h-24" />;
  return (
    <div>
      <ul className="divide-y border-t bg-sunken/40">
        {data.vendors.map(({ id, name, reason, documents }) => (
          <li key={id} className="px-5 py-3">
            <TextLink alone href={`/vendors/${id}`} className="[overflow-wrap:anywhere]">
              {name}
            </TextLink>
            {reason && <p className="text-ink-2 text-small [overflow-wrap:anywhere]">{reason}</p>}
            {documents.map((document) => (
              <DocumentChanges key={document.id} {...document} />
            ))}
          </li>
        ))}
      </ul>
      <Pagination {...data.pagination} onPage={onPage} />
    </div>
  );
}
