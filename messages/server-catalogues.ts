import { screens as english } from "@/messages/en/screens";
import { server as englishServer } from "@/messages/en/server-texts";
import { screens as spanish } from "@/messages/es/screens";
import { server as spanishServer } from "@/messages/es/server-texts";
import { screens as french } from "@/messages/fr/screens";
import { server as frenchServer } from "@/messages/fr/server-texts";
import { addCatalogue } from "@/messages/say";

/** Has every text of every language at hand, as each process of the server needs it before its first sentence. */
export function loadCatalogues(): void {
  addCatalogue("en", { ...english, server: englishServer });
  addCatalogue("es", { ...spanish, server: spanishServer });
  addCatalogue("fr", { ...french, server: frenchServer });
}
