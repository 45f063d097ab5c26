"use client";

import { useQuery } from "@tanstack/react-query";
import { FlaskConical, LogIn, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import {
  testCompanyQuery,
  useDeleteTestCompany,
  useEmptyTestCompany,
  useEnterTestCompany,
  useMakeTestCompany,
} from "@/components/test-company/use-test-company";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { TestCompanyDto } from "@/lib/transfer/test-company/schema";
import { say } from "@/messages/say";

/** The firm's test company: made, opened, emptied and deleted here. */
export function TestCompanyTab() {
  const { data, isError, refetch } = useQuery(testCompanyQuery());
  const mayChange = useCan("test:write");
  const make = useMakeTestCompany();
  return (
    <Section title={say("testCompany.title")}>
      <div className="space-y-4 p-5">
        <p className="max-w-[80ch] text-ink-2">{say("testCompany.hint")}</p>
        {!data &&
          (isError ? (
            <ErrorState
              title={say("common.loadFailed", { what: say("testCompany.theTestCompany") })}
              advice={say("common.retryHint")}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton className="h-24 w-full" />
          ))}
        {data?.testCompany && <Made company={data.testCompany} mayChange={mayChange} />}
        {data?.testCompany === null &&
          (mayChange ? (
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              {!make.isPending && <FlaskConical aria-hidden className="size-4" />}
              {make.isPending ? say("testCompany.making") : say("testCompany.make")}
            </Button>
          ) : (
            <p className="text-ink-2">{say("testCompany.noneYet")}</p>
          ))}
      </div>
    </Section>
  );
}

type MadeProps = { company: NonNullable<TestCompanyDto["testCompany"]>; mayChange: boolean };

function Made({ company: { name, vendors, documents, keys }, mayChange }: MadeProps) {
  const { isTest } = useSession().company;
  const [asked, setAsked] = useState<"empty" | "delete">();
  const enter = useEnterTestCompany();
  const empty = useEmptyTestCompany();
  const remove = useDeleteTestCompany();
  const close = () => setAsked(undefined);
  return (
    <>
      <div>
        <p className="font-medium text-ink [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-2 text-small">{say("testCompany.counts", { vendors, documents, keys })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isTest && (
          <Button busy={enter.isPending} onClick={() => enter.mutate()}>
            {!enter.isPending && <LogIn aria-hidden className="size-4" />}
            {say("testCompany.open")}
          </Button>
        )}
        {mayChange && !isTest && (
          <>
            <Button variant="secondary" onClick={() => setAsked("empty")}>
              <RotateCcw aria-hidden className="size-4" />
              {say("testCompany.empty")}
            </Button>
            <Button variant="secondary" onClick={() => setAsked("delete")}>
              <Trash2 aria-hidden className="size-4" />
              {say("testCompany.deleteConfirm")}
            </Button>
          </>
        )}
      </div>
      <Confirm
        open={asked === "empty"}
        title={say("testCompany.empty")}
        question={say("testCompany.emptyQuestion", { name })}
        consequence={say("testCompany.emptyConsequence")}
        confirmLabel={say("testCompany.empty")}
        busy={empty.isPending}
        onClose={close}
        onConfirm={() => empty.mutate(undefined, { onSettled: close })}
      />
      <Confirm
        open={asked === "delete"}
        title={say("testCompany.deleteTitle")}
        question={say("testCompany.deleteQuestion", { name })}
        consequence={say("testCompany.deleteConsequence")}
        confirmLabel={say("testCompany.deleteConfirm")}
        busy={remove.isPending}
        onClose={close}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
      />
    </>
  );
}
