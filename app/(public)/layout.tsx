import type { ReactNode } from "react";
import { PublicFooter } from "@/components/marketing/public-footer";
import { PublicHeader } from "@/components/marketing/public-header";
import { findVisitor } from "@/lib/http/page";

export default async function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader signedIn={(await findVisitor()) !== null} />
      <main className="flex-1">{children}</main>
      <PublicFooter />
    </div>
  );
}
