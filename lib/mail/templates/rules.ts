import { holdsLink, sentence } from "@/lib/infra/text-rules";
import { type Placeholder, placeholdersOf, subjectPlaceholders, type TemplateKind } from "@/lib/mail/templates/values";

/** A subject and a body in plain text, with placeholders or with their values. */
export type TemplateText = { subject: string; body: string };

/** The values in the places of a text. */
export type TemplateValues = Readonly<Partial<Record<Placeholder, string>>>;

const place = /\{\{ *(\w+) *\}\}(\.?)/g;
const unclosed = /\{\{[^{}\n]{0,40}\}{0,2}|\}\}/g;

/** The unknown placeholders of a text, as they are written; `{{vendor}}` is one too. */
export function unknownPlaceholders(text: string, known: readonly Placeholder[]): string[] {
  const names: readonly string[] = known;
  const unknown = [...text.matchAll(place)].filter(([, name = ""]) => !names.includes(name)).map(([written]) => written.replace(/\.$/, ""));
  const torn = text.replace(place, " ").match(unclosed) ?? [];
  return [...new Set([...unknown, ...torn])];
}

/** The same in each part of a template. */
export function unknownIn(kind: TemplateKind, { subject, body }: TemplateText): { subject: string[]; body: string[] } {
  const known = placeholdersOf[kind];
  return {
    subject: unknownPlaceholders(
      subject,
      known.filter((name) => subjectPlaceholders.includes(name)),
    ),
    body: unknownPlaceholders(body, known),
  };
}

function fill(text: string, values: TemplateValues): string {
  return text.replace(place, (written, name: string, period: string) => {
    const value = values[name as Placeholder];
    if (value === undefined) return written;
    // After "Acme Inc." the sentence has its period already.
    return period && value !== "" && sentence(value) === value ? value : value + period;
  });
}

/** The words as a vendor gets them. Empty values leave no empty lines. */
export function fillTemplate({ subject, body }: TemplateText, values: TemplateValues): TemplateText {
  return {
    subject: fill(subject, values).replace(/\s+/g, " ").trim(),
    body: fill(body, values)
      .replace(/[ \t]+$/gm, "")
      .replace(/\n{3,}/g, "\n\n")
      .trim(),
  };
}

/** Whether a person wrote a web or email address into a text, of which an email program makes a link. */
export function holdsTypedLink({ subject, body }: TemplateText): boolean {
  const words = `${subject} ${body}`.replace(place, " ").split(/\s+/);
  return words.some((word) => word.length > 400 || holdsLink(word));
}
