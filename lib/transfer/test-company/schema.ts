import { z } from "zod";

/** The firm's test company; null: it has none. */
export const testCompanyDto = z.object({
  testCompany: z
    .object({
      id: z.string().meta({ description: "The test company's id" }),
      name: z.string().meta({ description: "Its name", examples: ["Acme Builders (test)"] }),
      vendors: z.number().meta({ description: "How many vendors it has" }),
      documents: z.number().meta({ description: "How many documents it has" }),
      keys: z.number().meta({ description: "How many API keys act in it" }),
      createdAt: z.string().meta({ description: "When it was made, or emptied last" }),
    })
    .nullable()
    .meta({ description: "The firm's test company; null: it has none" }),
});
export type TestCompanyDto = z.infer<typeof testCompanyDto>;
