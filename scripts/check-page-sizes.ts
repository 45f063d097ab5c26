import { faultOf, readPageSizes } from "@/scripts/page-sizes";

/* `npm run sizes`: what each page of the finished build makes a browser load first. Fails where a page has grown beyond its limit. */
const sizes = await readPageSizes();
for (const { page, kilobytes } of sizes) console.log(`${String(kilobytes).padStart(4)} kB ${page}`);
const fault = faultOf(sizes);
if (fault) {
  console.error(fault);
  process.exitCode = 1;
}
