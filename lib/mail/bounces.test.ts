import { expect, it } from "vitest";
import { kindOfBounce, nextTryOf } from "@/lib/mail/bounces-rules";

it.each([
  ["5.1.1", "550 5.1.1 No such user", "final"],
  ["5.1.2", "", "final"],
  ["5.1.8", "", "message"],
  ["5.2.1", "mailbox disabled", "final"],
  ["5.2.2", "552 mailbox full", "passing"],
  ["5.2.3", "message too long", "message"],
  ["5.3.1", "", "passing"],
  ["5.3.4", "", "message"],
  ["5.4.1", "", "passing"],
  ["5.4.4", "unable to route", "final"],
  ["5.6.1", "", "message"],
  ["5.7.1", "550 5.7.1 blocked by policy", "policy"],
  ["4.2.2", "452 mailbox full", "passing"],
  ["4.4.7", "", "passing"],
  ["5.0.0", "552 5.2.2 The email account is over quota", "passing"],
  ["5.0.0", "550 unknown user", "final"],
  ["", "", "final"],
])("a returned email with status %s (%s) is %s", (status, diagnostic, kind) => {
  expect(kindOfBounce(status, diagnostic)).toBe(kind);
});

it("is tried again after a day, three days and a week, and then never", () => {
  const days = [0, 1, 2, 3].map((bounces) => nextTryOf(bounces, new Date(0)));
  expect(days.map((day) => day && day.getTime() / 86_400_000)).toEqual([1, 3, 7, null]);
});
