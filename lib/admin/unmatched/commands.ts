import type { InboundMessage } from "@/generated/prisma/client";
import { actingIn, recordByPlatform } from "@/lib/admin/acting-commands";
import { routeToCompany } from "@/lib/inbound/addressing/commands";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import type { Done } from "@/lib/infra/messages-schema";
import { coded } from "@/lib/infra/sentences-rules";
import type { AdminScope } from "@/lib/tenancy/scope";

/**
 * Settles one email under its row's lock, so that two admins cannot give it to two companies. The lock lets the deliveries, which other
 * connections write, refer to the row. Throws `conflict` when it was settled.
 */
async function settle(
  { userId }: AdminScope,
  id: string,
  state: "delivered" | "closed",
  work: (message: InboundMessage) => Promise<void>,
): Promise<void> {
  await asPlatform().$transaction(
    async (tx) => {
      await tx.$queryRaw`select 1 from inbound_message where id = ${id}::uuid for no key update`;
      const message = await tx.inboundMessage.findUnique({ where: { id } });
      if (!message) throw notFound(coded("server.inbound.message"));
      if (message.state !== "unmatched") throw new AppError("conflict", coded("server.inbound.someoneSettledIt"));
      await work(message);
      await tx.inboundMessage.update({ where: { id }, data: { state, settledById: userId, settledAt: now() } });
    },
    { timeout: 30_000 },
  );
}

/** Gives an email that fits no company to one, whose log says so. Throws `not_found` for no such company. */
export async function assignToCompany(platform: AdminScope, id: string, companyId: string): Promise<Done> {
  const company = await asPlatform().company.findUnique({ where: { id: companyId } });
  if (!company) throw notFound(coded("common.company"));
  await settle(platform, id, "delivered", async (message) => {
    const started = await asPlatform().inboundDelivery.findFirst({ where: { messageId: id, companyId: { not: companyId } } });
    if (started) throw new AppError("conflict", coded("server.inbound.someoneSettledIt"));
    await routeToCompany(message, companyId);
    const scope = actingIn(company);
    const subject = { subjectType: "inbound_message", subjectId: id, subjectName: message.subject || message.fromAddress || "" };
    await inCompany(scope, (tx) => recordByPlatform(tx, scope, platform, { action: "inbound.given", ...subject }));
  });
  return { message: coded("server.inbound.givenTo", { company: company.name }) };
}

/** Closes an email that belongs to no company. */
export async function dismissUnmatched(platform: AdminScope, id: string): Promise<Done> {
  await settle(platform, id, "closed", () => Promise.resolve());
  return { message: coded("inbox.dismissedDone") };
}
