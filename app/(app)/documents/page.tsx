import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DocumentsScreen } from "@/components/documents/documents-screen";
import { Prefetched } from "@/components/layout/prefetched";
import { documentKeys } from "@/components/queries/document-keys";
import { listDocuments } from "@/lib/documents/queries";
import { documentListDto, documentQuery } from "@/lib/documents/schema";
import { listIntake } from "@/lib/documents/vendor-match/queries";
import { intakeListDto } from "@/lib/documents/vendor-match/schema";
import { requireCompany } from "@/lib/http/page";
import { readPageSize } from "@/lib/http/page-size";
import { findDefaultQuery } from "@/lib/search/views/queries";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("common.documents") });

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function DocumentsPage({ searchParams }: { searchParams: Query }) {
  const { scope } = await requireCompany();
  const unfiltered = { search: "", vendorId: "", page: 1, limit: await readPageSize() };
  const filtered = Object.keys(await searchParams).length > 0;
  const byDefault = filtered ? null : await findDefaultQuery(scope, "documents");
  if (byDefault) redirect(`/documents?${byDefault}`);
  const list = {
    key: documentKeys.list(unfiltered),
    shape: documentListDto,
    read: () => listDocuments(scope, documentQuery.parse(unfiltered)),
  };
  const intake = { key: documentKeys.intakePage(1), shape: intakeListDto, read: () => listIntake(scope, { page: 1, limit: 5 }) };
  return (
    <Prefetched reads={filtered ? [intake] : [list, intake]}>
      <DocumentsScreen />
    </Prefetched>
  );
}
