import { describe, expect, it } from "vitest";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { render } from "@/lib/compliance/requirements/words-rules";
import { judge, worstOf } from "@/lib/compliance/verdicts/rules";
import { coverage, fullPaper, inputOf, limitsRead, paper, read, readySet, unreadFile } from "@/lib/testing/papers";

describe("a vendor whose papers show everything", () => {
  it.each(Object.keys(readySets) as (keyof typeof readySets)[])("passes the %s set, but for coverages that it lacks", (key) => {
    const { lines } = judge(inputOf([fullPaper()], readySet(key)));
    const open = lines.filter(({ result }) => result !== "pass").map((line) => `${line.requirement.key}: ${line.result}`);
    const lacks: Partial<Record<string, string[]>> = {
      professional: ["professional-coverage: fail", "professional-eachClaim: fail", "professional-aggregate: fail"],
      property: ["property-coverage: fail", "property-building: fail", "property-retention: fail", "property-interest: fail"],
      trucker: ["cargo-coverage: fail", "cargo-eachClaim: fail"],
    };
    expect(open).toEqual(lacks[key] ?? []);
  });
});

describe("the record", () => {
  const set = readySet("default");
  const statusOf = (...input: Parameters<typeof inputOf>) => {
    const { status, reason, expires, clearance } = judge(inputOf(...input));
    return { status, reason: render(reason), expires, clearance };
  };
  const general = (over: Parameters<typeof coverage>[1]) => {
    const full = fullPaper();
    return [{ ...full, coverages: [coverage("GENERAL_LIABILITY", over), ...full.coverages.slice(1)] }];
  };

  it("has no documents, and stops work and pay", () => {
    expect(statusOf([], set)).toMatchObject({ status: "NO_DOCUMENTS", clearance: { work: "stop", pay: "stop" } });
  });

  it("is under review while it is unclear which boxes of a row are checked", () => {
    const unclear = { ...read(["OCCUR"]), state: "doubt" as const };
    expect(statusOf(general({ boxes: unclear }), set)).toMatchObject({
      status: "UNDER_REVIEW",
      reason: "Review the boxes of the general liability on the certificate.",
    });
  });

  it("is compliant until the earliest required policy ends", () => {
    expect(statusOf(general({}), set)).toEqual({
      ...{ status: "COMPLIANT", reason: "All requirements are met.", expires: "2027-01-01" },
      clearance: { work: "clear", pay: "clear" },
    });
  });

  it("expires soon within the window of its requirement", () => {
    const soon = statusOf(general({ expiration: read("2026-06-20") }), set);
    expect(soon).toMatchObject({ status: "EXPIRING_SOON", expires: "2026-06-20", reason: "Coverage expires on Jun 20, 2026." });
  });

  it("is expired on the expiration date, which is worse than a limit that is too low", () => {
    const expired = general({ expiration: read("2026-06-01") }).map((one) => ({
      ...one,
      coverages: one.coverages.with(1, coverage("AUTO_LIABILITY", { limits: limitsRead({ combinedSingleLimit: 500_000 }) })),
    }));
    expect(statusOf(expired, set)).toMatchObject({ status: "EXPIRED", reason: "General liability expired on Jun 1, 2026." });
  });

  it("is not compliant with a limit that is too low, in exact terms", () => {
    const short = general({ limits: limitsRead({ eachOccurrence: 1_000_000, generalAggregate: 1_000_000 }) });
    expect(statusOf(short, set)).toMatchObject({
      ...{ status: "NON_COMPLIANT", reason: "General aggregate is $1,000,000; $2,000,000 is required." },
      clearance: { work: "stop", pay: "stop" },
    });
  });

  it("waits while a file is being read: it is not unreadable, and nothing that it may state is missed or asked for", () => {
    const waiting = { ...unreadFile, isBeingRead: true };
    for (const key of Object.keys(readySets) as (keyof typeof readySets)[]) {
      const one = readySet(key);
      const { lines, status, reason } = judge(inputOf([waiting], one));
      expect(status, one.name).toBe("UNDER_REVIEW");
      expect(render(reason)).toBe("Still reading new.pdf.");
      const results = lines.filter(({ requirement }) => requirement.severity === "hard").map(({ result }) => result);
      expect(results.filter((result) => !["being_read", "not_evaluated"].includes(result))).toEqual([]);
      expect(lines.flatMap(({ change }) => change ?? [])).toEqual([]);
    }
    expect(statusOf([...general({}), waiting], set), "never green by it").toMatchObject({ status: "UNDER_REVIEW" });
    const short = general({ limits: limitsRead({ eachOccurrence: 1_000_000, generalAggregate: 1_000_000 }) });
    expect(statusOf([...short, waiting], set), "what is known to be short stays so").toMatchObject({ status: "NON_COMPLIANT" });
  });

  it("is under review while a file could not be read, and answers as the set says", () => {
    expect(statusOf([...general({}), unreadFile], set)).toMatchObject({
      ...{ status: "UNDER_REVIEW", reason: "We couldn't read new.pdf." },
      clearance: { work: "warn", pay: "warn" },
    });
    expect(statusOf([unreadFile], set).status).toBe("UNDER_REVIEW");
  });

  it("stays compliant after a soft miss, says so, and warns at a gate only where the set says so", () => {
    const notice = { key: "gl-notice", type: "cancellation-notice", severity: "soft", coverage: "GENERAL_LIABILITY", days: 30 } as const;
    const { requirements, ...rest } = readySet("standard");
    const standard = { ...rest, requirements: [...requirements, { ...notice, rung: "endorsement" as const }] };
    const { reason, clearance } = statusOf([fullPaper()], standard);
    expect([reason, clearance]).toEqual(["Everything required is met, with warnings.", { work: "clear", pay: "clear" }]);
    const gates = { ...standard.gates, pay: { ...standard.gates.pay, softMiss: "warn" as const } };
    expect(statusOf([fullPaper()], { ...standard, gates })).toMatchObject({
      status: "COMPLIANT",
      clearance: { work: "clear", pay: "warn" },
    });
  });

  it("of a vendor is the worst of its assignments", () => {
    const papers = [fullPaper()];
    const verdicts = [readySet("default"), readySet("trucker")].map((one) => judge(inputOf(papers, one)));
    expect(worstOf(verdicts)?.set.id).toBe("trucker");
    expect(worstOf([])).toBeUndefined();
  });

  it("composes coverages across papers, whichever came first", () => {
    const { coverages } = fullPaper();
    const papers = coverages.map((one, at) => paper({ id: `file-${at}`, coverages: [one] }));
    expect(statusOf(papers, set).status).toBe("COMPLIANT");
    expect(statusOf(papers.toReversed(), set).status).toBe("COMPLIANT");
  });
});
