"use client";

import { Keyboard, LogOut, type LucideIcon, Monitor, Moon, Sun, Upload } from "lucide-react";
import { useState } from "react";
import { useSignOut } from "@/components/auth/use-account";
import { useTheme } from "@/components/auth/use-theme";
import { useUpload } from "@/components/documents/upload-center";
import { pageActionsNow } from "@/components/layout/page-actions";
import { useCan } from "@/components/layout/session-context";
import { leave } from "@/components/ui/leaving";
import { labelled, say } from "@/messages/say";

/** Something that the palette does, on this page or everywhere. `words`: other words under which people look for it. */
export type PaletteAction = { label: string; words: string; icon: LucideIcon; run: () => void };

/** What can be done without leaving the page: what the page offers first, then theme, keys and signing out. */
export function usePaletteActions(showKeys: () => void): PaletteAction[] {
  const [ofPage] = useState(pageActionsNow);
  const [theme, chooseTheme] = useTheme();
  const signOut = useSignOut();
  const upload = useUpload();
  const mayUpload = useCan("document:write");
  const themes = [
    { value: "light", name: say("auth.light"), icon: Sun },
    { value: "dark", name: say("auth.dark"), icon: Moon },
    { value: "system", name: say("auth.system"), icon: Monitor },
  ] as const;
  return [
    ...ofPage.map((action) => ({ ...action, words: "" })),
    ...(mayUpload ? [{ label: say("documents.uploadDocument"), words: say("search.uploadWords"), icon: Upload, run: () => upload() }] : []),
    ...themes
      .filter(({ value }) => value !== theme)
      .map(({ value, name, icon }) => ({
        ...{ label: labelled(say("auth.theme"), name), words: say("search.themeWords"), icon },
        run: () => chooseTheme(value),
      })),
    { label: say("auth.keyboardShortcuts"), words: say("search.keysWords"), icon: Keyboard, run: showKeys },
    { label: say("auth.signOut"), words: say("search.signOutWords"), icon: LogOut, run: () => leave("/", () => signOut.mutate()) },
  ];
}
