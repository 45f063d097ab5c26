import { expect, it } from "vitest";
import { inCompany } from "@/lib/infra/db";
import { inWords } from "@/lib/infra/sentences-rules";
import { sentencesIn } from "@/lib/infra/sentences-schema";
import { createCompany, createMember, createReadDocument, createVendorRow } from "@/lib/testing/factories";
import { readingOf } from "@/lib/testing/reading";

it("a certificate that raises a limit of a policy on file waits for a person", async () => {
  const company = await createCompany();
  const { scope } = await createMember(company);
  const { id: vendorId } = await createVendorRow(company, { name: "Invented Paving" });
  await createReadDocument(scope, vendorId, readingOf({ dated: "2026-01-05" }));
  const higher = readingOf({ dated: "2026-06-01" });
  const [policy] = higher.certificates[0]?.policies ?? [];
  if (!policy) throw new Error("The reading has a policy.");
  policy.limits.eachOccurrence = 2_000_000;
  const second = await createReadDocument(scope, vendorId, higher);
  const rows = await inCompany(scope, (tx) => tx.document.findMany({ where: { vendorId }, orderBy: { createdAt: "asc" } }));
  expect(rows.map(({ id, needsReview, reviewReasons }) => [id === second, needsReview, sentencesIn(reviewReasons).map(inWords)])).toEqual([
    [false, false, []],
    [
      true,
      true,
      [
        `Limits differ: the certificate "${rows[0]?.fileName}" of policy GL0001 states $1,000,000 as each occurrence; this one states $2,000,000.`,
      ],
    ],
  ]);
  const vendor = await inCompany(scope, (tx) => tx.vendor.findFirst({ where: { id: vendorId } }));
  expect(vendor?.complianceStatus).toBe("UNDER_REVIEW");
});
