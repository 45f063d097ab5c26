import type { z } from "zod";
import { figuresKey, keepFigures, readFigures } from "@/lib/admin/figures/queries";
import { textsOf, versionedFigures } from "@/lib/admin/figures/rules";
import type { FiguresDto, figuresInput } from "@/lib/admin/figures/schema";
import { recordEvent } from "@/lib/audit/commands";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { refuseOutdated } from "@/lib/infra/versions/rules";
import type { PlatformScope } from "@/lib/tenancy/scope";
import { systemScope } from "@/lib/tenancy/scope";

/** Writes the landing page's figures. The event goes into the log of the platform admin's own company. */
export async function updateFigures(
  { userId }: PlatformScope,
  { version, ...figures }: z.output<typeof figuresInput>,
): Promise<FiguresDto> {
  const db = asPlatform();
  const admin = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { company: true } });
  await db.$transaction(async (tx) => {
    // The row is missing until the first change.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${figuresKey}))`;
    const stored = await readFigures(tx);
    refuseOutdated(textsOf(stored), textsOf(figures), version, stored);
    const value = { key: figuresKey, value: figures };
    await tx.platformSetting.upsert({ where: { key: figuresKey }, create: value, update: value });
  });
  const scope = systemScope(admin.company, { id: userId, label: "platform admin" });
  const fact = { action: "platform.figures_updated", subjectType: "platform", subjectId: figuresKey, details: figures };
  await inCompany(scope, (tx) => recordEvent(tx, scope, fact));
  keepFigures(figures);
  return versionedFigures(figures);
}
