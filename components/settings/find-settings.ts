import type { SearchedPage, Setting } from "@/components/settings/searched-pages";
import { type PlainKey, say } from "@/messages/say";

/** A page, or one setting on it. */
export type Found = { page: SearchedPage; setting?: Setting };

/** Accents and case do not count. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Pages and settings whose texts hold every typed word: pages first, then settings by their label, then by what they do. */
export function findSettings(typed: string, pages: readonly SearchedPage[]): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (...keys: (PlainKey | undefined)[]) => {
    const text = plain(keys.map((key) => key && say(key)).join(" "));
    return words.every((word) => text.includes(word));
  };
  const found = pages.filter(({ label, words: other }) => holds(label, other)).map((page): Found => ({ page }));
  const settings = pages.flatMap((page) => page.settings.map((setting): Required<Found> => ({ page, setting })));
  const byLabel = settings.filter(({ setting }) => holds(setting.label));
  const byMeaning = settings.filter((one) => !byLabel.includes(one) && holds(one.setting.label, one.setting.means));
  return [...found, ...byLabel, ...byMeaning];
}
