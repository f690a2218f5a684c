import type {
  Element,
  HTMLFormElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
} from 'happy-dom';

export interface PlainRequest {
  url: URL;
  method: string;
  body?: FormData | URLSearchParams | string;
}

/** Files selected in file inputs. */
export type ChosenFiles = WeakMap<Element, File[]>;

type Entry = [name: string, value: string | File];

/** The form of a control: by its `form` attribute, or its ancestor. */
export function formOf(control: Element): HTMLFormElement | null {
  const named = control.getAttribute('form');
  const form = named
    ? control.ownerDocument.getElementById(named)
    : ((control as HTMLInputElement).form ?? control.closest('form'));
  return form as HTMLFormElement | null;
}

/** The form entries of a control, as HTML defines them; none for a button that was not pressed. */
function entriesOf(control: Element, pressed: Element | null, files: ChosenFiles): Entry[] {
  const name = control.getAttribute('name');
  if (!name || isDisabled(control)) return [];
  if (control.tagName === 'BUTTON')
    return control === pressed ? [[name, control.getAttribute('value') ?? '']] : [];
  if (control.tagName === 'SELECT')
    return [...(control as HTMLSelectElement).options]
      .filter(({ selected, disabled }) => selected && !disabled)
      .map(({ value }) => [name, value]);
  if (control.tagName === 'TEXTAREA')
    return [[name, (control as HTMLTextAreaElement).value.replace(/\r?\n/g, '\r\n')]];
  const input = control as HTMLInputElement;
  switch (input.type) {
    case 'checkbox':
    case 'radio':
      return input.checked ? [[name, input.getAttribute('value') ?? 'on']] : [];
    case 'file':
      return (files.get(control) ?? [new File([], '')]).map((file) => [name, file]);
    case 'submit':
      return control === pressed ? [[name, input.value]] : [];
    case 'button':
    case 'reset':
      return [];
    default:
      return [[name, input.value]];
  }
}

export const isDisabled = (control: Element) =>
  control.hasAttribute('disabled') || control.closest('fieldset[disabled]') !== null;

/**
 * The request of submitting a form without scripts.
 * @throws Error where the browser's validation would refuse it, with the field.
 */
export function requestOf(
  form: HTMLFormElement,
  pressed: Element | null,
  files: ChosenFiles,
  page: string,
): PlainRequest {
  const setting = (name: string) =>
    pressed?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
  const inside = ([...form.elements] as unknown as Element[]).filter(
    (control) => formOf(control) === form,
  );
  // A button may be outside the form it submits.
  const controls = pressed && !inside.includes(pressed) ? [...inside, pressed] : inside;
  const isChecked = !form.hasAttribute('novalidate') && !pressed?.hasAttribute('formnovalidate');
  const wrong = controls.find(
    (control) => isChecked && !isDisabled(control) && !isValid(control as HTMLInputElement, files),
  );
  if (wrong) throw new Error(`the browser stops at ${wrong.outerHTML}`);
  const entries = controls.flatMap((control) => entriesOf(control, pressed, files));
  const url = new URL(setting('action') || page, page);
  if (setting('method').toLowerCase() !== 'post') {
    url.search = new URLSearchParams(
      entries.map(([name, value]) => [name, asText(value)]),
    ).toString();
    return { url, method: 'GET' };
  }
  if (setting('enctype') !== 'multipart/form-data') {
    const body = new URLSearchParams(entries.map(([name, value]) => [name, asText(value)]));
    return { url, method: 'POST', body };
  }
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return { url, method: 'POST', body };
}

function isValid(control: HTMLInputElement, files: ChosenFiles): boolean {
  if (control.type === 'file') return !control.required || files.has(control as unknown as Element);
  return control.checkValidity();
}

const asText = (value: string | File) => (typeof value === 'string' ? value : value.name);
