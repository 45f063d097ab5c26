"use client";

import type { GivenExhibit } from "@/components/requirements/use-exhibit";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { FileSelect } from "@/components/ui/file-select";
import { FormAlert } from "@/components/ui/form-alert";
import { Textarea } from "@/components/ui/input";
import { useUnsaved } from "@/components/ui/leave-question";
import { largestExhibit, longestExhibit } from "@/lib/compliance/exhibits/lengths-values";
import { ApiError } from "@/lib/http/client/api";
import { say } from "@/messages/say";

type ExhibitSourceProps = {
  text: string;
  setText: (text: string) => void;
  file: File | undefined;
  setFile: (file: File | undefined) => void;
  busy: boolean;
  error: Error | null;
  onEdit: () => void;
  onRead: (given: GivenExhibit) => void;
};

/** Asks for the exhibit: a file, or its text. */
export function ExhibitSource({ text, setText, file, setFile, busy, error, onEdit, onRead }: ExhibitSourceProps) {
  useUnsaved(() => !busy && text.trim() !== "");
  const fields = error instanceof ApiError ? error.fields : {};
  const isAboutText = fields.text !== undefined || (!file && fields.file !== undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onRead(file ? { file } : { text });
      }}
    >
      <Card className="max-w-3xl space-y-5 p-5">
        {error && Object.keys(fields).length === 0 && <FormAlert>{error.message}</FormAlert>}
        <Field label={say("requirements.exhibitFile")} required={text.trim() === ""} error={file ? fields.file : undefined}>
          {(aria) => (
            <FileSelect
              aria={aria}
              accept=".pdf,.docx,.doc,.png,.jpg,.jpeg,.tif,.tiff"
              hint={say("requirements.exhibitFileHint")}
              multiple={false}
              files={file ? [file] : []}
              problem={({ size }) => (size > largestExhibit ? say("requirements.exhibitTooLarge") : undefined)}
              onAdd={([added]) => {
                setFile(added);
                onEdit();
              }}
              onRemove={() => {
                setFile(undefined);
                onEdit();
              }}
            />
          )}
        </Field>
        <Field
          label={say("requirements.exhibitText")}
          required={!file}
          help={file ? say("requirements.exhibitFileFirst") : undefined}
          error={isAboutText ? (fields.text ?? fields.file) : undefined}
        >
          {(aria) => (
            <Textarea
              {...aria}
              rows={10}
              maxLength={longestExhibit}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                onEdit();
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" busy={busy}>
            {say("requirements.readExhibit")}
          </Button>
          <p role="status" className="text-ink-2 text-small">
            {busy ? say("requirements.readingExhibit") : say("requirements.exhibitStays")}
          </p>
        </div>
      </Card>
    </form>
  );
}
