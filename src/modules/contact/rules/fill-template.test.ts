import { expect, test } from 'vitest';
import { fillTemplate, hasBlanks } from './index.ts';

const saved = 'Bonjour {prénom},\n\nVotre commande {commande} est partie.';

test('a saved answer is filled with what is known', () => {
  const filled = fillTemplate(saved, { firstName: 'Léa', order: '000000007' });
  expect(filled).toBe('Bonjour Léa,\n\nVotre commande 000000007 est partie.');
  expect(hasBlanks(filled)).toBe(false);
});

test('a name nobody gave leaves no hole, an unknown order stays to be filled in', () => {
  const filled = fillTemplate(saved, { firstName: null, order: null });
  expect(filled).toBe('Bonjour,\n\nVotre commande {commande} est partie.');
  expect(hasBlanks(filled)).toBe(true);
});

test('what somebody is called is text, never a pattern', () => {
  expect(fillTemplate('{prénom} {commande}', { firstName: '$&', order: '$1' })).toBe('$& $1');
});
