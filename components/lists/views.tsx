"use client";

import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { viewsQuery } from "@/components/lists/use-views";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Address } from "@/components/ui/use-address";
import type { ViewDto, ViewList } from "@/lib/search/views/schema";
import { say } from "@/messages/say";

const ViewsForm = lazyPart(() => import("@/components/lists/views-form").then((file) => file.ViewsForm));

/** Filters and order of a list under names: one's own, and those that others share. One's default opens the plain list: the page leads to it. */
export function Views({ list, address }: { list: ViewList; address: Address }) {
  const shown = address.filters;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data } = useQuery(viewsQuery(list));

  function show({ query }: ViewDto) {
    setOpen(false);
    address.show(query);
  }

  const here = data?.views.find(({ query }) => query === shown && query !== "");
  return (
    <>
      <Button variant="ghost" className="max-w-48" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{here ? here.name : say("lists.views")}</span>
      </Button>
      <Dialog title={say("lists.views")} open={open} onClose={close}>
        <ViewsForm list={list} views={data?.views ?? []} shown={shown} onShow={show} onClose={close} />
      </Dialog>
    </>
  );
}
