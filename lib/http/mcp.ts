import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { type ZodRawShape, z } from "zod";
import type { RawCall } from "@/lib/http/raw";
import { apiVersion } from "@/lib/http/version";
import { AppError } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { coded } from "@/lib/infra/sentences-rules";
import { readTool } from "@/lib/search/mcp/queries";
import { toolInputs } from "@/lib/search/mcp/schema";
import { dataNote, serverInstructions, serverName, type ToolName, toolTexts } from "@/lib/search/mcp/values";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const toolNames = Object.keys(toolTexts) as ToolName[];

/** A server for one call: it keeps nothing between calls, so any process can answer the next one. */
function serverFor(scope: CompanyScope): McpServer {
  const server = new McpServer({ name: serverName, version: apiVersion }, { instructions: serverInstructions });
  for (const name of toolNames) {
    const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    const settings = { ...toolTexts[name], inputSchema: z.strictObject(toolInputs[name] as ZodRawShape), annotations };
    server.registerTool(name, settings, (input: unknown) => answerOf(() => readTool(scope, name, input as never)));
  }
  return server;
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
export async function answerMcp(scope: CompanyScope, call: RawCall): Promise<Response> {
  const body = (await call.read()).toString("utf8");
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  const server = serverFor(scope);
  await server.connect(transport);
  try {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const answer = await transport.handleRequest(new Request("http://localhost/api/mcp", { method: "POST", headers, body }));
    // What is no message of the protocol is refused as in any other call.
    if (answer.status === 400) throw new AppError("invalid", coded("server.http.theRequestIsNotValidText"));
    return answer;
  } finally {
    await server.close();
  }
}
