import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Lea@Exemple.fr', 'lea@exemple.fr'],
  ['lea+promo@exemple.fr', 'lea@exemple.fr'],
  ['lea+a+b@exemple.fr', 'lea@exemple.fr'],
  [' lea@exemple.fr ', 'lea@exemple.fr'],
  ['+lea@exemple.fr', '+lea@exemple.fr'],
  ['l.e.a@gmail.com', 'lea@gmail.com'],
  ['L.ea+promo@googlemail.com', 'lea@gmail.com'],
  ['l.ea@exemple.fr', 'l.ea@exemple.fr'],
  ['rien', 'rien'],
])('%s leads to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
