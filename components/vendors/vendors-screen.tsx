"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useMemo } from "react";
import { useCan } from "@/components/layout/session-context";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { useShownColumns } from "@/components/lists/use-columns";
import { useListDialog } from "@/components/lists/use-list-dialog";
import { Views } from "@/components/lists/views";
import { useInviteVendor, useVendorsChanged, vendorsBase, vendorsQuery } from "@/components/queries/use-vendors";
import { EmailDialog } from "@/components/reminders/email-dialog";
import { SampleNotice } from "@/components/samples/sample-notice";
import { Button } from "@/components/ui/button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { useAddress, wholeList } from "@/components/ui/use-address";
import { vendorActions } from "@/components/vendors/vendor-actions";
import { vendorColumns } from "@/components/vendors/vendor-columns";
import { type OpenDialog, VendorDialogs } from "@/components/vendors/vendor-dialogs";
import { VendorFilters, vendorFilterOf } from "@/components/vendors/vendor-filters";
import { VendorsEmpty } from "@/components/vendors/vendors-empty";
import { writtenKinds } from "@/lib/reminders/requests/values";
import { say } from "@/messages/say";

const AddToProjectDialog = lazyPart(
  () => import("@/components/projects/add-to-project-dialog").then((file) => file.AddToProjectDialog),
  Nothing,
);
const AssignRequirementsDialog = lazyPart(
  () => import("@/components/projects/assign-requirements-dialog").then((file) => file.AssignRequirementsDialog),
  Nothing,
);
const MergeDialog = lazyPart(() => import("@/components/vendors/merge-dialog").then((file) => file.MergeDialog), Nothing);

const sorts = () => [
  { value: "status", label: say("vendors.worstStatusFirst") },
  { value: "-status", label: say("vendors.bestStatusFirst") },
  { value: "name", label: say("vendors.sortName") },
  { value: "-name", label: say("vendors.sortNameDescending") },
  { value: "expiration", label: say("vendors.expiresSoonest") },
  { value: "-expiration", label: say("vendors.expiresLast") },
  { value: "-documents", label: say("vendors.mostDocuments") },
  { value: "documents", label: say("vendors.fewestDocuments") },
  { value: "-created", label: say("common.newestFirst") },
  { value: "created", label: say("common.oldestFirst") },
];

/** `adding`: the address is /vendors/new, so the add dialog is open; closing it leads back to the list. */
export function VendorsScreen({ adding }: { adding: boolean }) {
  const address = useAddress(wholeList);
  const mayWrite = useCan("vendor:write");
  const dialog = useListDialog<OpenDialog>("/vendors", adding && mayWrite);
  const { ask } = dialog;
  const filter = vendorFilterOf(address);
  const pageSize = usePageSize(address);
  const vendors = useQuery(vendorsQuery({ ...filter, page: address.page, limit: pageSize.limit }));
  const { inviting } = useInviteVendor();

  const isShown = useShownColumns("vendors");
  const isWithMarks = isShown({ key: "coverages" });
  const isWithExpiration = isShown({ key: "expiration" });
  const columns = useMemo(
    () =>
      vendorColumns(
        { isWithMarks, isWithExpiration },
        mayWrite
          ? {
              invite: (vendor) => ask({ kind: "invite", vendor }),
              inviting,
              edit: (vendor) => ask({ kind: "edit", vendor }),
              remove: (vendor) => ask({ kind: "delete", vendor }),
            }
          : undefined,
      ),
    [mayWrite, inviting, ask, isWithMarks, isWithExpiration],
  );

  return (
    <>
      <SampleNotice />
      <ListScreen
        title={say("common.vendors")}
        subtitle={say("vendors.hint")}
        search={{ label: say("lists.searchNoun", { noun: say("lists.vendors") }), hint: say("vendors.search") }}
        filters={<VendorFilters address={address} />}
        address={address}
        filter={filter}
        query={vendors}
        rowsOf={(answer) => answer.vendors}
        rowKey={({ id }) => id}
        what={say("lists.vendors")}
        pageSize={pageSize}
        skeletonRows={pageSize.limit}
        columns={columns}
        sorts={sorts()}
        list={{ name: "vendors", base: vendorsBase }}
        isExported
        tools={<Views list="vendors" address={address} />}
        batch={{
          actions: vendorActions,
          nameOf: ({ name }) => name,
          onChanged: useVendorsChanged(),
          ownDialog: (asked, ids, events) => <OwnDialog asked={asked?.name} ids={ids} {...events} />,
        }}
        action={
          mayWrite && (
            <>
              <LinkButton variant="secondary" href="/vendors/import">
                <FileUp aria-hidden className="size-4" />
                {say("vendors.import")}
              </LinkButton>
              <Button onClick={dialog.add}>
                <Plus aria-hidden className="size-4" />
                {say("vendors.addVendorButton")}
              </Button>
            </>
          )
        }
        empty={(clear) => <VendorsEmpty clear={clear} onAdd={mayWrite ? dialog.add : undefined} />}
      />
      <VendorDialogs open={dialog.open} onClose={dialog.close} onCreated={dialog.openCreated} />
    </>
  );
}

type OwnDialogProps = { asked: string | undefined; ids: readonly string[]; onClose: () => void; onDone: (done: readonly string[]) => void };

/** The dialogs of the actions that show first what they do. */
function OwnDialog({ asked, ids, onClose, onDone }: OwnDialogProps) {
  return (
    <>
      {asked === "project" && <AddToProjectDialog ids={ids} onClose={onClose} onDone={onDone} />}
      {asked === "requirements" && <AssignRequirementsDialog ids={ids} onClose={onClose} onDone={onDone} />}
      <EmailDialog kind={writtenKinds.find((known) => known === asked)} ids={ids} onClose={onClose} onDone={onDone} />
      <MergeDialog
        open={asked === "merge"}
        ids={ids}
        onClose={onClose}
        onMerged={(staysId, goneId) => {
          onClose();
          onDone([staysId, goneId]);
        }}
      />
    </>
  );
}
