import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localStorage } from "@/lib/infra/folder-storage";
import { cannotRead, cannotStore } from "@/lib/infra/stored-file";

const failing = vi.hoisted(() => ({ code: "", step: "" }));

vi.mock("node:fs/promises", async (importOriginal) => {
  const real = await importOriginal<typeof import("node:fs/promises")>();
  const refuse = () => {
    throw Object.assign(new Error("refused"), { code: failing.code, syscall: failing.step });
  };
  return {
    ...real,
    open: async (...args: Parameters<typeof real.open>) => {
      if (failing.step === "open") refuse();
      const handle = await real.open(...args);
      if (failing.step === "write") Object.assign(handle, { writeFile: async () => refuse() });
      if (failing.step === "fsync") Object.assign(handle, { sync: async () => refuse() });
      return handle;
    },
    rename: async (...args: Parameters<typeof real.rename>) => (failing.step === "rename" ? refuse() : real.rename(...args)),
  };
});

async function* bytes() {
  yield Buffer.from("certificate");
}

const company = "11111111-1111-4111-8111-111111111111";
let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "coverkeep-storage-"));
});
afterEach(async () => {
  failing.step = "";
  await rm(root, { recursive: true, force: true });
});

describe("a disk that refuses", () => {
  it.each(["ENOSPC", "EROFS", "EACCES", "ENOTDIR", "EIO", "EMFILE", "EDQUOT"])(
    "is reported in words and leaves nothing stored: %s",
    async (code) => {
      for (const step of ["open", "write", "fsync", "rename"]) {
        Object.assign(failing, { code, step });
        await expect(localStorage(root).put(company, bytes()), step).rejects.toMatchObject({ code: "unavailable", message: cannotStore });
        expect(await readdir(path.join(root, company)), step).toEqual([]);
      }
    },
  );

  it("takes files again once it is well", async () => {
    Object.assign(failing, { code: "ENOSPC", step: "write" });
    await expect(localStorage(root).put(company, bytes())).rejects.toMatchObject({ code: "unavailable" });
    failing.step = "";
    const { key } = await localStorage(root).put(company, bytes());
    expect(await text(await localStorage(root).read(key))).toBe("certificate");
  });

  it("is distinguished from a file whose bytes are missing", async () => {
    const key = `${company}/22222222-2222-4222-8222-222222222222`;
    await expect(localStorage(root).read(key)).rejects.toMatchObject({ code: "file_missing" });
    await expect(localStorage(root).withLocalFile(key, async () => undefined)).rejects.toMatchObject({ code: "file_missing" });
    Object.assign(failing, { code: "EIO", step: "open" });
    await expect(localStorage(root).read(key)).rejects.toMatchObject({ code: "unavailable", message: cannotRead });
  });

  it("is not blamed for a sender who breaks off", async () => {
    const brokenOff = (async function* () {
      yield Buffer.from("half");
      throw new Error("broken off");
    })();
    await expect(localStorage(root).put(company, brokenOff)).rejects.toThrow("broken off");
  });

  it("makes the readiness check fail", async () => {
    await writeFile(path.join(root, "file"), "");
    await expect(localStorage(path.join(root, "file", "storage")).check()).rejects.toMatchObject({ code: "unavailable" });
  });
});
