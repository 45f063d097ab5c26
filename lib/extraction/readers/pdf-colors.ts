/** White or next to white. */
export const isPale = (colour: string | null) => /^#(?:f[0-9a-f]){3}$/i.test(colour ?? "");

/** What of a color is seen: its relative luminance, and the smaller of its red and green, which tells cyan from white. Both 0 to 1. */
export type Shade = { light: number; tint: number };
export const white: Shade = { light: 1, tint: 1 };
const dark: Shade = { light: 0, tint: 0 };

/** A pattern counts as dark. */
export function shadeOf(colour: string | null): Shade {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour ?? "")?.slice(1);
  if (!parts) return dark;
  const shares = parts.map((part) => Number.parseInt(part, 16) / 255);
  const [red = 0, green = 0, blue = 0] = shares.map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return { light: 0.2126 * red + 0.7152 * green + 0.0722 * blue, tint: Math.min(shares[0] ?? 0, shares[1] ?? 0) };
}

/** Contrast from which on one color is seen on another, and difference of tints. */
const [leastContrast, leastTint] = [1.5, 0.5];
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Whether what has one color is seen on the other. */
export const standsOut = (one: Shade, other: Shade): boolean =>
  contrast(one.light, other.light) >= leastContrast || Math.abs(one.tint - other.tint) >= leastTint;
