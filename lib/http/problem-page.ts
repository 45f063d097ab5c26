import { createHash } from "node:crypto";
import { appName } from "@/lib/infra/app-name";

const style = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:flex;align-items:center;justify-content:center;font:16px/1.5 system-ui,sans-serif;background:#f8fafc;color:#0f172a}
main{max-width:28rem;padding:2rem 1.5rem;text-align:center}
h1{font-size:1.25rem;margin:0 0 1rem}
a{display:inline-block;padding:.6rem 1.1rem;border-radius:.5rem;background:#1d4ed8;color:#fff;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#0f172a;color:#e2e8f0}}`;
const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'self'`;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Page = { status: number; headers?: Record<string, string> /** Whether the same address may answer soon. */; retries: boolean };

export const problemPageHeaders = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };

/** The same words as a page, which needs nothing else: neither scripts nor files of ours. */
export function problemHtml(message: string, retries: boolean): string {
  const way = retries ? '<a href="">Try Again</a>' : '<a href="/dashboard">Go to Dashboard</a>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${appName()}</title><style>${style}</style></head><body><main><h1>${escapeHtml(message)}</h1><p>${way}</p></main></body></html>`;
}

export function problemPage(message: string, { status, headers, retries }: Page): Response {
  return new Response(problemHtml(message, retries), { status, headers: { ...headers, ...problemPageHeaders } });
}
