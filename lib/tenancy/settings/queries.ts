import { keepAppName } from "@/lib/infra/app-name";
import { now } from "@/lib/infra/clock";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { errorFacts, log } from "@/lib/infra/log";
import { keepUsualLanguage } from "@/lib/infra/server-texts";
import { keepPolicy } from "@/lib/tenancy/settings/password-policy-rules";
import { defaultSettings } from "@/lib/tenancy/settings/rules";
import { type Settings, type SettingsTab, settingsShapes } from "@/lib/tenancy/settings/schema";

/** Seconds until a change made by another process is seen in this one. */
const keptSeconds = 2;

// Next loads this module once a bundle (pages, calls); what the call changes the page must forget.
const shared = globalThis as typeof globalThis & { coverkeepSettings?: { settings: Settings; until: number } };

export const settingsKey = (tab: SettingsTab) => `settings.${tab}`;

/** Every tab as it is stored; missing and outdated values are filled in by the defaults. */
export async function readSettings(tx: Tx): Promise<Settings> {
  const tabs = Object.keys(settingsShapes) as SettingsTab[];
  const rows = await tx.platformSetting.findMany({ where: { key: { in: tabs.map(settingsKey) } } });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const read = tabs.map((tab) => {
    const value = stored.get(settingsKey(tab));
    const parsed = settingsShapes[tab].safeParse({ ...defaultSettings[tab], ...(typeof value === "object" ? value : {}) });
    return [tab, parsed.success ? parsed.data : defaultSettings[tab]];
  });
  return Object.fromEntries(read) as Settings;
}

/** The settings in force. They are needed all the time, and read once in two seconds; while the database is away the last ones apply. */
export async function getSettings(): Promise<Settings> {
  const time = now().getTime();
  const kept = shared.coverkeepSettings;
  if (kept && kept.until > time && kept.until - time <= keptSeconds * 1000) return kept.settings;
  try {
    keepSettings(await readSettings(asPlatform()));
  } catch (error) {
    log.warn({ ...errorFacts(error) }, "the settings could not be read");
  }
  return shared.coverkeepSettings?.settings ?? defaultSettings;
}

export function keepSettings(settings: Settings): void {
  keepAppName(settings.general.appName);
  keepUsualLanguage(settings.general.language);
  keepPolicy(settings.security.passwordPolicy);
  shared.coverkeepSettings = { settings, until: now().getTime() + keptSeconds * 1000 };
}

/** Has the next read ask the database. */
export function forgetSettings(): void {
  shared.coverkeepSettings = undefined;
}
