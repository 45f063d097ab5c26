"use client";

import { useSearchParams } from "next/navigation";
import { ActivityTab } from "@/components/activity/activity-tab";
import { PlanTab } from "@/components/billing/plan-tab";
import { CompanyTab } from "@/components/companies/company-tab";
import { useSession } from "@/components/layout/session-context";
import { NotificationsTab } from "@/components/people/notifications-tab";
import { PersonTab } from "@/components/people/person-tab";
import { DataTab } from "@/components/removal/data-tab";
import { SecurityTab } from "@/components/settings/security-tab";
import { TeamTab } from "@/components/team/team-tab";
import { PageHeader } from "@/components/ui/page-header";
import { type Tab, Tabs } from "@/components/ui/tabs";
import { can, type Permission } from "@/lib/auth/policy";

const first = "company";

/** `needs`: it is there only for those who may. */
const allTabs: (Tab & { needs?: Permission })[] = [
  { name: first, label: "Company Profile", content: <CompanyTab /> },
  { name: "personal", label: "Personal Profile", content: <PersonTab /> },
  { name: "notifications", label: "Notifications", content: <NotificationsTab /> },
  { name: "security", label: "Security", content: <SecurityTab /> },
  { name: "team", label: "Team", content: <TeamTab /> },
  { name: "plan", label: "Plan", content: <PlanTab /> },
  { name: "activity", label: "Activity", content: <ActivityTab />, needs: "activity:read" },
  { name: "data", label: "Your Data", content: <DataTab /> },
];

/** The tab stands in the address, so that it can be linked to and outlives a reload. */
export function SettingsScreen() {
  const { companyRole } = useSession().user;
  const tabs = allTabs.filter(({ needs }) => !needs || can(companyRole, needs));
  const asked = useSearchParams().get("tab");
  const here = tabs.find(({ name }) => name === asked)?.name ?? first;
  // Nothing of the server changes with the tab, so it is not asked.
  const open = (name: string) => window.history.pushState(null, "", name === first ? "/settings" : `/settings?tab=${name}`);
  return (
    <>
      <PageHeader title="Settings" subtitle="Your company, yourself, and what you want to be told" />
      <Tabs label="Settings" tabs={tabs} here={here} onOpen={open} />
    </>
  );
}
