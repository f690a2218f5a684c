import type { Page } from 'playwright-core';
import type { Visit } from '../page-visit.ts';
import { LUXEMBOURG, NAMUR } from '../places.ts';
import { startAtPayment } from '../prepared-order.ts';
import { belgianHost } from '../raw-request.ts';
import { type Place, press, stepShown } from '../shopper.ts';

export type Country = 'France' | 'Belgium' | 'Luxembourg';
export type Delivery = 'home' | 'relay';

const PLACES: Readonly<Record<Country, Place | undefined>> = {
  France: undefined,
  Belgium: NAMUR,
  Luxembourg: LUXEMBOURG,
};

/** Chooses a payment method that needs no further input. */
export async function choose(page: Page, name: string) {
  const deliveryOptions = page.getByRole('group', { name: 'Moyen de paiement' });
  await deliveryOptions.getByText(name, { exact: true }).click();
  await press(page, /^Continuer/);
  await stepShown(page, 'recapitulatif');
}

/** A new customer of a country at the payment of two bags. */
export async function atPayment(visit: Visit, country: Country, delivery: Delivery = 'home') {
  const baseURL = `http://${belgianHost().host}`;
  const visitor = await visit(country === 'Belgium' ? { baseURL } : {});
  await startAtPayment(visitor.page, { place: PLACES[country], delivery });
  return visitor;
}

export const confirmed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^Merci Camille/ }).waitFor();
