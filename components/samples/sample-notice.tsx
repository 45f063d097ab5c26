"use client";

import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { samplesQuery, useRemoveSamples } from "@/components/samples/use-samples";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { inList, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** Says that the company has sample data, and removes it. */
export function SampleNotice() {
  const mayWrite = useCan("vendor:write");
  const { data } = useQuery(samplesQuery());
  const remove = useRemoveSamples();
  const [asking, setAsking] = useState(false);
  if (!data || data.vendors + data.projects === 0) return null;
  const what = inList([say("samples.countVendors", { count: data.vendors }), say("samples.countProjects", { count: data.projects })]);
  return (
    <section
      aria-label={say("samples.sampleData")}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-sunken px-4 py-3"
    >
      <FlaskConical aria-hidden className="size-5 shrink-0 text-ink-3 max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-72 text-ink-2">
        {sayParts("samples.notice", { b: (text) => <strong className="font-semibold text-ink">{text}</strong>, what })}
      </p>
      {mayWrite && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {say("samples.removeSampleData")}
        </Button>
      )}
      <Confirm
        open={asking}
        title={say("samples.removeSampleDataTitle")}
        question={say("samples.removeQuestion", { what })}
        consequence={say("samples.deleteConsequence")}
        confirmLabel={say("samples.removeSampleData")}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
