import { DocumentScreen } from "@/components/documents/document-screen";
import { Prefetched } from "@/components/layout/prefetched";
import { documentKeys, reviewKeys } from "@/components/queries/document-keys";
import { openIn, wordingKeys } from "@/components/wordings/wording-keys";
import { getDocumentVerdict } from "@/lib/compliance/reading/queries";
import { vendorVerdictDto } from "@/lib/compliance/reading/schema";
import { listWordings } from "@/lib/compliance/wordings/queries";
import { wordingListDto, wordingQuery } from "@/lib/compliance/wordings/schema";
import { getDrawnPages } from "@/lib/documents/page-pictures/queries";
import { pagesDto } from "@/lib/documents/page-pictures/schema";
import { getDocument } from "@/lib/documents/queries";
import { getReview } from "@/lib/documents/review/queries";
import { reviewDto } from "@/lib/documents/review/schema";
import { documentDetailDto } from "@/lib/documents/schema";
import { requireCompany } from "@/lib/http/page";
import { titleOf } from "@/lib/http/titles";

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) => titleOf("document", params);

export default async function DocumentPage({ params }: { params: Promise<{ id: string }> }) {
  const { scope } = await requireCompany();
  const { id } = await params;
  return (
    <Prefetched
      reads={[
        { key: documentKeys.one(id), shape: documentDetailDto, read: () => getDocument(scope, id) },
        // A document that is still being read is fetched again when it is done.
        { key: reviewKeys.one(id, "PROCESSED"), shape: reviewDto, read: () => getReview(scope, id) },
        // Its first open requirement says which page is shown.
        { key: documentKeys.verdict(id), shape: vendorVerdictDto.nullable(), read: () => getDocumentVerdict(scope, id) },
        { key: wordingKeys.list(openIn(id)), shape: wordingListDto, read: () => listWordings(scope, wordingQuery.parse(openIn(id))) },
        // Drawing takes its time: the first look at a file waits for its picture, not for the page.
        { key: reviewKeys.pages(id), shape: pagesDto, read: () => getDrawnPages(scope, id) },
      ]}
    >
      <DocumentScreen id={id} />
    </Prefetched>
  );
}
