import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** The harmless text that every scanner calls malware, put together here so that none finds it in this file. */
export const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!", "$H+H*"].join("");

/** A clamd on loopback that speaks PING and INSTREAM strictly, and calls malware what holds the EICAR text. */
export class TestScanner {
  port = 0;
  /** As clamd's StreamMaxLength. */
  limit = 100_000_000;
  fault: "none" | "error" | "silent" | "cut" = "none";
  scans = 0;
  /** How often the answer about the limit is lost, as it is where more was sent meanwhile. */
  lostAnswers = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  /** Listens, on the same port as before when it was closed in between. */
  async open(): Promise<void> {
    this.server = createServer((socket) => this.talk(socket));
    await new Promise<void>((resolve) => this.server?.listen(this.port, "127.0.0.1", resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private talk(socket: Socket): void {
    const command = new Command();
    this.sockets.add(socket);
    socket.on("close", () => this.sockets.delete(socket));
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      if (this.fault === "cut") return void socket.destroy();
      if (this.fault === "silent" || socket.writableEnded) return;
      command.add(Buffer.from(bytes));
      const answer = this.answer(command);
      if (answer?.includes("limit") && this.lostAnswers > 0) {
        this.lostAnswers -= 1;
        socket.resetAndDestroy();
      } else if (answer !== null) socket.end(`${answer}\0`);
    });
  }

  /** null: more is to come. */
  private answer(command: Command): string | null {
    if (command.name === null) return null;
    if (command.name === "zPING") return "PONG";
    if (command.name !== "zINSTREAM") return "UNKNOWN COMMAND";
    if (command.size > this.limit) return "INSTREAM size limit exceeded. ERROR";
    if (!command.isWhole) return null;
    this.scans += 1;
    return this.verdict(Buffer.concat(command.chunks));
  }

  private verdict(bytes: Buffer): string {
    if (this.fault === "error") return "stream: Can't allocate memory ERROR";
    return bytes.includes(eicar) ? "stream: Win.Test.EICAR_HDB-1 FOUND" : "stream: OK";
  }
}

/** A command and the chunks that follow it, each after four bytes with its length; a length of zero ends them. */
class Command {
  name: string | null = null;
  readonly chunks: Buffer[] = [];
  size = 0;
  isWhole = false;
  private pending: Buffer[] = [];

  add(bytes: Buffer): void {
    this.pending.push(bytes);
    if (this.name === null && bytes.includes(0)) {
      const all = Buffer.concat(this.pending);
      this.name = all.subarray(0, all.indexOf(0)).toString();
      this.pending = [all.subarray(all.indexOf(0) + 1)];
    }
    if (this.name !== null) this.takeChunks();
  }

  private takeChunks(): void {
    let rest = this.pending.length === 1 ? (this.pending[0] ?? Buffer.alloc(0)) : Buffer.concat(this.pending);
    while (rest.length >= 4) {
      const length = rest.readUInt32BE(0);
      if (length === 0) this.isWhole = true;
      if (rest.length < 4 + length || this.isWhole) break;
      this.chunks.push(rest.subarray(4, 4 + length));
      this.size += length;
      rest = rest.subarray(4 + length);
    }
    this.pending = [rest];
  }
}
