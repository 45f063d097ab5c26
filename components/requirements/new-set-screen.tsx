"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { NewSetEditor } from "@/components/requirements/new-set-editor";
import { readySetsQuery } from "@/components/requirements/requirement-queries";
import { RequirementsHeader } from "@/components/requirements/requirements-header";
import { RuleList } from "@/components/requirements/rule-list";
import { type ReadyKey, readyMeanings, readyNames } from "@/components/requirements/rule-names";
import { SetName } from "@/components/requirements/set-name";
import { useCreateSet } from "@/components/requirements/use-requirements";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { LeaveQuestion } from "@/components/ui/leave-question";
import { Skeleton } from "@/components/ui/skeleton";
import type { ReadySetListDto } from "@/lib/compliance/sets/schema";
import { say } from "@/messages/say";

type Start = ReadyKey | "empty" | "contract";

/** A new set, from the library, from a contract or from nothing. */
export function NewSetScreen() {
  const [name, setName] = useState("");
  const [isEmptyBegun, setEmptyBegun] = useState(false);
  return (
    <LeaveQuestion>
      <BackLink href="/requirements">{say("requirements.allSets")}</BackLink>
      <RequirementsHeader title={say("requirements.newSet")} subtitle={say("requirements.newSetSubtitle")} />
      {isEmptyBegun ? (
        <NewSetEditor name={name} />
      ) : (
        <Library
          onEmpty={(typed) => {
            setName(typed);
            setEmptyBegun(true);
          }}
        />
      )}
    </LeaveQuestion>
  );
}

function Library({ onEmpty }: { onEmpty: (name: string) => void }) {
  const router = useRouter();
  const { data, isError, error, refetch } = useQuery(readySetsQuery());
  const [start, setStart] = useState<Start>("default");
  const [name, setName] = useState<string>();
  const create = useCreateSet();
  const chosen = data?.sets.find(({ key }) => key === start);
  const isReady = start !== "empty" && start !== "contract";
  const shownName = name ?? (isReady ? say(readyNames[start]) : "");

  const submit = () => {
    if (start === "contract") return router.push("/requirements/from-contract");
    if (start === "empty") return onEmpty(shownName);
    create.mutate({ ready: start, name: shownName }, { onSuccess: ({ id }) => router.replace(`/requirements/${id}`) });
  };

  if (isError && !data)
    return (
      <ErrorState
        title={say("common.loadFailed", { what: say("requirements.theRequirementSets") })}
        advice={error.message}
        onRetry={() => refetch()}
      />
    );
  return (
    <form
      noValidate
      className="grid items-start gap-4 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Section title={say("requirements.startFrom")}>
        <Starts sets={data?.sets} start={start} onChoose={setStart} />
        <div className="space-y-4 border-t p-5">
          {start !== "contract" && <SetName name={shownName} isTyped={name !== undefined} create={create} onName={setName} />}
          <Button type="submit" busy={create.isPending}>
            {isReady ? say("requirements.createSet") : say("requirements.continue")}
          </Button>
        </div>
      </Section>
      <Section title={isReady ? say(readyNames[start]) : say(otherStarts[start].name)}>
        {!isReady ? (
          <p className="px-5 py-4 text-ink-2">{say(otherStarts[start].means)}</p>
        ) : chosen ? (
          <>
            <RuleList rules={chosen.requirements} />
            <p className="border-t px-5 py-2.5 text-ink-3 text-small">{say("requirements.brokerNote")}</p>
          </>
        ) : (
          <Skeleton className="m-5 h-60" />
        )}
      </Section>
    </form>
  );
}

const otherStarts = {
  contract: { name: "requirements.fromContract", means: "requirements.startContractMeans" },
  empty: { name: "requirements.emptySet", means: "requirements.emptySetMeans" },
} as const;

type StartsProps = { sets: ReadySetListDto["sets"] | undefined; start: Start; onChoose: (start: Start) => void };

function Starts({ sets, start, onChoose }: StartsProps) {
  const starts: { key: Start; label: string; means: string }[] = [
    ...(sets ?? []).map(({ key }) => ({ key, label: say(readyNames[key]), means: say(readyMeanings[key]) })),
    ...(["contract", "empty"] as const).map((key) => ({ key, label: say(otherStarts[key].name), means: say(otherStarts[key].means) })),
  ];
  return (
    <fieldset className="divide-y">
      <legend className="sr-only">{say("requirements.startFrom")}</legend>
      {starts.map(({ key, label, means }) => (
        <label
          key={key}
          className={cx("flex cursor-pointer items-start gap-3 px-5 py-2.5", key === start ? "bg-sunken" : "hover:bg-ground")}
        >
          <input
            type="radio"
            name="start"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={key === start}
            onChange={() => onChoose(key)}
          />
          <span>
            <span className="block font-medium text-ink">{label}</span>
            <span className="block text-ink-2 text-small">{means}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
