import { expect, test } from 'vitest';
import { carrierOf, cutAddress, labelReference, plainPhone } from './index.ts';

test('O-07 a long street goes on in the second line, cut between words', () => {
  expect(
    cutAddress('128 boulevard du Maréchal-de-Lattre-de-Tassigny prolongé', 'Bât. B', 35),
  ).toEqual({
    street: '128 boulevard du',
    more: 'Maréchal-de-Lattre-de-Tassigny prol',
  });
  expect(cutAddress('5 rue de l’Œillet', null, 35)).toEqual({
    street: "5 rue de l'OEillet",
    more: '',
  });
});

test('O-07 a reference says order, parcel and time, and fits what both carriers take', () => {
  expect(labelReference('000000012', 1, 1)).toBe('000000012-1');
  expect(labelReference('000000012', 99, 12)).toMatch(/^[0-9A-Z_-]{1,15}$/);
});

test('O-07 home is La Poste’s, points are their network’s', () => {
  expect(carrierOf({ kind: 'home', relayProvider: null })).toBe('colissimo');
  expect(carrierOf({ kind: 'relay', relayProvider: 'mondial' })).toBe('mondial_relay');
  expect(carrierOf({ kind: 'relay', relayProvider: 'other' })).toBeNull();
  expect(plainPhone('06 12 34 50 12')).toBe('0612345012');
});
