"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { startTransition, useOptimistic } from "react";
import { useSession } from "@/components/layout/session-context";
import { CompanyTab } from "@/components/settings/company/company-tab";
import { lazyPart } from "@/components/ui/lazy-part";
import { LeaveQuestion } from "@/components/ui/leave-question";
import { PageHeader } from "@/components/ui/page-header";
import { type Tab, Tabs } from "@/components/ui/tabs";
import { companyKeyScopes } from "@/lib/accounts/api-keys/values";
import { can, type Permission } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

const ActivityTab = lazyPart(() => import("@/components/activity/activity-tab").then((file) => file.ActivityTab));
const ApiKeys = lazyPart(() => import("@/components/api-keys/api-keys").then((file) => file.ApiKeys));
const PlanTab = lazyPart(() => import("@/components/settings/billing/plan-tab").then((file) => file.PlanTab));
const NotificationsTab = lazyPart(() => import("@/components/settings/profile/notifications-tab").then((file) => file.NotificationsTab));
const PersonTab = lazyPart(() => import("@/components/settings/profile/person-tab").then((file) => file.PersonTab));
const DataTab = lazyPart(() => import("@/components/settings/deletion/data-tab").then((file) => file.DataTab));
const EmailsTab = lazyPart(() => import("@/components/settings/emails/emails-tab").then((file) => file.EmailsTab));
const RemindersTab = lazyPart(() => import("@/components/settings/reminders/reminders-tab").then((file) => file.RemindersTab));
const SecurityTab = lazyPart(() => import("@/components/settings/security/security-tab").then((file) => file.SecurityTab));
const TeamTab = lazyPart(() => import("@/components/settings/team/team-tab").then((file) => file.TeamTab));
const WordingsTab = lazyPart(() => import("@/components/wordings/wordings-tab").then((file) => file.WordingsTab));
const WebhooksTab = lazyPart(() => import("@/components/webhooks/webhooks-tab").then((file) => file.WebhooksTab));

const first = "company";

/** `needs`: it is there only for those who may. */
const allTabs: (Tab & { needs?: Permission })[] = [
  {
    name: first,
    get label() {
      return say("settings.companyProfile");
    },
    content: <CompanyTab />,
  },
  {
    name: "personal",
    get label() {
      return say("common.personalProfile");
    },
    content: <PersonTab />,
  },
  {
    name: "notifications",
    get label() {
      return say("common.notifications");
    },
    content: <NotificationsTab />,
  },
  {
    name: "security",
    get label() {
      return say("common.security");
    },
    content: <SecurityTab />,
  },
  {
    name: "team",
    get label() {
      return say("settings.team");
    },
    content: <TeamTab />,
  },
  {
    name: "reminders",
    get label() {
      return say("reminders.reminders");
    },
    content: <RemindersTab />,
  },
  {
    name: "emails",
    get label() {
      return say("settings.emails");
    },
    content: <EmailsTab />,
  },
  {
    name: "wordings",
    get label() {
      return say("wordings.wordings");
    },
    content: <WordingsTab />,
    needs: "requirements:read",
  },
  {
    name: "plan",
    get label() {
      return say("common.plan");
    },
    content: <PlanTab />,
  },
  {
    name: "keys",
    get label() {
      return say("keys.apiKeys");
    },
    content: <ApiKeys address="/api/keys" scopes={companyKeyScopes} />,
    needs: "company:write",
  },
  {
    name: "webhooks",
    get label() {
      return say("settings.webhooks");
    },
    content: <WebhooksTab />,
    needs: "company:write",
  },
  {
    name: "activity",
    get label() {
      return say("common.activity");
    },
    content: <ActivityTab />,
    needs: "activity:read",
  },
  {
    name: "data",
    get label() {
      return say("settings.yourDataText");
    },
    content: <DataTab />,
  },
];

/** The tab is in the address, so that it can be linked to and survives a reload. */
export function SettingsScreen() {
  const { companyRole } = useSession().user;
  const tabs = allTabs.filter(({ needs }) => !needs || can(companyRole, needs));
  const router = useRouter();
  const [asked, show] = useOptimistic(useSearchParams().get("tab"));
  const here = tabs.find(({ name }) => name === asked)?.name ?? first;
  // The tab opens at once; the address follows through the router, which keeps the order when the page is being renewed.
  const open = (name: string) =>
    startTransition(() => {
      show(name);
      router.push(name === first ? "/settings" : `/settings?tab=${name}`, { scroll: false });
    });
  return (
    <LeaveQuestion>
      <PageHeader title={say("common.settings")} subtitle={say("settings.hint")} />
      <Tabs label={say("common.settings")} tabs={tabs} here={here} onOpen={open} />
    </LeaveQuestion>
  );
}
