import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Prefetched } from "@/components/layout/prefetched";
import { projectKeys } from "@/components/projects/project-keys";
import { vendorKeys } from "@/components/vendors/vendor-keys";
import { VendorsScreen } from "@/components/vendors/vendors-screen";
import { requireCompany } from "@/lib/http/page";
import { listProjectNames } from "@/lib/projects/queries";
import { projectNamesDto, projectNamesQuery } from "@/lib/projects/schema";
import { listVendors } from "@/lib/vendors/queries";
import { vendorListDto, vendorQuery } from "@/lib/vendors/schema";
import { findDefaultQuery } from "@/lib/views/queries";

export const metadata: Metadata = { title: "Vendors" };

type Query = Promise<Record<string, string | string[] | undefined>>;

const anyProject = { search: "" };
const unfiltered = { search: "", page: 1, limit: 10 };

export default async function VendorsPage({ searchParams }: { searchParams: Query }) {
  const { scope } = await requireCompany();
  const filtered = Object.keys(await searchParams).length > 0;
  const byDefault = filtered ? null : await findDefaultQuery(scope, "vendors");
  if (byDefault) redirect(`/vendors?${byDefault}`);
  const list = {
    key: vendorKeys.list(unfiltered),
    shape: vendorListDto,
    read: () => listVendors(scope, vendorQuery.parse(unfiltered)),
  };
  // The search among projects, where a company has many of them, is there from the first.
  const projects = {
    key: projectKeys.named(anyProject),
    shape: projectNamesDto,
    read: () => listProjectNames(scope, projectNamesQuery.parse(anyProject)),
  };
  return (
    <Prefetched reads={filtered ? [projects] : [list, projects]}>
      <VendorsScreen key="list" adding={false} />
    </Prefetched>
  );
}
