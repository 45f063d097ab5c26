const mb = 1024 ** 2;
const gb = 1024 ** 3;

/** What a company may hold in all and upload within an hour. */
export type UploadLimits = { files: number; bytes: number; filesAnHour: number; bytesAnHour: number };

/** The first 1,000 files of a firm fit into one hour, also in the trial. */
export const uploadLimits: Record<"trial" | "basic" | "pro" | "enterprise", UploadLimits> = {
  trial: { files: 2000, bytes: 2 * gb, filesAnHour: 1000, bytesAnHour: 1000 * mb },
  basic: { files: 25_000, bytes: 50 * gb, filesAnHour: 5000, bytesAnHour: 10 * gb },
  pro: { files: 100_000, bytes: 250 * gb, filesAnHour: 10_000, bytesAnHour: 25 * gb },
  enterprise: { files: 5_000_000, bytes: 5000 * gb, filesAnHour: 50_000, bytesAnHour: 100 * gb },
};
