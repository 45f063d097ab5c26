import { z } from "zod";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { say } from "@/messages/say";

/** One figure of the landing page's band: "95%" over "fewer compliance violations". */
const figure = z.object({
  value: z
    .string()
    .trim()
    .min(1, { error: () => say("admin.figureIsRequired") })
    .max(12, { error: () => say("admin.figureAtMost12Characters") }),
  label: z
    .string()
    .trim()
    .min(1, { error: () => say("admin.wordsAreRequired") })
    .max(80, { error: () => say("admin.wordsAtMost80Characters") }),
});

export const figuresShape = z.object({
  /** The line over the figures; empty: none. */
  heading: z
    .string()
    .trim()
    .max(80, { error: () => say("admin.headingAtMost80Characters") }),
  figures: z.array(figure).length(4),
  /** A customer's testimonial beside the sign-in forms. Empty: not shown. */
  testimonial: z
    .string()
    .trim()
    .max(300, { error: () => say("admin.testimonialAtMost300Characters") })
    .default(""),
  testimonialBy: z
    .string()
    .trim()
    .max(120, { error: () => say("admin.nameAndCompanyAtMost") })
    .default(""),
});
export const figuresInput = figuresShape.extend(versionSeen);
export type FiguresInput = z.input<typeof figuresInput>;
export const figuresDto = figuresShape.extend(versionDto);
export type FiguresDto = z.infer<typeof figuresDto>;
export type Figures = z.infer<typeof figuresShape>;
