import type { LookupAddress } from "node:dns";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isCallable, post } from "@/lib/integrations/webhooks/sending-commands";

const settings = vi.hoisted(() => ({ WEBHOOKS_PRIVATE_ADDRESSES: "refuse" }));
vi.mock("@/lib/infra/env", () => ({ env: () => settings }));

/** What each question to the name server is answered with, one after the other. */
const dns = vi.hoisted(() => ({ answers: [] as LookupAddress[][], asked: [] as string[] }));
vi.mock("node:dns", () => ({
  lookup: (host: string, _: object, done: (error: Error | null, found: LookupAddress[]) => void) => {
    dns.asked.push(host);
    done(null, dns.answers.shift() ?? []);
  },
}));

beforeEach(() => {
  settings.WEBHOOKS_PRIVATE_ADDRESSES = "refuse";
  Object.assign(dns, { answers: [], asked: [] });
});

describe("an address that is visibly not public", () => {
  it.each([
    ["plain http", "http://hooks.company.example/"],
    ["this machine", "https://127.0.0.1/"],
    ["this machine by another number", "https://127.8.8.8:8443/"],
    ["this machine in decimal", "https://2130706433/"],
    ["this machine in octal", "https://0177.0.0.1/"],
    ["this machine in hexadecimal", "https://0x7f.0.0.1/"],
    ["this machine in hexadecimal, in one number", "https://0x7f000001/"],
    ["this machine, shortened", "https://127.1/"],
    ["this machine with a dot at the end", "https://127.0.0.1./"],
    ["this machine in full-width digits", "https://\uff11\uff12\uff17.0.0.1/"],
    ["no address at all", "https://0.0.0.0/"],
    ["no address at all, shortened", "https://0/"],
    ["a private network", "https://10.1.2.3/"],
    ["a private network of 172", "https://172.16.0.1/"],
    ["the last one of it", "https://172.31.255.255/"],
    ["a private network of 192", "https://192.168.1.1/"],
    ["a private network in octal", "https://0300.0250.1.1/"],
    ["a provider's own network", "https://100.64.0.1/"],
    ["link-local", "https://169.254.1.1/"],
    ["the metadata of a cloud machine", "https://169.254.169.254/latest/meta-data/"],
    ["the same in decimal", "https://2852039166/"],
    ["the metadata of another cloud", "https://192.0.0.192/"],
    ["multicast", "https://224.0.0.1/"],
    ["broadcast", "https://255.255.255.255/"],
    ["this machine, IPv6", "https://[::1]/"],
    ["no address, IPv6", "https://[::]/"],
    ["IPv4 in IPv6, this machine", "https://[::ffff:127.0.0.1]/"],
    ["IPv4 in IPv6, in hexadecimal", "https://[::ffff:7f00:1]/"],
    ["IPv4 in IPv6, private", "https://[::ffff:10.0.0.1]/"],
    ["IPv4 in IPv6, public too", "https://[::ffff:8.8.8.8]/"],
    ["an old form of IPv4 in IPv6", "https://[::7f00:1]/"],
    ["NAT64", "https://[64:ff9b::7f00:1]/"],
    ["6to4", "https://[2002:7f00:1::]/"],
    ["Teredo", "https://[2001:0:7f00:1::]/"],
    ["link-local, IPv6", "https://[fe80::1]/"],
    ["a private network, IPv6", "https://[fd00::1]/"],
    ["the metadata of a cloud machine, IPv6", "https://[fd00:ec2::254]/"],
    ["multicast, IPv6", "https://[ff02::1]/"],
    ["localhost", "https://localhost/"],
    ["localhost with a dot", "https://localhost./"],
    ["localhost in capitals", "https://LOCALHOST/"],
    ["a name below localhost", "https://hooks.localhost/"],
    ["the metadata of a cloud machine by its name", "https://metadata.google.internal/computeMetadata/v1/"],
    ["a name of an internal network", "https://hooks.company.internal/"],
    ["the same with a dot at the end", "https://hooks.company.internal./"],
    ["a name that machines find by asking around", "https://PRINTER.local/"],
    ["a name in a cluster", "https://hooks.default.svc.cluster.local/"],
    ["a name at home", "https://router.home.arpa/"],
    ["a name without a domain", "https://intranet/"],
    ["a domain of office networks", "https://hooks.corp/"],
    ["a user's name", "https://user@hooks.company.example/"],
    ["a user's name and password", "https://user:password@hooks.company.example/"],
    ["a host that looks like a user's name", "https://hooks.company.example@127.0.0.1/"],
  ])("is refused: %s", async (_, address) => {
    expect(isCallable(address)).toBe(false);
    expect(await post(address, {}, "{}")).toEqual({ status: null, excerpt: null, problem: "private_address" });
    expect(dns.asked, "nothing is asked or called").toEqual([]);
  });

  it.each([
    "https://hooks.company.example/",
    "https://hooks.company.example:8443/path?query=1",
    "https://internal.company.example/local",
    "https://hooks.mylocal.example./",
    "https://8.8.8.8/",
    "https://[2606:4700::1111]/",
  ])("is not one: %s", (address) => {
    expect(isCallable(address)).toBe(true);
  });
});

describe("a name", () => {
  const v4 = (address: string) => ({ address, family: 4 });

  it.each([
    ["this machine", "127.0.0.1", 4],
    ["a private network", "10.0.0.5", 4],
    ["metadata", "169.254.169.254", 4],
    ["this machine, IPv6", "::1", 6],
    ["IPv4 in IPv6", "::ffff:10.0.0.1", 6],
    ["link-local with a zone", "fe80::1%eth0", 6],
  ])("that resolves to %s is not called", async (_, address, family) => {
    dns.answers = [[{ address, family }]];
    expect(await post("https://hooks.company.example/", {}, "{}")).toMatchObject({ problem: "private_address" });
  });

  it("that has private addresses alone is refused, and is resolved once", async () => {
    dns.answers = [[v4("192.168.0.1"), v4("127.0.0.1")]];
    expect(await post("https://rebinding.example/", {}, "{}")).toMatchObject({ problem: "private_address" });
    expect(dns.asked).toEqual(["rebinding.example"]);
  });
});

describe("a call", () => {
  let server: Server;
  let calls: string[];
  const port = () => (server.address() as AddressInfo).port;
  beforeEach(async () => {
    settings.WEBHOOKS_PRIVATE_ADDRESSES = "allow";
    calls = [];
    server = createServer((request, response) => {
      calls.push(`${request.headers.host}${request.url}`);
      response.writeHead(307, { location: `http://127.0.0.1:${port()}/secret` }).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("resolves the name once and connects to that answer, whatever the next one would be", async () => {
    dns.answers = [[{ address: "127.0.0.1", family: 4 }], [{ address: "192.0.2.1", family: 4 }]];
    expect(await post(`http://rebinding.example:${port()}/hook`, {}, "{}")).toMatchObject({ status: 307 });
    expect(dns.asked).toEqual(["rebinding.example"]);
    expect(calls).toEqual([`rebinding.example:${port()}/hook`]);
  });

  it("follows no redirect", async () => {
    expect(await post(`http://127.0.0.1:${port()}/hook`, {}, "{}")).toEqual({ status: 307, excerpt: "", problem: "answer" });
    expect(calls).toEqual([`127.0.0.1:${port()}/hook`]);
  });
});
