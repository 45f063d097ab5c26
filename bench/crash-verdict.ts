import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import type { Uploaded } from "@/bench/crash-uploads";
import type { ReceivedMail } from "@/lib/testing/mailbox";

export type Verdict = { question: string; answer: number; wanted: string; holds: boolean };

async function ask<Row extends pg.QueryResultRow>(ownerUrl: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** How much is still to be done: documents being read or waiting, reminders not sent. */
export async function countOpen(ownerUrl: string, reminders: number): Promise<number> {
  const [row] = await ask<{ open: number }>(
    ownerUrl,
    `select (select count(*) from document where processing_status in ('PENDING', 'PROCESSING'))::int
       + greatest(0, $1 - (select count(*) from mail where kind = 'EXPIRATION_REMINDER' and status = 'SENT'))::int as open`,
    [reminders],
  );
  return row?.open ?? 0;
}

/** Compares what was promised with what is there. */
export async function judge(
  facts: { ownerUrl: string; storage: string; uploads: number; reminders: number },
  uploaded: Uploaded[],
  mails: ReceivedMail[],
): Promise<Verdict[]> {
  const documents = await ask<{ id: string; sha256: string; key: string; status: string }>(
    facts.ownerUrl,
    "select id, sha256, storage_key as key, processing_status as status from document where storage_key like '%/%'",
  );
  const rows = new Map(documents.map((row) => [row.id, row]));
  let withBytes = 0;
  for (const { id, sha256 } of uploaded) {
    const row = rows.get(id);
    const bytes = row ? await readFile(path.join(facts.storage, row.key)).catch(() => null) : null;
    if (bytes && row?.sha256 === sha256 && createHash("sha256").update(bytes).digest("hex") === sha256) withBytes += 1;
  }
  const [ledger] = await ask<{ rows: number; vendors: number; sent: number }>(
    facts.ownerUrl,
    `select (select count(*) from reminder)::int as rows, (select count(distinct vendor_id) from reminder)::int as vendors,
       (select count(*) from mail where kind = 'EXPIRATION_REMINDER' and status = 'SENT')::int as sent`,
  );
  const byRecipient = Map.groupBy(mails, (mail) => mail.to[0] ?? "");
  const otherId = [...byRecipient.values()].filter((copies) => new Set(copies.map(({ messageId }) => messageId)).size > 1).length;
  const done = documents.filter(({ status }) => status === "PROCESSED" || status === "FAILED").length;
  const failed = documents.filter(({ status }) => status === "FAILED").length;
  const exactly = (question: string, answer: number, wanted: number): Verdict => ({
    question,
    answer,
    wanted: String(wanted),
    holds: answer === wanted,
  });
  return [
    exactly("uploads answered with 201", uploaded.length, facts.uploads),
    exactly("of these, with row and the same bytes (sha-256)", withBytes, uploaded.length),
    exactly("documents that ended PROCESSED or FAILED", done, documents.length),
    exactly("of these FAILED (all files are readable)", failed, 0),
    exactly("reminders in the ledger", ledger?.rows ?? 0, facts.reminders),
    exactly("vendors reminded, by the ledger", ledger?.vendors ?? 0, facts.reminders),
    exactly("reminder mails marked as sent", ledger?.sent ?? 0, facts.reminders),
    exactly("recipients with a mail in the mailbox", byRecipient.size, facts.reminders),
    {
      question: "copies beyond the first",
      answer: mails.length - byRecipient.size,
      wanted: "only in the window before the mark",
      holds: true,
    },
    exactly("copies under another Message-ID", otherId, 0),
  ];
}
