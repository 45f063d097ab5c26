/*
 * What somebody types, or sends, before the page is awake. Nothing of ours listens by then, and React writes a textarea's first
 * text over what was typed into it: so the page's HTML brings a few words of script that remember it.
 */

type Remembering = { typed?: string; sent?: true; pressed?: true; early?: Map<number, HTMLElement & Remembering> };

/** Marks a part of the page whose code has not come yet. */
export const asleep = "data-asleep";

/**
 * Stands in the page's HTML before any form. A form whose sending nobody took is not sent by the browser, which would put its
 * fields into the address: it is sent once the page is awake. It listens behind React, which has its say at the document.
 * A part of the page also keeps where in it something was done, since React may draw it anew.
 */
export const earlyScript = `
const remember = (element, what, value) => {
  element[what] = value;
  const part = element.closest("[${asleep}]");
  if (part) (part.early ??= new Map()).set([...part.querySelectorAll("*")].indexOf(element), element);
};
addEventListener("input", ({ target }) => remember(target, "typed", target.value), true);
addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.hasAttribute("action")) return;
  event.preventDefault();
  remember(event.target, "sent", true);
});
addEventListener("click", ({ target }) => {
  const button = target.closest("[${asleep}] button[type=button]");
  if (button) remember(button, "pressed", true);
}, true);`;

/**
 * A browser that first writes a number or a date loads its languages' tables, which takes a phone longer than most parts of a screen.
 * It does so right after the first picture, before the page's scripts run.
 */
export const tablesScript = `
requestAnimationFrame(() => {
  const load = () => new Date(0).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
  window.scheduler?.postTask?.(load, { priority: "user-blocking" });
});`;

/** Puts back what was typed into a control and then overwritten. For the first time that it is at hand. */
export function bringBackTyped(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const { typed } = control as Remembering;
  if (typed !== undefined && control.value !== typed) control.value = typed;
}

/** Sends a form whose button was pressed before the page was awake. */
export function sendPressed(form: HTMLFormElement & Remembering): void {
  if (!form.sent) return;
  form.sent = undefined;
  form.requestSubmit();
}

/** A part's code is there: what was typed and sent in what React drew anew meanwhile is so again, and what was pressed last is pressed. */
export function wake(part: HTMLElement & Remembering): void {
  part.removeAttribute(asleep);
  const elements = part.querySelectorAll<HTMLElement>("*");
  let pressed: HTMLElement | undefined;
  for (const [place, was] of part.early ?? []) {
    const now = elements[place];
    if (!now) continue;
    if (was.pressed) pressed = now;
    if (now !== was) handOver(was, now);
  }
  part.early = undefined;
  pressed?.click();
}

/** Whether something was typed into a part whose code has not come yet. */
export function isTypedEarly(): boolean {
  const parts = [...document.querySelectorAll<HTMLElement & Remembering>(`[${asleep}]`)];
  return parts.some(({ early }) => [...(early?.values() ?? [])].some(({ typed }) => typed !== undefined));
}

/** To an element that stands where another one stood. */
function handOver(was: HTMLElement & Remembering, now: HTMLElement): void {
  if (was instanceof HTMLFormElement && now instanceof HTMLFormElement) sendPressed(Object.assign(now, { sent: was.sent }));
  if (was instanceof HTMLInputElement && now instanceof HTMLInputElement && was.checked !== now.checked) now.click();
  if (was.typed === undefined || !("value" in now) || now.value === was.typed) return;
  // React looks at what was set through the element itself, and would take the event for no news.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), "value")?.set?.call(now, was.typed);
  now.dispatchEvent(new Event("input", { bubbles: true }));
}
