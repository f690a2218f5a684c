import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADJUSTABLE, ADJUSTABLE_TERMS } from '#kit/adjustable-terms.ts';
import { browserStorage, staffCookie } from '#kit/cookies.ts';
import { retention, termsWith } from '#registry/retention.ts';
import messages from '../messages/registers.fr.json';
import { cookieRows, retentionRows } from './register-rows.ts';

test('W-03 PRV-08 every term the jobs obey is printed on the privacy page, in words', () => {
  const source = JSON.stringify(messages.retention);
  for (const name of Object.keys(retention)) expect(source, name).toContain(`{{${name}}}`);
  const printed = retentionRows().map(({ value }) => value);
  expect(printed.join('\n')).not.toContain('{{');
  expect(printed).toContainEqual(
    expect.stringMatching(/3\u00a0ans sans connexion.+30\u00a0jours avant/u),
  );
  expect(printed).toContainEqual(
    expect.stringContaining('13\u00a0mois après la fin de l’abonnement'),
  );
});

test('O-16 PRV-08 a term is shortened within its bounds, whose most is what the list promises, and the page says it', () => {
  for (const name of ADJUSTABLE)
    expect([name, termsWith({ [name]: ADJUSTABLE_TERMS[name].most })[name]]).toEqual([
      name,
      retention[name],
    ]);
  const printed = retentionRows({ accounts: 24, reviews: 18, labels: 14 }).map(
    ({ value }) => value,
  );
  expect(printed).toContainEqual(expect.stringMatching(/2\u00a0ans sans connexion/u));
  expect(printed).toContainEqual(expect.stringMatching(/18\u00a0mois, ou jusqu’à ce que/u));
  expect(printed).toContainEqual(expect.stringMatching(/colis, 14\u00a0jours/u));
});

test('W-04 PRV-02 everything kept in a browser stands in the list, and the privacy page says what for', () => {
  const names = Object.values(browserStorage).map(({ name }) => name as string);
  const written = globSync('{src,standins}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })
    .flatMap((file) => readFileSync(file, 'utf8').match(/gamelle_[a-z]+/g) ?? [])
    // The database role and the debug switches, which do not exist in production.
    .filter((name) => !['gamelle_shop', 'gamelle_dev'].includes(name));
  expect([...new Set(written)].toSorted()).toEqual([...names, staffCookie].toSorted());
  const rows = cookieRows();
  expect(rows.map(({ label }) => label)).toEqual(names);
  expect(rows.find(({ label }) => label === browserStorage.consent.name)?.value).toBe(
    'Retenir ce choix. Gardé 182\u00a0jours. Nécessaire, sans accord.',
  );
  expect(rows.map(({ value }) => value).join()).not.toContain('{{');
});
