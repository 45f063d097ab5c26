import type { S3Client } from "@aws-sdk/client-s3";
import type { Env } from "@/lib/infra/env";
import { type AppError, unavailable } from "@/lib/infra/errors";
import { noteFailure } from "@/lib/infra/outage";
import { stallMillis } from "@/lib/infra/stall";
import { cannotRead, type FileMeter } from "@/lib/infra/stored-file";

export type S3Settings = {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
  isPathStyle: boolean;
  encryption: "none" | "AES256" | "aws:kms";
  kmsKey: string | undefined;
  isPresigning: boolean;
};

/** What the environment says of the bucket. Throws a sentence without S3_BUCKET. */
export function s3Settings(env: Env): S3Settings {
  if (!env.S3_BUCKET) throw new Error("S3_BUCKET is not set.");
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    isPathStyle: env.S3_ADDRESSING === "path",
    encryption: env.S3_ENCRYPTION,
    kmsKey: env.S3_KMS_KEY_ID,
    isPresigning: env.S3_DOWNLOADS === "presigned",
  };
}

// Loaded with the first call: an installation without S3 pays nothing for it.
const loadSdk = () => import("@aws-sdk/client-s3");
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

export type Connection = { sdk: Sdk; client: S3Client };

/** Speaks to the bucket's service with patience that suits a person who waits. */
export async function makeConnection({ region, endpoint, keys, isPathStyle }: S3Settings): Promise<Connection> {
  const sdk = await loadSdk();
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint }),
    ...(keys && { credentials: keys }),
    forcePathStyle: isPathStyle,
    maxAttempts: 3,
    // Only SHA-256, which is requested where it counts: the SDK's own default is a checksum that many services do not know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 3000, requestTimeout: stallMillis, socketTimeout: 2 * stallMillis, throwOnRequestTimeout: true },
  });
  return { sdk, client };
}

/** A failure of the sender, whose stream is read in between: told apart from one of the storage. */
export class SenderFailure extends Error {}

/** The sender's bytes, measured on their way. */
export async function* fromSender(bytes: AsyncIterable<Buffer>, meter: FileMeter): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of bytes) {
      meter.add(chunk);
      yield chunk;
    }
  } catch (error) {
    throw new SenderFailure("the sender failed", { cause: error });
  }
}

export const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
export const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");

export function away(words: string, error: unknown): AppError {
  noteFailure("storage", error);
  return unavailable(words, error);
}

/** A connection that breaks in the middle is reported like one that failed from the start. */
export async function* whole(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of bytes) yield Buffer.from(chunk);
  } catch (error) {
    throw away(cannotRead, error);
  }
}
