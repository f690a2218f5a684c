import { describe, expect, it } from 'vitest';
import { availability } from '../contracts.ts';
import french from '../messages/fr.json' with { type: 'json' };
import { availabilityOf, productAvailability } from './availability.ts';

const text = (state: keyof typeof french.availability) => french.availability[state];
const texts = [
  ['CAT-17', 'sold', true, 0, 'Rupture de stock'],
  ['CAT-18', 'stopped', true, 5, 'Arrêté définitivement'],
  ['CAT-19 CAT-05', 'hidden', true, 5, 'Produit indisponible'],
  ['CAT-19 CAT-09', 'sold', false, 5, 'Produit indisponible'],
  ['CAT-20 CAT-06', 'replaced', true, 5, 'Ce produit n’est plus commercialisé'],
] as const;

describe('what a variant is told to be', () => {
  it.each(texts)('%s %s, shown %s, %i left: « %s »', (_row, status, visible, onHand, words) => {
    expect(text(availabilityOf(status, visible, onHand))).toBe(words);
  });

  it('CAT-10 is available with stock only', () => {
    expect(availabilityOf('sold', true, 1)).toBe('available');
    expect(availabilityOf('sold', true, 0)).toBe('out_of_stock');
  });

  it('has words for every state', () => {
    for (const state of availability.options) expect(text(state)).toBeTruthy();
  });
});

describe('CAT-10 a product', () => {
  it('is what its most available shown variant is', () => {
    const variants = [
      { visible: true, onHand: 0 },
      { visible: true, onHand: 2 },
    ];
    expect(productAvailability('sold', variants)).toBe('available');
    expect(productAvailability('sold', variants.slice(0, 1))).toBe('out_of_stock');
  });

  it('does not count the stock of hidden variants', () => {
    const hidden = { visible: false, onHand: 9 };
    expect(productAvailability('sold', [hidden])).toBe('unavailable');
    expect(productAvailability('sold', [hidden, { visible: true, onHand: 0 }])).toBe(
      'out_of_stock',
    );
  });
});
