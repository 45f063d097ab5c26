"use client";

import { Pencil, Play, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSingleSignOn } from "@/components/auth/use-auth";
import { CopyLine } from "@/components/settings/sign-on/copy-line";
import { useRemoveProvider } from "@/components/settings/sign-on/use-sign-on";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import type { SignOnProviderDto } from "@/lib/companies/sign-on/schema";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

const NewProviderDialog = lazyPart(
  () => import("@/components/settings/sign-on/provider-dialog").then((file) => file.NewProviderDialog),
  Nothing,
);
const EditProviderDialog = lazyPart(
  () => import("@/components/settings/sign-on/provider-dialog").then((file) => file.EditProviderDialog),
  Nothing,
);

/** The firm's identity providers, each with what is entered there and a try that signs nobody in. */
export function ProvidersSection({ providers }: { providers: readonly SignOnProviderDto[] }) {
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<SignOnProviderDto>();
  const remove = useRemoveProvider();
  const question = useRowQuestion<SignOnProviderDto>();
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4" />
      {say("signOn.addProvider")}
    </Button>
  );
  return (
    <Section title={say("signOn.providers")} aside={providers.length > 0 && add}>
      <p className="px-5 py-4 text-ink-2">{say("signOn.providersAbout")}</p>
      {providers.length === 0 ? (
        <EmptyState message={say("signOn.noProviders")} action={add} />
      ) : (
        <ul aria-label={say("signOn.providers")} className="divide-y border-t">
          {providers.map((provider) => (
            <ProviderRow key={provider.id} provider={provider} onEdit={() => setEdited(provider)} onRemove={() => question.ask(provider)} />
          ))}
        </ul>
      )}
      {isAdding && <NewProviderDialog onClose={() => setAdding(false)} />}
      {edited && <EditProviderDialog provider={edited} onClose={() => setEdited(undefined)} />}
      <RowQuestion
        about={question}
        title={say("signOn.removeProvider")}
        question={({ name }) => say("signOn.removeProviderQuestion", { name })}
        consequence={say("signOn.removeProviderMeans")}
        confirmLabel={say("signOn.removeProvider")}
        act={remove}
      />
    </Section>
  );
}

type ProviderRowProps = { provider: SignOnProviderDto; onEdit: () => void; onRemove: () => void };

function ProviderRow({ provider, onEdit, onRemove }: ProviderRowProps) {
  const { id, name, issuer, isOn, redirectAddress } = provider;
  const start = useSingleSignOn();
  const tryIt = () => start.mutate({ provider: id, isTest: true }, { onError: (error) => notify.error(error.message) });
  return (
    <li className="space-y-3 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-3">
            <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>
            <Badge tone={isOn ? "blue" : "grey"}>{say(isOn ? "signOn.on" : "signOn.off")}</Badge>
          </div>
          <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{issuer}</span>
        </div>
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            busy={start.isPending || start.isSuccess}
            aria-label={say("signOn.tryName", { name })}
            onClick={tryIt}
          >
            <Play aria-hidden className="size-4" />
            {say("signOn.tryIt")}
          </Button>
          <IconButton label={say("signOn.editName", { name })} tip={say("signOn.editProvider")} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={say("signOn.deleteName", { name })} tip={say("signOn.removeProvider")} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="max-w-[800px]">
        <CopyLine label={say("signOn.redirectAddress")} text={redirectAddress} />
      </div>
    </li>
  );
}
