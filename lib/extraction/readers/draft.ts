import { evidenceOf, type Word } from "@/lib/extraction/readers/words";
import type { ReadCertificate } from "@/lib/extraction/schema";

/** What is expected in a cell that is read again. */
export type LookKind = "date" | "amount" | "number" | "letter" | "tick";

/** A closer look at one place of the page's picture; absent where the page was read without one. */
export type Closer = {
  /** Reads the box again, enlarged. */
  reread(box: [number, number, number, number], kind: LookKind): Promise<{ text: string; confidence: number }>;
  /** The square of `size` points in the box with most ink, ruling lines left out: where it is and its share of ink, 0 to 1. */
  densest(box: [number, number, number, number], size: number): { box: [number, number, number, number]; share: number };
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
