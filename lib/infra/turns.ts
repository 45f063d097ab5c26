import { setImmediate } from "node:timers/promises";

const longestTurn = 10;

/** Does `work` for each item. Other requests run every 10 ms, so a long list does not block them. */
export async function eachInTurns<Item, Result>(items: readonly Item[], work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let until = performance.now() + longestTurn;
  for (const item of items) {
    results.push(work(item));
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + longestTurn;
  }
  return results;
}

const pieceBytes = 64 * 1024;

/** A long text in pieces, each in a turn of its own. */
export async function* piecesInTurns(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes);
    await setImmediate();
  }
}
