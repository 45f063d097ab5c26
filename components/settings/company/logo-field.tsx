"use client";

import { ImageUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useId, useRef } from "react";
import { useCan } from "@/components/layout/session-context";
import { useChangeLogo } from "@/components/settings/company/use-logo";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import type { ProfileDto } from "@/lib/companies/profile/schema";
import { maximumLogoBytes } from "@/lib/companies/profile/values";
import { ApiError } from "@/lib/http/client/api";
import { say } from "@/messages/say";

export function LogoField({ profile }: { profile: ProfileDto }) {
  const id = useId();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const mayWrite = useCan("company:write");
  const change = useChangeLogo();
  const send = (file: File | null) => change.mutate(file, { onSuccess: () => router.refresh() });
  const take = () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    send(file);
    // The same file may be chosen again.
    if (input.current) input.current.value = "";
  };
  // It may have been chosen before the page was hydrated; afterwards none is ever left here.
  useEffect(take);
  const problem = change.error instanceof ApiError ? (change.error.fields.logo ?? change.error.message) : undefined;

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 p-5">
      <div className="flex h-20 w-52 items-center justify-center rounded-control border bg-white p-3">
        {profile.logoUrl ? (
          // biome-ignore lint/performance/noImgElement: a file of a user does not go through the image optimiser
          <img
            src={profile.logoUrl}
            alt={say("settings.logoOfName", { name: profile.name })}
            className="max-h-full max-w-full object-contain"
          />
        ) : (
          <span className="text-[#5b6472] text-small">{say("settings.noLogoYet")}</span>
        )}
      </div>
      <div className="min-w-56 flex-1">
        {mayWrite && (
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              aria-label={say("settings.logo")}
              tabIndex={-1}
              className="sr-only"
              accept="image/png,image/jpeg"
              onChange={take}
            />
            <Button variant="secondary" busy={change.isPending} aria-describedby={`${id}-help`} onClick={() => input.current?.click()}>
              {!change.isPending && <ImageUp aria-hidden className="size-4" />}
              {profile.logoUrl ? say("settings.replaceLogo") : say("settings.uploadLogo")}
            </Button>
            {profile.logoUrl && (
              <Button variant="ghost" disabled={change.isPending} onClick={() => send(null)}>
                {say("common.remove")}
              </Button>
            )}
          </div>
        )}
        {mayWrite && (
          <p id={`${id}-help`} className="mt-2 text-ink-3 text-small">
            {say("settings.logoHelp", { maximumLogoBytes: maximumLogoBytes / 1024 / 1024 })}
          </p>
        )}
        <FieldError message={problem} />
      </div>
    </div>
  );
}
