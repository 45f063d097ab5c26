import { localeNow } from "@/messages/say";

/**
 * A format by the reader's language, made once for each: to make one takes a hundred times as long as to use it.
 * @param make a format in a language, such as an `Intl.NumberFormat`
 */
export function formatByLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = localeNow();
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
