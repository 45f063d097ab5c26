import agencyDark from "@/components/marketing/pictures/agency-dark-2x.webp";
import agencyLight from "@/components/marketing/pictures/agency-light-2x.webp";
import answerDark from "@/components/marketing/pictures/answer-dark-2x.webp";
import answerLight from "@/components/marketing/pictures/answer-light-2x.webp";
import dashboardDarkSmall from "@/components/marketing/pictures/dashboard-dark-1x.webp";
import dashboardDark from "@/components/marketing/pictures/dashboard-dark-2x.webp";
import dashboardLightSmall from "@/components/marketing/pictures/dashboard-light-1x.webp";
import dashboardLight from "@/components/marketing/pictures/dashboard-light-2x.webp";
import dashboardPhoneDark from "@/components/marketing/pictures/dashboard-phone-dark-2x.webp";
import dashboardPhoneLight from "@/components/marketing/pictures/dashboard-phone-light-2x.webp";
import portalDark from "@/components/marketing/pictures/portal-dark-2x.webp";
import portalLight from "@/components/marketing/pictures/portal-light-2x.webp";
import questionDark from "@/components/marketing/pictures/question-dark-2x.webp";
import questionLight from "@/components/marketing/pictures/question-light-2x.webp";
import readingDarkSmall from "@/components/marketing/pictures/reading-dark-1x.webp";
import readingDark from "@/components/marketing/pictures/reading-dark-2x.webp";
import readingLightSmall from "@/components/marketing/pictures/reading-light-1x.webp";
import readingLight from "@/components/marketing/pictures/reading-light-2x.webp";
import readingPhoneDark from "@/components/marketing/pictures/reading-phone-dark-2x.webp";
import readingPhoneLight from "@/components/marketing/pictures/reading-phone-light-2x.webp";
import vendorDarkSmall from "@/components/marketing/pictures/vendor-dark-1x.webp";
import vendorDark from "@/components/marketing/pictures/vendor-dark-2x.webp";
import vendorLightSmall from "@/components/marketing/pictures/vendor-light-1x.webp";
import vendorLight from "@/components/marketing/pictures/vendor-light-2x.webp";
import vendorPhoneDark from "@/components/marketing/pictures/vendor-phone-dark-2x.webp";
import vendorPhoneLight from "@/components/marketing/pictures/vendor-phone-light-2x.webp";

/** Screens of the product with the demo's invented data, taken by `npm run pictures`. */
const pictures = {
  dashboard: {
    light: [dashboardLightSmall, dashboardLight],
    dark: [dashboardDarkSmall, dashboardDark],
    phone: { light: dashboardPhoneLight, dark: dashboardPhoneDark },
  },
  reading: {
    light: [readingLightSmall, readingLight],
    dark: [readingDarkSmall, readingDark],
    phone: { light: readingPhoneLight, dark: readingPhoneDark },
  },
  vendor: {
    light: [vendorLightSmall, vendorLight],
    dark: [vendorDarkSmall, vendorDark],
    phone: { light: vendorPhoneLight, dark: vendorPhoneDark },
  },
} as const;

/** Of a phone's screen, which is shown at its size anywhere. */
const cards = {
  agency: { light: agencyLight, dark: agencyDark },
  answer: { light: answerLight, dark: answerDark },
  portal: { light: portalLight, dark: portalDark },
  question: { light: questionLight, dark: questionDark },
} as const;
export type CardName = keyof typeof cards;

type ProductPictureProps = {
  name: keyof typeof pictures;
  alt: string;
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string;
  /** Seen without scrolling: loaded at once. */
  early?: boolean;
};

/** What a phone shows, of a phone: a wide screen made as small could not be read. */
const small = "(max-width: 639px)";
const attributesOf = ({ src, width, height }: { src: string; width: number; height: number }) => ({ srcSet: src, width, height });

/** A screenshot in a light frame; the visitor's own theme decides which of the two. */
export function ProductPicture({ name, alt, sizes, early = false }: ProductPictureProps) {
  const { light, dark, phone } = pictures[name];
  const setOf = (files: readonly { src: string; width: number }[]) => files.map(({ src, width }) => `${src} ${width}w`).join(", ");
  return (
    <div className="rounded-[12px] border bg-sunken p-1.5 sm:p-2">
      <picture>
        <source media={`${small} and (prefers-color-scheme: dark)`} {...attributesOf(phone.dark)} />
        <source media={small} {...attributesOf(phone.light)} />
        <source media="(prefers-color-scheme: dark)" srcSet={setOf(dark)} sizes={sizes} />
        <img
          srcSet={setOf(light)}
          sizes={sizes}
          src={light[0].src}
          width={light[1].width}
          height={light[1].height}
          alt={alt}
          loading={early ? "eager" : "lazy"}
          fetchPriority={early ? "high" : "auto"}
          decoding="async"
          className="h-auto w-full rounded-card border"
        />
      </picture>
    </div>
  );
}

/** A picture beside others: part of a phone's screen at its real size. */
export function CardPicture({ name, alt }: { name: CardName; alt: string }) {
  const { light, dark } = cards[name];
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" {...attributesOf(dark)} />
      <img
        src={light.src}
        width={light.width}
        height={light.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="mx-auto h-auto w-full max-w-[390px] rounded-card border"
      />
    </picture>
  );
}
