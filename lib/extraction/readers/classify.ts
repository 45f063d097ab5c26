import { declarationsTitle, kinds } from "@/lib/extraction/forms/kinds";
import { linesOf, type PageWords, textOf } from "@/lib/extraction/readers/words";
import type { FormType } from "@/lib/extraction/schema";

/** What a page without a coverage table is, by the words on it. */
export function kindOfPage(page: PageWords): FormType {
  const lines = linesOf(page.words).map((words) => textOf(words));
  const text = lines.join("\n");
  for (const { formType, least, words } of kinds) {
    if (words.filter((word) => word.test(text)).length < least) continue;
    const [must] = words;
    if (formType === "NON_ACORD_CERTIFICATE" && must && !lines.some((line) => line.length < 70 && must.test(line))) continue;
    if (formType === "DECLARATIONS" && !lines.some((line) => line.length < 60 && declarationsTitle.test(line))) continue;
    return formType;
  }
  return "OTHER";
}
