import type { Metadata } from "next";
import { ExceptionsScreen } from "@/components/exceptions/exceptions-screen";
import { Prefetched } from "@/components/layout/prefetched";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { listExceptions } from "@/lib/exceptions/queries";
import { exceptionListDto, exceptionQuery } from "@/lib/exceptions/schema";
import { requireCompany } from "@/lib/http/page";
import { readPageSize } from "@/lib/http/page-size";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("exceptions.exceptions") });

export default async function ExceptionsPage() {
  const { scope } = await requireCompany();
  const firstPage = { search: "", page: 1, limit: await readPageSize() };
  const read = {
    key: vendorKeys.exceptions(firstPage),
    shape: exceptionListDto,
    read: () => listExceptions(scope, exceptionQuery.parse(firstPage)),
  };
  return (
    <Prefetched reads={[read]}>
      <ExceptionsScreen />
    </Prefetched>
  );
}
