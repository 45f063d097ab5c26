"use client";

import { Check, CircleUserRound, Keyboard, LifeBuoy, Monitor, Moon, Sun } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { DropdownMenu } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Initials, menuButtonClass } from "@/components/auth/initials";
import { type ThemeChoice, useTheme } from "@/components/auth/use-theme";
import { KeysDialog } from "@/components/layout/keys-dialog";
import { useOwnAddress, useSession } from "@/components/layout/session-context";
import { helpAddress } from "@/components/marketing/support-questions";
import { Link } from "@/components/ui/link";
import { say } from "@/messages/say";

const itemClass =
  "flex h-9 cursor-pointer select-none items-center gap-3 rounded-control px-3 text-ink outline-none data-[highlighted]:bg-sunken [&>svg]:size-4 [&>svg]:text-ink-3";

const themeChoices: { value: ThemeChoice; label: string; icon: ReactNode }[] = [
  {
    value: "light",
    get label() {
      return say("auth.light");
    },
    icon: <Sun aria-hidden />,
  },
  {
    value: "dark",
    get label() {
      return say("auth.dark");
    },
    icon: <Moon aria-hidden />,
  },
  {
    value: "system",
    get label() {
      return say("auth.system");
    },
    icon: <Monitor aria-hidden />,
  },
];

/** Loads when it is first opened. */
export function AccountMenu() {
  const { user } = useSession();
  const ownAddress = useOwnAddress();
  const [theme, chooseTheme] = useTheme();
  const [open, setOpen] = useState(true);
  const [showsKeys, setShowsKeys] = useState(false);
  const here = helpAddress(usePathname(), useSearchParams().get("tab"));
  return (
    <>
      <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
        <DropdownMenu.Trigger className={menuButtonClass}>
          <Initials />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            className="z-50 w-64 rounded-card border border-line bg-surface p-1.5 text-body shadow-float"
          >
            <div className="px-3 pt-2 pb-2.5 [overflow-wrap:anywhere]">
              <p className="font-medium text-ink">
                {user.firstName} {user.lastName}
              </p>
              {ownAddress && <p className="text-ink-2 text-small">{ownAddress}</p>}
            </div>
            <Line />
            <LinkItem href="/settings?tab=personal" icon={<CircleUserRound aria-hidden />} label={say("common.personalProfile")} />
            <Line />
            <DropdownMenu.Label className="px-3 pt-1.5 pb-1 text-ink-3 text-small">{say("auth.theme")}</DropdownMenu.Label>
            <DropdownMenu.RadioGroup value={theme} onValueChange={(value) => chooseTheme(value as ThemeChoice)}>
              {themeChoices.map(({ value, label, icon }) => (
                <DropdownMenu.RadioItem key={value} value={value} onSelect={(event) => event.preventDefault()} className={itemClass}>
                  {icon}
                  {label}
                  <DropdownMenu.ItemIndicator className="ml-auto">
                    <Check aria-hidden className="size-4 text-link" />
                  </DropdownMenu.ItemIndicator>
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
            <Line />
            {here && <LinkItem href={here} icon={<LifeBuoy aria-hidden />} label={say("auth.pageHelp")} />}
            <LinkItem href="/support" icon={<LifeBuoy aria-hidden />} label={say("common.support")} />
            <DropdownMenu.Item className={itemClass} onSelect={() => setShowsKeys(true)}>
              <Keyboard aria-hidden />
              {say("auth.keyboardShortcuts")}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}

const Line = () => <DropdownMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;

function LinkItem({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <DropdownMenu.Item asChild className={itemClass}>
      <Link href={href}>
        {icon}
        {label}
      </Link>
    </DropdownMenu.Item>
  );
}
