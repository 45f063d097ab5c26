import { expect, it } from "vitest";
import { problemResponse } from "@/lib/http/problem";
import { inCompany, type Tx } from "@/lib/infra/db";
import { createCompany, createVendorRow } from "@/lib/testing/factories";

const ways = {
  "a change": (tx: Tx, companyId: string, id: string, phone: string) =>
    tx.vendor.update({ where: { companyId_id: { companyId, id } }, data: { phone } }),
  "a lock": (tx: Tx, _companyId: string, id: string) => tx.$queryRaw`select 1 from vendor where id = ${id}::uuid for update`,
};

it.each(Object.entries(ways))(
  "of two that wait for each other by %s, one is made and the other gets an error to try again",
  async (_, take) => {
    const company = await createCompany();
    const ids = [(await createVendorRow(company)).id, (await createVendorRow(company)).id];
    let started = 0;
    const change = (order: readonly string[], phone: string) =>
      inCompany(company.scope, async (tx) => {
        for (const id of order) {
          await take(tx, company.id, id, phone);
          started += 1;
          while (started < 2) await new Promise((resolve) => setTimeout(resolve, 10));
        }
      });
    const results = await Promise.allSettled([change(ids, "1"), change(ids.toReversed(), "2")]);
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toHaveLength(1);
    const { response } = problemResponse(refused[0], "00000000-0000-4000-8000-000000000000");
    expect(response.status).toBe(409);
    expect((await response.json()).detail).toBe("Another change came at the same moment, so yours was not saved. Please try again.");
  },
);
