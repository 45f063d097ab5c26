import type { Notes } from "@/lib/extraction/readers/draft";
import { textOf, type Word } from "@/lib/extraction/readers/words";
import type { ReadPolicy } from "@/lib/extraction/schema";

/** How old editions head their limits. */
const inThousands = /\b(?:all )?limits (?:are |shown |stated |expressed )*in thousands\b/i;
/** From this amount on nothing was meant as thousands: some write the whole amount all the same. */
const whole = 100_000;

/**
 * Amounts of a page that states its limits in thousands, as whole dollars. Where one is typed in whole dollars all the same, others may be
 * too: a person looks.
 */
export function inDollars(policies: readonly ReadPolicy[], words: readonly Word[], notes: Notes): void {
  if (!inThousands.test(textOf(words, " "))) return;
  notes.warnings.push("The limits on this page are in thousands.");
  const keysOf = ({ limits }: ReadPolicy) => Object.keys(limits) as (keyof ReadPolicy["limits"])[];
  const amounts = policies.flatMap((one) => [...keysOf(one).map((key) => one.limits[key]), ...one.otherLimits.map(({ amount }) => amount)]);
  const isMixed = amounts.some((amount) => (amount ?? 0) >= whole);
  policies.forEach((policy, at) => {
    for (const key of keysOf(policy)) {
      const amount = policy.limits[key];
      if (amount === null || amount === undefined) continue;
      policy.limits[key] = isMixed ? null : amount * 1000;
      if (isMixed)
        notes.unreadable(`/policies/${at}/limits/${key}`, "The page shows limits in thousands, but some amounts cannot be in thousands.");
    }
    policy.otherLimits = isMixed ? [] : policy.otherLimits.map((one) => ({ ...one, amount: one.amount * 1000 }));
  });
}
