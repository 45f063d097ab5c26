import { chromium } from "playwright";
const base = "http://127.0.0.1:4900";
const out = "/work/look/";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const note = (page, w) => { page.on("console", (m) => m.type() === "error" && console.log(w, "console:", m.text().slice(0, 200))); page.on("pageerror", (e) => console.log(w, "error:", e.message.slice(0, 200))); };
const signIn = async (ctx, email) => { const page = await ctx.newPage(); await page.goto(base + "/login"); await page.fill("input[type=email]", email); await page.fill("input[type=password]", "coverkeep-demo"); await page.click("button[type=submit]"); await page.waitForURL("**/dashboard"); return page; };
let agencyLink = "", unsub = "";
for (const [w, scheme] of [[1440, "light"], [390, "dark"]]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const page = await signIn(ctx, "admin@builders.example"); note(page, w);
  const shot = async (name) => { await page.waitForTimeout(2500); await page.screenshot({ path: `${out}${name}-${w}.png`, fullPage: true }); const wide = await page.evaluate(() => document.documentElement.scrollWidth); if (wide > w) console.log(name, w, "wider:", wide); };
  const list = (await (await page.request.get(base + "/api/vendors?limit=50")).json()).data.vendors;
  let vendor, agencies;
  for (const v of list) { const a = (await (await page.request.get(`${base}/api/vendors/${v.id}/agencies`)).json()).data; if (a?.agencies?.length) { vendor = v; agencies = a.agencies; if (a.agencies[0].vendors?.length > 1 || a.agencies[0].insureds > 1) break; } }
  console.log(w, vendor?.name, JSON.stringify(agencies)?.slice(0, 300));
  if (w === 1440) {
    const r = await page.request.post(`${base}/api/vendors/${vendor.id}/agencies`, { data: { agency: agencies[0].name, email: "desk@agency.example", recipient: "desk@agency.example" }, headers: { origin: base } });
    console.log(r.status(), (await r.text()).slice(0, 300));
    await page.request.post(`${base}/api/vendors/${vendor.id}/reminders`, { headers: { origin: base } });
    await page.waitForTimeout(6000);
    const mails = await (await page.request.get("http://127.0.0.1:4980/api/email")).json();
    for (const m of mails) { const t = (m.text ?? "") ; const l = /\/portal\/[\w-]+/.exec(t)?.[0]; if (l && /desk@agency/.test(JSON.stringify(m.to))) agencyLink = l; const u = JSON.stringify(m.headers ?? {}).match(/list-unsubscribe":"<([^>]+)>/i)?.[1]; if (u) unsub = u; }
    console.log("agency", agencyLink, "unsub", unsub);
  }
  await page.goto(`${base}/vendors/${vendor.id}?tab=links`); await shot("links");
  await page.goto(`${base}${agencyLink}`); await shot("agency");
  if (unsub) { await page.goto(unsub.replace(/^https?:\/\/[^/]+/, base)); await shot("unsub"); }
  await ctx.close();
  const pctx = await browser.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme });
  const p = await signIn(pctx, "platform@coverkeep.example"); note(p, w);
  const pshot = async (name) => { await p.waitForTimeout(2500); await p.screenshot({ path: `${out}${name}-${w}.png`, fullPage: true }); const wide = await p.evaluate(() => document.documentElement.scrollWidth); if (wide > w) console.log(name, w, "wider:", wide); };
  await p.goto(`${base}/admin/settings?tab=email`); await pshot("aemail");
  await p.goto(`${base}/admin/settings?tab=inbound`); await pshot("ainbound");
  await p.goto(`${base}/admin/inbox`); await pshot("unmatched");
  await pctx.close();
}
await browser.close();
