import { compareWithVendor, type Likeness } from "@/lib/compliance/names/match-rules";

const plain = (name: string) => name.trim().toLowerCase();

/** How alike a name and the best of the accepted names are. */
export function likenessTo(name: string, accepted: readonly string[]): Likeness {
  const wanted = plain(name);
  // Most names are written the same; taking names apart costs a hundred times as much.
  for (const one of accepted) if (plain(one) === wanted) return "equal";
  const [first, ...others] = accepted;
  return first === undefined ? "different" : compareWithVendor(name, { name: first, acceptedNames: others });
}
