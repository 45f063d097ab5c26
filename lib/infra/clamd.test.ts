import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isScanning, pingScanner, ScannerAway, scanBytes, silences } from "@/lib/infra/clamd";
import * as environment from "@/lib/infra/env";
import { eicar, TestScanner } from "@/lib/testing/clamd";

let scanner: TestScanner;
beforeEach(async () => {
  scanner = new TestScanner();
  await scanner.open();
  const settings = { CLAMAV_HOST: "127.0.0.1", CLAMAV_PORT: scanner.port } as environment.Env;
  vi.spyOn(environment, "env").mockReturnValue(settings);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await scanner.close();
});

const bytesOf =
  (content: Buffer | string, times = 1) =>
  async () => {
    const some = Array.from({ length: times }, () => Buffer.from(content));
    return (async function* () {
      yield* some;
    })();
  };

it("distinguishes clean files from infected ones, of any size", async () => {
  expect(await scanBytes(bytesOf("certificate"))).toEqual({ result: "CLEAN", finding: null });
  expect(await scanBytes(bytesOf(Buffer.alloc(1_000_000, "x"), 20))).toEqual({ result: "CLEAN", finding: null });
  expect(await scanBytes(bytesOf(""))).toEqual({ result: "CLEAN", finding: null });
  expect(await scanBytes(bytesOf(`before ${eicar} after`))).toEqual({ result: "INFECTED", finding: "Win.Test.EICAR_HDB-1" });
});

it("says that a file is beyond the scanner's limit, also when the scanner stops listening", async () => {
  scanner.limit = 100_000;
  expect(await scanBytes(bytesOf(Buffer.alloc(100_000)))).toMatchObject({ result: "CLEAN" });
  expect(await scanBytes(bytesOf(Buffer.alloc(100_001)))).toEqual({ result: "TOO_LARGE", finding: null });
  expect(await scanBytes(bytesOf(Buffer.alloc(1_000_000), 25))).toEqual({ result: "TOO_LARGE", finding: null });
});

it("asks again where the answer about the limit was lost on its way", async () => {
  Object.assign(scanner, { limit: 100_000, lostAnswers: 1 });
  expect(await scanBytes(bytesOf(Buffer.alloc(200_000)))).toEqual({ result: "TOO_LARGE", finding: null });
  scanner.lostAnswers = 9;
  await expect(scanBytes(bytesOf(Buffer.alloc(200_000)))).rejects.toBeInstanceOf(ScannerAway);
});

it.each(["error", "cut"] as const)("knows nothing of a file when the scanner fails: %s", async (fault) => {
  scanner.fault = fault;
  await expect(scanBytes(bytesOf(eicar))).rejects.toBeInstanceOf(ScannerAway);
  scanner.fault = "none";
  expect(await scanBytes(bytesOf("certificate"))).toMatchObject({ result: "CLEAN" });
});

it("knows nothing of a file while nothing listens, and pings as the scanner answers", async () => {
  await pingScanner();
  await scanner.close();
  await expect(scanBytes(bytesOf("certificate"))).rejects.toMatchObject({ code: "unavailable" });
  await expect(pingScanner()).rejects.toBeInstanceOf(ScannerAway);
  await scanner.open();
  await pingScanner();
});

it("waits for a scanner that takes the file and never answers as long as the caller has time", async () => {
  scanner.fault = "silent";
  expect(silences).toEqual({ work: 120_000, opening: 10_000 });
  const began = performance.now();
  await expect(scanBytes(bytesOf("certificate"), 300)).rejects.toMatchObject({ code: "unavailable" });
  expect(performance.now() - began).toBeLessThan(3000);
});

it("does not blame the scanner for bytes that cannot be read", async () => {
  const broken = (async function* () {
    yield Buffer.from("half");
    throw new Error("storage broke off");
  })();
  await expect(scanBytes(async () => broken)).rejects.toThrow("storage broke off");
});

it("is off without a host", () => {
  vi.mocked(environment.env).mockReturnValue({ CLAMAV_PORT: 3310 } as environment.Env);
  expect(isScanning()).toBe(false);
});
