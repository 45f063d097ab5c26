import { randomUUID } from "node:crypto";
import { members, type Row, reads } from "@/lib/testing/access-rows";

/** The calls about searching, saved views and columns of lists. */
export const searchRows: Record<string, Row> = {
  "GET /api/views": { answers: reads, call: () => ({ path: "/api/views?list=vendors" }) },
  "POST /api/views": { answers: members(201), call: () => ({ json: { list: "vendors", name: "Invented", query: "status=EXPIRED" } }) },
  "POST /api/views/columns": { answers: members(200), call: () => ({ json: { columns: ["vendors.documents"] } }) },
  "DELETE /api/views/[id]": { answers: members(404), call: () => ({ params: { id: randomUUID() } }) },

  "GET /api/search": { answers: reads, call: () => ({ path: "/api/search?q=invented" }) },
  "POST /api/mcp": { answers: reads, call: () => ({ json: { jsonrpc: "2.0", id: 1, method: "tools/list" } }) },
  "GET /api/ask": { answers: reads, call: () => ({ path: "/api/ask?q=expired+vendors" }) },
};
