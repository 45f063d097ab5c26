import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { downloadResponse, fileResponse } from "@/lib/http/file";

const pieceSize = 65_536;

/** Pieces without end, and how many of them were asked for. */
function endless() {
  const asked = { pieces: 0 };
  async function* pieces() {
    while (true) {
      asked.pieces += 1;
      yield Buffer.alloc(pieceSize);
    }
  }
  return { bytes: Readable.from(pieces(), { objectMode: false }), asked };
}

it.each([
  ["a download", (bytes: Readable) => downloadResponse("data.zip", "application/zip", bytes)],
  [
    "a stored file",
    (bytes: Readable) => fileResponse({ fileName: "certificate.pdf", fileSize: 1e9, contentType: "application/pdf", bytes, inline: false }),
  ],
])("%s is read from its source only as fast as a slow browser takes it", async (_, respond) => {
  const { bytes, asked } = endless();
  const reader = respond(bytes).body?.getReader();
  await reader?.read();
  await setTimeout(100);
  expect(asked.pieces).toBeLessThan(10);
  await reader?.cancel();
  expect(bytes.destroyed).toBe(true);
});
