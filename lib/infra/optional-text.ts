import { z } from "zod";

/** A text that may be left out: not given stays undefined (left as it is), empty becomes null (taken away). */
export const optionalText = (max: number, name: string) =>
  z
    .string()
    .trim()
    .max(max, `${name} must be at most ${max} characters`)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));
