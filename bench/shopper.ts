import { ask } from './ask.ts';

/** A client of the shop API as a stranger would write one: paths and JSON, nothing of ours. */
export class Shopper {
  readonly #base: string;
  readonly #headers: Record<string, string>;
  #token: string | null = null;

  /** `headers` go with every request. */
  constructor(url: string, headers: Record<string, string> = {}) {
    this.#base = `${url}/api/v2/shop`;
    this.#headers = headers;
  }

  /** Throws on anything but a success, so that a failed flow counts as failed. */
  // biome-ignore lint/suspicious/noExplicitAny: answers are read the way a stranger reads JSON
  async call(method: string, path: string, body?: unknown): Promise<any> {
    const headers: Record<string, string> = { accept: 'application/ld+json', ...this.#headers };
    if (this.#token) headers.authorization = `Bearer ${this.#token}`;
    if (body !== undefined)
      headers['content-type'] =
        method === 'PATCH' ? 'application/merge-patch+json' : 'application/ld+json';
    const join = path.includes('?') ? '&' : '?';
    const url = `${this.#base}${path}${join}channelCode=FR_WEB&locale=fr_FR`;
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { status, text } = await ask(method, url, headers, sent);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return text === '' ? null : JSON.parse(text);
  }

  async signIn(email: string, password: string): Promise<void> {
    const { token } = await this.call('POST', '/authentication-token', { email, password });
    this.#token = token;
  }
}

const ADDRESS = {
  firstName: 'Camille',
  lastName: 'Martin',
  countryCode: 'FR',
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: '+33612345678',
};

/** One product as its page needs it. */
export async function readProduct(url: string, slug: string): Promise<void> {
  const path = `/api/b2c-products/${slug}?render=2&locale=fr&channelCode=FR_WEB`;
  const { status } = await ask('GET', url + path, {}, undefined);
  if (status !== 200) throw new Error(`${path}: ${status}`);
}

/** Create with an item, add another, change, read. */
export async function cartFlow(url: string, variants: readonly string[]): Promise<void> {
  const shopper = new Shopper(url);
  const [first, second] = variants;
  const item = (productVariant: string | undefined) => ({ productVariant, quantity: 1 });
  const { tokenValue, items } = await shopper.call('POST', '/orders', { items: [item(first)] });
  const cart = `/orders/${tokenValue}`;
  await shopper.call('PATCH', `${cart}/items`, item(second));
  await shopper.call('PATCH', `${cart}/items/${items[0].id}`, { quantity: 2 });
  await shopper.call('GET', cart);
}

/** Path of a cart with these variants. */
export async function filledCart(url: string, variants: readonly string[]): Promise<string> {
  const items = variants.map((productVariant) => ({ productVariant, quantity: 1 }));
  const { tokenValue } = await new Shopper(url).call('POST', '/orders', { items });
  return `/api/v2/shop/orders/${tokenValue}?channelCode=FR_WEB&locale=fr_FR`;
}

let shoppers = 0;

/**
 * From nothing to a placed order, paid by transfer: no provider is asked. Each is somebody else, from an
 * address of their own: one person may leave only so many orders unpaid.
 */
export function checkoutFlow(url: string, variant: string): Promise<string> {
  shoppers += 1;
  const nth = Date.now() * 1000 + shoppers;
  const from = `10.${shoppers % 250}.${Math.floor(shoppers / 250) % 250}.${Math.floor(nth / 1000) % 250}`;
  const shopper = new Shopper(url, { 'x-forwarded-for': from });
  return checkOut(shopper, variant, `camille+${nth}@client${nth}.example.org`);
}

/** The same by one shopper with a mailbox; returns the token of the order. */
export async function checkOut(shopper: Shopper, variant: string, email: string): Promise<string> {
  const items = [{ productVariant: variant, quantity: 1 }];
  const { tokenValue } = await shopper.call('POST', '/orders', { items });
  const order = `/orders/${tokenValue}`;
  const addressed = await shopper.call('PUT', order, {
    email,
    billingAddress: ADDRESS,
  });
  const shipment = addressed.shipments[0].id;
  const methods = await shopper.call('GET', `${order}/shipments/${shipment}/methods`);
  const shippingMethod = methods['hydra:member'][0].code;
  const shipped = await shopper.call('PATCH', `${order}/shipments/${shipment}`, { shippingMethod });
  const payment = shipped.payments[0].id;
  const ready = await shopper.call('PATCH', `${order}/payments/${payment}`, {
    paymentMethod: 'bank_transfer',
  });
  await shopper.call('PATCH', `${order}/complete`, { expectedTotal: ready.total });
  return tokenValue;
}
