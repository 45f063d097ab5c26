"use client";

import { useState } from "react";
import { Initials, menuButtonClass } from "@/components/auth/initials";
import { lazyPart } from "@/components/ui/lazy-part";

const AccountMenu = lazyPart(() => import("@/components/auth/account-menu").then((file) => file.AccountMenu), PlainButton);

/** The signed-in person's menu. What it shows loads when it is first opened. */
export function AccountButton() {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? <AccountMenu /> : <PlainButton onClick={() => setWanted(true)} />;
}

function PlainButton({ onClick }: { onClick?: () => void }) {
  return (
    <button type="button" aria-haspopup="menu" aria-expanded={false} onClick={onClick} className={menuButtonClass}>
      <Initials />
    </button>
  );
}
