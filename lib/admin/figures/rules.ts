import type { Figures } from "@/lib/admin/figures/schema";
import { versionOf } from "@/lib/infra/versions/rules";

/**
 * What the statistics band claims until a platform admin writes something else (Admin Portal, Landing Page). They are the
 * specification's claims, not measurements: whoever runs the product replaces them with figures of their own before going live.
 */
export const shippedFigures: Figures = {
  heading: "Trusted by 500+ companies",
  figures: [
    { value: "95%", label: "fewer compliance violations" },
    { value: "10 hours", label: "saved per week" },
    { value: "30 seconds", label: "to verify coverage" },
    { value: "100%", label: "automated renewal tracking" },
  ],
  testimonial: "",
  testimonialBy: "",
};

/** Each text of the band under the name of its input. */
export function textsOf({ heading, figures, testimonial, testimonialBy }: Figures): Record<string, string> {
  const texts = figures.flatMap((figure, at) => Object.entries(figure).map(([name, text]) => [`figures.${at}.${name}`, text]));
  return { heading, ...Object.fromEntries(texts), testimonial, testimonialBy };
}

export const versionedFigures = (figures: Figures) => ({ ...figures, version: versionOf(textsOf(figures)) });
