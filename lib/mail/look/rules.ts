/** What the HTML of an email is drawn from. `link`: the address that becomes the button, with what it says. */
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
  /** Who sends it and why, below the text. */
  footer: string;
};

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[sign] ?? sign);

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const textStyle = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1f2937`;
const smallStyle = `margin:0 0 8px;${font};font-size:13px;line-height:20px;color:#4b5563`;

/** A line's words, with our own addresses as links. */
function drawWords(line: string, origin: string): string {
  return line
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part) => {
      const [address = ""] = /^https?:\/\/.*[^\s.,;:!?)]/.exec(part) ?? [];
      if (!isOurs(address, origin)) return escaped(part);
      return `<a href="${escaped(address)}" style="color:#1d4ed8">${escaped(address)}</a>${escaped(part.slice(address.length))}`;
    })
    .join("");
}

function isOurs(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}

function drawButton({ label, address }: { label: string; address: string }): string {
  const style = `display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td style="border-radius:6px;background:#1d4ed8"><a href="${escaped(address)}" style="${style}">${escaped(label)}</a></td></tr></table>`;
}

/** A paragraph of the text: the button, or its lines, those with a dash as a list. */
function drawParagraph(lines: readonly string[], { button, origin }: Look): string {
  if (button && lines.length === 1 && lines[0] === button.address) return drawButton(button);
  const drawn: string[] = [];
  let words: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (words.length > 0) drawn.push(`<p style="${textStyle}">${words.join("<br>")}</p>`);
    if (items.length > 0) drawn.push(`<ul style="${textStyle};padding-left:24px">${items.join("")}</ul>`);
    [words, items] = [[], []];
  };
  for (const line of lines) {
    const isItem = line.startsWith("- ");
    if (isItem ? words.length > 0 : items.length > 0) close();
    if (isItem) items.push(`<li style="margin:0 0 4px">${drawWords(line.slice(2), origin)}</li>`);
    else words.push(drawWords(line, origin));
  }
  close();
  return drawn.join("");
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
    .filter((lines) => lines.length > 0);

/**
 * The HTML of an email, drawn from its plain text: paragraphs, lists, one button. Nothing else is loaded, and no style but inline ones,
 * which every email program shows.
 */
export function drawHtml(look: Look): string {
  const { language, sender, logo, text, footer, origin } = look;
  const name = `<p style="margin:0 0 24px;${font};font-size:18px;line-height:24px;font-weight:600;color:#111827">${escaped(sender)}</p>`;
  const picture = logo
    ? `<p style="margin:0 0 16px"><img src="${escaped(logo)}" alt="" height="48" style="display:block;height:48px;width:auto;max-width:240px;border:0"></p>`
    : "";
  const body = paragraphsOf(text)
    .map((lines) => drawParagraph(lines, look))
    .join("");
  const end = paragraphsOf(footer)
    .map((lines) => `<p style="${smallStyle}">${lines.map((line) => drawWords(line, origin)).join("<br>")}</p>`)
    .join("");
  const foot = end && `<tr><td style="padding:16px 32px 24px;border-top:1px solid #e5e7eb">${end}</td></tr>`;
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escaped(sender)}</title></head><body style="margin:0;padding:0;background:#f3f4f6">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:8px">',
    `<tr><td style="padding:32px 32px 16px">${picture}${name}${body}</td></tr>${foot}</table></td></tr></table></body></html>`,
  ].join("");
}
