"use client";

import { useQuery } from "@tanstack/react-query";
import { EyeOff, Mail } from "lucide-react";
import { attentionActions } from "@/components/attention/attention-actions";
import { attentionColumns } from "@/components/attention/attention-columns";
import { attentionBase, attentionQuery, useAttentionChanged } from "@/components/attention/use-attention";
import { useAttentionActions } from "@/components/attention/use-attention-actions";
import { useSession } from "@/components/layout/session-context";
import { ListParts } from "@/components/lists/list-parts";
import { ListScreen } from "@/components/lists/list-screen";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { useAddress } from "@/components/ui/use-address";
import { type AttentionKind, attentionKindNames, entryOf, kindsIn } from "@/lib/attention/values";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

export const attentionShown = 20;

const kindNames = () =>
  Object.fromEntries(attentionKindNames.map((kind) => [kind, say(entryOf(kind).name)])) as Record<AttentionKind, string>;

/** Everything that needs a person in one list, the most urgent first. */
export function AttentionScreen() {
  const address = useAddress();
  const { companyRole } = useSession().user;
  const kinds = kindsIn(address.get("kind"));
  const kind = kinds.join(",") || undefined;
  const query = useQuery(attentionQuery({ page: address.page, limit: attentionShown, ...(kind && { kind }) }));
  const counts = query.data?.counts;
  const { action, dialogs } = useAttentionActions();
  const mayAct = attentionKindNames.some((one) => can(companyRole, entryOf(one).needs));
  const present = (kinds.length > 0 ? kinds : attentionKindNames).filter((one) => (counts?.[one] ?? 0) > 0);
  const acts = new Set(present.flatMap((one) => entryOf(one).acts));
  return (
    <ListScreen
      title={say("attention.title")}
      subtitle={say("attention.hint")}
      action={
        <>
          <LinkButton variant="secondary" href="/attention/emails">
            <Mail aria-hidden className="size-4" />
            {say("attention.emailsReceived")}
          </LinkButton>
          <LinkButton variant="secondary" href="/attention/dismissed">
            <EyeOff aria-hidden className="size-4" />
            {say("attention.dismissedShort")}
          </LinkButton>
        </>
      }
      address={address}
      filter={{ kind }}
      query={query}
      rowsOf={({ items }) => items}
      rowKey={({ id }) => id}
      what={say("attention.theList")}
      empty={<EmptyState message={say(kind ? "attention.emptyKind" : "attention.empty")} />}
      columns={attentionColumns(mayAct ? action : undefined)}
      list={{ name: "attention", base: attentionBase }}
      parts={
        <ListParts
          address={address}
          name="kind"
          label={say("attention.show")}
          all={say("attention.all")}
          parts={attentionKindNames.filter((one) => kinds.includes(one) || (counts?.[one] ?? 0) > 0)}
          names={kindNames()}
          counts={counts}
        />
      }
      batch={{
        actions: attentionActions.filter(({ name }) => acts.has(name)),
        nameOf: ({ title, note }) => [title, note].filter(Boolean).join(", "),
        canSelect: (item) => entryOf(item.kind).acts.length > 0,
        onChanged: useAttentionChanged(),
      }}
    >
      {dialogs}
    </ListScreen>
  );
}
