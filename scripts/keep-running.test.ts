import { expect, it, vi } from "vitest";
import { full } from "@/lib/testing/full";
import { keepRunning } from "@/scripts/keep-running";

function made() {
  let end: (code: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    end = resolve;
  });
  return { ended, end, output: () => "first words\nlast words", stop: vi.fn(async () => end(0)) };
}

it("starts again what was killed, says so with its last words, and stops the new one", async () => {
  const [first, second] = [made(), made()];
  const told: string[] = [];
  const kept = keepRunning("web process", first, { again: () => second, tell: (sentence) => told.push(sentence) });
  first.end(137);
  await vi.waitFor(() => expect(kept.current()).toBe(second), { timeout: 5000 });
  expect(told).toEqual(["The web process ended by itself (137) and is started again.\nfirst words\nlast words"]);
  await kept.stop();
  expect(second.stop).toHaveBeenCalled();
  expect(await kept.ended).toBe(0);
});

it("tries again when the start itself fails, and gives up after five", full, async () => {
  const first = made();
  const told: string[] = [];
  const again = vi.fn(() => Promise.reject(new Error("the port is taken")));
  const kept = keepRunning("Postgres", first, { again, tell: (sentence) => told.push(sentence) });
  first.end(1);
  expect(await kept.ended).toBe(1);
  expect(again).toHaveBeenCalledTimes(5);
  expect(told.at(-1)).toBe("The Postgres ended too often (1) and is not started again.");
  expect(told[1]).toContain("the port is taken");
});
