import { shippedFigures, versionedFigures } from "@/lib/admin/figures/rules";
import { type Figures, type FiguresDto, figuresShape } from "@/lib/admin/figures/schema";
import { now } from "@/lib/infra/clock";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";

export const figuresKey = "landing.figures";

/** Seconds until a change made on another instance is seen on this one. */
const keptSeconds = 30;

// Next loads this module once a bundle (pages, calls); what the call changes the page must forget.
const shared = globalThis as typeof globalThis & { coverkeepFigures?: { figures: Figures; until: number } };

export async function readFigures(tx: Tx): Promise<Figures> {
  const row = await tx.platformSetting.findUnique({ where: { key: figuresKey } });
  const stored = figuresShape.safeParse(row?.value);
  return stored.success ? stored.data : shippedFigures;
}

/** What there is to edit. */
export async function getFigures(): Promise<FiguresDto> {
  return versionedFigures(await readFigures(asPlatform()));
}

/** The same for the landing page, which asks the database at most every 30 s and is shown without it too. */
export async function getPublicFigures(): Promise<Figures> {
  const time = now().getTime();
  if (shared.coverkeepFigures && shared.coverkeepFigures.until > time) return shared.coverkeepFigures.figures;
  try {
    keepFigures(await readFigures(asPlatform()));
  } catch (error) {
    log.warn({ ...errorFacts(error) }, "the landing page's figures could not be read");
  }
  return shared.coverkeepFigures?.figures ?? shippedFigures;
}

export function keepFigures(figures: Figures): void {
  shared.coverkeepFigures = { figures, until: now().getTime() + keptSeconds * 1000 };
}
