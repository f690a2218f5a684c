import { expect, it } from 'vitest';
import { blocksOf, productsIn } from './index.ts';

it('O-32 an issue is typed as text: titles, paragraphs, lists, buttons and products, one below the other', () => {
  const body =
    '# Bel automne\n\nBonjour,\nvoici des idées.\n\n- une\n- deux\n\n{PR000123}\n\n[Voir les croquettes](/chien/)\n';
  const blocks = blocksOf(body);
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Bel automne' },
    { kind: 'text', text: 'Bonjour,\nvoici des idées.' },
    { kind: 'list', items: ['une', 'deux'] },
    { kind: 'product', sku: 'PR000123' },
    { kind: 'button', label: 'Voir les croquettes', to: '/chien/' },
  ]);
  expect(productsIn(blocks)).toEqual(['PR000123']);
  // A link inside a line, or with a forbidden scheme, stays text.
  expect(blocksOf('[x](javascript:alert(1))')[0]?.kind).toBe('text');
  expect(blocksOf('[x](//ailleurs.example/)')[0]?.kind).toBe('text');
  expect(blocksOf('  \n\n ')).toEqual([]);
});
