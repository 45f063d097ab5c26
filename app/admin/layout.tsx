import {
  Activity,
  ArrowLeft,
  Building2,
  ChartColumn,
  Inbox,
  LayoutDashboard,
  Mail,
  Mails,
  MailWarning,
  Megaphone,
  MessageCircleQuestion,
  ScrollText,
  Settings,
  Users,
} from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Account } from "@/components/auth/account";
import { AccountLinks } from "@/components/auth/account-links";
import { ConfirmBanner } from "@/components/auth/confirm-banner";
import { ProofDialog } from "@/components/auth/proof-dialog";
import { PlatformBanner } from "@/components/banner/platform-banner";
import { AdminTexts } from "@/components/layout/admin-texts";
import { AppFrame } from "@/components/layout/app-frame";
import { FollowLanguage } from "@/components/layout/language";
import { ProductTexts } from "@/components/layout/product-texts";
import { Providers } from "@/components/layout/providers";
import { SessionProvider } from "@/components/layout/session-context";
import { requirePlatformAdmin } from "@/lib/http/page";
import { getBanner } from "@/lib/operations/banner/queries";
import { getSettings } from "@/lib/tenancy/settings/queries";
import { say } from "@/messages/say";

export async function generateMetadata(): Promise<Metadata> {
  const { appName } = (await getSettings()).general;
  return { title: { default: say("admin.portalTitle", { appName }), template: say("admin.portalTitleTemplate", { appName }) } };
}

const items = [
  {
    href: "/admin",
    get label() {
      return say("common.dashboard");
    },
    icon: <LayoutDashboard aria-hidden />,
    exact: true,
  },
  {
    href: "/admin/users",
    get label() {
      return say("common.users");
    },
    icon: <Users aria-hidden />,
  },
  {
    href: "/admin/companies",
    get label() {
      return say("admin.companies");
    },
    icon: <Building2 aria-hidden />,
  },
  {
    href: "/admin/email-vendors",
    get label() {
      return say("admin.emailVendors");
    },
    icon: <Mail aria-hidden />,
  },
  {
    href: "/admin/reports",
    get label() {
      return say("admin.reports");
    },
    icon: <ChartColumn aria-hidden />,
  },
  {
    href: "/admin/settings",
    get label() {
      return say("common.settings");
    },
    icon: <Settings aria-hidden />,
  },
  {
    href: "/admin/activity",
    get label() {
      return say("admin.auditLogs");
    },
    icon: <ScrollText aria-hidden />,
  },
  {
    href: "/admin/email-log",
    get label() {
      return say("admin.emailLog");
    },
    icon: <Mails aria-hidden />,
  },
  {
    href: "/admin/emails",
    get label() {
      return say("admin.failedEmails");
    },
    icon: <MailWarning aria-hidden />,
  },
  {
    href: "/admin/inbox",
    get label() {
      return say("admin.unmatchedEmails");
    },
    icon: <Inbox aria-hidden />,
  },
  {
    href: "/admin/wordings",
    get label() {
      return say("wordings.wordings");
    },
    icon: <MessageCircleQuestion aria-hidden />,
  },
  {
    href: "/admin/operations",
    get label() {
      return say("admin.operations");
    },
    icon: <Activity aria-hidden />,
  },
  {
    href: "/admin/landing",
    get label() {
      return say("admin.landingPage");
    },
    icon: <Megaphone aria-hidden />,
  },
];

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { user, company } = await requirePlatformAdmin();
  const banner = await getBanner();
  const { appName } = (await getSettings()).general;
  const backItems = [{ href: "/dashboard", label: say("admin.backToProduct", { appName }), icon: <ArrowLeft aria-hidden />, exact: true }];
  return (
    <ProductTexts>
      <AdminTexts>
        <Providers>
          <SessionProvider session={{ user, company }}>
            <AppFrame
              home="/admin"
              menuLabel={say("common.adminPortal")}
              items={items}
              moreItems={backItems}
              moreLabel={say("admin.elsewhere")}
              context={say("common.adminPortal")}
              account={<Account />}
              personal={<AccountLinks />}
              collapsible
            >
              <FollowLanguage of={user.language} />
              <PlatformBanner initial={banner} />
              <ConfirmBanner />
              <ProofDialog />
              {children}
            </AppFrame>
          </SessionProvider>
        </Providers>
      </AdminTexts>
    </ProductTexts>
  );
}
