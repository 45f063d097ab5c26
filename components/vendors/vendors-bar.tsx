"use client";

import { CircleCheck, CircleOff, Mail, Trash2 } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { BatchDialogs, type BatchWords } from "@/components/lists/batch-dialogs";
import { ListBar } from "@/components/lists/list-bar";
import { useAllIds, useBatch, useExport } from "@/components/lists/use-lists";
import type { Selection } from "@/components/lists/use-selection";
import { Views } from "@/components/lists/views";
import { Button } from "@/components/ui/button";
import type { Option } from "@/components/ui/select";
import { useVendorsChanged, vendorsBase } from "@/components/vendors/use-vendors";
import type { VendorFilter } from "@/components/vendors/vendor-keys";
import type { VendorAction } from "@/lib/vendors/schema";

const noun = ["vendor", "vendors"] as const;

const words: Record<VendorAction, BatchWords> = {
  invite: {
    title: "Send invitations",
    question: (count) => `Send an invitation to ${count}?`,
    consequence: "Each one gets an e-mail that asks for its certificate of insurance.",
    confirm: "Send",
    harmless: true,
    running: "Sending invitations",
    done: (count) => `Invitation sent to ${count}`,
  },
  activate: {
    title: "Set active",
    question: (count) => `Set ${count} active?`,
    consequence: "Active vendors are counted on the dashboard, and reminded before cover ends.",
    confirm: "Set active",
    harmless: true,
    running: "Setting vendors active",
    done: (count) => `${count} set active`,
  },
  deactivate: {
    title: "Set inactive",
    question: (count) => `Set ${count} inactive?`,
    consequence: "Inactive vendors are not counted on the dashboard, and get no reminders.",
    confirm: "Set inactive",
    harmless: true,
    running: "Setting vendors inactive",
    done: (count) => `${count} set inactive`,
  },
  delete: {
    title: "Delete vendors",
    question: (count) => `Are you sure you want to delete ${count}?`,
    consequence: "Their documents are deleted with them.",
    confirm: "Delete",
    running: "Deleting vendors",
    done: (count) => `${count} deleted`,
  },
};

type VendorsBarProps = {
  filter: VendorFilter;
  total: number | undefined;
  selection: Selection;
  sort: string;
  sorts: readonly Option[];
  onSort: (sort: string) => void;
};

/** What can be done with the filtered list of vendors, or with the selected ones. */
export function VendorsBar({ filter, selection, ...rest }: VendorsBarProps) {
  const mayInvite = useCan("vendor:invite");
  const [asked, setAsked] = useState<VendorAction>();
  const exporting = useExport(vendorsBase, "vendors.csv");
  const allIds = useAllIds(vendorsBase);
  const batch = useBatch<VendorAction>(vendorsBase, useVendorsChanged());
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
        <Views list="vendors" />
      </ListBar>
      <BatchDialogs
        asked={asked}
        ids={selection.ids}
        words={words}
        noun={noun}
        batch={batch}
        onClose={() => setAsked(undefined)}
        onDone={(done) => selection.toggle(done, false)}
      />
    </>
  );
}
