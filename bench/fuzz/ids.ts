import { pick, type Random } from "@/bench/fuzz/generate";

const kept = 200;
const nobody = "0199f3a2-5c1e-7c44-9a51-2f6f0b7c8d10";
const singular = (name: string) =>
  name
    .replace(/(Id)?s?$/, "")
    .replace(/ie$/, "y")
    .toLowerCase();

/**
 * Ids of one company that answers had, by the address that had them and by the name of their list: the address fills paths, so
 * that a note belongs to the vendor before it, and the name fills fields, as "vendorId".
 */
export class KnownIds {
  private readonly byAddress = new Map<string, string[]>();
  private readonly byName = new Map<string, string[]>();
  constructor(private readonly random: Random) {}

  /** Notes what an answer shows: one record, or lists of them. */
  note(address: string, answer: unknown): void {
    const [path = ""] = address.split("?");
    const data = (answer as { data?: unknown } | null)?.data;
    const collection = path.split("/").at(-1) ?? "";
    for (const [name, value] of [[collection, data], ...Object.entries((data ?? {}) as object)] as [string, unknown][]) {
      for (const one of Array.isArray(value) ? value.slice(0, 20) : [value]) {
        const id = typeof one === "string" && name === "ids" ? one : (one as { id?: unknown } | null)?.id;
        if (typeof id === "string") this.add(path, id, name === "data" || name === "ids" ? collection : name);
      }
    }
  }

  add(address: string, id: string, name: string): void {
    for (const [lists, key] of [
      [this.byAddress, address],
      [this.byName, singular(name)],
      [this.byName, singular(address.split("/").at(-1) ?? "")],
    ] as const) {
      const list = lists.get(key) ?? [];
      if (list.includes(id)) continue;
      if (list.length > kept) list.shift();
      lists.set(key, [...list, id]);
    }
  }

  /** An id for a field such as "vendorId" or "ids". */
  find(name: string): string {
    const list = this.byName.get(singular(name));
    const all = list && this.random() < 0.95 ? list : [...this.byName.values()].flat();
    return all.length > 0 ? pick(this.random, all) : nobody;
  }

  /** The path with its parameters filled: by what was noted below it, else by `make`, which gets the parameter and the word before it. */
  addressOf(template: string, make: (name: string, before: string) => string): string {
    const parts = template.split("/");
    const last = parts.findLastIndex((part) => part.startsWith("{"));
    if (last < 0) return template;
    const shape = new RegExp(
      `^${parts
        .slice(0, last)
        .join("/")
        .replaceAll(/\{\w+\}/g, "[^/]+")}$`,
    );
    const places = [...this.byAddress.keys()].filter((address) => shape.test(address));
    if (places.length > 0 && this.random() < 0.8) {
      const place = pick(this.random, places);
      return [place, pick(this.random, this.byAddress.get(place) ?? []), ...parts.slice(last + 1)].join("/");
    }
    const filled = parts.map((part, at) => {
      if (!part.startsWith("{")) return part;
      return encodeURIComponent(make(part.slice(1, -1), parts[at - 1] ?? "").toWellFormed()) || "x";
    });
    return filled.join("/");
  }
}
