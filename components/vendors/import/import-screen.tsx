"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FileSelect } from "@/components/ui/file-select";
import { FormAlert } from "@/components/ui/form-alert";
import { formatCount } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { ImportColumns } from "@/components/vendors/import/import-columns";
import { ImportPlan } from "@/components/vendors/import/import-plan";
import { PastImports } from "@/components/vendors/import/past-imports";
import {
  fileKey,
  type ImportWish,
  importCheckQuery,
  isAboutFile,
  listProblem,
  useStartImport,
} from "@/components/vendors/import/use-imports";
import { maximumImportRows } from "@/lib/vendors/import/values";

const guessed: ImportWish = { existing: "skip" };

export function ImportScreen() {
  const mayWrite = useCan("vendor:write");
  const [file, setFile] = useState<File>();
  const [wish, setWish] = useState<ImportWish>(guessed);
  const usable = file && !listProblem(file) ? file : undefined;

  return (
    <>
      <PageHeader
        title="Import Vendors"
        subtitle="Take a whole list of vendors in from a CSV file. You see what will happen before anything is changed."
        action={
          <LinkButton variant="secondary" href="/vendor-list-template.csv" download prefetch={false}>
            <Download aria-hidden className="size-4" />
            Download template
          </LinkButton>
        }
      />
      {mayWrite ? (
        <div className="space-y-4">
          <Card className="px-5 py-5">
            <Field
              label="List of vendors"
              required
              help="In Excel, choose Save As and CSV. Certificates are not part of the list: drop them all at once under Documents afterwards."
            >
              {(aria) => (
                <FileSelect
                  aria={aria}
                  accept=".csv,.tsv,.txt,text/csv"
                  hint={`CSV with commas, semicolons, tabs or pipes, up to ${maximumImportRows.toLocaleString("en-US")} rows and 10 MB`}
                  multiple={false}
                  files={file ? [file] : []}
                  problem={listProblem}
                  onAdd={([chosen]) => {
                    setFile(chosen);
                    setWish(guessed);
                  }}
                  onRemove={() => setFile(undefined)}
                />
              )}
            </Field>
          </Card>
          {usable ? <ImportSteps key={fileKey(usable)} file={usable} wish={wish} onWish={setWish} /> : <PastImports />}
        </div>
      ) : (
        <Card>
          <ErrorState title="You may look, but not import" advice="Ask an administrator of your company." />
        </Card>
      )}
    </>
  );
}

type ImportStepsProps = { file: File; wish: ImportWish; onWish: (wish: ImportWish) => void };

function ImportSteps({ file, wish, onWish }: ImportStepsProps) {
  const router = useRouter();
  const { data: check, error, isPlaceholderData, refetch } = useQuery(importCheckQuery(file, wish));
  const start = useStartImport();
  const started = useRef(false);

  if (error)
    return (
      <Card>
        <ErrorState title="This file cannot be imported" advice={error.message} {...(!isAboutFile(error) && { onRetry: refetch })} />
      </Card>
    );
  if (!check) return <Skeleton className="h-96 rounded-card" />;

  const total = check.create + check.update;
  // What is shown is what will be done, also where it was guessed.
  const shown: ImportWish = { ...wish, mapping: check.columns.map(({ field }) => field), header: check.header };
  const submit = () => {
    // A second press may come before the button shows the first.
    if (started.current) return;
    started.current = true;
    const onError = () => {
      started.current = false;
    };
    start.mutate({ file, wish: shown }, { onSuccess: ({ id }) => router.push(`/vendors/import/${id}`), onError });
  };

  return (
    <div className="space-y-4" aria-busy={isPlaceholderData}>
      <ImportColumns
        check={check}
        onMapping={(mapping) => onWish({ ...shown, mapping })}
        // The columns are guessed anew: with a header by its titles, without by what is in them.
        onHeader={(header) => onWish({ existing: wish.existing, header })}
      />
      {check.missing.length === 0 && (
        <>
          <Section title="What will happen">
            <div className="px-5 py-4 sm:max-w-md">
              <Field
                label="Rows with the name of a vendor that is there already"
                required
                help="Names are the same whatever their case and punctuation; an empty cell changes nothing."
              >
                {(aria) => (
                  <Select
                    options={[
                      { value: "skip", label: "Leave them out" },
                      { value: "update", label: "Change that vendor" },
                    ]}
                    value={wish.existing}
                    onChange={(event) => onWish({ ...shown, existing: event.target.value === "update" ? "update" : "skip" })}
                    {...aria}
                  />
                )}
              </Field>
            </div>
          </Section>
          <ImportPlan check={check} stale={isPlaceholderData} />
        </>
      )}
      {start.error && <FormAlert>{start.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <LinkButton variant="secondary" href="/vendors">
          Cancel
        </LinkButton>
        <Button busy={start.isPending || start.isSuccess} disabled={total === 0 || isPlaceholderData} onClick={submit}>
          {start.isPending ? "Importing..." : `Import ${formatCount(total, "row", "rows")}`}
        </Button>
      </div>
    </div>
  );
}
