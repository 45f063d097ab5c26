"use client";

import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BottomTabs } from "@/components/layout/bottom-tabs";
import { Logo } from "@/components/layout/logo";
import { MenuDrawer } from "@/components/layout/menu-drawer";
import { type NavItem, NavList } from "@/components/layout/nav";
import { useOwnAddress, useSession } from "@/components/layout/session-context";
import { cx } from "@/components/ui/class-names";
import { say } from "@/messages/say";

type AppFrameProps = {
  home: string;
  menuLabel: string;
  items: readonly NavItem[];
  /** Links to another part of the product, apart from the others. */
  moreItems?: readonly NavItem[];
  moreLabel?: string;
  /** What the top bar says at the left on wide screens. */
  context: ReactNode;
  /** Beside the context; on phones, whose top bar is too narrow for it, in the menu. */
  note?: ReactNode;
  account: ReactNode;
  /** Shown in the slide-in menu on phones instead of the account menu. */
  personal: ReactNode;
  /** The way to search, in the top bar. */
  search?: ReactNode;
  floating?: ReactNode;
  collapsible?: boolean;
  bottomTabs?: boolean;
  children: ReactNode;
};

/** The signed-in frame: navigation at the left; on small screens a top bar, a slide-in menu and tabs at the bottom. */
export function AppFrame({
  home,
  menuLabel,
  items,
  moreItems = [],
  moreLabel = say("layout.more"),
  context,
  note,
  account,
  personal,
  search,
  floating,
  collapsible = false,
  bottomTabs = false,
  children,
}: AppFrameProps) {
  const [narrow, setNarrow] = useState(false);
  return (
    <div
      className={cx(
        "group/frame min-h-dvh lg:grid print:block",
        narrow ? "lg:grid-cols-[64px_minmax(0,1fr)]" : "lg:grid-cols-[232px_minmax(0,1fr)]",
      )}
    >
      <a
        href="#content"
        className="sr-only z-60 rounded-control bg-accent px-4 py-2 text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {say("layout.skipToContent")}
      </a>
      <SideMenu {...{ home, menuLabel, items, moreItems, moreLabel, narrow }} onFold={collapsible ? () => setNarrow(!narrow) : undefined} />
      <div className="flex min-w-0 flex-col">
        <TopBar {...{ home, menuLabel, items, moreItems, moreLabel, context, note, account, personal, search }} />
        <main
          id="content"
          tabIndex={-1}
          className={cx("flex-1 px-4 py-6 outline-none sm:px-6 lg:px-8", bottomTabs ? "pb-24 short:pb-6" : "pb-16")}
        >
          <div className="page">{children}</div>
        </main>
      </div>
      <div className="contents print:hidden">{floating}</div>
      {bottomTabs && <BottomTabs items={items.filter(({ menuOnly }) => !menuOnly)} />}
    </div>
  );
}

type Menu = Required<Pick<AppFrameProps, "home" | "menuLabel" | "items" | "moreItems" | "moreLabel">>;

/** On wide screens. `onFold` is missing where it cannot be made narrow. */
function SideMenu({
  home,
  menuLabel,
  items,
  moreItems,
  moreLabel,
  narrow,
  onFold,
}: Menu & { narrow: boolean; onFold: (() => void) | undefined }) {
  const Fold = narrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className="hidden border-r bg-surface lg:block print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-3 px-3 pb-4">
        <div className="flex h-14 items-center px-1.5">
          <Logo href={home} compact={narrow} />
        </div>
        <NavList items={items} label={menuLabel} iconsOnly={narrow} />
        <div className="mt-auto space-y-0.5">
          {moreItems.length > 0 && <NavList items={moreItems} label={moreLabel} iconsOnly={narrow} />}
          {onFold && (
            <button
              type="button"
              aria-expanded={!narrow}
              onClick={onFold}
              className="control flex w-full items-center gap-3 rounded-control px-3 font-medium text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <Fold aria-hidden className="size-4.5 shrink-0" />
              <span className={narrow ? "sr-only" : undefined}>{narrow ? say("layout.expandMenu") : say("layout.collapseMenu")}</span>
            </button>
          )}
        </div>
      </div>
    </aside>
  );
}

function TopBar({
  home,
  menuLabel,
  items,
  moreItems,
  moreLabel,
  context,
  note,
  account,
  personal,
  search,
}: Menu & Pick<AppFrameProps, "context" | "note" | "account" | "personal" | "search">) {
  const { company } = useSession();
  const ownAddress = useOwnAddress();
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-14 items-center gap-2 border-b short:static bg-surface px-4 sm:gap-3 sm:px-6 lg:px-8">
      <MenuDrawer title={menuLabel} top={<Logo href={home} />} badge={items.find(({ menuOnly }) => menuOnly)?.badge}>
        <div className="space-y-4">
          <div className="space-y-2 px-3 pt-1 text-ink-2 [overflow-wrap:anywhere]">
            <p>
              <span className="block text-ink-3 text-small">{say("common.company")}</span>
              {company.name}
            </p>
            {ownAddress && (
              <p>
                <span className="block text-ink-3 text-small">{say("layout.signedInAs")}</span>
                {ownAddress}
              </p>
            )}
            <div className="sm:hidden">{note}</div>
          </div>
          <NavList items={items} label={menuLabel} />
          {moreItems.length > 0 && (
            <div className="border-t pt-4">
              <NavList items={moreItems} label={moreLabel} />
            </div>
          )}
          {personal}
        </div>
      </MenuDrawer>
      <div className="flex min-w-0 flex-1 items-center justify-between gap-x-6 max-sm:flex-col max-sm:items-stretch">
        <div className="flex min-w-0 items-center gap-3">
          <div className="min-w-0 font-medium text-ink-2 sm:truncate">{context}</div>
          {note && <div className="shrink-0 max-sm:hidden">{note}</div>}
        </div>
        {ownAddress && (
          <div className="min-w-0 max-w-96 truncate text-ink-2 sm:shrink-0 max-sm:text-ink-3 max-sm:text-xs" title={ownAddress}>
            {ownAddress}
          </div>
        )}
      </div>
      {search}
      {account}
    </header>
  );
}
