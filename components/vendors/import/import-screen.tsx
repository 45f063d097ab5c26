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
import { formatNumber } from "@/components/ui/format";
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
import type { ImportCheckDto } from "@/lib/vendors/import/schema";
import { maximumImportRows } from "@/lib/vendors/import/values";
import { say } from "@/messages/say";

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
        title={say("vendors.importVendorsTitle")}
        subtitle={say("vendors.importHint")}
        action={
          <LinkButton variant="secondary" href="/vendor-list-template.csv" download prefetch={false}>
            <Download aria-hidden className="size-4" />
            {say("vendors.downloadTemplate")}
          </LinkButton>
        }
      />
      {mayWrite ? (
        <div className="space-y-4">
          <Card className="px-5 py-5">
            <Field label={say("vendors.listOfVendors")} required help={say("vendors.importDocumentsHint")}>
              {(aria) => (
                <FileSelect
                  aria={aria}
                  accept=".xlsx,.xlsm,.csv,.tsv,.txt,text/csv"
                  hint={say("vendors.importLimits", { most: formatNumber(maximumImportRows) })}
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
          <ErrorState title={say("vendors.importViewOnly")} advice={say("vendors.importViewOnlyHint")} />
        </Card>
      )}
    </>
  );
}

/** Cells copied from a spreadsheet arrive as tab-separated text. */
function PasteField({ onPaste }: { onPaste: (list: File) => void }) {
  return (
    <div className="mt-5 max-w-[640px]">
      <Field label={say("vendors.pasteCells")} help={say("vendors.importPasteHelp")}>
        {(aria) => (
          <Textarea
            rows={2}
            placeholder={say("vendors.pasteHere")}
            onPaste={(event) => {
              const text = event.clipboardData.getData("text/plain");
              if (text.trim() === "") return;
              event.preventDefault();
              onPaste(new File([text], say("vendors.pastedCellsTsv"), { type: "text/tab-separated-values" }));
            }}
            {...aria}
          />
        )}
      </Field>
    </div>
  );
}

/** The sheet or the encoding that is shown, with nothing else decided. */
const sourceOf = ({ sheet, encoding }: ImportCheckDto, existing: ImportWish["existing"]): ImportWish => ({
  existing,
  ...(sheet ? { sheet } : { encoding }),
});

type ImportStepsProps = { file: File; wish: ImportWish; onWish: (wish: ImportWish) => void };

function Unusable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Card>
      <ErrorState title={say("vendors.importFileRefused")} advice={error.message} {...(!isAboutFile(error) && { onRetry })} />
    </Card>
  );
}

function ImportSteps({ file, wish, onWish }: ImportStepsProps) {
  const router = useRouter();
  const { data: check, error, isPlaceholderData, refetch } = useQuery(importCheckQuery(file, wish));
  const start = useStartImport();
  const started = useRef(false);

  if (error) return <Unusable error={error} onRetry={refetch} />;
  if (!check) return <Skeleton className="h-96 rounded-card" />;

  const total = check.create + check.update;
  // What is shown is what will be done, also where it was guessed.
  const source = sourceOf(check, wish.existing);
  const shown: ImportWish = { ...source, mapping: check.columns.map(({ field }) => field), header: check.header };
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
        // The columns are guessed again: with a header by its titles, without by their values.
        onHeader={(header) => onWish({ ...source, header })}
        // Another sheet or encoding is another list: everything else is guessed again.
        onSource={(changed) => onWish({ existing: wish.existing, ...changed })}
      />
      {check.missing.length === 0 && check.fault === null && (
        <>
          <Section title={say("vendors.whatWillHappen")}>
            <div className="px-5 py-4 sm:max-w-md">
              <Field label={say("vendors.importMatchesLabel")} required help={say("vendors.importMatchesHelp")}>
                {(aria) => (
                  <Select
                    options={[
                      { value: "skip", label: say("vendors.skipTheseRows") },
                      { value: "update", label: say("vendors.updateTheVendor") },
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
          {say("common.cancel")}
        </LinkButton>
        <Button
          busy={start.isPending || start.isSuccess}
          disabled={total === 0 || check.overLimit !== null || isPlaceholderData}
          onClick={submit}
        >
          {start.isPending
            ? say("vendors.importingNow")
            : say("vendors.importTotal", { total: say("vendors.countRows", { count: total }) })}
        </Button>
      </div>
    </div>
  );
}
