import {
  BellRing,
  ClipboardCheck,
  FileText,
  HardHat,
  LayoutDashboard,
  ListChecks,
  Settings,
  ShieldCheck,
  ShieldOff,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { AttentionCount } from "@/components/attention/attention-count";
import { Account } from "@/components/auth/account";
import { AccountLinks } from "@/components/auth/account-links";
import { ConfirmBanner } from "@/components/auth/confirm-banner";
import { PlatformBanner } from "@/components/banner/platform-banner";
import { CompanyName } from "@/components/companies/company-name";
import { RemovalBanner } from "@/components/companies/removal-banner";
import { PaymentMissing, TrialCountdown, TrialEnded } from "@/components/companies/trial-notice";
import { UploadCenter } from "@/components/documents/upload-center";
import { AppFrame } from "@/components/layout/app-frame";
import { FloatingLink } from "@/components/layout/floating-link";
import { FollowLanguage } from "@/components/layout/language";
import { ProductTexts } from "@/components/layout/product-texts";
import { Providers } from "@/components/layout/providers";
import { SessionProvider } from "@/components/layout/session-context";
import { PageSizeProvider } from "@/components/lists/page-size";
import { ColumnsProvider } from "@/components/lists/use-columns";
import { SearchEverywhere } from "@/components/search/search-everywhere";
import { TestStrip } from "@/components/test-company/test-strip";
import { getRemovals } from "@/lib/companies/deletion/queries";
import { requireCompany } from "@/lib/http/page";
import { readPageSize } from "@/lib/http/page-size";
import { getBanner } from "@/lib/operations/banner/queries";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

const items = [
  {
    href: "/dashboard",
    get label() {
      return say("common.dashboard");
    },
    icon: <LayoutDashboard aria-hidden />,
  },
  {
    href: "/attention",
    get label() {
      return say("attention.title");
    },
    icon: <BellRing aria-hidden />,
    badge: <AttentionCount />,
  },
  {
    href: "/vendors",
    get label() {
      return say("common.vendors");
    },
    icon: <Users aria-hidden />,
  },
  {
    href: "/documents",
    get label() {
      return say("common.documents");
    },
    icon: <FileText aria-hidden />,
  },
  {
    href: "/projects",
    get label() {
      return say("common.projects");
    },
    icon: <HardHat aria-hidden />,
    menuOnly: true,
  },
  {
    href: "/requirements",
    get label() {
      return say("common.requirements");
    },
    icon: <ClipboardCheck aria-hidden />,
    menuOnly: true,
  },
  {
    href: "/exceptions",
    get label() {
      return say("exceptions.exceptions");
    },
    icon: <ShieldOff aria-hidden />,
    menuOnly: true,
  },
  {
    href: "/settings",
    get label() {
      return say("common.settings");
    },
    icon: <Settings aria-hidden />,
    menuOnly: true,
  },
];
const stepsItem = {
  href: "/dashboard?steps=show",
  get label() {
    return say("common.firstSteps");
  },
  icon: <ListChecks aria-hidden />,
};
const adminItems = [
  {
    href: "/admin",
    get label() {
      return say("common.adminPortal");
    },
    icon: <ShieldCheck aria-hidden />,
  },
];

export default async function AppLayout({ children }: { children: ReactNode }) {
  const { user, company, scope } = await requireCompany();
  const [removals, banner] = await Promise.all([getRemovals(scope), getBanner()]);
  const mayWrite = can(user.companyRole, "vendor:write");
  return (
    <ProductTexts>
      <Providers>
        <SessionProvider session={{ user, company }}>
          <ColumnsProvider initial={user.listColumns}>
            <PageSizeProvider initial={await readPageSize()}>
              <UploadCenter>
                <AppFrame
                  home="/dashboard"
                  menuLabel={say("layout.main")}
                  items={items}
                  moreItems={[...(mayWrite ? [stepsItem] : []), ...(user.role === "admin" ? adminItems : [])]}
                  context={<CompanyName />}
                  note={<TrialCountdown />}
                  search={<SearchEverywhere />}
                  account={<Account />}
                  personal={<AccountLinks />}
                  floating={
                    mayWrite && (
                      <FloatingLink
                        href="/vendors/new"
                        label={say("layout.addVendor")}
                        at={["/dashboard", "/vendors", "/documents", "/projects"]}
                      />
                    )
                  }
                  bottomTabs
                >
                  <FollowLanguage of={user.language} />
                  <TestStrip />
                  <PlatformBanner initial={banner} />
                  <ConfirmBanner />
                  <TrialEnded />
                  <PaymentMissing />
                  <RemovalBanner {...removals} />
                  {children}
                </AppFrame>
              </UploadCenter>
            </PageSizeProvider>
          </ColumnsProvider>
        </SessionProvider>
      </Providers>
    </ProductTexts>
  );
}
