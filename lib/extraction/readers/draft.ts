import type { GlyphBook } from "@/lib/extraction/readers/glyph-book";
import type { Spelling } from "@/lib/extraction/readers/strips";
import { evidenceOf, type Word } from "@/lib/extraction/readers/words";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/** What is read again: a line of text, one whose strokes are made bolder, one together with the ruling that crosses it, or a single character. */
export type LookKind = "line" | "bold line" | "crossed line" | "character";
export type Look = { text: string; confidence: number };

/** A closer look at one place of the page's picture; absent where the page was read without one. Boxes are in points. */
export type CloserLook = {
  /** Reads the box again, enlarged `times` (2 unless told). */
  reread(box: Box, kind: LookKind, times?: number): Promise<Look>;
  /** What our own reader sees in the box of a line, as tight as its ink; null: no ink, or a line too long for a value. */
  spell(box: Box): Spelling | null;
  /** The square of `size` points in the box with most ink, ruling lines left out: where it is and its share of ink, 0 to 1. */
  densest(box: Box, size: number): { box: Box; share: number };
  /** The lines of text in the box, each as tight as its ink, top to bottom. */
  lines(box: Box): Box[];
  /** The boxes for ticks on the page, and the share of ink inside each. */
  frames: readonly { box: Box; share: number }[];
  /** How this page prints its digits. */
  book: GlyphBook;
};

/** Collects where values come from while a certificate is put together. Pointers are JSON pointers into the certificate. */
export class Notes {
  readonly evidence: ReadCertificate["evidence"] = {};
  readonly reasons: Record<string, string> = {};
  readonly warnings: string[] = [];

  found(pointer: string, words: readonly Word[], confidence?: number, text?: string) {
    const made = evidenceOf(words, text);
    if (made) this.evidence[pointer] = confidence === undefined ? made : { ...made, confidence: Math.round(confidence * 100) / 100 };
  }

  /** The form states something here, but it cannot be read with confidence: the value stays null. */
  unreadable(pointer: string, reason: string, words: readonly Word[] = []) {
    this.reasons[pointer] = reason;
    const made = evidenceOf(words);
    if (made) this.evidence[pointer] = { ...made, confidence: Math.min(made.confidence, 0.4) };
  }
}
