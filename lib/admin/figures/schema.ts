import { z } from "zod";
import { versionDto, versionSeen } from "@/lib/infra/versions/schema";

/** One figure of the landing page's band: "95%" over "fewer compliance violations". */
const figure = z.object({
  value: z.string().trim().min(1, "Figure is required").max(12, "Figure: at most 12 characters"),
  label: z.string().trim().min(1, "Words are required").max(80, "Words: at most 80 characters"),
});

export const figuresShape = z.object({
  /** The line over the figures; empty: none. */
  heading: z.string().trim().max(80, "Heading: at most 80 characters"),
  figures: z.array(figure).length(4),
  /** A customer's testimonial beside the sign-in forms. Empty: not shown. */
  testimonial: z.string().trim().max(300, "Testimonial: at most 300 characters").default(""),
  testimonialBy: z.string().trim().max(120, "Name and company: at most 120 characters").default(""),
});
export const figuresInput = figuresShape.extend(versionSeen);
export type FiguresInput = z.input<typeof figuresInput>;
export const figuresDto = figuresShape.extend(versionDto);
export type FiguresDto = z.infer<typeof figuresDto>;
export type Figures = z.infer<typeof figuresShape>;
