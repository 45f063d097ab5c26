import { asPlatform } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** A stored raw email, by the id of what it is to the company. */
export type RawEmail = { id: string; storageKey: string; receivedAt: Date; fromAddress: string };

const atOnce = 500;

/** The raw emails that a company received, in the order of their deliveries. */
export async function* rawEmailsOf({ companyId }: CompanyScope): AsyncGenerator<RawEmail> {
  let page: RawEmail[] = [];
  do {
    const rows = await asPlatform().inboundDelivery.findMany({
      where: { companyId, id: { gt: page.at(-1)?.id ?? "00000000-0000-0000-0000-000000000000" } },
      select: { id: true, receivedAt: true, fromAddress: true, message: { select: { storageKey: true } } },
      orderBy: { id: "asc" },
      take: atOnce,
    });
    page = rows.map(({ message, ...row }) => ({ ...row, ...message }));
    yield* page;
  } while (page.length === atOnce);
}
