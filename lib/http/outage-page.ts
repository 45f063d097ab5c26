import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { problemHtml, problemPageHeaders } from "@/lib/http/problem-page";
import { awayMessage } from "@/lib/infra/database-away";
import { failedLately } from "@/lib/infra/outage";
import { inWords } from "@/lib/infra/sentences-rules";

/**
 * Answers with 503 and plain words where a page of Next's fails because the database is away. Next itself sends 500 with an empty
 * page that scripts fill, and has no way to say 503.
 */
export function tellOutages(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (isPage(request)) replaceFailure(response);
  });
}

const isPage = ({ url = "", headers }: IncomingMessage) => !/^\/(?:api|_next)\//.test(url) && headers.rsc === undefined;

function replaceFailure(response: ServerResponse): void {
  const [writeHead, write, end] = [response.writeHead, response.write, response.end].map((method) => method.bind(response)) as [
    (...args: unknown[]) => ServerResponse,
    (...args: unknown[]) => boolean,
    (...args: unknown[]) => ServerResponse,
  ];
  let isReplaced = false;
  const begin = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  const methods = {
    writeHead(status: number, ...rest: unknown[]) {
      isReplaced = status === 500 && failedLately("database");
      if (!isReplaced) return writeHead(status, ...rest);
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return writeHead(503, { ...problemPageHeaders, "cache-control": "no-store", "retry-after": "30" });
    },
    write(...args: unknown[]) {
      begin();
      return isReplaced || write(...args);
    },
    end(...args: unknown[]) {
      begin();
      return isReplaced ? end(problemHtml(inWords(awayMessage()), true)) : end(...args);
    },
  };
  Object.assign(response, methods);
}
