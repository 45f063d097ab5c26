import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport, StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";

/*
 * The MCP server over stdio: `npm run --silent mcp` with COVERKEEP_URL and COVERKEEP_API_KEY. It hands each message on to /api/mcp of
 * that installation, so that keys, scopes and limits are judged in one place. Standard output holds the protocol and nothing else.
 */

/** What the installation said, in words. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof StreamableHTTPError)) return error.message;
  const json = error.message.slice(error.message.indexOf("{"));
  try {
    const { error: told } = JSON.parse(json) as { error?: { code?: string; message?: string } };
    return told?.message ? `${told.code}: ${told.message}` : error.message;
  } catch {
    return error.message;
  }
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

async function main(): Promise<void> {
  const key = process.env.COVERKEEP_API_KEY;
  const address = process.env.COVERKEEP_URL ?? "http://localhost:3000";
  if (!key) fail("Set COVERKEEP_API_KEY to an API key of Coverkeep (Settings, API Keys).");
  if (!URL.canParse(address)) fail("COVERKEEP_URL is not an address such as https://coverkeep.example.");
  const remote = new Client({ name: "coverkeep-stdio", version: "1" });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  try {
    await remote.connect(new StreamableHTTPClientTransport(new URL("/api/mcp", address), { requestInit }));
  } catch (error) {
    fail(`Coverkeep at ${address} refused: ${wordsOf(error)}`);
  }
  const instructions = remote.getInstructions();
  const server = new Server(remote.getServerVersion() ?? { name: "coverkeep", version: "1" }, {
    capabilities: { tools: {} },
    ...(instructions && { instructions }),
  });
  server.setRequestHandler(ListToolsRequestSchema, () => remote.listTools());
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    try {
      return (await remote.callTool(params)) as CallToolResult;
    } catch (error) {
      return { isError: true, content: [{ type: "text", text: wordsOf(error) }] };
    }
  });
  server.onclose = () => void remote.close();
  await server.connect(new StdioServerTransport());
}

await main();
