/**
 * Sets a field's value and dispatches input events, so that listeners are notified. A select is left
 * as it is when it does not offer the value.
 */
export function writeInto(id: string, text: string): void {
  const field = document.getElementById(id);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const isChoice =
    field instanceof HTMLSelectElement && [...field.options].some(({ value }) => value === text);
  if (!isText && !isChoice) return;
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
