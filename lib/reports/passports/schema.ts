import { z } from "zod";

const example = { id: "0b6c3f0e-6c7e-4b5a-9d1f-3f2a91c04d77", time: "2026-11-30T15:04:05.000Z" };

/** A passport that was made here. */
const issuedDto = z.object({
  id: z.uuid().meta({ description: "Its id, as its page prints it.", example: example.id }),
  madeAt: z.string().meta({ description: "When it was made.", example: example.time }),
  isByVendor: z.boolean().meta({ description: "The vendor made it on its own page.", example: false }),
  files: z.number().meta({ description: "How many certificates it carries.", example: 2 }),
  withdrawnAt: z.string().nullable().meta({ description: "When it was withdrawn; null: it was not.", example: null }),
  address: z
    .string()
    .meta({ description: "The public page that checks it.", example: `https://coverkeep.example/passports/${example.id}` }),
});

export const passportListDto = z.object({
  /** Why none can be made now, in a sentence. */
  whyNot: z.string().nullable().meta({ description: "Why no passport can be made now; null: it can.", example: null }),
  passports: z.array(issuedDto).meta({ description: "The newest ones, up to 50.", example: [] }),
});
export type PassportListDto = z.infer<typeof passportListDto>;

export const passportParams = z.object({ id: z.uuid(), passportId: z.uuid() });

/** A new passport. Its file is the call below it. */
export const madeDto = z.object({ id: z.uuid().meta({ description: "Its id.", example: example.id }) });
export type MadeDto = z.infer<typeof madeDto>;

export const ownPassportParams = z.object({ token: z.string().max(100), passportId: z.uuid() });
