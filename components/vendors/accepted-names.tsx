"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { useUpdateVendor } from "@/components/queries/use-vendors";
import { Confirm } from "@/components/ui/confirm";
import { IconButton } from "@/components/ui/icon-button";
import { isOutdated } from "@/lib/http/client/api";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

/** The names under which certificates count as this vendor's; those that a person accepted can be taken back. */
export function AcceptedNames({ vendor, mayWrite }: { vendor: VendorDto; mayWrite: boolean }) {
  const [removing, setRemoving] = useState<string>();
  const update = useUpdateVendor(vendor.id);
  const { name, acceptedNames, version } = vendor;
  const close = () => {
    setRemoving(undefined);
    update.reset();
  };
  const remove = () =>
    update.mutate(
      { acceptedNames: acceptedNames.filter((one) => one !== removing), version },
      // After another change of the names, the question stays: the next try sends the names of now.
      { onSuccess: close, onError: (error) => !isOutdated(error) && close() },
    );
  return (
    <>
      <ul className="divide-y border-t">
        <li className="flex min-h-11 items-center px-5 py-2 text-ink [overflow-wrap:anywhere]">{name}</li>
        {acceptedNames.map((accepted) => (
          <li key={accepted} className="flex min-h-11 items-center justify-between gap-3 py-1 pr-3 pl-5">
            <span className="min-w-0 text-ink [overflow-wrap:anywhere]">
              {accepted}
              <span className="block text-ink-3 text-small">{say("vendors.acceptedNames")}</span>
            </span>
            {mayWrite && (
              <IconButton
                label={say("vendors.removeAccepted", { accepted })}
                tip={say("common.remove")}
                onClick={() => setRemoving(accepted)}
              >
                <X aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={removing !== undefined}
        title={say("vendors.removeAcceptedName")}
        question={say("vendors.acceptedNameQuestion", { removing })}
        consequence={[isOutdated(update.error) && say("vendors.acceptedNamesChanged"), say("vendors.acceptedNameRemoved")]
          .filter(Boolean)
          .join(" ")}
        confirmLabel={say("common.remove")}
        busy={update.isPending}
        onClose={close}
        onConfirm={remove}
      />
    </>
  );
}
