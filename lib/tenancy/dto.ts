import type { Company } from "@/generated/prisma/client";

/** Changes with the picture, so that a browser never shows an old one. */
export function logoUrl({ logoKey }: Pick<Company, "logoKey">): string | null {
  return logoKey && `/api/companies/logo?v=${logoKey.slice(-12)}`;
}
