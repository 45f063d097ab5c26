import { isStopping } from "@/lib/http/stopping";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

/** Longest pause within a body; a phone that changes networks needs less. */
const stallMillis = 30_000;
/** The same while this process is shutting down. */
const stoppingMillis = 3000;
const lookMillis = 250;

const stalled = () => new AppError("timed_out", coded("server.http.uploadStalled"));

/**
 * The bytes of a request. Throws `timed_out` when the sender stalls, so that no one holds a connection, a partial file and the end of this
 * process with a body that never comes.
 */
export async function* bodyOf({ body }: Request, limits: { stallMillis?: number } = {}): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), limits.stallMillis ?? stallMillis);
      if (done) return;
      yield value;
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function inTime<T>(next: Promise<T>, millis: number): Promise<T> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const timer = setInterval(
      () => {
        const waited = performance.now() - began;
        if (waited > millis || (isStopping() && waited > stoppingMillis)) {
          clearInterval(timer);
          reject(stalled());
        }
      },
      Math.min(lookMillis, millis),
    );
    next.then(resolve, reject).finally(() => clearInterval(timer));
  });
}
