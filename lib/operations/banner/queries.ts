import { now } from "@/lib/infra/clock";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";
import { versionOf } from "@/lib/infra/versions-rules";
import { type Banner, type BannerDto, bannerShape } from "@/lib/operations/banner/schema";

export const bannerKey = "platform.banner";
const noBanner: Banner = { text: "", tone: "info" };

/** Seconds until a change made on another instance is seen on this one. */
const keptSeconds = 15;

// Next loads this module once a bundle (pages, calls); what the call changes the page must forget.
const shared = globalThis as typeof globalThis & { coverkeepBanner?: { banner: Banner; until: number } | undefined };

export const versionedBanner = (banner: Banner): BannerDto => ({ ...banner, version: versionOf(banner) });

export async function readBanner(db: Pick<Tx, "platformSetting">): Promise<Banner> {
  const row = await db.platformSetting.findUnique({ where: { key: bannerKey } });
  return bannerShape.safeParse(row?.value).data ?? noBanner;
}

/** What all users see. A page is shown without it when it cannot be read. */
export async function getBanner(): Promise<BannerDto> {
  const time = now().getTime();
  if (shared.coverkeepBanner && shared.coverkeepBanner.until > time) return versionedBanner(shared.coverkeepBanner.banner);
  try {
    keepBanner(await readBanner(asPlatform()));
  } catch (error) {
    log.warn({ ...errorFacts(error) }, "the banner could not be read");
  }
  return versionedBanner(shared.coverkeepBanner?.banner ?? noBanner);
}

export function keepBanner(banner: Banner): void {
  shared.coverkeepBanner = { banner, until: now().getTime() + keptSeconds * 1000 };
}
