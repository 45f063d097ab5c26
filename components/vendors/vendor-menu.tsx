"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import {
  CalendarClock,
  CircleCheck,
  CircleOff,
  Download,
  FileBadge,
  History,
  type LucideIcon,
  Mail,
  Merge,
  Pencil,
  PenLine,
  ScanEye,
  Tags,
  Trash2,
  Upload,
  Users,
} from "lucide-react";
import { useUpload } from "@/components/documents/upload-center";
import { useCan, useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import type { MenuAction } from "@/components/ui/menu-items";
import { RowMenu } from "@/components/ui/row-menu";
import { useAddress } from "@/components/ui/use-address";
import type { VendorPart } from "@/components/vendors/vendor-parts";
import { contactsTab } from "@/components/vendors/vendor-tab-names";
import { spotAddress } from "@/components/verdicts/linked-spot";
import { verdictQuery } from "@/components/verdicts/use-verdict";
import { useAskedDay } from "@/components/verdicts/vendor-verdict";
import type { VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { isGood } from "@/lib/compliance/verdicts/order-rules";
import { api } from "@/lib/http/client/api";
import type { VendorDto } from "@/lib/vendors/schema";
import { type PlainKey, say } from "@/messages/say";

type Act = { part: VendorPart | "upload" | "contacts"; label: PlainKey; icon: LucideIcon };

const acts = {
  request: { part: "request", label: "vendors.askForCertificate", icon: Mail },
  upload: { part: "upload", label: "vendors.uploadDocument", icon: Upload },
  custom: { part: "custom", label: "reminders.emailVendor", icon: PenLine },
  edit: { part: "edit", label: "common.edit", icon: Pencil },
  address: { part: "edit", label: "vendors.correctEmail", icon: Pencil },
  contacts: { part: "contacts", label: "contacts.contacts", icon: Users },
  names: { part: "names", label: "vendors.acceptedNames", icon: Tags },
  past: { part: "past", label: "verdicts.statusOnADay", icon: History },
  days: { part: "days", label: "verdicts.uncoveredDays", icon: CalendarClock },
  passport: { part: "passport", label: "passports.passport", icon: FileBadge },
  merge: { part: "merge", label: "merging.merge", icon: Merge },
} as const satisfies Record<string, Act>;

/** Where the first value or wording that a person must check is on its document. */
function firstToCheck(verdict: VendorVerdictDto | undefined): string | undefined {
  const lines = verdict?.units.flatMap((unit) => unit.lines) ?? [];
  const proof = lines.find(({ settledBy, proofs }) => settledBy !== null && proofs.length > 0)?.proofs[0];
  return proof && spotAddress(proof.document.id, proof.page, proof.box);
}

type VendorMenuProps = { vendor: VendorDto; onOpen: (part: VendorPart) => void };

/** What this vendor needs most as a button, and everything else in one menu. */
export function VendorMenu({ vendor, onOpen }: VendorMenuProps) {
  const [mayWrite, mayMerge, mayExport, mayUpload] = [
    useCan("vendor:write"),
    useCan("vendor:merge"),
    useCan("company:export"),
    useCan("document:write"),
  ];
  const { company } = useSession();
  const mayAsk = useCan("vendor:invite") && !company.standing.ended;
  const { data: verdict } = useQuery(verdictQuery(vendor.id, ""));
  const evidence = useEvidence(vendor.id);
  const upload = useUpload();
  const address = useAddress();
  const run = (part: Act["part"]) =>
    part === "upload" ? upload(vendor.id) : part === "contacts" ? address.set({ tab: contactsTab }) : onOpen(part);
  const reviewHref = mayUpload && vendor.complianceStatus === "UNDER_REVIEW" ? firstToCheck(verdict) : undefined;
  const main = mainAct(vendor, { mayWrite, mayAsk, mayUpload });
  const item = ({ part, label, icon: Icon }: Act): MenuAction => ({
    label: say(label),
    icon: <Icon aria-hidden />,
    run: () => run(part),
  });
  const other = (may: boolean, act: Act) => (may && (act !== main || reviewHref) ? [item(act)] : []);
  const isActive = vendor.status === "ACTIVE";
  const actions = [
    ...other(mayAsk, acts.request),
    ...other(mayAsk, acts.custom),
    ...other(mayUpload, acts.upload),
    ...other(mayWrite, acts.edit),
    item(acts.contacts),
    item(acts.names),
    item(acts.past),
    item(acts.days),
    item(acts.passport),
    ...(mayExport ? [{ label: say("verdicts.exportEvidence"), icon: <Download aria-hidden />, run: evidence.mutate }] : []),
    ...other(mayMerge, acts.merge),
    ...(mayWrite
      ? [
          {
            label: say(isActive ? "vendors.setInactive" : "vendors.setActive"),
            icon: isActive ? <CircleOff aria-hidden /> : <CircleCheck aria-hidden />,
            run: () => onOpen("status"),
          },
          { label: say("common.delete"), icon: <Trash2 aria-hidden />, destructive: true, run: () => onOpen("delete") },
        ]
      : []),
  ];
  return (
    <>
      {reviewHref ? (
        <LinkButton href={reviewHref}>
          <ScanEye aria-hidden className="size-4" />
          {say("wordings.review")}
        </LinkButton>
      ) : (
        main && (
          <Button onClick={() => run(main.part)}>
            <main.icon aria-hidden className="size-4" />
            {say(main.label)}
          </Button>
        )
      )}
      <RowMenu
        words={say("layout.more")}
        label={say("vendors.actionsForName", { name: vendor.name })}
        actions={actions}
        busy={evidence.isPending}
      />
    </>
  );
}

type Rights = { mayWrite: boolean; mayAsk: boolean; mayUpload: boolean };

/** A vendor that cannot be emailed needs an address first, one that lacks something is asked for it, and one that is covered sends its renewals. */
function mainAct({ complianceStatus, isBeingRead, emailBouncedAt }: VendorDto, { mayWrite, mayAsk, mayUpload }: Rights): Act | undefined {
  if (emailBouncedAt && mayWrite) return acts.address;
  const lacks = !isGood(complianceStatus) || complianceStatus === "EXPIRING_SOON";
  if (mayAsk && lacks && !isBeingRead) return acts.request;
  return mayUpload ? acts.upload : undefined;
}

/** The evidence about the vendor, of today or of the past day that is shown. */
function useEvidence(vendorId: string) {
  const date = useAskedDay();
  return useMutation({
    mutationFn: () => api.download(`/api/vendors/${vendorId}/evidence`, { date: date || undefined }),
  });
}
