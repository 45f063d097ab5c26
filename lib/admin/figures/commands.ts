import type { z } from "zod";
import { recordPlatformEvent } from "@/lib/admin/acting-commands";
import { figuresKey, keepFigures, readFigures } from "@/lib/admin/figures/queries";
import { textsOf, versionedFigures } from "@/lib/admin/figures/rules";
import type { FiguresDto, figuresInput } from "@/lib/admin/figures/schema";
import { asPlatform } from "@/lib/infra/db";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import type { AdminScope } from "@/lib/tenancy/scope";

/** Writes the landing page's figures. The event goes into the log of the platform admin's own company. */
export async function updateFigures(platform: AdminScope, { version, ...figures }: z.output<typeof figuresInput>): Promise<FiguresDto> {
  await asPlatform().$transaction(async (tx) => {
    // The row is missing until the first change.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${figuresKey}))`;
    const stored = await readFigures(tx);
    refuseOutdated(textsOf(stored), textsOf(figures), version, stored);
    const value = { key: figuresKey, value: figures };
    await tx.platformSetting.upsert({ where: { key: figuresKey }, create: value, update: value });
  });
  await recordPlatformEvent(platform, { action: "platform.figures_updated", subjectId: figuresKey, details: figures });
  keepFigures(figures);
  return versionedFigures(figures);
}
