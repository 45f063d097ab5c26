import { expect, it } from "vitest";
import { storedInWords } from "@/lib/infra/sentences-schema";
import {
  ageOf,
  ageProblem,
  backupProblem,
  certificateProblem,
  diskProblem,
  emailProblem,
  latestHour,
  workerProblem,
} from "@/lib/operations/problems/rules";

const now = new Date("2026-11-27T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

it.each([
  [0.5, "30 minutes"],
  [3, "3 hours"],
  [50, "2 days"],
])("says how long ago %s hours are", (hours, words) => {
  expect(storedInWords(ageOf(ago(hours), now))).toBe(words);
});

it("reports a worker that is silent for more than a minute, or was never there", () => {
  expect(storedInWords(workerProblem(null, now))).toBe("No worker has reported yet.");
  expect(storedInWords(workerProblem(ago(1), now))).toBe("The last heartbeat was 60 minutes ago.");
  expect(storedInWords(workerProblem(ago(0.01), now))).toBeNull();
});

it("reports a backup older than 26 hours, and a missing one", () => {
  expect(storedInWords(backupProblem(ago(25), now))).toBeNull();
  expect(storedInWords(backupProblem(ago(27), now))).toBe("The last backup finished 27 hours ago.");
  expect(storedInWords(backupProblem(null, now))).toBe("No scheduled backup has finished yet.");
});

it("reports a run that is overdue", () => {
  expect(storedInWords(ageProblem(ago(26), 25, now))).toBe("The last run was 26 hours ago.");
  expect(storedInWords(ageProblem(ago(24), 25, now))).toBeNull();
});

it("reports each disk with less than a tenth free", () => {
  const disks = [
    { name: "STORAGE_DIR", free: 5, size: 100 },
    { name: "BACKUP_DIR", free: 50, size: 100 },
  ];
  expect(storedInWords(diskProblem(disks))).toBe("STORAGE_DIR: 5% free.");
  expect(storedInWords(diskProblem(disks.slice(1)))).toBeNull();
});

it("reports failed emails at once, and retried emails from five on", () => {
  expect(storedInWords(emailProblem({ failed: 1, retried: 4 }))).toBe("1 email failed in the last 24 hours.");
  expect(storedInWords(emailProblem({ failed: 0, retried: 5 }))).toBe("5 emails wait for another try.");
  expect(storedInWords(emailProblem({ failed: 0, retried: 4 }))).toBeNull();
});

it("reports a certificate three weeks before it expires, and after", () => {
  expect(storedInWords(certificateProblem(ago(-24 * 20), now))).toBe("It expires in 20 days, on 2026-12-17.");
  expect(storedInWords(certificateProblem(ago(24), now))).toBe("It expired on 2026-11-26.");
  expect(storedInWords(certificateProblem(ago(-24 * 30), now))).toBeNull();
  expect(storedInWords(certificateProblem(null, now))).toBeNull();
});

it("begins the work of a night at its hour", () => {
  expect(latestHour(2, now).toISOString()).toBe("2026-11-27T02:00:00.000Z");
  expect(latestHour(13, now).toISOString()).toBe("2026-11-26T13:00:00.000Z");
});
