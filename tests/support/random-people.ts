import type { Range, Rules, Span, Subject } from '../../src/modules/segments/rules/index.ts';
import type { TestShop } from './shop.ts';

/** A person with the facts that segments use; days are the shop's civil days. */
export interface Somebody {
  id: number;
  person: {
    site: string;
    country: string | null;
    since: string;
    newsletter: boolean;
    subscriber: boolean;
    bought: string[];
  };
  orders: { orders: number; spent: number; lastOrder: number | null; lastOrderOn: string | null };
  animal: { species: string; breed: string; age: number; sterilised: boolean; feed: string[] }[];
  subscription: {
    state: string;
    frequency: number;
    nextDelivery: number | null;
    deliveries: number;
  }[];
}

const FEEDS = ['croquettes', 'patee', 'menagere', 'cru', 'friandises'];
const BREEDS = [
  { species: 'dog', code: 'chien-affenpinscher', id: 1, type: 1 },
  { species: 'dog', code: 'chien-akita-inu', id: 3, type: 1 },
];
const SKUS = ['PR000123', 'PR000200', 'PR000300'];
const STATUSES = ['active', 'awaiting_payment', 'payment_failed', 'paused', 'stopped'];

type Chance = () => number;
const upTo = (random: Chance, most: number) => Math.floor(random() * (most + 1));
const oneOf = <T>(random: Chance, list: readonly T[]): T =>
  list[upTo(random, list.length - 1)] as T;
const some = <T>(random: Chance, list: readonly T[]): T[] => list.filter(() => random() < 0.4);

