"use client";

import { usePathname } from "next/navigation";

/** The vendor whose page is open. */
export function useVendorHere(): string | undefined {
  return /^\/vendors\/([\da-f]{8}-[\da-f-]{27})$/.exec(usePathname())?.[1];
}
