import { nameKeys } from "@/lib/compliance/names/match-rules";

/** Something that a row can name. `id` null: an earlier list makes it. */
export type Named = { id: string | null; name: string; others: readonly string[]; externalId: string | null };

/** What a row names; "several": the name is ambiguous. */
export type Finder<Item> = (text: string) => Item | "several" | undefined;

/** Finds what a row names by the id that it has elsewhere; null where two have the same one. */
function byExternalId<Item extends Named>(items: readonly Item[]): (text: string) => Item | undefined {
  const found = new Map<string, Item | null>();
  for (const item of items) {
    const key = item.externalId?.toLowerCase();
    if (key) found.set(key, found.has(key) ? null : item);
  }
  return (text) => found.get(text.toLowerCase()) ?? undefined;
}

function byNames<Item extends Named>(items: readonly Item[], namesOf: (item: Item) => readonly string[]): Finder<Item> {
  const owners = new Map<string, Set<Item>>();
  for (const item of items) {
    for (const key of namesOf(item).flatMap(nameKeys)) owners.set(key, (owners.get(key) ?? new Set()).add(item));
  }
  return (text) => {
    const [first, ...others] = new Set(nameKeys(text).flatMap((key) => [...(owners.get(key) ?? [])]));
    return others.length > 0 ? "several" : first;
  };
}

/** Finds vendors by name, by a name that is accepted as theirs, or by external id. A certificate must not go to the wrong one of two. */
export function vendorFinder<Item extends Named>(vendors: readonly Item[]): Finder<Item> {
  const own = byNames(vendors, ({ name }) => [name]);
  const accepted = byNames(vendors, ({ others }) => others);
  const external = byExternalId(vendors);
  return (text) => own(text) ?? accepted(text) ?? external(text);
}

export type NamedProject = Named & { status: string };

/**
 * Finds projects by name, by number (its other name) or by external id. A vendor is judged where it works, so a number of two projects
 * names neither.
 */
export function projectsFinder(projects: readonly NamedProject[]): Finder<NamedProject> {
  const known = new Map<string, NamedProject | "several">();
  for (const project of projects) {
    for (const number of project.others) known.set(number.toLowerCase(), known.has(number.toLowerCase()) ? "several" : project);
  }
  for (const project of projects) known.set(project.name.toLowerCase(), project);
  const external = byExternalId(projects);
  return (text) => known.get(text.toLowerCase()) ?? external(text);
}
