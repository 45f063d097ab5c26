/** White or next to white. */
export const isPale = (colour: string | null) => /^#(?:f[0-9a-f]){3}$/i.test(colour ?? "");

/** The relative luminance of a color, 0 to 1; a pattern counts as dark. */
export function lightOf(colour: string | null): number {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? "")?.slice(1) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
