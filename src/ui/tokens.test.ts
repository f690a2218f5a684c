import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourTokens, contrast } from '../../tests/support/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const colours = colourTokens(css);

/** Foreground, background, and the contrast ratio of the design. */
const promised: [string, string, number][] = [
  ['trait-fort', 'blanc', 3.88],
  ['trait-fort', 'lait', 3.73],
  ['trait-fort', 'brume', 3.48],
  ['encre', 'blanc', 16.33],
  ['encre', 'lait', 15.68],
  ['encre', 'brume', 14.65],
  ['encre', 'beurre-200', 14],
  ['encre-2', 'lait', 8.71],
  ['encre-2', 'brume-2', 7.31],
  ['encre-2', 'gris-100', 7.61],
  ['encre-3', 'blanc', 5.89],
  ['encre-3', 'brume', 5.28],
  ['encre-3', 'brume-2', 4.74],
  ['blanc', 'sapin-800', 13.29],
  ['blanc', 'sapin-700', 9.63],
  ['sapin-700', 'lait', 9.25],
  ['sapin-700', 'beurre-200', 8.26],
  ['blanc', 'sapin-600', 6.78],
  ['sapin-300', 'sapin-800', 7.87],
  ['sapin-700', 'sapin-100', 8.17],
  ['blanc', 'tomate-700', 7.17],
  ['tomate-700', 'tomate-100', 6.03],
  ['ambre-700', 'ambre-100', 5.84],
  ['ciel-700', 'ciel-100', 6.46],
  ['etoile', 'blanc', 4.06],
  ['etoile', 'lait', 3.9],
  ['focus', 'lait', 7.44],
  ['focus', 'beurre-200', 6.64],
  ['beurre-300', 'sapin-700', 7.16],
  ['beurre-300', 'sapin-800', 9.88],
];

test.each(promised)('%s on %s keeps its contrast of %d', (text, ground, ratio) => {
  const [one, other] = [colours[text], colours[ground]];
  if (!one || !other) throw new Error(`no token ${text} or ${ground}`);
  // The figures were measured on 8-bit colours, hence the hundredth.
  expect(Math.abs(contrast(one, other) / ratio - 1)).toBeLessThan(0.01);
});

test('UIX-12 the layout changes at 768, 1024 and 1260 pixels', () => {
  const widths = [...css.matchAll(/--breakpoint-\w+: (\d+)px/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([768, 1024, 1260]);
});
