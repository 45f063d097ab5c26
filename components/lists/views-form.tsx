"use client";

import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { useDeleteView, useSaveView } from "@/components/lists/use-views";
import { Checkbox } from "@/components/ui/checkbox";
import { Confirm } from "@/components/ui/confirm";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { isOutdated } from "@/lib/http/client/api";
import { type ViewDto, type ViewList, viewInput } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

type ViewsFormProps = { list: ViewList; views: readonly ViewDto[]; shown: string; onShow: (view: ViewDto) => void; onClose: () => void };

/** The views to go to, and a form that keeps what is shown as another. */
export function ViewsForm({ list, views, shown, onShow, onClose }: ViewsFormProps) {
  const save = useSaveView(list);
  const remove = useDeleteView(list);
  const [removing, setRemoving] = useState<ViewDto>();
  const mayShare = useCan("view:share");
  const mayRemoveShared = useCan("view:remove-shared");
  const form = useZodForm(viewInput, {
    list,
    name: "",
    query: shown,
    shared: false,
    isDefault: false,
  });
  // Another tab may have saved a view of this name, also where none is known here.
  const versionOf = (name: string) => views.find((view) => !view.ownerName && view.name === name)?.version ?? "";
  const submit = form.handleSubmit((input) => save.mutate({ ...input, version: versionOf(input.name) }, { onSuccess: onClose }));

  return (
    <>
      <DialogForm
        submit={{ label: say("lists.saveView"), busy: save.isPending }}
        alert={isOutdated(save.error) && say("lists.viewOutdated")}
        onSubmit={submit}
        onClose={onClose}
      >
        {views.length > 0 && (
          <ul className="divide-y rounded-control border">
            {views.map((view) => (
              <li key={view.id} className="flex min-h-11 items-center gap-2 pr-1 pl-1">
                <button
                  type="button"
                  aria-current={view.query === shown ? "true" : undefined}
                  onClick={() => onShow(view)}
                  className="min-w-0 flex-1 rounded-control px-2 py-2 text-left hover:bg-sunken"
                >
                  <span className="block truncate font-medium text-ink">{view.name}</span>
                  <span className="block truncate text-ink-3 text-small">{wordsOf(view)}</span>
                </button>
                {(!view.ownerName || mayRemoveShared) && (
                  <IconButton
                    label={say("lists.deleteViewName", { name: view.name })}
                    tip={say("common.delete")}
                    onClick={() => setRemoving(view)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        <Field
          label={say("lists.viewName")}
          required
          error={form.problem("name")}
          help={shown ? say("lists.viewNameHelp") : say("lists.viewWhole")}
        >
          {(aria) => <Input maxLength={60} placeholder={say("lists.expiredSoonestFirst")} {...form.control("name")} {...aria} />}
        </Field>
        <div className="space-y-2">
          <Checkbox {...form.control("isDefault")}>{say("lists.viewDefault")}</Checkbox>
          {mayShare && <Checkbox {...form.control("shared")}>{say("lists.viewShare")}</Checkbox>}
        </div>
      </DialogForm>
      <Confirm
        open={removing !== undefined}
        title={say("lists.deleteView")}
        question={say("lists.viewDeleteQuestion", { name: removing?.name })}
        consequence={removing?.shared ? say("lists.sharedViewDeleteConsequence") : say("lists.deleteViewConsequence")}
        confirmLabel={say("common.delete")}
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id, { onSettled: () => setRemoving(undefined) })}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

function wordsOf({ ownerName, shared, isDefault }: ViewDto): string {
  if (ownerName) return say("lists.sharedBy", { owner: ownerName });
  return [say("lists.yours"), shared && say("lists.viewShared"), isDefault && say("lists.opensThisList")].filter(Boolean).join(", ");
}
