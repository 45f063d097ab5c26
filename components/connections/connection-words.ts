import type { Tone } from "@/components/ui/badge";
import type { ConnectionDto, RunDto } from "@/lib/transfer/connectors/schema";
import { countNames } from "@/lib/transfer/connectors/values";
import { type PlainKey, say } from "@/messages/say";

export type DialogName = "settings" | "log" | "questions";

/** How a connection is, in a word. */
export function stateOf({ isSetUp, isActive, offReason }: ConnectionDto): { tone: Tone; words: string } {
  if (isActive) return { tone: "blue", words: say("connections.on") };
  if (offReason === "failures") return { tone: "red", words: say("connections.paused") };
  if (offReason === "signed_out") return { tone: "red", words: say("connections.signedOut") };
  return { tone: "grey", words: say(isSetUp ? "connections.off" : "connections.notSetUp") };
}

export const runStates: Record<RunDto["state"], { tone: Tone; words: PlainKey }> = {
  waiting: { tone: "grey", words: "connections.runWaiting" },
  running: { tone: "yellow", words: "connections.runRunning" },
  done: { tone: "blue", words: "connections.runDone" },
  failed: { tone: "red", words: "connections.runFailed" },
};

const counted = {
  read: "connections.countRead",
  created: "connections.countCreated",
  linked: "connections.countLinked",
  updated: "connections.countUpdated",
  unchanged: "connections.countUnchanged",
  asked: "connections.countAsked",
  refused: "connections.countRefused",
  written: "connections.countWritten",
  failed: "connections.countFailed",
} as const;

/** Whether a run has something to count: of one that failed at once, "nothing is new" would be a guess. */
export const hasCounts = ({ counts, problem }: Pick<RunDto, "counts" | "problem">): boolean =>
  problem === null || Object.values(counts).some((count) => count > 0);

/** What a run did, in a line: only what there was. */
export function countsInWords(counts: RunDto["counts"]): string {
  const words = countNames.flatMap((name) => (counts[name] > 0 ? [say(counted[name], { count: counts[name] })] : []));
  return words.join(" · ") || say("connections.nothingNew");
}

export const actNames: Record<RunDto["lines"][number]["act"], { tone: Tone; words: PlainKey }> = {
  create: { tone: "blue", words: "connections.actCreate" },
  link: { tone: "blue", words: "connections.actLink" },
  update: { tone: "blue", words: "connections.actUpdate" },
  ask: { tone: "yellow", words: "connections.actAsk" },
  refuse: { tone: "orange", words: "connections.actRefuse" },
  write: { tone: "grey", words: "connections.actWrite" },
  fail: { tone: "red", words: "connections.actFail" },
};
