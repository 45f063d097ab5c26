/** A file as old mail programs write it into a text, between "begin 644 name" and "end". */
export type UuFile = { name: string; bytes: Buffer };

const begin = /^begin [0-7]{3,4} (.{1,200})$/;
/** Files of one text at most. */
const mostFiles = 50;

/** The files in a text, and the text without them. Lines of another kind end a file: what came before them is kept. */
export function uuFilesIn(text: string): { files: UuFile[]; rest: string } {
  if (!/^begin [0-7]{3,4} /m.test(text)) return { files: [], rest: text };
  const files: UuFile[] = [];
  const rest: string[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at++) {
    const name = begin.exec(lines[at] ?? "")?.[1];
    const first = name && files.length < mostFiles ? decodedLine(lines[at + 1] ?? "") : null;
    if (!name || !first || first.length === 0) {
      rest.push(lines[at] ?? "");
      continue;
    }
    const pieces: Buffer[] = [];
    for (at++; at < lines.length; at++) {
      const piece = decodedLine(lines[at] ?? "");
      if (!piece) break;
      pieces.push(piece);
    }
    if (lines[at] !== "end") at--;
    files.push({ name: name.trim(), bytes: Buffer.concat(pieces) });
  }
  return { files, rest: rest.join("\n") };
}

/** The bytes of a line, which begins with their number; null: it is not a line of a file. Blanks at its end may have been lost. */
function decodedLine(line: string): Buffer | null {
  if (line === "end" || !/^[ -`]{0,90}$/.test(line)) return null;
  const length = line === "" ? 0 : (line.charCodeAt(0) - 32) & 63;
  const needed = Math.ceil(length / 3) * 4;
  if (line.length - 1 > needed + 1) return null;
  const signs = line.slice(1).padEnd(needed, " ");
  const bytes = Buffer.alloc((needed / 4) * 3);
  const sign = (at: number) => (signs.charCodeAt(at) - 32) & 63;
  for (let group = 0; group < needed / 4; group++) {
    const [a, b, c, d] = [sign(group * 4), sign(group * 4 + 1), sign(group * 4 + 2), sign(group * 4 + 3)];
    bytes.set([(a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d], group * 3);
  }
  return bytes.subarray(0, length);
}
