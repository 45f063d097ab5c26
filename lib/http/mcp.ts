import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { CallToolResult, ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import { type ZodRawShape, z } from "zod";
import { isAllowed, scopesFor } from "@/lib/accounts/api-keys/rules";
import { openPage } from "@/lib/documents/page-pictures/queries";
import { pageParam } from "@/lib/documents/page-pictures/schema";
import type { RawCall } from "@/lib/http/raw";
import { apiVersion } from "@/lib/http/version";
import { AppError, notFound } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { coded } from "@/lib/infra/sentences-rules";
import { permissionOf, writeTool } from "@/lib/search/mcp/commands";
import { readTool } from "@/lib/search/mcp/queries";
import { confirmation, toolInputs } from "@/lib/search/mcp/schema";
import {
  dataNote,
  pageResource,
  type ReadingTool,
  serverInstructions,
  serverName,
  type ToolName,
  toolTexts,
  type WritingTool,
  writingTools,
} from "@/lib/search/mcp/values";
import { can } from "@/lib/tenancy/permissions";
import type { CompanyScope, LiveSession } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/** Who calls: what a tool may change depends on the key's scopes, or on the person's role. */
export type McpCaller = { scope: CompanyScope; session: LiveSession };

/** Whether a caller may use a tool that changes something. */
function mayWrite({ scope, session }: McpCaller, name: WritingTool): boolean {
  const permission = permissionOf(name);
  if (session.ended) return false;
  if (!session.apiKey) return can(scope.role, permission);
  return isAllowed(session.apiKey.scopes, scopesFor({ access: "company", can: permission, changes: true }));
}

const readingTools = (Object.keys(toolTexts) as ToolName[]).filter(
  (name): name is ReadingTool => !writingTools.some((one) => one === name),
);

/** A server for one call: it keeps nothing between calls, so any process can answer the next one. */
function serverFor(caller: McpCaller): McpServer {
  const { scope } = caller;
  const server = new McpServer({ name: serverName, version: apiVersion }, { instructions: serverInstructions });
  for (const name of readingTools) {
    const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    const settings = { ...toolTexts[name], inputSchema: z.strictObject(toolInputs[name] as ZodRawShape), annotations };
    server.registerTool(name, settings, (input: unknown) => answerOf(() => readTool(scope, name, input as never)));
  }
  for (const name of writingTools.filter((one) => mayWrite(caller, one))) {
    const annotations = {
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: false,
      openWorldHint: name === "request_certificate",
    };
    const inputSchema = z.strictObject({ ...(toolInputs[name] as ZodRawShape), confirmation });
    const settings = { ...toolTexts[name], inputSchema, annotations };
    server.registerTool(name, settings, (input: unknown) => answerOf(() => writeTool(scope, name, input as never)));
  }
  const { name, template, title, description } = pageResource;
  server.registerResource(name, new ResourceTemplate(template, { list: undefined }), { title, description }, (uri, { documentId, page }) =>
    pictureOf(scope, uri, String(documentId), Number(page)),
  );
  return server;
}

/** A page of a document as a picture. Throws in words where there is none. */
async function pictureOf(scope: CompanyScope, uri: URL, documentId: string, page: number): Promise<ReadResourceResult> {
  const asked = pageParam.safeParse({ id: documentId, page });
  if (!asked.success || !can(scope.role, "document:read")) throw notFound(coded("server.documents.document"));
  const { bytes, contentType } = await openPage(scope, asked.data.id, asked.data.page);
  return { contents: [{ uri: uri.href, mimeType: contentType, blob: Buffer.from(bytes).toString("base64") }] };
}

/** The answer of a tool as text, with the note that it is data; what went wrong, in words. */
async function answerOf(read: () => Promise<unknown>): Promise<CallToolResult> {
  try {
    const data = await read();
    return {
      content: [
        { type: "text", text: dataNote },
        { type: "text", text: JSON.stringify(data) },
      ],
    };
  } catch (error) {
    if (error instanceof AppError) return { isError: true, content: [{ type: "text", text: `${error.code}: ${error.message}` }] };
    log.error(errorFacts(error), "a tool of the MCP server failed");
    return { isError: true, content: [{ type: "text", text: say("common.anErrorOccurred") }] };
  }
}

/** Answers one message of the Model Context Protocol, by its streamable HTTP transport without sessions. */
export async function answerMcp(caller: McpCaller, call: RawCall): Promise<Response> {
  const body = (await call.read()).toString("utf8");
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = serverFor(caller);
  await server.connect(transport);
  try {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const answer = await transport.handleRequest(new Request("http://localhost/api/mcp", { method: "POST", headers, body }));
    // What is no message of the protocol is refused as in any other call.
    if (answer.status === 400) throw new AppError("invalid", coded("server.http.requestInvalid"));
    return answer;
  } finally {
    await server.close();
  }
}
