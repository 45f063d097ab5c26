import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";

/** One figure of the landing page's band: "95%" over "fewer compliance violations". */
const figure = z.object({
  value: z.string().trim().min(1, codedIssue("admin.figureIsRequired")).max(12, codedIssue("admin.figureTooLong")),
  label: z.string().trim().min(1, codedIssue("admin.wordsAreRequired")).max(80, codedIssue("admin.figureWordsTooLong")),
});

export const figuresShape = z.object({
  /** The line over the figures; empty: none. */
  heading: z.string().trim().max(80, codedIssue("admin.headingTooLong")),
  figures: z.array(figure).length(4),
  /** A customer's testimonial beside the sign-in forms. Empty: not shown. */
  testimonial: z.string().trim().max(300, codedIssue("admin.testimonialTooLong")).default(""),
  testimonialBy: z.string().trim().max(120, codedIssue("admin.testimonialAuthorTooLong")).default(""),
});
export const figuresInput = figuresShape.extend(versionSeen);
export type FiguresInput = z.input<typeof figuresInput>;
export const figuresDto = figuresShape.extend(versionDto);
export type FiguresDto = z.infer<typeof figuresDto>;
export type Figures = z.infer<typeof figuresShape>;
