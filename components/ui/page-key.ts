const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[type=search], input:not([type=checkbox]), textarea, select");
const isDialogOpen = () => document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/** A key that is meant for the page, not for a field, a dialog or the browser. */
export const isForPage = ({ defaultPrevented, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  !(defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || isDialogOpen());
