"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keyCallsQuery } from "@/components/api-keys/use-keys";
import { useSession } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { formatNumber, formatTime } from "@/components/ui/format";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { KeyDto } from "@/lib/accounts/api-keys/schema";
import type { KeyCallDto } from "@/lib/accounts/key-calls/schema";
import { type CallFilter, callFilters, callsKeptDays } from "@/lib/accounts/key-calls/values";
import { type PlainKey, say } from "@/messages/say";

const filters: Record<CallFilter, PlainKey> = {
  all: "keys.callsAll",
  ok: "keys.callsOk",
  "4xx": "keys.callsRefused",
  "5xx": "keys.callsFailed",
};
const toneOf = (status: number): Tone => (status < 400 ? "blue" : status < 500 ? "yellow" : "red");

/** What a key called in the last days, the newest first, and what came of each call. */
export function CallsDialog({ apiKey, onClose }: { apiKey: KeyDto; onClose: () => void }) {
  const [status, setStatus] = useState<CallFilter>("all");
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(keyCallsQuery(apiKey.id, status));
  const calls = data?.pages.flatMap((page) => page.calls);
  return (
    <Dialog open title={say("keys.requestsOf", { name: apiKey.name })} onClose={onClose}>
      <DialogBody>
        <p className="text-ink-2">{say("keys.requestsHint", { days: callsKeptDays })}</p>
        <Field label={say("common.status")} required>
          {(aria) => (
            <Select
              className="max-w-60"
              options={callFilters.map((value) => ({ value, label: say(filters[value]) }))}
              value={status}
              onChange={(event) => setStatus(event.target.value as CallFilter)}
              {...aria}
            />
          )}
        </Field>
        {!calls &&
          (isError ? (
            <ErrorState
              title={say("common.loadFailed", { what: say("keys.theRequests") })}
              advice={say("common.retryHint")}
              onRetry={() => void refetch()}
            />
          ) : (
            <div aria-busy className="h-40 py-3">
              <Skeleton className="h-full w-full" />
            </div>
          ))}
        {calls?.length === 0 && <p className="text-ink-2">{say("keys.noRequests")}</p>}
        <ul className="divide-y">
          {calls?.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </ul>
        {hasNextPage && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say("keys.showOlder")}
          </Button>
        )}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{say("ui.close")}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Call({ call: { at, method, path, status, code, fields, millis, requestId } }: { call: KeyCallDto }) {
  const { company } = useSession();
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <code className="text-ink [overflow-wrap:anywhere]">
          {method} {path}
        </code>
        <Badge tone={toneOf(status)}>{String(status)}</Badge>
        {code && (
          <TextLink href={`/developers/errors#${code}`} target="_blank">
            {code}
          </TextLink>
        )}
        {fields.length > 0 && (
          <span className="text-ink-2 [overflow-wrap:anywhere]">
            {say("keys.wrongFields", { count: fields.length, names: fields.join(", ") })}
          </span>
        )}
      </p>
      <p className="text-ink-3 text-small tabular-nums [overflow-wrap:anywhere]">
        {formatTime(at, company.timeZone)} · {say("keys.milliseconds", { millis: formatNumber(millis) })} · <code>{requestId}</code>
      </p>
    </li>
  );
}
