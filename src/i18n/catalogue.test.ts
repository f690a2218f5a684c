import { expect, test } from 'vitest';
import { exists, refusalText, t } from './catalogue.server.ts';

test.each([
  'yes',
  'no',
  'cancel',
  'close',
  'confirm',
  'connect',
  'delete',
  'add',
  'edit',
  'validate',
  'update',
  'back',
  'leave',
  'send',
  'save',
  'start',
  'understood',
])('NAV-08 the interface has a word for %s', (key) => expect(exists(`ui.${key}`)).toBe(true));

test('the server finds any area’s words by its name', () => {
  expect(t('ui.close')).toBe('Fermer');
});

test('a code nobody worded has no text', () => {
  expect(refusalText('never.heard.of')).toBeNull();
});
