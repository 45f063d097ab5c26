import type { Content, Policy } from "@/bench/corpus/content";
import type { Column, Layout, RowShape } from "@/bench/corpus/layout";

/** A policy, its place in the truth, and its insurer there. */
export type Place = { policy: Policy; at: number; insurer: { pointer: string; name: string; naic: string | null } };
/** Left and right edge. */
export type Span = readonly [number, number];

/** The policies that belong into a row. */
export const placesOf = (row: RowShape, content: Content): Place[] =>
  content.policies.flatMap((policy, at) => (policy.type === row.type ? [{ policy, at, insurer: insurerOf(policy, content) }] : []));

function insurerOf({ letter }: Policy, { insurers }: Content): Place["insurer"] {
  const index = insurers.findIndex((one) => one.letter === letter);
  return { pointer: `/insurers/${index}/name`, name: insurers[index]?.name ?? "", naic: insurers[index]?.naic ?? null };
}

type Columns = Record<Exclude<Column, "limits">, Span> & { limits: { label: number; amount: number; right: number } };

/** Where the columns are, in the form's order. */
export function columnsOf({ build, edges, datesFirst, limitsFirst, order }: Layout): Columns {
  const [left = 0, first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0, eighth = 0, right = 0] = edges;
  if (order) {
    const from = (column: Column) => order.indexOf(column) + (order.indexOf(column) > order.indexOf("limits") ? 1 : 0);
    const edge = (at: number) => edges[at] ?? 0;
    const span = (column: Column): Span => [edge(from(column)), edge(from(column) + 1)];
    const limits = from("limits");
    return {
      letter: span("letter"),
      type: span("type"),
      additional: span("additional"),
      waiver: span("waiver"),
      number: span("number"),
      effective: span("effective"),
      expiration: span("expiration"),
      limits: { label: edge(limits), amount: edge(limits + 1), right: edge(limits + 2) },
    };
  }
  const usual: Pick<Columns, "letter" | "type" | "additional" | "waiver"> = {
    letter: [left, first],
    type: [first, second],
    additional: [second, third],
    waiver: [third, fourth],
  };
  if (build === "blocks")
    return {
      ...usual,
      number: [fourth, fifth],
      effective: [fifth, sixth],
      expiration: [sixth, right],
      limits: { label: left, amount: left + eighth - seventh, right },
    };
  const [one, two, three, end] = limitsFirst ? [sixth, seventh, eighth, right] : [fourth, fifth, sixth, seventh];
  const spans = [[one, two] as const, [two, three] as const, [three, end] as const] as const;
  const [number, effective, expiration] = datesFirst ? [spans[2], spans[0], spans[1]] : spans;
  const limits = limitsFirst ? { label: fourth, amount: fifth, right: sixth } : { label: seventh, amount: eighth, right };
  return { ...usual, number, effective, expiration, limits };
}
