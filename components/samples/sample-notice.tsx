"use client";

import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { samplesQuery, useRemoveSamples } from "@/components/samples/use-samples";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { formatCount } from "@/components/ui/format";

/** Tells that the company has sample data and removes it. */
export function SampleNotice() {
  const mayWrite = useCan("vendor:write");
  const { data } = useQuery(samplesQuery());
  const remove = useRemoveSamples();
  const [asking, setAsking] = useState(false);
  if (!data || data.vendors + data.projects === 0) return null;
  const what = `${formatCount(data.vendors, "vendor", "vendors")} and ${formatCount(data.projects, "project", "projects")}`;
  return (
    <section aria-label="Sample data" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border bg-sunken px-4 py-3">
      <FlaskConical aria-hidden className="size-5 shrink-0 text-ink-3 max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-72 text-ink-2">
        <strong className="font-semibold text-ink">Sample data:</strong> {what} are invented. Sample vendors get no email.
      </p>
      {mayWrite && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Remove Sample Data
        </Button>
      )}
      <Confirm
        open={asking}
        title="Remove sample data"
        question={`Are you sure you want to remove ${what}?`}
        consequence="This deletes the sample vendors with all their documents, and the sample projects. Your own data stays."
        confirmLabel="Remove Sample Data"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
