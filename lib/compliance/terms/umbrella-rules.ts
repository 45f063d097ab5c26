import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { lettersOf } from "@/lib/compliance/terms/grammar-rules";
import type { Statement } from "@/lib/compliance/terms/rules";
import { umbrellaReach } from "@/lib/compliance/terms/schedules-values";

const isGrant = (means: string | undefined) => means !== undefined && means !== "FOLLOWS" && means !== "PRIMARY_ALONE";

/** "Umbrella is excess of general liability only": nothing but the word "only" is to be asked. */
const isOnly = (tokens: Statement["tokens"]) =>
  /^[^NTARSZuUi]*$/.test(lettersOf(tokens)) && tokens.every(({ kind, text }) => kind !== "guard" || /^(?:only|solely)$/i.test(text));

/** Whether a sentence says what the umbrella lies over, and so is about the umbrella alone. */
export const isOfReach = ({ text, kinds }: Statement): boolean =>
  Array.isArray(kinds) && kinds.includes("UMBRELLA_POLICY") && umbrellaReach.test(text);

/**
 * Whether a description leaves it open that the umbrella lies over a coverage: a sentence about what it lies over names others, or
 * takes something away.
 */
export function doubtsUmbrella(statements: readonly Statement[], kind: CoverageKind): boolean {
  return statements.some(({ text, kinds, how, tokens }) => {
    if (!umbrellaReach.test(text) || tokens.some((token) => token.kind === "grant" && isGrant(token.means))) return false;
    if (how === "asked" && !isOnly(tokens)) return true;
    const named = Array.isArray(kinds) ? kinds.filter((one) => one !== "UMBRELLA_POLICY") : [];
    return named.length > 0 ? !named.includes(kind) : how === "asked";
  });
}
