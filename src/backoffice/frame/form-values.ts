import type { Draft } from './drafts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords, files and hidden fields are not stored in drafts. */
const LEFT_OUT = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset']);
const KEY = 'formKey';

/** Forms whose input a page stores itself until the server has it: nothing is lost by leaving them. */
const STORED_BY_PAGE = '[data-stored-by-page]';

/** The posted form an element is in; null for one whose page stores its input itself. */
export function postedForm(target: EventTarget | null): HTMLFormElement | null {
  if (!(target instanceof Element) || target.closest(STORED_BY_PAGE)) return null;
  return target.closest<HTMLFormElement>('form[method="post"]');
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.name !== '' &&
      !LEFT_OUT.has(control.type),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Checkboxes of one name are distinguished by value. */
const nameOf = (control: Control): string =>
  isBox(control) ? `${control.name}=${control.value}` : control.name;

function heldBy(control: Control): string {
  if (isBox(control)) return control.checked ? 'on' : '';
  return control.value;
}

/** The value rendered by the page. */
function shownBy(control: Control): string {
  if (isBox(control)) return control.defaultChecked ? 'on' : '';
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find(({ defaultSelected }) => defaultSelected);
  return (chosen ?? control.options[0])?.value ?? '';
}

/**
 * Ticked rows of a list are not stored, since restoring a selection on another day is of no use.
 */
const CHOSEN = 'bulk';

/** A form's intent and row; null for one without, and for the selection in a list. */
function nameOfForm(form: HTMLFormElement): string | null {
  const data = new FormData(form);
  const [intent, id] = [data.get('intent'), data.get('id')];
  const isTyped = typeof intent === 'string' && intent !== CHOSEN;
  return isTyped ? `${intent} ${typeof id === 'string' ? id : ''}` : null;
}

/** The values of a form that differ from the page; null for a form without a name. */
export function typedInto(form: HTMLFormElement): Pick<Draft, 'form' | 'values'> | null {
  const name = nameOfForm(form);
  if (name === null) return null;
  const changed = controlsOf(form).filter((control) => heldBy(control) !== shownBy(control));
  return {
    form: name,
    values: Object.fromEntries(changed.map((control) => [nameOf(control), heldBy(control)])),
  };
}

const formOf = ({ form: name }: Draft): HTMLFormElement | undefined =>
  [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].find(
    (form) => nameOfForm(form) === name,
  );

/** Whether the page has a draft's form, and the form has other values. */
export function isMissed(draft: Draft): boolean {
  const form = formOf(draft);
  const shown = form && new Map(controlsOf(form).map((one) => [nameOf(one), heldBy(one)]));
  return Object.entries(draft.values).some(
    ([name, value]) => shown?.has(name) && shown.get(name) !== value,
  );
}

/**
 * Restores a draft into its form and expands it. Submitted unchanged, it has its former idempotency
 * key.
 */
export function putBack(draft: Draft): void {
  const form = formOf(draft);
  if (!form) return;
  let first: Control | undefined;
  for (const control of controlsOf(form)) {
    const value = draft.values[nameOf(control)];
    if (value === undefined || value === heldBy(control)) continue;
    first ??= control;
    if (isBox(control)) control.click();
    else enter(control, value);
  }
  for (let at = form.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true;
  sendAs(form, draft.sentAs);
  first?.focus();
  first?.scrollIntoView({ block: 'center' });
}

/** Dispatches input events, so that components with controlled state update too. */
function enter(control: Control, value: string): void {
  const of = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(of, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Sets the former idempotency key, until the form is changed. */
function sendAs(form: HTMLFormElement, key: string | null): void {
  const field = form.querySelector<HTMLInputElement>(`input[name="${KEY}"]`);
  if (!field || key === null) return;
  const own = field.value;
  field.value = key;
  const back = () => {
    field.value = own;
  };
  form.addEventListener('input', back, { once: true });
}
