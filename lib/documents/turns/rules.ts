import { quickBytes, retrySeconds, slowRetrySeconds } from "@/lib/documents/turns/values";

/** Whether a file is expected to need little processor time. Pictures never do. */
export const isQuick = ({ contentType, fileSize }: { contentType: string; fileSize: number }) =>
  fileSize <= quickBytes && !contentType.startsWith("image/");

/** Seconds until the next try of a reading that the server could not do `tries` times before. */
export const secondsUntilRetry = (tries: number) => retrySeconds[tries] ?? slowRetrySeconds;
