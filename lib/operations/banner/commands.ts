import type { z } from "zod";
import { changedFields } from "@/lib/infra/changed-fields";
import { asPlatform, inCompany } from "@/lib/infra/db";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { bannerKey, keepBanner, readBanner, versionedBanner } from "@/lib/operations/banner/queries";
import type { BannerDto, bannerInput } from "@/lib/operations/banner/schema";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { type AdminScope, systemScope } from "@/lib/tenancy/scope";

/**
 * Shows a text to all users, or none. The event goes into the log of the platform admin's own company. Throws `outdated` when
 * someone changed it since `version`.
 */
export async function updateBanner({ userId, actor }: AdminScope, { version, ...patch }: z.output<typeof bannerInput>): Promise<BannerDto> {
  const admin = await asPlatform().user.findUniqueOrThrow({ where: { id: userId }, include: { company: true } });
  const banner = await asPlatform().$transaction(async (tx) => {
    // The row is missing until the first change.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${bannerKey}))`;
    const before = await readBanner(tx);
    refuseOutdated(before, patch, version);
    const value = { ...before, ...changedFields(before, patch) };
    const row = { key: bannerKey, value };
    await tx.platformSetting.upsert({ where: { key: bannerKey }, create: row, update: row });
    return value;
  });
  const scope = systemScope(admin.company, actor);
  const fact = { action: "platform.banner_updated", subjectType: "platform", subjectId: bannerKey, details: banner };
  await inCompany(scope, (tx) => recordEvent(tx, scope, fact));
  keepBanner(banner);
  return versionedBanner(banner);
}
