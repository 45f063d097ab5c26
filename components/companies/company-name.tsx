"use client";

import { useSession } from "@/components/layout/session-context";

/** Whose data this is, at the top of each screen; on phones in two lines, and the menu has what these do not hold. */
export function CompanyName() {
  const { name, logoUrl } = useSession().company;
  return (
    <span className="flex min-w-0 items-center">
      {logoUrl && (
        // biome-ignore lint/performance/noImgElement: a file of a user does not go through the image optimiser
        <img src={logoUrl} alt="" className="mr-2.5 h-8 max-w-28 shrink-0 rounded-badge bg-white object-contain px-1 max-sm:hidden" />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere] max-sm:line-clamp-2 max-sm:text-small max-sm:leading-4 sm:truncate">{name}</span>
    </span>
  );
}
