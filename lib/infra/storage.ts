import path from "node:path";
import { env } from "@/lib/infra/env";
import { localStorage } from "@/lib/infra/folder-storage";
import { errorFacts, log } from "@/lib/infra/log";
import { patientStorage } from "@/lib/infra/patience";
import { s3Settings } from "@/lib/infra/s3-connection";
import { s3Storage } from "@/lib/infra/s3-storage";
import type { Storage } from "@/lib/infra/stored-file";

/** The folder of files that belong to no company, such as reports about all of them. */
export const platformFolder = "00000000-0000-0000-0000-000000000000";

/** The folder of incoming emails, which may be addressed to several companies or to none. */
export const inboundFolder = "00000000-0000-0000-0000-000000000001";

/** The storage of this installation. Each of its answers comes in time, also when the disk or the service hangs. */
export function storage(): Storage {
  return patientStorage(env().STORAGE === "s3" ? bucketOfInstallation() : folderOfInstallation());
}

/** The folder in STORAGE_DIR, whether or not it is the storage of this installation. */
export function folderOfInstallation(): Storage {
  return localStorage(path.resolve(env().STORAGE_DIR));
}

/** The bucket S3_BUCKET, whether or not it is the storage of this installation. Throws a sentence without S3_BUCKET. */
export function bucketOfInstallation(): Storage {
  return s3Storage(s3Settings(env()));
}

/** Removes a file that is of no use. When that fails, the sweep removes it later: the caller has a better answer to give. */
export async function discardFile(key: string): Promise<void> {
  await storage()
    .remove(key)
    .catch((error) => log.warn(errorFacts(error), "a file without use could not be removed"));
}
