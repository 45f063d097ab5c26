import type { Manifest } from "@/lib/operations/backup/schema";

const nameShape = /^coverkeep-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/;

/** The folder of a scheduled backup, such as coverkeep-2026-11-27T02-15-00Z. */
export function scheduledName(at: Date): string {
  return `coverkeep-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** When the scheduled backup of that name began; null for any other folder. */
export function scheduledAt(name: string): Date | null {
  const [, day, hour, minute, second] = nameShape.exec(name) ?? [];
  const at = day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

/** Scheduled backups that are older than the days to keep. The newest backup stays, however old it is. */
export function outdated(names: readonly string[], now: Date, days: number): string[] {
  const known = names.filter((name) => scheduledAt(name)).sort();
  const before = now.getTime() - days * 24 * 3600 * 1000;
  return known.slice(0, -1).filter((name) => (scheduledAt(name)?.getTime() ?? before) < before);
}

/** Why a backup does not fit the migrations of this installation; null: it fits. */
export function schemaMismatch(manifest: Pick<Manifest, "migrations" | "version">, here: Manifest["migrations"]): string | null {
  const names = new Set(here.map(({ name }) => name));
  const theirs = new Map(manifest.migrations.map(({ name, checksum }) => [name, checksum]));
  const isSame = (name: string, checksum: string) => theirs.get(name) === checksum;
  if (manifest.migrations.length === here.length && here.every(({ name, checksum }) => isSame(name, checksum))) return null;
  const advice = `Restore it with Coverkeep ${manifest.version} of the same day, and upgrade afterwards.`;
  const newer = manifest.migrations.find(({ name }) => !names.has(name));
  if (newer) return `This backup has a newer database schema than this installation: ${newer.name} is not here. ${advice}`;
  const added = here.find(({ name }) => !theirs.has(name));
  if (added) return `This backup has an older database schema than this installation: it lacks ${added.name}. ${advice}`;
  return `A migration of this backup differs from the one that is here. ${advice}`;
}

/** Tables in an order in which each comes after those that it refers to. Throws for a circle. */
export function loadOrder(tables: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const order: string[] = [];
  const open = new Set(tables);
  while (open.size > 0) {
    const ready = [...open].filter((table) => references.every(({ from, to }) => from !== table || to === table || !open.has(to)));
    if (ready.length === 0) throw new Error(`These tables refer to each other in a circle: ${[...open].join(", ")}`);
    for (const table of ready) {
      open.delete(table);
      order.push(table);
    }
  }
  return order;
}

/** What a person reads about a failed write to the backup's disk; null for any other error. */
export function diskFailure(error: unknown, folder: string): string | null {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  if (code === "ENOSPC" || code === "EDQUOT") return `There is no space left in ${folder}. Free some space and try again.`;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return `This process may not write to ${folder}.`;
  return null;
}
