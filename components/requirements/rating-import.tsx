"use client";

import { Upload } from "lucide-react";
import { useRef } from "react";
import { z } from "zod";
import { useImportRatings } from "@/components/requirements/use-ratings";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Textarea } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

const listInput = z.object({
  text: z.string().trim().min(1, codedIssue("requirements.ratingListRequired")).max(200_000),
});

/** Takes many ratings at once: pasted rows, or a CSV file, whose text is shown before it is sent. */
export function RatingImport({ onClose }: { onClose: () => void }) {
  const file = useRef<HTMLInputElement>(null);
  const importing = useImportRatings();
  const form = useZodForm(listInput, { text: "" });
  const submit = form.handleSubmit(({ text }) => importing.mutate(text, { onSuccess: onClose, onError: form.showServerProblems }));
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    form.setValue("text", await chosen.text());
    form.clearErrors("text");
    // The same file can be chosen again after it was corrected.
    if (file.current) file.current.value = "";
  };
  return (
    <DialogForm submit={{ label: say("requirements.importRatings"), busy: importing.isPending }} onSubmit={submit} onClose={onClose}>
      <Field label={say("requirements.ratingList")} required help={say("requirements.ratingListHelp")} error={form.problem("text")}>
        {(aria) => (
          <Textarea
            rows={8}
            wrap="off"
            className="font-mono text-small"
            placeholder={say("requirements.ratingListPlaceholder")}
            {...form.control("text")}
            {...aria}
          />
        )}
      </Field>
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={say("requirements.chooseCsvFile")}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Button variant="secondary" onClick={() => file.current?.click()}>
        <Upload aria-hidden className="size-4" />
        {say("requirements.chooseCsvFile")}
      </Button>
    </DialogForm>
  );
}
