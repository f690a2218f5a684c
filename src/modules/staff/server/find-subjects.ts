import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#registry/schema.ts';
import type { StaffActionShape } from '../contracts.ts';
import type { StaffAction } from './queries.ts';

type Kind = NonNullable<StaffActionShape['page']>['kind'];
type SubjectKey = { key: string; id: string };

/** Uses the index on the id, since the table may have millions of rows. */
function byNumber(table: 'customers' | 'contact_requests' | 'reviews', keys: readonly string[]) {
  const numbers = keys.filter((key) => /^\d{1,15}$/.test(key)).map(Number);
  return sql<SubjectKey>`select id::text as key, id::text from ${sql.table(table)}
    where id = any(${numbers}::bigint[])`;
}

/** By prefix of the action: the kind of page, and how to find its subjects. */
const KINDS: readonly [
  kind: Kind,
  actions: RegExp,
  find: (keys: readonly string[]) => RawBuilder<SubjectKey>,
][] = [
  [
    'order',
    /^(order\.|refund\.)/,
    (keys) => sql`select number as key, number as id from orders where number = any(${keys})`,
  ],
  ['customer', /^customer\./, (keys) => byNumber('customers', keys)],
  [
    'subscription',
    /^(subscription\.|renewal\.retried)/,
    (keys) => sql`select code as key, code as id from subscriptions where code = any(${keys})`,
  ],
  [
    'product',
    /^product\./,
    (keys) => sql`select sku as key, sku as id from products where sku = any(${keys})`,
  ],
  [
    'product',
    /^(price|stock|planned_change)\./,
    (keys) => sql`select v.code as key, p.sku as id from product_variants v
      join products p on p.id = v.product_id where v.code = any(${keys})`,
  ],
  [
    'category',
    /^category\./,
    (keys) => sql`select path as key, id::text from categories where path = any(${keys})`,
  ],
  [
    'promotion',
    /^promotion\./,
    (keys) => sql`select code as key, code as id from promotions where code = any(${keys})`,
  ],
  [
    'campaign',
    /^campaign\./,
    (keys) => sql`select code as key, code as id from campaigns where code = any(${keys})`,
  ],
  ['message', /^message\./, (keys) => byNumber('contact_requests', keys)],
  ['review', /^review\./, (keys) => byNumber('reviews', keys)],
  [
    'member',
    /^staff\./,
    (keys) => sql`select email as key, id::text from staff_members where email = any(${keys})`,
  ],
];

/**
 * The page of each audit entry's subject, if it still exists; none for a subject that was renamed, erased or never
 * created. One statement per kind, whatever the number of entries.
 */
export async function findSubjects(
  db: Db,
  actions: readonly StaffAction[],
): Promise<ReadonlyMap<number, StaffActionShape['page']>> {
  const requested = KINDS.map(([kind, actionProps, find]) => {
    const lines = actions.filter(({ action }) => actionProps.test(action));
    return { kind, find, lines };
  }).filter(({ lines }) => lines.length > 0);
  const pages = await Promise.all(
    requested.map(async ({ kind, find, lines }) => {
      const { rows } = await find(lines.map(({ subject }) => subject)).execute(db);
      const byKey = new Map(rows.map(({ key, id }) => [key, id]));
      return lines.flatMap(({ id: line, subject }) => {
        const id = byKey.get(subject);
        return id === undefined ? [] : [[line, { kind, id }] as const];
      });
    }),
  );
  return new Map(pages.flat());
}
