import { daysBetween } from "@/lib/infra/dates-rules";

/** The longest stretch that is asked for at once: thirty years. */
export const isWithinReach = (from: string, to: string) => from <= to && daysBetween(from, to) <= 30 * 366;
