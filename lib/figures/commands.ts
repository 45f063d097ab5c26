import { recordEvent } from "@/lib/audit/commands";
import type { PlatformScope } from "@/lib/auth/scope";
import { systemScope } from "@/lib/auth/scope";
import { figuresKey, keepFigures } from "@/lib/figures/queries";
import type { Figures } from "@/lib/figures/schema";
import { asPlatform, inCompany } from "@/lib/infra/db";

/** Writes the landing page's figures. The event goes into the log of the platform admin's own company. */
export async function updateFigures({ userId }: PlatformScope, figures: Figures): Promise<Figures> {
  const db = asPlatform();
  const admin = await db.user.findUniqueOrThrow({ where: { id: userId }, include: { company: true } });
  await db.platformSetting.upsert({
    where: { key: figuresKey },
    create: { key: figuresKey, value: figures },
    update: { value: figures },
  });
  const scope = systemScope(admin.company, { id: userId, label: "platform admin" });
  const fact = { action: "platform.figures_updated", subjectType: "platform", subjectId: figuresKey, details: figures };
  await inCompany(scope, (tx) => recordEvent(tx, scope, fact));
  keepFigures(figures);
  return figures;
}
