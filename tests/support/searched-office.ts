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

/** Buyers by order number, the first one 000000001; further orders bring the total to fifty. */
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
  const orders: Numbered[] = BUYERS.map((buyer, index) => ({ ...buyer, nth: index + 1 }));
  for (let nth = BUYERS.length + 1; nth <= 49; nth += 1) {
    const first = FIRST[nth % 10] ?? '';
    const last = LAST[Math.floor(nth / 5) % 10] ?? '';
    orders.push({ nth, first, last, email: `client${nth}@exemple.test` });
  }
  const email = 'sophie.marchand@laposte.test';
  orders.push({ nth: 50, first: 'Sophie', last: 'Marchand', email, customer, card: '1881' });
  await addOrders(shop, orders);
  await addThings(shop, customer);
  return { customer };
}

type Numbered = Buyer & { nth: number };

/** The buyers as rows for the statements below. */
const EACH = `from jsonb_to_recordset($1) as b (nth integer, first text, last text, email text, phone text, postcode text,
  city text, street text, company text, product text, tracking text, card text, customer bigint)`;
const OF_ORDER = `${EACH} join orders o on o.number = lpad(b.nth::text, 9, '0')`;

async function addOrders({ database: { pool } }: TestShop, orders: readonly Numbered[]) {
  const given = [JSON.stringify(orders)];
  const statements = [
    `insert into orders (token, number, channel, locale, currency, customer_id, email, state, checkout_state, payment_state,
       shipping_state, created_at, updated_at, placed_at, terms_version, accepted_at)
     select 'token-of-' || nth || '-order', lpad(nth::text, 9, '0'), 'FR_WEB', 'fr_FR', 'EUR', customer, email, 'new', 'completed',
       'paid', 'ready', now(), now(), timestamptz '2026-11-01 10:00' + nth * interval '1 hour', '1', now() ${EACH}`,
    `insert into order_items (order_id, variant_code, product_sku, product_slug, product_name, variant_name, variant_slug,
       tax_category, net_grams, gross_grams, quantity, unit_price, original_unit_price, discounted_unit_price, subtotal,
       total, tax_rate, net, vat)
     select o.id, '10012345', 'PR000100', 'x', coalesce(b.product, 'Croquettes poulet'), '4 kg', '4-kg', 'pet_food', 4000, 4100, 1,
       0, 0, 0, 0, 0, 0, 0, 0 ${OF_ORDER}`,
    `insert into order_addresses (order_id, kind, first_name, last_name, company, street, postcode, city, country_code, phone_number)
     select o.id, kind, b.first, b.last, b.company, coalesce(b.street, b.nth || ' rue de la Gare'), coalesce(b.postcode, '75011'),
       coalesce(b.city, 'Paris'), 'FR', b.phone ${OF_ORDER} cross join unnest(array['shipping', 'billing']) kind`,
    `insert into shipments (order_id, method_code, tracking_number, created_at, updated_at)
     select o.id, (select code from shipping_methods order by code limit 1), b.tracking, now(), now() ${OF_ORDER}`,
    `insert into payments (order_id, method_code, currency, amount, state, created_at, updated_at)
     select o.id, 'card', 'EUR', 0, 'new', now(), now() ${OF_ORDER}`,
    `insert into payment_attempts (hash, order_token, payment_id, method_code, provider, action, state, amount, currency, quote_hash,
       card, provider_reference, created_at, updated_at)
     select 'attempt-of-order-number-' || o.number || '-card', o.token, p.id, 'card', 'sandbox', 'authorize', 'captured', 100, 'EUR', 'q',
       jsonb_build_object('brand', 'visa', 'last4', b.card, 'expMonth', 1, 'expYear', 2030), 'charge-' || o.number, now(), now()
     ${OF_ORDER} join payments p on p.order_id = o.id where b.card is not null`,
  ];
  for (const statement of statements) await pool.query(statement, given);
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
