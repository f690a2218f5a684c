import type { ShippingMethod } from '../types.ts';

export const shippingMethods: ShippingMethod[] = [
  {
    code: 'home_standard',
    name: 'Livraison à domicile',
    description:
      'Remise à votre adresse, sur rendez-vous par SMS. Vous pouvez changer de jour la veille.',
    kind: 'home',
    position: 0,
    carrier: 'Transporteur de démonstration',
    trackingUrl: 'https://suivi.gamelle.test/{number}',
    maxParcelGrams: 30_000,
    maxParcels: 4,
    zones: [
      { country: 'FR', priceCents: 490, freeFromCents: 4900, minDays: 2, maxDays: 4 },
      { country: 'BE', priceCents: 590, freeFromCents: 5900, minDays: 2, maxDays: 4 },
      { country: 'LU', priceCents: 590, freeFromCents: 5900, minDays: 3, maxDays: 5 },
    ],
  },
  {
    code: 'home_express',
    name: 'Livraison express à domicile',
    description:
      'Pour une commande passée avant midi un jour ouvré, remise le lendemain en France et en Belgique.',
    kind: 'home',
    position: 1,
    carrier: 'Transporteur express de démonstration',
    trackingUrl: 'https://suivi.gamelle.test/express/{number}',
    maxParcelGrams: 30_000,
    maxParcels: 2,
    zones: [
      { country: 'FR', priceCents: 990, freeFromCents: null, minDays: 1, maxDays: 1 },
      { country: 'BE', priceCents: 1190, freeFromCents: null, minDays: 1, maxDays: 1 },
      { country: 'LU', priceCents: 1290, freeFromCents: null, minDays: 1, maxDays: 2 },
    ],
  },
  {
    code: 'relay_standard',
    name: 'Point relais',
    description:
      'À retirer dans les 14 jours, avec une pièce d’identité, chez le commerçant que vous choisissez.',
    kind: 'relay',
    position: 2,
    carrier: 'Réseau de points relais de démonstration',
    trackingUrl: 'https://suivi.gamelle.test/relais/{number}',
    maxParcelGrams: 20_000,
    maxParcels: 2,
    relayProvider: 'mondial',
    zones: [
      { country: 'FR', priceCents: 390, freeFromCents: 4900, minDays: 2, maxDays: 4 },
      { country: 'BE', priceCents: 450, freeFromCents: 5900, minDays: 2, maxDays: 4 },
      { country: 'LU', priceCents: 490, freeFromCents: 5900, minDays: 3, maxDays: 5 },
    ],
  },
];
