"use client";

import { CircleUserRound, LifeBuoy } from "lucide-react";
import { type ThemeChoice, useTheme } from "@/components/auth/use-theme";
import { NavList } from "@/components/layout/nav";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { say } from "@/messages/say";

const items = [
  {
    href: "/settings?tab=personal",
    get label() {
      return say("common.personalProfile");
    },
    icon: <CircleUserRound aria-hidden />,
  },
  {
    href: "/support",
    get label() {
      return say("common.support");
    },
    icon: <LifeBuoy aria-hidden />,
  },
];

const options = [
  {
    value: "system",
    get label() {
      return say("auth.system");
    },
  },
  {
    value: "light",
    get label() {
      return say("auth.light");
    },
  },
  {
    value: "dark",
    get label() {
      return say("auth.dark");
    },
  },
];

/** The account menu's items, for the slide-in menu on phones, whose top bar has no room for the button. */
export function AccountLinks() {
  const [theme, chooseTheme] = useTheme();
  return (
    <div className="space-y-3 border-t pt-4 sm:hidden">
      <NavList items={items} label={say("auth.account")} />
      <div className="px-3">
        <Field label={say("auth.theme")} required>
          {(aria) => (
            <Select options={options} value={theme} onChange={({ target }) => chooseTheme(target.value as ThemeChoice)} {...aria} />
          )}
        </Field>
      </div>
    </div>
  );
}
