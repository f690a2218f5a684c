import type { OrderShape } from '#modules/orders/contracts.ts';
import { KIBBLE, lyon, TIN } from '../support/stocked-shop.ts';

const QUERY = '?channelCode=FR_WEB&locale=fr_FR';

/** What one shopper was told before the line went dead. */
export interface Journey {
  /** The cart as last answered; null when not even the first answer came. */
  cart: OrderShape | null;
  /** The code of a voucher that pays a part of it. */
  voucher?: string | undefined;
  /** The payment the shopper asked for, if it came so far. */
  payment: string | null;
  /** Told that the order is placed. */
  isAccepted: boolean;
}

/** The server refused; a dead line throws something else. */
export class Refused extends Error {}

export async function call(url: string, method: string, path: string, body?: object) {
  const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
  const accept = { accept: 'application/ld+json' };
  const answer = await fetch(`${url}/api/v2/shop${path}${QUERY}`, {
    method,
    headers: body ? { ...accept, 'content-type': type } : accept,
    body: body ? JSON.stringify(body) : null,
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(`${method} ${path} → ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** Enters the test card that is always accepted on the provider's page. */
export async function enterCard(url: string, frameUrl: string): Promise<void> {
  const card = { number: '4242 4242 4242 4242', expiry: '08/29', cvc: '123' };
  const answer = await fetch(url + frameUrl, { method: 'POST', body: new URLSearchParams(card) });
  await answer.text();
  if (!answer.ok) throw new Refused(`the provider answered ${answer.status}`);
}

/** From an empty cart to an order paid by card; writes down and tells every answer as it comes. */
export async function shopOnce(
  url: string,
  journey: Journey,
  tell: () => void = () => {},
): Promise<void> {
  const answered = async (method: string, path: string, body?: object) => {
    journey.cart = await call(url, method, path, body);
    tell();
    return journey.cart as OrderShape;
  };
  const { tokenValue } = await answered('POST', '/orders', {});
  const order = `/orders/${tokenValue}`;
  await answered('PATCH', `${order}/items`, { productVariant: KIBBLE, quantity: 1 });
  await answered('PATCH', `${order}/items`, { productVariant: TIN, quantity: 2 });
  const addressed = await answered('PATCH', `${order}/address`, {
    email: 'lea@example.org',
    billingAddress: lyon,
  });
  const shipped = await answered('PATCH', `${order}/shipments/${addressed.shipments[0]?.id}`, {
    shippingMethod: 'home_standard',
  });
  const paymentId = shipped.payments[0]?.id;
  const { voucher } = journey;
  if (voucher) await answered('PUT', `${order}/voucher`, { code: voucher });
  const ready = await answered('PATCH', `${order}/payments/${paymentId}`, {
    paymentMethod: 'card',
  });
  const request = await call(url, 'POST', `${order}/payment-requests`, {
    paymentId,
    paymentMethodCode: 'card',
    action: 'authorize',
    payload: { target_path: '/commande/retour/' },
  });
  journey.payment = request.hash;
  tell();
  await enterCard(url, request.responseData.frameUrl);
  await confirm(url, journey, ready.due);
  tell();
}

/** Pays, or asks again how paying ended. */
export async function confirm(url: string, journey: Journey, expectedTotal: number) {
  const payload = { confirm: true, expectedTotal };
  const { state } = await call(url, 'PUT', `/payment-requests/${journey.payment}`, { payload });
  if (state !== 'completed') throw new Refused(`the payment is ${state}`);
  journey.isAccepted = true;
}
