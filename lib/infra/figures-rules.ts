import { localeNow, say } from "@/messages/say";

const sizes = ["ui.sizeInBytes", "ui.sizeInKilobytes", "ui.sizeInMegabytes", "ui.sizeInGigabytes"] as const;
const megabytes = 2;

function sizeIn(power: number, bytes: number, format: Intl.NumberFormatOptions): string {
  const size = new Intl.NumberFormat(localeNow(), format).format(bytes / 1024 ** power);
  return say(sizes[power] ?? sizes[0], { size });
}

/** A size in 1024 units as the reader writes it: 0 Bytes, 12 KB, 1.46 MB; 1,46 Mo. */
export function writtenSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), sizes.length - 1);
  return sizeIn(power, bytes, { maximumFractionDigits: 2, useGrouping: false });
}

/** A large size, in megabytes or gigabytes: 0.3 MB, 1,000 MB, 2 GB. */
export function largeSize(bytes: number): string {
  const isGigabytes = bytes >= 1024 ** 3;
  return sizeIn(isGigabytes ? megabytes + 1 : megabytes, bytes, { maximumFractionDigits: isGigabytes || bytes < 10 * 1024 ** 2 ? 1 : 0 });
}

/** A share of a hundred as the reader writes it: 81%, 81 %. */
export function writtenPercent(percent: number, digits = 0): string {
  return new Intl.NumberFormat(localeNow(), { style: "percent", maximumFractionDigits: digits }).format(percent / 100);
}
