import type { DocumentKind } from "@/generated/prisma/client";
import type { KindContents, KindDto, KindListDto } from "@/lib/compliance/kinds/schema";
import { type StarterKey, starterKeys, starters } from "@/lib/compliance/kinds/starters-values";
import { versionOf } from "@/lib/infra/versions-rules";
import { say } from "@/messages/say";

export type KindRow = DocumentKind & Pick<KindDto, "papers" | "sets">;

/** The values of a kind that a change can set to others. */
export const editableKind = (row: Omit<DocumentKind, "id">) => ({
  name: row.name,
  told: row.told,
  expires: row.expires as KindDto["expires"],
  months: row.months,
  reminderDays: row.reminderDays,
  reminderText: row.reminderText,
  fileTypes: row.fileTypes,
  titleWords: row.titleWords,
});

export function toKindDto(row: KindRow): KindDto {
  const values = editableKind(row);
  return {
    id: row.id,
    ...values,
    starter: starterKeys.find((key) => key === row.starter) ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    papers: row.papers,
    sets: row.sets,
    version: versionOf(values),
  };
}

/** A starter as a kind, in the language of who chooses it. */
export function contentsOfStarter(key: StarterKey): KindContents {
  const { name, told, expires, months, reminderDays } = starters[key];
  return {
    ...{ name: say(name), told: say(told), expires, months, reminderDays: [...reminderDays] },
    ...{ reminderText: null, fileTypes: [], titleWords: [] },
  };
}

export const startersLeft = (kinds: readonly Pick<KindDto, "starter">[]): KindListDto["starters"] =>
  starterKeys
    .filter((key) => kinds.every(({ starter }) => starter !== key))
    .map((key) => {
      const { told, reminderText = null, ...rest } = contentsOfStarter(key);
      return { key, ...rest, told: told ?? "", reminderText };
    });
