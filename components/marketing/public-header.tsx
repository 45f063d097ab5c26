"use client";

import { Menu, X } from "lucide-react";
import { useRef, useState } from "react";
import { Logo } from "@/components/layout/logo";
import { AppName } from "@/components/layout/platform-context";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

const links = [
  {
    href: "/#features",
    get label() {
      return say("marketing.features");
    },
  },
  {
    href: "/#how",
    get label() {
      return say("marketing.howItWorks");
    },
  },
  {
    href: "/#pricing",
    get label() {
      return say("marketing.pricing");
    },
  },
  {
    href: "/support",
    get label() {
      return say("common.support");
    },
  },
];

const openProduct = () => <LinkButton href="/dashboard">{sayParts("marketing.headerOpen", { appName: <AppName /> })}</LinkButton>;
const startTrial = () => <LinkButton href="/signup">{say("marketing.startFreeTrial")}</LinkButton>;

/** The top bar of the public pages; on small screens its links fold into a menu. */
export function PublicHeader({ signedIn }: { signedIn: boolean }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const Icon = open ? X : Menu;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the keys of the controls in it
    <header
      className="sticky top-0 z-30 border-b bg-surface short:static"
      onKeyDown={({ key }) => {
        if (key !== "Escape" || !open) return;
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <div className="public-page flex h-16 items-center gap-8">
        <Logo href="/" />
        <nav aria-label={say("marketing.main")} className="mr-auto hidden gap-6 md:flex">
          {links.map(({ href, label }) => (
            <TextLink alone key={href} href={href} className="text-ink-2!">
              {label}
            </TextLink>
          ))}
        </nav>
        <div className="ml-auto hidden items-center gap-2 md:flex">
          {signedIn ? (
            openProduct()
          ) : (
            <>
              <LinkButton href="/login" variant="ghost">
                {say("marketing.signInLinkButton")}
              </LinkButton>
              {startTrial()}
            </>
          )}
        </div>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="public-menu"
          aria-label={open ? say("marketing.closeMenu") : say("marketing.openMenu")}
          onClick={() => setOpen(!open)}
          className="-mr-2 ml-auto inline-flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-sunken md:hidden"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </div>
      <div id="public-menu" hidden={!open} className="border-t px-5 py-4 md:hidden">
        <nav aria-label={say("marketing.menu")} className="flex flex-col">
          {links.map(({ href, label }) => (
            <TextLink alone key={href} href={href} onClick={() => setOpen(false)} className="text-ink!">
              {label}
            </TextLink>
          ))}
        </nav>
        <div className="mt-3 grid gap-2">
          {signedIn ? (
            openProduct()
          ) : (
            <>
              <LinkButton href="/login" variant="secondary">
                {say("marketing.signInLinkButton")}
              </LinkButton>
              {startTrial()}
            </>
          )}
        </div>
      </div>
    </header>
  );
}
