import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Prefetched } from "@/components/layout/prefetched";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { VendorsScreen } from "@/components/vendors/vendors-screen";
import { requireCompany } from "@/lib/http/page";
import { readPageSize } from "@/lib/http/page-size";
import { findDefaultQuery } from "@/lib/search/views/queries";
import { listVendors } from "@/lib/vendors/queries";
import { vendorListDto, vendorQuery } from "@/lib/vendors/schema";
import { usualVendorSort } from "@/lib/vendors/values";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.vendors") });

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function VendorsPage({ searchParams }: { searchParams: Query }) {
  const { scope } = await requireCompany();
  const unfiltered = { search: "", sort: usualVendorSort, page: 1, limit: await readPageSize() } as const;
  const filtered = Object.keys(await searchParams).length > 0;
  const byDefault = filtered ? null : await findDefaultQuery(scope, "vendors");
  if (byDefault) redirect(`/vendors?${byDefault}`);
  const list = {
    key: vendorKeys.list(unfiltered),
    shape: vendorListDto,
    read: () => listVendors(scope, vendorQuery.parse(unfiltered)),
  };
  return (
    <Prefetched reads={filtered ? [] : [list]}>
      <VendorsScreen key="list" adding={false} />
    </Prefetched>
  );
}
