"use client";

import { CircleUserRound, LifeBuoy } from "lucide-react";
import { type ThemeChoice, useTheme } from "@/components/auth/use-theme";
import { NavList } from "@/components/layout/nav";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

const items = [
  { href: "/settings?tab=personal", label: "Personal Profile", icon: <CircleUserRound aria-hidden /> },
  { href: "/support", label: "Support", icon: <LifeBuoy aria-hidden /> },
];

const options = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** The account menu's items, for the slide-in menu on phones, whose top bar has no room for the button. */
export function AccountLinks() {
  const [theme, chooseTheme] = useTheme();
  return (
    <div className="space-y-3 border-t pt-4 sm:hidden">
      <NavList items={items} label="Account" />
      <div className="px-3">
        <Field label="Theme" required>
          {(aria) => (
            <Select options={options} value={theme} onChange={({ target }) => chooseTheme(target.value as ThemeChoice)} {...aria} />
          )}
        </Field>
      </div>
    </div>
  );
}
