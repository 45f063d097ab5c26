import {
  Activity,
  ArrowLeft,
  Building2,
  ChartColumn,
  LayoutDashboard,
  Mail,
  MailWarning,
  Megaphone,
  ScrollText,
  Settings,
  Users,
} from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Account } from "@/components/auth/account";
import { AccountLinks } from "@/components/auth/account-links";
import { ConfirmBanner } from "@/components/auth/confirm-banner";
import { PlatformBanner } from "@/components/banner/platform-banner";
import { AppFrame } from "@/components/layout/app-frame";
import { Providers } from "@/components/layout/providers";
import { SessionProvider } from "@/components/layout/session-context";
import { requirePlatformAdmin } from "@/lib/http/page";
import { getBanner } from "@/lib/operations/banner/queries";
import { getSettings } from "@/lib/settings/queries";

export async function generateMetadata(): Promise<Metadata> {
  const { appName } = (await getSettings()).general;
  return { title: { default: `Admin Portal · ${appName}`, template: `%s · Admin Portal · ${appName}` } };
}

const items = [
  { href: "/admin", label: "Dashboard", icon: <LayoutDashboard aria-hidden />, exact: true },
  { href: "/admin/users", label: "Users", icon: <Users aria-hidden /> },
  { href: "/admin/companies", label: "Companies", icon: <Building2 aria-hidden /> },
  { href: "/admin/email-vendors", label: "Email Vendors", icon: <Mail aria-hidden /> },
  { href: "/admin/reports", label: "Reports", icon: <ChartColumn aria-hidden /> },
  { href: "/admin/settings", label: "Settings", icon: <Settings aria-hidden /> },
  { href: "/admin/activity", label: "Audit Logs", icon: <ScrollText aria-hidden /> },
  { href: "/admin/emails", label: "Failed Emails", icon: <MailWarning aria-hidden /> },
  { href: "/admin/operations", label: "Operations", icon: <Activity aria-hidden /> },
  { href: "/admin/landing", label: "Landing Page", icon: <Megaphone aria-hidden /> },
];

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { user, company } = await requirePlatformAdmin();
  const banner = await getBanner();
  const { appName } = (await getSettings()).general;
  const backItems = [{ href: "/dashboard", label: `Back to ${appName}`, icon: <ArrowLeft aria-hidden />, exact: true }];
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
          personal={<AccountLinks />}
          collapsible
        >
          <PlatformBanner initial={banner} />
          <ConfirmBanner />
          {children}
        </AppFrame>
      </SessionProvider>
    </Providers>
  );
}
