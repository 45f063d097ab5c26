import { expect, it } from "vitest";
import { networkOf } from "@/lib/http/rate-limit";

it.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:51324", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9%eth0", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["[2001:db8:1:2::1]:443", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
