"use client";

import { usePathname } from "next/navigation";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { useVendorHere } from "@/components/documents/use-vendor-here";
import { useCan } from "@/components/layout/session-context";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";

const UploadWorks = lazyPart(() => import("@/components/documents/upload-works").then((file) => file.UploadWorks), Nothing);

type OpenUpload = (vendorId?: string) => void;

const UploadContext = createContext<OpenUpload>(() => {});

/** Opens the dialog that uploads files. `vendorId`: the vendor that is chosen at first. */
export const useUpload = (): OpenUpload => use(UploadContext);

/** Takes files on every page below it, and sends them while people go from page to page. */
export function UploadCenter({ children }: { children: ReactNode }) {
  const mayUpload = useCan("document:write");
  const path = usePathname();
  const [asked, setAsked] = useState<{ vendorId: string; path: string }>();
  const here = useVendorHere();
  const open = useCallback((vendorId = here ?? "") => setAsked({ vendorId, path }), [here, path]);
  const close = useCallback(() => setAsked(undefined), []);
  // A link in the dialog leads to another page, which the dialog would cover.
  const dialogVendor = asked?.path === path ? asked.vendorId : undefined;
  return (
    <UploadContext value={open}>
      {children}
      {mayUpload && <UploadWorks dialogVendor={dialogVendor} onClose={close} />}
    </UploadContext>
  );
}
