"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { type ListKind, ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
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
import { writtenKinds } from "@/lib/reminders/requests/schema";
import type { VendorDto, VendorListDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

const MergeDialog = lazyPart(() => import("@/components/vendors/merge-dialog").then((file) => file.MergeDialog), Nothing);

const kind: ListKind<VendorDto, VendorListDto> = {
  get title() {
    return say("common.vendors");
  },
  get subtitle() {
    return say("vendors.manageYourVendorsAndSee");
  },
  list: "vendors",
  base: vendorsBase,
  get searchHint() {
    return say("vendors.searchVendorsByNameOr");
  },
  sorts: [
    {
      value: "",
      get label() {
        return say("common.newestFirst");
      },
    },
    {
      value: "created",
      get label() {
        return say("common.oldestFirst");
      },
    },
    {
      value: "name",
      get label() {
        return say("vendors.nameAToZ");
      },
    },
    {
      value: "-name",
      get label() {
        return say("vendors.nameZToA");
      },
    },
    {
      value: "status",
      get label() {
        return say("vendors.worstStatusFirst");
      },
    },
    {
      value: "-status",
      get label() {
        return say("vendors.bestStatusFirst");
      },
    },
    {
      value: "expiration",
      get label() {
        return say("vendors.expiresSoonest");
      },
    },
    {
      value: "-expiration",
      get label() {
        return say("vendors.expiresLast");
      },
    },
    {
      value: "-documents",
      get label() {
        return say("vendors.mostDocuments");
      },
    },
    {
      value: "documents",
      get label() {
        return say("vendors.fewestDocuments");
      },
    },
  ],
  rowsOf: ({ vendors }) => vendors,
  nameOf: ({ name }) => name,
  actions: vendorActions,
};

/** `adding`: the address is /vendors/new, so the add dialog is open; closing it leads back to the list. */
export function VendorsScreen({ adding }: { adding: boolean }) {
  const router = useRouter();
  const address = useAddress(wholeList);
  const mayWrite = useCan("vendor:write");
  const [dialog, setDialog] = useState<OpenDialog | undefined>(adding && mayWrite ? { kind: "add" } : undefined);
  const filter = vendorFilterOf(address);
  const pageSize = usePageSize(address);
  const vendors = useQuery(vendorsQuery({ ...filter, page: address.page, limit: pageSize.limit }));
  const { inviting } = useInviteVendor();

  const columns = useMemo(
    () =>
      vendorColumns(
        mayWrite
          ? {
              invite: (vendor) => setDialog({ kind: "invite", vendor }),
              inviting,
              edit: (vendor) => setDialog({ kind: "edit", vendor }),
              remove: (vendor) => setDialog({ kind: "delete", vendor }),
            }
          : undefined,
      ),
    [mayWrite, inviting],
  );

  function closeDialog() {
    setDialog(undefined);
    if (adding) router.push("/vendors", { scroll: false });
  }

  function openCreated({ id }: VendorDto) {
    setDialog(undefined);
    // From /vendors/new, the back button must not lead to the form again.
    if (adding) router.replace(`/vendors/${id}`);
    else router.push(`/vendors/${id}`);
  }

  const openAdd = () => setDialog({ kind: "add" });

  return (
    <>
      <SampleNotice />
      <ListScreen
        kind={kind}
        address={address}
        filter={filter}
        query={vendors}
        pageSize={pageSize}
        columns={columns}
        action={
          mayWrite && (
            <>
              <LinkButton variant="secondary" href="/vendors/import">
                <FileUp aria-hidden className="size-4" />
                {say("vendors.import")}
              </LinkButton>
              <Button onClick={openAdd}>
                <Plus aria-hidden className="size-4" />
                {say("vendors.addVendorButton")}
              </Button>
            </>
          )
        }
        empty={(clear) => <VendorsEmpty clear={clear} onAdd={mayWrite ? openAdd : undefined} />}
        onChanged={useVendorsChanged()}
        ownDialog={(asked, ids, events) => <OwnDialog asked={asked?.name} ids={ids} {...events} />}
      >
        <VendorFilters address={address} />
      </ListScreen>
      <VendorDialogs open={dialog} onClose={closeDialog} onCreated={openCreated} />
    </>
  );
}

type OwnDialogProps = { asked: string | undefined; ids: readonly string[]; onClose: () => void; onDone: (done: readonly string[]) => void };

/** The dialogs of the actions that show first what they do. */
function OwnDialog({ asked, ids, onClose, onDone }: OwnDialogProps) {
  return (
    <>
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
