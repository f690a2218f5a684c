import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('src/modules/**/server/**/*.{ts,tsx}').filter(
  (path) => !path.includes('.test.'),
);
const textOf = (path: string) => readFileSync(path, 'utf8');

/** What writes a mail or a document in the language of its reader. */
const SPOKEN = /\b(?:writtenIn|inOrdersLanguage|toReader)\(/;

/** Files whose mails are read by the team or a supplier alone, in French. */
const OF_THE_TEAM = [
  'src/modules/contact/server/add-to-conversation.ts',
  'src/modules/contact/server/processes/tell-late-messages.ts',
  'src/modules/figures/server/figure-mails.ts',
  'src/modules/orders/server/processes/tell-stock.ts',
  'src/modules/purchasing/server/jobs.ts',
  'src/modules/renewals/server/processes/tell-failed-renewals.ts',
  'src/modules/staff/server/staff-mail.ts',
  'src/modules/withdrawals/server/decide-withdrawal.ts',
];

/** A file, and the files of mails it writes with. */
function withItsMails(path: string): string[] {
  const imports = [...textOf(path).matchAll(/from '(\.[^']*emails\/[^']+)'/g)];
  const mails = imports.map(([, from = '']) => join(dirname(path), from)).filter(existsSync);
  return [path, ...mails];
}

test('I18-02 S-22 whoever writes a mail says in which language, or that the team reads it', () => {
  const writers = sources.filter((path) => textOf(path).includes('queueMail('));
  expect(writers.length).toBeGreaterThan(30);
  const silent = writers.filter(
    (path) => !withItsMails(path).some((one) => SPOKEN.test(textOf(one))),
  );
  expect(silent.toSorted()).toEqual(OF_THE_TEAM);
});

test('I18-02 links of a mail lead to the pages of its language', () => {
  const mails = sources.filter((path) => path.includes('/emails/'));
  const plain = mails.flatMap((path) =>
    [...textOf(path).matchAll(/origin \+ (?!localizedPath\()\S+/g)].map(([found]) => [path, found]),
  );
  expect(plain).toEqual([]);
});
