import { describe, expect, it } from "vitest";
import { guessDay, guessedAt, guessRules, mayGuess } from "@/lib/accounts/throttle-rules";

/** What many addresses get checked of one account in a day, each with its guesses spread over that many windows. */
function checkedOf({ addresses, guessesEach, windows }: { addresses: number; guessesEach: number; windows: number }) {
  const rules = guessRules.password;
  const each = Math.ceil(guessesEach / windows);
  const ofDay = new Array<number>(addresses).fill(0);
  let account = 0;
  for (let window = 0; window < windows; window += 1) {
    for (let address = 0; address < addresses; address += 1) {
      for (let guess = 1; guess <= each; guess += 1) {
        ofDay[address] = (ofDay[address] ?? 0) + 1;
        if (mayGuess(rules, { address: guess, addressDay: ofDay[address] ?? 0, account })) account += 1;
      }
    }
  }
  return account;
}

describe("guesses at one account", () => {
  it("of 10,000 from 500 addresses are cut to a sixth, however they are spread over the day", () => {
    for (const windows of [1, 2, 5, 20]) expect(checkedOf({ addresses: 500, guessesEach: 20, windows })).toBeLessThanOrEqual(1_700);
  });

  it("leave its owner a try on a new device after any of these", () => {
    const account = checkedOf({ addresses: 500, guessesEach: 20, windows: 1 });
    expect(mayGuess(guessRules.password, { address: 1, addressDay: 1, account })).toBe(true);
    expect(mayGuess(guessRules.password, { address: 3, addressDay: 3, account })).toBe(true);
  });

  it("from ever more addresses end at what a day may hold", () => {
    expect(checkedOf({ addresses: 5_000, guessesEach: 20, windows: 1 })).toBeLessThanOrEqual(guessRules.password.most);
  });

  it("of one address are few, in a quarter of an hour and in a day", () => {
    expect(checkedOf({ addresses: 1, guessesEach: 1_000, windows: 1 })).toBe(guessRules.password.address.max);
    expect(checkedOf({ addresses: 1, guessesEach: 1_000, windows: 96 })).toBeLessThanOrEqual(guessRules.password.addressADay);
    expect(guessDay).toBe(86_400);
  });

  it("at a code of six digits find one in a day with a chance below 1 in 1,000", () => {
    const codesThatWork = 3;
    expect((guessRules.code.most * codesThatWork) / 1_000_000).toBeLessThan(0.001);
  });
});

it("guesses at a known person count for their address once it is confirmed, for them alone before", () => {
  const person = { id: "one", email: "one@company.example" };
  expect(guessedAt({ ...person, emailVerifiedAt: new Date(0) })).toBe("one@company.example");
  expect(guessedAt({ ...person, emailVerifiedAt: null })).toBe("one");
});
