import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Lea@Exemple.fr', 'lea@exemple.fr'],
  ['lea+promo@exemple.fr', 'lea@exemple.fr'],
  ['lea+a+b@exemple.fr', 'lea@exemple.fr'],
  [' lea@exemple.fr ', 'lea@exemple.fr'],
  ['+lea@exemple.fr', '+lea@exemple.fr'],
  ['rien', 'rien'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
