import { z } from "zod";

export const workerLogKey = "operations.worker_log";
export const workerLog = z.object({ lines: z.array(z.string()) });
