"use client";

import { useQuery } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { devicesQuery, useEndOthers, useEndSession } from "@/components/proof/use-security";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import type { DeviceDto } from "@/lib/accounts/sign-in/sessions-schema";
import { say } from "@/messages/say";

/** Where one is signed in. Browser and time only: no place is guessed from an address. */
export function SecurityDevices() {
  const { data, isError, refetch } = useQuery(devicesQuery());
  const endOthers = useEndOthers();
  const [asking, setAsking] = useState(false);
  const others = data?.devices.filter(({ current }) => !current) ?? [];
  return (
    <Section
      title={say("security.signedInDevices")}
      aside={
        others.length > 0 && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {say("security.signOutOthers")}
          </Button>
        )
      }
    >
      {data ? (
        <ul className="divide-y">
          {data.devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={say("security.devicesLoadFailed")} advice={say("common.retryHint")} onRetry={() => refetch()} />
      ) : (
        <div aria-busy className="p-5">
          <Skeleton className="h-10 w-full" />
        </div>
      )}
      <Confirm
        open={asking}
        title={say("security.signOutOthers")}
        question={
          others.length === 1 ? say("security.signOutOtherQuestion") : say("security.signOutOthersQuestion", { count: others.length })
        }
        consequence={say("security.signOutOthersConsequence")}
        confirmLabel={say("security.signOut")}
        busy={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </Section>
  );
}

function Device({ device }: { device: DeviceDto }) {
  const { company } = useSession();
  const end = useEndSession();
  const Icon = device.handheld ? Smartphone : Monitor;
  const at = (instant: string) => formatTime(instant, company.timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          {device.name}
          {device.current && <Badge tone="blue">{say("security.thisDevice")}</Badge>}
        </p>
        <p className="mt-0.5 text-ink-2 text-small tabular-nums">
          {say("security.deviceSeen", { at: at(device.firstSeenAt), at2: at(device.lastSeenAt) })}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="secondary"
          aria-label={say("security.signOutDeviceLabel", { name: device.name, at: at(device.lastSeenAt) })}
          busy={end.isPending}
          onClick={() => end.mutate(device.id)}
        >
          {say("security.signOutButton")}
        </Button>
      )}
    </li>
  );
}
