import type { ReactNode } from "react";
import { lateHtml, lazyPart } from "@/components/ui/lazy-part";
import { companyChoices } from "@/lib/accounts/api-keys/values";
import type { SettingsPageName } from "@/lib/companies/settings-values";

const CompanyTab = lateHtml(() => import("@/components/settings/company/company-tab").then((file) => file.CompanyTab));
const ActivityTab = lazyPart(() => import("@/components/activity/activity-tab").then((file) => file.ActivityTab));
const ApiKeys = lazyPart(() => import("@/components/api-keys/api-keys").then((file) => file.ApiKeys));
const PlanTab = lazyPart(() => import("@/components/settings/billing/plan-tab").then((file) => file.PlanTab));
const NotificationsTab = lazyPart(() => import("@/components/settings/profile/notifications-tab").then((file) => file.NotificationsTab));
const PersonTab = lazyPart(() => import("@/components/settings/profile/person-tab").then((file) => file.PersonTab));
const DataTab = lazyPart(() => import("@/components/settings/deletion/data-tab").then((file) => file.DataTab));
const ConnectionsTab = lazyPart(() => import("@/components/connections/connections-tab").then((file) => file.ConnectionsTab));
const EmailsTab = lazyPart(() => import("@/components/settings/emails/emails-tab").then((file) => file.EmailsTab));
const KindsTab = lazyPart(() => import("@/components/kinds/kinds-tab").then((file) => file.KindsTab));
const RemindersTab = lazyPart(() => import("@/components/settings/reminders/reminders-tab").then((file) => file.RemindersTab));
const SecurityTab = lazyPart(() => import("@/components/settings/security/security-tab").then((file) => file.SecurityTab));
const SignOnTab = lazyPart(() => import("@/components/settings/sign-on/sign-on-tab").then((file) => file.SignOnTab));
const TestCompanyTab = lazyPart(() => import("@/components/test-company/test-company-tab").then((file) => file.TestCompanyTab));
const TeamTab = lazyPart(() => import("@/components/settings/team/team-tab").then((file) => file.TeamTab));
const WordingsTab = lazyPart(() => import("@/components/wordings/wordings-tab").then((file) => file.WordingsTab));
const WebhooksTab = lazyPart(() => import("@/components/webhooks/webhooks-tab").then((file) => file.WebhooksTab));

/** What each page of the settings shows. */
export const settingsContents: Record<SettingsPageName, ReactNode> = {
  company: <CompanyTab />,
  activity: <ActivityTab />,
  team: <TeamTab />,
  "sign-on": <SignOnTab />,
  personal: <PersonTab />,
  notifications: <NotificationsTab />,
  security: <SecurityTab />,
  kinds: <KindsTab />,
  reminders: <RemindersTab />,
  emails: <EmailsTab />,
  wordings: <WordingsTab />,
  keys: <ApiKeys address="/api/keys" offered={companyChoices} />,
  webhooks: <WebhooksTab />,
  connections: <ConnectionsTab />,
  test: <TestCompanyTab />,
  data: <DataTab />,
  plan: <PlanTab />,
};
