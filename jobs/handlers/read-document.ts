import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { readerPool, whileReading } from "@/jobs/reader-pool";
import { faultOf } from "@/jobs/reading-faults";
import { countFileInside, uncountFile } from "@/lib/accounts/links/commands";
import { enqueueDrawing } from "@/lib/documents/page-pictures/commands";
import { checkFilesInside } from "@/lib/documents/passports/receiving-commands";
import { beginReading, failReading, finishReading, waitForReading } from "@/lib/documents/readings/commands";
import { placeByFilesInside, type Room, takeFilesInside } from "@/lib/documents/readings/inside-commands";
import { countTurn, endOpenTurn, returnAsLarge, type Turn, takeTurn } from "@/lib/documents/turns/commands";
import { readDocumentJob, readQuickJob } from "@/lib/documents/turns/jobs";
import { quickMillis } from "@/lib/documents/turns/values";
import { scanBeforeReading } from "@/lib/documents/upkeep/malware-commands";
import { placeByInsured } from "@/lib/documents/vendor-match/commands";
import { codedDoubt } from "@/lib/extraction/doubts-rules";
import { ReadingError } from "@/lib/extraction/schema";
import { heedUnverified } from "@/lib/inbound/answering/unverified-commands";
import { mayBeRead } from "@/lib/inbound/filing/taking-commands";
import { ScannerAway } from "@/lib/infra/clamd";
import { isDatabaseAway } from "@/lib/infra/database-away";
import { env } from "@/lib/infra/env";
import { coded } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** What follows from a reading: whose the file is, and what an unproved email says of a policy's end. */
async function settleRead(scope: CompanyScope, documentId: string): Promise<void> {
  await placeByInsured(scope, documentId);
  await placeByFilesInside(scope, documentId);
  await heedUnverified(scope, documentId);
}

/** The limits that count for a file inside a PDF: those of the email's sender, or of the link that the PDF came through. */
const roomIn = (scope: CompanyScope): Room => ({
  async take(carrier, size) {
    if (!(await mayBeRead(scope, carrier))) return "no_room";
    const { portalLinkId } = carrier;
    return portalLinkId === null || (await countFileInside(scope, portalLinkId, size)) ? null : "link_full";
  },
  async giveBack({ portalLinkId }, size) {
    if (portalLinkId !== null) await uncountFile(scope, portalLinkId, size);
  },
});

/** Runs work that writes files, which go with its end. */
async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "coverkeep-inside-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function read(turn: Turn): Promise<void> {
  const { documentId } = turn;
  const scope = await companyScopeFor(turn.companyId);
  const file = await beginReading(scope, turn);
  if (!file) {
    // It may have been read by a run that ended just before its last step.
    await endOpenTurn(scope, documentId);
    return settleRead(scope, documentId);
  }
  let used = 0;
  const onEnd = (millis: number) => {
    used += millis;
  };
  try {
    const refusal = await scanBeforeReading(scope, documentId);
    if (refusal) return await failReading(scope, turn, refusal);
    const about = { fileName: file.fileName, owner: turn.companyId, onEnd, ...(turn.isQuick && { quickMs: quickMillis }) };
    const reading = await withFolder((folder) =>
      storage().withLocalFile(file.storageKey, async (path) => {
        const found = await readerPool().read(path, { ...about, folder });
        const inside = await checkFilesInside(scope, documentId, { found, path, folder });
        await takeFilesInside(scope, documentId, { inside, folder, room: roomIn(scope) });
        return found;
      }),
    );
    await finishReading(scope, turn, reading);
    await settleRead(scope, documentId);
    // A convenience: a reading that succeeded is not tried again for it.
    await enqueueDrawing(scope, documentId, reading.certificates[0]?.page ?? 1).catch(() => undefined);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    await settle(scope, turn, error);
  } finally {
    if (used > 0) await countTurn(scope, turn, used);
  }
}

/** What becomes of a document that was not read. It fails only for what its file causes; else it waits and is read again. */
async function settle(scope: CompanyScope, turn: Turn, error: unknown): Promise<void> {
  if (error instanceof ReadingError && error.code === "not_quick") return waitForReading(scope, turn, null, returnAsLarge);
  if (error instanceof ScannerAway) return waitForReading(scope, turn, coded("server.documents.readingWaitsForTheScan"));
  // Its sentence on the document is how the problem for the operator is found, until the file is read.
  if (error instanceof ReadingError && error.code === "no_decoder") return waitForReading(scope, turn, codedDoubt(error.message));
  const reason = await faultOf(error, turn);
  return reason ? failReading(scope, turn, reason) : waitForReading(scope, turn, null);
}

type Asked = { documentId?: string | undefined };

/** Reads the next document; results of a file stay with it. */
const readNext = ({ documentId }: Asked, jobId: string, onlyQuick: boolean): Promise<void> =>
  whileReading(async () => {
    const turn = await takeTurn(jobId, { onlyQuick, documentId });
    if (turn) await read(turn);
  });

const places = { concurrency: () => env().WORKER_READERS };

export const readDocument = handles(readDocumentJob, (asked, { id }) => readNext(asked, id, false), places);

/** Large files leave these places free, so that a file which takes a second does not wait for them. */
export const readQuick = handles(readQuickJob, (asked, { id }) => readNext(asked, id, true), places);
