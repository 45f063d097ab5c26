"use client";

import { useState } from "react";
import { changedParts, firstGates, rulesOf, type Stored } from "@/components/requirements/draft";
import { DraftFields } from "@/components/requirements/draft-fields";
import { UncheckedHolder } from "@/components/requirements/holder-hint";
import { PreviewDialog } from "@/components/requirements/preview-dialog";
import { SetConflict } from "@/components/requirements/set-conflict";
import { useChangeSet, usePreview } from "@/components/requirements/use-requirements";
import { useSetDraft } from "@/components/requirements/use-set-draft";
import { FormAlert } from "@/components/ui/form-alert";
import { useUnsaved } from "@/components/ui/leave-question";
import { SaveBar } from "@/components/ui/save-bar";
import type { RequirementSetDto } from "@/lib/compliance/sets/schema";
import { isOutdated } from "@/lib/http/client/api";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

/** Changes the requirements and gates of a set. Saving first shows which vendors would turn. */
export function SetEditor({ set }: { set: RequirementSetDto }) {
  const editor = useSetDraft(set);
  const { draft, stored, changed, isChanged } = editor;
  const [isAsking, setAsking] = useState(false);
  const [theirs, setTheirs] = useState<Stored>();
  const preview = usePreview();
  const save = useChangeSet(set.id);
  useUnsaved(() => isChanged);

  const ask = () => {
    if (!isChanged) return;
    preview.mutate(
      { setId: set.id, name: set.name, requirements: rulesOf(draft), gates: draft.gates },
      { onSuccess: () => setAsking(true), onError: editor.showFaults },
    );
  };
  const confirm = () =>
    save.mutate(
      { ...changedParts(draft, stored), version: stored.version },
      {
        onSuccess: editor.begin,
        onError: (error) => (isOutdated(error) ? setTheirs(error.current as Stored) : editor.showFaults(error)),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {set.problem && <FormAlert>{say("requirements.problemNote", { problem: set.problem })}</FormAlert>}
      {theirs && (
        <SetConflict
          key={theirs.version}
          before={stored}
          theirs={theirs}
          onTakeTheirs={() => {
            editor.begin({ ...theirs, gates: theirs.gates ?? firstGates });
            setTheirs(undefined);
          }}
          onKeepMine={() => {
            editor.keepMine(theirs);
            setTheirs(undefined);
            notify.success(say("requirements.keepMineNext"));
          }}
        />
      )}
      <UncheckedHolder rules={rulesOf(draft)} onAdd={() => editor.add("certificate-holder")} />
      <DraftFields editor={editor} name={set.name} />
      <SaveBar
        isChanged={isChanged}
        busy={preview.isPending}
        busyText={say("requirements.checkingVendors")}
        blocked={!isChanged || theirs !== undefined}
        onDiscard={editor.discard}
      />
      {isAsking && (
        <PreviewDialog
          title={say("requirements.previewOfSave")}
          preview={preview.data}
          note={[!set.isDefault && say("requirements.notTheDefault"), changed.gates && say("requirements.gatesChanged")]
            .filter(Boolean)
            .join(" ")}
          confirm={{ label: say("requirements.confirmSave"), busy: save.isPending, run: confirm }}
          onBack={() => setAsking(false)}
        />
      )}
    </form>
  );
}
