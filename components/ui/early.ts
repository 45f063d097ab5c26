/*
 * What somebody types, or sends, before the page is awake. Nothing of ours listens by then, and React writes a textarea's first
 * text over what was typed into it: so the page's HTML brings a few words of script that remember it.
 */

type Remembering = { typed?: string; sent?: true; pressed?: HTMLElement };

/** Marks a part of the page whose code has not come yet. */
export const asleep = "data-asleep";

/**
 * Stands in the page's HTML before any form. A form whose sending nobody took is not sent by the browser, which would put its
 * fields into the address: it is sent once the page is awake. It listens behind React, which has its say at the document.
 */
export const earlyScript = `
addEventListener("input", (event) => { event.target.typed = event.target.value }, true);
addEventListener("submit", (event) => {
  if (event.defaultPrevented || event.target.hasAttribute("action")) return;
  event.preventDefault();
  event.target.sent = true;
});
addEventListener("click", ({ target }) => {
  const part = target.closest("[${asleep}]");
  const button = target.closest("button[type=button]");
  if (part && button) part.pressed = button;
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

/** A part's code is there: what was pressed last in it meanwhile is pressed. */
export function wake(part: HTMLElement & Remembering): void {
  part.removeAttribute(asleep);
  part.pressed?.click();
  part.pressed = undefined;
}
