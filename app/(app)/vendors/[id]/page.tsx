import type { ComponentProps } from "react";
import { Prefetched } from "@/components/layout/prefetched";
import { documentKeys } from "@/components/queries/document-keys";
import { projectKeys, vendorProjectsShown } from "@/components/queries/project-keys";
import { vendorDocumentsShown, vendorEmailsShown, vendorExceptionsShown, vendorKeys } from "@/components/queries/vendor-keys";
import { VendorGone } from "@/components/vendors/vendor-gone";
import { VendorScreen } from "@/components/vendors/vendor-screen";
import { firstVendorTab, isVendorTab, type VendorTab } from "@/components/vendors/vendor-tab-names";
import { getVendorVerdict } from "@/lib/compliance/reading/queries";
import { timelineDto, vendorVerdictDto } from "@/lib/compliance/reading/schema";
import { getTimeline } from "@/lib/compliance/reading/timeline-queries";
import { listSlots } from "@/lib/documents/kinds/slots-queries";
import { slotListDto } from "@/lib/documents/papers/slots-schema";
import { listDocuments } from "@/lib/documents/queries";
import { documentListDto, documentQuery } from "@/lib/documents/schema";
import { listExceptions } from "@/lib/exceptions/queries";
import { exceptionListDto, exceptionQuery } from "@/lib/exceptions/schema";
import { requireCompany } from "@/lib/http/page";
import { titleOf } from "@/lib/http/titles";
import { AppError } from "@/lib/infra/errors";
import { listVendorEmails } from "@/lib/mail/queries";
import { emailListDto } from "@/lib/mail/schema";
import { listVendorProjects } from "@/lib/projects/assignments-queries";
import { vendorProjectListDto } from "@/lib/projects/schema";
import { getVendorReminders } from "@/lib/reminders/vendors/queries";
import { vendorRemindersDto } from "@/lib/reminders/vendors/schema";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { mergedIntoOf } from "@/lib/vendors/merging/merged-into-rules";
import { getVendor, listCoverages } from "@/lib/vendors/queries";
import { coverageListDto, vendorDto } from "@/lib/vendors/schema";

type Reads = ComponentProps<typeof Prefetched>["reads"];
type Props = { params: Promise<{ id: string }>; searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = ({ params }: Props) => titleOf("vendor", params);

/** What a tab shows first, besides what every tab needs. */
const readsOf: Record<VendorTab, (scope: CompanyScope, id: string) => Reads> = {
  requirements: (scope, id) => {
    const exceptions = { vendorId: id, page: 1, limit: vendorExceptionsShown };
    return [
      {
        key: vendorKeys.exceptions(exceptions),
        shape: exceptionListDto,
        read: async () => listExceptions(scope, exceptionQuery.parse(exceptions)),
      },
      {
        key: projectKeys.ofVendor(id, 1),
        shape: vendorProjectListDto,
        read: () => listVendorProjects(scope, id, { page: 1, limit: vendorProjectsShown }),
      },
    ];
  },
  coverage: (scope, id) => [
    { key: vendorKeys.timeline(id, "", ""), shape: timelineDto, read: () => getTimeline(scope, id, {}) },
    { key: vendorKeys.coverages(id), shape: coverageListDto, read: () => listCoverages(scope, id) },
  ],
  documents: (scope, id) => [
    { key: vendorKeys.slots(id), shape: slotListDto, read: () => listSlots(scope, id) },
    { key: vendorKeys.coverages(id), shape: coverageListDto, read: () => listCoverages(scope, id) },
  ],
  emails: (scope, id) => [
    {
      key: vendorKeys.emails(id, 1),
      shape: emailListDto,
      read: () => listVendorEmails(scope, id, { page: 1, limit: vendorEmailsShown }),
    },
  ],
  activity: () => [],
};

export default async function VendorPage({ params, searchParams }: Props) {
  const { scope } = await requireCompany();
  const { id } = await params;
  const { tab } = await searchParams;
  const vendor = await getVendor(scope, id).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  const mergedInto = vendor instanceof AppError ? mergedIntoOf(vendor.options?.current) : undefined;
  if (vendor instanceof AppError && mergedInto) return <VendorGone advice={vendor.message} mergedInto={mergedInto} />;
  const newest = { vendorId: id, page: 1, limit: vendorDocumentsShown };
  const always: Reads = [
    { key: vendorKeys.one(id), shape: vendorDto, read: async () => vendor },
    { key: vendorKeys.reminders(id), shape: vendorRemindersDto, read: () => getVendorReminders(scope, id) },
    { key: vendorKeys.verdict(id, ""), shape: vendorVerdictDto, read: () => getVendorVerdict(scope, id) },
    // Their reading changes the vendor's status, which the page shows at once.
    { key: documentKeys.list(newest), shape: documentListDto, read: async () => listDocuments(scope, documentQuery.parse(newest)) },
  ];
  return (
    <Prefetched reads={[...always, ...readsOf[isVendorTab(tab) ? tab : firstVendorTab](scope, id)]}>
      <VendorScreen id={id} />
    </Prefetched>
  );
}
