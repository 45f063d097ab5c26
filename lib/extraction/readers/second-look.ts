import type { CloserLook, Look, LookKind } from "@/lib/extraction/readers/draft";
import { enlarged, pgmOf, type ReadyPicture } from "@/lib/extraction/readers/image";
import type { OcrEngine, OcrMode } from "@/lib/extraction/readers/ocr-engine";
import { withoutSlips } from "@/lib/extraction/rules";
import type { Box } from "@/lib/extraction/schema";

/** How each kind is read. An engine limited to some characters forces every other character into one of them, so no engine is limited. */
const modes: Record<LookKind, OcrMode> = { line: 7, "bold line": 7, "crossed line": 7, character: 10 };

type Wish = { box: Box; times: number; kind: LookKind; done(look: Look): void; failed(error: unknown): void };

/**
 * Looks at single cells of a picture again, enlarged. Looks that are asked for at once are read together, since an engine that is
 * started for each would take longer to start than to read.
 */
export function secondLook(ready: ReadyPicture, engine: OcrEngine): CloserLook["reread"] {
  let waiting: Wish[] = [];

  const readTogether = async (wishes: Wish[], kind: LookKind) => {
    try {
      const source = kind === "crossed line" ? { ...ready, grey: ready.ruled } : ready;
      const pictures = wishes.map(({ box, times }) => pgmOf(enlarged(source, box, times, ready.isClean && kind === "bold line")));
      const answers = await engine.read(pictures, modes[kind]);
      wishes.forEach(({ done }, at) => {
        const words = answers[at] ?? [];
        done({
          text: withoutSlips(words.map(({ text }) => text).join(" ")),
          confidence: words.length === 0 ? 0 : Math.min(...words.map(({ confidence }) => confidence)),
        });
      });
    } catch (error) {
      for (const { failed } of wishes) failed(error);
    }
  };

  const flush = async () => {
    const wishes = waiting;
    waiting = [];
    for (const kind of new Set(wishes.map((wish) => wish.kind)))
      await readTogether(
        wishes.filter((wish) => wish.kind === kind),
        kind,
      );
  };

  return (box, kind, times = 2) =>
    new Promise((done, failed) => {
      if (waiting.length === 0) setImmediate(() => void flush());
      waiting.push({ box, times, kind, done, failed });
    });
}
