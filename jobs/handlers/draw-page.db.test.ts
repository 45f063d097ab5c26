import { readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { drawPage } from "@/jobs/handlers/draw-page";
import { readDocument } from "@/jobs/handlers/read-document";
import { closeReaderPool, whileReading } from "@/jobs/reader-pool";
import { inCompany } from "@/lib/infra/db";
import { createCompany, createStoredDocument } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";

afterAll(closeReaderPool);

it("a page that someone must look at is drawn after the files that wait to be read", full, async () => {
  const company = await createCompany();
  const { id } = await createStoredDocument(company.scope, null);
  await readDocument.run({ documentId: id }, { attempt: 1 });
  const pictures = async () =>
    (await readdir(path.join(process.env.STORAGE_DIR ?? "", company.id), { recursive: true })).filter((name) => name.includes("page-1"));
  expect(await pictures()).toEqual([]);
  const [job] = await inCompany(
    company.scope,
    (tx) => tx.$queryRaw<{ data: { documentId: string } }[]>`
      select data from pgboss.job where name = 'document.draw' and data ->> 'companyId' = ${company.id}`,
  );
  expect(job?.data).toMatchObject({ documentId: id, page: 1 });
  let endReading = () => {};
  const otherFile = whileReading(() => new Promise<void>((resolve) => (endReading = resolve)));
  const drawing = drawPage.run(job?.data, { attempt: 1 });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(await pictures()).toEqual([]);
  endReading();
  await Promise.all([otherFile, drawing]);
  expect(await pictures()).toHaveLength(2);
});
