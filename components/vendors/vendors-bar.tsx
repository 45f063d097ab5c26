"use client";

import { CircleCheck, CircleOff, Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { ListBar } from "@/components/lists/list-bar";
import { useAllIds, useExport } from "@/components/lists/use-lists";
import type { Selection } from "@/components/lists/use-selection";
import { Views } from "@/components/lists/views";
import { Button } from "@/components/ui/button";
import type { Option } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import { vendorsBase } from "@/components/vendors/use-vendors";
import { VendorBatch } from "@/components/vendors/vendor-batch";
import type { VendorFilter } from "@/components/vendors/vendor-keys";
import type { VendorAction } from "@/lib/vendors/schema";

const noun = ["vendor", "vendors"] as const;

type VendorsBarProps = {
  address: Address;
  filter: VendorFilter;
  total: number | undefined;
  busy: boolean;
  selection: Selection;
  sort: string;
  sorts: readonly Option[];
  onSort: (sort: string) => void;
};

/** What can be done with the filtered list of vendors, or with the selected ones. */
export function VendorsBar({ address, filter, selection, ...rest }: VendorsBarProps) {
  const mayInvite = useCan("vendor:invite");
  const [asked, setAsked] = useState<VendorAction>();
  const exporting = useExport(vendorsBase, "vendors.csv");
  const allIds = useAllIds(vendorsBase);
  return (
    <>
      <ListBar
        {...rest}
        noun={noun}
        exporting={exporting.isPending}
        onExport={() => exporting.mutate(filter)}
        selection={selection}
        selectingAll={allIds.isPending}
        onSelectAll={() => allIds.mutate(filter, { onSuccess: selection.replace })}
        actions={
          <>
            {mayInvite && (
              <Button variant="secondary" onClick={() => setAsked("invite")}>
                <Mail aria-hidden className="size-4" />
                Invite
              </Button>
            )}
            <Button variant="secondary" onClick={() => setAsked("activate")}>
              <CircleCheck aria-hidden className="size-4" />
              Set active
            </Button>
            <Button variant="secondary" onClick={() => setAsked("deactivate")}>
              <CircleOff aria-hidden className="size-4" />
              Set inactive
            </Button>
            <Button variant="secondary" onClick={() => setAsked("delete")}>
              <Trash2 aria-hidden className="size-4" />
              Delete
            </Button>
          </>
        }
      >
        <Views list="vendors" address={address} />
      </ListBar>
      <VendorBatch
        asked={asked}
        ids={selection.ids}
        noun={noun}
        onClose={() => setAsked(undefined)}
        onDone={(done) => selection.toggle(done, false)}
      />
    </>
  );
}
