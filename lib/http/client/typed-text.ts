/** Whether a form on the page holds text, a check mark or a file that was not in it at first. */
export function hasTypedText(): boolean {
  return [...document.forms].some((form) => [...form.elements].some(isEdited));
}

function isEdited(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement)) return false;
  if (control.type === "file") return control.files !== null && control.files.length > 0;
  if (control.type === "checkbox" || control.type === "radio") return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}
