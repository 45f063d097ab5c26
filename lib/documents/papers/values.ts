import type { PlainKey } from "@/messages/say";

/** What a kind may take: how the content types of each begin, and what it is called. */
export const typesOfFiles: Readonly<Record<string, { name: PlainKey; begins: readonly string[] }>> = {
  pdf: { name: "kinds.typePdf", begins: ["application/pdf"] },
  image: { name: "kinds.typeImage", begins: ["image/"] },
  word: { name: "kinds.typeWord", begins: ["application/msword", "application/vnd.openxmlformats-officedocument.wordprocessingml"] },
};
