import { afterEach, expect, it } from "vitest";
import { askForProof, askForProofBy } from "@/lib/http/client/proof";

let stop = () => {};
afterEach(() => stop());

/** Someone who answers when told to; counts how often they were asked. */
function person() {
  const answers: ((isProved: boolean) => void)[] = [];
  stop = askForProofBy(() => new Promise((resolve) => answers.push(resolve)));
  return { asked: () => answers.length, answer: (isProved: boolean) => answers.at(-1)?.(isProved) };
}

it("calls that need the password at the same time share one question", async () => {
  const one = person();
  const both = Promise.all([askForProof("POST"), askForProof("GET")]);
  expect(one.asked()).toBe(1);
  one.answer(true);
  expect(await both).toEqual([true, true]);
});

it("a page that reads by itself does not ask again after a no, and what the person does next asks", async () => {
  const one = person();
  const first = askForProof("GET");
  one.answer(false);
  expect(await first).toBe(false);
  expect(await askForProof("GET")).toBe(false);
  expect(one.asked()).toBe(1);
  const next = askForProof("PATCH");
  expect(one.asked()).toBe(2);
  one.answer(true);
  expect(await next).toBe(true);
  const later = askForProof("GET");
  expect(one.asked(), "reading asks again once the password was given").toBe(3);
  one.answer(true);
  await later;
});

it("a page without the question goes on without the password", async () => {
  person();
  stop();
  expect(await askForProof("POST")).toBe(false);
});
