import { compareWithVendor, isEntityForm, type Likeness } from "@/lib/compliance/names/match-rules";
import { firmThenStreet, splitAtNumber, startsAddress } from "@/lib/extraction/rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";

type NamedCompany = { name: string; legalNames: readonly string[] };

const advice = coded("compliance.ifThisIsYourCompany");

/** A holder with more parts than this is hostile; a real one has fewer than ten. Each part is compared with every legal name. */
const mostParts = 20;

/** A holder's lines and the parts between its commas, in order; a form of entity ("Inc." after a comma) stays with its name. */
function partsOf(holder: string): string[] {
  const parts: string[] = [];
  const pieces = holder
    .slice(0, 10_000)
    .split(/[\n,]/)
    .flatMap((text) => text.replace(/\s+/g, " ").trim() || []);
  for (const part of pieces.slice(0, mostParts)) {
    const name = parts.at(-1);
    if (name && isEntityForm(part)) parts[parts.length - 1] = `${name}, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** Text that may be above the holder's name: a contact, or the form's own label. */
const beforeName = /^(?:attn|attention|to|re|certificate holder|holder)\b/i;

const tradeName = /^d\/?b\/?a\b/i;
/** Text after a town's comma. */
const state = /^[A-Z]{2}\.?(?: \d{5}(?:-\d{4})?)?$/;

const endsInEntity = (part: string) => isEntityForm(part.split(" ").at(-1) ?? "");

/** How many of a holder's parts are its name: up to the form of entity and a trade name, or as far as the address begins. */
function nameLength(parts: readonly string[]): number {
  const from = (isFound: (part: string) => boolean) => {
    const at = parts.findIndex((part, index) => index > 0 && isFound(part));
    return at < 0 ? parts.length : at;
  };
  const entity = parts.findIndex(endsInEntity);
  const traded = entity >= 0 && tradeName.test(parts[entity + 1] ?? "") ? 1 : 0;
  const town = Math.max(1, from((part) => state.test(part)) - 1);
  return Math.min(
    from((part) => startsAddress.test(part) || beforeName.test(part)),
    parts.some((part) => state.test(part)) ? town : parts.length,
    entity < 0 ? parts.length : entity + 1 + traded,
  );
}

/** A holder's name and its address, which a certificate has in one box. Whom it goes to belongs to the address. */
export function partyOfHolder(holder: string): { name: string; address: string | null } {
  const parts = partsOf(holder);
  const first = parts.findIndex((part) => !beforeName.test(part));
  const rest = parts.slice(Math.max(0, first));
  const [begin = ""] = rest;
  const run = firmThenStreet.test(begin) ? splitAtNumber(begin) : null;
  const count = run ? 1 : nameLength(rest);
  const address = [...parts.slice(0, Math.max(0, first)), ...(run?.address ? [run.address] : []), ...rest.slice(count)].join(", ");
  return { name: run?.name ?? rest.slice(0, count).join(", "), address: address || null };
}

/** `isBelow`: our name is below another name. */
type Match = { likeness: Likeness; first: string | null; isBelow: boolean };

/**
 * How well a certificate's holder matches the company. Name and address are on lines or between commas, and a name can have commas itself:
 * up to three parts are read as one. `first` is what the holder begins with, null where there is none.
 */
function compareHolder(holder: string | null, { name, legalNames }: NamedCompany): Match {
  const parts = partsOf(holder ?? "");
  const us = { name, acceptedNames: [...legalNames] };
  const at = (index: number) => [1, 2, 3].map((count) => compareWithVendor(parts.slice(index, index + count).join(", "), us));
  const best = (found: readonly Likeness[]) => (["equal", "near"] as const).find((one) => found.includes(one)) ?? "different";
  const start = Math.max(
    parts.findIndex((part) => !beforeName.test(part)),
    0,
  );
  const likeness = best(at(start));
  if (likeness === "equal") return { likeness, first: parts[0] ?? null, isBelow: false };
  const any = best(parts.flatMap((_, index) => at(index)));
  // Another name is above ours: that one is the holder, unless a person says otherwise.
  return { likeness: any === "different" ? any : "near", first: parts[0] ?? null, isBelow: any === "equal" };
}

/** How near a holder comes to one of several accepted names, and the name that it begins with. */
export function likenessOfHolder(holder: string, [name = "", ...legalNames]: readonly string[]): Match {
  return compareHolder(holder, { name, legalNames });
}

/** The message for a certificate made out to someone else. Null: it is the company or close to it, or no holder was read. */
export function holderWarning(holder: string | null, company: NamedCompany): Sentence | null {
  const { likeness, first } = compareHolder(holder, company);
  return likeness === "different" && first ? coded("compliance.theCertificateHolderIsFirst", { first, advice }) : null;
}

/** A document's certificate holders, and a person's answer about them. */
type HolderFacts = { holders: readonly string[]; holderAnswer: "ACCEPTED" | "REJECTED" | null };

const rejected = () => coded("compliance.aTeammateSaidThatThe");

/** The doubt about a document's holder once a person has answered it. A name that is added to the legal names settles it anyway. */
export function openHolderDoubt({ holders, holderAnswer }: HolderFacts, company: NamedCompany): Sentence | null {
  const doubt = holderDoubt(holders, company);
  if (doubt === null || holderAnswer === "ACCEPTED") return null;
  return holderAnswer === "REJECTED" ? rejected() : doubt;
}

/**
 * Why a document keeps its vendor under review: one of its certificates is made out to none of the names that the company has entered, or
 * to no one (""). Null where it has entered none: then its name alone decides nothing.
 */
export function holderDoubt(holders: readonly string[], company: NamedCompany): Sentence | null {
  if (company.legalNames.length === 0) return null;
  for (const holder of holders) {
    const { likeness, first, isBelow } = compareHolder(holder, company);
    if (first && isBelow) return coded("compliance.theCertificateHolderFirstAbove", { first, advice });
    if (!first) return coded("compliance.theCertificateHasNoCertificate");
    if (likeness === "near") return coded("compliance.theCertificateHolderFirstIs", { first, advice });
    if (likeness === "different") return coded("compliance.theCertificateHolderIsFirstWhich", { first, advice });
  }
  return null;
}
