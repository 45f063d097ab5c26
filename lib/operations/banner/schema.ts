import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

export const bannerTones = ["info", "warning"] as const;

export const bannerShape = z.object({
  /** Empty: no banner. */
  text: z.string().trim().max(300, codedIssue("operations.bannerTooLong")),
  tone: z.enum(bannerTones),
});
export type Banner = z.infer<typeof bannerShape>;

export const bannerInput = bannerShape.partial().extend(versionSeen);

export const bannerDto = bannerShape.extend(versionDto);
export type BannerDto = z.infer<typeof bannerDto>;
