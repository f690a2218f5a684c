import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { ask, hangUp } from '../ask.ts';
import { startShopServer } from '../servers.ts';
import { Shopper } from '../shopper.ts';

/** Subscriptions that are placed through the API; all others are copies of them. */
const PATTERNS = 40;
/** One of so many has a card that is declined later, a relay point, a scarce article. */
const DECLINED_EVERY = 20;
const RELAY_EVERY = 8;
const SCARCE_EVERY = 10;
const RELAY = 'relay_standard';
const INTERVALS = [31, 31, 42, 62];
const PASSWORD = 'quatre tasses de thé vert';
const ACCEPTED = '4242 4242 4242 4242';
const DECLINED_LATER = '4000 0000 0000 0341';
const READY_MS = 60_000;

const ADDRESS = {
  firstName: 'Camille',
  lastName: 'Martin',
  countryCode: 'FR',
  street: '12 rue des Lilas',
  postcode: '69003',
  city: 'Lyon',
  phoneNumber: '+33612345678',
};

/** The articles of the subscriptions: `scarce` is the one whose stock the bench takes away. */
export interface Articles {
  usual: readonly string[];
  scarce: string;
}

/**
 * Places subscriptions through the API of a running shop, each by a new customer with a saved card.
 * Some cards are declined at the first renewal, some parcels go to a relay point.
 */
export async function placePatterns(
  client: pg.Client,
  env: Record<string, string>,
  { usual, scarce }: Articles,
): Promise<void> {
  // A folder that `DATA_DIR` names has them from the run before.
  if ((await countStarted(client)) === PATTERNS) return;
  const shop = await startShopServer({ ...env, CAPTURE_AT: 'order' });
  try {
    const points = await readPoints(shop.url);
    for (let nth = 0; nth < PATTERNS; nth += 1) {
      const lines = [usual[nth % usual.length], nth % SCARCE_EVERY === 0 ? scarce : undefined];
      await subscribe(shop.url, nth, {
        variants: lines.filter((code) => code !== undefined),
        interval: INTERVALS[nth % INTERVALS.length] as number,
        card: nth % DECLINED_EVERY === 1 ? DECLINED_LATER : ACCEPTED,
        point: nth % RELAY_EVERY === 2 ? points[nth % points.length] : undefined,
      });
    }
    await untilStarted(client);
  } finally {
    hangUp();
    await shop.stop();
  }
}

async function readPoints(url: string): Promise<string[]> {
  const found = await new Shopper(url).call(
    'GET',
    `/pickup-points?countryCode=FR&postcode=69003&shippingMethod=${RELAY}&weight=2000`,
  );
  return found['hydra:member'].map(({ code }: { code: string }) => code);
}

interface Subscribed {
  variants: readonly string[];
  interval: number;
  card: string;
  point: string | undefined;
}

async function subscribe(
  url: string,
  nth: number,
  { variants, interval, card, point }: Subscribed,
): Promise<void> {
  const shopper = new Shopper(url, { 'x-forwarded-for': `10.77.${nth % 250}.1` });
  const email = `subscriber-${nth}@example.org`;
  await shopper.call('POST', '/customers', { ...named(ADDRESS), email, password: PASSWORD });
  await shopper.signIn(email, PASSWORD);
  const items = variants.map((productVariant) => ({
    productVariant,
    quantity: point ? 1 : 2,
    subscriptionInterval: interval,
  }));
  const { tokenValue } = await shopper.call('POST', '/orders', { items });
  const order = `/orders/${tokenValue}`;
  const addressed = await shopper.call('PUT', order, { email, billingAddress: ADDRESS });
  const shipment = `${order}/shipments/${addressed.shipments[0].id}`;
  const methods = await shopper.call('GET', `${shipment}/methods`);
  const codes: string[] = methods['hydra:member'].map(({ code }: { code: string }) => code);
  // What is too heavy for a point goes home.
  const isRelay = point !== undefined && codes.includes(RELAY);
  const shipped = await shopper.call('PATCH', shipment, {
    shippingMethod: isRelay ? RELAY : codes.find((code) => code !== RELAY),
    pickupPoint: isRelay ? point : undefined,
  });
  const paymentId = shipped.payments[0].id;
  const ready = await shopper.call('PATCH', `${order}/payments/${paymentId}`, {
    paymentMethod: 'card',
  });
  const opened = await shopper.call('POST', `${order}/payment-requests`, {
    paymentId,
    paymentMethodCode: 'card',
    action: 'authorize',
    payload: { target_path: '/commande/retour/' },
  });
  const form = new URLSearchParams({ number: card, expiry: '08/39', cvc: '123' }).toString();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  await ask('POST', url + opened.responseData.frameUrl, type, form);
  await shopper.call('PUT', `/payment-requests/${opened.hash}`, {
    payload: { confirm: true, expectedTotal: ready.total },
  });
}

const named = ({ firstName, lastName }: typeof ADDRESS) => ({ firstName, lastName });

/** Subscriptions are started by a job of each order. */
async function untilStarted(client: pg.Client): Promise<void> {
  const end = performance.now() + READY_MS;
  for (;;) {
    const started = await countStarted(client);
    if (started === PATTERNS) return;
    if (performance.now() > end)
      throw new Error(`${started} of ${PATTERNS} subscriptions were started`);
    await wait(200);
  }
}

async function countStarted(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::integer as started from subscriptions s join customers c on c.id = s.customer_id
     where c.email like 'subscriber-%@example.org'`,
  );
  return rows[0].started;
}