/** Creates random people with orders, animals and subscriptions, and returns their facts. */
export async function randomPeople(
  { database, appContext }: TestShop,
  random: Chance,
  count: number,
): Promise<Somebody[]> {
  const query = async (text: string, ...values: unknown[]) =>
    (await database.pool.query(text, values)).rows;
  const today = appContext.clock.today();
  const ago = (days: number) => today.subtract({ days }).toString();
  const people: Somebody[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const site = oneOf(random, ['FR_WEB', 'BE_WEB']);
    const since = ago(upTo(random, 900));
    const email = `quelqu-un-${nth}@example.org`;
    const [{ id }] = await query(
      `insert into customers (email, first_name, last_name, subscribed_to_newsletter, channel, last_seen_on, created_at, updated_at, gender)
       values ($1, 'Quelqu’un', 'Numéro', false, $2, $3, $3::date + time '12:00' at time zone 'Europe/Paris', now(), 'u') returning id`,
      email,
      site,
      since,
    );
    const country = random() < 0.8 ? oneOf(random, ['FR', 'BE', 'LU']) : null;
    if (country) {
      const [address] = await query(
        `insert into customer_addresses (customer_id, first_name, last_name, country_code, street, postcode, city, created_at, updated_at)
         values ($1, 'Q', 'N', $2, '1 rue', '69001', 'Lyon', now(), now()) returning id`,
        id,
        country,
      );
      await query('update customers set default_address_id = $2 where id = $1', id, address.id);
    }
    const newsletter = oneOf(random, ['confirmed', 'pending', 'suppressed', null]);
    if (newsletter)
      await query(
        `insert into newsletter_subscriptions (email, channel_code, state, source, asked_at, consent_version, confirmed_at, leave_token, suppressed_at, suppressed_for)
         values ($1, $2, $3, 'footer', now(), '1', $4, $5, $6, $7)`,
        email,
        site,
        newsletter === 'pending' ? 'pending' : 'confirmed',
        newsletter === 'pending' ? null : new Date(),
        `jeton-de-quelqu-un-numero-${nth}`,
        newsletter === 'suppressed' ? new Date() : null,
        newsletter === 'suppressed' ? 'bounced' : null,
      );
    const somebody: Somebody = {
      id,
      person: {
        site,
        country,
        since,
        newsletter: newsletter === 'confirmed',
        subscriber: false,
        bought: [],
      },
      orders: { orders: 0, spent: 0, lastOrder: null, lastOrderOn: null },
      animal: [],
      subscription: [],
    };
    let anyOrder = 0;
    for (let at = upTo(random, 4); at > 0; at -= 1) {
      const isCounted = random() < 0.75;
      const days = upTo(random, 400);
      const total = 1000 + upTo(random, 9000);
      const sku = oneOf(random, SKUS);
      const [order] = await query(
        `insert into orders (token, number, channel, locale, currency, customer_id, email, state, checkout_state, payment_state, shipping_state, items_total, items_subtotal, total, created_at, updated_at, placed_at, cancelled_at, terms_version, accepted_at)
         values ($1, $2, $3, 'fr_FR', 'EUR', $4, $5, $6, 'completed', 'paid', 'ready', $7::integer, $7::integer, $7::integer, now(), now(), $8::date + time '12:00' at time zone 'Europe/Paris', $9, '1', now()) returning id`,
        `jeton-de-commande-${nth}-${at}`,
        `9${String(nth).padStart(4, '0')}${at}`,
        site,
        id,
        email,
        isCounted ? 'new' : 'cancelled',
        total,
        ago(days),
        isCounted ? null : new Date(),
      );
      anyOrder = order.id;
      await query(
        `insert into order_items (order_id, variant_code, product_sku, product_slug, product_name, variant_name, variant_slug, tax_category, net_grams, gross_grams, quantity, unit_price, original_unit_price, discounted_unit_price, subtotal, total, tax_rate, net, vat)
         values ($1, '10012345', $2, 's', 'P', 'F', 'f', 'pet_food', 1, 1, 1, $3::integer, $3::integer, $3::integer, $3::integer, $3::integer, 0, $3::integer, 0)`,
        order.id,
        sku,
        total,
      );
      if (!isCounted) continue;
      const { orders, person } = somebody;
      person.bought.push(sku);
      orders.orders += 1;
      orders.spent += total;
      orders.lastOrder = Math.min(orders.lastOrder ?? days, days);
      orders.lastOrderOn = ago(orders.lastOrder);
    }
    for (let at = upTo(random, 2); at > 0; at -= 1) {
      const breed = oneOf(random, BREEDS);
      const age = upTo(random, 150);
      const birthday = today.subtract({ months: age }).subtract({ days: upTo(random, 20) });
      const sterilised = random() < 0.5;
      const feed = some(random, FEEDS);
      const [animal] = await query(
        `insert into animals (customer_id, name, type_id, gender_id, breed_id, crossbreed, birthday, in_date, condition_id, activity_id, sterilized, weight_kg, feature_id, kibble_brand_id, only_upd, created_at, updated_at)
         values ($1, 'Milo', $2, 1, $3, false, $4, true, 3, 2, $5, 5, (select min(id) from animal_features where type_id is null), 1, false, now(), now()) returning id`,
        id,
        breed.type,
        breed.id,
        birthday.toString(),
        sterilised,
      );
      await query(
        'insert into animal_diets (animal_id, feed_id) select $1, id from animal_feeds where code = any ($2::text[])',
        animal.id,
        feed,
      );
      const whole = birthday.until(today, { largestUnit: 'months' }).months;
      somebody.animal.push({
        species: breed.species,
        breed: breed.code,
        age: whole,
        sterilised,
        feed,
      });
    }
    for (let at = anyOrder === 0 ? 0 : upTo(random, 2); at > 0; at -= 1) {
      const status = oneOf(random, STATUSES);
      const frequency = oneOf(random, [21, 31, 62]);
      const deliveries = upTo(random, 9);
      const address = '{}';
      const [subscription] = await query(
        `insert into subscriptions (code, customer_id, channel, locale, currency, status, frequency, first_frequency, anchor_date, deliveries_done, billing_address, shipping_address, method_code, created_from, terms_version, accepted_at, paused_at, stopped_at, created_at, updated_at)
         values ($1, $2, $3, 'fr_FR', 'EUR', $4, $5::integer, $6::integer, $7, $8, $9, $9, 'home_standard', $10, '1', now(), $11, $12, now(), now()) returning id`,
        `AB-${String(nth * 10 + at).padStart(5, '0')}`,
        id,
        site,
        status,
        frequency,
        // An order starts each of its rhythms once.
        [21, 31, 62][at],
        ago(0),
        deliveries,
        address,
        anyOrder,
        status === 'paused' ? new Date() : null,
        status === 'stopped' ? new Date() : null,
      );
      const days = random() < 0.8 ? upTo(random, 60) : null;
      if (days !== null)
        await query(
          `insert into subscription_cycles (subscription_id, number, state, planned_date, shipping_date, created_at)
           values ($1, 2, 'draft', $2, $2, now())`,
          subscription.id,
          today.add({ days }).toString(),
        );
      const isStopped = status === 'stopped';
      if (!isStopped) somebody.person.subscriber = true;
      const state = ['active', 'awaiting_payment'].includes(status) ? 'running' : status;
      somebody.subscription.push({
        state,
        frequency,
        nextDelivery: isStopped ? null : days,
        deliveries,
      });
    }
    people.push(somebody);
  }
  return people;
}

