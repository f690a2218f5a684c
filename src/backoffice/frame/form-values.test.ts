import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMissed, typedInto } from './form-values.ts';

let page: Window;
beforeEach(() => {
  page = new Window();
  for (const name of ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement', 'FormData'])
    vi.stubGlobal(name, page[name as 'FormData']);
  vi.stubGlobal('document', page.document);
});
afterEach(() => vi.unstubAllGlobals());

function shown(html: string): HTMLFormElement {
  page.document.body.innerHTML = `<form method="post">${html}</form>`;
  return document.forms[0] as HTMLFormElement;
}

test('O-03 what is ticked in a list is no draft, what is typed into a form is', () => {
  const tick = '<input type="checkbox" name="choix" value="000000007">';
  const list = shown(`<input type="hidden" name="intent" value="bulk">${tick}`);
  list.querySelectorAll('input')[1]?.click();
  expect(typedInto(list)).toBeNull();
  const values = { 'choix=000000007': 'on' };
  const before = { form: 'bulk ', values, page: '/', at: 0, sentAs: null };
  shown(`<input type="hidden" name="intent" value="bulk">${tick}`);
  // Neither is one that was already saved.
  expect(isMissed(before)).toBe(false);

  const form = shown(
    `<input type="hidden" name="intent" value="note"><textarea name="text"></textarea>${tick}`,
  );
  const [field] = form.querySelectorAll('textarea');
  if (field) field.value = 'Rappeler';
  form.querySelectorAll('input')[1]?.click();
  expect(typedInto(form)).toEqual({ form: 'note ', values: { text: 'Rappeler', ...values } });
});
