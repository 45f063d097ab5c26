"use client";

import { useQuery } from "@tanstack/react-query";
import { Bookmark, Trash2 } from "lucide-react";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useDeleteView, useSaveView, viewsQuery } from "@/components/lists/use-views";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { wholeList } from "@/components/ui/use-address";
import { type ViewDto, type ViewList, viewInput } from "@/lib/lists/schema";

/** The filters and the order that the address holds; the page is none of a view. */
function useShownQuery(): string {
  const params = new URLSearchParams(useSearchParams());
  params.delete("page");
  return params.toString();
}

/** Filters and order of a list under names: one's own, and those that others share. One's default opens the plain list: the page leads to it. */
export function Views({ list }: { list: ViewList }) {
  const router = useRouter();
  const path = usePathname();
  const shown = useShownQuery();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(viewsQuery(list));

  function show({ query }: ViewDto) {
    setOpen(false);
    router.push(query ? `${path}?${query}` : `${path}?${wholeList}`, { scroll: false });
  }

  const here = data?.views.find(({ query }) => query === shown && query !== "");
  return (
    <>
      <Button variant="ghost" className="max-w-48" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{here ? here.name : "Views"}</span>
      </Button>
      <Dialog title="Views" open={open} onClose={() => setOpen(false)}>
        <ViewsBody list={list} views={data?.views ?? []} shown={shown} onShow={show} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

type ViewsBodyProps = { list: ViewList; views: readonly ViewDto[]; shown: string; onShow: (view: ViewDto) => void; onClose: () => void };

function ViewsBody({ list, views, shown, onShow, onClose }: ViewsBodyProps) {
  const save = useSaveView(list);
  const remove = useDeleteView(list);
  const [name, setName] = useState("");
  const [shared, setShared] = useState(false);
  const [isDefault, setIsDefault] = useState(false);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = viewInput.safeParse({ list, name, query: shown, shared, isDefault });
    if (!input.success) return setError(input.error.issues[0]?.message);
    save.mutate(input.data, { onSuccess: onClose });
  }

  return (
    <form onSubmit={submit} noValidate className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
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
                {!view.ownerName && (
                  <IconButton
                    label={`Delete view ${view.name}`}
                    tip="Delete"
                    disabled={remove.isPending}
                    onClick={() => remove.mutate(view.id)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        <Field
          label="Save what is shown as"
          required
          error={error}
          help={shown ? "Search, filters and order are kept; the same name again changes that view." : "The whole list, newest first."}
        >
          {(aria) => (
            <Input
              {...aria}
              value={name}
              maxLength={60}
              placeholder="Expired, soonest first"
              onChange={(event) => {
                setName(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <div className="space-y-2">
          <Checkbox checked={isDefault} onChange={(event) => setIsDefault(event.target.checked)}>
            Open this list with it
          </Checkbox>
          <Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)}>
            Share with everybody in the company
          </Checkbox>
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending}>
          Save view
        </Button>
      </DialogActions>
    </form>
  );
}

function wordsOf({ ownerName, shared, isDefault }: ViewDto): string {
  if (ownerName) return `Shared by ${ownerName}`;
  return ["Yours", shared && "shared with the company", isDefault && "opens this list"].filter(Boolean).join(", ");
}
