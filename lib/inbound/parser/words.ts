// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ue000-\uf8ff]/g;

/** A text as the database and a screen can hold it. */
export const storable = (text: string, most: number): string =>
  text
    .slice(0, most * 2)
    .toWellFormed()
    .replace(unstorable, "")
    .slice(0, most);

/** A file's name without folders and without what a screen or a disk would trip over. */
export function fileNameOf(name: string): string {
  const last = storable(name, 1000).split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/[\r\n\t<>:"|?*\u202a-\u202e\u2066-\u2069]/g, " ").trim();
  const dot = plain.lastIndexOf(".");
  const ending = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : "";
  return (ending ? plain.slice(0, dot) : plain).slice(0, 150).trim() + ending || "attachment";
}
