import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { makeZip } from "client-zip";
import { now } from "@/lib/infra/clock";

export type ZipEntry = { name: string; bytes: Buffer | Readable };

/**
 * A zip that is written while it is read: one entry is open at a time, and of those before it only their names are kept.
 * Nothing in it is compressed. Reading it fails when an entry fails, so that a browser reports a broken download instead of
 * keeping half a file.
 */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.fromWeb(makeZip(inputsOf(entries)) as ReadableStream);
}

async function* inputsOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, bytes } of entries) {
    try {
      yield { name, input: bytes, lastModified: now() };
    } finally {
      if (bytes instanceof Readable) bytes.destroy();
    }
  }
}
