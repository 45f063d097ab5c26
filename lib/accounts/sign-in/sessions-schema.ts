import { z } from "zod";

/** One sign-in of a person. Times are ISO instants; the last one is exact to a quarter of an hour. */
export const deviceDto = z.object({
  id: z.string(),
  name: z.string(),
  handheld: z.boolean(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type DeviceDto = z.infer<typeof deviceDto>;

export const devicesDto = z.object({ devices: z.array(deviceDto) });
export type DevicesDto = z.infer<typeof devicesDto>;