type Value = string | number | boolean | string[] | null;

/** A straightforward evaluation of a rule, to compare with. */
function isWanted(value: Value, wanted: Rules[keyof Rules]): boolean {
  if (value === null) return false;
  if (typeof wanted === 'boolean') return value === wanted;
  if (Array.isArray(wanted)) {
    const own = Array.isArray(value) ? value : [value];
    return own.some((one) => wanted.includes(one));
  }
  const range = wanted as Range | Span;
  const [low, high] = 'least' in range ? [range.least, range.most] : [range.from, range.until];
  return (low === null || value >= low) && (high === null || value <= high);
}

/** Whether a person is in a segment, evaluated directly: rules about one subject apply to the same item. */
export const isMeant = (rules: Rules, somebody: Somebody): boolean =>
  (['person', 'orders', 'animal', 'subscription'] as const satisfies readonly Subject[]).every(
    (subject) => {
      const all = [somebody[subject]].flat() as Readonly<Record<string, Value>>[];
      const facts = Object.entries(rules).filter(([name]) => SUBJECT_OF[name] === subject);
      return (
        facts.length === 0 ||
        all.some((one) => facts.every(([name, wanted]) => isWanted(one[name] ?? null, wanted)))
      );
    },
  );

const SUBJECT_OF: Readonly<Record<string, Subject>> = {
  site: 'person',
  country: 'person',
  since: 'person',
  newsletter: 'person',
  subscriber: 'person',
  bought: 'person',
  orders: 'orders',
  spent: 'orders',
  lastOrder: 'orders',
  lastOrderOn: 'orders',
  species: 'animal',
  breed: 'animal',
  age: 'animal',
  sterilised: 'animal',
  feed: 'animal',
  state: 'subscription',
  frequency: 'subscription',
  nextDelivery: 'subscription',
  deliveries: 'subscription',
};

/** Random rules: any facts in any combination. */
export function randomRules(random: Chance, today: Temporal.PlainDate): Rules {
  const day = () => today.subtract({ days: upTo(random, 700) }).toString();
  const range = (most: number): Range => {
    const [a, b] = [upTo(random, most), upTo(random, most)].toSorted((x, y) => x - y) as [
      number,
      number,
    ];
    return oneOf(random, [
      { least: a, most: b },
      { least: a, most: null },
      { least: null, most: b },
    ]);
  };
  const span = (): Span => {
    const [a, b] = [day(), day()].toSorted() as [string, string];
    return oneOf(random, [
      { from: a, until: b },
      { from: a, until: null },
      { from: null, until: b },
    ]);
  };
  const any = (list: readonly string[]) => [
    ...new Set([oneOf(random, list), ...some(random, list)]),
  ];
  const every: [keyof Rules, () => Rules[keyof Rules]][] = [
    ['site', () => any(['FR_WEB', 'BE_WEB'])],
    ['country', () => any(['FR', 'BE', 'LU'])],
    ['since', span],
    ['newsletter', () => random() < 0.5],
    ['subscriber', () => random() < 0.5],
    ['bought', () => any(SKUS)],
    ['orders', () => range(4)],
    ['spent', () => range(20_000)],
    ['lastOrder', () => range(400)],
    ['lastOrderOn', span],
    ['species', () => any(['dog', 'cat'])],
    ['breed', () => any(BREEDS.map(({ code }) => code))],
    ['age', () => range(150)],
    ['sterilised', () => random() < 0.5],
    ['feed', () => any(FEEDS)],
    ['state', () => any(['running', 'paused', 'payment_failed', 'stopped'])],
    ['frequency', () => range(62)],
    ['nextDelivery', () => range(60)],
    ['deliveries', () => range(9)],
  ];
  const chosen = every.filter(() => random() < 0.12);
  const [name, made] = oneOf(random, every);
  return Object.fromEntries([[name, made()], ...chosen.map(([fact, of]) => [fact, of()])]);
}
