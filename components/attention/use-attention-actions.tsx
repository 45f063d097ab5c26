"use client";

import { useState } from "react";
import { useAttentionChanged } from "@/components/attention/use-attention";
import { useSession } from "@/components/layout/session-context";
import { useAllIds } from "@/components/lists/use-lists";
import { vendorsBase } from "@/components/queries/use-vendors";
import { EmailDialog } from "@/components/reminders/email-dialog";
import { Button } from "@/components/ui/button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import type { AttentionItemDto } from "@/lib/attention/schema";
import { entryOf } from "@/lib/attention/values";
import { can } from "@/lib/tenancy/permissions";
import { labelled, say } from "@/messages/say";

const AnswerWording = lazyPart(() => import("@/components/attention/answer-wording").then((file) => file.AnswerWording), Nothing);
const ExceptionDialog = lazyPart(() => import("@/components/exceptions/exception-dialog").then((file) => file.ExceptionDialog), Nothing);

type Asked = { kind: "request"; ids: readonly string[] } | { kind: "wording" | "exception"; id: string };

/** The filters that list a row's vendors. */
const filterOf = (href: string) => Object.fromEntries(new URLSearchParams(href.split("?")[1]));

/** A row's button, and the dialogs that these open. They stay open while the list is asked for again. */
export function useAttentionActions() {
  const { companyRole } = useSession().user;
  const [asked, setAsked] = useState<Asked>();
  const vendorIds = useAllIds(vendorsBase);
  const changed = useAttentionChanged();
  const close = () => setAsked(undefined);

  function action(item: AttentionItemDto) {
    const { id, kind, title, href, count } = item;
    const entry = entryOf(kind);
    if (!can(companyRole, entry.needs)) return null;
    const words = say(kind === "request" && count === 1 ? "attention.request" : entry.button);
    const label = labelled(words, title);
    if (kind === "request") {
      const ask = () => vendorIds.mutate(filterOf(href), { onSuccess: (ids) => setAsked({ kind, ids }) });
      return (
        <Button variant="secondary" aria-label={label} busy={vendorIds.isPending} onClick={ask}>
          {words}
        </Button>
      );
    }
    if (kind === "wording" || kind === "exception")
      return (
        <Button variant="secondary" aria-label={label} onClick={() => setAsked({ kind, id })}>
          {words}
        </Button>
      );
    return (
      <LinkButton variant="secondary" aria-label={label} href={href}>
        {words}
      </LinkButton>
    );
  }

  return {
    action,
    dialogs: (
      <>
        <EmailDialog
          kind={asked?.kind === "request" ? "request" : undefined}
          ids={asked?.kind === "request" ? asked.ids : []}
          onClose={close}
          onDone={changed}
        />
        {asked?.kind === "wording" && <AnswerWording id={asked.id} onClose={close} />}
        {asked?.kind === "exception" && <ExceptionDialog id={asked.id} onClose={close} />}
      </>
    ),
  };
}
