import { expect, test } from 'vitest';
import { words } from './words.ts';

const t = words({
  hello: 'Bonjour {{name}}',
  line_zero: 'Aucun article',
  line_one: '{{count}} article',
  line_other: '{{count}} articles',
  forms: { login: { errors: { required: 'Renseignez votre e-mail.' } } },
  refusals: { 'order.empty': 'Votre panier est vide.' },
});

test('parameters are put in, numbers as French prints them', () => {
  expect(t('hello', { name: 'Camille' })).toBe('Bonjour Camille');
  expect(t('line', { count: 1500 })).toBe('1\u00a0500 articles');
});

test.each([
  [0, 'Aucun article'],
  [1, '1 article'],
  [2, '2 articles'],
])('%d chooses its plural', (count, text) => expect(t('line', { count })).toBe(text));

test('FRM-13 an error that is a key is translated, any other text is shown as it came', () => {
  expect(t.translate('forms.login.errors.required')).toBe('Renseignez votre e-mail.');
  expect(t.translate('Stock insuffisant')).toBe('Stock insuffisant');
  expect(t.has('forms.login.errors.nothing')).toBe(false);
});

test('a code that holds dots may be written whole', () => {
  expect(t.translate('refusals.order.empty')).toBe('Votre panier est vide.');
});
