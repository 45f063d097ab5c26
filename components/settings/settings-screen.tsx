"use client";

import { ChevronLeft } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { startTransition, useEffect, useId, useOptimistic, useRef } from "react";
import { useSession } from "@/components/layout/session-context";
import type { Found } from "@/components/settings/find-settings";
import { searchedPages } from "@/components/settings/searched-pages";
import { SettingsNav } from "@/components/settings/settings-nav";
import { settingsContents } from "@/components/settings/settings-tabs";
import { showSetting } from "@/components/settings/show-setting";
import { cx } from "@/components/ui/class-names";
import { LeaveQuestion } from "@/components/ui/leave-question";
import { PageHeader } from "@/components/ui/page-header";
import { TabPanels } from "@/components/ui/tabs";
import { settingsHref } from "@/lib/companies/settings-values";
import { can } from "@/lib/tenancy/permissions";
import { say } from "@/messages/say";

/** The pages that a role may see, each with the settings that it may. */
function usePages() {
  const { user, company } = useSession();
  const may = (one: { needs?: Parameters<typeof can>[1]; ofFirm?: true }) =>
    (!one.needs || can(user.companyRole, one.needs)) && !(company.isTest && one.ofFirm);
  return searchedPages.filter(may).map((page) => ({ ...page, settings: page.settings.filter(may) }));
}

/** The page is in the address, so that it can be linked to and survives a reload. On a small screen the list leads into each page. */
export function SettingsScreen() {
  const id = useId();
  const pages = usePages();
  const router = useRouter();
  const [asked, show] = useOptimistic(useSearchParams().toString());
  const params = new URLSearchParams(asked);
  const chosen = pages.find(({ name }) => name === params.get("tab"))?.name;
  const here = chosen ?? "company";
  // A link of a teammate, or one that was kept: it does not silently open another page.
  const closed = chosen ? undefined : searchedPages.find(({ name }) => name === params.get("tab"));
  const { isTest } = useSession().company;
  const setting = params.get("setting") ?? "";
  const nav = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);

  // The page opens at once; the address follows through the router, which keeps the order when the page is being renewed.
  const go = (address: string) =>
    startTransition(() => {
      show(address.split("?")[1] ?? "");
      router.push(address, { scroll: false });
    });
  const label = pages.flatMap((page) => page.settings).find((one) => one.label === setting)?.label;
  const reveal = () => label && showSetting(`${id}-panel-${here}`, say(label));
  const open = ({ page, setting: one }: Found) => {
    go(settingsHref(page.name, one?.label));
    // The same setting may be searched for again, which does not change the address.
    if (one && one.label === setting) reveal();
  };
  useEffect(() => (label ? showSetting(`${id}-panel-${here}`, say(label)) : undefined), [id, here, label]);

  // On a small screen the list or the page is hidden: the focus goes along.
  const wasChosen = useRef(chosen);
  useEffect(() => {
    if (wasChosen.current === chosen) return;
    const isLeft = chosen ? nav.current?.offsetParent === null : panels.current?.offsetParent === null;
    if (isLeft && chosen) panels.current?.focus();
    if (isLeft && !chosen) nav.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tab-${wasChosen.current}`)}`)?.focus();
    wasChosen.current = chosen;
  }, [chosen, id]);

  return (
    <LeaveQuestion>
      <PageHeader title={say("common.settings")} subtitle={say("settings.hint")} />
      <div className="lg:grid lg:grid-cols-[224px_minmax(0,1fr)] lg:items-start lg:gap-8">
        <div
          ref={nav}
          className={cx("lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1", chosen && "max-lg:hidden")}
        >
          <SettingsNav id={id} pages={pages} here={here} onOpen={open} />
        </div>
        <div ref={panels} tabIndex={-1} className={cx("min-w-0 outline-none", !chosen && !closed && "max-lg:hidden")}>
          <button type="button" onClick={() => go("/settings")} className="control -mt-2 mb-2 flex items-center gap-1 text-link lg:hidden">
            <ChevronLeft aria-hidden className="size-4" />
            {say("settings.allSettings")}
          </button>
          {closed && (
            <p role="status" className="mb-4 rounded-card bg-yellow-tint px-3.5 py-3 text-yellow">
              {say(isTest && closed.ofFirm ? "settings.notInTest" : "settings.adminsOnly", { page: say(closed.label) })}
            </p>
          )}
          <TabPanels
            id={id}
            tabs={pages.map(({ name, label }) => ({ name, label: say(label), content: settingsContents[name] }))}
            here={here}
          />
        </div>
      </div>
    </LeaveQuestion>
  );
}
