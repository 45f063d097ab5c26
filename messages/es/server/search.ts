import type { search as english } from "@/messages/en/server/search";
import type { Translation } from "@/messages/say";

export const search: Translation<typeof english> = {
  nameIlike2OrNumber: "name ilike $2 or number ilike $2 or address ilike $2",
  nameIlikeSubstr22: "({name} ilike substr($2, 2)) desc, ({name2} ilike $2) desc, lower({name3})",
  n2NameOr2Address: "$2 <% name or $2 <% address",
  wordSimilarity2NameDesc: "word_similarity($2, {name}) desc, lower({name2})",
};
