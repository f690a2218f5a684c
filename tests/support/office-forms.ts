import type { Element, HTMLFormElement, HTMLInputElement, HTMLSelectElement } from 'happy-dom';
import { type ChosenFiles, formOf, type PlainRequest, requestOf } from './plain/form-request.ts';
import { isShown, wholeText } from './plain/read-element.ts';
import { addressOf, type OfficeDocument } from './walk-office.ts';

/** A form on a back office page. */
export interface OfficeForm {
  /** Identifies page and form: route pattern and intent. */
  key: string;
  /** Path of the page it was found on. */
  path: string;
  intent: string;
  /** What it is done to, where a page has several of one name. */
  id: string | null;
}

type Control = HTMLInputElement & { options?: HTMLSelectElement['options'] };

const hidden = (form: Element, name: string) =>
  form.querySelector(`input[type=hidden][name=${name}]`)?.getAttribute('value') ?? null;

/** The forms of a page that change something, without sign-out. */
export function formsOf({ url, document }: OfficeDocument): OfficeForm[] {
  const { pathname, search } = new URL(url);
  const page = addressOf(pathname) ?? pathname;
  const posted = [...document.querySelectorAll('form')].filter(
    (form) =>
      form.getAttribute('method')?.toLowerCase() === 'post' &&
      !/deconnexion/.test(form.getAttribute('action') ?? ''),
  );
  return posted.map((form) => {
    const intent = hidden(form, 'intent') ?? '';
    const key = `${page} ${intent}`;
    return { key, path: pathname + search, intent, id: hidden(form, 'id') };
  });
}

/** The same form in a later version of the page. */
export function formIn({ document }: OfficeDocument, { intent, id }: OfficeForm) {
  const all = [...document.querySelectorAll('form')] as unknown as HTMLFormElement[];
  return all.find(
    (form) =>
      hidden(form as unknown as Element, 'intent') === intent &&
      hidden(form as unknown as Element, 'id') === id,
  );
}

/** Its idempotency key; empty for none. */
export const keyOf = (form: HTMLFormElement) => hidden(form as unknown as Element, 'formKey');

/** Its visible fields. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as unknown as Control[]).filter(
    (control) =>
      formOf(control as unknown as Element) === form &&
      control.name &&
      /^(INPUT|SELECT|TEXTAREA)$/.test(control.tagName) &&
      !['hidden', 'submit', 'button', 'file'].includes(typeOf(control)),
  );

const typeOf = (control: Control) => control.getAttribute('type') ?? '';
const isBox = (control: Control) => /^(checkbox|radio)$/.test(typeOf(control));

/** Whether it has a free text. */
const isText = (control: Control) =>
  control.tagName === 'TEXTAREA' ||
  (control.tagName === 'INPUT' &&
    /^(text|search)?$/.test(typeOf(control)) &&
    !control.hasAttribute('inputmode') &&
    !control.hasAttribute('list') &&
    !control.hasAttribute('pattern'));

/** Its submit buttons, in order. */
export const buttonsOf = (form: HTMLFormElement): Element[] =>
  (
    [...form.ownerDocument.querySelectorAll('button, input[type=submit]')] as unknown as Element[]
  ).filter(
    (button) =>
      formOf(button) === form &&
      (button.getAttribute('type') ?? 'submit') === 'submit' &&
      isShown(button),
  );

/** Whether its button is inside a disclosure. */
export function isFolded(form: HTMLFormElement): boolean {
  const folded = (form as unknown as Element).closest('details');
  return folded !== null && !folded.hasAttribute('open') && wholeText(folded).trim() !== '';
}

/** The request of pressing a button of the form, by default the first. */
export function sentBy(
  form: HTMLFormElement,
  page: OfficeDocument,
  pressed: Element | null = form.querySelector('button[type=submit]') as unknown as Element | null,
): PlainRequest {
  const files: ChosenFiles = new WeakMap();
  // Skips the browser's validation, to test the server's.
  form.setAttribute('novalidate', '');
  return requestOf(form, pressed, files, page.url);
}

