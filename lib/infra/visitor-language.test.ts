import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { keepUsualLanguage, noteLanguages, speakInRequest } from "@/lib/infra/server-texts";
import { type Language, languageCookie } from "@/messages/languages";
import { languageNow } from "@/messages/say";

const server = createServer(async (_, response) => {
  await setTimeout(5);
  if (response.req.url === "/spoken") speakInRequest("fr");
  await setTimeout(5);
  response.end(languageNow());
});

beforeAll(async () => {
  noteLanguages();
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());
afterEach(() => keepUsualLanguage("en"));

/** The language in which a request with these headers is answered. */
async function languageOf(headers: Readonly<Record<string, string>>, path = "/"): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, headers }).end();
  const [response] = await once(sent, "response");
  let text = "";
  for await (const chunk of response) text += chunk;
  return text;
}
const chosen = (language: string) => ({ cookie: `other=1; ${languageCookie}=${language}` });

describe("the language of a request", () => {
  it.each<[string, Record<string, string>, Language]>([
    ["what the visitor chose, whatever their browser asks for", { ...chosen("es"), "accept-language": "fr" }, "es"],
    ["the browser's first language", { "accept-language": "fr-CA,fr;q=0.9,en;q=0.8" }, "fr"],
    ["the first of the browser's languages that has texts", { "accept-language": "de-DE, de;q=0.9, es-MX;q=0.7, en;q=0.5" }, "es"],
    ["the one that the browser likes best, in any order", { "accept-language": "en;q=0.5, ES;q=0.9" }, "es"],
    ["not one that the browser refuses", { "accept-language": "fr;q=0, de" }, "en"],
    ["the platform's default without any", {}, "en"],
    ["the platform's default where the browser knows none of ours", { "accept-language": "de, *;q=0.5" }, "en"],
    ["the browser's where the cookie names none of ours", { ...chosen("xx"), "accept-language": "fr" }, "fr"],
  ])("is %s", async (_, headers, language) => {
    expect(await languageOf(headers)).toBe(language);
  });

  it("is the platform's default as an admin set it, for whom no other counts", async () => {
    keepUsualLanguage("es");
    expect(await languageOf({ "accept-language": "de" })).toBe("es");
    expect(await languageOf({ "accept-language": "en" })).toBe("en");
  });

  it("is the one that a page settles on, and each request has its own", async () => {
    const [page, other] = await Promise.all([languageOf(chosen("es"), "/spoken"), languageOf(chosen("es"))]);
    expect([page, other]).toEqual(["fr", "es"]);
  });
});
