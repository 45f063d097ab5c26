import { daysBetween } from "@/lib/infra/dates-rules";

/** The longest period of one request: thirty years. */
export const isWithinReach = (from: string, to: string) => from <= to && daysBetween(from, to) <= 30 * 366;
