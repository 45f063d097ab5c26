"use client";

import { useState } from "react";
import { documentTypeWords } from "@/components/documents/document-words";
import { sayIncomplete, useUploadDocument } from "@/components/documents/use-documents";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { FileSelect } from "@/components/ui/file-select";
import { FormAlert } from "@/components/ui/form-alert";
import { formatSize } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { Progress } from "@/components/ui/progress";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { VendorPicker } from "@/components/vendors/vendor-picker";
import { acceptedExtensions, documentTypes, maximumFileBytes, uploadFields } from "@/lib/documents/schema";

const typeOptions = documentTypes.map((type) => ({ value: type, label: documentTypeWords[type] }));
const accept = acceptedExtensions.map((extension) => `.${extension}`).join(",");
const hint = `${acceptedExtensions.join(", ").toUpperCase()}, up to ${formatSize(maximumFileBytes)}`;

/** Why this file cannot be sent, told before any byte leaves. */
export function fileProblem({ name, size }: { name: string; size: number }): string | undefined {
  const extension = name.split(".").at(-1)?.toLowerCase();
  if (!acceptedExtensions.some((accepted) => accepted === extension))
    return `This kind of file cannot be read. Please choose one of ${hint}.`;
  if (size > maximumFileBytes) return `This file is larger than ${formatSize(maximumFileBytes)}. Please choose a smaller file.`;
  return size === 0 ? "This file is empty." : undefined;
}

export function UploadForm({ vendorId: chosenBefore, onClose }: { vendorId: string; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const upload = useUploadDocument();
  const form = useZodForm(uploadFields, { vendorId: chosenBefore, documentType: "", expirationDate: "" });
  const vendorId = form.watch("vendorId");
  const problem = file ? fileProblem(file) : undefined;
  const ready = file !== null && !problem && vendorId !== "";

  const submit = form.handleSubmit(
    (fields) => {
      if (!file || problem) return sayIncomplete();
      upload.mutate({ file, ...fields }, { onSuccess: onClose, onError: form.showServerProblems });
    },
    () => !vendorId && sayIncomplete(),
  );

  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-col">
      <DialogBody>
        {upload.isError && <FormAlert>{upload.error.message}</FormAlert>}
        <Field label="Select Vendor" required error={form.problem("vendorId")}>
          {(aria) => (
            <div className="space-y-2">
              <VendorPicker searchable chosenId={vendorId} placeholder="Select a vendor" {...form.control("vendorId")} {...aria} />
            </div>
          )}
        </Field>
        <Field label="Document Type" error={form.problem("documentType")}>
          {(aria) => <Select options={typeOptions} placeholder="Read it from the file" {...form.control("documentType")} {...aria} />}
        </Field>
        <Field
          label="Expiration Date"
          help="Leave empty to use the earliest date on the document. A date typed here wins."
          error={form.problem("expirationDate")}
        >
          {(aria) => <Input type="date" {...form.control("expirationDate")} {...aria} />}
        </Field>
        <Field label="Select File" required error={problem}>
          {(aria) => <FileSelect aria={aria} accept={accept} hint={hint} file={file} onFile={setFile} disabled={upload.isPending} />}
        </Field>
        {upload.isPending && <Progress label="Sent" percent={upload.percent} />}
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={upload.isPending} disabled={!ready}>
          {upload.isPending ? "Uploading..." : "Upload"}
        </Button>
      </DialogActions>
    </form>
  );
}
