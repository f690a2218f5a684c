import { expect, test } from 'vitest';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { doneText } from './done.ts';

const subscription = {
  nextShippingDate: '2026-12-08',
  frequency: { code: 42, days: 42, position: 2, label: '', description: null },
  shipNow: { askedAt: '2026-11-21T10:00:00Z', dueAt: '2026-11-23T12:00:00Z' },
} as SubscriptionShape;
const reported = (query: string) =>
  doneText(new URLSearchParams(query), subscription)?.replaceAll('\u00a0', ' ');

test('SUB-17 what was changed is told for the deliveries it is for', () => {
  expect(reported('fait=quantities')).toBe('Votre prochain envoi est à jour.');
  expect(reported('fait=quantities&portee=all')).toBe(
    'Votre prochain envoi et les suivants sont à jour.',
  );
  expect(reported('fait=date&le=2026-12-08')).toBe(
    'C’est noté : votre prochain envoi part le mardi 8 décembre.',
  );
});

test('SUB-15 a date for the following delivery leaves the one under way as it is, and says so', () => {
  expect(reported('fait=date&le=2027-01-05')).toBe(
    'L’envoi du mardi 8 décembre part comme prévu ; le suivant partira le mardi 5 janvier.',
  );
});

test('SUB-16 a frequency that begins with the following delivery says so', () => {
  expect(reported('fait=frequency&portee=all&le=2027-01-19')).toMatch(
    /L’envoi du mardi 8 décembre ne change pas.*à partir du suivant, le mardi 19 janvier/,
  );
});

test('SUB-14 a delivery at once says by when it leaves and is paid', () => {
  expect(reported('fait=shipNow')).toBe(
    'Votre commande part et sera débitée sous 24 heures ouvrées, au plus tard le lundi 23 novembre.',
  );
});

test('SUB-14 one that left before its page was shown says so all the same', () => {
  const left = { ...subscription, shipNow: null };
  expect(doneText(new URLSearchParams('fait=shipNow'), left)).toBe(
    'Votre commande part et sera débitée sous 24 heures ouvrées.',
  );
});

test('PAY-03 one its bank has not agreed to yet is not said to leave', () => {
  const requested = { ...subscription, status: 'awaiting_payment' as const };
  expect(doneText(new URLSearchParams('fait=shipNow'), requested)).toBeNull();
});

test('an address somebody made up says nothing', () => {
  expect(reported('fait=nothing')).toBeUndefined();
  expect(reported('fait=date&le=demain')).toMatch(/mardi 8 décembre/);
  expect(reported('')).toBeUndefined();
});

test('a day that is none, in an address somebody typed, is as if it were not there', () => {
  for (const day of ['2026-99-99', '0000-00-00', '9999-99-99'])
    expect(reported(`fait=date&le=${day}`)).toBe(reported('fait=date'));
});

test('SUB-07 an address changed while parcels go to a relay says where they still go', () => {
  const pickupPoint = {
    name: 'Épicerie du Parc',
    city: 'Paris',
  } as SubscriptionShape['pickupPoint'];
  const query = new URLSearchParams('fait=address&portee=all');
  expect(doneText(query, { ...subscription, pickupPoint })).toMatch(
    /Vos colis vont toujours au point relais Épicerie du Parc, Paris/,
  );
  expect(doneText(query, subscription)).not.toMatch(/relais/);
});
