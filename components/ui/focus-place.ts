/*
 * Where the focus goes when what had it is gone: who uses a keyboard goes on from there, and not from the page's beginning.
 */

const controls = "a[href], button";
const rows = "li, tr";
const parts = "section, [role=group], table";
const dialogs = "[role=dialog], [role=alertdialog]";
const whole = `main, ${dialogs}`;

/** The ancestors of a control, from the inside out, each with its siblings. */
type Around = { element: Element; beside: readonly (Element | null)[] };

/** A control and the way to its place on the page, once it is gone. `place`: which control of its row it was. */
export type Trail = { control: HTMLElement; around: readonly Around[]; place: number };

const controlsOf = (row: Element | null) => [...(row?.querySelectorAll(controls) ?? [])];

export function trailOf(control: HTMLElement): Trail {
  const around: Around[] = [];
  for (let element = control.parentElement; element; element = element.matches(whole) ? null : element.parentElement)
    around.push({ element, beside: [element.nextElementSibling, element.previousElementSibling] });
  return { control, around, place: controlsOf(control.closest(rows)).indexOf(control) };
}

let onPage: Trail | undefined;

/** Notes what got the focus. A dialog's own controls are gone with it. */
export function noteFocus(trail: Trail): void {
  if (!trail.control.closest(dialogs)) onPage = trail;
}

const isThere = (element: Element | null | undefined) => Boolean(element?.isConnected && element.getClientRects().length > 0);

/** The control; where it went with its row the same one of the next row, or of the one before; else the nearest part of the page. */
function wayBack({ control, around, place }: Trail): Element | undefined {
  if (control === document.body) return undefined;
  if (isThere(control)) return control;
  for (const { element, beside } of around) {
    if (isThere(element)) {
      if (element.matches(`${parts}, ${whole}`)) return element;
      continue;
    }
    const neighbours = beside.filter((one) => one !== null && isThere(one) && one.tagName === element.tagName);
    const near = element.matches(rows) ? neighbours.map((row) => controlsOf(row)[place]) : element.matches(parts) ? neighbours : [];
    const next = near.find((one) => one?.matches(`${parts}, a, :enabled`));
    if (next) return next;
  }
  return undefined;
}

/** To where the trail leads; whether there is such a place. */
export function goAlong(trail: Trail | undefined): boolean {
  const target = trail && wayBack(trail);
  if (!(target instanceof HTMLElement)) return false;
  if (!target.matches("a, button, input, select, textarea, [tabindex]")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** After a dialog: to what had the focus before it, or to what had it on the page, or near to it. */
export function goBack(before: Trail | undefined): void {
  if (!goAlong(before) && !goAlong(onPage)) document.getElementById("content")?.focus({ preventScroll: true });
}
