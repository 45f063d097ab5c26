import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "@/lib/infra/env";
import { AppError, isSystemError } from "@/lib/infra/errors";
import { noteFailure, noteSuccess } from "@/lib/infra/outage";
import { coded } from "@/lib/infra/sentences-rules";

/** What the scanner says of a file; `finding` is the scanner's name for what it found. */
export type ScanAnswer = { result: "CLEAN" | "TOO_LARGE"; finding: null } | { result: "INFECTED"; finding: string };

/** Whether this installation scans files for malware. */
export const isScanning = () => env().CLAMAV_HOST !== undefined;

/** The scanner cannot be asked now, which says nothing of the file. */
export class ScannerAway extends AppError {
  /** Whether clamd was there and ended the connection. */
  readonly isCutOff: boolean;

  constructor(cause: unknown) {
    super("unavailable", coded("server.documents.fileUnscanned"), undefined, { cause, retryAfterSeconds: 30 });
    const code = isSystemError(cause) ? cause.code : undefined;
    this.isCutOff = cause instanceof ClosedEarly || code === "EPIPE" || code === "ECONNRESET";
  }
}

/** How long clamd has to answer after each piece of a file that is sent slowly. */
const slowMillis = 5;
const connectMillis = 5000;
/** How long the scanner may say nothing. A nested archive can take it a while, but a person who opens a file does not wait for that. */
export const silences = { work: 120_000, opening: 10_000 };
const chunkBytes = 64 * 1024;
const longestAnswer = 4096;

/**
 * Sends a file to clamd by INSTREAM. Throws `ScannerAway` while clamd is away or answers with an error: nothing is known of the file
 * then. A failure of the file's own bytes is thrown as it is.
 *
 * Beyond its limit clamd answers and closes. Where that meets what is still being sent, the answer is lost, so a connection that breaks
 * off is tried once more, slowly.
 */
export async function scanBytes(open: () => Promise<AsyncIterable<Buffer>>, silenceMillis = silences.work): Promise<ScanAnswer> {
  try {
    return await scanOnce(await open(), { pauseMillis: 0, silenceMillis });
  } catch (error) {
    if (!(error instanceof ScannerAway)) throw error;
    if (!error.isCutOff) throw noted(error);
  }
  return scanOnce(await open(), { pauseMillis: slowMillis, silenceMillis }).catch((error: unknown) => {
    throw error instanceof ScannerAway ? noted(error) : error;
  });
}

type Pace = { pauseMillis: number; silenceMillis: number };

async function scanOnce(bytes: AsyncIterable<Buffer>, pace: Pace): Promise<ScanAnswer> {
  const talk = new Talk(pace);
  const sending = send(talk, bytes);
  // The answer may come before everything is sent: clamd stops reading at its limit.
  const answer = await Promise.race([talk.answer, sending.then(() => talk.answer)])
    .catch((error: unknown) => {
      throw error instanceof BytesFailure ? error.cause : new ScannerAway(error);
    })
    .finally(() => talk.end());
  return readAnswer(answer);
}

/** Throws `ScannerAway` when clamd does not answer. */
export async function pingScanner(): Promise<void> {
  const talk = new Talk({ pauseMillis: 0, silenceMillis: silences.opening });
  try {
    await talk.write(Buffer.from("zPING\0"));
    if ((await talk.answer) !== "PONG") throw new Error("clamd answered a ping with something else");
  } catch (error) {
    throw noted(new ScannerAway(error));
  } finally {
    talk.end();
  }
  noteSuccess("scanner");
}

class ClosedEarly extends Error {}

class BytesFailure extends Error {}

async function send(talk: Talk, bytes: AsyncIterable<Buffer>): Promise<void> {
  await talk.write(Buffer.from("zINSTREAM\0"));
  const source = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await source.next().catch((error: unknown) => {
        throw new BytesFailure("the bytes could not be read", { cause: error });
      });
      if (next.done) break;
      for (let at = 0; at < next.value.length && !talk.isOver; at += chunkBytes) {
        const chunk = next.value.subarray(at, at + chunkBytes);
        const length = Buffer.alloc(4);
        length.writeUInt32BE(chunk.length);
        await talk.write(Buffer.concat([length, chunk]));
      }
      if (talk.isOver) return;
    }
    await talk.write(Buffer.alloc(4));
  } finally {
    await source.return?.();
  }
}

/** One command on one connection. */
class Talk {
  readonly answer: Promise<string>;
  isOver = false;
  private goOn = () => {};
  private readonly socket: Socket;

  private readonly pauseMillis: number;

  constructor({ pauseMillis, silenceMillis }: Pace) {
    this.pauseMillis = pauseMillis;
    const { CLAMAV_HOST, CLAMAV_PORT } = env();
    this.socket = connect({ host: CLAMAV_HOST ?? "127.0.0.1", port: CLAMAV_PORT });
    this.socket.setTimeout(connectMillis, () => this.socket.destroy(new Error("clamd says nothing")));
    this.socket.once("connect", () => this.socket.setTimeout(silenceMillis));
    this.answer = this.listen();
    // Handled where it is awaited, which may be later.
    this.answer.catch(() => undefined);
  }

  private listen(): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = "";
      this.socket.setEncoding("utf8");
      this.socket.on("data", (text: string) => {
        said += text;
        if (said.length > longestAnswer) this.socket.destroy(new Error("clamd says too much"));
        if (!said.includes("\0")) return;
        this.isOver = true;
        this.goOn();
        resolve(said.slice(0, said.indexOf("\0")));
      });
      this.socket.on("drain", () => this.goOn());
      this.socket.once("error", reject);
      this.socket.once("close", () => {
        this.isOver = true;
        this.goOn();
        reject(new ClosedEarly("clamd closed the connection without an answer"));
      });
    });
  }

  /** Resolves once there is room for more. When clamd has answered or is gone, what is written no longer matters. */
  async write(bytes: Buffer): Promise<void> {
    if (this.isOver) return;
    if (!this.socket.write(bytes)) {
      await new Promise<void>((resolve) => {
        this.goOn = resolve;
      });
    }
    if (this.pauseMillis > 0) await pause(this.pauseMillis);
  }

  end(): void {
    this.socket.destroy();
  }
}

/** clamd's own limit, or a file beyond the limits within which it looks (with AlertExceedsMax): not looked at is not clean. */
const limitAnswer = /size limit exceeded|Heuristics\.Limits\.Exceeded/i;

function readAnswer(answer: string): ScanAnswer {
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (limitAnswer.test(answer)) return told({ result: "TOO_LARGE", finding: null });
  if (found) return told({ result: "INFECTED", finding: found.slice(0, 200) });
  if (answer === "stream: OK") return told({ result: "CLEAN", finding: null });
  throw new ScannerAway(new Error("clamd answered with an error"));
}

function told(answer: ScanAnswer): ScanAnswer {
  noteSuccess("scanner");
  return answer;
}

function noted(away: ScannerAway): ScannerAway {
  noteFailure("scanner", away.cause);
  return away;
}
