import type { TestShop } from './shop.ts';
import { stockShop } from './stocked-shop.ts';

interface Buyer {
  first: string;
  last: string;
  email: string;
  phone?: string;
  postcode?: string;
  city?: string;
  street?: string;
  company?: string;
  product?: string;
  tracking?: string;
  card?: string;
  customer?: number;
}

const order = (number: number) => String(number).padStart(9, '0');

/** Orders in the order of their numbers, the first one 000000001; the others fill the shop to fifty. */
const BUYERS: readonly Buyer[] = [
  {
    first: 'Éléonore',
    last: 'Lefèvre',
    email: 'eleonore.lefevre@orange.test',
    phone: '+33612345012',
    city: 'Montauban',
  },
  {
    first: 'Hugo',
    last: 'Castelnau',
    email: 'hcastelnau@free.test',
    postcode: '31130',
    tracking: '6A98765432101',
  },
  {
    first: 'Linh',
    last: 'N’Guyen',
    email: 'linh77@posteo.test',
    phone: '+32470123456',
    company: 'Chenil des Étangs',
  },
  {
    first: 'Yann',
    last: 'Dupont',
    email: 'yann.dupont+chat@gmail.com',
    product: 'Mousse dinde et potiron',
    card: '4242',
  },
  {
    first: 'Jean-Pierre',
    last: 'Œuvrard',
    email: 'jpo@wanadoo.test',
    street: 'impasse des Mésanges',
    phone: '+352621123456',
  },
];

const FIRST = [
  'Alice',
  'Bruno',
  'Chloé',
  'David',
  'Emma',
  'Farid',
  'Gaëlle',
  'Henri',
  'Inès',
  'Jules',
];
const LAST = [
  'Moreau',
  'Petit',
  'Roux',
  'Garnier',
  'Faure',
  'Rousseau',
  'Blanc',
  'Guérin',
  'Boyer',
  'Girard',
];

/** Fifty orders of guests but one, a customer with a subscription, messages, a lot, an invoice: `stockShop` besides. */
export async function fillOffice(shop: TestShop): Promise<{ customer: number }> {
  await stockShop(shop.appContext);
  const { pool } = shop.database;
  const { rows } = await pool.query<{ id: number }>(
    `insert into customers (email, first_name, last_name, phone_number, gender, subscribed_to_newsletter, channel,
       last_seen_on, created_at, updated_at)
     values ('sophie.marchand@laposte.test', 'Sophie', 'Marchand', '+33698765432', 'f', false, 'FR_WEB', '2026-11-01',
       '2026-10-01', '2026-10-01') returning id`,
  );
  const customer = Number(rows[0]?.id);
  await pool.query(
    `insert into customer_addresses (customer_id, first_name, last_name, company, country_code, street, postcode, city,
       created_at, updated_at)
     values ($1, 'Sophie', 'Marchand', 'Élevage du Vieux Chêne', 'FR', '3 chemin du Moulin', '29217', 'Plougonvelin', now(), now())`,
    [customer],
  );
  for (const [index, buyer] of BUYERS.entries()) await addOrder(shop, index + 1, buyer);
  for (let number = BUYERS.length + 1; number <= 49; number += 1) {
    const first = FIRST[number % 10] ?? '';
    const last = LAST[Math.floor(number / 5) % 10] ?? '';
    await addOrder(shop, number, { first, last, email: `client${number}@exemple.test` });
  }
  await addOrder(shop, 50, {
    first: 'Sophie',
    last: 'Marchand',
    email: 'sophie.marchand@laposte.test',
    customer,
    card: '1881',
  });
  await addThings(shop, customer);
  return { customer };
}

