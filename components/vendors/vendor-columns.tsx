import { Mail, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatCount, formatDate } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { Spinner } from "@/components/ui/spinner";
import type { VendorDto } from "@/lib/vendors/schema";

type VendorActions = {
  invite: (vendor: VendorDto) => void;
  /** Ids of the vendors whose invitation is being sent. */
  inviting: readonly unknown[];
  edit: (vendor: VendorDto) => void;
  remove: (vendor: VendorDto) => void;
};

const facts: Column<VendorDto>[] = [
  {
    key: "vendor",
    header: "Vendor",
    kind: "main",
    sort: "name",
    className: "lg:w-[24%]",
    cell: (vendor) => (
      <>
        <Link
          href={`/vendors/${vendor.id}`}
          className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {vendor.name}
        </Link>
        <span className="flex items-center gap-2 text-ink-3 text-small">
          <span className="min-w-0 [overflow-wrap:anywhere]">{vendor.contactName ?? "No contact name"}</span>
          {vendor.status === "INACTIVE" && <Badge tone="grey">Inactive</Badge>}
        </span>
      </>
    ),
  },
  {
    key: "contact",
    header: "Contact",
    className: "max-sm:hidden sm:max-md:hidden lg:w-[30%]",
    cell: (vendor) => (
      <>
        <a
          href={`mailto:${vendor.email}`}
          className="touch-line relative z-1 text-ink-2 [overflow-wrap:anywhere] underline-offset-3 hover:text-link hover:underline"
        >
          {vendor.email}
        </a>
        {vendor.phone && <span className="block text-ink-3 text-small tabular-nums [overflow-wrap:anywhere]">{vendor.phone}</span>}
      </>
    ),
  },
  {
    key: "status",
    header: "Status",
    sort: "status",
    cell: (vendor) => <ComplianceBadge status={vendor.complianceStatus} reason={vendor.complianceReason} />,
  },
  {
    key: "expiration",
    header: "Expiration",
    sort: "expiration",
    className: "sm:max-xl:hidden",
    cell: ({ earliestExpiration }) =>
      earliestExpiration ? (
        <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(earliestExpiration)}</span>
      ) : (
        <span className="text-ink-3">None</span>
      ),
  },
  {
    key: "documents",
    header: "Documents",
    sort: "documents",
    className: "max-sm:hidden sm:max-md:hidden",
    cell: (vendor) => (
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatCount(vendor.documentsCount, "document", "documents")}</span>
    ),
  },
];

/** `actions` is missing for members who may only look. */
export function vendorColumns(actions: VendorActions | undefined): Column<VendorDto>[] {
  if (!actions) return facts;
  return [
    ...facts,
    {
      key: "actions",
      header: "Actions",
      kind: "actions",
      className: "sm:w-36",
      cell: (vendor) => (
        <span className="relative z-1 inline-flex">
          <IconButton
            label={`Send invitation to ${vendor.name}`}
            tip="Send invitation"
            disabled={actions.inviting.includes(vendor.id)}
            onClick={() => actions.invite(vendor)}
          >
            {actions.inviting.includes(vendor.id) ? <Spinner /> : <Mail aria-hidden />}
          </IconButton>
          <IconButton label={`Edit ${vendor.name}`} tip="Edit" onClick={() => actions.edit(vendor)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={`Delete ${vendor.name}`} tip="Delete" onClick={() => actions.remove(vendor)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      ),
    },
  ];
}
