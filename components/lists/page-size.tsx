"use client";

import { createContext, type ReactNode, use, useState } from "react";
import type { Address } from "@/components/ui/use-address";
import { rememberChoice } from "@/lib/http/client/cookie";
import { defaultPageSize, pageSizeCookie, pageSizeOf } from "@/lib/infra/lists/values";

type Remembered = { size: number; remember: (size: number) => void };

const RememberedSize = createContext<Remembered>({ size: defaultPageSize, remember: () => undefined });

/** Holds the page size a person chose last. `initial` comes from the cookie at render time. */
export function PageSizeProvider({ initial, children }: { initial: number; children: ReactNode }) {
  const [size, setSize] = useState(initial);
  const remember = (next: number) => {
    setSize(next);
    rememberChoice(pageSizeCookie, String(next));
  };
  return <RememberedSize value={{ size, remember }}>{children}</RememberedSize>;
}

export type PageSize = { limit: number; choose: (size: number) => void };

/** Rows per page of this list: from its address, or else the person's last choice. */
export function usePageSize(address: Address): PageSize {
  const { size, remember } = use(RememberedSize);
  return {
    limit: pageSizeOf(address.get("limit")) ?? size,
    choose: (next) => {
      remember(next);
      address.set({ limit: next });
    },
  };
}
