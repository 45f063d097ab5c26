import pg from "pg";
import { vi } from "vitest";

/** The SQL that `work` sends to Postgres, one text for each round trip, by every connection of this process. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const send = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...sent: unknown[]) {
    const [query] = sent as [string | { text: string }];
    texts.push(typeof query === "string" ? query : query.text);
    return Reflect.apply(send, this, sent);
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return texts;
}
