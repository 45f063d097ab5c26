import { evidenceTitle } from "@/lib/extraction/forms/kinds";
import { emailIn } from "@/lib/extraction/readers/addresses";
import type { Notes } from "@/lib/extraction/readers/draft";
import { dateText } from "@/lib/extraction/readers/plain-fields";
import { nobody, type ReadParty, withoutNumbers } from "@/lib/extraction/readers/plain-parties";
import { textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { linesOf, type PageWords, unionBox, type Word } from "@/lib/extraction/readers/words";

/** How a letter says whose insurance it speaks of. */
const firm = String.raw`(?:[A-Z][^,.:;]{0,80}?,? (?:Inc|LLC|LLP|PLLC|Corp|Ltd)\b\.?|[A-Z][^,.]{0,80}(?:\.[a-z][^,.]{0,40}){0,3})(?:,? (?:Inc|LLC|L\.L\.C|LP|LLP|PLLC|Corp|Co|Ltd)\b\.?)?`;
const place = String.raw`((?:\d|P\.? ?O\.? Box)[^;]{5,80}?\d{5}(?:-\d{4})?)`;
const street = `(?:, ${place})?`;
/** A firm's name up to the text that follows it, and its address or the end of the remark about it. */
const named = String.raw`([A-Z][^,.;:]{2,70}?(?:,? (?:Inc|LLC|L\.L\.C|LP|LLP|PLLC|Corp|Co|Ltd)\b\.?)?)`;
const ended = `(?:, ${place}|(?=[,.;]|$))`;
const clientSaid = [
  new RegExp(`(?:broker|agent|agency|producer) (?:of record )?for (${firm})${street}`),
  new RegExp(`(?:[Oo]ur|[Yy]our) (?:insured|client|customer|member)(?:[,:]| ?[–—-])? (${firm})${street}`),
  new RegExp(String.raw`(${firm})${street},? (?:is|are) (?:currently )?insured (?:through|with|by) (?:our|us|this)\b`),
  new RegExp(
    String.raw`\b(?:confirm|certify|verify|advise|attest)(?:s|ing)? (?:to you )?that ${named}${street},? (?:is|are|has|have|carries|maintains|currently (?:has|carries|maintains))\b`,
  ),
  new RegExp(`(?:[Ii]nsurance|[Cc]overage|[Pp]olicies) (?:carried|held|maintained|purchased) by ${named}${ended}`),
  new RegExp(
    String.raw`\b(?:[Pp]olic(?:y|ies)|[Ii]nsurance|[Cc]overage)\b[^.]{0,40} (?:written|issued|placed|bound|arranged) (?:for|to) ${named}${ended}`,
  ),
  new RegExp(String.raw`\b(?:[Ii]nsures|[Cc]overs)(?: the following (?:policyholder|insured|firm):)? ${named}(?:,? ${place}|(?=[,.;]|$))`),
  new RegExp(`(?<![Aa]dditional )(?:[Cc]ustomer|[Cc]lient|[Ii]nsured): ${named}${ended}`),
  new RegExp(
    `(?:[Ee]vidence|[Pp]roof|[Vv]erification|[Cc]onfirmation|[Cc]ertificate) of (?:insurance|coverage) (?:for|[–—-]) ${named}(?:, ${place}|(?=[,.;]| [–—-] |$))`,
  ),
  new RegExp(String.raw`(?:^|\s)(?:Re|RE|Subject|SUBJECT): ${named}(?:,? ${place}|(?=[.;]| Dear\b| To [Ww]hom\b))`),
];
const greeting = /^(?:dear\b|to whom)/i;
const subject = /^(?:re|regarding|subject)\b ?:/i;
const agencyWords =
  /\b(?:agency|brokers?|brokerage|insurance (?:services|group|advisors|center|partners|solutions)|risk (?:partners|advisors|services)|insurance)(?:,? (?:inc|llc|corp|co|ltd)\b\.?)?$/i;

/** A mail without what it answers: that speaks of other policies, and of what was asked for. */
export function withoutQuoted(page: PageWords): PageWords {
  const start = linesOf(page.words).find((line) => /^on .{5,80}\bwrote: ?$|^-+ ?(?:original|forwarded) message/i.test(textIn(line)));
  return start ? { ...page, words: page.words.filter(({ box }) => box[1] < unionBox(start)[1] - 1) } : page;
}

/** Who a letter is from, about and to, where no label says so: its head, its sentence on its client, and the address above its greeting. */
export function partiesOfLetter(lines: readonly Word[][], notes: Notes): Record<"insured" | "producer" | "holder", ReadParty> {
  const texts = lines.map(textIn);
  const greeted = texts.findIndex((text) => greeting.test(text));
  const dated = texts.findIndex((text) => new RegExp(greeted < 0 ? `^(?:Date: ?)?${dateText}$` : `${dateText}$`).test(text));
  // A letter may begin with its first sentence.
  const start = greeted >= 0 || dated < 0 ? greeted : texts.findIndex((text, at) => at > dated && /^(?:\S+ ){8}/.test(text));
  // Its subject may say whose insurance it is about.
  const insured = clientOf(lines.slice(start < 0 ? 0 : dated >= 0 && dated < start ? dated + 1 : start).flat(), notes);
  if (start < 0) return { insured, producer: nobody, holder: nobody };
  const date = dated < start ? dated : -1;
  const end = texts.findIndex((text, at) => at > date && at <= start && (subject.test(text) || greeting.test(text)));
  const head = lines.slice(0, Math.max(0, date)).slice(0, 6);
  const named = head.findIndex((line) => agencyWords.test(textIn(line)) && !evidenceTitle.test(textIn(line)));
  // Whose letterhead names no trade says in the letter what it is.
  const isBroker = /\b(?:we are|as) (?:the|their|its|his|her) (?:insurance )?(?:broker|agent|agency)\b|\bour (?:insured|client)\b/i.test(
    texts.slice(start).join(" "),
  );
  const from = named < 0 && isBroker && /\d{5}/.test(textIn(head[1] ?? [])) ? 0 : named;
  const [street = [], ...more] = from < 0 ? [] : head.slice(from + 1);
  const producer = from < 0 ? nobody : { ...nobody, ...producerOf(head[from] as Word[], street, more.flat(), notes) };
  const between = date < 0 ? [] : lines.slice(date + 1, end).map(withoutNumbers);
  const labelled = between.findIndex((line) => /\w:/.test(textIn(line)) && !/^att(?:n|ention)\b/i.test(textIn(line)));
  const block = blockFrom(labelled < 0 ? between : between.slice(0, labelled));
  // Without a greeting the address is at the date's own left edge.
  const edge = unionBox(lines[date] ?? [])[0];
  const addressed = greeted >= 0 || block.every((line) => Math.abs(unionBox(line)[0] - edge) < sameEdge) ? block : [];
  const holder = addressed.length > 1 && addressed.length <= mostAddressed ? { ...nobody, name: addressed.map(textIn).join(", ") } : nobody;
  if (holder.name) notes.found("/certificateHolder", addressed.flat());
  return { insured, producer: signed(producer, lines.slice(start), notes), holder };
}

/** Whose insurance the sentences of a letter speak of. */
function clientOf(words: readonly Word[], notes: Notes): ReadParty {
  const text = textIn(words);
  const [said, name, beside] = clientSaid.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? [];
  if (!said || !name || /\binsurance\b/i.test(name)) return nobody;
  notes.found("/insured/name", wordsOfText(words, name));
  // The address may follow the name where it appears again.
  const address = beside ?? new RegExp(`${name.replace(/[^\w ]/g, ".")},? ${place}`).exec(text)?.[1];
  if (address) notes.found("/insured/address", wordsOfText(words, address));
  return { ...nobody, name, address: address ?? null };
}

/** The lines that follow each other as closely as the first two. */
function blockFrom(lines: readonly Word[][]): Word[][] {
  const [first, second] = lines.map((line) => unionBox(line)[1]);
  const usual = (second ?? 0) - (first ?? 0);
  const end = lines.findIndex((line, at) => at > 1 && unionBox(line)[1] - unionBox(lines[at - 1] as Word[])[1] > 1.5 * usual);
  return lines.slice(0, end < 0 ? lines.length : end);
}

const closing =
  /^(?:sincerely(?: yours)?|(?:kind |best |warm )?regards|(?:yours )?(?:very )?(?:truly|sincerely)(?: yours)?|respectfully(?: yours)?|thank you|cordially),?$/i;

/** A person's first and last name. */
const person = /^[A-Z][a-z'’-]+(?: [A-Z]\.?)?(?: [A-Z][A-Za-z'’-]+){1,2}$/;

