import { BlockList, isIPv4 } from "node:net";

/** Networks that no public server is in, after the registries of special-purpose addresses. */
const special = new BlockList();
for (const [network, length] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, length, "ipv4");
// These are public by their first bits, but reach an IPv4 address that is written in them, or are for documentation.
for (const [network, length] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, length, "ipv6");

const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

/**
 * Domains that no public server is in, whatever their names resolve to: those reserved for one machine or one network (RFC 6761, 6762 and
 * 8375, and ICANN for `internal`), and those that office networks use all the same (RFC 6762, appendix G).
 */
const insideDomains = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa|intranet|private|corp|home|lan)$/i;

/** Whether a name is one that anyone on the internet may mean. The dot at the end is part of a full name. */
export function isPublicName(host: string): boolean {
  const name = host.replace(/\.+$/, "");
  return name.includes(".") && !insideDomains.test(name);
}

/** Whether an IP address is one that anyone on the internet may call. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, "ipv4");
  const [plain = ""] = address.split("%");
  return unicast.check(plain, "ipv6") && !special.check(plain, "ipv6");
}
