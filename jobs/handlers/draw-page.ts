import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { isReading, readerPool } from "@/jobs/reader-pool";
import { drawPageJob } from "@/lib/documents/page-pictures/jobs";
import { drawAhead } from "@/lib/documents/page-pictures/queries";

const lookSeconds = 1;
// Well before the queue takes the job for lost. A page that was not drawn by then is drawn when someone opens it.
const patienceSeconds = 600;

/** Drawing a page takes twice as long as reading a certificate: it waits until this worker has nothing to read. */
export const drawPage = handles(drawPageJob, async ({ companyId, documentId, page }) => {
  for (let waited = 0; isReading(); waited += lookSeconds) {
    if (waited >= patienceSeconds) return;
    await new Promise((resolve) => setTimeout(resolve, lookSeconds * 1000));
  }
  await drawAhead(await companyScopeFor(companyId), documentId, { page, pool: readerPool() });
});
