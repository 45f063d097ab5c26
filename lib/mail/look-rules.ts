/** What the HTML of an email is drawn from. `button`: the address that becomes one, with what it says. */
export type Look = {
  language: string;
  /** Who sends it, above the text. */
  sender: string;
  /** Address of the sender's logo: `cid:` in an email. */
  logo: string | null;
  text: string;
  button: { label: string; address: string } | null;
  /** Where links may lead. An address elsewhere stays text. */
  origin: string;
  /** What a link says that has no words before it. */
  linkLabel: string;
  /** Who sends it and why, below the text. */
  footer: string;
};

/** Markup that we wrote; every other text that is put into markup is escaped. */
class Markup {
  constructor(readonly source: string) {}
}

type Part = string | Markup | readonly Markup[];

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

function sourceOf(part: Part): string {
  if (typeof part === "string") return escaped(part);
  return part instanceof Markup ? part.source : part.map(({ source }) => source).join("");
}

const html = (texts: TemplateStringsArray, ...parts: Part[]) =>
  new Markup(texts.map((text, at) => text + (at < parts.length ? sourceOf(parts[at] ?? "") : "")).join(""));

// Email programs show inline styles, and some of them those of the head as well: dark colors are there.
const css = String.raw;
const wrap = css`overflow-wrap:anywhere;word-break:break-word`;
const font = css`font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;${wrap}`;
const textStyle = css`margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1f2937`;
const listStyle = css`${textStyle};padding-left:24px`;
const smallStyle = css`margin:0 0 8px;${font};font-size:13px;line-height:20px;color:#4b5563`;
const nameStyle = css`margin:0 0 24px;${font};font-size:18px;line-height:24px;font-weight:600;color:#111827`;
const buttonStyle = css`display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none`;
const logoStyle = css`display:block;height:48px;width:auto;max-width:240px;border:0`;
// A long word must not make a cell wider than the screen.
const tableStyle = css`table-layout:fixed;width:100%`;
const dark = css`@media (prefers-color-scheme:dark){.page{background:#0b0f16!important}.card{background:#171c26!important}.ink{color:#e5e7eb!important}.faint{color:#a3acba!important}.line{border-top-color:#2b3240!important}.link{color:#8ab4ff!important}.logo{background:#ffffff;border-radius:4px}}`;

function isOurs(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

const drawLink = (address: string, label: string) => html`<a class="link" href="${address}" style="color:#1d4ed8">${label}</a>`;

const atEnd = /^(.*?[^.!?:]):\s(https?:\/\/\S+)$/;

/**
 * A line's words with our own addresses as links. "See all vendors: <address>" becomes a link of these words: an address is wider than a
 * phone, and means nothing to readers.
 */
function drawWords(line: string, { origin, linkLabel }: Pick<Look, "origin" | "linkLabel">): Markup {
  const [, words = "", target = ""] = line.length <= longestLine ? (atEnd.exec(line) ?? []) : [];
  if (words && isOurs(target, origin)) {
    // Of several sentences the last one is the link.
    const begin = Math.max(words.lastIndexOf(". "), words.lastIndexOf("? ")) + 1;
    return html`${words.slice(0, begin)}${begin > 0 ? " " : ""}${drawLink(target, words.slice(begin).trim())}`;
  }
  const parts = line.split(/(https?:\/\/[^\s<>"]+)/).map((part) => {
    const [address = ""] = /^https?:\/\/.*[^\s.,;:!?)]/.exec(part) ?? [];
    if (!isOurs(address, origin)) return html`${part}`;
    return html`${drawLink(address, linkLabel)}${part.slice(address.length)}`;
  });
  return html`${parts}`;
}

const longestLine = 2000;

const drawButton = ({ label, address }: { label: string; address: string }) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td style="border-radius:6px;background:#1d4ed8"><a href="${address}" style="${buttonStyle}">${label}</a></td></tr></table>`;

const lines = (words: readonly Markup[]) => words.map((line, at) => (at === 0 ? line : html`<br>${line}`));

/** A paragraph of the text: the button, or its lines, those with a dash as a list. */
function drawParagraph(paragraph: readonly string[], look: Look): Markup {
  const { button } = look;
  if (button && paragraph.length === 1 && paragraph[0] === button.address) return drawButton(button);
  const drawn: Markup[] = [];
  let words: Markup[] = [];
  let items: Markup[] = [];
  const close = () => {
    if (words.length > 0) drawn.push(html`<p class="ink" style="${textStyle}">${lines(words)}</p>`);
    if (items.length > 0) drawn.push(html`<ul class="ink" style="${listStyle}">${items}</ul>`);
    [words, items] = [[], []];
  };
  for (const line of paragraph) {
    const isItem = line.startsWith("- ");
    if (isItem ? words.length > 0 : items.length > 0) close();
    if (isItem) items.push(html`<li style="margin:0 0 4px">${drawWords(line.slice(2), look)}</li>`);
    else words.push(drawWords(line, look));
  }
  close();
  return html`${drawn}`;
}

const paragraphsOf = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((paragraph) => paragraph.length > 0);

/** The HTML of an email, drawn from its plain text: paragraphs, lists, one button. Nothing is loaded from elsewhere. */
export function drawHtml(look: Look): string {
  const { language, sender, logo, text, footer } = look;
  const picture = logo ? html`<p style="margin:0 0 16px"><img class="logo" src="${logo}" alt="" height="48" style="${logoStyle}"></p>` : "";
  const body = paragraphsOf(text).map((paragraph) => drawParagraph(paragraph, look));
  const end = paragraphsOf(footer).map((paragraph) => {
    const words = paragraph.map((line) => drawWords(line, look));
    return html`<p class="faint" style="${smallStyle}">${lines(words)}</p>`;
  });
  const foot =
    end.length > 0 ? html`<tr><td class="line" style="padding:16px 24px 24px;border-top:1px solid #e5e7eb">${end}</td></tr>` : "";
  const name = html`<p class="ink" style="${nameStyle}">${sender}</p>`;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${sender}</title><style>:root{color-scheme:light dark}${new Markup(dark)}</style></head><body class="page" style="margin:0;padding:0;background:#f3f4f6"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${tableStyle}"><tr><td align="center" style="padding:24px 12px"><table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${tableStyle};max-width:600px;background:#ffffff;border-radius:8px"><tr><td style="padding:32px 24px 16px">${picture}${name}${body}</td></tr>${foot}</table></td></tr></table></body></html>`
    .source;
}