/** The producer with the person who signed its letter, and the address for an answer. */
function signed(producer: ReadParty, body: readonly Word[][], notes: Notes): ReadParty {
  if (!producer.name) return producer;
  const closed = body.findIndex((line) => closing.test(textIn(line)));
  const below = body.slice(closed + 1);
  const own = below.flat().find(({ text }) => emailIn(text) === text);
  if (own) notes.found("/producer/email", [own]);
  const signer = closed < 0 ? undefined : below.slice(0, mostSigning).find((line) => person.test(textIn(line).split(",")[0] ?? ""));
  const contact = signer ? (textIn(signer).split(",")[0] ?? null) : null;
  if (signer && contact) notes.found("/producer/contact", wordsOfText(signer, contact));
  return { ...producer, contact, email: own?.text ?? producer.email };
}

/** Number of lines below a letter's closing in which its writer's name is. */
const mostSigning = 4;

/** How far from a letter's edge its lines begin at most, in points. */
const sameEdge = 30;

/** Lines of an address at most. */
const mostAddressed = 6;

function producerOf(name: Word[], street: readonly Word[], more: readonly Word[], notes: Notes): Partial<ReadParty> {
  notes.found("/producer/name", name);
  const text = textIn([...street, ...more]);
  const phone = /\(?\d{3}\)?[ .-]{0,2}\d{3}[.-]\d{4}/.exec(text)?.[0] ?? null;
  const email = [...street, ...more].find((word) => emailIn(word.text) === word.text);
  if (email) notes.found("/producer/email", [email]);
  const parts = text.split(/ [•·|] /);
  // A street and its town may be parted as well.
  const place = parts.findIndex((part) => /\d{5}(?:-\d{4})?$/.test(part));
  const address = parts
    .slice(0, Math.max(0, place) + 1)
    .join(", ")
    .replace(/,? ?(?:tel|phone)?\.?:? ?\(?\d{3}\)?[ .-]{0,2}\d{3}[.-]\d{4}.*$/i, "")
    .trim();
  if (phone) notes.found("/producer/phone", wordsOfText([...street, ...more], phone));
  // The text below a name may be a separate line, with the address elsewhere.
  const isAddress = /^(?:\d|p\.? ?o\.? box\b)/i.test(address);
  if (isAddress) notes.found("/producer/address", wordsOfText([...street, ...more], address));
  return { name: textIn(name), phone, email: email?.text ?? null, address: isAddress ? address : null };
}
