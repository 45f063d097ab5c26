import { Mail, MailX, Pencil, Trash2 } from "lucide-react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatDate } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { RowMenu } from "@/components/ui/row-menu";
import { CoverageMarks } from "@/components/vendors/coverage-marks";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { VendorDto } from "@/lib/vendors/schema";
import { say } from "@/messages/say";

type VendorActions = {
  invite: (vendor: VendorDto) => void;
  /** Ids of the vendors whose invitation is being sent. */
  inviting: readonly unknown[];
  edit: (vendor: VendorDto) => void;
  remove: (vendor: VendorDto) => void;
};

/** What narrower screens show beside the status, having no room for columns of their own. */
type Beside = { isWithMarks: boolean; isWithExpiration: boolean };

const otherFacts: Column<VendorDto>[] = [
  {
    key: "coverages",
    get header() {
      return say("common.coverages");
    },
    className: "sm:max-[1400px]:hidden",
    cell: ({ coverageMarks, isBeingRead }) => (
      <CoverageMarks marks={coverageMarks} isBeingRead={isBeingRead} className="max-sm:justify-end sm:flex-nowrap" />
    ),
  },
  {
    key: "expiration",
    get header() {
      return say("common.expiration");
    },
    sort: "expiration",
    className: "sm:max-[1600px]:hidden",
    cell: ({ earliestExpiration }) =>
      earliestExpiration ? (
        <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(earliestExpiration)}</span>
      ) : (
        <span className="text-ink-3">{say("common.none")}</span>
      ),
  },
  {
    key: "documents",
    get header() {
      return say("common.documents");
    },
    sort: "documents",
    className: "max-sm:hidden sm:max-md:hidden",
    cell: (vendor) => (
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{say("vendors.countDocuments", { count: vendor.documentsCount })}</span>
    ),
  },
  {
    key: "address",
    get header() {
      return say("common.address");
    },
    isExtra: true,
    cell: ({ address }) => <span className="whitespace-pre-line text-ink-2 text-small [overflow-wrap:anywhere]">{address}</span>,
  },
  {
    key: "added",
    get header() {
      return say("common.added");
    },
    isExtra: true,
    sort: "created",
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(createdAt.slice(0, 10))}</span>,
  },
];

const facts = ({ isWithMarks, isWithExpiration }: Beside): Column<VendorDto>[] => [
  {
    key: "vendor",
    get header() {
      return say("common.vendor");
    },
    kind: "main",
    sort: "name",
    className: "lg:w-[23%]",
    cell: (vendor) => (
      <>
        <Link
          href={`/vendors/${vendor.id}`}
          className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {vendor.name}
        </Link>
        {(vendor.contactName || vendor.status === "INACTIVE" || vendor.emailBouncedAt) && (
          <span className="flex items-center gap-2 text-ink-3 text-small">
            {vendor.contactName && <span className="min-w-0 [overflow-wrap:anywhere]">{vendor.contactName}</span>}
            {vendor.status === "INACTIVE" && <Badge tone="grey">{say("vendors.inactive")}</Badge>}
            {vendor.emailBouncedAt && (
              <Badge tone="red" icon={MailX}>
                {say("inbox.emailReturned")}
              </Badge>
            )}
          </span>
        )}
      </>
    ),
  },
  {
    key: "contact",
    get header() {
      return say("common.contact");
    },
    className: "max-sm:hidden sm:max-md:hidden lg:w-[24%] lg:max-w-0",
    cell: (vendor) => (
      <>
        <a
          href={`mailto:${vendor.email}`}
          title={vendor.email}
          className="touch-line relative z-1 text-ink-2 lg:block lg:truncate max-lg:[overflow-wrap:anywhere] underline-offset-3 hover:text-link hover:underline"
        >
          {vendor.email}
        </a>
        {vendor.phone && <span className="block text-ink-3 text-small tabular-nums [overflow-wrap:anywhere]">{vendor.phone}</span>}
      </>
    ),
  },
  {
    key: "status",
    get header() {
      return say("common.status");
    },
    sort: "status",
    cell: (vendor) => (
      <>
        <span className="sm:flex sm:flex-wrap sm:items-center sm:gap-x-2">
          <ComplianceBadge
            status={vendor.complianceStatus}
            isBeingRead={vendor.isBeingRead}
            isByDates={vendor.isByDates}
            reason={vendor.complianceReason}
          />
          <ExceptionMark count={vendor.exceptedCount} isSmall />
          <WarningMark count={vendor.warningsCount} />
          {isWithExpiration && vendor.earliestExpiration && (
            <span className="whitespace-nowrap text-ink-3 text-small tabular-nums max-sm:hidden min-[1600px]:hidden">
              {formatDate(vendor.earliestExpiration)}
            </span>
          )}
        </span>
        {isWithMarks && (
          <CoverageMarks
            marks={vendor.coverageMarks}
            isBeingRead={vendor.isBeingRead}
            isFlat
            className="mt-0.5 max-sm:hidden lg:flex-nowrap min-[1400px]:hidden"
          />
        )}
      </>
    ),
  },
  ...otherFacts,
];

/** `actions` is missing for members who may only look. */
export function vendorColumns(beside: Beside, actions: VendorActions | undefined): Column<VendorDto>[] {
  if (!actions) return facts(beside);
  return [
    ...facts(beside),
    {
      key: "actions",
      header: say("common.actions"),
      kind: "menu",
      className: "sm:w-24",
      cell: (vendor) => (
        <RowMenu
          label={say("vendors.actionsForName", { name: vendor.name })}
          busy={actions.inviting.includes(vendor.id)}
          actions={[
            {
              label: say("vendors.askForCertificate"),
              icon: <Mail aria-hidden />,
              disabled: actions.inviting.includes(vendor.id),
              run: () => actions.invite(vendor),
            },
            { label: say("common.edit"), icon: <Pencil aria-hidden />, run: () => actions.edit(vendor) },
            { label: say("common.delete"), icon: <Trash2 aria-hidden />, destructive: true, run: () => actions.remove(vendor) },
          ]}
        />
      ),
    },
  ];
}
