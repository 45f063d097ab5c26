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
import { Textarea } from "@/components/ui/input";
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
  const take = (chosen: File | undefined) => {
    setFile(chosen);
    setWish(guessed);
  };
  const usable = file && !listProblem(file) ? file : undefined;

  return (
    <>
      <PageHeader
        title="Import Vendors"
        subtitle="Add vendors in bulk from an Excel or CSV file. You'll see a preview before anything changes."
        action={
          <LinkButton variant="secondary" href="/vendor-list-template.csv" download prefetch={false}>
            <Download aria-hidden className="size-4" />
            Download Template
          </LinkButton>
        }
      />
      {mayWrite ? (
        <div className="space-y-4">
          <Card className="px-5 py-5">
            <Field label="List of vendors" required help="Upload certificates later, all at once, under Documents.">
              {(aria) => (
                <FileSelect
                  aria={aria}
                  accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv"
                  hint={`Excel (the first sheet) or CSV, up to ${maximumImportRows.toLocaleString("en-US")} rows and 10 MB`}
                  multiple={false}
                  files={file ? [file] : []}
                  problem={listProblem}
                  onAdd={([chosen]) => take(chosen)}
                  onRemove={() => setFile(undefined)}
                />
              )}
            </Field>
            {!file && <PasteField onPaste={take} />}
          </Card>
          {usable ? <ImportSteps key={fileKey(usable)} file={usable} wish={wish} onWish={setWish} /> : <PastImports />}
        </div>
      ) : (
        <Card>
          <ErrorState title="You can view imports but not start one" advice="Ask a company admin." />
        </Card>
      )}
    </>
  );
}

/** Cells copied from a spreadsheet arrive as tab-separated text. */
function PasteField({ onPaste }: { onPaste: (list: File) => void }) {
  return (
    <div className="mt-5 max-w-[640px]">
      <Field label="Or paste cells from Excel" help="Copy the rows in Excel or Google Sheets, with the column names, and paste them here.">
        {(aria) => (
          <Textarea
            rows={2}
            placeholder="Paste here"
            onPaste={(event) => {
              const text = event.clipboardData.getData("text/plain");
              if (text.trim() === "") return;
              event.preventDefault();
              onPaste(new File([text], "Pasted cells.tsv", { type: "text/tab-separated-values" }));
            }}
            {...aria}
          />
        )}
      </Field>
    </div>
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
                label="Rows That Match an Existing Vendor"
                required
                help="Upper and lower case and punctuation don't matter. Blank cells change nothing."
              >
                {(aria) => (
                  <Select
                    options={[
                      { value: "skip", label: "Skip these rows" },
                      { value: "update", label: "Update the vendor" },
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
      {check.overLimit && <FormAlert>{check.overLimit}</FormAlert>}
      {start.error && start.error.message !== check.overLimit && <FormAlert>{start.error.message}</FormAlert>}
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <LinkButton variant="secondary" href="/vendors">
          Cancel
        </LinkButton>
        <Button
          busy={start.isPending || start.isSuccess}
          disabled={total === 0 || check.overLimit !== null || isPlaceholderData}
          onClick={submit}
        >
          {start.isPending ? "Importing..." : `Import ${formatCount(total, "row", "rows")}`}
        </Button>
      </div>
    </div>
  );
}
