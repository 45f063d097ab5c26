"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { firstGates, rulesOf, type Stored } from "@/components/requirements/draft";
import { DraftFields } from "@/components/requirements/draft-fields";
import { PreviewDialog } from "@/components/requirements/preview-dialog";
import { SetName } from "@/components/requirements/set-name";
import { useCreateSet, usePreview } from "@/components/requirements/use-requirements";
import { useSetDraft } from "@/components/requirements/use-set-draft";
import { Card } from "@/components/ui/card";
import { useUnsaved } from "@/components/ui/leave-question";
import { SaveBar } from "@/components/ui/save-bar";
import { say } from "@/messages/say";

const nothing: Stored = { requirements: [], gates: firstGates, version: "" };

/** A set from nothing: it is stored once it has a requirement. */
export function NewSetEditor({ name: firstName }: { name: string }) {
  const router = useRouter();
  const editor = useSetDraft(nothing);
  const { draft } = editor;
  const [name, setName] = useState(firstName);
  const [isAsking, setAsking] = useState(false);
  const isCreated = useRef(false);
  const preview = usePreview();
  const create = useCreateSet();
  useUnsaved(() => !isCreated.current && editor.isChanged);
  const set = { name, requirements: rulesOf(draft), gates: draft.gates };

  const confirm = () =>
    create.mutate(set, {
      onSuccess: ({ id }) => {
        isCreated.current = true;
        router.replace(`/requirements/${id}`);
      },
      onError: (error) => {
        setAsking(false);
        editor.showFaults(error);
      },
    });

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        preview.mutate(set, { onSuccess: () => setAsking(true), onError: editor.showFaults });
      }}
    >
      <Card className="p-5">
        <SetName name={name} create={create} onName={setName} />
      </Card>
      <DraftFields editor={editor} name={name} />
      <SaveBar
        isChanged={editor.isChanged}
        busy={preview.isPending}
        busyText={say("requirements.checkingVendors")}
        blocked={!editor.isChanged}
        onDiscard={editor.discard}
      />
      {isAsking && (
        <PreviewDialog
          title={say("requirements.previewOfSave")}
          preview={preview.data}
          note={say("requirements.newSetConcerns")}
          confirm={{ label: say("requirements.confirmSave"), busy: create.isPending, run: confirm }}
          onBack={() => setAsking(false)}
        />
      )}
    </form>
  );
}
