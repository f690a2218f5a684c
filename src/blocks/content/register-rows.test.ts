import { expect, test } from 'vitest';
import { retention } from '#retention.ts';
import messages from '../messages/registers.fr.json';
import { retentionRows } from './register-rows.ts';

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
