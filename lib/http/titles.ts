import type { Metadata } from "next";
import { findCompanyScope } from "@/lib/http/page";
import { findName, type Named, namedKinds } from "@/lib/search/names-queries";
import { type PlainKey, say } from "@/messages/say";

/** "Castle in the Air · Projects": browser tabs name the thing, then the list that it is in. Without a name, the list alone. */
export const titleIn = (list: PlainKey, name: string | null | undefined): Metadata => ({
  title: name ? `${name} · ${say(list)}` : say(list),
});

/** The title of a page about one thing of the visitor's company. Whatever is not the company's has no name. */
export async function titleOf(kind: Named, params: Promise<{ id: string }>): Promise<Metadata> {
  const [scope, { id }] = await Promise.all([findCompanyScope(), params]);
  return titleIn(namedKinds[kind].list, scope && (await findName(scope, kind, id)));
}
