import { expect, it } from 'vitest';
import french from '../messages/frequencies.fr.json' with { type: 'json' };
import { FREQUENCIES } from './frequencies.ts';

it('BIZ-08 the ten frequencies, in order, each with a French label', () => {
  expect(FREQUENCIES.map(({ code, position }) => [code, position])).toEqual([
    [21, 0],
    [31, 1],
    [42, 2],
    [49, 3],
    [62, 4],
    [70, 5],
    [77, 6],
    [93, 7],
    [124, 8],
    [155, 9],
  ]);
  const labels: Record<string, { label: string; description: string }> = french;
  for (const { code, days } of FREQUENCIES) {
    expect(days).toBe(code);
    expect(labels[code]?.label).toMatch(/^Toutes les|^Tous les/);
    expect(labels[code]?.description).toContain(`${days} jours`);
  }
});
