import { describe, expect, it } from "vitest";
import { findPasswordProblem } from "@/lib/accounts/passwords/queries";
import { ownWordsOf, passwordProblems } from "@/lib/accounts/passwords/rules";
import { wordsIn } from "@/lib/testing/words";
import { say } from "@/messages/say";

const own = ownWordsOf({ email: "dana.doe@builders.example", firstName: "Dana", lastName: "Doe" }, "Example Builders, Inc.");
const problemOf = (password: string) => findPasswordProblem(password, own);

describe("a new password", () => {
  it.each([
    "password",
    "PassWord",
    " password ",
    "ｐａｓｓｗｏｒｄ",
    "pass\u200bword",
    "iloveyou1",
    "qwertyuiop",
    "sunshine99!",
    "liverpool1",
    "coverkeep",
    "Coverkeep1",
  ])("is refused when it is common, however it is written: %s", async (password) =>
    expect(wordsIn(await problemOf(password))).toBe(say(passwordProblems.common)),
  );

  it.each(["aaaaaaaa", "19841984", "abcabcabc", "24121984", "5550100199", "abcdefgh", "lkjhgfds", "xxxxxxxxx"])(
    "is refused when it is a repeat, a row of keys or digits alone: %s",
    async (password) => expect(wordsIn(await problemOf(password))).toBe(say(passwordProblems.common)),
  );

  it.each(["        ", "\u00a0\u2003\t        ", "\u200b\u200b\u200b\u200b\u200b\u200b\u200b\u200b"])(
    "is refused when it is blank",
    async (password) => expect(wordsIn(await problemOf(password))).toBe(say(passwordProblems.blank)),
  );

  it.each([
    "dana.doe@builders.example",
    "DANA.DOE@BUILDERS.EXAMPLE",
    "dana.doe",
    "Dana Doe",
    "doedana",
    "Example Builders Inc",
    " danadoe ",
  ])("is refused when it is the person's or the company's own: %s", async (password) =>
    expect(wordsIn(await problemOf(password))).toBe(say(passwordProblems.own)),
  );

  it.each(["correct horse battery", "a long enough password", "tr0ub4dor&3x", "Dana builds 7 towers", "ünïcødé wörds", "  kept  spaces  "])(
    "is accepted when it is not one of these: %s",
    async (password) => expect(wordsIn(await problemOf(password))).toBeNull(),
  );
});
