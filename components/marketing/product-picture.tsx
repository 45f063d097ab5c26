import dashboardDarkSmall from "@/components/marketing/pictures/dashboard-dark-800.webp";
import dashboardDark from "@/components/marketing/pictures/dashboard-dark-1600.webp";
import dashboardLightSmall from "@/components/marketing/pictures/dashboard-light-800.webp";
import dashboardLight from "@/components/marketing/pictures/dashboard-light-1600.webp";
import readingDarkSmall from "@/components/marketing/pictures/reading-dark-800.webp";
import readingDark from "@/components/marketing/pictures/reading-dark-1600.webp";
import readingLightSmall from "@/components/marketing/pictures/reading-light-800.webp";
import readingLight from "@/components/marketing/pictures/reading-light-1600.webp";
import vendorDarkSmall from "@/components/marketing/pictures/vendor-dark-800.webp";
import vendorDark from "@/components/marketing/pictures/vendor-dark-1600.webp";
import vendorLightSmall from "@/components/marketing/pictures/vendor-light-800.webp";
import vendorLight from "@/components/marketing/pictures/vendor-light-1600.webp";

/** Screens of the product with the demo's invented data, taken by `npm run pictures`. */
const pictures = {
  dashboard: { light: [dashboardLightSmall, dashboardLight], dark: [dashboardDarkSmall, dashboardDark] },
  reading: { light: [readingLightSmall, readingLight], dark: [readingDarkSmall, readingDark] },
  vendor: { light: [vendorLightSmall, vendorLight], dark: [vendorDarkSmall, vendorDark] },
} as const;

type ProductPictureProps = {
  name: keyof typeof pictures;
  alt: string;
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string;
  /** Seen without scrolling: loaded at once. */
  early?: boolean;
};

/** A screenshot in a light frame; the visitor's own theme decides which of the two. */
export function ProductPicture({ name, alt, sizes, early = false }: ProductPictureProps) {
  const { light, dark } = pictures[name];
  const setOf = (files: readonly { src: string; width: number }[]) => files.map(({ src, width }) => `${src} ${width}w`).join(", ");
  return (
    <div className="rounded-[12px] border bg-sunken p-1.5 sm:p-2">
      <picture>
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
          className="h-auto w-full rounded-card border max-sm:h-96 max-sm:object-cover max-sm:object-right-top"
        />
      </picture>
    </div>
  );
}
