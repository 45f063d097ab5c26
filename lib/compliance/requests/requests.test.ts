import { describe, expect, it } from "vitest";
import { requestProblems } from "@/lib/compliance/requests/rules";
import { requestPhrases } from "@/lib/compliance/requests/values";
import { render } from "@/lib/compliance/requirements/words-rules";
import verdicts from "@/messages/en/server/verdicts.json" with { type: "json" };

describe("a request to a vendor or agent", () => {
  it.each(requestPhrases.flatMap(({ id, hits }) => hits.map((hit) => [id, hit] as const)))("%s: %j", (id, text) => {
    expect(requestProblems(text).map(({ why }) => why.key)).toContain(id);
  });

  it.each(requestPhrases.flatMap(({ misses }) => misses))("asks for nothing forbidden in %j", (text) => {
    expect(requestProblems(text)).toEqual([]);
  });

  it("is explained with its law and its source, and is no legal advice", () => {
    const [problem] = requestProblems("Dear Ann,\n\nPayments are held\nuntil we receive the certificate.");
    expect(problem && render(problem.why)).toBe("Do not make payment depend on a certificate. This is guidance, not legal advice.");
    expect(problem).toMatchObject({ law: "New York Insurance Law §502", source: expect.stringMatching(/^https:/) });
  });

  it("of ours is never one of these", () => {
    const asked = Object.entries(verdicts).filter(([key]) => key.startsWith("fix_"));
    for (const [, text] of asked) expect(requestProblems(text), text).toEqual([]);
  });
});
