import { type Content, isPlaceholder, type Policy } from "@/bench/corpus/content";
import type { Layout } from "@/bench/corpus/layout";
import type { TruePolicy, Truth } from "@/bench/corpus/truth";
import { limitKeys } from "@/lib/extraction/values";

/** What a person reads from the content when it is printed on the layout: what the form does not ask for is not there. */
export function truthOf(content: Content, layout: Layout): Truth {
  const { producer, insured, holder, insurers, policies, description } = content;
  const byName = layout.insurers === "rows";
  const named = byName ? insurers.filter((one) => policies.some(({ letter }) => letter === one.letter)) : insurers;
  const asked = layout.contact && layout.head === "columns";
  return {
    formType: "ACORD_25_LOOKALIKE",
    formEdition: layout.edition,
    certificateDate: content.date,
    certificateNumber: layout.kind === "edition" ? content.certificateNumber : null,
    producer: {
      name: producer.name,
      address: producer.address,
      contact: asked ? producer.contact : null,
      phone: layout.head === "columns" ? producer.phone : null,
      email: asked ? producer.email : null,
    },
    insured: { name: insured.name, address: insured.address },
    certificateHolder: holder?.name ? `${holder.name}, ${holder.address}` : null,
    insurers: named.map(({ letter, name, naic }) => ({
      ...(byName ? {} : { letter }),
      name,
      naic: layout.naicTitle ? naic : null,
    })),
    policies: policies.map((policy) => truePolicy(policy, layout)),
    descriptionOfOperations: description.text || null,
    covered: [],
    open: policies.flatMap((policy, at) => openIn(policy, layout).map((key) => `/policies/${at}/${key}`)),
  };
}

/** Ambiguous values: which of two policies in one row its limits and boxes belong to, and what a form has no column for. */
function openIn({ sharesRow, type }: Policy, { flags, flagsTold, build }: Layout): string[] {
  const worker = type === "WORKERS_COMPENSATION";
  return [
    ...(sharesRow && build === "table" ? ["limits", "limitsText", "ticked", "occurrenceOrClaimsMade", "aggregateAppliesPer"] : []),
    ...(sharesRow && build === "table" && (flagsTold === "box" || flagsTold === "line")
      ? ["additionalInsured", "waiverOfSubrogation"]
      : []),
    ...(flags === "none" || worker ? ["additionalInsured"] : []),
    ...(flags === "both" ? [] : ["waiverOfSubrogation"]),
  ];
}

function truePolicy(policy: Policy, layout: Layout): TruePolicy {
  const row = layout.rows.find(({ type }) => type === policy.type);
  const boxes = new Set([...(row?.ticks ?? []), row?.limitTicks ?? []].flat());
  const limits = Object.fromEntries(limitKeys.map((key) => [key, null as number | null]));
  const limitsText: Record<string, string> = {};
  for (const [key, value] of Object.entries(policy.limits)) {
    if (key === "retention" && !boxes.has("RETENTION")) continue;
    if (typeof value === "number") limits[key] = value;
    else if (value !== "N/A") limitsText[key] = value;
  }
  const asks = policy.type === "WORKERS_COMPENSATION" && layout.kind === "edition" && (row?.ticks.length ?? 0) > 0;
  return {
    type: policy.type,
    typeText: policy.typeText,
    // A form that names the insurer in the row has no letters: which ones a reader gives them says nothing.
    ...(layout.insurers === "rows" ? {} : { insurerLetter: layout.letters ? policy.letter : null }),
    policyNumber: isPlaceholder(policy.number) ? null : policy.number,
    effectiveDate: policy.effective,
    expirationDate: policy.expiration,
    occurrenceOrClaimsMade: boxes.has("OCCUR") ? policy.basis : null,
    aggregateAppliesPer: boxes.has("PROJECT") ? policy.per : null,
    additionalInsured: policy.additional,
    waiverOfSubrogation: policy.waiver,
    limits,
    limitsText,
    otherLimits: policy.other ? [policy.other] : [],
    ticked: policy.ticked.filter((mark) => boxes.has(mark)),
    ...(asks ? { proprietorExcluded: policy.excluded === null ? null : policy.excluded === "Y" } : {}),
  };
}
