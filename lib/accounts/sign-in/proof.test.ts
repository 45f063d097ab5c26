import { expect, it } from "vitest";
import { z } from "zod";
import { keyInput } from "@/lib/accounts/api-keys/schema";
import { personFormOf } from "@/lib/accounts/profile/schema";
import { proofInput, switchInput, withProof } from "@/lib/accounts/sign-in/second-factor-schema";
import { wordsIn } from "@/lib/testing/words";

const blank = { password: "", code: "" };
const problemsOf = (result: z.ZodSafeParseResult<unknown>) => (result.success ? {} : wordsIn(z.flattenError(result.error).fieldErrors));

it("a form asks for what the account has before anything is sent", () => {
  expect(problemsOf(withProof(proofInput, { password: true, code: false }).safeParse(blank))).toEqual({
    password: ["Please enter your password"],
  });
  expect(problemsOf(withProof(proofInput, { password: true, code: true }).safeParse(blank))).toEqual({
    password: ["Please enter your password"],
    code: ["Please enter the code"],
  });
  expect(withProof(proofInput, { password: false, code: false }).safeParse(blank).success).toBe(true);
});

it("a form names a blank password together with its own blank fields", () => {
  const form = withProof(keyInput, { password: true, code: false });
  expect(Object.keys(problemsOf(form.safeParse({ name: "", scope: "read", ...blank })))).toEqual(["name", "password"]);
  const filled = { name: "Invented ERP", scope: "read" as const, ...blank, password: "a password" };
  expect(form.safeParse(filled).success).toBe(true);
  expect(form.safeParse({ ...filled, expires: "" }).success, "unknown fields are still refused").toBe(false);
});

it("the profile asks for what the account has only with another email", () => {
  const account = { email: "ann@builders.example", newEmail: "new@builders.example" };
  const typed = { firstName: "Ann", lastName: "Ash", email: "other@builders.example", phone: "", language: "en", ...blank };
  const form = personFormOf({ ...account, proof: { password: true, code: true } });
  expect(problemsOf(form.safeParse(typed))).toEqual({ password: ["Please enter your password"], code: ["Please enter the code"] });
  expect(form.safeParse({ ...typed, password: "a password", code: "123456" }).success).toBe(true);
  for (const email of [" Ann@builders.example", account.newEmail])
    expect(problemsOf(form.safeParse({ ...typed, email })), email).toEqual({});
  const bySignOn = personFormOf({ ...account, proof: { password: false, code: false } });
  expect(bySignOn.safeParse(typed).success).toBe(true);
});

it("the server decides itself who needs a password", () => {
  expect(proofInput.safeParse({}).success).toBe(true);
  expect(switchInput.safeParse({ code: "123456" }).success).toBe(true);
});
