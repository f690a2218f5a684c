import { type RawBuilder, sql } from 'kysely';
import {
  type Description,
  type Fact,
  factsOf,
  type Range,
  type Rules,
  type Span,
  SUBJECTS,
  type Subject,
  type Wanted,
} from '../rules/index.ts';

/** Civil day of a moment in Paris time. */
const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Europe/Paris')::date`;

/** SQL for each fact, on a row of its subject: customer `c`, all orders together `o`, animal `a`, subscription `s`. */
const factValues = (today: RawBuilder<unknown>): Readonly<Record<Fact, RawBuilder<unknown>>> => ({
  site: sql`c.channel`,
  country: sql`(select d.country_code from customer_addresses d where d.id = c.default_address_id)`,
  since: dayOf(sql`c.created_at`),
  newsletter: sql`exists (select from newsletter_subscriptions n where n.email = lower(c.email)
    and n.state = 'confirmed' and n.suppressed_at is null)`,
  subscriber: sql`exists (select from subscriptions r where r.customer_id = c.id and r.status <> 'stopped')`,
  bought: sql`array(select i.product_sku from orders b join order_items i on i.order_id = b.id
    where b.customer_id = c.id and b.placed_at is not null and b.state <> 'cancelled')`,
  orders: sql`o.orders`,
  spent: sql`o.spent`,
  lastOrder: sql`(${today} - o.last_on)`,
  lastOrderOn: sql`o.last_on`,
  species: sql`(select t.code from animal_types t where t.id = a.type_id)`,
  breed: sql`(select b.code from animal_breeds b where b.id = a.breed_id)`,
  // Whole months since it was born.
  age: sql`(extract(year from age(${today}, a.birthday)) * 12 + extract(month from age(${today}, a.birthday)))`,
  sterilised: sql`a.sterilized`,
  feed: sql`array(select f.code from animal_diets g join animal_feeds f on f.id = g.feed_id where g.animal_id = a.id)`,
  state: sql`case when s.status in ('paused', 'payment_failed', 'stopped') then s.status else 'running' end`,
  frequency: sql`s.frequency`,
  nextDelivery: sql`(select y.shipping_date - ${today} from subscription_cycles y
    where y.subscription_id = s.id and y.closed_at is null and s.status <> 'stopped')`,
  deliveries: sql`s.deliveries_done`,
});

/** Whether a customer has a row of a subject that meets these conditions. */
const among = (subject: Subject, wanted: RawBuilder<boolean>): RawBuilder<boolean> =>
  ({
    person: wanted,
    // A customer without orders has a row too: zero orders, zero spent.
    orders: sql<boolean>`exists (select from (
      select count(*)::integer as orders, coalesce(sum(p.total), 0)::bigint as spent, max(${dayOf(sql`p.placed_at`)}) as last_on
      from orders p where p.customer_id = c.id and p.placed_at is not null and p.state <> 'cancelled') o where ${wanted})`,
    animal: sql<boolean>`exists (select from animals a where a.customer_id = c.id and ${wanted})`,
    subscription: sql<boolean>`exists (select from subscriptions s where s.customer_id = c.id and ${wanted})`,
  })[subject];

/** Facts with several codes at once. */
const SEVERAL: ReadonlySet<Fact> = new Set(['bought', 'feed']);

/** Whether a value meets a condition; a missing value does not. */
function holds(
  value: RawBuilder<unknown>,
  name: Fact,
  { kind }: Description,
  wanted: Wanted,
): RawBuilder<boolean> {
  if (kind === 'yesNo') return sql`${value} = ${wanted as boolean}`;
  if (kind === 'choice' || kind === 'codes') {
    const any = [...(wanted as readonly string[])];
    return SEVERAL.has(name)
      ? sql`${value} && ${any}::text[]`
      : sql`${value} = any (${any}::text[])`;
  }
  const [low, high] =
    kind === 'range'
      ? [(wanted as Range).least, (wanted as Range).most]
      : [(wanted as Span).from, (wanted as Span).until];
  const type = kind === 'range' ? sql`bigint` : sql`date`;
  const limits = [
    low === null ? sql`true` : sql`${value} >= ${low}::${type}`,
    high === null ? sql`true` : sql`${value} <= ${high}::${type}`,
  ];
  return sql`(${value} is not null and ${sql.join(limits, sql` and `)})`;
}

/**
 * Whether the customer `c` of a statement is in a segment today. Erased customers are in none. Each subject is read
 * once, by an index on its customer.
 */
export function isMember(rules: Rules, today: Temporal.PlainDate): RawBuilder<boolean> {
  const values = factValues(sql`${today.toString()}::date`);
  const needed = SUBJECTS.flatMap((subject) => {
    const own = factsOf(subject).flatMap(([name, fact]) => {
      const wanted = rules[name];
      return wanted === undefined ? [] : [holds(values[name], name, fact, wanted)];
    });
    return own.length === 0 ? [] : [among(subject, sql<boolean>`${sql.join(own, sql` and `)}`)];
  });
  const living = sql<boolean>`c.email <> 'erased-' || c.id || '@customer.invalid'`;
  return sql<boolean>`(${sql.join([living, ...needed], sql` and `)})`;
}
