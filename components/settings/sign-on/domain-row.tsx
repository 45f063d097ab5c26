"use client";

import { CircleCheck, Clock, RefreshCw, Trash2, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { CopyLine } from "@/components/settings/sign-on/copy-line";
import { useChangeDomain, useCheckDomain } from "@/components/settings/sign-on/use-sign-on";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { Field } from "@/components/ui/field";
import { formatTime } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { DomainDto, SignOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { notify } from "@/lib/http/client/notify";
import { say } from "@/messages/say";

type DomainRowProps = { domain: DomainDto; settings: SignOnSettingsDto; onRemove: () => void };

export function DomainRow({ domain: row, settings, onRemove }: DomainRowProps) {
  const { domain, verifiedAt, isFound } = row;
  const check = useCheckDomain();
  const look = () =>
    check.mutate(row.id, {
      onSuccess: ({ domains }) => {
        const now = domains.find(({ id }) => id === row.id);
        if (now?.isFound) notify.success(say("signOn.domainVerified", { domain }));
        else notify.error(say("signOn.recordNotFound", { domain }));
      },
    });
  return (
    <li className="space-y-4 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <span className="font-medium text-ink [overflow-wrap:anywhere]">{domain}</span>
          <DomainState verifiedAt={verifiedAt} isFound={isFound} />
        </div>
        <div className="flex items-center gap-2">
          <Button variant="secondary" busy={check.isPending} onClick={look} aria-label={say("signOn.checkName", { domain })}>
            <RefreshCw aria-hidden className="size-4" />
            {say("signOn.checkDomain")}
          </Button>
          <IconButton label={say("signOn.deleteName", { name: domain })} tip={say("signOn.removeDomain")} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
      {!isFound && <DomainRecord row={row} />}
      {verifiedAt && <DomainSignOn row={row} settings={settings} />}
    </li>
  );
}

function DomainState({ verifiedAt, isFound }: Pick<DomainDto, "verifiedAt" | "isFound">) {
  if (!verifiedAt) {
    return (
      <Badge tone="grey" icon={Clock}>
        {say("signOn.notVerified")}
      </Badge>
    );
  }
  return isFound ? (
    <Badge tone="blue" icon={CircleCheck}>
      {say("signOn.verified")}
    </Badge>
  ) : (
    <Badge tone="yellow" icon={TriangleAlert}>
      {say("signOn.recordGone")}
    </Badge>
  );
}

function DomainRecord({ row: { verifiedAt, checkedAt, record } }: { row: DomainDto }) {
  const { timeZone } = useSession().company;
  return (
    <div className="max-w-[800px] space-y-3">
      <p className="text-ink-2">{say(verifiedAt ? "signOn.recordGoneHelp" : "signOn.addRecord")}</p>
      <CopyLine label={say("signOn.recordName")} text={record.name} />
      <CopyLine label={say("signOn.recordValue")} text={record.value} />
      {checkedAt && <p className="text-ink-3 text-small">{say("signOn.checkedAt", { time: formatTime(checkedAt, timeZone) })}</p>}
    </div>
  );
}

function DomainSignOn({ row, settings }: { row: DomainDto; settings: SignOnSettingsDto }) {
  const change = useChangeDomain();
  const [isAsking, setAsking] = useState(false);
  const { id, version, domain, providerId, isRequired } = row;
  const provider = settings.providers.find((one) => one.id === providerId);
  const keeper = settings.admins.find((one) => one.id === settings.policy.keeperId);
  const require = (wanted: boolean) => change.mutate({ id, isRequired: wanted, version }, { onSettled: () => setAsking(false) });
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[320px_minmax(0,1fr)]">
      <Field label={say("signOn.provider")} required>
        {(aria) => (
          <Select
            value={providerId ?? ""}
            placeholder={say("signOn.noProvider")}
            options={settings.providers.map((one) => ({
              value: one.id,
              label: one.isOn ? one.name : `${one.name} (${say("signOn.off")})`,
            }))}
            disabled={change.isPending || isRequired}
            onChange={({ target }) => change.mutate({ id, providerId: target.value || null, version })}
            {...aria}
            aria-label={say("signOn.providerOf", { domain })}
          />
        )}
      </Field>
      <div className="-mx-5">
        <Switch
          label={say("signOn.everyoneAt", { domain })}
          means={
            !provider?.isOn
              ? say("signOn.turnProviderOnFirst", { domain })
              : say("signOn.everyoneQuestion", { domain, provider: provider.name })
          }
          checked={isRequired}
          disabled={change.isPending || (!isRequired && !provider?.isOn)}
          onChange={(wanted) => (wanted ? setAsking(true) : require(false))}
        />
      </div>
      <Confirm
        open={isAsking}
        title={say("signOn.everyone")}
        question={say("signOn.everyoneQuestion", { domain, provider: provider?.name ?? "" })}
        {...(keeper && { consequence: say("signOn.everyoneConsequence", { name: keeper.name }) })}
        confirmLabel={say("signOn.requireSignOn")}
        busy={change.isPending}
        onConfirm={() => require(true)}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