/**
 * Values by name; checkboxes by name and value. Passwords and files are omitted, since browsers
 * never restore them.
 */
export function valuesIn(form: HTMLFormElement): Map<string, string> {
  const values = new Map<string, string>();
  for (const control of controlsOf(form)) {
    if (typeOf(control) === 'password') continue;
    if (isBox(control)) values.set(`${control.name}=${control.value}`, control.checked ? 'on' : '');
    else values.set(control.name, control.value.replaceAll('\r\n', '\n'));
  }
  return values;
}

/** Fields with a format of their own. */
const CODED = /code|slug|sku|path|email|phone|postcode|tracking|number|version|segment/i;

/** Appends to the first non-empty text of a form; returns its new value, or null when there is none. */
export function edit(form: HTMLFormElement, words: string): { name: string; text: string } | null {
  const field = controlsOf(form).find(
    (control) => isText(control) && control.value.trim() !== '' && !CODED.test(control.name),
  );
  if (!field) return null;
  const most = Number(field.getAttribute('maxlength') ?? 1000);
  field.value = `${field.value.trim().slice(0, most - words.length - 1)} ${words}`;
  return { name: field.name, text: field.value };
}

/** A bag from the demonstration data. */
const BAG = '10012102';
const daysFromNow = (count: number) =>
  Temporal.Now.plainDateISO('Europe/Paris').add({ days: count }).toString();

/** A plausible value for an empty field; `nth` makes unique values differ. */
function typedInto(control: Control, nth: number, words: string): string {
  const { name } = control;
  const type = typeOf(control);
  const mode = control.getAttribute('inputmode') ?? '';
  const most = Number(control.getAttribute('maxlength') ?? 1000);
  if (type === 'date') return daysFromNow(/paid|received|on$/i.test(name) ? 0 : 70);
  if (type === 'time') return '09:00';
  if (type === 'email' || /email|^mail$/i.test(name)) return `formulaire-${nth}@exemple.fr`;
  if (type === 'url' || /url|address$/i.test(name)) return 'https://exemple.fr/arrivees';
  if (type === 'tel' || /phone/i.test(name)) return '0612345678';
  if (type === 'number' || mode === 'numeric') return '1';
  if (mode === 'decimal') return '1,00';
  if (/postcode/i.test(name)) return '75011';
  if (/city/i.test(name)) return 'Paris';
  if (/street/i.test(name)) return '12 rue des Martyrs';
  if (/(first|last)name/i.test(name)) return 'Camille';
  if (/^(added|code\.\d|variant|format)/i.test(name) || control.hasAttribute('list')) return BAG;
  if (/slug|segment/i.test(name)) return `essai-${nth}`;
  if (/tracking|number/i.test(name)) return `6A${100_000_000 + nth}`;
  return words.slice(0, most);
}

/** Fills a form with valid values. */
export function fill(form: HTMLFormElement, nth: number, words: string): void {
  const radios = new Set<string>();
  for (const control of controlsOf(form)) {
    const type = typeOf(control);
    if (control.tagName === 'SELECT') {
      const select = control as unknown as HTMLSelectElement;
      if (select.value !== '') continue;
      const offered = [...select.options].filter(({ value, disabled }) => value && !disabled);
      const option = offered.find(({ value }) => value === 'FR') ?? offered[0];
      if (option) select.value = option.value;
    } else if (type === 'radio') {
      if (radios.has(control.name)) continue;
      radios.add(control.name);
      const group = controlsOf(form).filter(({ name }) => name === control.name);
      if (!group.some(({ checked }) => checked)) control.checked = true;
    } else if (type === 'checkbox') {
      if (control.required) control.checked = true;
    } else if (type !== 'password' && control.value === '') {
      control.value = typedInto(control, nth, words);
    }
  }
}

/** Empties the required fields; returns whether there were any. */
export function blankRequired(form: HTMLFormElement): boolean {
  const field = controlsOf(form).find(
    (control) =>
      control.hasAttribute('required') && !isBox(control) && control.tagName !== 'SELECT',
  );
  if (field) field.value = '';
  return field !== undefined;
}
