"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { documentTypeWords } from "@/components/documents/document-words";
import { acceptedFiles, eachOnce, fileHint, fileProblem } from "@/components/documents/upload-files";
import type { UploadTarget } from "@/components/documents/use-uploads";
import { VendorCombobox } from "@/components/pickers/vendor-combobox";
import { sayIncomplete } from "@/components/queries/use-documents";
import { vendorsQuery } from "@/components/queries/use-vendors";
import { Field } from "@/components/ui/field";
import { FileSelect } from "@/components/ui/file-select";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { uploadForm } from "@/lib/documents/schema";
import { byInsured, documentTypes } from "@/lib/documents/values";
import { say } from "@/messages/say";

const typeOptions = () => documentTypes.map((type) => ({ value: type, label: say(documentTypeWords[type]) }));

const byInsuredOption = {
  value: byInsured,
  get label() {
    return say("documents.uploadByInsuredLabel");
  },
};

type UploadFormProps = {
  vendorId: string;
  files: readonly File[];
  onFiles: (files: File[]) => void;
  onCancel: () => void;
  onUpload: (target: UploadTarget) => void;
};

/** `vendorId`: the vendor whose page this is; without one, files that were dropped find theirs by the insured's name. */
export function UploadForm({ vendorId: chosenBefore, files, onFiles, onCancel, onUpload }: UploadFormProps) {
  const form = useZodForm(uploadForm, {
    vendorId: chosenBefore || (files.length > 0 ? byInsured : ""),
    documentType: "",
    expirationDate: "",
  });
  const vendorId = form.watch("vendorId");
  const { data: anyVendor } = useQuery(vendorsQuery({ page: 1, limit: 1 }));
  // A company without vendors gets them from its certificates.
  const isEmpty = anyVendor?.pagination.total === 0;
  useEffect(() => {
    if (isEmpty && form.getValues("vendorId") === "") form.setValue("vendorId", byInsured);
  }, [isEmpty, form]);
  const ready = files.some((file) => !fileProblem(file)) && vendorId !== "";
  // One type or date for several files, or for a vendor yet unknown, would be wrong for some of them.
  const typed = files.length < 2 && vendorId !== byInsured;

  const add = (added: File[]) => {
    const all = eachOnce([...files, ...added]);
    // Several certificates are seldom one vendor's: each finds its own unless a person has chosen.
    if (all.length > 1 && vendorId === "") form.setValue("vendorId", byInsured);
    onFiles(all);
  };

  const submit = form.handleSubmit(
    ({ documentType, expirationDate }) => {
      if (!ready) return sayIncomplete();
      const typing = typed ? { documentType, expirationDate } : { documentType: null, expirationDate: null };
      onUpload(vendorId === byInsured ? null : { vendorId, ...typing });
    },
    () => !vendorId && sayIncomplete(),
  );

  return (
    <DialogForm submit={{ label: say("documents.upload"), disabled: !ready }} onSubmit={submit} onClose={onCancel}>
      <Field
        label={say("documents.selectVendor")}
        required
        help={vendorId === byInsured && say("documents.uploadByInsuredHelp")}
        error={form.problem("vendorId")}
      >
        {(aria) => (
          <VendorCombobox
            canAdd
            others={[byInsuredOption]}
            placeholder={say("documents.selectAVendor")}
            {...form.choice("vendorId")}
            {...aria}
          />
        )}
      </Field>
      {typed && (
        <>
          <Field label={say("documents.documentTypeLabel")} error={form.problem("documentType")}>
            {(aria) => (
              <Select options={typeOptions()} placeholder={say("documents.detectFromFile")} {...form.control("documentType")} {...aria} />
            )}
          </Field>
          <Field
            label={say("documents.expirationDateLabel")}
            help={say("documents.uploadExpirationHelp")}
            error={form.problem("expirationDate")}
          >
            {(aria) => <Input type="date" {...form.control("expirationDate")} {...aria} />}
          </Field>
        </>
      )}
      <Field label={say("documents.selectFile")} required>
        {(aria) => (
          <FileSelect
            aria={aria}
            accept={acceptedFiles}
            hint={fileHint()}
            files={files}
            problem={fileProblem}
            onAdd={add}
            onRemove={(gone) => onFiles(files.filter((file) => file !== gone))}
          />
        )}
      </Field>
    </DialogForm>
  );
}
