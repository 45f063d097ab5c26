/*
 * Runs before anything else of ours in the browser, and says to libraries that the page's policy allows neither code made from
 * text nor styles without its nonce.
 */

const browser = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean }; __webpack_nonce__?: string };

// What zod's own `config()` sets; importing that would bring zod to pages that need none of it.
browser.__zod_globalConfig = { ...browser.__zod_globalConfig, jitless: true };

// Where get-nonce looks for the nonce that Radix puts on the styles that lock the page below an open dialog.
browser.__webpack_nonce__ = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
