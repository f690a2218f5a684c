import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SubscriptionShape } from '../contracts.ts';
import { nextDelivery } from './next-delivery.ts';
import { SubscriptionAlerts } from './subscription-alerts.tsx';

type Alerted = Parameters<typeof SubscriptionAlerts>[0]['subscription'];

const ORDER = '/api/v2/shop/orders/Ab12';

function shown(subscription: Partial<Alerted>): string {
  const whole: Alerted = {
    code: 'AB-00421',
    alerts: [],
    draftOrders: [ORDER],
    editable: true,
    ...subscription,
  };
  const Stub = createRoutesStub([
    { path: '/', Component: () => <SubscriptionAlerts subscription={whole} /> },
  ]);
  return renderToStaticMarkup(<Stub />);
}
const alerted = (code: Alerted['alerts'][number]['code'], until: string | null = null) =>
  shown({ alerts: [{ code, severity: 'error', actor: 'customer', until }] });

const PAGE = '/mon-compte/mes-abonnements/AB-00421/';

test.each([
  ['SUB-19', 'card_expired', 'Votre carte a expiré', `${PAGE}?etape=carte`],
  ['SUB-20', 'card_expiring', 'Votre carte expire à la fin du mois', `${PAGE}?etape=carte`],
  ['SUB-21', 'promotion_invalid', 'Un code promo n’est plus valable', `${PAGE}#codes-promo`],
  ['SUB-22', 'product_unavailable', 'Un produit n’est plus disponible', `${PAGE}#produits`],
  [
    'SUB-23',
    'pickuppoint_unavailable',
    'Votre point relais n’est plus disponible',
    `${PAGE}?etape=livraison`,
  ],
  [
    'SUB-24',
    'carrier_invalid',
    'Votre mode de livraison n’est plus proposé',
    `${PAGE}?etape=livraison`,
  ],
  ['SUB-25', 'payment_failed', 'Le paiement de votre envoi a échoué', `${PAGE}?etape=carte`],
  [
    'SUB-26',
    'awaiting_payment',
    'Votre envoi attend votre accord',
    '/commande/Ab12/?etape=paiement',
  ],
] as const)('%s the alert %s is told, with the page that puts it right', (_, code, title, to) => {
  const page = alerted(code);
  expect(page).toContain(title);
  expect(page).toContain(`href="${to}"`);
});

test('S-12 SUB-19 the alert of a card past its date says that it will be tried', () => {
  const text = alerted('card_expired');
  expect(text).toContain('Nous la présenterons tout de même au prochain envoi');
  expect(text).not.toContain('ne pourra pas être réglé');
});

test('SUB-27 a delivery error asks to contact the subscription service', () => {
  expect(alerted('error')).toContain('Contactez notre service abonnement');
});

test('SUB-25 an alert says who has to act, and until when', () => {
  expect(alerted('payment_failed', '2026-12-03').replaceAll('\u00a0', ' ')).toContain(
    'C’est à vous d’agir, jusqu’au jeudi 3 décembre inclus.',
  );
  expect(alerted('payment_failed')).toContain('C’est à vous d’agir.');
  const held = { code: 'held_dispute', severity: 'error', actor: 'shop', until: null } as const;
  expect(shown({ alerts: [held] })).toContain('C’est à nous d’agir.');
});

test('nothing stands in the way: nothing is said', () => {
  expect(shown({})).toBe('');
});

const dated: Parameters<typeof nextDelivery>[0] = {
  status: 'active',
  nextShippingDate: '2026-12-08',
  modificationLimitDate: '2026-12-04',
  nextDeliveryState: 'planned',
  waitsUntil: null,
  editable: true,
  shipNow: null,
  pausedUntil: null,
  stoppedAt: null,
};
const said = (changes: Partial<SubscriptionShape>) => {
  const { title, detail } = nextDelivery({ ...dated, ...changes });
  return `${title} · ${detail}`.replaceAll('\u00a0', ' ');
};

test('SUB-09 SUB-10 SUB-11 until when a delivery may be changed is told as the service says it', () => {
  expect(said({})).toBe(
    'Prochain envoi : départ le mardi 8 décembre · Modifiable jusqu’au vendredi 4 décembre inclus',
  );
  // S-13: a date that has passed, or a delivery being paid, is not shown as upcoming.
  for (const nextDeliveryState of ['paying', 'late'] as const)
    expect(said({ nextDeliveryState })).toMatch(/^Envoi prévu le mardi 8 décembre · (En att|Il a)/);
  // SUB-14: its own day is not the next date any more, unless its bank refuses to pay at once.
  const shipNow = { askedAt: '2026-11-27T09:00:00Z', dueAt: '2026-11-30T09:00:00Z' };
  for (const nextDeliveryState of ['planned', 'paying'] as const)
    expect(said({ shipNow, nextDeliveryState, editable: false })).toBe(
      'Envoi demandé : il part au plus tard le lundi 30 novembre · Son contenu ne change plus',
    );
  expect(
    said({ shipNow, nextDeliveryState: 'paying', status: 'awaiting_payment', editable: false }),
  ).toMatch(/En attente de son paiement/);
  expect(said({ editable: false })).toMatch(/Son contenu ne change plus : il part bientôt/);
  expect(said({ status: 'paused', pausedUntil: '2027-01-05' })).toMatch(
    /reprise le mardi 5 janvier/,
  );
});
