import { Prefetched } from "@/components/layout/prefetched";
import { documentKeys } from "@/components/queries/document-keys";
import { projectKeys, vendorProjectsShown } from "@/components/queries/project-keys";
import { vendorEmailsShown, vendorKeys } from "@/components/queries/vendor-keys";
import { VendorGone } from "@/components/vendors/vendor-gone";
import { VendorScreen } from "@/components/vendors/vendor-screen";
import { listDocuments } from "@/lib/documents/queries";
import { documentListDto, documentQuery } from "@/lib/documents/schema";
import { requireCompany } from "@/lib/http/page";
import { titleOf } from "@/lib/http/titles";
import { AppError } from "@/lib/infra/errors";
import { listVendorEmails } from "@/lib/mail/queries";
import { emailListDto } from "@/lib/mail/schema";
import { listVendorProjects } from "@/lib/projects/assignments-queries";
import { vendorProjectListDto } from "@/lib/projects/schema";
import { mergedIntoOf } from "@/lib/vendors/merging/schema";
import { getVendor, listCoverages } from "@/lib/vendors/queries";
import { coverageListDto, vendorDto } from "@/lib/vendors/schema";

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) => titleOf("vendor", params);

export default async function VendorPage({ params }: { params: Promise<{ id: string }> }) {
  const { scope } = await requireCompany();
  const { id } = await params;
  const vendor = await getVendor(scope, id).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  const mergedInto = vendor instanceof AppError ? mergedIntoOf(vendor.options?.current) : undefined;
  if (vendor instanceof AppError && mergedInto) return <VendorGone advice={vendor.message} mergedInto={mergedInto} />;
  const newest = { vendorId: id, page: 1, limit: 5 };
  return (
    <Prefetched
      reads={[
        { key: vendorKeys.one(id), shape: vendorDto, read: async () => vendor },
        { key: vendorKeys.coverages(id), shape: coverageListDto, read: () => listCoverages(scope, id) },
        {
          key: vendorKeys.emails(id, 1),
          shape: emailListDto,
          read: () => listVendorEmails(scope, id, { page: 1, limit: vendorEmailsShown }),
        },
        {
          key: projectKeys.ofVendor(id, 1),
          shape: vendorProjectListDto,
          read: () => listVendorProjects(scope, id, { page: 1, limit: vendorProjectsShown }),
        },
        {
          key: documentKeys.list(newest),
          shape: documentListDto,
          read: async () => listDocuments(scope, documentQuery.parse(newest)),
        },
      ]}
    >
      <VendorScreen id={id} />
    </Prefetched>
  );
}
