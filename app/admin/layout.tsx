import { ArrowLeft, Building2, LayoutDashboard, MailWarning, Megaphone, Users } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Account } from "@/components/auth/account";
import { ConfirmBanner } from "@/components/auth/confirm-banner";
import { AppFrame } from "@/components/layout/app-frame";
import { Providers } from "@/components/layout/providers";
import { SessionProvider } from "@/components/layout/session-context";
import { requirePlatformAdmin } from "@/lib/http/page";

export const metadata: Metadata = { title: { default: "Admin Portal", template: "%s · Admin Portal · Coverkeep" } };

const items = [
  { href: "/admin", label: "Dashboard", icon: <LayoutDashboard aria-hidden />, exact: true },
  { href: "/admin/users", label: "Users", icon: <Users aria-hidden /> },
  { href: "/admin/companies", label: "Companies", icon: <Building2 aria-hidden /> },
  { href: "/admin/emails", label: "Failed Emails", icon: <MailWarning aria-hidden /> },
  { href: "/admin/landing", label: "Landing Page", icon: <Megaphone aria-hidden /> },
];
const backItems = [{ href: "/dashboard", label: "Back to Coverkeep", icon: <ArrowLeft aria-hidden />, exact: true }];

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { user, company } = await requirePlatformAdmin();
  return (
    <Providers>
      <SessionProvider session={{ user, company }}>
        <AppFrame
          home="/admin"
          menuLabel="Admin Portal"
          items={items}
          moreItems={backItems}
          moreLabel="Elsewhere"
          context="Admin Portal"
          account={<Account />}
          collapsible
        >
          <ConfirmBanner />
          {children}
        </AppFrame>
      </SessionProvider>
    </Providers>
  );
}
