"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, startTransition, useOptimistic } from "react";
import { GeneralForm } from "@/components/admin/settings/general-form";
import { settingsQuery } from "@/components/admin/settings/use-settings";
import { Section } from "@/components/ui/card";
import { lazyPart } from "@/components/ui/lazy-part";
import { LeaveQuestion } from "@/components/ui/leave-question";
import { Loaded } from "@/components/ui/loaded";
import { PageHeader } from "@/components/ui/page-header";
import { type Tab, Tabs } from "@/components/ui/tabs";
import { keyChoices } from "@/lib/accounts/api-keys/values";
import type { SettingsDto } from "@/lib/admin/settings/schema";
import { say } from "@/messages/say";

const SecurityForm = lazyPart(() => import("@/components/admin/settings/security-form").then((file) => file.SecurityForm));

const NotificationsForm = lazyPart(() => import("@/components/admin/settings/notifications-form").then((file) => file.NotificationsForm));

const EmailForm = lazyPart(() => import("@/components/admin/settings/email-form").then((file) => file.EmailForm));

const InboundForm = lazyPart(() => import("@/components/admin/settings/inbound-form").then((file) => file.InboundForm));

const BillingForm = lazyPart(() => import("@/components/admin/settings/billing-form").then((file) => file.BillingForm));

const ApiKeys = lazyPart(() => import("@/components/api-keys/api-keys").then((file) => file.ApiKeys));

const first = "general";

const tabs = (): readonly Tab[] => [
  {
    name: first,
    label: say("admin.general"),
    content: <Part title={say("admin.general")}>{({ general }) => <GeneralForm settings={general} />}</Part>,
  },
  {
    name: "security",
    label: say("common.security"),
    content: <Part title={say("common.security")}>{({ security }) => <SecurityForm settings={security} />}</Part>,
  },
  {
    name: "notifications",
    label: say("common.notifications"),
    content: (
      <Part title={say("common.notifications")}>
        {({ notifications, general }) => <NotificationsForm settings={notifications} timeZone={general.timeZone} />}
      </Part>
    ),
  },
  {
    name: "email",
    label: say("common.email"),
    content: <Part title={say("common.email")}>{({ email }) => <EmailForm settings={email} />}</Part>,
  },
  {
    name: "inbound",
    label: say("admin.incomingEmail"),
    content: (
      <Part title={say("admin.incomingEmail")}>
        {({ inbound, email }) => <InboundForm settings={inbound} provider={email.oauthProvider} />}
      </Part>
    ),
  },
  {
    name: "billing",
    label: say("admin.billing"),
    content: <Part title={say("admin.billing")}>{({ billing }) => <BillingForm settings={billing} />}</Part>,
  },
  {
    name: "keys",
    label: say("keys.apiKeys"),
    content: <ApiKeys address="/api/admin/api-keys" offered={keyChoices} />,
  },
];

/** One tab's form, once the settings are there. */
function Part({ title, children }: { title: string; children: (settings: SettingsDto) => ReactNode }) {
  return (
    <Loaded query={useQuery(settingsQuery())} what={say("admin.theSettings")}>
      {(settings) => <Section title={title}>{children(settings)}</Section>}
    </Loaded>
  );
}

/** The platform's settings. The tab is in the address. */
export function AdminSettingsScreen() {
  const router = useRouter();
  const [asked, show] = useOptimistic(useSearchParams().get("tab"));
  const here = tabs().find(({ name }) => name === asked)?.name ?? first;
  const open = (name: string) =>
    startTransition(() => {
      show(name);
      router.push(name === first ? "/admin/settings" : `/admin/settings?tab=${name}`, { scroll: false });
    });
  return (
    <LeaveQuestion>
      <PageHeader title={say("common.settings")} subtitle={say("admin.settingsSubtitle")} />
      <Tabs label={say("common.settings")} tabs={tabs()} here={here} onOpen={open} />
    </LeaveQuestion>
  );
}
