import type { Notes } from "@/lib/extraction/readers/draft";
import { textOf, type Word } from "@/lib/extraction/readers/words";
import type { ReadPolicy } from "@/lib/extraction/schema";

/** How old editions head their limits. */
const inThousands = /\b(?:all )?limits (?:are |shown |stated |expressed )*in thousands\b/i;
/** From this amount on nothing was meant as thousands: some write the whole amount all the same. */
const whole = 100_000;

/** Amounts of a page that says to state its limits in thousands, as whole dollars; one that is not typed so makes a person look. */
export function inDollars(policies: readonly ReadPolicy[], words: readonly Word[], notes: Notes): void {
  if (!inThousands.test(textOf(words, " "))) return;
  notes.warnings.push("The limits of this page are stated in thousands.");
  policies.forEach((policy, at) => {
    for (const [key, amount] of Object.entries(policy.limits) as [keyof ReadPolicy["limits"], number | null][]) {
      if (amount === null || amount === undefined) continue;
      policy.limits[key] = amount < whole ? amount * 1000 : null;
      if (amount >= whole)
        notes.unreadable(`/policies/${at}/limits/${key}`, "The page states its limits in thousands, and this amount seems to be none.");
    }
    for (const one of policy.otherLimits) if (one.amount < whole) one.amount *= 1000;
  });
}
