const mb = 1024 ** 2;
export const gb = 1024 ** 3;

/** What a company may hold in all and upload within an hour. `bytes` null: no limit. */
export type UploadLimits = { files: number; bytes: number | null; filesAnHour: number; bytesAnHour: number };

/**
 * What protects the installation regardless of the plan: the storage of a plan is a setting. The first 1,000 files of a firm fit into one
 * hour, also in the trial.
 */
export const fixedLimits: Record<"trial" | "basic" | "pro" | "enterprise", Omit<UploadLimits, "bytes">> = {
  trial: { files: 2000, filesAnHour: 1000, bytesAnHour: 1000 * mb },
  basic: { files: 25_000, filesAnHour: 5000, bytesAnHour: 10 * gb },
  pro: { files: 100_000, filesAnHour: 10_000, bytesAnHour: 25 * gb },
  enterprise: { files: 5_000_000, filesAnHour: 50_000, bytesAnHour: 100 * gb },
};
