import type { Figures } from "@/lib/admin/figures/schema";
import { versionOf } from "@/lib/infra/versions-rules";
import { say } from "@/messages/say";

/**
 * What the statistics band claims until a platform admin writes something else (Admin Portal, Landing Page). They are the
 * specification's claims, not measurements: whoever runs the product replaces them with figures of their own before going live.
 */
export const shippedFigures: Figures = {
  get heading() {
    return say("admin.figureCompanies");
  },
  figures: [
    {
      value: "95%",
      get label() {
        return say("admin.fewerComplianceViolations");
      },
    },
    {
      value: "10 hours",
      get label() {
        return say("admin.savedPerWeek");
      },
    },
    {
      value: "30 seconds",
      get label() {
        return say("admin.toVerifyCoverage");
      },
    },
    {
      value: "100%",
      get label() {
        return say("admin.automatedRenewalTracking");
      },
    },
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
