import { Readable } from "node:stream";
import { type AppError, unavailable } from "@/lib/infra/errors";
import { noteFailure } from "@/lib/infra/outage";
import { stallMillis } from "@/lib/infra/stall";
import { cannotRead, cannotStore, type Storage, type StoredFile } from "@/lib/infra/stored-file";

/** Measures how long the storage does nothing. What the sender or the reader takes does not count. */
class Patience {
  private timer: NodeJS.Timeout | undefined;
  private giveUp: (error: AppError) => void = () => undefined;
  /** Rejects with words when the storage stalls. */
  readonly end: Promise<never>;
  isOver = false;

  constructor(private readonly words: string) {
    this.end = new Promise((_, reject) => {
      this.giveUp = reject;
    });
    this.end.catch(() => undefined);
  }

  /** From now on, the storage is waited for. */
  wait(): void {
    this.rest();
    this.timer = setTimeout(() => {
      this.isOver = true;
      const stalled = Object.assign(new Error("the storage does not answer"), { code: "ESTALLED" });
      noteFailure("storage", stalled);
      this.giveUp(unavailable(this.words, stalled));
    }, stallMillis);
  }

  rest(): void {
    clearTimeout(this.timer);
  }
}

/** A storage step, which ends with an error when it stalls. `undo` reverts a result that comes too late. */
export async function inTime<T>(words: string, work: () => Promise<T>, undo: (late: T) => unknown = () => undefined): Promise<T> {
  const patience = new Patience(words);
  patience.wait();
  const working = work();
  try {
    return await Promise.race([working, patience.end]);
  } catch (error) {
    if (patience.isOver) void working.then(undo).catch(() => undefined);
    throw error;
  } finally {
    patience.rest();
  }
}

/** Bytes of the storage, each part of which comes in time. */
export function steady(stream: Readable): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    const patience = new Patience(cannotRead);
    const source = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    try {
      for (;;) {
        patience.wait();
        const { done, value } = await Promise.race([source.next(), patience.end]);
        patience.rest();
        if (done) return;
        yield value;
      }
    } finally {
      patience.rest();
      stream.destroy();
    }
  }
  return Readable.from(parts(), { objectMode: false });
}

/** Stores what a sender sends. When the storage stalls, the sender is let go, and what is stored in spite of that is removed. */
async function storeInTime(
  bytes: AsyncIterable<Buffer>,
  work: (bytes: AsyncIterable<Buffer>) => Promise<StoredFile>,
  remove: (key: string) => Promise<void>,
): Promise<StoredFile> {
  const patience = new Patience(cannotStore);
  const source = bytes[Symbol.asyncIterator]();
  async function* measured(): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        patience.rest();
        const { done, value } = await source.next();
        if (patience.isOver) return void (await patience.end);
        patience.wait();
        if (done) return;
        yield value;
      }
    } finally {
      await source.return?.();
    }
  }
  patience.wait();
  const storing = work(measured());
  try {
    return await Promise.race([storing, patience.end]);
  } catch (error) {
    if (patience.isOver) {
      void source.return?.();
      void storing.then(({ key }) => remove(key)).catch(() => undefined);
    }
    throw error;
  } finally {
    patience.rest();
  }
}

/**
 * A storage that always answers in time, even if its disk or service does not. `withLocalFile` is patient by itself, since only its
 * beginning is the storage's; walking whole folders is for jobs.
 */
class PatientStorage implements Storage {
  constructor(private readonly inner: Storage) {}

  put(folder: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    return storeInTime(
      bytes,
      (measured) => this.inner.put(folder, measured),
      (key) => this.inner.remove(key),
    );
  }

  putBack(key: string, bytes: AsyncIterable<Buffer>): Promise<StoredFile> {
    return storeInTime(
      bytes,
      (measured) => this.inner.putBack(key, measured),
      (late) => this.inner.remove(late),
    );
  }

  async read(key: string): Promise<Readable> {
    const opening = inTime(
      cannotRead,
      () => this.inner.read(key),
      (late) => late.destroy(),
    );
    return steady(await opening);
  }

  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return this.inner.withLocalFile(key, work);
  }

  downloadAddress(key: string, file: { disposition: string; contentType: string }): Promise<string | null> {
    return inTime(cannotRead, () => this.inner.downloadAddress(key, file));
  }

  putDerived(key: string, name: string, bytes: Uint8Array): Promise<void> {
    return inTime(
      cannotStore,
      () => this.inner.putDerived(key, name, bytes),
      () => this.inner.removeDerived(key, name),
    );
  }

  removeDerived(key: string, name: string): Promise<void> {
    return inTime(cannotStore, () => this.inner.removeDerived(key, name));
  }

  readDerived(key: string, name: string): Promise<Buffer | null> {
    return inTime(cannotRead, () => this.inner.readDerived(key, name));
  }

  remove(key: string): Promise<void> {
    return inTime(cannotStore, () => this.inner.remove(key));
  }

  exists(key: string): Promise<boolean> {
    return inTime(cannotRead, () => this.inner.exists(key));
  }

  folders(): AsyncIterable<string> {
    return this.inner.folders();
  }

  list(folder: string): AsyncIterable<{ key: string; changedAt: Date }> {
    return this.inner.list(folder);
  }

  removeFolder(folder: string): Promise<void> {
    return this.inner.removeFolder(folder);
  }

  check(): Promise<void> {
    return inTime(cannotStore, () => this.inner.check());
  }
}

export const patientStorage = (inner: Storage): Storage => new PatientStorage(inner);