async function addOrder(
  { database: { pool } }: TestShop,
  number: number,
  buyer: Buyer,
): Promise<void> {
  const { first, last, email, customer = null, phone = null, company = null } = buyer;
  const {
    postcode = '75011',
    city = 'Paris',
    street = `${number} rue de la Gare`,
    product = 'Croquettes poulet',
  } = buyer;
  const { rows } = await pool.query<{ id: number; token: string }>(
    `insert into orders (token, number, channel, locale, currency, customer_id, email, state, checkout_state, payment_state,
       shipping_state, created_at, updated_at, placed_at, terms_version, accepted_at)
     values ($1, $2, 'FR_WEB', 'fr_FR', 'EUR', $3, $4, 'new', 'completed', 'paid', 'ready', now(), now(),
       timestamptz '2026-11-01 10:00' + $5 * interval '1 hour', '1', now()) returning id, token`,
    [`token-of-${number}-order`, order(number), customer, email, number],
  );
  const { id = 0, token = '' } = rows[0] ?? {};
  await pool.query(
    `insert into order_items (order_id, variant_code, product_sku, product_slug, product_name, variant_name, variant_slug,
       tax_category, net_grams, gross_grams, quantity, unit_price, original_unit_price, discounted_unit_price, subtotal,
       total, tax_rate, net, vat)
     values ($1, '10012345', 'PR000100', 'x', $2, '4 kg', '4-kg', 'pet_food', 4000, 4100, 1, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [id, product],
  );
  for (const kind of ['shipping', 'billing'])
    await pool.query(
      `insert into order_addresses (order_id, kind, first_name, last_name, company, street, postcode, city, country_code,
         phone_number) values ($1, $2, $3, $4, $5, $6, $7, $8, 'FR', $9)`,
      [id, kind, first, last, company, street, postcode, city, phone],
    );
  await pool.query(
    `insert into shipments (order_id, method_code, tracking_number, created_at, updated_at)
     values ($1, (select code from shipping_methods order by code limit 1), $2, now(), now())`,
    [id, buyer.tracking ?? null],
  );
  const { rows: payments } = await pool.query<{ id: number }>(
    `insert into payments (order_id, method_code, currency, amount, state, created_at, updated_at)
     values ($1, 'card', 'EUR', 0, 'new', now(), now()) returning id`,
    [id],
  );
  if (buyer.card)
    await pool.query(
      `insert into payment_attempts (hash, order_token, payment_id, method_code, provider, action, state, amount, currency,
         quote_hash, card, provider_reference, created_at, updated_at)
       values ($1, $2, $3, 'card', 'sandbox', 'authorize', 'captured', 100, 'EUR', 'q', $4, $1, now(), now())`,
      [
        `attempt-of-order-number-${order(number)}-card`,
        token,
        payments[0]?.id,
        JSON.stringify({ brand: 'visa', last4: buyer.card, expMonth: 1, expYear: 2030 }),
      ],
    );
}

async function addThings({ database: { pool } }: TestShop, customer: number): Promise<void> {
  const address = JSON.stringify({
    firstName: 'Sophie',
    lastName: 'Marchand',
    company: null,
    street: '3 chemin du Moulin',
    street2: null,
    postcode: '29217',
    city: 'Plougonvelin',
    countryCode: 'FR',
    phoneNumber: '+33698765432',
  });
  const { rows } = await pool.query<{ id: number }>(
    `insert into subscriptions (code, customer_id, channel, locale, currency, frequency, first_frequency, anchor_date,
       billing_address, shipping_address, method_code, created_from, terms_version, accepted_at, created_at, updated_at)
     values ('AB-00012', $1, 'FR_WEB', 'fr_FR', 'EUR', 31, 31, '2026-12-01', $2, $2, 'x',
       (select id from orders where number = '000000050'), '1', now(), now(), now()) returning id`,
    [customer, address],
  );
  await pool.query(
    `insert into subscription_items (subscription_id, variant_code, quantity, known)
     values ($1, '10012345', 1, '{"productName": "Sardines du large", "variantName": "2 kg"}')`,
    [rows[0]?.id],
  );
  await pool.query(
    `insert into order_lots (order_id, variant_code, product_name, lot, recorded_at)
     select id, '10012345', 'Croquettes poulet', 'L26-0915B', now() from orders where number = '000000007'`,
  );
  await pool.query(
    `insert into contact_requests (channel_code, customer_id, email, first_name, last_name, subject, order_number, message, created_at)
     values ('FR_WEB', null, 'marguerite@inconnu.test', 'Marguerite', 'Quéméneur', 'Sac déchiré', '000000031',
       'Le colis est arrivé ouvert et trempé.', now())`,
  );
}
